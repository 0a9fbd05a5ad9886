"""What may be done, as a list: exactly what `check` lets pass.

Both stand on the same predicates, and the contract suite tries every action there is against both.
"""

from functools import cache

from borgo.core.game import Prompt, Seat

from .actions import (
    AnyAction,
    Build,
    ChooseResource,
    ClaimCoin,
    ClaimConversion,
    ClaimResource,
    Collect,
    Decline,
    DiscardProject,
    EndTurn,
    FetchResource,
    FlipCoin,
    Recall,
    ReturnWorker,
    SettleOnSquare,
    SwapProject,
    TakeCoins,
    TakeProject,
)
from .characters import coins_from, kinds_from, recall_price, slot_price
from .data import CARDS, COIN_LIMIT, KINDS, ROW_SIZE, Bonus, Character, WorkerCard
from .possible import bonus_kinds, building_sites, can_cheat, fetch_price
from .prompts import (
    BuildToo,
    ChooseDiscard,
    ChooseStart,
    ClaimBonuses,
    CollectTax,
    FetchAgain,
    TakeTurn,
)
from .state import NOBODY, State


def prompts(state: State) -> tuple[Prompt, ...]:
    return (state.asking,) if state.stack else ()


def legal(state: State, seat: Seat) -> tuple[AnyAction, ...]:
    if state.is_over:
        return ()
    prompt = state.asking
    actions = _answers(state, seat, prompt) if seat in prompt.seats else []
    if not isinstance(prompt, ChooseStart):
        actions += _returns(state, seat)
    return tuple(actions)


def _answers(state: State, seat: Seat, prompt: Prompt) -> list[AnyAction]:
    match prompt:
        case TakeTurn():
            return [*_main_actions(state, seat), *powers(state, seat)]
        case ClaimBonuses(cards=cards):
            return [*_claims(state, seat, cards), Decline(), *powers(state, seat)]
        case CollectTax():
            return [Collect(), Decline()]
        case BuildToo():
            return [*legal_builds(state, seat), Decline()]
        case ChooseDiscard():
            return [DiscardProject(project) for project in state.players[seat].projects]
        case FetchAgain(card=card):
            return [*_fetches(state, seat, (card,)), Decline(), *powers(state, seat)]
        case ChooseStart():
            return [ChooseResource(kind) for kind in KINDS if not any(state.board[kind].box)]
    raise AssertionError(prompt)


def _main_actions(state: State, seat: Seat) -> list[AnyAction]:
    turn, player = state.turn, state.players[seat]
    if turn.acted:
        return [EndTurn()]
    actions: list[AnyAction] = []
    if len(player.hand) < len(WorkerCard) and recall_price(player) <= len(player.coins):
        actions.append(Recall())
    actions += legal_builds(state, seat)
    actions += [TakeCoins(card) for card in player.hand if coins_from(player, card)]
    actions += _fetches(state, seat, player.hand)
    for card in player.hand:
        actions += _project_takes(card, len(player.coins))
    return actions


@cache
def _project_takes(card: WorkerCard, coins: int) -> tuple[TakeProject, ...]:
    return tuple(TakeProject(card, slot) for slot in range(ROW_SIZE) if slot_price(card, slot) <= coins)


def _fetches(state: State, seat: Seat, cards: tuple[WorkerCard, ...]) -> list[AnyAction]:
    player = state.players[seat]
    if not player.supply:
        return []
    payable = [kind for kind in KINDS if fetch_price(state, player, kind) <= len(player.coins)]
    return [
        FetchResource(card, kind) for card in cards for kind in kinds_from(player, card) if kind in payable
    ]


def legal_builds(state: State, seat: Seat) -> list[Build]:
    """In the own turn before the action and without a recall, or as the Builder."""
    if state.is_over or seat not in state.asking.seats:
        return []
    in_turn = isinstance(state.asking, TakeTurn) and not state.turn.acted and not state.turn.recalled
    if not in_turn and not isinstance(state.asking, BuildToo):
        return []
    return [Build(project, x, y) for project, (x, y) in building_sites(state, seat)]


def _claims(state: State, seat: Seat, sources: tuple[int, ...]) -> list[AnyAction]:
    player = state.players[seat]
    actions: list[AnyAction] = []
    for source in sources:
        match CARDS[source].bonus:
            case Bonus.COIN:
                if len(player.coins) < COIN_LIMIT:
                    actions.append(ClaimCoin(source))
            case Bonus.CONVERT:
                actions += _conversions(state, seat, source)
            case _:
                if player.supply:
                    actions += [ClaimResource(source, kind) for kind in bonus_kinds(state, seat, source)]
    return actions


def _conversions(state: State, seat: Seat, source: int) -> list[AnyAction]:
    return [
        ClaimConversion(source, kind, space, to)
        for kind in KINDS
        for space in state.board[kind].spaces_of(seat)
        for to in KINDS
        if to is not kind
    ]


def powers(state: State, seat: Seat) -> list[AnyAction]:
    """OV-6.4, 6.6 and 6.12: what the active player may do at any time in the own turn."""
    turn, player = state.turn, state.players[seat]
    if seat != turn.seat or not player.characters:
        return []
    actions: list[AnyAction] = []
    if can_cheat(state, seat):
        actions += [FlipCoin(coin) for coin in range(len(player.coins))]
    if player.holds(Character.BOOKKEEPER) and not turn.swapped:
        actions += [
            SwapProject(project, slot) for project in player.projects for slot in range(len(state.row))
        ]
    if player.holds(Character.TRAVELLER) and seat not in state.square:
        actions += [
            SettleOnSquare(kind)
            for kind in KINDS
            if state.square[kind] == NOBODY and state.board[kind].held_by(seat)
        ]
    return actions


def _returns(state: State, seat: Seat) -> list[AnyAction]:
    return [
        ReturnWorker(kind, space)
        for kind, stock in zip(KINDS, state.board, strict=True)
        for space in stock.spaces_of(seat)
    ]
