"""What a transport needs of the rooms, whatever keeps them."""

from typing import Protocol

from borgo.protocol.messages import ClientMessage, Hello

from .connections import Connection
from .dossier import Said
from .notes import TableListing, TableNote
from .people import Person, TablePlan


class Attendance(Protocol):
    """One connection at one room. All calls are quick and never await."""

    def receive(self, message: ClientMessage) -> None:
        """Anything but Hello; a second Hello is a resume on the same socket."""

    def drained(self) -> None:
        """The connection was lagging and has caught up: send a snapshot."""

    def left(self) -> None:
        """The socket is gone."""


class Manager(Protocol):
    """RoomManager(journal, bots=..., clock=..., entropy=..., new_hall=...) as the transport sees it."""

    def __len__(self) -> int:
        """How many tables are awake."""

    async def create(self, plan: TablePlan, host: Person) -> str:
        """Open a table with the host on seat 0; its code. BadPlan."""

    async def quick_play(self, game: str, person: Person) -> str:
        """A seat at a waiting public table of that game, or at a new one. BadPlan."""

    async def attach(
        self, code: str, connection: Connection, hello: Hello, person: Person | None
    ) -> Attendance:
        """Let a connection in: Welcome and tree are on their way, or one of rooms.errors.

        The caller has looked the token up: `person` is None for a spectator without a name.
        """

    async def exists(self, code: str) -> bool:
        """Case and look-alikes are forgiven, as in every method that takes a code."""

    async def find(self, code: str) -> TableListing:
        """One table, woken if need be, or one of rooms.errors."""

    def open_tables(self, game: str | None = None) -> tuple[TableListing, ...]:
        """Public tables with a free seat, oldest first."""

    def live_tables(self, game: str | None = None) -> tuple[TableListing, ...]:
        """Public tables in play, most watched first."""

    async def tables_of(self, person_id: str) -> tuple[TableNote, ...]:
        """The tables where this person sits, or sat to the end, newest first."""

    async def stored_about(self, person_id: str) -> tuple[list[TableNote], list[Said]]:
        """All that rooms keep about a person: every table, also those left early, and every line."""

    async def forget_person(self, person_id: str) -> None:
        """Erase all that rooms keep about a person, and give up the seats at tables that gather or play.

        In what stays, the rows of games, an id without a name is left.
        """

    async def record(self, code: str) -> bytes | None:
        """The finished game as a record that anyone can verify (core.record); None while it runs."""

    async def replay(self, code: str) -> bytes | None:
        """The finished game frame by frame, as spectators saw it; None while it runs."""

    async def shutdown(self, come_back_ms: int = 2000) -> None:
        """Save all, tell all (`Notice("restart")`, close 1012), stop."""
