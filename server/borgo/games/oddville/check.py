"""The refusals: `check` raises Illegal with the rule that stands against an action, and what was missing."""

from typing import assert_never

from borgo.core.game import Prompt, Seat
from borgo.core.rules import Illegal

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
from .city import cards_by_cell, clash, open_cells
from .data import CARDS, COIN_LIMIT, ROW_SIZE, Bonus, Character, Resource, Side, WorkerCard
from .possible import bonus_kinds, fetch_price
from .prompts import (
    BuildToo,
    ChooseDiscard,
    ChooseStart,
    ClaimBonuses,
    CollectTax,
    FetchAgain,
    TakeTurn,
)
from .state import NOBODY, Player, State, Turn

_POWERS = (FlipCoin, SwapProject, SettleOnSquare)

# Which actions answer a prompt, and the rule that says so.
ANSWERS: dict[type[Prompt], tuple[str, frozenset[type[AnyAction]]]] = {
    ChooseStart: ("OV-1.6", frozenset({ChooseResource})),
    TakeTurn: (
        "OV-3.1",
        frozenset({Recall, TakeCoins, FetchResource, TakeProject, Build, EndTurn, *_POWERS}),
    ),
    FetchAgain: ("OV-6.3", frozenset({FetchResource, Decline, *_POWERS})),
    ChooseDiscard: ("OV-2.4", frozenset({DiscardProject})),
    ClaimBonuses: ("OV-5.5", frozenset({ClaimCoin, ClaimResource, ClaimConversion, Decline, *_POWERS})),
    BuildToo: ("OV-6.11", frozenset({Build, Decline})),
    CollectTax: ("OV-6.8", frozenset({Collect, Decline})),
}

# Which bonuses an action can claim.
_BONUSES: dict[type[AnyAction], frozenset[Bonus]] = {
    ClaimCoin: frozenset({Bonus.COIN}),
    ClaimResource: frozenset({Bonus.RESOURCE, Bonus.ANY, Bonus.DOUBLE}),
    ClaimConversion: frozenset({Bonus.CONVERT}),
}


def check(state: State, seat: Seat, action: AnyAction) -> None:
    """Raise Illegal unless this seat may do this now."""
    if state.is_over:
        raise Illegal("OV-7.1", "game-over")
    prompt = state.asking
    if isinstance(action, ReturnWorker):
        _check_return(state, seat, action, prompt)
        return
    rule_id, answers = ANSWERS[type(prompt)]
    if seat not in prompt.seats:
        raise Illegal(rule_id, "not-asked", seat=prompt.seats[0])
    if type(action) not in answers:
        raise Illegal(rule_id, "not-an-answer")
    _check_answer(state, seat, action, prompt)


def _check_answer(state: State, seat: Seat, action: AnyAction, prompt: Prompt) -> None:
    match action:
        case ChooseResource(resource=resource):
            if any(state.board[resource].box):
                raise Illegal("OV-1.6", "resource-taken", resource=resource)
        case Recall():
            _check_recall(state, seat)
        case TakeCoins(card=card):
            _check_card(state, seat, card)
            if not coins_from(state.players[seat], card):
                raise Illegal("OV-4.3", "card-gives-no-coins", worker=card)
        case FetchResource():
            _check_fetch(state, seat, action, prompt)
        case TakeProject():
            _check_take_project(state, seat, action)
        case DiscardProject(project=project):
            if project not in state.players[seat].projects:
                raise Illegal("OV-2.4", "not-your-project", project=project)
        case Build():
            _check_build(state, seat, action, prompt)
        case ClaimCoin() | ClaimResource() | ClaimConversion():
            assert isinstance(prompt, ClaimBonuses)
            _check_claim(state, seat, action, prompt)
        case FlipCoin() | SwapProject() | SettleOnSquare():
            _check_power(state, seat, action)
        case EndTurn():
            if not state.turn.acted:
                raise Illegal("OV-3.3", "action-still-due")
        case Collect() | Decline() | ReturnWorker():
            pass
        case _:
            assert_never(action)


def _check_not_acted(state: State) -> None:
    if state.turn.acted:
        raise Illegal("OV-3.1", "already-acted")


def _check_card(state: State, seat: Seat, card: WorkerCard) -> None:
    _check_not_acted(state)
    hand = state.players[seat].hand
    if not hand:
        raise Illegal("OV-4.1", "recall-first")
    if card not in hand:
        raise Illegal("OV-4.2", "card-not-in-hand", worker=card)


def _check_coins(player: Player, price: int) -> None:
    if price > len(player.coins):
        raise Illegal("OV-2.5", "coins-missing", price=price, coins=len(player.coins))


def _check_recall(state: State, seat: Seat) -> None:
    _check_not_acted(state)
    player = state.players[seat]
    if len(player.hand) == len(WorkerCard):
        raise Illegal("OV-4.1", "nothing-to-recall")
    price, coins = recall_price(player), len(player.coins)
    if price > coins:
        raise Illegal("OV-4.1", "coins-missing", price=price, coins=coins)


def _check_fetch(state: State, seat: Seat, action: FetchResource, prompt: Prompt) -> None:
    player = state.players[seat]
    if isinstance(prompt, FetchAgain):
        if action.card != prompt.card:
            raise Illegal("OV-6.3", "same-card-only", worker=prompt.card)
    else:
        _check_card(state, seat, action.card)
    if action.resource not in kinds_from(player, action.card):
        raise Illegal("OV-4.4", "kind-not-on-card", worker=action.card, resource=action.resource)
    if not player.supply:
        raise Illegal("OV-4.4", "no-worker-in-supply")
    _check_coins(player, fetch_price(state, player, action.resource))


