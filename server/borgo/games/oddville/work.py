"""A state under change: the few moves of which every action is made.

A `Work` lives for one step only. It holds the growing new state and its events; the old state stays as it is.
"""

from typing import Any, Literal

from msgspec.structs import replace

from borgo.core.game import Event, Seat

from .data import (
    COIN_LIMIT,
    PROJECT_LIMIT,
    WORKERS_TO_END,
    Character,
    Resource,
)
from .effects import Effect
from .events import (
    CoinsGained,
    CoinsPaid,
    ResourceGained,
    SixthWorkerPlaced,
)
from .prompts import AnyPrompt, ChooseDiscard, CollectTax
from .state import NOBODY, Player, State, Stock

Purpose = Literal["recall", "space", "project", "builder"]
Source = Literal["card", "bonus", "tax", "benefactor"]


class Work:
    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def change(self, **fields: Any) -> None:
        self.state = replace(self.state, **fields)

    def change_turn(self, **fields: Any) -> None:
        self.change(turn=replace(self.state.turn, **fields))

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def change_player(self, seat: Seat, **fields: Any) -> None:
        players = self.state.players
        self.change(players=(*players[:seat], replace(players[seat], **fields), *players[seat + 1 :]))

    # The stack.

    def push(self, *frames: AnyPrompt | Effect) -> None:
        """The last one comes first."""
        self.change(stack=(*self.state.stack, *frames))

    def pop(self) -> None:
        self.change(stack=self.state.stack[:-1])

    def swap_top(self, prompt: AnyPrompt) -> None:
        self.change(stack=(*self.state.stack[:-1], prompt))

    # Coins.

    def gain_coins(self, seat: Seat, count: int, source: Source) -> None:
        """OV-2.1 and 2.3: from the top of the deck, as many as fit."""
        coins, deck = self.player(seat).coins, self.state.deck
        count = min(count, COIN_LIMIT - len(coins))
        if count > 0:
            self.change_player(seat, coins=coins + deck[: -count - 1 : -1])
            self.change(deck=deck[:-count])
            self.tell(CoinsGained(seat, count, source))

    def pay_coins(self, seat: Seat, count: int, purpose: Purpose) -> None:
        """OV-2.2: onto the deck, the coin gained last first. OV-6.8: one payment, one tax."""
        if not count:
            return
        coins = self.player(seat).coins
        self.change_player(seat, coins=coins[:-count])
        self.change(deck=self.state.deck + coins[: -count - 1 : -1])
        self.tell(CoinsPaid(seat, count, purpose))
        collector = self.state.holder(Character.TAX_COLLECTOR)
        if collector not in (NOBODY, seat):
            self.push(CollectTax((collector,), seat))

    # Workers on the resource board.

    def place_worker(self, seat: Seat, resource: Resource) -> int:
        """From the supply to the cheapest empty space; which one it was."""
        stock = self.state.board[resource]
        space = stock.cheapest_empty()
        self.set_stock(resource, _occupy(stock, space, seat))
        self.change_player(seat, supply=self.player(seat).supply - 1)
        return space

    def lift_worker(self, seat: Seat, resource: Resource, space: int) -> None:
        """From a space back to the supply."""
        self.set_stock(resource, _vacate(self.state.board[resource], space, seat))
        self.change_player(seat, supply=self.player(seat).supply + 1)

    def gain_resource(self, seat: Seat, resource: Resource) -> None:
        space = self.place_worker(seat, resource)
        self.tell(ResourceGained(seat, resource, space))

    def set_stock(self, resource: Resource, stock: Stock) -> None:
        board = self.state.board
        self.change(board=(*board[:resource], stock, *board[resource + 1 :]))

    # Projects and the city.

    def add_project(self, seat: Seat, project: int) -> None:
        """OV-2.4: a third one makes the player discard."""
        projects = (*self.player(seat).projects, project)
        self.change_player(seat, projects=projects)
        if len(projects) > PROJECT_LIMIT:
            self.push(ChooseDiscard((seat,)))

    def remove_project(self, seat: Seat, project: int) -> None:
        projects = self.player(seat).projects
        self.change_player(seat, projects=tuple(other for other in projects if other != project))

    def settle_worker(self, seat: Seat) -> None:
        """OV-5.4, 6.12: a worker leaves the supply for the city for good. OV-7.1: the sixth ends the game."""
        player = self.player(seat)
        in_city = player.in_city + 1
        self.change_player(seat, supply=player.supply - 1, in_city=in_city)
        if in_city == WORKERS_TO_END and self.state.sixth == NOBODY:
            self.change(sixth=seat)
            self.tell(SixthWorkerPlaced(seat))


def _occupy(stock: Stock, space: int, seat: Seat) -> Stock:
    if space < len(stock.spaces):
        return replace(stock, spaces=(*stock.spaces[:space], seat, *stock.spaces[space + 1 :]))
    return replace(stock, box=(*stock.box[:seat], stock.box[seat] + 1, *stock.box[seat + 1 :]))


def _vacate(stock: Stock, space: int, seat: Seat) -> Stock:
    if space < len(stock.spaces):
        return replace(stock, spaces=(*stock.spaces[:space], NOBODY, *stock.spaces[space + 1 :]))
    return replace(stock, box=(*stock.box[:seat], stock.box[seat] - 1, *stock.box[seat + 1 :]))
