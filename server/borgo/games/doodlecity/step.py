"""Carrying actions out. What a seat does touches its own sheet and turn only; the rest is in rounds.py."""

from msgspec.structs import replace

from borgo.core.game import Seat

from .actions import AnyAction, CrossHouse, CrossTree, DrawRoad, Pass, TakeDie
from .data import KINDS, SIZE, Kind
from .events import (
    AnyEvent,
    DieTaken,
    HotelScored,
    HouseCrossed,
    RoadDrawn,
    ShopScored,
    TreeCause,
    TreeCrossed,
)
from .legal import CHOICE, refusal
from .roads import road_through, with_road
from .rounds import Result, finish_round, settle_bonuses
from .scoring import score_hotel, score_shop
from .state import Sheet, State, Turn, with_sheet, with_turn


def step(state: State, seat: Seat, action: AnyAction) -> Result:
    illegal = refusal(state, seat, action)
    if illegal is not None:
        raise illegal
    state, events = _carry_out(state, seat, action)
    if not state.turns[seat].done:
        return state, events
    state, bonuses = settle_bonuses(state)
    state, ending = finish_round(state)
    return state, events + bonuses + ending


def _carry_out(state: State, seat: Seat, action: AnyAction) -> Result:
    match action:
        case TakeDie(die):
            return _take_die(state, seat, die)
        case CrossTree():
            return _cross_tree(_done(state, seat, None), seat, "no-die")
        case Pass():
            return _cross_tree(_done(state, seat, None), seat, "passed")
        case DrawRoad(square, shape):
            sheet = drawn(state.sheets[seat], square, shape)
            state = with_sheet(_done(state, seat, square), seat, sheet)
            return state, (RoadDrawn(seat, square, shape), *_scored(sheet, seat, square))
        case CrossHouse(square):
            state = with_sheet(_done(state, seat, square), seat, house_crossed(state.sheets[seat], square))
            return state, (HouseCrossed(seat, square),)


def _take_die(state: State, seat: Seat, die: int) -> Result:
    white = state.whites[die]
    state, taken = with_turn(state, seat, Turn(die)), DieTaken(seat, die, white)
    if white != CHOICE:
        return state, (taken,)
    # DC-2.7: the tree comes first, then the drawing.
    state, crossed = _cross_tree(state, seat, "white-six")
    return state, (taken, *crossed)


def _cross_tree(state: State, seat: Seat, cause: TreeCause) -> Result:
    sheet = state.sheets[seat]
    trees = sheet.trees + 1
    return with_sheet(state, seat, replace(sheet, trees=trees)), (TreeCrossed(seat, trees, cause),)


def _done(state: State, seat: Seat, square: int | None) -> State:
    return with_turn(state, seat, Turn(state.turns[seat].die, square, done=True))


def drawn(sheet: Sheet, square: int, shape: int) -> Sheet:
    """The sheet with the road in it. DC-3.1: only the square drawn into scores."""
    roads = with_road(sheet.roads, square, shape)
    road = road_through(roads, square)
    if KINDS[square] is Kind.HOTEL:
        return replace(sheet, roads=roads, hotels=(*sheet.hotels, score_hotel(sheet, square, road)))
    if KINDS[square] is Kind.SHOP:
        return replace(sheet, roads=roads, shops=(*sheet.shops, score_shop(sheet, square, road)))
    return replace(sheet, roads=roads)


def _scored(sheet: Sheet, seat: Seat, square: int) -> tuple[AnyEvent, ...]:
    """What the road just drawn into this square has scored."""
    if KINDS[square] is Kind.HOTEL:
        hotel = sheet.hotels[-1]
        return (HotelScored(seat, square, hotel.length, hotel.points),)
    if KINDS[square] is Kind.SHOP:
        shop = sheet.shops[-1]
        return (ShopScored(seat, square, shop.houses, shop.points),)
    return ()


def house_crossed(sheet: Sheet, square: int) -> Sheet:
    """DC-2.5."""
    return replace(sheet, houses=with_house(sheet.houses, square))


def with_house(houses: tuple[int, ...], square: int) -> tuple[int, ...]:
    column = square % SIZE
    return (*houses[:column], houses[column] + 1, *houses[column + 1 :])
