"""What each drawing would bring: shown before the tap."""

from borgo.core.data import Data
from borgo.core.game import Seat

from .actions import AnyAction, CrossHouse, DrawRoad
from .data import KINDS, TAXI_POINTS, TAXIS, Kind
from .legal import DRAWINGS, dice_on_offer, open_squares
from .roads import Road, road_through
from .scoring import houses_on, open_bonus
from .state import Sheet, State
from .step import drawn, house_crossed


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


class Outlook(Data, frozen=True):
    """What this round still holds for one seat."""

    squares: tuple[tuple[int, ...], ...]
    """Where each white die would let it draw; nothing for a die it cannot have."""
    forecasts: tuple[Forecast, ...]
    """For every drawing in these squares, each once."""


def outlook(state: State, seat: Seat) -> Outlook:
    dice = _dice_in_reach(state, seat)
    sheet = state.sheets[seat]
    squares = tuple(
        open_squares(sheet, state.blue, white) if die in dice else ()
        for die, white in enumerate(state.whites)
    )
    forecasts = (
        forecast(state, seat, drawing)
        for square in sorted({square for reached in squares for square in reached})
        for drawing in DRAWINGS[square]
    )
    return Outlook(squares, tuple(forecasts))


def _dice_in_reach(state: State, seat: Seat) -> tuple[int, ...]:
    turn = state.turns[seat]
    if turn.done or state.ended is not None:
        return ()
    return dice_on_offer(state) if turn.die is None else (turn.die,)


def forecast(state: State, seat: Seat, drawing: AnyAction) -> Forecast:
    sheet = state.sheets[seat]
    match drawing:
        case DrawRoad(square, shape):
            after, _ = drawn(sheet, seat, square, shape)
            return _forecast(state, sheet, after, square, shape)
        case CrossHouse(square):
            return _forecast(state, sheet, house_crossed(sheet, square), square, 0)
        case _:
            raise TypeError(f"{drawing} is no drawing")


def _forecast(state: State, before: Sheet, after: Sheet, square: int, shape: int) -> Forecast:
    road = road_through(after.roads, square)
    hotel = after.hotels[-1].points if KINDS[square] is Kind.HOTEL else 0
    shop = after.shops[-1].points if KINDS[square] is Kind.SHOP else 0
    return Forecast(
        square=square,
        shape=shape,
        road=road,
        houses=houses_on(after, road),
        points=hotel + shop,
        bonus=open_bonus(state.bonuses, shop),
        taxis=_newly_joined(before, road, square) * TAXI_POINTS if shape else 0,
    )


def _newly_joined(before: Sheet, road: Road, square: int) -> int:
    """Taxis of the new road that no other taxi had reached before."""
    taxis = TAXIS.intersection(road)
    if len(taxis) < 2:
        return 0
    return sum(
        taxi == square or len(TAXIS.intersection(road_through(before.roads, taxi))) < 2 for taxi in taxis
    )
