"""Points: what each card is worth and why, each seat's sum, and who has won. OV-7.7 is the books' example."""

from collections.abc import Mapping
from functools import lru_cache

from borgo.core.data import Data
from borgo.core.game import Outcome, Seat

from .city import SQUARE, cards_by_cell
from .data import CARDS, CHARACTERS, SQUARE_POINTS, Card, Character, Points
from .state import NOBODY, Cell, Placed, State


class Worth(Data, frozen=True):
    """The points of one city card, and the cards it counted (-1 is the Main Square)."""

    points: int
    counted: tuple[int, ...]


class ScoreSheet(Data, frozen=True):
    """OV-7.2: where a seat's points come from."""

    buildings: int
    characters: int
    resources: int
    square: int

    @property
    def total(self) -> int:
        return self.buildings + self.characters + self.resources + self.square


@lru_cache(maxsize=256)
def worths(city: tuple[Placed, ...]) -> tuple[Worth, ...]:
    """Each card of the city, in the order of the city. The same city is looked at by many, many times."""
    cells = cards_by_cell(city)
    return tuple(worth(CARDS[placed.card], (placed.x, placed.y), cells) for placed in city)


def worth(card: Card, at: Cell, cells: Mapping[Cell, int]) -> Worth:
    added = [(other, adds(card, at, other, cell)) for cell, other in cells.items()]
    return Worth(
        points=card.base + sum(points for _, points in added),
        counted=tuple(other for other, points in added if points),
    )


def adds(card: Card, at: Cell, other: int, cell: Cell) -> int:
    """OV-7.3: what a card of the city adds to the points of this one, which may be the same one.

    OV-7.4: the Main Square is a card in rows, columns and neighbourhoods; OV-7.5: gaps do not matter.
    """
    match card.points:
        case Points.DIAMOND:
            return 0
        case Points.DIAMOND_COUNT:
            return int(other != SQUARE and CARDS[other].points is Points.DIAMOND)
        case Points.GUILD:
            return int(other != SQUARE and CARDS[other].guild is card.guild)
        case Points.NEIGHBOURS:
            return int(_touch(at, cell))
        case Points.NEIGHBOURS_TRIPLE:
            return 3 if _touch(at, cell) else 0
        case Points.COLUMN:
            return int(at[0] == cell[0])
        case Points.ROW:
            return int(at[1] == cell[1])
        case Points.SHIELDS:
            return CARDS[other].shield if other != SQUARE and _touch(at, cell) else 0


def _touch(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def sheets(state: State) -> tuple[ScoreSheet, ...]:
    buildings = [0] * state.seats
    for placed, value in zip(state.city, worths(state.city), strict=True):
        buildings[placed.owner] += value.points
    return tuple(
        ScoreSheet(
            buildings=buildings[seat],
            characters=sum(character_points(state, seat, who) for who in state.players[seat].characters),
            resources=sum(stock.held_by(seat) for stock in state.board),
            square=SQUARE_POINTS if seat in state.square else 0,
        )
        for seat in range(state.seats)
    )


def character_points(state: State, seat: Seat, character: Character) -> int:
    # OV-6.12: worth nothing once the journey has been made.
    if character is Character.TRAVELLER and seat in state.square:
        return 0
    return CHARACTERS[character].points


def points(state: State) -> tuple[int, ...]:
    return tuple(sheet.total for sheet in sheets(state))


def outcome(state: State) -> Outcome | None:
    if not state.is_over:
        return None
    totals = points(state)
    order = sorted(range(state.seats), key=lambda seat: (-totals[seat], _tie_distance(state, seat)))
    ranks = tuple(order.index(seat) + 1 for seat in range(state.seats))
    return Outcome(reason="sixth-worker", points=totals, ranks=ranks)


def _tie_distance(state: State, seat: Seat) -> int:
    """OV-7.6: steps clockwise from the player who placed the sixth worker first."""
    assert state.sixth != NOBODY
    return (seat - state.sixth) % state.seats
