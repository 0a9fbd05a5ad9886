"""What each place would bring, from what all can see: for the seat that chooses one."""

from borgo.core.data import Data
from borgo.core.game import Seat

from .board import Fields, best_district, districts_of, free_places, points_of
from .building import participants, share_of
from .data import Kind
from .gold import touches
from .gondolas import landing, spaces
from .prompts import ChooseDistrict, ChooseDistrictOutOfTurn, ChoosePlace, ChoosePlaceOutOfTurn
from .state import Project, State, put

NO_DISTRICT = -1


class Forecast(Data, frozen=True):
    fields: Fields
    district: int
    """The one that a ponte would score, NO_DISTRICT for all others."""
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
    district = best_district(state.ground, fields) if project.kind is Kind.PONTE else NO_DISTRICT
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
