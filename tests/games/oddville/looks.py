"""`python -m tests.games.oddville.looks` writes one look of each kind, for the tests of the web app's screen.

Each is a position played on a real table; a test fails when the file is stale.
"""

from pathlib import Path
from typing import Any

import msgspec

from borgo.core.game import Audience
from borgo.core.look import look
from borgo.games.oddville import GAME
from borgo.games.oddville.actions import (
    Build,
    Decline,
    EndTurn,
    FetchResource,
    Recall,
    TakeCoins,
    TakeProject,
)
from borgo.games.oddville.data import Character
from borgo.games.oddville.state import State

from .positions import CLAY, CRYSTAL, FOREMAN, JOURNEYMAN, MASTER, WOOD, card, new, play, position

FILE = Path(__file__).parents[3] / "frontend" / "tests" / "games" / "oddville" / "looks.json"

TOWN = [
    ("signal-house", -1, 0, 0),
    ("old-well", 0, 1, 1),
    ("crystal-cutter", 1, 0, 2),
    ("windmill", -1, 1, 0),
]
"""
    signal-house   Main Square   crystal-cutter
    windmill       old-well
"""


def town(**more: Any) -> State:
    given: dict[str, Any] = {
        "city": TOWN,
        "coins": {0: 3},
        "hand": {0: [JOURNEYMAN, MASTER]},
        "projects": {0: ["jewelled-box", "mint"], 1: ["almshouse"]},
        "board": {WOOD: [0, 1], CLAY: [2, 2], CRYSTAL: [0, 1]},
        "row": ["belfry", "tannery", "treasury", "carillon", "toll-house", "smokehouse"],
    }
    return position(**given | more)


def looks() -> dict[str, tuple[Audience, State]]:
    """Whose look at which state."""
    start = new()
    plain = town()
    all_powers = {0: [Character.CHEATER, Character.BOOKKEEPER, Character.TRAVELLER]}
    converting = town(projects={0: ["glass-foundry"]})
    builder = town(turn=1, characters={0: [Character.BUILDER]})
    five = [*TOWN, ("stockyard", -2, 0, 0), ("costume-loft", -2, 1, 0), ("ferry-landing", 2, 0, 0)]
    return {
        "start": (GAME.prompts(start)[0].seats[0], start),
        "turn": (0, plain),
        "watched": (None, plain),
        "waiting": (2, plain),
        "landowner": (0, town(characters={0: [Character.LANDOWNER]})),
        "empty-hand": (0, town(hand={0: []})),
        "recalled": (0, play(plain, 0, Recall())),
        "powers": (0, town(characters=all_powers)),
        "acted": (0, play(town(characters=all_powers), 0, TakeCoins(MASTER))),
        "bonuses": (0, play(plain, 0, Build(card("jewelled-box"), 0, 2))),
        "converting": (0, play(converting, 0, Build(card("glass-foundry"), 0, 2))),
        "again": (
            0,
            play(town(characters={0: [Character.SEIGNIOR]}), 0, FetchResource(MASTER, CLAY)),
        ),
        "discard": (0, play(plain, 0, TakeProject(MASTER, 1))),
        "builder": (0, play(builder, 1, Build(card("almshouse"), 0, 2), Decline())),
        "tax": (1, play(town(characters={1: [Character.TAX_COLLECTOR]}), 0, TakeProject(MASTER, 5))),
        "empty-pile": (0, town(characters={1: MASKS[:2], 2: MASKS[2:]})),
        "over": (
            0,
            play(
                town(city=five, hand={0: [FOREMAN]}),
                0,
                Build(card("jewelled-box"), -1, 2),
                Decline(),
                EndTurn(),
            ),
        ),
    }


MASKS = [Character.CHEATER, Character.MISTRESS, Character.BOOKKEEPER]


def written() -> str:
    each = {
        name: {"seat": -1 if audience is None else audience, "look": look(GAME, state, audience)}
        for name, (audience, state) in looks().items()
    }
    lines = ",\n".join(f'  "{name}": {msgspec.json.encode(one).decode()}' for name, one in each.items())
    return f"{{\n{lines}\n}}\n"


if __name__ == "__main__":
    FILE.write_text(written())
