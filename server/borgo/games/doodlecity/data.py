"""The printed sheet, read from shared/data/doodlecity/sheet.json and checked on import.

Squares are numbered 0-24 along the rows. Roads are numbered 1-6 by their place among the road pieces; 0 is
an empty square. Codes (ranks, achievements) are written with hyphens, as everywhere on the wire.
"""

from enum import Enum
from itertools import pairwise
from typing import Annotated, Literal

import msgspec

from borgo.core.rules import BrokenData
from borgo.games.files import read_json

GAME_ID = "doodlecity"
FILE = "sheet.json"
PLACE = f"{GAME_ID}/{FILE}"
Side = Literal["N", "E", "S", "W"]
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
MOST_SEATS = 6


class Kind(Enum):
    HOTEL = "hotel"
    PARK = "park"
    SHOP = "shop"
    TAXI = "taxi"


KIND_COUNTS = {Kind.HOTEL: 5, Kind.PARK: 5, Kind.SHOP: 7, Kind.TAXI: 8}
ALL_HOUSES = 16
FREE_HOUSES = 2
ALL_TREES = 7
ACHIEVEMENT_KEYS = {"environmentalist", "city_planner", "hotel_magnate", "capitalist", "shopping_fever"}


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the file: every field known, none left over."""


class Square(_Part, frozen=True):
    row: int
    col: int
    kind: Kind
    houses: int = 0
    crossed_at_start: int = 0
    free_at_start: int = 0


class Dice(_Part, frozen=True):
    blue: int
    white: int


class HotelTrack(_Part, frozen=True):
    values: tuple[int, ...]
    end_value: int


class ShopTrack(_Part, frozen=True):
    values: tuple[int, ...]
    end_value: int
    first_bonus: tuple[int, ...]


class TreePoints(_Part, frozen=True):
    fewest: int
    most: int


class Solo(_Part, frozen=True):
    white_dice: int
    blue_dice: int
    tree_points: bool
    ranks: tuple[tuple[int, int | None, str], ...]
    achievements: dict[str, str]


class SheetFile(_Part, frozen=True):
    note: str
    size: Literal[5]
    columns_die: Literal["blue"]
    rows_die: Literal["white"]
    squares: tuple[Square, ...]
    start_roads: dict[Annotated[str, msgspec.Meta(pattern="^[1-6]$")], tuple[Side, Side]]
    road_pieces: tuple[tuple[Side, Side], ...]
    trees: int
    dice: Dice
    hotel_track: HotelTrack
    shop_track: ShopTrack
    taxi_points: int
    tree_points: TreePoints
    solo: Solo


def parse(raw: object) -> SheetFile:
    """The file with its promises kept, or BrokenData that names the place."""
    try:
        sheet = msgspec.convert(raw, SheetFile)
    except msgspec.ValidationError as error:
        raise BrokenData(f"{PLACE}: {error}") from None
    _check_squares(sheet)
    _check_counts(sheet)
    _check_parks(sheet)
    _check_roads(sheet)
    _check_tracks(sheet)
    _check_solo(sheet.solo)
    return sheet


def _need(holds: bool, place: str, problem: str) -> None:
    if not holds:
        raise BrokenData(f"{PLACE}: {place}: {problem}")


def _check_squares(sheet: SheetFile) -> None:
    places = [(square.row, square.col) for square in sheet.squares]
    wanted = [(row, col) for row in range(1, sheet.size + 1) for col in range(1, sheet.size + 1)]
    _need(places == wanted, "squares", "not every row and column once, row by row")
    for kind, count in KIND_COUNTS.items():
        found = sum(square.kind is kind for square in sheet.squares)
        _need(found == count, "squares", f"{found} of kind {kind.value}, not {count}")


def _check_counts(sheet: SheetFile) -> None:
    _need(sheet.trees == ALL_TREES, "trees", f"not {ALL_TREES}")
    _need(sheet.dice == Dice(blue=1, white=MOST_SEATS + 1), "dice", f"not 1 blue and {MOST_SEATS + 1} white")


def _check_parks(sheet: SheetFile) -> None:
    columns = []
    for number, square in enumerate(sheet.squares):
        place = f"squares[{number}]"
        if square.kind is Kind.PARK:
            columns.append(square.col)
            _need(square.free_at_start == FREE_HOUSES, place, f"not {FREE_HOUSES} houses free at the start")
            crossed = square.houses - square.free_at_start
            _need(square.crossed_at_start == crossed, place, "crossed and free houses do not add up")
        else:
            _need(square.houses == 0, place, f"a {square.kind.value} with houses")
    _need(sorted(columns) == list(range(1, sheet.size + 1)), "squares", "not one park in every column")
    _need(sum(square.houses for square in sheet.squares) == ALL_HOUSES, "squares", f"not {ALL_HOUSES} houses")


def _check_roads(sheet: SheetFile) -> None:
    pieces = {frozenset(piece) for piece in sheet.road_pieces}
    _need(len(sheet.road_pieces) == len(pieces) == 6, "road_pieces", "not six different roads")
    _need(all(len(piece) == 2 for piece in pieces), "road_pieces", "a road joins a side with itself")
    starts = {frozenset(road) for road in sheet.start_roads.values()}
    _need(
        len(sheet.start_roads) == 6 and starts == pieces, "start_roads", "not the six roads, one per number"
    )


def _check_tracks(sheet: SheetFile) -> None:
    for name, values, end in (
        ("hotel_track", sheet.hotel_track.values, sheet.hotel_track.end_value),
        ("shop_track", sheet.shop_track.values, sheet.shop_track.end_value),
    ):
        _need(all(low < high for low, high in pairwise((0, *values))), name, "values do not rise")
        _need(values[-1:] == (end,), name, "the end value is not the highest")
    bonuses = sheet.shop_track.first_bonus
    _need(all(low < high for low, high in pairwise(bonuses)), "first_bonus", "bonuses do not rise")
    _need(set(bonuses) <= set(sheet.shop_track.values), "first_bonus", "a bonus is no shop value")


def _check_solo(solo: Solo) -> None:
    _need((solo.blue_dice, solo.white_dice) == (1, 3), "solo", "not 1 blue and 3 white dice")
    _need(not solo.tree_points, "solo.tree_points", "trees score in a solo game")
    for number, ((_, to, _), (low, _, _)) in enumerate(pairwise(solo.ranks), 1):
        _need(to is not None and to + 1 == low, f"solo.ranks[{number}]", "a gap before this rank")
    _need(bool(solo.ranks) and solo.ranks[-1][1] is None, "solo.ranks", "the last rank has an upper end")
    _need(set(solo.achievements) == ACHIEVEMENT_KEYS, "solo.achievements", "not the five the rules know")


SHEET = parse(read_json(GAME_ID, FILE))

SIZE = SHEET.size
KINDS = tuple(square.kind for square in SHEET.squares)
PARKS = tuple(
    next(n for n, square in enumerate(SHEET.squares) if square.kind is Kind.PARK and square.col == column)
    for column in range(1, SIZE + 1)
)
"""The park of each column."""
HOUSES = tuple(SHEET.squares[park].houses for park in PARKS)
CROSSED_AT_START = tuple(SHEET.squares[park].crossed_at_start for park in PARKS)
TAXIS = frozenset(n for n, kind in enumerate(KINDS) if kind is Kind.TAXI)

PIECES = SHEET.road_pieces
START_SHAPES = tuple(
    1 + next(n for n, piece in enumerate(PIECES) if set(piece) == set(SHEET.start_roads[str(number)]))
    for number in range(1, 7)
)
"""The road drawn in a park for each number of the blue die, from 1 on."""

HOTEL_TRACK, HOTEL_END = SHEET.hotel_track.values, SHEET.hotel_track.end_value
SHOP_TRACK, SHOP_END = SHEET.shop_track.values, SHEET.shop_track.end_value
BONUSES = SHEET.shop_track.first_bonus
TREES = SHEET.trees
TAXI_POINTS = SHEET.taxi_points
TREE_POINTS = SHEET.tree_points
SOLO_DICE = SHEET.solo.white_dice
SOLO_RANKS = tuple((low, name.replace(" ", "-")) for low, _, name in SHEET.solo.ranks)
"""From how many points on, and the code; the lowest first."""


def column_of(square: int) -> int:
    """1-5, as the blue die counts."""
    return square % SIZE + 1


def row_of(square: int) -> int:
    """1-5, as the white dice count."""
    return square // SIZE + 1