def _check_take_project(state: State, seat: Seat, action: TakeProject) -> None:
    _check_card(state, seat, action.card)
    if not 0 <= action.slot < ROW_SIZE:
        raise Illegal("OV-4.5", "no-such-slot", slot=action.slot)
    _check_coins(state.players[seat], slot_price(action.card, action.slot))


def _check_build(state: State, seat: Seat, action: Build, prompt: Prompt) -> None:
    player = state.players[seat]
    # OV-6.11: who cannot pay the Builder's fee is not asked.
    if not isinstance(prompt, BuildToo):
        _check_not_acted(state)
        if state.turn.recalled:
            raise Illegal("OV-4.1", "card-due-after-recall")
    if action.project not in player.projects:
        raise Illegal("OV-5.1", "not-your-project", project=action.project)
    for kind in Resource:
        missing = CARDS[action.project].cost[kind] - state.board[kind].held_by(seat)
        if missing > 0:
            raise Illegal("OV-5.1", "resources-missing", resource=kind, missing=missing)
    _check_place(state, action)


def _check_place(state: State, action: Build) -> None:
    if action.y < 0:
        raise Illegal("OV-5.2", "above-the-square")
    cell = (action.x, action.y)
    if cell in cards_by_cell(state.city):
        raise Illegal("OV-5.2", "cell-taken", x=action.x, y=action.y)
    needs = open_cells(state.city).get(cell)
    if needs is None:
        raise Illegal("OV-5.2", "not-beside-the-city", x=action.x, y=action.y)
    clashing = clash(action.project, needs)
    if clashing:
        side = next(side for side in Side if clashing & 1 << side)
        raise Illegal("OV-5.3", "edge-clash", side=side.name.lower(), sides=clashing)


def _check_claim(
    state: State, seat: Seat, action: ClaimCoin | ClaimResource | ClaimConversion, prompt: ClaimBonuses
) -> None:
    if action.source not in prompt.cards:
        raise Illegal("OV-5.5", "no-bonus-there", building=action.source)
    player, bonus = state.players[seat], CARDS[action.source].bonus
    if bonus not in _BONUSES[type(action)]:
        raise Illegal("OV-5.6", "other-bonus", bonus=bonus.value)
    match action:
        case ClaimCoin():
            if len(player.coins) >= COIN_LIMIT:
                raise Illegal("OV-2.3", "coins-full", limit=COIN_LIMIT)
        case ClaimResource(resource=resource):
            if resource not in bonus_kinds(state, seat, action.source):
                if bonus is Bonus.DOUBLE:
                    raise Illegal("OV-5.6", "kind-not-held", resource=resource)
                raise Illegal("OV-5.6", "other-kind", resource=resource)
            if not player.supply:
                raise Illegal("OV-5.6", "no-worker-in-supply")
        case ClaimConversion(resource=resource, space=space, to=to):
            if to is resource:
                raise Illegal("OV-5.6", "same-kind", resource=resource)
            if not state.board[resource].is_on(seat, space):
                raise Illegal("OV-5.6", "no-worker-there", resource=resource, space=space)


def _check_power(state: State, seat: Seat, action: FlipCoin | SwapProject | SettleOnSquare) -> None:
    turn, player = state.turn, state.players[seat]
    if seat != turn.seat:
        raise Illegal("OV-3.1", "powers-in-own-turn")
    match action:
        case FlipCoin():
            _check_flip(turn, player, action)
        case SwapProject():
            _check_swap(turn, player, action)
        case SettleOnSquare():
            _check_settle(state, seat, action)


def _check_flip(turn: Turn, player: Player, action: FlipCoin) -> None:
    if not player.holds(Character.CHEATER):
        raise Illegal("OV-6.4", "character-missing")
    if turn.cheated:
        raise Illegal("OV-6.4", "used-this-turn")
    if not 0 <= action.coin < len(player.coins):
        raise Illegal("OV-6.4", "no-such-coin", coins=len(player.coins))


def _check_swap(turn: Turn, player: Player, action: SwapProject) -> None:
    if not player.holds(Character.BOOKKEEPER):
        raise Illegal("OV-6.6", "character-missing")
    if turn.swapped:
        raise Illegal("OV-6.6", "used-this-turn")
    if action.project not in player.projects:
        raise Illegal("OV-6.6", "not-your-project", project=action.project)
    if not 0 <= action.slot < ROW_SIZE:
        raise Illegal("OV-6.6", "no-such-slot", slot=action.slot)


def _check_settle(state: State, seat: Seat, action: SettleOnSquare) -> None:
    resource = action.resource
    if not state.players[seat].holds(Character.TRAVELLER):
        raise Illegal("OV-6.12", "character-missing")
    if seat in state.square:
        raise Illegal("OV-6.12", "already-on-square")
    if state.square[resource] != NOBODY:
        raise Illegal("OV-6.12", "field-taken", resource=resource)
    if not state.board[resource].held_by(seat):
        raise Illegal("OV-6.12", "resource-missing", resource=resource)


def _check_return(state: State, seat: Seat, action: ReturnWorker, prompt: Prompt) -> None:
    if isinstance(prompt, ChooseStart):
        raise Illegal("OV-2.6", "not-in-set-up")
    if not state.board[action.resource].is_on(seat, action.space):
        raise Illegal("OV-2.6", "no-worker-there", resource=action.resource, space=action.space)
