"""A room in a test: a clock that stands still until told, clients that keep their trees, a journal in a list.

Every frame is checked as it arrives: numbered without gap, hash right, tree equal to the one that the server
shows this audience.
"""

import zlib
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, TypeVar

import msgspec

from borgo.bots import BOTS
from borgo.bots.chooser import choose_randomly
from borgo.core.diff import patch
from borgo.core.game import Action, AnyGame, Audience, Seat
from borgo.games import GAMES
from borgo.protocol.codec import MSGPACK
from borgo.protocol.messages import (
    VERSION,
    Act,
    Command,
    Done,
    Forecast,
    Frame,
    Hello,
    Refused,
    ServerMessage,
    SetReady,
    Snapshot,
    Start,
    Welcome,
)
from borgo.protocol.tree import Phase
from borgo.rooms.chat import Line
from borgo.rooms.connections import Packet
from borgo.rooms.effects import (
    Admit,
    BotThinks,
    Close,
    DropLine,
    Effect,
    Finish,
    KeepLine,
    KeepNote,
    OpenRematch,
    Publish,
    Save,
    Send,
    Trouble,
    WakeAt,
)
from borgo.rooms.entries import Entry, Header, read_entry, read_header, sitters, write
from borgo.rooms.inputs import BotChose, Came, Drained, Input, Left, Received, TimePassed, Woken
from borgo.rooms.people import NOBODY, Person, Sitter, TablePlan
from borgo.rooms.room import Room

NOON = 1_800_000_000_000
SEED = bytes(range(32))
ANN, BOB, CLEO, DAN, EVE = (
    Person(name.lower(), name, colour) for colour, name in enumerate(("Ann", "Bob", "Cleo", "Dan", "Eve"))
)

M = TypeVar("M")


class Client:
    """One connection and what its page knows."""

    def __init__(self, table: "LiveTable", connection: int, person: Person | None, name: str) -> None:
        self.table = table
        self.connection = connection
        self.person = person
        self.name = name
        self.heard: list[ServerMessage] = []
        self.bytes = 0
        self.tree: Any = None
        self.epoch = 0
        self.seq = 0
        self.seat: Seat = -1
        self.closed = ""
        self.answers: dict[int, Frame | Done | Refused | Forecast] = {}
        self.commands = 0

    @property
    def audience(self) -> Audience:
        return None if self.seat < 0 else self.seat

    def hear(self, packet: Packet) -> None:
        assert not self.closed
        message = MSGPACK.read_server(packet.data)
        self.heard.append(message)
        self.bytes = len(packet.data)
        match message:
            case Welcome():
                self.epoch, self.seat = message.epoch, message.seat
            case Snapshot():
                self.seq, self.tree = message.seq, msgspec.msgpack.decode(message.tree)
                self._check(message.hash)
            case Frame():
                assert message.seq == self.seq + 1
                self.seq, self.tree = message.seq, patch(self.tree, msgspec.msgpack.decode(message.diff))
                self._check(message.hash)
                if message.answers:
                    self._answer(message.answers, message)
            case Done() | Refused() | Forecast():
                self._answer(message.id, message)

    def do(self, command: Callable[..., Command], *fields: Any) -> Any:
        """Send a command with the next id; its answer, or None if there was none."""
        self.commands += 1
        return self.send(command(self.commands, *fields))

    def act(self, *action: Any) -> Any:
        self.commands += 1
        return self.send(Act(self.commands, self.seq, list(action)))

    def send(self, command: Command) -> Any:
        self.answers.pop(command.id, None)
        self.table.put(Received(self.connection, command))
        return self.answers.get(command.id)

    def leave(self) -> None:
        self.table.leave(self)

    def last(self, kind: type[M]) -> M:
        return next(message for message in reversed(self.heard) if isinstance(message, kind))

    def all(self, kind: type[M]) -> list[M]:
        return [message for message in self.heard if isinstance(message, kind)]

    # The tree, by name.

    @property
    def seats(self) -> list[dict[str, Any]]:
        names = ("kind", "name", "colour", "ready", "connected", "bot_plays", "level", "bank", "deadline")
        return [dict(zip((*names, "wants_rematch"), seat, strict=True)) for seat in self.tree[0][7]]

    @property
    def phase(self) -> str:
        phase: str = self.tree[0][5]
        return phase

    @property
    def host(self) -> int:
        host: int = self.tree[0][6]
        return host

    @property
    def chat(self) -> list[tuple[str, str]]:
        return [(name, text) for _, name, _, text in self.tree[0][9]]

    @property
    def legal(self) -> list[Any]:
        legal: list[Any] = self.tree[2][2]
        return legal

    @property
    def orders(self) -> dict[str, str]:
        return dict(self.tree[1][2])

    @property
    def can_undo(self) -> bool:
        can: bool = self.tree[1][1]
        return can

    def _answer(self, command: int, message: Frame | Done | Refused | Forecast) -> None:
        assert command not in self.answers, "answered twice"
        self.answers[command] = message

    def _check(self, expected: int) -> None:
        assert zlib.crc32(msgspec.msgpack.encode(self.tree)) == expected


