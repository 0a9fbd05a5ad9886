"""How long each seat may think. Time comes in with every entry, so a replay finds the same clocks.

A turn runs down the seat's bank, which grows a little with each new turn. An interrupt has a short time of
its own and costs nothing of the bank.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from borgo.core.game import Clock, Seat
from borgo.protocol.tree import Pace

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE


@dataclass(frozen=True, slots=True)
class Terms:
    bank: int
    increment: int
    most: int
    """The bank never holds more than this."""
    interrupt: int


TERMS: Mapping[Pace, Terms] = {
    Pace.LIVE: Terms(4 * MINUTE, 20 * SECOND, 6 * MINUTE, 20 * SECOND),
    Pace.RELAXED: Terms(15 * MINUTE, MINUTE, 30 * MINUTE, MINUTE),
    Pace.DAYS: Terms(3 * DAY, 3 * DAY, 3 * DAY, DAY),
}


class Clocks:
    def __init__(self, pace: Pace, seats: int) -> None:
        self._terms = TERMS.get(pace)
        self.banks = [self._terms.bank if self._terms else 0] * seats
        self.deadlines = [0] * seats
        """0: the clock of this seat stands still."""
        self._running: list[Clock | None] = [None] * seats
        self._waited = [False] * seats
        """Since its last turn the seat has watched another one's: its next turn brings the increment."""

    def settle(
        self, now: int, asked: Mapping[Seat, Clock], actor: Seat = -1, is_new_turn: bool = True
    ) -> None:
        """Let exactly the clocks of the asked seats run. `actor` has just acted.

        A turn that comes back because it was undone is no new one, and brings nothing.
        """
        if self._terms is None:
            return
        if not is_new_turn:
            self._waited[actor] = False
        for seat, was in enumerate(self._running):
            kind = asked.get(seat)
            if kind is not was or (kind is Clock.INTERRUPT and seat == actor):
                self._stop(seat, now)
                self._start(seat, kind, now, self._terms)
        if Clock.TURN in asked.values():
            for seat in range(len(self.banks)):
                self._waited[seat] |= asked.get(seat) is not Clock.TURN

    def expired(self, now: int) -> Seat | None:
        """The seat whose time was up first."""
        due = [(at, seat) for seat, at in enumerate(self.deadlines) if 0 < at <= now]
        return min(due)[1] if due else None

    def next_deadline(self) -> int:
        return min((at for at in self.deadlines if at), default=0)

    def _start(self, seat: Seat, kind: Clock | None, now: int, terms: Terms) -> None:
        self._running[seat] = kind
        if kind is Clock.TURN:
            if self._waited[seat]:
                self._waited[seat] = False
                self.banks[seat] = min(self.banks[seat] + terms.increment, terms.most)
            self.deadlines[seat] = now + self.banks[seat]
        elif kind is Clock.INTERRUPT:
            self.deadlines[seat] = now + terms.interrupt

    def _stop(self, seat: Seat, now: int) -> None:
        if self._running[seat] is Clock.TURN:
            self.banks[seat] = max(0, self.deadlines[seat] - now)
        self._running[seat] = None
        self.deadlines[seat] = 0
