"""What a room server needs of a journal, whatever keeps it.

All changes are values (`Append`, `Put`, ...), so a room that does no input or output can hand them out as
effects. One `commit` takes any number of them and writes all or none. Payloads, headers, results and kept
values are bytes that the journal never looks into. Time comes in as data.

What a backend guarantees:

  * durable   `commit` returns after its changes are on disk: they outlive a crash of process or machine
  * atomic    the changes of one commit are all written or none is
  * ordered   commits take effect in the order in which they were called
  * alone     a refused commit harms no other, however many are written together
  * fenced    a room's rows and its end are written only by who knows the room's last seq
  * chained   each row holds the hash of all before it; a reader never gets rows that do not add up
  * erased    after `scrub` no byte of what was forgotten, dropped or replaced in a bucket is on the disk
  * answered  every commit returns or raises, also while the disk is full; afterwards the journal goes on

Cancelling a commit stops the waiting, not the writing. After `JournalUnavailable` nothing is written, with
one exception: if the disk failed in the very last step, a restart may bring the changes to light. To try
again is safe: an append that did go through is then refused as `StaleWriter`.
"""

from typing import Protocol

from ..core.data import Data


class Create(Data, frozen=True):
    """Open a room at seq 0, or RoomExists. `created` is seconds since 1970."""

    room: str
    game: str
    created: float
    header: bytes


class Append(Data, frozen=True):
    """Add rows expected_seq + 1, + 2, ..., or StaleWriter, NoSuchRoom, RoomFinished. No rows: a check."""

    room: str
    expected_seq: int
    rows: tuple[bytes, ...]


class Finish(Data, frozen=True):
    """End a room with its result; refused like an append. Behind an append, expect the seq it leads to."""

    room: str
    expected_seq: int
    result: bytes


class Forget(Data, frozen=True):
    """Erase a room with all its rows. A room that is not there is forgotten already."""

    room: str


class Put(Data, frozen=True):
    """Keep a value under a key of a bucket, in place of what was there."""

    bucket: str
    key: str
    value: bytes


class Drop(Data, frozen=True):
    """Erase a key of a bucket, if it is there."""

    bucket: str
    key: str


Write = Create | Append | Finish | Forget | Put | Drop


class Row(Data, frozen=True):
    seq: int
    payload: bytes
    hash: bytes


class Listing(Data, frozen=True):
    """A room as a list shows it."""

    room: str
    game: str
    created: float


class Story(Data, frozen=True):
    """A room as it was written: the rows asked for, and `seq`, the one to expect in the next append."""

    room: str
    game: str
    created: float
    header: bytes
    seq: int
    rows: tuple[Row, ...]
    result: bytes | None
    """None as long as the room is not finished."""


class Journal(Protocol):
    async def commit(self, *writes: Write) -> None:
        """Write all of this, in this order, or raise and write nothing. Returns when it is on disk."""

    async def read(self, room: str, after: int = 0) -> Story:
        """A room with its rows after that seq, verified; NoSuchRoom, or CorruptJournal at the first bad one.

        From 0 on, the whole story is verified; from later on, what follows row `after`, which must be there.
        """

    async def unfinished(self, game: str | None = None) -> tuple[Listing, ...]:
        """The rooms (of that game) that wait to be played on, oldest first."""

    async def get(self, bucket: str, key: str) -> bytes | None:
        """The value kept under that key."""

    async def items(self, bucket: str) -> dict[str, bytes]:
        """All keys of a bucket, in order, with their values."""

    async def scrub(self) -> None:
        """Leave no readable trace of what was erased before. Takes time: the buckets are written anew."""

    async def close(self) -> None:
        """Finish all commits called before, and let go of everything. Later calls raise JournalClosed."""
