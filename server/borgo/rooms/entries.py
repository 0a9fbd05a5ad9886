"""What is written to the journal: a header when the table opens, then one entry for each change.

A room is the fold of these, so what is not here is forgotten when the room sleeps. They are never changed, so
nothing of a person but the id is in them: names and what was said are kept where they can be erased.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from borgo.core.data import Data, Tagged
from borgo.core.game import AnyGame, Options, Seat
from borgo.protocol.tree import Pace

from .people import Sitter, TablePlan


class Header(Data, frozen=True):
    code: str
    plan: TablePlan
    rules_version: int
    seed: bytes
    created_ms: int
    host: Seat
    seats: tuple[Sitter, ...]


class Change(Tagged, frozen=True):
    """Something that became so."""


class Sat(Change, frozen=True):
    """From another seat of this table or from outside."""

    seat: Seat
    person: str
    colour: int
    """The person's wish; the first free one if it is taken."""


class Stood(Change, frozen=True):
    """In a running game a bot of that level takes the seat for good."""

    seat: Seat
    level: str = ""
    kicked: bool = False


class Swapped(Change, frozen=True):
    one: Seat
    other: Seat


class BotSeated(Change, frozen=True):
    """An empty level empties the seat."""

    seat: Seat
    level: str


class Hosted(Change, frozen=True):
    """The host was away for long: somebody else has the host's rights."""

    seat: Seat


class BecameReady(Change, frozen=True):
    seat: Seat
    ready: bool
    nonce: bytes = b""


class Configured(Change, frozen=True):
    seats: int
    options: str
    pace: Pace
    public: bool


class Started(Change, frozen=True):
    nonces: tuple[bytes, ...]


class Acted(Change, frozen=True):
    seat: Seat
    action: msgspec.Raw
    by: str = ""
    """As in `protocol.Frame.by`."""


class Paused(Change, frozen=True):
    pass


class Resumed(Change, frozen=True):
    pass


class Abandoned(Change, frozen=True):
    """The last person has left a running game for good."""


class Spoke(Change, frozen=True):
    """A player said something; what, and who, is a `chat.Line`."""


class Ordered(Change, frozen=True):
    seat: Seat
    prompt: str
    answer: str


class WantedRematch(Change, frozen=True):
    seat: Seat


class NextTable(Change, frozen=True):
    code: str


AnyChange = (
    Sat
    | Stood
    | Swapped
    | BotSeated
    | Hosted
    | BecameReady
    | Configured
    | Started
    | Acted
    | Paused
    | Resumed
    | Abandoned
    | Spoke
    | Ordered
    | WantedRematch
    | NextTable
)


class Entry(Data, frozen=True):
    """A change, when it happened, and the command that asked for it, if one did."""

    at_ms: int
    change: AnyChange
    client: str = ""
    command: int = 0


_encoder = msgspec.msgpack.Encoder()
_headers = msgspec.msgpack.Decoder(Header)
_entries = msgspec.msgpack.Decoder(Entry)


def sitters(header: Header, entries: Iterable[Entry]) -> set[str]:
    """Everybody who ever sat there."""
    first = {sitter.person for sitter in header.seats if sitter.person}
    return first | {entry.change.person for entry in entries if isinstance(entry.change, Sat)}


def write(value: Header | Entry) -> bytes:
    return _encoder.encode(value)


def read_header(payload: bytes) -> Header:
    return _headers.decode(payload)


def read_entry(payload: bytes) -> Entry:
    return _entries.decode(payload)


def read_options(game: AnyGame, text: str) -> Options:
    """The options as the game knows them, or msgspec.DecodeError."""
    options: Any = msgspec.json.decode(text, type=game.options)
    assert isinstance(options, Options)
    return options


def write_options(options: Options) -> str:
    return msgspec.json.encode(options).decode()
