"""Carrying actions out: `refusal` has let them pass, so nothing is asked twice here.

VE-11.1 is a whole turn of it.
"""

from msgspec.structs import replace

from borgo.core.game import Seat

from .actions import (
    AbandonKind,
    AnyAction,
    CarryOut,
    Done,
    DrainField,
    DrawCards,
    LayCards,
    PlaceBuilding,
    PutOpen,
    ScoreDistrict,
    SettleGold,
    TakeOpen,
    TradeGold,
    TurnUp,
)
from .building import carry_out, place, score
from .data import Kind
from .drawing import draw, put_open, take_open
from .events import AnyEvent, CardsLaid, Log
from .gold import drain, trade
from .laying import Laying, abandon, judge, lay, only, without_cards
from .legal import refusal
from .prompts import ChooseDistrict, ChooseDistrictOutOfTurn, DrainStage, DrawStage
from .state import Project, State
from .third import turn_up
from .turns import end_stage, enter, go_on, over


def step(state: State, seat: Seat, action: AnyAction) -> tuple[State, tuple[AnyEvent, ...]]:
    illegal = refusal(state, seat, action)
    if illegal is not None:
        raise illegal
    log: Log = []
    state = go_on(_carry_out(state, seat, action, log), log)
    return state, tuple(log)


def _carry_out(state: State, seat: Seat, action: AnyAction, log: Log) -> State:
    top, project = (state.stack[-1], state.current)
    match action, top:
        case LayCards(Kind.CASA), _:
            return _play_casa(state, seat, log)
        case LayCards(kind, count), _:
            meaning = judge(state, seat, kind, count)
            assert isinstance(meaning, Laying)
            return lay(state, seat, kind, count, meaning, log)
        case CarryOut(kind, common), _:
            return _carry_out_next(state, kind, common, log)
        case PlaceBuilding(fields), _ if project:
            return place(state, seat, project, fields, log)
        case ScoreDistrict(district), (ChooseDistrict() | ChooseDistrictOutOfTurn()) if project:
            return score(replace(state, stack=state.stack[:-1]), project, top.place, district, log)
        case AbandonKind(kind), _:
            return abandon(state, seat, kind, log)
        case DrainField(field), DrainStage(left=left):
            return enter(drain(state, seat, field, log), DrainStage((seat,), left - 1))
        case PutOpen(kind), _:
            return put_open(state, seat, kind, log)
        case TakeOpen(kind), DrawStage():
            return take_open(state, seat, kind, top, log)
        case DrawCards(), DrawStage():
            return draw(state, seat, top, log)
        case TurnUp(), _:
            return turn_up(state, log)
        case Done(), _:
            return end_stage(state, log)
        case TradeGold(points), _:
            return trade(state, seat, points, log)
        case SettleGold(points), _:
            return _settle_gold(state, seat, points, log)
    raise AssertionError(action)


def _play_casa(state: State, seat: Seat, log: Log) -> State:
    """VE-3.1: built the moment its card is played."""
    log.append(CardsLaid(seat, Kind.CASA, 1))
    state = replace(
        state,
        players=without_cards(state.players, seat, Kind.CASA, 1),
        turn=replace(state.turn, begun=True),
    )
    return carry_out(state, Project(Kind.CASA, seat, only(seat, len(state.laid), 1), architect=False), log)


def _carry_out_next(state: State, kind: Kind, common: bool, log: Log) -> State:
    chosen = next(p for p in state.completed if p.kind == kind and p.common == common)
    rest = tuple(project for project in state.completed if project is not chosen)
    state = replace(state, completed=rest, turn=replace(state.turn, carrying=True))
    return carry_out(state, chosen, log)


def _settle_gold(state: State, seat: Seat, points: int, log: Log) -> State:
    """VE-9.2"""
    if points:
        state = trade(state, seat, points, log)
    state = replace(state, stack=state.stack[:-1])
    return state if state.stack else over(state, log)
