"""Every message, client to server and back. One class each; an unknown or malformed one is refused.

A command carries `id`, a number the client counts up by one. The room answers each id once: with the frame
that it caused (`Frame.answers`), with `Done`, or with `Refused`. A command sent again after a drop gets the
same answer and is not carried out twice.
"""

from typing import Annotated

import msgspec

from borgo.core.data import Data, Tagged
from borgo.core.game import Seat

Plain = bool | int | str | None | list[int]
"""A field of an action as it arrives: the room turns it into the game's own type, or refuses it."""

VERSION = 1
SUBPROTOCOL_MSGPACK = "borgo.v1"
SUBPROTOCOL_JSON = "borgo.v1.json"

Text = Annotated[str, msgspec.Meta(max_length=300)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Token = Annotated[str, msgspec.Meta(max_length=64)]
Nonce = Annotated[bytes, msgspec.Meta(max_length=32)]
CommandId = Annotated[int, msgspec.Meta(ge=1, le=2**31)]


# From the client.


class FromClient(Tagged, frozen=True, forbid_unknown_fields=True):
    """Nothing more and nothing less than the fields below is accepted."""


class Hello(FromClient, frozen=True):
    """First on every connection: who I am, and the last frame I have."""

    version: int
    token: Token
    """Empty: a spectator without a name."""
    client: Annotated[str, msgspec.Meta(min_length=8, max_length=32)]
    """Random per page load; command ids count within it."""
    epoch: int = 0
    seq: int = 0
    seat: Seat = -1
    """The audience my tree is of (`me.seat`): another one's frames would not fit it."""


class Act(FromClient, frozen=True):
    """A game action of my seat, or `undo`: by name, or as it stands in the list of legal ones.

    `seq` is the last frame the decision was made on.
    """

    id: CommandId
    seq: int
    action: Annotated[list[Plain], msgspec.Meta(min_length=1, max_length=16)]


class Try(FromClient, frozen=True):
    """Would this be legal, and what would it bring? Changes nothing; answered by Refused or Forecast."""

    id: CommandId
    action: Annotated[list[Plain], msgspec.Meta(min_length=1, max_length=16)]


class Say(FromClient, frozen=True):
    id: CommandId
    text: Text


class SetOrder(FromClient, frozen=True):
    """A standing order for a kind of prompt (see tree.Order); answer "ask" removes it."""

    id: CommandId
    prompt: Annotated[str, msgspec.Meta(max_length=32)]
    answer: Annotated[str, msgspec.Meta(max_length=32)]


class Sit(FromClient, frozen=True):
    id: CommandId
    seat: Seat


class Stand(FromClient, frozen=True):
    """Give my seat up. In a running game a bot takes it for good."""

    id: CommandId


class SetReady(FromClient, frozen=True):
    """The nonce is mixed into the seed, after those of lower seats."""

    id: CommandId
    ready: bool
    nonce: Nonce = b""


class Configure(FromClient, frozen=True):
    """Host: how many seats, the game's options as JSON, the pace, listed or not."""

    id: CommandId
    seats: int
    options: Annotated[str, msgspec.Meta(max_length=2000)]
    pace: str
    public: bool


class SeatBot(FromClient, frozen=True):
    """Host: a bot on an empty seat; an empty level takes it away again."""

    id: CommandId
    seat: Seat
    level: Annotated[str, msgspec.Meta(max_length=16)]


class Kick(FromClient, frozen=True):
    """Host, before the start."""

    id: CommandId
    seat: Seat


class SwapSeats(FromClient, frozen=True):
    """Host, before the start."""

    id: CommandId
    one: Seat
    other: Seat


class Start(FromClient, frozen=True):
    """Host, when everybody else is ready. The nonce is the host's, as in SetReady."""

    id: CommandId
    nonce: Nonce = b""


class Rematch(FromClient, frozen=True):
    """After the end: when all people at the table want it, a new table opens with the same seats."""

    id: CommandId


class Resync(FromClient, frozen=True):
    """My view is wrong or has a gap: send me a snapshot."""

    reason: Annotated[str, msgspec.Meta(max_length=16)]


class Ping(FromClient, frozen=True):
    n: int


Command = (
    Act
    | Try
    | Say
    | SetOrder
    | Sit
    | Stand
    | SetReady
    | Configure
    | SeatBot
    | Kick
    | SwapSeats
    | Start
    | Rematch
)
ClientMessage = Hello | Command | Resync | Ping


# From the server.


class Welcome(Tagged, frozen=True):
    """The answer to Hello; also sent when my seat changes. A Snapshot or the missed Frames follow."""

    version: int
    epoch: int
    """Changes when the room was woken from the journal: a client never mixes two histories."""
    seat: Seat
    now_ms: int
    """The server's clock, to read deadlines by."""


class Snapshot(Tagged, frozen=True):
    seq: int
    hash: int
    tree: msgspec.Raw


class Frame(Tagged, frozen=True, tag="f"):  # sent all the time, so it has the shortest tag
    """One committed input. `diff` turns the tree of seq - 1 into that of seq (core.diff)."""

    seq: int
    hash: int
    """CRC-32 of the tree's msgpack encoding after the diff."""
    diff: msgspec.Raw
    events: msgspec.Raw
    """With numbers for tags, like the prompts and legal actions of the tree: places in the game's unions."""
    answers: int = 0
    """The id of my command that caused this frame, 0 if it was not mine."""
    by: str = ""
    """What answered: "" a person, "order", "time" or "bot"."""


class Done(Tagged, frozen=True):
    """A command that needed no frame of its own, or was answered before: the seq it led to."""

    id: int
    seq: int


class Refused(Tagged, frozen=True):
    """Nothing has changed. `rule` is a rule of the game or of the table (TB-...)."""

    id: int
    rule: str
    why: str
    params: dict[str, int | str]


class Forecast(Tagged, frozen=True):
    """The answer to Try: each seat's points after it, and the events it would cause up to what is hidden."""

    id: int
    points: tuple[int, ...]
    events: msgspec.Raw


class Notice(Tagged, frozen=True):
    """Something about the connection: "moved" (another tab has the seat), "restart" (come back in `ms`)."""

    kind: str
    ms: int = 0


class Pong(Tagged, frozen=True):
    n: int
    now_ms: int


ServerMessage = Welcome | Snapshot | Frame | Done | Refused | Forecast | Notice | Pong


class CloseCode(Data, frozen=True):
    code: int
    retry: bool
    why: str


# 4xxx: ours, 1xxx: of RFC 6455. `retry` tells the client whether to come back by itself.
CLOSE_CODES = {
    close.why: close
    for close in (
        CloseCode(4400, False, "malformed"),
        CloseCode(4401, False, "unknown-token"),
        CloseCode(4404, False, "no-such-table"),
        CloseCode(4408, True, "hello-timeout"),
        CloseCode(4409, False, "moved-to-another-tab"),
        CloseCode(4410, False, "table-closed"),
        CloseCode(4426, False, "version-not-spoken"),
        CloseCode(4429, True, "too-fast"),
        CloseCode(1009, False, "too-large"),
        CloseCode(1011, True, "internal-error"),
        CloseCode(1012, True, "restart"),
        CloseCode(1013, True, "unavailable"),
    )
}
