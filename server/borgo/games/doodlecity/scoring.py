"""What sheets are worth: at once for hotels and shops (DC-3), at the end for the rest (DC-4, DC-5)."""

from borgo.core.data import Data
from borgo.core.game import Outcome, Seat

from .data import (
    BONUSES,
    HOTEL_TRACK,
    KINDS,
    PARKS,
    SHOP_TRACK,
    SIZE,
    SOLO_RANKS,
    TAXI_POINTS,
    TAXIS,
    TREE_POINTS,
)
from .roads import Road, all_roads
from .state import HotelScore, Sheet, ShopScore, State


class Score(Data, frozen=True):
    """A seat's points, part by part."""

    total: int
    hotels: int
    shops: int
    bonuses: int
    taxis: int
    trees: int
    joined_taxis: tuple[int, ...]
    """The squares of the taxis that count."""
    title: str | None
    """DC-5.2: the rank of a solo game."""
    achievements: tuple[str, ...]
    """DC-5.3: what a solo game has achieved so far."""


def highest_free(track: tuple[int, ...], circled: set[int], most: int) -> int:
    """The highest value not above `most` that is not circled yet, 0 if there is none."""
    return max((value for value in track if value <= most and value not in circled), default=0)


def score_hotel(sheet: Sheet, square: int, road: Road) -> HotelScore:
    """DC-3.2: the length of the road that was just drawn through it."""
    circled = {score.points for score in sheet.hotels}
    return HotelScore(square, len(road), highest_free(HOTEL_TRACK, circled, len(road)))


def score_shop(sheet: Sheet, square: int, road: Road) -> ShopScore:
    """DC-3.3: the crossed houses on the road that was just drawn through it."""
    houses = houses_on(sheet.houses, road)
    circled = {score.points for score in sheet.shops}
    return ShopScore(square, houses, highest_free(SHOP_TRACK, circled, houses))


def houses_on(crossed: tuple[int, ...], road: Road) -> int:
    """Crossed houses, counted by column, of all parks on a road."""
    return sum(crossed[square % SIZE] for square in road if square in PARKS)


def open_bonus(owners: tuple[Seat | None, ...], points: int) -> int:
    """DC-3.4: the highest open bonus that a shop of so many points reaches, 0 if there is none."""
    taken = {bonus for bonus, owner in zip(BONUSES, owners, strict=True) if owner is not None}
    return highest_free(BONUSES, taken, points)


def joined_taxis(sheet: Sheet) -> tuple[int, ...]:
    """DC-4.2: the taxis whose road has another taxi."""
    joined: list[int] = []
    for road in all_roads(sheet.roads):
        taxis = TAXIS.intersection(road)
        if len(taxis) > 1:
            joined += taxis
    return tuple(sorted(joined))


def tree_points(trees: tuple[int, ...]) -> tuple[int, ...]:
    """DC-4.2: by seat; nothing when all are equal, so nothing for one alone (DC-5.2)."""
    fewest, most = min(trees), max(trees)
    if fewest == most:
        return (0,) * len(trees)
    worth = {fewest: TREE_POINTS.fewest, most: TREE_POINTS.most}
    return tuple(worth.get(count, 0) for count in trees)


def scores(state: State) -> tuple[Score, ...]:
    trees = tree_points(tuple(sheet.trees for sheet in state.sheets))
    solo = len(state.sheets) == 1
    return tuple(_score(sheet, worth, solo) for sheet, worth in zip(state.sheets, trees, strict=True))


def _score(sheet: Sheet, trees: int, solo: bool) -> Score:
    hotels = sum(score.points for score in sheet.hotels)
    shops = sum(score.points for score in sheet.shops)
    bonuses = sum(score.bonus or 0 for score in sheet.shops)
    joined = joined_taxis(sheet)
    taxis = TAXI_POINTS * len(joined)
    total = hotels + shops + bonuses + taxis + trees
    title = solo_title(total) if solo else None
    return Score(
        total, hotels, shops, bonuses, taxis, trees, joined, title, achievements(sheet) if solo else ()
    )


def solo_title(points: int) -> str:
    return next(code for least, code in reversed(SOLO_RANKS) if points >= least)


def achievements(sheet: Sheet) -> tuple[str, ...]:
    shop_points = sum(score.points + (score.bonus or 0) for score in sheet.shops)
    reached = {
        "environmentalist": sheet.trees == 0,
        "city-planner": any(len(road) == len(KINDS) for road in all_roads(sheet.roads)),
        "hotel-magnate": sum(score.points for score in sheet.hotels) >= 42,
        "capitalist": shop_points >= 74,
        "shopping-fever": any(score.houses >= 16 for score in sheet.shops),
    }
    return tuple(code for code, done in reached.items() if done)


def points(state: State) -> tuple[int, ...]:
    return tuple(score.total for score in scores(state))


def outcome(state: State) -> Outcome | None:
    if state.ended is None:
        return None
    totals = points(state)
    # DC-4.3: fewer trees break a tie; what is equal then shares the rank.
    standing = [(-total, sheet.trees) for total, sheet in zip(totals, state.sheets, strict=True)]
    ranks = tuple(1 + sum(other < mine for other in standing) for mine in standing)
    return Outcome(state.ended, totals, ranks)
