"""Where changes are written down and told: everything a room does to its table goes through here.

One change is one row of the journal, one step of the fold and one frame for each audience.
"""

from msgspec.structs import replace

from borgo.core.game import Audience, Event
from borgo.protocol.codec import pack
from borgo.protocol.messages import VERSION, Done, Hello, Notice, ServerMessage, Welcome

from .absence import SPECTATOR_SEAT, Attendee, Presence
from .answers import Answers
from .channels import Channels
from .connections import Packet
from .effects import Admit, Close, DropLine, Effect, KeepLine, Publish, Save, Saving, Send
from .entries import AnyChange, Entry, Sat, Spoke, Stood, Swapped, write
from .keeping import kept_besides, persons_of
from .table import Table
from .trees import Trees

MOVES_PEOPLE = (Sat, Stood, Swapped)


class Desk:
    def __init__(self, table: Table, epoch: int) -> None:
        self.table = table
        self.epoch = epoch
        self.now = table.changed_ms
        self.presence = Presence()
        self.answers = Answers()
        self.trees = Trees(table, self.presence)
        self.trees.refresh()
        self.channels = Channels(self.trees)
        self._rows: list[bytes] = []
        self._saving: list[Saving] = []
        self._telling: list[Effect] = []

    def effects(self) -> list[Effect]:
        """All since the last call; what is to be saved first."""
        rows: list[Effect] = [Save(tuple(self._rows))] if self._rows else []
        effects = [*rows, *self._saving, *self._telling]
        self._rows, self._saving, self._telling = [], [], []
        return effects

    # Changes.

    def record(
        self,
        change: AnyChange,
        by: str = "",
        commander: Attendee | None = None,
        command: int = 0,
        at: int | None = None,
    ) -> None:
        """Let it be so, for good. Illegal, and nothing happened, if the rules of the game refuse."""
        client = commander.client if commander else ""
        entry = Entry(self.now if at is None else at, change, client, command)
        was_over, moves_people = self.table.is_over, isinstance(change, MOVES_PEOPLE)
        persons = persons_of(self.table) if moves_people else {}
        events = self.table.apply(entry)
        if not was_over:
            self._rows.append(write(entry))
            if moves_people or self.table.is_over:
                self._saving += kept_besides(self.table, persons)
        if commander and commander.person:
            self.table.call(commander.person)
        moved = self._reseat(commander) if moves_people else []
        self.publish(events, by, commander, command)
        for attendee in moved:
            self.admit(attendee)
        if commander and command:
            self._answered(commander, command, commander in moved)

    def say(self, speaker: Attendee, text: str, command: int) -> None:
        """Players' lines are kept as long as the table's story is written; spectators' never are."""
        author = speaker.person.id if speaker.person else ""
        if speaker.seat == SPECTATOR_SEAT:
            self._say_in_the_gallery(speaker, author, text, command)
            return
        line, too_many = self.table.chat.add(self.now, author, speaker.seat, text)
        if not self.table.is_over:
            self._saving += [KeepLine(line), *(DropLine(old.number) for old in too_many)]
        self.record(Spoke(), commander=speaker, command=command)

    def _say_in_the_gallery(self, speaker: Attendee, author: str, text: str, command: int) -> None:
        if speaker.person:
            self.table.call(speaker.person)
        self.table.gallery.add(self.now, author, SPECTATOR_SEAT, text)
        self.publish(commander=speaker, command=command)
        self._answered(speaker, command, was_moved=False)

    def publish(
        self,
        events: tuple[Event, ...] = (),
        by: str = "",
        commander: Attendee | None = None,
        command: int = 0,
    ) -> None:
        """Tell everyone how things stand now."""
        presence = self.presence
        presence.note(self.table.persons, self.now)
        self.trees.refresh()
        listening: set[Audience] = {player.seat for player in presence.players}
        if presence.spectators:
            listening.add(None)
        frames = self.channels.publish(listening, events, by)
        players = []
        for player in presence.players:
            if player.admitted:
                frame, packet = frames[player.seat]
                if player is commander and command:
                    packet = Packet(pack(replace(frame, answers=command)))
                players.append((player.id, packet))
        public = frames[None][1] if presence.spectators and None in frames else None
        if public or players:
            self._telling.append(Publish(public, tuple(players)))

    # Connections.

    def admit(self, attendee: Attendee, hello: Hello | None = None) -> None:
        """Welcome, and what is missing since the last frame that the hello names."""
        welcome = Welcome(VERSION, self.epoch, attendee.seat, self.now)
        missed = None
        if hello and hello.epoch == self.epoch and hello.seat == attendee.seat:
            missed = self.channels.since(attendee.audience, hello.seq)
        tree = missed if missed is not None else [self.channels.snapshot(attendee.audience)]
        self._admit(attendee, (Packet(pack(welcome)), *tree))

    def refresh(self, attendee: Attendee) -> None:
        """A snapshot instead of whatever the connection has."""
        self._admit(attendee, (self.channels.snapshot(attendee.audience),))

    def send(self, attendee: Attendee, message: ServerMessage) -> None:
        self._telling.append(Send(attendee.id, Packet(pack(message))))

    def send_away(self, attendee: Attendee) -> None:
        """Another connection has the seat now."""
        self.presence.leave(attendee.id)
        self.send(attendee, Notice("moved"))
        self._telling.append(Close(attendee.id, "moved-to-another-tab"))

    def turn_out(self, person_id: str) -> None:
        """Close all connections of somebody who is not known any more."""
        for attendee in self.presence.everyone():
            if attendee.person and attendee.person.id == person_id:
                self.presence.leave(attendee.id)
                self._telling.append(Close(attendee.id, "unknown-token"))

    def ask(self, effect: Effect) -> None:
        self._telling.append(effect)

    def _admit(self, attendee: Attendee, packets: tuple[Packet, ...]) -> None:
        attendee.admitted = True
        self._telling.append(Admit(attendee.id, attendee.seat == SPECTATOR_SEAT, packets))

    def _answered(self, commander: Attendee, command: int, was_moved: bool) -> None:
        done = Done(command, self.channels.seq)
        self.answers.remember(commander.client, done)
        if was_moved or commander.seat == SPECTATOR_SEAT:
            self.send(commander, done)

    def _reseat(self, commander: Attendee | None) -> list[Attendee]:
        """Let connections follow their persons. If a person has several, the commanding one gets the seat."""
        places = [(attendee, self.table.seat_of(attendee.person)) for attendee in self.presence.everyone()]
        moved = [(attendee, seat) for attendee, seat in places if seat != attendee.seat]
        for attendee, _seat in moved:
            self._leave_seat(attendee)
        for attendee, seat in sorted(moved, key=lambda place: place[0] is commander):
            if seat != SPECTATOR_SEAT:
                self.channels.drop(seat)
                if other := self.presence.at_seat(seat):
                    self.send_away(other)
                self.presence.sit(attendee, seat)
        return [attendee for attendee, _seat in moved if attendee.id in self.presence]

    def _leave_seat(self, attendee: Attendee) -> None:
        if attendee.seat != SPECTATOR_SEAT:
            self.channels.drop(attendee.seat)
            self.presence.sit(attendee, SPECTATOR_SEAT)
        attendee.admitted = False
