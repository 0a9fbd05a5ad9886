"""What each drawing would bring: shown before the tap."""

from functools import lru_cache

from borgo.core.data import Data
from borgo.core.game import Seat

from .actions import AnyAction, CrossHouse, DrawRoad
from .data import KINDS, TAXI_POINTS, TAXIS, Kind
from .legal import CHOICE, DRAWINGS, dice_on_offer, open_squares, useless
from .roads import Road, road_through, with_road
from .scoring import houses_on, open_bonus, score_hotel, score_shop
from .state import Sheet, State
from .step import with_house


class Forecast(Data, frozen=True):
    square: int
    shape: int
    """0 where a house is crossed."""
    road: Road
    """The whole road through the square, afterwards."""
    houses: int
    """Crossed houses on it."""
    points: int
    """The value that a hotel or shop circles."""
    bonus: int
    """The shop's bonus, if nobody before this seat takes it first."""
    taxis: int
    """Points for taxis newly joined."""

    @property
    def gain(self) -> int:
        return self.points + self.bonus + self.taxis


class DieOutlook(Data, frozen=True):
    """What one white die would mean for a seat."""

    squares: tuple[int, ...]
    """Where it would let the seat draw; nothing for a die it cannot have."""
    tree: bool
    """Taking it crosses a tree."""
    blocked: str
    """The refusal's code if it is on offer but of no use, else empty."""


class Outlook(Data, frozen=True):
    """What this round still holds for one seat."""

    dice: tuple[DieOutlook, ...]
    forecasts: tuple[Forecast, ...]
    """For every drawing in these squares, each once."""


OUT_OF_REACH = DieOutlook((), tree=False, blocked="")


def outlook(state: State, seat: Seat) -> Outlook:
    turn = state.turns[seat]
    return _outlook(
        state.sheets[seat], state.blue, state.whites, _in_reach(state, seat), turn.die is None, state.bonuses
    )


def _in_reach(state: State, seat: Seat) -> tuple[int, ...]:
    turn = state.turns[seat]
    if turn.done or state.ended is not None:
        return ()
    return dice_on_offer(state) if turn.die is None else (turn.die,)


# Every move shows every seat its outlook, and most moves change that of one seat. The others get the very
# same object again, so neither the forecasts nor their diffs are worked out anew.
@lru_cache(maxsize=2048)
def _outlook(
    sheet: Sheet,
    blue: int,
    whites: tuple[int, ...],
    in_reach: tuple[int, ...],
    to_take: bool,
    bonuses: tuple[Seat | None, ...],
) -> Outlook:
    dice = tuple(
        _die_outlook(sheet, blue, white, to_take) if die in in_reach else OUT_OF_REACH
        for die, white in enumerate(whites)
    )
    forecasts = (
        forecast(sheet, bonuses, drawing)
        for square in sorted({square for die in dice for square in die.squares})
        for drawing in DRAWINGS[square]
    )
    return Outlook(dice, tuple(forecasts))


def _die_outlook(sheet: Sheet, blue: int, white: int, to_take: bool) -> DieOutlook:
    squares = open_squares(sheet, blue, white)
    return DieOutlook(
        squares,
        tree=to_take and bool(squares) and white == CHOICE,
        blocked="" if squares else useless(blue, white).why,
    )


def forecast(sheet: Sheet, bonuses: tuple[Seat | None, ...], drawing: AnyAction) -> Forecast:
    match drawing:
        case DrawRoad(square, shape):
            return _road(sheet, bonuses, square, shape)
        case CrossHouse(square):
            road = road_through(sheet.roads, square)
            houses = houses_on(with_house(sheet.houses, square), road)
            return Forecast(square, 0, road, houses, points=0, bonus=0, taxis=0)
        case _:
            raise TypeError(f"{drawing} is no drawing")


def _road(sheet: Sheet, bonuses: tuple[Seat | None, ...], square: int, shape: int) -> Forecast:
    road = road_through(with_road(sheet.roads, square, shape), square)
    kind = KINDS[square]
    hotel = score_hotel(sheet, square, road).points if kind is Kind.HOTEL else 0
    shop = score_shop(sheet, square, road).points if kind is Kind.SHOP else 0
    return Forecast(
        square=square,
        shape=shape,
        road=road,
        houses=houses_on(sheet.houses, road),
        points=hotel + shop,
        bonus=open_bonus(bonuses, shop) if shop else 0,
        taxis=_newly_joined(sheet, road, square) * TAXI_POINTS,
    )


def _newly_joined(before: Sheet, road: Road, square: int) -> int:
    """Taxis of the new road that no other taxi had reached before."""
    taxis = TAXIS.intersection(road)
    if len(taxis) < 2:
        return 0
    return sum(
        taxi == square or len(TAXIS.intersection(road_through(before.roads, taxi))) < 2 for taxi in taxis
    )
