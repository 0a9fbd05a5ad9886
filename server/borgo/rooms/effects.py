"""All that a room can ask of its runner, in order. What tells comes true after what saves is on disk."""

from borgo.core.data import Data
from borgo.core.game import Seat

from .chat import Line
from .connections import Packet
from .inputs import ConnectionId
from .notes import TableNote
from .people import Sitter, TablePlan

# To save.


class Save(Data, frozen=True):
    """Rows for the journal."""

    rows: tuple[bytes, ...]


class Finish(Data, frozen=True):
    """The room's last word: nothing is saved after it."""

    result: bytes


class KeepNote(Data, frozen=True):
    person_id: str
    note: TableNote


class KeepLine(Data, frozen=True):
    line: Line


class DropLine(Data, frozen=True):
    number: int


# To tell.


class Publish(Data, frozen=True):
    """One frame: for each player the own one, for all spectators the public one if there is any."""

    public: Packet | None
    players: tuple[tuple[ConnectionId, Packet], ...]


class Admit(Data, frozen=True):
    """These packets bring the connection up to date; from here on it hears the frames of its audience."""

    connection: ConnectionId
    spectator: bool
    packets: tuple[Packet, ...]


class Send(Data, frozen=True):
    connection: ConnectionId
    packet: Packet


class Close(Data, frozen=True):
    """`why` is a key of protocol.CLOSE_CODES."""

    connection: ConnectionId
    why: str


# To do.


class WakeAt(Data, frozen=True):
    """Hand in TimePassed then. Replaces the wish before; 0 is never."""

    at_ms: int


class BotThinks(Data, frozen=True):
    """Hand in BotChose for this seat. Only the newest thought of a seat counts."""

    seat: Seat
    level: str
    thought: int


class OpenRematch(Data, frozen=True):
    """Open a table like this and hand in RematchOpened."""

    plan: TablePlan
    seats: tuple[Sitter, ...]
    host: Seat


class Trouble(Data, frozen=True):
    """The rules failed on an action; it was refused. For the log."""

    seat: Seat
    error: Exception


Saving = Save | Finish | KeepNote | KeepLine | DropLine
Effect = Saving | Publish | Admit | Send | Close | WakeAt | BotThinks | OpenRematch | Trouble
