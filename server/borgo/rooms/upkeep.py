"""What a room does by itself as people come and go and time passes."""

from msgspec.structs import replace

from borgo.core.game import Seat
from borgo.protocol.tree import Phase

from .absence import GATHERING_GRACE, GRACE
from .clocks import SECOND
from .desk import Desk
from .effects import OpenRematch
from .entries import Hosted, Paused, Resumed, Stood
from .hosting import start_by_itself
from .people import NOBODY, Sitter
from .table import Table, next_of

COUNT_EVERY = SECOND


class Upkeep:
    def __init__(self) -> None:
        self._count_at = 0
        self._rematch_asked = False

    def settle(self, desk: Desk) -> None:
        desk.presence.note(desk.table.persons, desk.now)
        match desk.table.phase:
            case Phase.GATHERING:
                self._gather(desk)
            case Phase.PLAYING | Phase.PAUSED:
                self._pause_or_resume(desk)
                self._stand_in(desk)
            case Phase.FINISHED:
                self._rematch(desk)
        self._count_spectators(desk)

    def next_wake(self, desk: Desk) -> int:
        """When there is something to do even if nothing happens; 0 if there is not."""
        table, presence = desk.table, desk.presence
        times = [self._count_at]
        if table.phase is Phase.GATHERING:
            times.append(table.starts_ms if any(presence.players) else 0)
            times.append(presence.next_to_give_up(GATHERING_GRACE, _in_nobodys_way(desk)))
        elif table.phase is Phase.PLAYING:
            times.append(table.clocks.next_deadline())
            grace = GRACE.get(table.pace)
            times.append(presence.next_to_give_up(grace, presence.stand_ins) if grace else 0)
        return min((at for at in times if at), default=0)

    def _gather(self, desk: Desk) -> None:
        table, presence = desk.table, desk.presence
        here = [seat for seat in table.persons if presence.is_here(seat)]
        if table.starts_ms and here:
            full = not table.free_seats() and here == table.persons
            if full or table.starts_ms <= desk.now:
                for change in start_by_itself(table, here):
                    desk.record(change)
                return
        for seat in sorted(presence.away_for(GATHERING_GRACE, desk.now)):
            if table.public and here:
                desk.record(Stood(seat))
            elif seat == table.host and here:
                desk.record(Hosted(next_of(here, seat)))

    def _pause_or_resume(self, desk: Desk) -> None:
        table = desk.table
        anyone = any(desk.presence.is_here(seat) for seat in table.persons)
        if table.phase is Phase.PAUSED and anyone:
            desk.record(Resumed())
        elif table.phase is Phase.PLAYING and table.pauses and not anyone:
            desk.record(Paused())

    def _stand_in(self, desk: Desk) -> None:
        grace, presence = GRACE.get(desk.table.pace), desk.presence
        if desk.table.phase is Phase.PLAYING and grace is not None:
            away = presence.away_for(grace, desk.now)
            if not away <= presence.stand_ins:
                presence.stand_ins |= away
                desk.publish()

    def _rematch(self, desk: Desk) -> None:
        table = desk.table
        here = [seat for seat in table.persons if desk.presence.is_here(seat)]
        if here and not self._rematch_asked and all(table.seats[seat].wants_rematch for seat in here):
            self._rematch_asked = True
            desk.ask(_rematch_of(table))

    def _count_spectators(self, desk: Desk) -> None:
        """A full hall comes and goes all the time: the number is told once a second at most."""
        if desk.trees.spectators == desk.presence.spectators:
            self._count_at = 0
        elif self._count_at == 0:
            self._count_at = desk.now + COUNT_EVERY
        elif self._count_at <= desk.now:
            self._count_at = 0
            desk.publish()


def _in_nobodys_way(desk: Desk) -> list[Seat]:
    """Seats that a table that gathers keeps, however long their persons are away."""
    table = desk.table
    if not any(desk.presence.players):
        return table.persons
    return [] if table.public else [seat for seat in table.persons if seat != table.host]


def _rematch_of(table: Table) -> OpenRematch:
    plan = replace(
        table.header.plan,
        seats=len(table.seats),
        options=table.options_text,
        pace=table.pace,
        public=table.public,
        bots=0,
        wait_ms=0,
        day="",
    )
    return OpenRematch(plan, tuple(_again(sitter) for sitter in table.seats), table.host)


def _again(sitter: Sitter) -> Sitter:
    if sitter.person or sitter.level:
        return Sitter(sitter.person, sitter.level, sitter.colour, ready=sitter.wants_rematch)
    return NOBODY