class LiveTable:
    """A room and everything around it, played by hand."""

    def __init__(self, room: Room, now: int, chance: Random) -> None:
        self.room = room
        self.now = now
        self.chance = chance
        self.rows: list[bytes] = []
        self.result: bytes | None = None
        self.notes: dict[str, Any] = {}
        self.lines: dict[int, Line] = {}
        self.clients: dict[int, Client] = {}
        self.hall: list[int] = []
        self.thoughts: list[BotThinks] = []
        self.wakes_at = 0
        self.rematches: list[OpenRematch] = []
        self.troubles: list[Exception] = []
        self._connections = 0

    @classmethod
    def open(
        cls,
        game: str = "oddville",
        seats: int = 2,
        people: tuple[Person, ...] = (ANN, BOB),
        bots: int = 0,
        seed: bytes = SEED,
        **plan: Any,
    ) -> "LiveTable":
        """People on the first seats, bots on the last ones."""
        empty = seats - len(people) - bots
        sitters = [
            *(Sitter(person=person.id, colour=person.colour) for person in people),
            *[NOBODY] * empty,
            *(Sitter(level="random", colour=5 - number) for number in range(bots)),
        ]
        table_plan = TablePlan(game, seats, **({"bot_level": "random"} | plan))
        header = Header("ABCDE", table_plan, GAMES[game].rules_version, seed, NOON, 0, tuple(sitters))
        names = {person.id: person.name for person in people}
        return cls(_room(header, names), NOON, Random(seed))

    def wake(self) -> "LiveTable":
        """The room after a crash: what the rows and the kept lines say, and nothing else."""
        table, epoch = self.room.table, self.chance.randrange(1, 2**31)
        entries = [read_entry(row) for row in self.rows]
        known = sitters(table.header, entries)
        names = {person: name for person, name in table.names.items() if person in known}
        room = _room(table.header, names, entries, tuple(self.lines.values()), epoch)
        woken = LiveTable(room, self.now, self.chance)
        woken.rows = list(self.rows)
        woken.lines = dict(self.lines)
        woken.result = self.result
        woken._connections = self._connections
        woken.put(Woken())
        return woken

    # What happens.

    def put(self, happened: Input) -> None:
        for effect in self.room.handle(happened, self.now):
            self.carry_out(effect)
        self.check_trees()

    def come(self, person: Person | None, like: Client | None = None, name: str = "") -> Client:
        """A new connection; `like` is the page it continues, after a drop or in the same second."""
        self._connections += 1
        name = like.name if like else name or f"client-{self._connections:03}"
        client = Client(self, self._connections, person, name)
        hello = Hello(VERSION, "token", name)
        if like is not None:
            client.tree, client.seq, client.epoch, client.seat = like.tree, like.seq, like.epoch, like.seat
            client.commands = like.commands
            hello = Hello(VERSION, "token", name, like.epoch, like.seq, like.seat)
        self.clients[client.connection] = client
        self.put(Came(client.connection, hello, person))
        return client

    def leave(self, client: Client) -> None:
        self.clients.pop(client.connection, None)
        if client.connection in self.hall:
            self.hall.remove(client.connection)
        self.put(Left(client.connection))

    def drain(self, client: Client) -> None:
        self.put(Drained(client.connection))

    def pass_time(self, ms: int) -> None:
        """Wake-ups on the way are rung when they are due."""
        until, rung = self.now + ms, 0
        while self.wakes_at and self.wakes_at <= until:
            rung = rung + 1 if self.wakes_at <= self.now else 0
            assert rung < 100, "the room wakes again and again and does nothing"
            self.now = max(self.now, self.wakes_at)
            self.wakes_at = 0
            self.put(TimePassed())
        self.now = until

    def think(self) -> int:
        """Let all bots speak that are thinking now; how many did."""
        thoughts, self.thoughts = self.thoughts, []
        for thought in thoughts:
            self.put(BotChose(thought.seat, thought.thought, self.choice(thought)))
        return len(thoughts)

    def choice(self, thought: BotThinks) -> Action | None:
        table = self.room.table
        if not self.room.waits_for_bot(thought.seat):
            return None
        return BOTS[thought.level](table.game, table.state, thought.seat, self.chance)

    # The story so far.

    @property
    def game(self) -> AnyGame:
        return self.room.table.game

    @property
    def state(self) -> Any:
        return self.room.table.state

    def by(self, client: Client) -> list[str]:
        """Who made each of the game's moves that this client heard of."""
        return [frame.by for frame in client.all(Frame) if msgspec.msgpack.decode(frame.events)]

    def check_trees(self) -> None:
        """What every client holds is what the server shows its audience now."""
        for client in self.clients.values():
            shown = self.room.tree(client.audience)
            assert client.seq == self.room.seq
            assert msgspec.msgpack.encode(client.tree) == msgspec.msgpack.encode(shown)

    def carry_out(self, effect: Effect) -> None:
        match effect:
            case Save(rows):
                assert self.result is None, "nothing is saved after the end"
                self.rows += rows
            case Finish(result):
                self.result = result
            case KeepNote(person_id, note):
                self.notes[person_id] = note
            case KeepLine(line):
                assert self.result is None, "nothing is saved after the end"
                self.lines[line.number] = line
            case DropLine(number):
                del self.lines[number]
            case Publish(public, players):
                self._publish(public, players)
            case Admit(connection, spectator, packets):
                self._admit(connection, spectator, packets)
            case Send(connection, packet):
                if connection in self.clients:
                    self.clients[connection].hear(packet)
            case Close(connection, why):
                self.clients.pop(connection).closed = why
                if connection in self.hall:
                    self.hall.remove(connection)
            case WakeAt(at_ms):
                self.wakes_at = at_ms
            case BotThinks():
                self.thoughts.append(effect)
            case OpenRematch():
                self.rematches.append(effect)
            case Trouble(_seat, error):
                self.troubles.append(error)

    def _publish(self, public: Packet | None, players: tuple[tuple[int, Packet], ...]) -> None:
        for player, packet in players:
            if player in self.clients:
                self.clients[player].hear(packet)
        if public is not None:
            for spectator in self.hall:
                self.clients[spectator].hear(public)

    def _admit(self, connection: int, spectator: bool, packets: tuple[Packet, ...]) -> None:
        if connection in self.hall:
            self.hall.remove(connection)
        if connection in self.clients:
            if spectator:
                self.hall.append(connection)
            for packet in packets:
                self.clients[connection].hear(packet)


