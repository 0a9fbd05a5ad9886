"""What a place would bring, from what all can see: for the one who chooses, and for one who stays silent."""

from borgo.core.data import Data
from borgo.core.game import Seat

from .actions import (
    AbandonKind,
    CarryOut,
    Done,
    DrawCards,
    PlaceBuilding,
    ScoreDistrict,
    SettleGold,
    VeniceAction,
)
from .board import Fields, best_district, districts_of, free_places, points_of
from .building import participants, share_of
from .data import HAND_LIMIT, Kind
from .drawing import can_draw
from .gold import points_to_buy, touches
from .gondolas import landing, spaces
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
from .state import NOBODY, Project, State, put


class Forecast(Data, frozen=True):
    fields: Fields
    district: int
    """The one that a ponte would score, NOBODY's (-1) for all others."""
    points: tuple[int, ...]
    stops: tuple[int, ...]
    """Where the gondola of each seat would lie."""
    bags: tuple[Seat, ...]
    """Who would take one, in this order."""


def forecasts(state: State, seat: Seat) -> tuple[Forecast, ...]:
    """One for each legal answer of a seat that chooses a place or a district; else none."""
    project = state.current
    if project is None or not state.stack or seat not in state.asking.seats:
        return ()
    match state.asking:
        case ChoosePlace(kind=kind) | ChoosePlaceOutOfTurn(kind=kind):
            return tuple(_at(state, project, fields) for fields in free_places(state.ground, kind))
        case ChooseDistrict(place=place) | ChooseDistrictOutOfTurn(place=place):
            return tuple(_forecast(state, project, place, one) for one in districts_of(place))
        case _:
            return ()


def _at(state: State, project: Project, fields: Fields) -> Forecast:
    district = best_district(state.ground, fields) if project.kind is Kind.PONTE else NOBODY
    return _forecast(state, project, fields, district)


def _forecast(state: State, project: Project, fields: Fields, district: int) -> Forecast:
    worth = points_of(state.ground, project.kind, fields, district)
    points, stops = (0,) * state.seats, spaces(state)
    bags: tuple[Seat, ...] = ()
    for seat in participants(state, project):
        if len(bags) < len(state.bags) and touches(state.players[seat].gondola, districts_of(fields)):
            bags = (*bags, seat)
        points = put(points, seat, share_of(project, seat, worth))
        stops = put(stops, seat, landing(stops, seat, points[seat]))
    return Forecast(fields, district, points, stops, bags)


def default(state: State, seat: Seat) -> VeniceAction:
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
