"""Positions laid out as on a table.

    position(
        coins={0: 3},                            how many, or which cards, the coin gained last at the end
        hand={0: [MASTER]},                      worker cards in hand; who is not named has all four
        projects={0: ["old-well"]},
        characters={1: [Character.BUILDER]},
        board={CLAY: [2, NOBODY, 1, 0, 0]},      who stands on the single spaces, then who is in the box
        city=[("almshouse", 0, 1, 0)],           card, x, y, owner
        square={WOOD: 3},
        row=["mint"],                            from the oldest on
        deck=["belfry"],                         from the top down
        piles={Guild.BELLS: [Character.TRAVELLER]},   from the top down
    )

What is not named comes as a real shuffle left it. All 64 cards, nine workers a seat and the characters of
that number of seats are there, always: `position` sees to it, and `play` looks again after every step.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from borgo.core.chance import Chance
from borgo.core.game import Event, Seat
from borgo.core.rules import Illegal
from borgo.games.oddville import GAME
from borgo.games.oddville.actions import AnyAction
from borgo.games.oddville.data import CARDS, SPACE_PRICES, Character, Guild, Resource, WorkerCard
from borgo.games.oddville.prompts import TakeTurn
from borgo.games.oddville.state import NOBODY, OddvilleOptions, Placed, Player, State, Stock, Turn, guild_of

from .naive_scorer import may_stand, town

APPRENTICE, JOURNEYMAN, FOREMAN, MASTER = WorkerCard
WOOD, CLAY, STONE, CRYSTAL = Resource

End = Literal["at-once", "last-player", "one-last-turn"]
NOTHING: Mapping[Any, Any] = MappingProxyType({})


def new(seats: int = 4, seed: int = 0, end: End = "at-once") -> State:
    return GAME.new(OddvilleOptions(end), seats, Chance(seed.to_bytes(32, "big")))


def position(
    seats: int = 4,
    turn: Seat = 0,
    *,
    first: Seat = 0,
    coins: Mapping[Seat, int | Sequence[str]] = NOTHING,
    hand: Mapping[Seat, Sequence[WorkerCard]] = NOTHING,
    projects: Mapping[Seat, Sequence[str]] = NOTHING,
    characters: Mapping[Seat, Sequence[Character]] = NOTHING,
    board: Mapping[Resource, Sequence[Seat]] = NOTHING,
    city: Sequence[tuple[str, int, int, Seat]] = (),
    square: Mapping[Resource, Seat] = NOTHING,
    row: Sequence[str] = (),
    deck: Sequence[str] = (),
    piles: Mapping[Guild, Sequence[Character]] = NOTHING,
    end: End = "at-once",
) -> State:
    """The seat `turn` is about to take its turn."""
    start = new(seats, end=end)
    cards = _Cards((*start.row, *reversed(start.deck)))
    placed = tuple(Placed(cards.named([name])[0], x, y, owner) for name, x, y, owner in city)
    named_projects = {seat: cards.named(names) for seat, names in projects.items()}
    named_row, named_deck = cards.named(row), cards.named(deck)
    named_coins = {seat: cards.named(some) for seat, some in coins.items() if not isinstance(some, int)}
    purses = {
        seat: cards.dealt(some) if isinstance(some, int) else named_coins[seat]
        for seat, some in coins.items()
    }
    whole_row = named_row + cards.dealt(len(start.row) - len(row))
    stocks = tuple(_stock(seats, board.get(kind, ())) for kind in Resource)
    on_square = tuple(square.get(kind, NOBODY) for kind in Resource)
    owners = [building.owner for building in placed] + [*on_square]
    state = replace(
        start,
        first=first,
        turn=Turn(turn),
        stack=(TakeTurn((turn,)),),
        deck=(*reversed(cards.left), *reversed(named_deck)),
        row=whole_row,
        city=placed,
        square=on_square,
        board=stocks,
        piles=tuple(_pile(start, guild, characters, piles.get(guild, ())) for guild in Guild),
        players=tuple(
            Player(
                hand=tuple(hand.get(seat, WorkerCard)),
                supply=9 - owners.count(seat) - sum(_owners(stock).count(seat) for stock in stocks),
                coins=purses.get(seat, ()),
                projects=named_projects.get(seat, ()),
                characters=tuple(characters.get(seat, ())),
                in_city=owners.count(seat),
            )
            for seat in range(seats)
        ),
    )
    _check_city(state)
    check_table(state)
    return state


class _Cards:
    """The deck of which a position is laid out: first what is named, then what comes."""

    def __init__(self, order: Sequence[int]) -> None:
        self.left = list(order)

    def named(self, names: Sequence[str]) -> tuple[int, ...]:
        cards = tuple(card(name) for name in names)
        for number in cards:
            self.left.remove(number)
        return cards

    def dealt(self, count: int) -> tuple[int, ...]:
        cards, self.left = tuple(self.left[:count]), self.left[count:]
        return cards


def _stock(seats: int, owners: Sequence[Seat]) -> Stock:
    singles = len(SPACE_PRICES[seats]) - 1
    spaces = tuple(owners[:singles]) + (NOBODY,) * (singles - len(owners))
    return Stock(spaces, tuple(list(owners[singles:]).count(seat) for seat in range(seats)))


def _pile(
    start: State, guild: Guild, held: Mapping[Seat, Sequence[Character]], tops: Sequence[Character]
) -> tuple[Character, ...]:
    """The named ones on top; under them others of the guild, as many as this number of seats leaves."""
    away = {who for some in held.values() for who in some if guild_of(who) is guild}
    size = start.seats - 1 - len(away)
    others = [who for who in start.piles[guild] if who not in away and who not in tops]
    others += [who for who in Character if guild_of(who) is guild and who not in {*away, *tops, *others}]
    return (*others[: size - len(tops)], *reversed(tops))


def _check_city(state: State) -> None:
    """OV-5.2 and 5.3: a city that could have been built, in this order."""
    for count, (number, x, y) in enumerate((new.card, new.x, new.y) for new in state.city):
        before = town([(old.card, old.x, old.y, old.owner) for old in state.city[:count]])
        assert may_stand(before, number, (x, y)), f"{CARDS[number].id} does not fit at {x}, {y}"


def check_table(state: State) -> None:
    """Nothing was lost and nothing came from nowhere."""
    cards = [*state.deck, *state.row, *(building.card for building in state.city)]
    for seat, player in enumerate(state.players):
        cards += [*player.coins, *player.projects]
        in_city = [building.owner for building in state.city].count(seat) + state.square.count(seat)
        on_board = sum(_owners(stock).count(seat) for stock in state.board)
        assert player.in_city == in_city
        assert player.supply >= 0
        assert player.supply + in_city + on_board == 9
    assert sorted(cards) == list(range(64))
    characters = [
        who for some in (*state.piles, *(player.characters for player in state.players)) for who in some
    ]
    assert len(characters) == len(set(characters)) == 4 * (state.seats - 1)


def card(name: str) -> int:
    """The number of a card."""
    return next(card.number for card in CARDS if card.id == name)


def names(cards: Sequence[int]) -> list[str]:
    return [CARDS[number].id for number in cards]


def _owners(stock: Stock) -> list[Seat]:
    return [*stock.spaces, *(seat for seat, count in enumerate(stock.box) for _ in range(count))]


def on_board(state: State, resource: Resource) -> list[Seat]:
    """Written as in `position`: the single spaces, then the box."""
    return _owners(state.board[resource])


def coins(state: State, seat: Seat) -> int:
    return len(state.players[seat].coins)


def play(state: State, seat: Seat, *actions: AnyAction) -> State:
    """One or more actions of one seat."""
    for action in actions:
        state, _ = act(state, seat, action)
    return state


def told(state: State, seat: Seat, action: AnyAction) -> tuple[Event, ...]:
    return act(state, seat, action)[1]


def act(state: State, seat: Seat, action: AnyAction) -> tuple[State, tuple[Event, ...]]:
    assert action in GAME.legal(state, seat), "the engine does not list what it may accept"
    after, events = GAME.step(state, seat, action)
    check_table(after)
    return after, events


def refused(state: State, seat: Seat, action: AnyAction) -> Illegal:
    """The refusal; as text it is `OV-5.3 edge-clash (side=west)`."""
    before = hash(state)
    with pytest.raises(Illegal) as caught:
        GAME.step(state, seat, action)
    assert hash(state) == before
    assert action not in GAME.legal(state, seat)
    assert caught.value.rule_id in GAME.rules
    return caught.value


def offered(state: State, seat: Seat, *kinds: type[AnyAction]) -> list[AnyAction]:
    """The legal actions of these kinds."""
    return [action for action in GAME.legal(state, seat) if isinstance(action, kinds)]
