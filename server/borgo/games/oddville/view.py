"""What an audience may know of a state, and what it may imagine about the rest.

OV-2.1: the deck and the building side of coins are hidden from everyone, owners included; OV-1.4: so is all
of a guild pile but its top. OddVille hides nothing from one seat that another knows: a seat's own prices and
forecasts are worked out from what all see.
"""

from msgspec.structs import replace

from borgo.core.chance import Chance
from borgo.core.data import Data
from borgo.core.game import Audience, Seat

from .data import COIN_LIMIT, PROJECT_LIMIT, WORKERS_TO_END, Character, Guild, WorkerCard
from .forecast import Forecast, forecasts
from .scoring import ScoreSheet, Worth, sheets, worths
from .state import Placed, Player, State, Stock, Turn, guild_of
from .terms import Terms, terms


class PlayerView(Data, frozen=True):
    hand: tuple[WorkerCard, ...]
    supply: int
    coins: int
    projects: tuple[int, ...]
    characters: tuple[Character, ...]
    in_city: int


class PileView(Data, frozen=True):
    top: Character | None
    count: int


class Limits(Data, frozen=True):
    coins: int
    projects: int
    workers_in_city: int
    """OV-7.1: so many end the game."""


_LIMITS = Limits(COIN_LIMIT, PROJECT_LIMIT, WORKERS_TO_END)


class View(Data, frozen=True):
    end: str
    first: Seat
    turn: Turn
    deck: int
    row: tuple[int, ...]
    city: tuple[Placed, ...]
    worth: tuple[Worth, ...]
    """For each card of the city, in its order."""
    square: tuple[Seat, ...]
    board: tuple[Stock, ...]
    piles: tuple[PileView, ...]
    players: tuple[PlayerView, ...]
    sheets: tuple[ScoreSheet, ...]
    sixth: Seat
    last_turns: tuple[Seat, ...] | None
    limits: Limits
    next_spaces: tuple[int, ...]
    """OV-4.4: the space of each resource where the next worker would stand."""
    terms: Terms | None
    """For a seat: what things cost and bring it."""
    forecasts: tuple[Forecast, ...]
    """For a seat that may build: what each building would bring."""


def public_view(state: State) -> View:
    return View(
        end=state.options.end,
        first=state.first,
        turn=state.turn,
        deck=len(state.deck),
        row=state.row,
        city=state.city,
        worth=worths(state.city),
        square=state.square,
        board=state.board,
        piles=tuple(PileView(pile[-1] if pile else None, len(pile)) for pile in state.piles),
        players=tuple(_player_view(player) for player in state.players),
        sheets=sheets(state),
        sixth=state.sixth,
        last_turns=state.last_turns,
        limits=_LIMITS,
        next_spaces=tuple(stock.cheapest_empty() for stock in state.board),
        terms=None,
        forecasts=(),
    )


def own_view(state: State, public: View, seat: Seat) -> View:
    return replace(public, terms=terms(state, seat), forecasts=forecasts(state, seat))


def _player_view(player: Player) -> PlayerView:
    return PlayerView(
        hand=player.hand,
        supply=player.supply,
        coins=len(player.coins),
        projects=player.projects,
        characters=player.characters,
        in_city=player.in_city,
    )


def imagine(state: State, _audience: Audience, chance: Chance) -> State:
    """Deck and coins are dealt anew, and the characters under the tops of the piles."""
    hidden = [*state.deck, *(coin for player in state.players for coin in player.coins)]
    cards, chance = chance.shuffled(hidden)
    deck, cards = cards[: len(state.deck)], cards[len(state.deck) :]
    players = []
    for player in state.players:
        count = len(player.coins)
        players.append(replace(player, coins=cards[:count]))
        cards = cards[count:]
    piles, chance = _imagine_piles(state, chance)
    return replace(state, deck=deck, players=tuple(players), piles=piles, chance=chance)


def _imagine_piles(state: State, chance: Chance) -> tuple[tuple[tuple[Character, ...], ...], Chance]:
    """Under a top lies any character of the guild that is not in sight, one that left the game included."""
    in_sight = {who for player in state.players for who in player.characters}
    piles = []
    for guild, pile in zip(Guild, state.piles, strict=True):
        known = in_sight | set(pile[-1:])
        unseen = (who for who in Character if guild_of(who) is guild and who not in known)
        shuffled, chance = chance.shuffled(unseen)
        piles.append(shuffled[: len(pile) - 1] + pile[-1:] if pile else ())
    return tuple(piles), chance
