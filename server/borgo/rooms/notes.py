"""A table as others see it: in lists, and among a person's own tables."""

import msgspec

from borgo.core.game import Seat
from borgo.protocol.tree import Pace, Phase, PlayerKind


class TableListing(msgspec.Struct, frozen=True):
    """A table as lists show it."""

    code: str
    game: str
    options: str
    pace: Pace
    phase: Phase
    names: tuple[str, ...]
    """Who sits there; empty for a bot or an empty seat."""
    kinds: tuple[PlayerKind, ...]
    waits_for: tuple[Seat, ...]
    """The seats that the game asks now."""
    seats: int
    free: int
    spectators: int


class TableNote(msgspec.Struct, frozen=True):
    """What is kept about a person's table, for "my tables"; erased with the person.

    Everybody who ever sat at a table has one: that is how all that a person said is found again.
    """

    code: str
    game: str
    seat: int
    """-1 for somebody who has left the table."""
    since_ms: int
    finished: bool = False
    rank: int = 0
    points: int = 0


def notes_of(person_id: str) -> str:
    """The journal's bucket for the notes about a person's tables."""
    return f"tables of {person_id}"


def packed(kept: msgspec.Struct) -> bytes:
    return msgspec.msgpack.encode(kept)
