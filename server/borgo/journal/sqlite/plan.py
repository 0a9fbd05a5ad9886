"""From writes to SQL, refusals included, before anything is written: a refused commit needs no roll back."""

from collections.abc import Iterable, Iterator, MutableMapping
from typing import assert_never

from ...core.data import Data
from ..chain import first_hash, next_hash
from ..errors import NoSuchRoom, RoomExists, RoomFinished, StaleWriter
from ..port import Append, Create, Drop, Finish, Forget, Put, Write

ADD_ROOM = "INSERT INTO rooms (room, game, created, header) VALUES (?, ?, ?, ?)"
END_ROOM = "UPDATE rooms SET result = ?, seal = ? WHERE room = ?"
DROP_ROOM = "DELETE FROM rooms WHERE room = ?"
ADD_ROW = "INSERT INTO rows (room, seq, payload, hash) VALUES (?, ?, ?, ?)"
DROP_ROWS = "DELETE FROM rows WHERE room = ?"
KEEP = "INSERT OR REPLACE INTO kept (bucket, key, value) VALUES (?, ?, ?)"
DROP_KEPT = "DELETE FROM kept WHERE bucket = ? AND key = ?"

Change = tuple[str, tuple[str | int | float | bytes, ...]]
"""One of the statements above with its values."""


class Head(Data, frozen=True):
    """Where a room stands."""

    seq: int
    hash: bytes
    finished: bool = False


Heads = MutableMapping[str, Head | None]
"""The head of every room; None where there is no room."""


def plan(writes: Iterable[Write], heads: Heads) -> list[Change]:
    """What one commit changes, or Refused. The heads move along, also if it is refused in the middle."""
    return [change for write in writes for change in _changes(write, heads)]


def _changes(write: Write, heads: Heads) -> Iterator[Change]:
    match write:
        case Create(room, game, created, header):
            if heads[room] is not None:
                raise RoomExists(room)
            heads[room] = Head(0, first_hash(header))
            yield ADD_ROOM, (room, game, created, header)
        case Append(room, expected_seq, rows):
            head = _head(heads, room, expected_seq)
            for payload in rows:
                head = Head(head.seq + 1, next_hash(head.hash, payload))
                yield ADD_ROW, (room, head.seq, payload, head.hash)
            heads[room] = head
        case Finish(room, expected_seq, result):
            head = _head(heads, room, expected_seq)
            heads[room] = Head(head.seq, head.hash, finished=True)
            yield END_ROOM, (result, next_hash(head.hash, result), room)
        case Forget(room):
            heads[room] = None
            yield DROP_ROOM, (room,)
            yield DROP_ROWS, (room,)
        case Put(bucket, key, value):
            yield KEEP, (bucket, key, value)
        case Drop(bucket, key):
            yield DROP_KEPT, (bucket, key)
        case _:
            assert_never(write)


def _head(heads: Heads, room: str, expected_seq: int) -> Head:
    """The head of a room that can be written to."""
    head = heads[room]
    if head is None:
        raise NoSuchRoom(room)
    if head.finished:
        raise RoomFinished(room)
    if head.seq != expected_seq:
        raise StaleWriter(room, expected_seq, head.seq)
    return head
