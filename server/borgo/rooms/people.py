"""Who takes part, and what kind of table it is to be."""

import msgspec

from borgo.core.data import Data
from borgo.protocol.tree import Pace, PlayerKind


class Person(Data, frozen=True):
    """A guest of the house. The id is no secret of theirs and no token: it only tells persons apart.

    Journals know persons by this id alone, so that whoever is erased elsewhere has no name in them.
    """

    id: str
    name: str
    colour: int = 0


class TablePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the creator of a table chooses."""

    game: str
    seats: int
    options: str = "{}"
    """The game's options as JSON."""
    pace: Pace = Pace.LIVE
    public: bool = False
    bots: int = 0
    """So many seats are taken by bots at once, from the last one on."""
    bot_level: str = "greedy"
    wait_ms: int = 0
    """Not 0: the table starts by itself when it is full, or after so long with bots on the empty seats."""
    day: str = ""
    """A puzzle of the day, as 2026-11-18: all its tables have the same luck, whatever nonces are given."""


class Sitter(Data, frozen=True):
    """Who has a seat: a person, a bot of some level, or nobody."""

    person: str = ""
    """The person's id; empty if it is none."""
    level: str = ""
    colour: int = 0
    ready: bool = False
    nonce: bytes = b""
    wants_rematch: bool = False

    @property
    def kind(self) -> PlayerKind:
        if self.person:
            return PlayerKind.PERSON
        return PlayerKind.BOT if self.level else PlayerKind.EMPTY


NOBODY = Sitter()
