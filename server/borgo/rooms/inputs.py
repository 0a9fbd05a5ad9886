"""All that can happen to a room. The runner hands in one at a time, with the time it happened."""

from borgo.core.data import Data
from borgo.core.game import Action, Seat
from borgo.protocol.messages import Command, Hello, Ping, Resync

from .people import Person

ConnectionId = int
"""The runner's number of a connection, never used twice in a room."""


class Came(Data, frozen=True):
    """A connection says hello, for the first time or again."""

    connection: ConnectionId
    hello: Hello
    person: Person | None


class Received(Data, frozen=True):
    connection: ConnectionId
    message: Command | Resync | Ping


class Drained(Data, frozen=True):
    """A connection that missed frames can take some again."""

    connection: ConnectionId


class Left(Data, frozen=True):
    connection: ConnectionId


class Joined(Data, frozen=True):
    """Somebody wants any free seat (quick play)."""

    person: Person


class Forgotten(Data, frozen=True):
    """A person is to be erased: the seat is given up, name and lines are gone, connections are closed."""

    person_id: str


class Woken(Data, frozen=True):
    """The room was read from the journal; nobody is here yet."""


class TimePassed(Data, frozen=True):
    """The wake-up that the room asked for."""


class BotChose(Data, frozen=True):
    """The answer to `BotThinks`; None if the room did not wait for it any more."""

    seat: Seat
    thought: int
    action: Action | None


class RematchOpened(Data, frozen=True):
    """The answer to `OpenRematch`."""

    code: str


Input = Came | Received | Drained | Left | Joined | Forgotten | Woken | TimePassed | BotChose | RematchOpened
