"""Roads as a graph: which squares hang together.

Every square holds at most one road with two ends, so a whole road is a line or a ring and is found by walking
both ways. `roads` is always the sheet's tuple of 25 road numbers, 0 where nothing is drawn.
"""

from collections.abc import Iterator

from .data import PIECES, SIDES, SIZE

Road = tuple[int, ...]
"""The squares of one road, in order."""

NOWHERE = -1


def _neighbour(square: int, side: int) -> int:
    row, column = divmod(square, SIZE)
    row += (-1, 0, 1, 0)[side]
    column += (0, 1, 0, -1)[side]
    return row * SIZE + column if row in range(SIZE) and column in range(SIZE) else NOWHERE


def _way_out(shape: int, side: int) -> int:
    ends = ENDS[shape]
    return ends[1 - ends.index(side)] if side in ends else NOWHERE


ENDS: tuple[tuple[int, ...], ...] = ((), *(tuple(SIDES.index(side) for side in piece) for piece in PIECES))
"""The two sides that a road joins, as places in SIDES."""
SHAPES = range(1, len(ENDS))

# Both tables are entered by the side one leaves through: N, E, S, W.
NEXT_SQUARE = tuple(tuple(_neighbour(square, side) for side in range(4)) for square in range(SIZE * SIZE))
NEXT_SIDE = tuple(tuple(_way_out(shape, (side + 2) % 4) for side in range(4)) for shape in range(len(ENDS)))


def with_road(roads: tuple[int, ...], square: int, shape: int) -> tuple[int, ...]:
    return (*roads[:square], shape, *roads[square + 1 :])


def road_through(roads: tuple[int, ...], square: int) -> Road:
    """The whole road through a square that has one, from end to end."""
    one, other = ENDS[roads[square]]
    ahead = _walk(roads, square, other)
    if ahead and ahead[-1] == square:
        return tuple(ahead)  # DC-3.5: a ring, met all round already
    behind = _walk(roads, square, one)
    return (*reversed(behind), square, *ahead)


def all_roads(roads: tuple[int, ...]) -> Iterator[Road]:
    """Each road of a sheet once."""
    seen: set[int] = set()
    for square, shape in enumerate(roads):
        if shape and square not in seen:
            road = road_through(roads, square)
            seen.update(road)
            yield road


def _walk(roads: tuple[int, ...], start: int, side: int) -> list[int]:
    """The squares met when leaving the start by a side; the start itself comes last if the road closes."""
    met: list[int] = []
    square = start
    while (square := NEXT_SQUARE[square][side]) != NOWHERE:
        side = NEXT_SIDE[roads[square]][side]
        if side == NOWHERE:
            break
        met.append(square)
        if square == start:
            break
    return met
