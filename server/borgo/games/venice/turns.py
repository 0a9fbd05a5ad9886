"""How it goes on: effects are carried out, stages and turns follow one another, the end comes."""

from msgspec.structs import replace

from borgo.core.game import Prompt

from .building import clean_up, run_bags, run_moves
from .data import KINDS, OPEN_LIMIT, UNFINISHED_LIMIT
from .drawing import can_take_more
from .effects import CleanUp, MoveGondolas, TakeBags
from .events import FinalTradeBegan, GameEnded, Log, OpenCardsCleared, TurnBegan
from .gold import points_at_most
from .laying import unfinished_kinds
from .prompts import AnyPrompt, BuildStage, ChooseSurplus, DrainStage, DrawStage, FinalTrade, ThirdStage
from .state import NONE_OF_ANY, State, Turn, clockwise
from .third import has_third


def go_on(state: State, log: Log) -> State:
    """Everything that happens by itself, until somebody is asked or the game is over."""
    while state.stack:
        match state.stack[-1]:
            case TakeBags() as effect:
                state = run_bags(state, effect, log)
            case MoveGondolas() as effect:
                state = run_moves(state, effect, log)
            case CleanUp():
                state = clean_up(state, log)
            case prompt:
                after = _next_stage(state, prompt, log)
                if after is state:
                    return state
                state = after
    return state


def _next_stage(state: State, prompt: Prompt, log: Log) -> State:
    """The state itself if the prompt has still to be answered."""
    if isinstance(prompt, FinalTrade):
        return state
    if state.ended:
        # VE-9.1: the building in hand is finished, nothing else is begun.
        return state if len(state.stack) > 1 else _begin_final_trade(state, log)
    match prompt:
        case ChooseSurplus() if len(unfinished_kinds(state, state.turn.seat)) <= UNFINISHED_LIMIT:
            return enter(state, DrainStage((state.turn.seat,)))
        case DrainStage(left=0):
            return enter(state, DrawStage((state.turn.seat,)))
        case DrawStage(left=left, put=put) if not left or (
            put is not None and not can_take_more(state, state.turn.seat, prompt)
        ):
            return after_drawing(state, log)
        case ThirdStage() if state.turn.turned:
            return end_turn(state, log)
        case _:
            return state


def enter(state: State, stage: AnyPrompt) -> State:
    return replace(state, stack=(stage,))


def end_stage(state: State, log: Log) -> State:
    """VE-2.1: the seat is done with what it was asked."""
    seat = state.turn.seat
    match state.stack[-1]:
        case BuildStage():
            return enter(state, ChooseSurplus((seat,)))
        case DrainStage():
            return enter(state, DrawStage((seat,)))
        case DrawStage():
            return after_drawing(state, log)
        case ThirdStage():
            return end_turn(state, log)
        case _:
            return replace(state, stack=state.stack[:-1])


def after_drawing(state: State, log: Log) -> State:
    """VE-10.1: the imaginary player can still have its card after action 3."""
    if has_third(state) and not state.turn.turned:
        return enter(state, ThirdStage((state.turn.seat,)))
    return end_turn(state, log)


def end_turn(state: State, log: Log) -> State:
    if sum(state.open) >= OPEN_LIMIT:
        # VE-8.3
        log.append(OpenCardsCleared(tuple(kind for kind in KINDS if state.open[kind])))
        discards = tuple(a + b for a, b in zip(state.discards, state.open, strict=True))
        state = replace(state, open=NONE_OF_ANY, discards=discards)
    seat = (state.turn.seat + 1) % state.seats
    log.append(TurnBegan(seat))
    return replace(state, turn=Turn(seat), stack=(BuildStage((seat,)),))


def _begin_final_trade(state: State, log: Log) -> State:
    """VE-9.2: from the left neighbour of who ended it; who can have no five gold is not asked."""
    log.append(FinalTradeBegan())
    order = clockwise(state.turn.seat + 1, state.seats)
    asked = [seat for seat in order if points_at_most(state.players[seat])]
    state = replace(state, stack=tuple(FinalTrade((seat,)) for seat in reversed(asked)))
    return state if asked else over(state, log)


def over(state: State, log: Log) -> State:
    log.append(GameEnded())
    return state