def _room(
    header: Header,
    names: Mapping[str, str],
    entries: Iterable[Entry] = (),
    lines: Iterable[Line] = (),
    epoch: int = 1,
) -> Room:
    assert read_header(write(header)) == header
    return Room(
        GAMES[header.plan.game],
        header,
        entries,
        names=names,
        lines=lines,
        epoch=epoch,
        salt=b"salt",
        bot_levels=BOTS,
    )


def started(game: str = "oddville", people: tuple[Person, ...] = (ANN, BOB), **plan: Any) -> list[Client]:
    """A table in play and its players' clients, in the order of seats."""
    table = LiveTable.open(game, plan.pop("seats", len(people) + plan.get("bots", 0)), people, **plan)
    clients = [table.come(person) for person in people]
    for client in clients[1:]:
        client.do(SetReady, True)
    assert isinstance(clients[0].do(Start), Frame)
    return clients


def table_of(clients: list[Client]) -> LiveTable:
    return clients[0].table


def asked(clients: list[Client]) -> Client:
    """The client of the first seat that the game waits for."""
    table = table_of(clients)
    return next(client for client in clients if client.seat == table.game.asked(table.state)[0])


def play_on(clients: list[Client], moves: int, chance: Random | None = None) -> None:
    """So many moves by whoever is asked, or up to the end of the game."""
    table, choices = table_of(clients), chance or Random(1)
    for _ in range(moves):
        if table.room.table.phase is not Phase.PLAYING:
            return
        client = asked(clients)
        action = choose_randomly(table.game.legal(table.state, client.seat), choices)
        assert isinstance(client.act(*plain(action)), Frame)


def plain(value: Any) -> Any:
    """As it looks on the wire."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value))
