"""`python -m tests.games.venice.looks` writes one look of each kind, for the tests of the web app's screen.

Each is a position played on a real table; a test fails when the file is stale.
"""

from pathlib import Path

import msgspec

from borgo.core.game import Audience
from borgo.core.look import look
from borgo.games.venice import GAME
from borgo.games.venice.actions import Done, PutOpen, SettleGold
from borgo.games.venice.prompts import DrainStage, DrawStage, ThirdStage
from borgo.games.venice.state import State

from .positions import CAMPO, CASA, PALAZZO, PONTE, alone, at, cards, common, lay, play, position, seat

FILE = Path(__file__).parents[3] / "frontend" / "tests" / "games" / "venice" / "looks.json"


def looks() -> dict[str, tuple[Audience, State]]:
    """Whose look at which state."""
    start = position(
        seat(
            11,
            hand=cards(casa=2, palazzo=2, basilica=1),
            laid=cards(campo=1),
            tiles=(1, 2, 2),
            bags=(0, 1, 0, 1),
        ),
        seat(20, hand=cards(ponte=3), laid=cards(palazzo=1)),
        seat(24),
        drained=["C2", "C8", "C9"],
        open_cards=cards(ponte=1, casa=1),
    )
    palazzo = position(
        seat(18, hand=cards(palazzo=1), tiles=(0, 0, 3)),
        seat(11, laid=cards(palazzo=2)),
        seat(25),
        drained=["C2", "C8"],
    )
    ponte = position(
        seat(20, hand=cards(ponte=3)), seat(21), seat(), built={CASA: ["A1", "A2", "D19"]}, drained=["D19"]
    )
    drain = position(seat(20, tiles=(1, 1, 0)), seat(), seat(), stage=DrainStage((0,)))
    draw = position(
        seat(3, hand=cards(palazzo=1, casa=1)),
        seat(),
        seat(),
        stage=DrawStage((0,)),
        open_cards=cards(ponte=1),
    )
    surplus = position(seat(hand=cards(campo=1), laid=cards(ponte=1, basilica=2)), seat(), seat())
    last = position(seat(59, hand=cards(casa=1)), seat(41, tiles=(0, 1, 7)), seat(30))
    two = position(seat(4, hand=cards(campo=2)), seat(9), third=cards(campo=1), architects={CAMPO: 2})
    placing = play(palazzo, lay(1, PALAZZO), common(PALAZZO))
    ending = play(last, lay(1, CASA), at("C6"))
    third = position(seat(4), seat(9), third=cards(basilica=2), stage=ThirdStage((0,)))
    return {
        "build": (0, start),
        "build-watched": (None, start),
        "completed": (0, play(start, lay(2, PALAZZO))),
        "casa": (0, play(start, lay(1, CASA))),
        "place-out-of-turn": (1, placing),
        "place-waiting": (0, placing),
        "district": (0, play(ponte, lay(3, PONTE), alone(PONTE), at("A21", "D4"))),
        "between": (0, play(placing, (1, at("C6", "C7")))),
        "surplus": (0, play(surplus, lay(1, CAMPO), Done())),
        "drain": (0, drain),
        "draw": (0, draw),
        "draw-put": (0, play(draw, PutOpen(PALAZZO))),
        "draw-full": (0, position(seat(hand=cards(campo=5)), seat(), seat(), stage=DrawStage((0,)))),
        "two": (0, two),
        "third": (0, third),
        "final": (1, ending),
        "over": (0, play(ending, (1, SettleGold(3)))),
    }


def written() -> str:
    each = {
        name: {"seat": -1 if audience is None else audience, "look": look(GAME, state, audience)}
        for name, (audience, state) in looks().items()
    }
    lines = ",\n".join(f'  "{name}": {msgspec.json.encode(one).decode()}' for name, one in each.items())
    return f"{{\n{lines}\n}}\n"


if __name__ == "__main__":
    FILE.write_text(written())
