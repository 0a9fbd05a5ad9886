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
    """What is kept about a person's table, for "my tables"; erased with the person."""

    code: str
    game: str
    seat: int
    since_ms: int
    finished: bool = False
    rank: int = 0
    points: int = 0


def notes_of(person_id: str) -> str:
    """The journal's bucket for the notes about a person's tables."""
    return f"tables of {person_id}"


def packed(note: TableNote) -> bytes:
    return msgspec.msgpack.encode(note)
