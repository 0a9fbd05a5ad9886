"""Positions written as they look on paper.

A sheet is five lines of road signs; a dot is an empty square:

    · ─ ─ · ·      │ ─  straight        └ ┌ ┐ ┘  curves

Squares are named by row and column, as the dice name them: `at(1, 3)` is the park of column 3.
"""

import random
from collections.abc import Iterable, Iterator

import pytest

from borgo.core.chance import Chance
from borgo.core.game import Event, Seat
from borgo.core.rules import Illegal
from borgo.games.doodlecity import GAME
from borgo.games.doodlecity.actions import AnyAction, CrossHouse, CrossTree, DrawRoad, Pass, TakeDie
from borgo.games.doodlecity.data import BONUSES, CROSSED_AT_START, HOUSES, PARKS, PIECES
from borgo.games.doodlecity.roads import ENDS, NEXT_SIDE, NEXT_SQUARE, NOWHERE, SHAPES
from borgo.games.doodlecity.state import UNDECIDED, HotelScore, Sheet, ShopScore, State

SIGNS = {"NS": "│", "EW": "─", "NE": "└", "ES": "┌", "SW": "┐", "NW": "┘"}
SHAPE = {"·": 0} | {SIGNS["".join(piece)]: number for number, piece in enumerate(PIECES, 1)}

EMPTY = """
    · · · · ·
    · · · · ·
    · · · · ·
    · · · · ·
    · · · · ·
"""


def at(row: int, column: int) -> int:
    return (row - 1) * 5 + column - 1


def roads(drawing: str) -> tuple[int, ...]:
    return tuple(SHAPE[sign] for sign in drawing.split())


def sheet(
    drawing: str = EMPTY,
    houses: tuple[int, ...] = CROSSED_AT_START,
    trees: int = 0,
    hotels: Iterable[int] = (),
    shops: Iterable[int] = (),
) -> Sheet:
    """Hotels and shops are the values circled already; where they stand does not matter to the rules."""
    return Sheet(
        roads(drawing),
        houses,
        trees,
        tuple(HotelScore(at(1, 2), points, points) for points in hotels),
        tuple(ShopScore(at(1, 1), points, points, 0) for points in shops),
    )


def crowded(rng: random.Random, empty: int = 8) -> Sheet:
    """A sheet late in a game: roads are bent over and over to join up, so that they are long or closed."""
    squares = [0] * 25
    others = [square for square in rng.sample(range(25), 25) if square not in PARKS]
    for square in [*PARKS, *others[empty:]] * 4:
        squares[square] = _best_joining(squares, square, rng)
    return Sheet(tuple(squares), tuple(rng.randint(most - 1, most) for most in HOUSES))


def _best_joining(squares: list[int], square: int, rng: random.Random) -> int:
    worth = {shape: _joins(squares, square, shape) for shape in SHAPES}
    return rng.choice([shape for shape in SHAPES if worth[shape] == max(worth.values())])


def _joins(squares: list[int], square: int, shape: int) -> int:
    """How many neighbours' roads this road would meet, less how many it would run against."""
    ends = [(NEXT_SQUARE[square][side], side) for side in ENDS[shape]]
    roads_met = [NEXT_SIDE[squares[there]][side] != NOWHERE for there, side in ends if there != NOWHERE]
    dead_ends = sum(there == NOWHERE or squares[there] > 0 for there, _ in ends) - sum(roads_met)
    return sum(roads_met) - dead_ends


def position(
    *sheets: Sheet,
    blue: int = 1,
    whites: tuple[int, ...] = (1, 1, 1, 1, 1, 1, 1),
    starter: Seat = 0,
    taken: tuple[int, ...] = (),
    passing: bool = False,
) -> State:
    """A round just rolled; `taken` are bonuses that nobody can have any more (they count as seat 0's)."""
    return State(
        chance=Chance(bytes(32)),
        passing=passing,
        round=5,
        starter=starter,
        blue=blue,
        whites=whites,
        turns=(UNDECIDED,) * len(sheets),
        bonuses=tuple(0 if bonus in taken else None for bonus in BONUSES),
        sheets=sheets,
    )


def road(row: int, column: int, sign: str) -> DrawRoad:
    return DrawRoad(at(row, column), SHAPE[sign])


def house(row: int, column: int) -> CrossHouse:
    return CrossHouse(at(row, column))


def play(state: State, *moves: tuple[Seat, AnyAction]) -> State:
    for seat, action in moves:
        state, _ = GAME.step(state, seat, action)
    return state


def told(state: State, *moves: tuple[Seat, AnyAction]) -> list[Event]:
    """The events of these moves."""
    events: list[Event] = []
    for seat, action in moves:
        state, news = GAME.step(state, seat, action)
        events += news
    return events


def draw_alone(mine: Sheet, action: DrawRoad | CrossHouse, taken: tuple[int, ...] = ()) -> State:
    """A solo round with dice that allow everything: take one, draw."""
    state = position(mine, blue=6, whites=(6, 6, 6), taken=taken)
    return play(state, (0, TakeDie(0)), (0, action))


def drawable(state: State, seat: Seat) -> set[int]:
    """The squares where the seat may draw a road or cross a house now."""
    return {action.square for action in GAME.legal(state, seat) if isinstance(action, DrawRoad | CrossHouse)}


def refused(state: State, seat: Seat, action: AnyAction) -> tuple[str, str]:
    """The rule and the reason; the state is left as it was and the action is not on the list."""
    before = hash(state)
    with pytest.raises(Illegal) as caught:
        GAME.step(state, seat, action)
    assert hash(state) == before
    assert action not in GAME.legal(state, seat)
    assert caught.value.rule_id in GAME.rules
    return caught.value.rule_id, caught.value.why


def every_action() -> Iterator[AnyAction]:
    """All that can be said at all, and a little beyond the edges."""
    yield CrossTree()
    yield Pass()
    yield from (TakeDie(die) for die in range(-1, 9))
    for square in range(-1, 26):
        yield CrossHouse(square)
        yield from (DrawRoad(square, shape) for shape in range(-1, 8))


def new(seats: int, seed: int, passing: bool = False) -> State:
    return GAME.new(GAME.options(passing=passing), seats, Chance(seed.to_bytes(32, "big")))


def random_game(
    seats: int, seed: int, passing: bool = False
) -> Iterator[tuple[State, Seat, AnyAction, State, tuple[Event, ...]]]:
    """Play to the end, any asked seat at any time; each move with the states before and after it."""
    rng, state = random.Random(seed), new(seats, seed, passing)
    while GAME.prompts(state):
        seat = rng.choice(GAME.asked(state))
        action = rng.choice(GAME.legal(state, seat))
        after, events = GAME.step(state, seat, action)
        yield state, seat, action, after, events
        state = after
