"""What may be done. `refusal` is the one truth; `legal` lists exactly what it lets pass."""

from borgo.core.game import Prompt, Seat
from borgo.core.rules import Illegal

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
from .board import PLACE_SETS, districts_of, free_places
from .data import ARCHITECTS, HAND_LIMIT, KINDS, OPEN, SWAMP, Kind
from .drawing import can_draw
from .gold import points_to_buy
from .laying import Laying, judge, unfinished_kinds
from .prompts import (
    BuildStage,
    ChooseDistrict,
    ChooseDistrictOutOfTurn,
    ChoosePlace,
    ChoosePlaceOutOfTurn,
    ChooseSurplus,
    DrainStage,
    DrawStage,
    FinalTrade,
    ThirdStage,
    TradeInBetween,
)
from .state import State
from .third import has_third

_DONE = Done()
_DRAINS = tuple(DrainField(field) for field in range(len(PLACE_SETS[Kind.CASA])))


def prompts(state: State) -> tuple[Prompt, ...]:
    return (state.asking,) if state.stack else ()


def legal(state: State, seat: Seat) -> tuple[AnyAction, ...]:
    if state.is_over:
        return ()
    prompt = state.asking
    actions = _answers(state, seat, prompt) if seat in prompt.seats else []
    if seat == state.turn.seat and not isinstance(prompt, FinalTrade):
        actions += [TradeGold(points) for points in points_for_sale(state, seat)]
    return tuple(actions)


def points_for_sale(state: State, seat: Seat) -> range:
    """VE-2.2, VE-9.2: how many points the seat can buy now, if any."""
    if state.is_over:
        return range(0)
    asked = state.asking.seats if isinstance(state.asking, FinalTrade) else (state.turn.seat,)
    return range(1, points_to_buy(state.players[seat]) + 1) if seat in asked else range(0)


def _answers(state: State, seat: Seat, prompt: Prompt) -> list[AnyAction]:
    match prompt:
        case BuildStage():
            return _building(state, seat)
        case ChoosePlace(kind=kind) | ChoosePlaceOutOfTurn(kind=kind):
            return [PlaceBuilding(fields) for fields in free_places(state.ground, kind)]
        case ChooseDistrict(place=place) | ChooseDistrictOutOfTurn(place=place):
            return [ScoreDistrict(district) for district in districts_of(place)]
        case ChooseSurplus():
            return [AbandonKind(kind) for kind in unfinished_kinds(state, seat)]
        case DrainStage():
            return [*(_DRAINS[field] for field, lies in enumerate(state.ground) if lies == SWAMP), _DONE]
        case DrawStage():
            return _drawing(state, seat, prompt)
        case ThirdStage():
            return [TurnUp(), _DONE] if can_draw(state) else [_DONE]
        case TradeInBetween():
            return [_DONE]
        case FinalTrade():
            return [SettleGold(points) for points in (0, *points_for_sale(state, seat))]
    raise AssertionError(prompt)


def _building(state: State, seat: Seat) -> list[AnyAction]:
    hand, turn = state.players[seat].hand, state.turn
    actions: list[AnyAction] = []
    if has_third(state) and not turn.begun and not turn.turned and can_draw(state):
        actions.append(TurnUp())
    if hand[Kind.CASA]:
        actions.append(LayCards(Kind.CASA, 1))
    if not turn.carrying:
        actions += [
            LayCards(kind, count)
            for kind in ARCHITECTS
            for count in range(1, hand[kind] + 1)
            if isinstance(judge(state, seat, kind, count), Laying)
        ]
    if not state.completed:
        return [*actions, _DONE]
    return [*actions, *(CarryOut(project.kind, project.common) for project in state.completed)]


def _drawing(state: State, seat: Seat, stage: DrawStage) -> list[AnyAction]:
    player = state.players[seat]
    actions: list[AnyAction] = []
    if player.cards < HAND_LIMIT:
        actions += [TakeOpen(kind) for kind in KINDS if state.open[kind] and kind != stage.put]
        if can_draw(state):
            actions.append(DrawCards())
    if stage.put is None:
        actions += [PutOpen(kind) for kind in KINDS if player.hand[kind] and not state.open[kind]]
        actions.append(_DONE)
    return actions


def refusal(state: State, seat: Seat, action: AnyAction) -> Illegal | None:
    """Why the seat may not do this, or None. It tells the seat nothing that it may not know."""
    if state.is_over:
        return Illegal("VE-9.1", "game-over")
    if isinstance(action, TradeGold):
        return _refuse_trade(state, seat, action.points)
    prompt = state.asking
    if seat not in prompt.seats:
        if isinstance(action, PlaceBuilding) and isinstance(prompt, ChoosePlace | ChoosePlaceOutOfTurn):
            return Illegal("VE-3.9", "another-places", seat=prompt.seats[0])
        return Illegal("VE-2.1", "not-asked", seat=prompt.seats[0])
    return _refuse_answer(state, seat, prompt, action)


