"""The game itself: acts of people, what would be if, standing orders, time that runs out."""

import hashlib
from itertools import takewhile
from typing import Any

import msgspec

from borgo.core.chance import Chance
from borgo.core.game import Action, AnyGame, Event, Seat
from borgo.core.history import Undo, Undone
from borgo.core.rules import Illegal
from borgo.protocol.messages import Act, Forecast, Plain, Try
from borgo.protocol.numbered import kinds
from borgo.protocol.tree import Phase

from .absence import Attendee
from .desk import Desk
from .entries import Acted
from .hosting import own_seat
from .orders import ASK, BOT, obey, tag_of
from .table import Table

MOST_ORDERS_AT_ONCE = 100

_encoder = msgspec.msgpack.Encoder()


def act(desk: Desk, attendee: Attendee, message: Act) -> None:
    seat, action = _understood(desk.table, attendee, message.action)
    desk.record(acted(seat, action), commander=attendee, command=message.id)


def acted(seat: Seat, action: Action, by: str = "") -> Acted:
    return Acted(seat, msgspec.Raw(_encoder.encode(action)), by)


class Soothsayer:
    """Answers `Try` from states that the asking seat cannot tell from the real one."""

    def __init__(self, salt: bytes) -> None:
        self._salt = salt
        self._asked = 0

    def forecast(self, desk: Desk, attendee: Attendee, message: Try) -> Forecast:
        table, game = desk.table, desk.table.game
        seat, action = _understood(table, attendee, message.action)
        if isinstance(action, Undo):
            return Forecast(message.id, game.points(table.state), _told(desk, (Undone(seat),), seat))
        imagined = game.imagine(table.state, seat, self._chance())
        after, events = _step(game, imagined, seat, action)
        return Forecast(message.id, game.points(after), _told(desk, events, seat))

    def _chance(self) -> Chance:
        self._asked += 1
        return Chance(hashlib.sha256(self._salt + self._asked.to_bytes(8, "big")).digest())


def follow_orders(desk: Desk) -> None:
    for _ in range(MOST_ORDERS_AT_ONCE):
        found = _next_order(desk.table)
        if found is None:
            return
        desk.record(acted(*found, by="order"), by="order")


def run_out_of_time(desk: Desk) -> None:
    """One seat at a time: the others may get more when it has answered."""
    table = desk.table
    seat = table.clocks.expired(desk.now) if table.phase is Phase.PLAYING else None
    if seat is not None:
        desk.record(acted(seat, table.game.default(table.state, seat), by="time"), by="time")


def _next_order(table: Table) -> tuple[Seat, Action] | None:
    for seat, prompt in table.asked():
        if table.seats[seat].person and seat != table.took_back:
            answer = table.orders.answer(seat, prompt)
            if answer in (ASK, BOT):
                continue
            action = obey(answer, table.game.legal(table.state, seat))
            if action is not None:
                return seat, action
    return None


def _understood(table: Table, attendee: Attendee, plain: list[Plain]) -> tuple[Seat, Action]:
    seat = own_seat(table, attendee.person)
    if table.phase is not Phase.PLAYING:
        raise Illegal("TB-3.1", table.phase.value)
    try:
        action = table.read_action(_encoder.encode(_by_name(table.game, plain)))
    except msgspec.ValidationError:
        raise Illegal("TB-3.2", "unknown-action") from None
    if isinstance(action, Undo) and not table.can_undo(seat):
        raise Illegal("TB-1.2", "nothing-to-undo")
    return seat, action


def _by_name(game: AnyGame, plain: list[Plain]) -> list[Plain]:
    """An action may come back with the number it has in the list of legal ones."""
    number, names = plain[0], kinds(game.action | Undo)
    if type(number) is int and 0 <= number < len(names):
        return [tag_of(names[number]), *plain[1:]]
    return plain


def _step(game: AnyGame, state: Any, seat: Seat, action: Action) -> tuple[Any, tuple[Event, ...]]:
    try:
        after, events = game.step(state, seat, action)
    except Illegal:
        raise
    except Exception as error:
        raise Illegal("TB-3.5", "rules-failed") from error
    return after, events


def _told(desk: Desk, events: tuple[Event, ...], seat: Seat) -> msgspec.Raw:
    """What is sure to happen: the first revelation, and all after it, is only imagined."""
    sure = takewhile(lambda event: not event.reveals, events)
    return desk.trees.hear(tuple(sure), seat)
