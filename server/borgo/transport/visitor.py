"""One client's socket from the handshake to the end: first a Hello, then a place at a table.

    waiting for Hello  ->  entering (token and table are looked up)  ->  attending  ->  gone

What comes while entering is kept and delivered in order. Whatever breaks the protocol closes this socket with
the code that says why (protocol.CLOSE_CODES); nobody else notices.
"""

import asyncio

import structlog

from borgo.journal import JournalError
from borgo.protocol.codec import JSON, Codec, Malformed
from borgo.protocol.messages import CLOSE_CODES, ClientMessage, Hello
from borgo.rooms.connections import Packet
from borgo.rooms.errors import TableError
from borgo.rooms.people import Person
from borgo.rooms.port import Attendance

from .house import House
from .limits import TokenBucket
from .sockets import Connection, Frame, Message

log = structlog.get_logger(__name__)


class Visitor:
    """A socket as a room's shell sees it (`rooms.connections.Connection`)."""

    __slots__ = (
        "_attendance",
        "_bucket",
        "_code",
        "_codec",
        "_early",
        "_hello",
        "_house",
        "_socket",
    )

    def __init__(self, house: House, socket: Connection, codec: Codec, code: str) -> None:
        self._house = house
        self._socket = socket
        self._codec = codec
        self._code = code
        config = house.config
        self._bucket = TokenBucket(config.messages_per_second, config.messages_burst)
        self._hello: asyncio.Future[Hello | None] = asyncio.get_running_loop().create_future()
        self._early: list[ClientMessage] | None = []
        self._attendance: Attendance | None = None

    async def stay(self) -> None:
        """From the accepted handshake until the socket is closed."""
        self._socket.attach(self._on_message, self._on_close, self._on_drained)
        hello = await self._hello_in_time()
        if hello is not None:
            await self._enter(hello)
        await self._socket.closed

    # For the room

    def send(self, packet: Packet) -> bool:
        kind = self._codec.subprotocol
        frame = packet.forms.get(kind)
        if frame is None:
            data = self._codec.write(packet.data)
            frame = packet.forms[kind] = Frame.text(data) if self._codec is JSON else Frame.binary(data)
        return self._socket.send(frame)

    def close(self, code: int, reason: str) -> None:
        self._socket.close(code, reason)

    @property
    def lagging(self) -> bool:
        return self._socket.lagging

    # The way in

    async def _hello_in_time(self) -> Hello | None:
        try:
            async with asyncio.timeout(self._house.config.hello_seconds):
                return await self._hello
        except TimeoutError:
            self._send_away("hello-timeout")
            return None

    async def _enter(self, hello: Hello) -> None:
        try:
            person = await self._person(hello.token)
            if hello.token and person is None:
                self._send_away("unknown-token")
                return
            attendance = await self._house.manager.attach(self._code, self, hello, person)
        except TableError as error:
            self._send_away(error.close)
        except JournalError as error:
            log.error("table cannot be read", room=self._code, error=str(error))
            self._send_away("unavailable")
        else:
            self._take_place(attendance)

    async def _person(self, token: str) -> Person | None:
        guest = await self._house.guests.known_by(token)
        return None if guest is None else Person(guest.id, guest.name, guest.colour)

    def _take_place(self, attendance: Attendance) -> None:
        if self._socket.closed.done():
            attendance.left()
            return
        self._attendance = attendance
        early, self._early = self._early or [], None
        for message in early:
            attendance.receive(message)

    # From the socket

    def _on_message(self, payload: Message) -> None:
        if not self._bucket.take():
            self._send_away("too-fast")
            return
        try:
            message = self._codec.read(payload)
        except Malformed as error:
            log.info("malformed message", room=self._code, error=str(error))
            self._send_away("malformed")
            return
        self._house.metrics.count_message(message)
        if self._attendance is not None:
            self._attendance.receive(message)
        else:
            self._receive_early(message)

    def _receive_early(self, message: ClientMessage) -> None:
        if not self._hello.done():
            if isinstance(message, Hello):
                self._hello.set_result(message)
            else:
                self._send_away("malformed")
        elif self._early is not None:
            self._early.append(message)

    def _on_drained(self) -> None:
        if self._attendance is not None:
            self._attendance.drained()

    def _on_close(self, code: int) -> None:
        self._house.metrics.closed.labels(code).inc()
        self._early = None
        if not self._hello.done():
            self._hello.set_result(None)
        if self._attendance is not None:
            attendance, self._attendance = self._attendance, None
            attendance.left()

    def _send_away(self, why: str) -> None:
        close = CLOSE_CODES[why]
        self._house.metrics.turned_away.labels(why).inc()
        self._socket.close(close.code, close.why)
