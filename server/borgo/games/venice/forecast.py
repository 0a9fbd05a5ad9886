"""What each choice would bring, told to the seat that has it: places, cards to lay, gold to trade."""

from borgo.core.data import Data
from borgo.core.game import Seat

from .actions import LayCards
from .board import Fields, best_district, counted, districts_of, free_places, points_of
from .building import participants, share_of
from .data import Kind
from .gold import payment, touches
from .gondolas import landing, spaces
from .laying import Laying, holder_after, judge
from .legal import legal, points_for_sale
from .prompts import BuildStage, ChooseDistrict, ChooseDistrictOutOfTurn, ChoosePlace, ChoosePlaceOutOfTurn
from .state import Counts, Project, State, put

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
    counted: Fields
    """The fields that bring the points."""


class LayingForecast(Data, frozen=True):
    """What laying so many cards would mean; casas are simply built."""

    kind: Kind
    count: int
    alone: bool
    """VE-3.7: it makes a building of one's own."""
    finishes: bool
    """It completes the building on the table."""
    holder: Seat
    """Who would hold the architect then."""


class TradeForecast(Data, frozen=True):
    """VE-6.2"""

    points: int
    stop: int
    """Where the gondola would lie."""
    tiles: Counts
    bags: Counts
    """What the purse would give, by value."""


def forecasts(state: State, seat: Seat) -> tuple[Forecast, ...]:
    """One for each legal answer of a seat that chooses a place or a district; else none."""
    project = state.current
    if project is None or state.is_over or seat not in state.asking.seats:
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
    count = counted(state.ground, project.kind, fields, district)
    return Forecast(fields, district, points, stops, bags, count)


def layings(state: State, seat: Seat) -> tuple[LayingForecast, ...]:
    """One for each `LayCards` of a kind with an architect."""
    if state.is_over or not isinstance(state.asking, BuildStage):
        return ()
    laid = [action for action in legal(state, seat) if isinstance(action, LayCards)]
    return tuple(_laying(state, seat, action) for action in laid if action.kind is not Kind.CASA)


def _laying(state: State, seat: Seat, action: LayCards) -> LayingForecast:
    kind, count = action.kind, action.count
    meaning = judge(state, seat, kind, count)
    assert isinstance(meaning, Laying)
    holder = holder_after(state, seat, kind, meaning.added)
    return LayingForecast(kind, count, meaning.alone, meaning.finishes, holder)


def trades(state: State, seat: Seat) -> tuple[TradeForecast, ...]:
    """One for each number of points that the seat can buy now."""
    return tuple(_trade(state, seat, points) for points in points_for_sale(state, seat))


def _trade(state: State, seat: Seat, points: int) -> TradeForecast:
    tiles, bags = payment(state.players[seat], points)
    return TradeForecast(points, landing(spaces(state), seat, points), tiles, bags)
