"""The whole of a game of Venice. Frozen: a step makes a new state and shares what did not change.

Numbers of cards are kept by kind, of tiles and bags by value. With two seats a third participant lays cards
and holds architects: the imaginary player (VE-10), whose number is the one after the last seat.
"""

from typing import Literal

from borgo.core.chance import Chance
from borgo.core.data import Data
from borgo.core.game import Options, Prompt, Seat

from .data import BAG_VALUES, TILE_VALUES, Kind
from .effects import Effect
from .prompts import AnyPrompt

NOBODY = -1
NONE_OF_ANY = (0,) * len(Kind)
BOUGHT, JUMPED = len(Kind), len(Kind) + 1
"""Where spaces come from besides the kinds of building: gold, and taken places that were jumped."""

Counts = tuple[int, ...]


class VeniceOptions(Options, frozen=True):
    """Venice has no variants."""


class Player(Data, frozen=True):
    gondola: int = 0
    hand: Counts = NONE_OF_ANY
    known: Counts = NONE_OF_ANY
    """The part of the hand that everybody saw going there: cards taken from the open ones."""
    tiles: Counts = (0,) * len(TILE_VALUES)
    bags: Counts = (0,) * len(BAG_VALUES)
    gained: Counts = (0,) * (JUMPED + 1)
    """Where the spaces of the gondola come from: by kind of building, BOUGHT, JUMPED."""

    @property
    def cards(self) -> int:
        return sum(self.hand)

    @property
    def gold(self) -> int:
        _, ones, twos = self.tiles
        threes, fours, fives, sixes = self.bags
        return ones + 2 * twos + 3 * threes + 4 * fours + 5 * fives + 6 * sixes


class Building(Data, frozen=True):
    kind: Kind
    fields: tuple[int, ...]


class Project(Data, frozen=True):
    """A building whose cards are complete."""

    kind: Kind
    builder: Seat
    cards: Counts
    """By participant."""
    architect: bool
    """VE-3.7: the figure takes part, and goes back afterwards; not when played from hand at once."""

    @property
    def common(self) -> bool:
        return sum(count > 0 for count in self.cards) > 1


class Turn(Data, frozen=True):
    """What the active seat has done in its turn. Sets of kinds are bit masks of `1 << kind`."""

    seat: Seat
    begun: bool = False
    """Action 1 has begun: VE-10.1 allows no card before it any more."""
    carrying: bool = False
    """VE-3.1: a completed building was carried out, so nothing but casas is laid any more."""
    alone: int = 0
    """VE-3.8: kinds completed alone."""
    closed: int = 0
    """VE-3.8: kinds of which no new building may be begun."""
    turned: bool = False
    """VE-10.1: the imaginary player has had its card."""


class State(Data, frozen=True):
    chance: Chance
    turn: Turn
    stack: tuple[AnyPrompt | Effect, ...]
    """What is still to happen, the next thing last. Empty when the game is over."""
    players: tuple[Player, ...]
    laid: tuple[Counts, ...]
    """Cards of unfinished buildings before each participant."""
    architects: tuple[Seat, ...]
    """The holder by kind, or NOBODY."""
    completed: tuple[Project, ...]
    """VE-3.1: still to be carried out in this turn."""
    current: Project | None
    """The building in hand."""
    ground: tuple[int, ...]
    """What lies on each field: a Kind, OPEN or SWAMP."""
    buildings: tuple[Building, ...]
    stock: Counts
    pile: tuple[Kind, ...]
    """The top card last. Nobody may know them."""
    discards: Counts
    open: Counts
    swamp: tuple[int, ...]
    """The value of the tile on each field, 0 where none lies. VE-6.1: nobody may know them."""
    bags: tuple[int, ...]
    """The values in the pile, the top last. VE-6.1: nobody may know them."""
    spent: Counts
    """VE-6.2: tiles that have left the game."""
    ended: Literal["", "stock-empty", "goal-reached"] = ""
    """VE-9.1: why the game ends, as soon as it does."""

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def is_over(self) -> bool:
        return not self.stack

    @property
    def asking(self) -> Prompt:
        """The prompt that waits for an answer: between two steps the top of the stack always is one."""
        top = self.stack[-1]
        assert isinstance(top, Prompt)
        return top

    def placer(self, builder: Seat) -> Seat:
        """VE-3.9, VE-10.2: the active seat chooses for the imaginary player."""
        return builder if builder < self.seats else self.turn.seat


def put(items: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*items[:index], value, *items[index + 1 :])


def add(counts: Counts, index: int, change: int) -> Counts:
    return (*counts[:index], counts[index] + change, *counts[index + 1 :])


def with_player(players: tuple[Player, ...], seat: Seat, player: Player) -> tuple[Player, ...]:
    return (*players[:seat], player, *players[seat + 1 :])


def clockwise(first: Seat, count: int) -> tuple[Seat, ...]:
    """All seats in order of play, from `first` on."""
    return tuple((first + step) % count for step in range(count))
