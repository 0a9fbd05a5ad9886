"""VE-3.9 to VE-3.11: a completed building from its place to the discarded cards."""

from msgspec.structs import replace

from borgo.core.game import Seat

from .board import Fields, best_district, casas_in, counted, districts_of, free_places, points_of
from .data import Kind
from .effects import CleanUp, MoveGondolas, TakeBags
from .events import (
    BuildingLost,
    BuildingPlaced,
    BuildingScored,
    CardsDiscarded,
    EndReached,
    Log,
)
from .gold import bag_in_reach, points_at_most, take_bags
from .gondolas import move, order_matters, spaces
from .laying import give_architect
from .prompts import (
    ChooseDistrict,
    ChooseDistrictOutOfTurn,
    ChoosePlace,
    ChoosePlaceOutOfTurn,
    TradeInBetween,
)
from .state import NOBODY, Building, Project, State, add, clockwise


def carry_out(state: State, project: Project, log: Log) -> State:
    """The building is taken in hand: somebody chooses its place, or there is none (VE-3.10)."""
    state = replace(state, current=project)
    if not free_places(state.ground, project.kind):
        log.append(BuildingLost(project.kind))
        return replace(state, stack=(*state.stack, CleanUp()))
    seat = state.placer(project.builder)
    prompt = ChoosePlace if seat == state.turn.seat else ChoosePlaceOutOfTurn
    return replace(state, stack=(*state.stack, prompt((seat,), project.kind)))


def place(state: State, seat: Seat, project: Project, fields: Fields, log: Log) -> State:
    """VE-3.11 a. VE-9.1: the last piece of a kind ends the game."""
    kind = project.kind
    log.append(BuildingPlaced(seat, kind, fields))
    ground = list(state.ground)
    for field in fields:
        ground[field] = kind
    state = replace(
        state,
        stack=state.stack[:-1],
        ground=tuple(ground),
        buildings=(*state.buildings, Building(kind, fields)),
        stock=add(state.stock, kind, -1),
    )
    if not state.stock[kind] and not state.ended:
        log.append(EndReached(state.turn.seat, "stock-empty"))
        state = replace(state, ended="stock-empty")
    if kind is Kind.PONTE and district_matters(state, fields):
        prompt = ChooseDistrict if seat == state.turn.seat else ChooseDistrictOutOfTurn
        return replace(state, stack=(*state.stack, prompt((seat,), fields)))
    return score(state, project, fields, best_district(state.ground, fields), log)


def district_matters(state: State, fields: Fields) -> bool:
    first, second = districts_of(fields)
    return casas_in(state.ground, first) != casas_in(state.ground, second)


def score(state: State, project: Project, fields: Fields, district: int, log: Log) -> State:
    """The points are known; bags, gondolas and cards follow in this order (VE-3.11)."""
    points = points_of(state.ground, project.kind, fields, district)
    log.append(BuildingScored(project.kind, points, counted(state.ground, project.kind, fields, district)))
    seats = participants(state, project)
    moves = tuple((seat, share) for seat in seats if (share := share_of(project, seat, points)))
    effects = (CleanUp(), MoveGondolas(moves), TakeBags(seats, districts_of(fields)))
    return replace(state, stack=(*state.stack, *effects))


def participants(state: State, project: Project) -> tuple[Seat, ...]:
    """The builder first, then clockwise. VE-10.2: the imaginary player has no gondola and takes no bag."""
    first = state.placer(project.builder)
    return tuple(seat for seat in clockwise(first, state.seats) if project.cards[seat])


def share_of(project: Project, seat: Seat, points: int) -> int:
    """VE-4.2; VE-4.3 is the book's example."""
    return points if seat == project.builder else points // 2


def run_bags(state: State, effect: TakeBags, log: Log) -> State:
    # VE-2.2: who chose the place could trade before it; a place chosen by another comes as news.
    active = state.turn.seat
    if not effect.asked and effect.seats and effect.seats[0] != active and bag_in_reach(state, effect):
        asked = replace(effect, asked=True)
        return replace(state, stack=(*state.stack[:-1], asked, TradeInBetween((active,), active)))
    return replace(take_bags(state, effect, log), stack=state.stack[:-1])


def run_moves(state: State, effect: MoveGondolas, log: Log) -> State:
    """VE-3.11 c, one gondola at a time."""
    if not effect.moves:
        return replace(state, stack=state.stack[:-1])
    seat, points = effect.moves[0]
    if not effect.asked and _trade_matters(state, seat, points):
        prompt = TradeInBetween((state.turn.seat,), seat)
        return replace(state, stack=(*state.stack[:-1], replace(effect, asked=True), prompt))
    project = state.current
    assert project is not None
    state = replace(state, stack=(*state.stack[:-1], MoveGondolas(effect.moves[1:])))
    return move(state, seat, points, project.kind, log)


def _trade_matters(state: State, mover: Seat, points: int) -> bool:
    active = state.turn.seat
    if mover == active:
        return False
    return order_matters(spaces(state), active, points_at_most(state.players[active]), mover, points)


def clean_up(state: State, log: Log) -> State:
    """VE-3.11 d: the cards are discarded; VE-3.7: the architect goes back if it took part."""
    project = state.current
    assert project is not None
    count = sum(project.cards)
    log.append(CardsDiscarded(project.kind, count))
    discards = add(state.discards, project.kind, count)
    state = replace(state, stack=state.stack[:-1], current=None, discards=discards)
    return give_architect(state, project.kind, NOBODY, log) if project.architect else state
