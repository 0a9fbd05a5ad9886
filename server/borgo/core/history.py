"""One running game: the fold of its actions, with undo.

Undo takes back a seat's own last action, one at a time, until something hidden was revealed or another seat
acted. It is an action like any other in a record, so a replay takes back what the table took back.
"""

from typing import Any

from .chance import Chance
from .game import Action, AnyGame, Event, Options, Seat
from .rules import Illegal


class Undo(Action, frozen=True):
    """Take back my last action."""

    free = True


class Undone(Event, frozen=True):
    seat: Seat


class History:
    def __init__(self, game: AnyGame, options: Options, seats: int, chance: Chance) -> None:
        self.game = game
        self.seats = seats
        self.state: Any = game.new(options, seats, chance)
        self._undoable: list[tuple[Seat, Any]] = []

    def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Carry out the action, or raise Illegal and change nothing."""
        if not 0 <= seat < self.seats:
            raise Illegal("TB-1.1", "no-such-seat", seat=seat, seats=self.seats)
        if isinstance(action, Undo):
            return self._undo(seat)
        before = self.state
        self.state, events = self.game.step(before, seat, action)
        if any(event.reveals for event in events):
            self._undoable.clear()
        else:
            if self._undoable and self._undoable[-1][0] != seat:
                self._undoable.clear()
            self._undoable.append((seat, before))
        return events

    def can_undo(self, seat: Seat) -> bool:
        return bool(self._undoable) and self._undoable[-1][0] == seat

    def _undo(self, seat: Seat) -> tuple[Event, ...]:
        if not self.can_undo(seat):
            raise Illegal("TB-1.2", "nothing-to-undo")
        self.state = self._undoable.pop()[1]
        return (Undone(seat),)
