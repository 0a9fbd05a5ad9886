"""The asyncio side of one room: its inbox, its commits, its timer, its bots' time to think, its sockets.

Inputs are handled one at a time, in the order they come. What a room tells is held back until the journal has
what was said before it; meanwhile the room goes on, and the order of telling stays the order of handling.

If the journal refuses or fails, the room in memory is ahead of what is safe: it is thrown away, its
connections are sent off to come back, and the next one to come wakes it from the journal.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from random import Random

import msgspec
import structlog

from borgo.bots import Bot
from borgo.core.game import Action
from borgo.journal import Append, Drop, Journal, Put, Write
from borgo.journal import Finish as Seal
from borgo.protocol.codec import pack
from borgo.protocol.messages import CLOSE_CODES, ClientMessage, Hello, Notice

from .chat import key_of, lines_of
from .connections import Connection, Hall, Packet
from .effects import (
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
from .inputs import BotChose, Came, ConnectionId, Drained, Input, Left, Received, TimePassed
from .notes import notes_of, packed
from .people import Person
from .room import Room

log = structlog.get_logger(__name__)


class Surroundings(msgspec.Struct, frozen=True):
    """What a runner needs of the world."""

    journal: Journal
    clock: Callable[[], int]
    bots: Mapping[str, Bot]
    random: Random
    bot_delay: float
    new_hall: Callable[[], Hall]
    open_rematch: Callable[["Runner", OpenRematch], None]
    gone: Callable[["Runner"], None]
    """This room is not to be used any more."""
    emptied: Callable[["Runner"], None]
    """The last connection has left."""


class Runner:
    def __init__(self, room: Room, journal_seq: int, around: Surroundings) -> None:
        self.room = room
        self.code = room.table.header.code
        self.is_gone = False
        self._around = around
        self._journal_seq = journal_seq
        self._hall = around.new_hall()
        self._connections: dict[ConnectionId, Connection] = {}
        self._last_connection = 0
        self._inbox: deque[Input] = deque()
        self._is_handling = False
        self._is_closing = False
        self._waiting: deque[tuple[asyncio.Task[None] | None, list[Effect]]] = deque()
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._timer: asyncio.TimerHandle | None = None
        self._wakes_at = 0
        self._rings_at = 0
        self.empty_since = asyncio.get_running_loop().time()
        self._delays: set[asyncio.TimerHandle] = set()

    # From the outside.

    @property
    def is_empty(self) -> bool:
        return not self._connections

    @property
    def is_quiet(self) -> bool:
        return self._quiet.is_set()

    def has(self, connection: ConnectionId) -> bool:
        """False once it was sent away, whatever may still come from it."""
        return connection in self._connections

    def attend(self, connection: Connection, hello: Hello, person: Person | None) -> "Place":
        self._last_connection += 1
        self._connections[self._last_connection] = connection
        place = Place(self, self._last_connection, person)
        place.receive(hello)
        return place

    def put(self, happened: Input) -> None:
        """Handle it now, or right after what is being handled."""
        if self.is_gone or self._is_closing:
            return
        self._inbox.append(happened)
        if self._is_handling:
            return
        self._is_handling = True
        try:
            while self._inbox and not self.is_gone:
                self._handle(self._inbox.popleft())
        finally:
            self._is_handling = False

    def close_inbox(self) -> None:
        """Nothing more happens here. Commands that come too late are sent again after the restart."""
        self._is_closing = True

    async def saved(self) -> None:
        """Until all that was handled is on disk and told."""
        await self._quiet.wait()

    def left(self, connection: ConnectionId) -> None:
        socket = self._connections.pop(connection, None)
        if socket is not None:
            self._hall.leave(socket)
            self.put(Left(connection))
            if self.is_empty and not self.is_gone:
                self.empty_since = asyncio.get_running_loop().time()
                self._around.emptied(self)

    def stop(self, why: str, notice: Notice | None = None) -> None:
        """Send everyone away and let go."""
        self.is_gone = True
        for handle in (self._timer, *self._delays):
            if handle is not None:
                handle.cancel()
        close = CLOSE_CODES[why]
        packet = Packet(pack(notice)) if notice else None
        for connection in self._connections.values():
            if packet:
                connection.send(packet)
            connection.close(close.code, close.why)
        self._connections.clear()
        self._waiting.clear()
        self._quiet.set()
        self._around.gone(self)

    # Handling.

    def _handle(self, happened: Input) -> None:
        try:
            effects = self.room.handle(happened, self._around.clock())
        except Exception:
            log.exception("room failed", room=self.code, seq=self.room.seq)
            self.stop("restart")
            return
        writes = self._writes(effects)
        commit = asyncio.ensure_future(self._around.journal.commit(*writes)) if writes else None
        if commit is None and not self._waiting:
            self._carry_out(effects)
            return
        self._waiting.append((commit, effects))
        self._quiet.clear()
        if commit is not None:
            commit.add_done_callback(self._committed)

    def _writes(self, effects: list[Effect]) -> list[Write]:
        writes: list[Write] = []
        for effect in effects:
            match effect:
                case Save(rows):
                    writes.append(Append(self.code, self._journal_seq, rows))
                    self._journal_seq += len(rows)
                case Finish(result):
                    writes.append(Seal(self.code, self._journal_seq, result))
                case KeepNote(person_id, note):
                    writes.append(Put(notes_of(person_id), self.code, packed(note)))
                case KeepLine(line):
                    writes.append(Put(lines_of(self.code), key_of(line.number), packed(line)))
                case DropLine(number):
                    writes.append(Drop(lines_of(self.code), key_of(number)))
        return writes

    def _committed(self, commit: asyncio.Task[None]) -> None:
        """Tell all that waited for this commit only, in order."""
        error = commit.exception()
        if self.is_gone:
            return
        if error is not None:
            log.error("room not saved", room=self.code, seq=self.room.seq, error=str(error))
            self.stop("restart")
            return
        while self._waiting and (self._waiting[0][0] is None or self._waiting[0][0].done()):
            if (head := self._waiting[0][0]) and head.exception():
                return  # its own callback stops the room
            self._carry_out(self._waiting.popleft()[1])
        if not self._waiting:
            self._quiet.set()

    def _carry_out(self, effects: list[Effect]) -> None:
        for effect in effects:
            match effect:
                case Publish(public, players):
                    self._publish(public, players)
                case Send(connection, packet):
                    if socket := self._connections.get(connection):
                        socket.send(packet)
                case Admit(connection, spectator, packets):
                    self._admit(connection, spectator, packets)
                case Close(connection, why):
                    self._close(connection, why)
                case WakeAt(at_ms):
                    self._wake_at(at_ms)
                case BotThinks():
                    self._think(effect)
                case OpenRematch():
                    self._around.open_rematch(self, effect)
                case Trouble(seat, error):
                    log.error("rules failed", room=self.code, seat=seat, seq=self.room.seq, exc_info=error)

    # Sockets.

    def _publish(self, public: Packet | None, players: tuple[tuple[ConnectionId, Packet], ...]) -> None:
        known = self._connections
        self._hall.publish(public, [(known[player], packet) for player, packet in players if player in known])

    def _admit(self, connection: ConnectionId, spectator: bool, packets: tuple[Packet, ...]) -> None:
        socket = self._connections.get(connection)
        if socket is None:
            return
        if spectator:
            self._hall.welcome(socket, packets)
            return
        self._hall.leave(socket)
        for packet in packets:
            socket.send(packet)

    def _close(self, connection: ConnectionId, why: str) -> None:
        if socket := self._connections.pop(connection, None):
            self._hall.leave(socket)
            socket.close(CLOSE_CODES[why].code, why)

    # Time.

    def _wake_at(self, at_ms: int) -> None:
        """A timer that rings too early does no harm, so it is only set anew for an earlier time."""
        self._wakes_at = at_ms
        if at_ms and (self._timer is None or at_ms < self._rings_at):
            self._set_timer()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._rings_at = self._wakes_at
        delay = max(0, self._wakes_at - self._around.clock()) / 1000
        self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._wakes_at and self._wakes_at <= self._around.clock():
            self._wakes_at = 0
            self.put(TimePassed())
        if self._wakes_at and self._timer is None:
            self._set_timer()

    def _think(self, thinks: BotThinks) -> None:
        handle: asyncio.TimerHandle

        def speak() -> None:
            self._delays.discard(handle)
            if not self.is_gone:
                self.put(BotChose(thinks.seat, thinks.thought, self._choice(thinks)))

        handle = asyncio.get_running_loop().call_later(self._around.bot_delay, speak)
        self._delays.add(handle)

    def _choice(self, thinks: BotThinks) -> Action | None:
        table = self.room.table
        if not self.room.waits_for_bot(thinks.seat):
            return None
        try:
            return self._around.bots[thinks.level](table.game, table.state, thinks.seat, self._around.random)
        except Exception:
            log.exception("bot failed", room=self.code, seat=thinks.seat, level=thinks.level)
            default: Action = table.game.default(table.state, thinks.seat)
            return default


class Place:
    """One connection's place at a room (`manager.Attendance`)."""

    def __init__(self, runner: Runner, connection: ConnectionId, person: Person | None) -> None:
        self.runner = runner
        self._connection = connection
        self._person = person

    def receive(self, message: ClientMessage) -> None:
        if not self.runner.has(self._connection):
            return
        if isinstance(message, Hello):
            self.runner.put(Came(self._connection, message, self._person))
        else:
            self.runner.put(Received(self._connection, message))

    def drained(self) -> None:
        self.runner.put(Drained(self._connection))

    def left(self) -> None:
        self.runner.left(self._connection)
