"""VE-10: the imaginary player of a game of two. VE-10.3: it lays and holds architects as any participant."""

from msgspec.structs import replace

from .board import NEEDED
from .building import carry_out
from .data import UNFINISHED_LIMIT, Kind
from .drawing import top_card
from .events import CardsDiscarded, CardsLaid, CardTurnedUp, Log
from .laying import add_to_table, only, taken_from_table, unfinished_kinds
from .state import Project, State, add


def has_third(state: State) -> bool:
    return len(state.laid) > state.seats


def turn_up(state: State, log: Log) -> State:
    """VE-10.1: the top card, once a turn."""
    kind, state = top_card(state, log)
    log.append(CardTurnedUp(kind))
    state = replace(state, turn=replace(state.turn, turned=True))
    third = state.seats
    if kind is Kind.CASA:
        # VE-10.2: built at once; the active seat chooses the place.
        return carry_out(state, Project(kind, third, only(third, len(state.laid), 1), architect=False), log)
    begun = unfinished_kinds(state, third)
    if kind not in begun and len(begun) == UNFINISHED_LIMIT:
        log.append(CardsDiscarded(kind, 1))
        return replace(state, discards=add(state.discards, kind, 1))
    log.append(CardsLaid(third, kind, 1))
    state = add_to_table(state, third, kind, 1, log)
    if sum(row[kind] for row in state.laid) < NEEDED[kind]:
        return state
    project, state = taken_from_table(state, kind)
    return carry_out(state, project, log)
