"""One action carried out: a new state, and what happened."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from borgo.core.game import Event, Prompt, Seat

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
from .characters import coins_from, recall_price, slot_price
from .check import check
from .city import bonus_sources, cards_by_cell
from .data import BUILDER_FEE, CARDS, KINDS, Character, WorkerCard
from .effects import JoinGuild, OfferBuilder, RefillRow
from .events import (
    BonusClaimed,
    BuildingPlaced,
    CardPlayed,
    CardsRecalled,
    CoinFlipped,
    Declined,
    Offer,
    ProjectDiscarded,
    ProjectSwapped,
    ProjectTaken,
    ResourceConverted,
    SquareSettled,
    StartChosen,
    WorkerReturned,
)
from .possible import fetch_price
from .prompts import BuildToo, ClaimBonuses, CollectTax, FetchAgain
from .state import Placed, State
from .turns import begin_turn, end_turn, settle
from .work import Work


def step(state: State, seat: Seat, action: AnyAction) -> tuple[State, tuple[Event, ...]]:
    check(state, seat, action)
    work = Work(state)
    _CARRY_OUT[type(action)](work, seat, action)
    settle(work)
    return work.state, tuple(work.events)


def _choose_resource(work: Work, seat: Seat, action: ChooseResource) -> None:
    """OV-1.6: on the box, without paying."""
    work.pop()
    stock = work.state.board[action.resource]
    box = (*stock.box[:seat], stock.box[seat] + 1, *stock.box[seat + 1 :])
    work.set_stock(action.resource, replace(stock, box=box))
    work.change_player(seat, supply=work.player(seat).supply - 1)
    work.tell(StartChosen(seat, action.resource))
    if not work.state.stack:
        begin_turn(work, work.state.first)


def _recall(work: Work, seat: Seat, _action: Recall) -> None:
    work.change_turn(recalled=True)
    work.pay_coins(seat, recall_price(work.player(seat)), "recall")
    work.change_player(seat, hand=tuple(WorkerCard))
    work.tell(CardsRecalled(seat))


def _play_card(work: Work, seat: Seat, card: WorkerCard) -> None:
    """OV-4.2"""
    work.change_turn(acted=True)
    hand = work.player(seat).hand
    work.change_player(seat, hand=tuple(other for other in hand if other is not card))
    work.tell(CardPlayed(seat, card))


def _take_coins(work: Work, seat: Seat, action: TakeCoins) -> None:
    _play_card(work, seat, action.card)
    work.gain_coins(seat, coins_from(work.player(seat), action.card), "card")


def _fetch_resource(work: Work, seat: Seat, action: FetchResource) -> None:
    again = isinstance(work.state.asking, FetchAgain)
    if again:
        work.pop()
    else:
        _play_card(work, seat, action.card)
        if work.player(seat).holds(Character.SEIGNIOR):
            work.push(FetchAgain((seat,), action.card))
    price = fetch_price(work.state, work.player(seat), action.resource)
    work.pay_coins(seat, price, "space")
    work.gain_resource(seat, action.resource)


def _take_project(work: Work, seat: Seat, action: TakeProject) -> None:
    """The row is filled again after the payment and its tax, and only then a third project goes."""
    _play_card(work, seat, action.card)
    row = work.state.row
    project = row[action.slot]
    work.change(row=row[: action.slot] + row[action.slot + 1 :])
    work.add_project(seat, project)
    work.push(RefillRow())
    work.pay_coins(seat, slot_price(action.card, action.slot), "project")
    work.tell(ProjectTaken(seat, project, action.slot))


def _discard_project(work: Work, seat: Seat, action: DiscardProject) -> None:
    """OV-2.4: to the bottom of the deck."""
    work.pop()
    work.remove_project(seat, action.project)
    work.change(deck=(action.project, *work.state.deck))
    work.tell(ProjectDiscarded(seat, action.project))


def _build(work: Work, seat: Seat, action: Build) -> None:
    as_builder = isinstance(work.state.asking, BuildToo)
    if as_builder:
        work.pop()
    else:
        work.change_turn(acted=True)
        work.push(OfferBuilder(seat))
    _pay_cost(work, seat, action.project)
    _place_building(work, seat, action)
    if as_builder:
        work.pay_coins(seat, BUILDER_FEE, "builder")


def _pay_cost(work: Work, seat: Seat, project: int) -> None:
    """OV-5.1: from the cheapest spaces one holds, of each kind."""
    for kind in KINDS:
        for _ in range(CARDS[project].cost[kind]):
            space = work.state.board[kind].cheapest_of(seat)
            work.lift_worker(seat, kind, space)
            work.tell(WorkerReturned(seat, kind, space))


def _place_building(work: Work, seat: Seat, action: Build) -> None:
    work.remove_project(seat, action.project)
    placed = Placed(action.project, action.x, action.y, seat)
    work.change(city=(*work.state.city, placed))
    work.tell(BuildingPlaced(seat, action.project, action.x, action.y))
    work.settle_worker(seat)
    guild = CARDS[action.project].guild
    if guild is not None:
        work.push(JoinGuild(seat, guild))
    cells = cards_by_cell(work.state.city)
    by_lamplight = work.player(seat).holds(Character.LAMPLIGHTER)
    work.push(ClaimBonuses((seat,), bonus_sources(cells, placed, by_lamplight)))


def _claim(work: Work, seat: Seat, source: int) -> None:
    """The rest of the bonuses waits on."""
    prompt = work.state.asking
    assert isinstance(prompt, ClaimBonuses)
    work.swap_top(replace(prompt, cards=tuple(card for card in prompt.cards if card != source)))
    work.tell(BonusClaimed(seat, source))


def _claim_coin(work: Work, seat: Seat, action: ClaimCoin) -> None:
    _claim(work, seat, action.source)
    work.gain_coins(seat, 1, "bonus")


def _claim_resource(work: Work, seat: Seat, action: ClaimResource) -> None:
    _claim(work, seat, action.source)
    work.gain_resource(seat, action.resource)


def _claim_conversion(work: Work, seat: Seat, action: ClaimConversion) -> None:
    _claim(work, seat, action.source)
    work.lift_worker(seat, action.resource, action.space)
    space = work.place_worker(seat, action.to)
    work.tell(ResourceConverted(seat, action.resource, action.space, action.to, space))


def _flip_coin(work: Work, seat: Seat, action: FlipCoin) -> None:
    """OV-6.4"""
    work.change_turn(cheated=True)
    coins = work.player(seat).coins
    project = coins[action.coin]
    work.change_player(seat, coins=coins[: action.coin] + coins[action.coin + 1 :])
    work.tell(CoinFlipped(seat, project))
    work.add_project(seat, project)


def _swap_project(work: Work, seat: Seat, action: SwapProject) -> None:
    """OV-6.6: mine takes that very slot."""
    work.change_turn(swapped=True)
    row, projects = work.state.row, work.player(seat).projects
    taken = row[action.slot]
    work.change(row=(*row[: action.slot], action.project, *row[action.slot + 1 :]))
    work.change_player(
        seat, projects=tuple(taken if project == action.project else project for project in projects)
    )
    work.tell(ProjectSwapped(seat, action.project, taken, action.slot))


def _settle_on_square(work: Work, seat: Seat, action: SettleOnSquare) -> None:
    """OV-6.12: the resource is paid from the cheapest space; its worker is free for the square."""
    kind = action.resource
    space = work.state.board[kind].cheapest_of(seat)
    work.lift_worker(seat, kind, space)
    work.tell(WorkerReturned(seat, kind, space))
    square = work.state.square
    work.change(square=(*square[:kind], seat, *square[kind + 1 :]))
    work.tell(SquareSettled(seat, kind))
    work.settle_worker(seat)


def _end_turn(work: Work, _seat: Seat, _action: EndTurn) -> None:
    end_turn(work)


def _collect(work: Work, seat: Seat, _action: Collect) -> None:
    work.pop()
    work.gain_coins(seat, 1, "tax")


def _decline(work: Work, seat: Seat, _action: Decline) -> None:
    work.tell(Declined(seat, _OFFERS[type(work.state.asking)]))
    work.pop()


def _return_worker(work: Work, seat: Seat, action: ReturnWorker) -> None:
    work.lift_worker(seat, action.resource, action.space)
    work.tell(WorkerReturned(seat, action.resource, action.space))


_OFFERS: dict[type[Prompt], Offer] = {
    FetchAgain: "second-resource",
    ClaimBonuses: "bonuses",
    BuildToo: "builder",
    CollectTax: "tax",
}

_CARRY_OUT: dict[type[AnyAction], Callable[[Work, Seat, Any], None]] = {
    ChooseResource: _choose_resource,
    Recall: _recall,
    TakeCoins: _take_coins,
    FetchResource: _fetch_resource,
    TakeProject: _take_project,
    DiscardProject: _discard_project,
    Build: _build,
    ClaimCoin: _claim_coin,
    ClaimResource: _claim_resource,
    ClaimConversion: _claim_conversion,
    FlipCoin: _flip_coin,
    SwapProject: _swap_project,
    SettleOnSquare: _settle_on_square,
    EndTurn: _end_turn,
    Collect: _collect,
    Decline: _decline,
    ReturnWorker: _return_worker,
}
