"""The whole of an OddVille game. Frozen: a step makes a new state and shares what did not change."""

from typing import Literal

from borgo.core.chance import Chance
from borgo.core.data import Data
from borgo.core.game import Options, Prompt, Seat

from .data import CHARACTERS, Character, Guild, WorkerCard
from .effects import Effect
from .prompts import AnyPrompt

NOBODY = -1

Cell = tuple[int, int]
"""x grows to the right, y downwards; the Main Square is (0, 0)."""


class OddvilleOptions(Options, frozen=True):
    end: Literal["at-once", "last-player", "one-last-turn"] = "at-once"
    """When the game ends after the sixth worker: OV-7.1, or the variants OV-8.1 and OV-8.2."""


class Placed(Data, frozen=True, cache_hash=True):
    """A building in the city."""

    card: int
    x: int
    y: int
    owner: Seat


class Stock(Data, frozen=True):
    """One resource on the board: who stands on each single space, and how many of each seat in the box."""

    spaces: tuple[Seat, ...]
    box: tuple[int, ...]

    def held_by(self, seat: Seat) -> int:
        return self.spaces.count(seat) + self.box[seat]

    def cheapest_empty(self) -> int:
        """OV-4.4: the first empty single space, else the box (the last space)."""
        return self.spaces.index(NOBODY) if NOBODY in self.spaces else len(self.spaces)

    def cheapest_of(self, seat: Seat) -> int:
        """OV-5.1: the cheapest space where this seat stands."""
        return self.spaces.index(seat) if seat in self.spaces else len(self.spaces)

    def is_on(self, seat: Seat, space: int) -> bool:
        if space == len(self.spaces):
            return self.box[seat] > 0
        return 0 <= space < len(self.spaces) and self.spaces[space] == seat

    def spaces_of(self, seat: Seat) -> list[int]:
        own = [space for space, owner in enumerate(self.spaces) if owner == seat]
        return [*own, len(self.spaces)] if self.box[seat] else own


class Player(Data, frozen=True):
    hand: tuple[WorkerCard, ...]
    supply: int
    coins: tuple[int, ...]
    """Card numbers, the coin gained last at the end. OV-2.1: nobody may know them."""
    projects: tuple[int, ...]
    """Buildings in front of the player. OV-2.7: no action turns one into a coin."""
    characters: tuple[Character, ...]
    in_city: int
    """Own workers on buildings and on the Main Square."""

    def holds(self, character: Character) -> bool:
        return character in self.characters


class Turn(Data, frozen=True):
    """What the active seat has done in its turn."""

    seat: Seat
    number: int = 0
    """Counted from 1 over all seats; 0 while the first resources are chosen."""
    acted: bool = False
    recalled: bool = False
    cheated: bool = False
    swapped: bool = False


class State(Data, frozen=True):
    options: OddvilleOptions
    chance: Chance
    first: Seat
    turn: Turn
    stack: tuple[AnyPrompt | Effect, ...]
    """What is still to happen in this turn, the next thing last. Empty when the game is over."""
    deck: tuple[int, ...]
    """Card numbers, the top card last. OV-2.1: nobody may know them."""
    row: tuple[int, ...]
    city: tuple[Placed, ...]
    square: tuple[Seat, ...]
    """Who stands on the field of each resource on the Main Square."""
    board: tuple[Stock, ...]
    piles: tuple[tuple[Character, ...], ...]
    """The characters of each guild, the visible one last."""
    players: tuple[Player, ...]
    sixth: Seat = NOBODY
    """OV-7.1: who placed a sixth worker first."""
    last_turns: tuple[Seat, ...] | None = None
    """OV-8.2: who still has a last turn, once they have begun."""

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

    def holder(self, character: Character) -> Seat:
        """Who holds this character, or NOBODY."""
        for seat, player in enumerate(self.players):
            if character in player.characters:
                return seat
        return NOBODY


def guild_of(character: Character) -> Guild:
    return CHARACTERS[character].guild
