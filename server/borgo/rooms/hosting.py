"""What people may do around a game: sit, stand, get ready, and what the host decides.

Each decision is a list of changes, or Illegal with a rule of the table.
"""

from collections.abc import Collection, Sequence

import msgspec

from borgo.core.game import AnyGame, Options, Seat
from borgo.core.rules import Illegal
from borgo.protocol.messages import (
    Configure,
    Kick,
    Rematch,
    SeatBot,
    SetReady,
    Sit,
    Stand,
    Start,
    SwapSeats,
)
from borgo.protocol.tree import Pace, Phase, PlayerKind

from .entries import (
    Abandoned,
    AnyChange,
    BecameReady,
    BotSeated,
    Configured,
    Sat,
    Started,
    Stood,
    Swapped,
    WantedRematch,
    read_options,
)
from .people import Person
from .table import NO_SEAT, Table

TableCommand = Sit | Stand | SetReady | Configure | SeatBot | Kick | SwapSeats | Start | Rematch


def decide(
    table: Table, levels: Collection[str], person: Person | None, command: TableCommand
) -> Sequence[AnyChange]:
    """What this person's command changes."""
    match command:
        case Sit():
            return [_sit(table, person, command.seat)]
        case Stand():
            return stand(table, own_seat(table, person))
        case SetReady():
            seat = own_seat(table, person)
            _before_start(table)
            return [BecameReady(seat, command.ready, command.nonce)]
        case Configure():
            _host(table, person)
            return [_configure(table, command)]
        case SeatBot():
            _host(table, person)
            return [_seat_bot(table, levels, command)]
        case Kick():
            _host(table, person)
            return [_kick(table, command.seat)]
        case SwapSeats():
            _host(table, person)
            _check_seat(table, command.one)
            _check_seat(table, command.other)
            return [Swapped(command.one, command.other)]
        case Start():
            _host(table, person)
            return [_start(table, command.nonce)]
        case Rematch():
            seat = own_seat(table, person)
            if not table.is_over:
                raise Illegal("TB-3.4", "not-over")
            return [WantedRematch(seat)]


def own_seat(table: Table, person: Person | None) -> Seat:
    seat = table.seat_of(person)
    if seat == NO_SEAT:
        raise Illegal("TB-1.3", "no-seat")
    return seat


def stand(table: Table, seat: Seat) -> list[AnyChange]:
    """Give the seat up. A game goes on with a bot there, but not with bots alone."""
    if table.phase is Phase.GATHERING:
        return [Stood(seat)]
    if table.is_over:
        raise Illegal("TB-2.2", "over")
    stood = Stood(seat, level=table.header.plan.bot_level)
    return [Abandoned()] if table.persons == [seat] else [stood]


def join(table: Table, person: Person) -> list[AnyChange]:
    """Any free seat, for somebody who has none."""
    if table.seat_of(person) != NO_SEAT:
        return []
    free = table.free_seats()
    return [_sit(table, person, free[0])] if free else []


def start_by_itself(table: Table, here: Collection[Seat]) -> list[AnyChange]:
    """Bots take the seats of those who are not there."""
    level = table.header.plan.bot_level
    changes: list[AnyChange] = []
    for seat, sitter in enumerate(table.seats):
        if sitter.person and seat not in here:
            changes.append(Stood(seat))
        if sitter.kind is not PlayerKind.BOT and seat not in here:
            changes.append(BotSeated(seat, level))
    return [*changes, Started(_nonces(table, here))]


def check_options(game: AnyGame, text: str) -> Options:
    try:
        return read_options(game, text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Illegal("TB-2.3", "unknown-options") from None


def check_seats(game: AnyGame, seats: int) -> None:
    if seats not in game.seats:
        raise Illegal("TB-2.4", "not-so-many", seats=seats, fewest=game.seats[0], most=game.seats[-1])


def check_level(levels: Collection[str], level: str) -> None:
    if level not in levels:
        raise Illegal("TB-2.7", "unknown-level", level=level)


def _sit(table: Table, person: Person | None, seat: Seat) -> Sat:
    _before_start(table)
    if person is None:
        raise Illegal("TB-1.4", "unknown-guest")
    if person.id in table.kicked:
        raise Illegal("TB-1.6", "kicked-out")
    _check_seat(table, seat)
    if table.seats[seat].kind is not PlayerKind.EMPTY:
        raise Illegal("TB-1.5", "taken", seat=seat)
    return Sat(seat, person.id, person.colour)


def _configure(table: Table, command: Configure) -> Configured:
    check_seats(table.game, command.seats)
    if any(sitter.person for sitter in table.seats[command.seats :]):
        raise Illegal("TB-2.4", "seats-taken", seats=command.seats)
    check_options(table.game, command.options)
    try:
        pace = Pace(command.pace)
    except ValueError:
        raise Illegal("TB-2.3", "unknown-pace", pace=command.pace) from None
    return Configured(command.seats, command.options, pace, command.public)


def _seat_bot(table: Table, levels: Collection[str], command: SeatBot) -> BotSeated:
    _check_seat(table, command.seat)
    if table.seats[command.seat].person:
        raise Illegal("TB-1.5", "taken", seat=command.seat)
    if command.level:
        check_level(levels, command.level)
    return BotSeated(command.seat, command.level)


def _kick(table: Table, seat: Seat) -> Stood:
    _check_seat(table, seat)
    if not table.seats[seat].person or seat == table.host:
        raise Illegal("TB-1.1", "nobody-to-kick", seat=seat)
    return Stood(seat, kicked=True)


def _start(table: Table, nonce: bytes) -> Started:
    if free := table.free_seats():
        raise Illegal("TB-2.6", "empty-seat", seat=free[0])
    waiting = [seat for seat in table.persons if seat != table.host and not table.seats[seat].ready]
    if waiting:
        raise Illegal("TB-2.5", "not-ready", seat=waiting[0])
    return Started(_nonces(table, table.persons, nonce))


def _nonces(table: Table, seats: Collection[Seat], of_host: bytes = b"") -> tuple[bytes, ...]:
    if table.header.plan.day:
        return ()
    nonces = (
        of_host if of_host and seat == table.host else table.seats[seat].nonce for seat in sorted(seats)
    )
    return tuple(nonce for nonce in nonces if nonce)


def _host(table: Table, person: Person | None) -> None:
    if own_seat(table, person) != table.host:
        raise Illegal("TB-2.1", "not-host")
    _before_start(table)


def _before_start(table: Table) -> None:
    if table.phase is not Phase.GATHERING:
        raise Illegal("TB-2.2", "started")


def _check_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.seats):
        raise Illegal("TB-1.1", "no-such-seat", seat=seat, seats=len(table.seats))
