"""One table, alive: `handle(input, now)` decides what happens and says what is to be saved, told and done.

Pure: no clock, no randomness, no socket. The room's memory is the fold of its journal, plus who is here.
"""

from collections.abc import Collection, Iterable, Mapping

from borgo.core.game import AnyGame, Audience, Seat
from borgo.core.rules import Illegal
from borgo.protocol.messages import Act, Command, Done, Ping, Pong, Refused, Resync, Say, SetOrder, Try
from borgo.protocol.tree import Phase, Tree

from .absence import SPECTATOR_SEAT, Attendee
from .chat import Line, Patience, clean
from .desk import Desk
from .effects import Effect, Trouble, WakeAt
from .entries import Entry, Header, NextTable, Ordered, Paused
from .hosting import decide, join, own_seat, stand
from .inputs import (
    BotChose,
    Came,
    Drained,
    Forgotten,
    Input,
    Joined,
    Left,
    Received,
    RematchOpened,
    TimePassed,
    Woken,
)
from .people import Person
from .play import Soothsayer, act, follow_orders, run_out_of_time
from .table import NO_SEAT, Table
from .thinking import Thinking, bot_plays
from .upkeep import Upkeep


class Room:
    def __init__(
        self,
        game: AnyGame,
        header: Header,
        entries: Iterable[Entry] = (),
        *,
        names: Mapping[str, str],
        lines: Iterable[Line] = (),
        epoch: int,
        salt: bytes,
        bot_levels: Collection[str],
    ) -> None:
        """The room as the entries left it. `salt` is any secret bytes, for imagined chance."""
        self.table = Table(game, header, names, lines)
        done = []
        for entry in entries:
            self.table.apply(entry)
            if entry.command:
                done.append((entry.client, Done(entry.command, 1)))
        self._desk = Desk(self.table, epoch)
        for client, answer in done:
            self._desk.answers.remember(client, answer)
        self._bot_levels = bot_levels
        self._soothsayer = Soothsayer(salt)
        self._patience = Patience()
        self._thinking = Thinking()
        self._upkeep = Upkeep()
        self._wakes_at = 0

    @property
    def seq(self) -> int:
        return self._desk.channels.seq

    @property
    def spectators(self) -> int:
        return self._desk.presence.spectators

    @property
    def has_people(self) -> bool:
        return any(self._desk.presence.players)

    def knows(self, person_id: str) -> bool:
        return person_id in self.table.names or self.table.place_of(person_id) != NO_SEAT

    def tree(self, audience: Audience) -> Tree:
        """What this audience sees now."""
        return self._desk.trees.tree(audience)

    def waits_for_bot(self, seat: Seat) -> bool:
        return bool(bot_plays(self._desk, seat))

    def handle(self, happened: Input, now: int) -> list[Effect]:
        self._desk.now = now
        self._happen(happened)
        self._settle()
        return self._desk.effects()

    def _happen(self, happened: Input) -> None:
        match happened:
            case Received(connection, message):
                if connection in self._desk.presence:
                    self._receive(self._desk.presence[connection], message)
            case BotChose(seat, thought, action):
                self._thinking.end(self._desk, seat, thought, action)
            case TimePassed():
                self._wakes_at = 0
                run_out_of_time(self._desk)
            case Came():
                self._come(happened)
            case Left(connection):
                self._leave(connection)
            case Drained(connection):
                if connection in self._desk.presence:
                    self._desk.refresh(self._desk.presence[connection])
            case Joined(person):
                self._join(person)
            case Forgotten(person_id):
                self._forget(person_id)
            case RematchOpened(code):
                self._desk.record(NextTable(code))
            case Woken():
                self._wake()

    def _settle(self) -> None:
        """What follows from what has happened."""
        self._upkeep.settle(self._desk)
        follow_orders(self._desk)
        self._thinking.begin(self._desk)
        wakes_at = self._upkeep.next_wake(self._desk)
        if wakes_at != self._wakes_at:
            self._wakes_at = wakes_at
            self._desk.ask(WakeAt(wakes_at))

    # People come and go.

    def _come(self, came: Came) -> None:
        desk, presence = self._desk, self._desk.presence
        seat = self.table.seat_of(came.person)
        was_here = presence.is_here(seat)
        presence.leave(came.connection)
        if older := presence.at_seat(seat):
            desk.send_away(older)
        attendee = Attendee(came.connection, came.hello.client, came.person)
        presence.enter(attendee)
        presence.sit(attendee, seat)
        if came.person and seat != NO_SEAT and (self.table.call(came.person) or not was_here):
            desk.publish()
        desk.admit(attendee, came.hello)

    def _leave(self, connection: int) -> None:
        attendee = self._desk.presence.leave(connection)
        if attendee and attendee.seat != SPECTATOR_SEAT:
            self._desk.publish()

    def _join(self, person: Person) -> None:
        try:
            changes = join(self.table, person)
        except Illegal:
            return
        for change in changes:
            self.table.call(person)
            self._desk.record(change)

    def _forget(self, person_id: str) -> None:
        self._desk.turn_out(person_id)
        self.table.forget(person_id)
        seat = self.table.place_of(person_id)
        if seat != NO_SEAT and not self.table.is_over:
            for change in stand(self.table, seat):
                self._desk.record(change)
        else:
            self._desk.publish()

    def _wake(self) -> None:
        """While a room is asleep its clocks stand still, from the last thing that happened on."""
        if self.table.phase is Phase.PLAYING and self.table.pauses:
            self._desk.record(Paused(), at=self.table.changed_ms)

    # Messages.

    def _receive(self, attendee: Attendee, message: Command | Resync | Ping) -> None:
        desk = self._desk
        match message:
            case Ping(n):
                desk.send(attendee, Pong(n, desk.now))
            case Resync():
                desk.refresh(attendee)
            case Try():
                try:
                    desk.send(attendee, self._soothsayer.forecast(desk, attendee, message))
                except Illegal as illegal:
                    desk.send(attendee, self._refusal(attendee, message.id, illegal))
            case _:
                self._command(attendee, message)

    def _command(self, attendee: Attendee, command: Command) -> None:
        """Carry out a new command; one that was answered before gets the same answer."""
        desk = self._desk
        try:
            answer = desk.answers.find(attendee.client, command.id)
        except Illegal as illegal:
            answer = self._refusal(attendee, command.id, illegal)
        if answer is None:
            try:
                self._carry_out(attendee, command)
                return
            except Illegal as illegal:
                answer = self._refusal(attendee, command.id, illegal)
                desk.answers.remember(attendee.client, answer)
        desk.send(attendee, answer)

    def _carry_out(self, attendee: Attendee, command: Command) -> None:
        desk = self._desk
        match command:
            case Act():
                act(desk, attendee, command)
            case Say():
                self._say(attendee, command)
            case SetOrder(_, prompt, answer):
                seat = own_seat(self.table, attendee.person)
                self.table.orders.check(prompt, answer)
                desk.record(Ordered(seat, prompt, answer), commander=attendee, command=command.id)
            case Try():
                raise AssertionError("a forecast is not a command")
            case _:
                first, *others = decide(self.table, self._bot_levels, attendee.person, command)
                desk.record(first, commander=attendee, command=command.id)
                for change in others:
                    desk.record(change)

    def _say(self, attendee: Attendee, say: Say) -> None:
        person = attendee.person
        text = clean(say.text)
        self._patience.hear(person.id if person else str(attendee.id), self._desk.now)
        self._desk.say(attendee, text, say.id)

    def _refusal(self, attendee: Attendee, command: int, illegal: Illegal) -> Refused:
        if isinstance(illegal.__cause__, Exception):
            self._desk.ask(Trouble(attendee.seat, illegal.__cause__))
        return Refused(command, illegal.rule_id, illegal.why, illegal.params)
