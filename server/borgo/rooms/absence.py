"""Who is here. A seat whose person is gone is kept; after a while a bot plays it until the person is back."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from borgo.core.game import Audience, Seat
from borgo.protocol.tree import Pace

from .clocks import MINUTE, SECOND
from .inputs import ConnectionId
from .people import Person

GRACE: Mapping[Pace, int] = {
    Pace.LIVE: 30 * SECOND,
    Pace.RELAXED: 2 * MINUTE,
    Pace.NONE: 5 * MINUTE,
}
"""How long a game waits for somebody who is gone. Where turns take days, as long as the clock does."""
GATHERING_GRACE = 2 * MINUTE
"""How long a host may be away before somebody else is host, and a public table keeps a seat for anyone."""
SPECTATOR_SEAT = -1


@dataclass(slots=True)
class Attendee:
    """One connection."""

    id: ConnectionId
    client: str
    person: Person | None
    seat: Seat = SPECTATOR_SEAT
    admitted: bool = False
    """Has the tree of its seat, so the next frame fits."""

    @property
    def audience(self) -> Audience:
        return None if self.seat == SPECTATOR_SEAT else self.seat


class Presence:
    def __init__(self) -> None:
        self._attendees: dict[ConnectionId, Attendee] = {}
        self._at_seat: dict[Seat, Attendee] = {}
        self._absent_since: dict[Seat, int] = {}
        self.stand_ins: set[Seat] = set()
        """Seats of absent persons that a bot plays."""

    def __getitem__(self, connection: ConnectionId) -> Attendee:
        return self._attendees[connection]

    def __contains__(self, connection: object) -> bool:
        return connection in self._attendees

    @property
    def spectators(self) -> int:
        return len(self._attendees) - len(self._at_seat)

    @property
    def players(self) -> Iterable[Attendee]:
        return self._at_seat.values()

    def is_here(self, seat: Seat) -> bool:
        return seat in self._at_seat

    def enter(self, attendee: Attendee) -> None:
        self._attendees[attendee.id] = attendee

    def leave(self, connection: ConnectionId) -> Attendee | None:
        attendee = self._attendees.pop(connection, None)
        if attendee and self._at_seat.get(attendee.seat) is attendee:
            del self._at_seat[attendee.seat]
        return attendee

    def sit(self, attendee: Attendee, seat: Seat) -> None:
        """Whoever had the seat's frames before must have left or moved."""
        if self._at_seat.get(attendee.seat) is attendee:
            del self._at_seat[attendee.seat]
        attendee.seat = seat
        if seat != SPECTATOR_SEAT:
            self._at_seat[seat] = attendee

    def at_seat(self, seat: Seat) -> Attendee | None:
        return self._at_seat.get(seat)

    def everyone(self) -> list[Attendee]:
        return list(self._attendees.values())

    def note(self, persons: Iterable[Seat], now: int) -> None:
        """Remember since when persons are away."""
        absent = {seat for seat in persons if seat not in self._at_seat}
        self._absent_since = {seat: self._absent_since.get(seat, now) for seat in absent}
        self.stand_ins &= absent

    def away_for(self, grace: int, now: int) -> set[Seat]:
        return {seat for seat, since in self._absent_since.items() if since + grace <= now}

    def next_to_give_up(self, grace: int, known: Iterable[Seat] = ()) -> int:
        """When the next absent person will have been away for that long; 0 for never."""
        return min(
            (since + grace for seat, since in self._absent_since.items() if seat not in known), default=0
        )
