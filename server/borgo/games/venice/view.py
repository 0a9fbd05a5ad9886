"""What an audience may know. Hidden: the pile, hands, and what tiles and bags are worth (VE-6.1).

A view holds all that an attentive onlooker knows for certain, so a state that gives the same view cannot be
told from the real one: `imagine` deals everything else anew.
"""

from typing import TypeVar

from msgspec.structs import replace

from borgo.core.chance import Chance
from borgo.core.data import Data
from borgo.core.game import Audience, Seat

from .data import BAG_VALUES, KINDS, SWAMP, TILE_VALUES, Kind
from .events import HIDDEN, AnyEvent, BagTaken, CardsDrawn, FieldDrained
from .forecast import Forecast, LayingForecast, TradeForecast, forecasts, layings, trades
from .setup import by_kind, spread
from .state import Building, Counts, Player, Project, State, Turn

T = TypeVar("T")


class PlayerView(Data, frozen=True):
    """What everybody knows of a seat."""

    gondola: int
    cards: int
    known: Counts
    """Cards that all saw going to the hand and not leaving it again."""
    tiles: int
    bags: int
    gained: Counts
    """Where the spaces of the gondola come from: by kind of building, bought, jumped."""


class Purse(Data, frozen=True):
    """What a seat alone knows of itself."""

    hand: Counts
    tiles: Counts
    bags: Counts
    gold: int


class View(Data, frozen=True):
    turn: Turn
    players: tuple[PlayerView, ...]
    own: Purse | None
    laid: tuple[Counts, ...]
    architects: tuple[Seat, ...]
    completed: tuple[Project, ...]
    current: Project | None
    ground: tuple[int, ...]
    buildings: tuple[Building, ...]
    stock: Counts
    pile: int
    discards: Counts
    open: Counts
    bags: int
    spent: Counts
    ended: str
    forecasts: tuple[Forecast, ...]
    """For a seat that chooses a place or a district: what each would bring."""
    layings: tuple[LayingForecast, ...]
    trades: tuple[TradeForecast, ...]


def public_view(state: State) -> View:
    return View(
        turn=state.turn,
        players=tuple(_seen(player) for player in state.players),
        own=None,
        laid=state.laid,
        architects=state.architects,
        completed=state.completed,
        current=state.current,
        ground=state.ground,
        buildings=state.buildings,
        stock=state.stock,
        pile=len(state.pile),
        discards=state.discards,
        open=state.open,
        bags=len(state.bags),
        spent=state.spent,
        ended=state.ended,
        forecasts=(),
        layings=(),
        trades=(),
    )


def own_view(state: State, public: View, seat: Seat) -> View:
    return replace(
        public,
        own=_own(state.players[seat]),
        forecasts=forecasts(state, seat),
        layings=layings(state, seat),
        trades=trades(state, seat),
    )


def _seen(player: Player) -> PlayerView:
    return PlayerView(
        gondola=player.gondola,
        cards=player.cards,
        known=player.known,
        tiles=sum(player.tiles),
        bags=sum(player.bags),
        gained=player.gained,
    )


def _own(player: Player) -> Purse:
    return Purse(player.hand, player.tiles, player.bags, player.gold)


def hear(event: AnyEvent, audience: Audience) -> AnyEvent:
    match event:
        case BagTaken(seat=seat) | FieldDrained(seat=seat) if seat != audience:
            return replace(event, value=HIDDEN)
        case CardsDrawn(seat=seat) if seat != audience:
            return replace(event, kinds=())
        case _:
            return event


def imagine(state: State, audience: Audience, chance: Chance) -> State:
    others = [seat for seat in range(state.seats) if seat != audience]
    players = list(state.players)
    cards, chance = chance.shuffled(
        [*state.pile, *(card for seat in others for card in _hidden_cards(players[seat]))]
    )
    fields = [field for field, lies in enumerate(state.ground) if lies == SWAMP]
    lying = [state.swamp[field] for field in fields]
    held_tiles = [tile for seat in others for tile in spread(TILE_VALUES, players[seat].tiles)]
    tiles, chance = chance.shuffled([*lying, *held_tiles])
    held_bags = [bag for seat in others for bag in spread(BAG_VALUES, players[seat].bags)]
    bags, chance = chance.shuffled([*state.bags, *held_bags])
    for seat in others:
        cards, tiles, bags, players[seat] = _dealt(players[seat], cards, tiles, bags)
    swamp = [0] * len(state.swamp)
    for field, value in zip(fields, tiles, strict=True):
        swamp[field] = value
    return replace(state, chance=chance, players=tuple(players), pile=cards, swamp=tuple(swamp), bags=bags)


def _hidden_cards(player: Player) -> list[Kind]:
    return spread(KINDS, tuple(held - seen for held, seen in zip(player.hand, player.known, strict=True)))


def _dealt(
    player: Player, cards: tuple[Kind, ...], tiles: Counts, bags: Counts
) -> tuple[tuple[Kind, ...], Counts, Counts, Player]:
    """The player with other cards, tiles and bags, as many as before, and what is left to deal."""
    drawn, cards = _split(cards, player.cards - sum(player.known))
    own_tiles, tiles = _split(tiles, sum(player.tiles))
    own_bags, bags = _split(bags, sum(player.bags))
    player = replace(
        player,
        hand=tuple(a + b for a, b in zip(player.known, by_kind(drawn), strict=True)),
        tiles=tuple(own_tiles.count(value) for value in TILE_VALUES),
        bags=tuple(own_bags.count(value) for value in BAG_VALUES),
    )
    return cards, tiles, bags, player


def _split(items: tuple[T, ...], count: int) -> tuple[tuple[T, ...], tuple[T, ...]]:
    return items[:count], items[count:]
