"""Real looks for the tests of the web app: `python -m tests.games.doodlecity.looks` writes them.

Each is what the server would send of that position, positional as on the wire, so the frontend is tested with
the engine's own words and never with invented ones.
"""

from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from borgo.core.game import Audience, Event, Seat
from borgo.core.look import look
from borgo.games.doodlecity import GAME
from borgo.games.doodlecity.actions import CrossTree, Pass, TakeDie
from borgo.games.doodlecity.state import ShopScore, State

from .positions import at, house, new, play, position, random_game, road, sheet

FILE = Path(__file__).parents[3] / "frontend" / "tests" / "games" / "doodlecity" / "looks.json"

CITY = """
    · ─ ┐ · └
    ┌ ─ ┘ · │
    │ · · · ┘
    └ ─ · ┌ ·
    · · └ ┘ ·
"""
"""A hotel in the gap at column 3, row 4 joins twelve squares and one taxi more."""
HOUSES = (2, 2, 3, 1, 2)
FRESH = """
    · · ─ · ·
    ─ · · · ·
    · · · · │
    · │ · · ·
    · · · ─ ·
"""
SHOP_GAP = """
    · · ─ · ·
    ─ ┐ · · ·
    · · · · │
    · │ · · ·
    · └ ─ ─ ·
"""
COLUMN_1_FULL = """
    │ · ─ · ·
    │ · · · ·
    │ · · · │
    │ │ · · ·
    │ · · ─ ·
"""
EVERY_HOUSE = (3, 3, 4, 3, 3)


def mine() -> Any:
    return sheet(CITY, HOUSES, trees=2, hotels=[3, 5], shops=[1, 4])


def others() -> tuple[Any, ...]:
    return (
        sheet(CITY, trees=1, hotels=[8]),
        sheet(FRESH, trees=3),
        sheet(COLUMN_1_FULL),
        sheet(FRESH, trees=5),
    )


def choosing(**changes: Any) -> State:
    """Five seats; two have taken a die before seat 0 chooses among 4, 5, 6 and 3 in column 3."""
    state = position(mine(), *others(), blue=3, whites=(2, 4, 4, 5, 6, 3), starter=3, taken=(3,), **changes)
    state = replace(state, bonuses=(0, 2, None, None))
    return play(state, (3, TakeDie(0)), (4, TakeDie(1)))


def drawing() -> State:
    return play(choosing(), (0, TakeDie(2)))


def shopping() -> State:
    """Two seats have a die for the same shop; the second has drawn and waits for its bonus."""
    sheets = (sheet(SHOP_GAP, (3, 3, 2, 2, 1)), sheet(SHOP_GAP, (3, 3, 2, 3, 1)))
    state = position(*sheets, blue=2, whites=(3, 3, 3))
    return play(state, (0, TakeDie(0)), (1, TakeDie(1)), (1, road(3, 2, "│")))


def anywhere() -> State:
    return position(mine(), blue=6, whites=(6, 2, 1))


def stuck() -> State:
    return position(sheet(COLUMN_1_FULL, EVERY_HOUSE, trees=6), sheet(FRESH), blue=1, whites=(1, 2, 6))


def last_round() -> State:
    return play(stuck(), (0, CrossTree()))


def solo_end() -> State:
    shops = tuple(ShopScore(at(1, 1), 9, points, bonus) for points, bonus in ((9, 7), (8, 5), (4, 3)))
    ended = replace(sheet(CITY, HOUSES, hotels=[3, 5, 8, 11, 15]), shops=shops)
    return replace(position(ended), ended="highest-hotel", turns=(position(ended).turns[0],))


def game_end(seats: int) -> State:
    *_, (_, _, _, final, _) = random_game(seats, seed=7)
    return final


POSITIONS: dict[str, tuple[State, Audience]] = {
    "start": (new(2, seed=5), 0),
    "choosing": (choosing(), 0),
    "passing": (choosing(passing=True), 0),
    "waiting": (choosing(), 1),
    "watching": (choosing(), None),
    "drawing": (drawing(), 0),
    "park": (play(position(mine(), sheet(FRESH), blue=3, whites=(1, 1, 1)), (0, TakeDie(0))), 0),
    "drawn": (play(drawing(), (0, road(4, 3, "┐"))), 0),
    "shopping": (shopping(), 0),
    "bonus-open": (shopping(), 1),
    "anywhere": (anywhere(), 0),
    "stuck": (stuck(), 0),
    "last-round": (last_round(), 1),
    "solo-end": (solo_end(), 0),
    "game-end": (game_end(4), 2),
}


def stories() -> dict[str, list[Event]]:
    """Events of every kind."""
    told: list[Event] = []
    state = shopping()
    for seat, action in ((0, road(3, 2, "│")),):
        state, events = GAME.step(state, seat, action)
        told += events
    for start, moves in (
        (position(mine(), blue=3, whites=(4, 6, 1)), ((0, TakeDie(0)), (0, road(4, 3, "┐")))),
        (position(mine(), blue=3, whites=(6, 6, 1)), ((0, TakeDie(1)), (0, house(1, 3)))),
        (position(mine(), sheet(FRESH), blue=4, whites=(2, 6, 1)), ((0, TakeDie(0)), (0, road(2, 4, "─")))),
        (position(sheet(FRESH, trees=6), sheet(FRESH), passing=True), ((0, Pass()), (1, Pass()))),
        (stuck(), ((0, CrossTree()),)),
    ):
        told += _events(start, moves)
    return {"events": told}


def _events(state: State, moves: tuple[tuple[Seat, Any], ...]) -> list[Event]:
    told: list[Event] = []
    for seat, action in moves:
        state, events = GAME.step(state, seat, action)
        told += events
    return told


def text() -> str:
    looks = {name: look(GAME, state, audience) for name, (state, audience) in POSITIONS.items()}
    lines = [
        f'"{name}": {msgspec.json.encode(value).decode()}' for name, value in (looks | stories()).items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
