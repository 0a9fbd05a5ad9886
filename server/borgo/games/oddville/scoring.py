"""Points: what each card is worth and why, each seat's sum, and who has won."""

from collections.abc import Iterable

from borgo.core.data import Data
from borgo.core.game import Outcome, Seat

from .city import SQUARE, cards_by_cell, neighbours
from .data import CARDS, CHARACTERS, SQUARE_POINTS, Character, Points
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


def worths(city: tuple[Placed, ...]) -> tuple[Worth, ...]:
    """OV-7.3: each card of the city, in the order of the city."""
    cells = cards_by_cell(city)
    return tuple(_worth(cells, placed) for placed in city)


def _worth(cells: dict[Cell, int], placed: Placed) -> Worth:
    card = CARDS[placed.card]
    counted: Iterable[int]
    match card.points:
        case Points.DIAMOND:
            return Worth(card.base, ())
        case Points.DIAMOND_COUNT:
            counted = [other for other in cells.values() if _is_diamond(other)]
        case Points.GUILD:
            counted = [
                other for other in cells.values() if other != SQUARE and CARDS[other].guild is card.guild
            ]
        case Points.NEIGHBOURS:
            counted = neighbours(cells, placed.x, placed.y)
        case Points.NEIGHBOURS_TRIPLE:
            counted = neighbours(cells, placed.x, placed.y)
            return Worth(3 * len(counted), tuple(counted))
        case Points.COLUMN:
            counted = [other for (x, _), other in cells.items() if x == placed.x]
        case Points.ROW:
            counted = [other for (_, y), other in cells.items() if y == placed.y]
        case Points.SHIELDS:
            counted = [other for other in neighbours(cells, placed.x, placed.y) if _shield(other)]
            return Worth(sum(_shield(other) for other in counted), tuple(counted))
    return Worth(card.base + len(counted), tuple(counted))


def _is_diamond(card: int) -> bool:
    return card != SQUARE and CARDS[card].points is Points.DIAMOND


def _shield(card: int) -> int:
    return 0 if card == SQUARE else CARDS[card].shield


def sheets(state: State, worth: tuple[Worth, ...]) -> tuple[ScoreSheet, ...]:
    buildings = [0] * state.seats
    for placed, value in zip(state.city, worth, strict=True):
        buildings[placed.owner] += value.points
    return tuple(
        ScoreSheet(
            buildings=buildings[seat],
            characters=sum(_character_points(state, seat, who) for who in state.players[seat].characters),
            resources=sum(stock.held_by(seat) for stock in state.board),
            square=SQUARE_POINTS if seat in state.square else 0,
        )
        for seat in range(state.seats)
    )


def _character_points(state: State, seat: Seat, character: Character) -> int:
    # OV-6.12: worth nothing once the journey has been made.
    if character is Character.TRAVELLER and seat in state.square:
        return 0
    return CHARACTERS[character].points


def points(state: State) -> tuple[int, ...]:
    return tuple(sheet.total for sheet in sheets(state, worths(state.city)))


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