def _refuse_answer(state: State, seat: Seat, prompt: Prompt, action: AnyAction) -> Illegal | None:
    match action, prompt:
        case LayCards(kind, count), BuildStage():
            return _refuse_laying(state, seat, kind, count)
        case CarryOut(kind, common), BuildStage():
            found = any(p.kind == kind and p.common == common for p in state.completed)
            return None if found else Illegal("VE-3.1", "not-completed", kind=kind)
        case TurnUp(), BuildStage() | ThirdStage():
            return _refuse_turning_up(state, prompt)
        case PlaceBuilding(fields), (ChoosePlace(kind=kind) | ChoosePlaceOutOfTurn(kind=kind)):
            return _refuse_place(state, kind, fields)
        case ScoreDistrict(district), (ChooseDistrict(place=place) | ChooseDistrictOutOfTurn(place=place)):
            joined = district in districts_of(place)
            return None if joined else Illegal("VE-4.1", "district-not-joined", district=district)
        case AbandonKind(kind), ChooseSurplus():
            lies = kind in unfinished_kinds(state, seat)
            return None if lies else Illegal("VE-3.12", "kind-not-before-you", kind=kind)
        case DrainField(field), DrainStage():
            drainable = 0 <= field < len(state.ground) and state.ground[field] == SWAMP
            return None if drainable else Illegal("VE-7.1", "no-swamp-there", field=field)
        case ((PutOpen() | TakeOpen() | DrawCards()), DrawStage()):
            return _refuse_drawing(state, seat, prompt, action)
        case SettleGold(points), FinalTrade():
            return _refuse_points(state, seat, points, least=0)
        case Done(), _:
            return _refuse_done(state, prompt)
    return Illegal("VE-2.1", "not-now")


def _refuse_laying(state: State, seat: Seat, kind: Kind, count: int) -> Illegal | None:
    held = state.players[seat].hand[kind]
    if not 1 <= count <= held:
        return Illegal("VE-3.1", "not-in-hand", kind=kind, count=count, held=held)
    if kind is Kind.CASA:
        return None if count == 1 else Illegal("VE-3.1", "casas-one-by-one", count=count)
    if state.turn.carrying:
        return Illegal("VE-3.1", "laying-is-over", kind=kind)
    meaning = judge(state, seat, kind, count)
    return meaning if isinstance(meaning, Illegal) else None


def _refuse_turning_up(state: State, prompt: Prompt) -> Illegal | None:
    if not has_third(state):
        return Illegal("VE-10.1", "only-for-two", seats=state.seats)
    if state.turn.turned:
        return Illegal("VE-10.1", "once-a-turn")
    if state.turn.begun and isinstance(prompt, BuildStage):
        return Illegal("VE-10.1", "before-or-after")
    return None if can_draw(state) else Illegal("VE-8.3", "no-cards-left")


def _refuse_place(state: State, kind: Kind, fields: tuple[int, ...]) -> Illegal | None:
    if fields not in PLACE_SETS[kind]:
        return Illegal("VE-3.2", "wrong-shape", kind=kind)
    for field in fields:
        if state.ground[field] == SWAMP:
            return Illegal("VE-3.3", "swamp-there", field=field)
        if state.ground[field] != OPEN:
            return Illegal("VE-3.3", "built-there", field=field)
    return None


def _refuse_drawing(
    state: State, seat: Seat, stage: DrawStage, action: PutOpen | TakeOpen | DrawCards
) -> Illegal | None:
    player = state.players[seat]
    if isinstance(action, PutOpen):
        return _refuse_putting(state, player.hand[action.kind], stage, action.kind)
    if player.cards >= HAND_LIMIT:
        return Illegal("VE-8.2", "hand-full", limit=HAND_LIMIT)
    if isinstance(action, DrawCards):
        return None if can_draw(state) else Illegal("VE-8.3", "no-cards-left")
    if action.kind == stage.put:
        return Illegal("VE-8.1", "just-put-down", kind=action.kind)
    return None if state.open[action.kind] else Illegal("VE-8.1", "not-open", kind=action.kind)


def _refuse_putting(state: State, held: int, stage: DrawStage, kind: Kind) -> Illegal | None:
    if stage.put is not None:
        return Illegal("VE-8.1", "one-card-only", kind=kind)
    if not held:
        return Illegal("VE-8.1", "not-in-hand", kind=kind)
    return Illegal("VE-8.1", "kind-lies-open", kind=kind) if state.open[kind] else None


def _refuse_done(state: State, prompt: Prompt) -> Illegal | None:
    match prompt:
        case BuildStage() if state.completed:
            return Illegal("VE-3.1", "carry-out-first", kind=state.completed[0].kind)
        case DrawStage() if prompt.put is not None:
            return Illegal("VE-8.1", "take-the-rest", left=prompt.left)
        case BuildStage() | DrainStage() | DrawStage() | ThirdStage() | TradeInBetween():
            return None
        case ChooseSurplus():
            return Illegal("VE-3.12", "too-many-kinds")
        case FinalTrade():
            return Illegal("VE-9.2", "say-how-many")
        case _:
            return Illegal("VE-3.9", "choose-first")


def _refuse_trade(state: State, seat: Seat, points: int) -> Illegal | None:
    if seat != state.turn.seat or isinstance(state.asking, FinalTrade):
        return Illegal("VE-2.2", "not-your-turn", seat=state.asking.seats[0])
    return _refuse_points(state, seat, points, least=1)


def _refuse_points(state: State, seat: Seat, points: int, least: int) -> Illegal | None:
    most = points_to_buy(state.players[seat])
    if least <= points <= most:
        return None
    return Illegal("VE-6.2", "not-that-many", points=points, most=most)
