"""What is done for a seat that stays silent."""

from borgo.core.game import Seat

from .actions import (
    AbandonKind,
    AnyAction,
    CarryOut,
    Done,
    DrawCards,
    PlaceBuilding,
    ScoreDistrict,
    SettleGold,
)
from .data import HAND_LIMIT
from .drawing import can_draw
from .forecast import Forecast, forecasts
from .gold import points_to_buy
from .laying import unfinished_kinds
from .prompts import (
    BuildStage,
    ChooseDistrict,
    ChooseDistrictOutOfTurn,
    ChoosePlace,
    ChoosePlaceOutOfTurn,
    ChooseSurplus,
    DrawStage,
    FinalTrade,
)
from .state import State


def default(state: State, seat: Seat) -> AnyAction:
    """The best place for the seat itself, and otherwise the least that can be done."""
    match state.asking:
        case ChoosePlace() | ChoosePlaceOutOfTurn():
            return PlaceBuilding(_best(state, seat).fields)
        case ChooseDistrict() | ChooseDistrictOutOfTurn():
            return ScoreDistrict(_best(state, seat).district)
        case BuildStage() if state.completed:
            first = state.completed[0]
            return CarryOut(first.kind, first.common)
        case ChooseSurplus():
            return AbandonKind(min(unfinished_kinds(state, seat), key=lambda kind: state.laid[seat][kind]))
        case DrawStage() if state.players[seat].cards < HAND_LIMIT and can_draw(state):
            return DrawCards()
        case FinalTrade():
            return SettleGold(points_to_buy(state.players[seat]))
        case _:
            return Done()


def _best(state: State, seat: Seat) -> Forecast:
    def worth(forecast: Forecast) -> tuple[int, bool, int]:
        own = forecast.points[seat]
        return own, seat in forecast.bags, own - sum(forecast.points)

    return max(forecasts(state, seat), key=worth)
