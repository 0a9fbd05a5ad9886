"""The socket adapter against a real uvicorn server, on both event loops.

Well-behaved peers are `websockets` clients; the others (`RawPeer`) write bytes and read when told to.
"""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.frames import CLOSE, Opcode
from websockets.frames import Frame as LibraryFrame

from borgo.transport.sockets import (
    Connection,
    Frame,
    Limits,
    Message,
    SocketProtocol,
    connection_of,
    socket_options,
)

GUARD_SECONDS = 20
LOOPS: dict[str, Callable[[], asyncio.AbstractEventLoop]] = {
    "asyncio": asyncio.new_event_loop,
    "uvloop": uvloop.new_event_loop,
}
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: borgo\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
IMPATIENT = Limits(close_timeout=0.05)
QUIET_PINGS = 3600.0


def run_guarded(loop: str, scenario: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run under a time limit; an error left to the loop's handler fails the test too."""
    unhandled: list[dict[str, Any]] = []

    async def guarded() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: unhandled.append(context))
        async with asyncio.timeout(GUARD_SECONDS):
            await scenario()

    with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
        runner.run(guarded())
    assert unhandled == []


def on_both_loops(scenario: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[str], None]:
    @pytest.mark.parametrize("loop", LOOPS)
    def test(loop: str) -> None:
        run_guarded(loop, scenario)

    return test


class Visitor:
    """The server's side of one connection, with what happened to it."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.messages: asyncio.Queue[Message] = asyncio.Queue()
        self.close_codes: list[int] = []
        self.drained: asyncio.Queue[bool] = asyncio.Queue()

    def attach(self) -> None:
        self.connection.attach(self.on_message, self.close_codes.append, self.on_drained)

    def on_message(self, message: Message) -> None:
        if message == b"explode":
            raise ValueError("a bug in the room")
        self.messages.put_nowait(message)

    def on_drained(self) -> None:
        self.drained.put_nowait(self.connection.lagging)

    @property
    def protocol(self) -> SocketProtocol:
        link = self.connection._link
        assert isinstance(link, SocketProtocol)
        return link


class House:
    """A server whose endpoint attaches every connection."""

    def __init__(self, limits: Limits, options: dict[str, Any]) -> None:
        self.arrivals: asyncio.Queue[Visitor] = asyncio.Queue()
        self.may_attach = asyncio.Event()
        self.may_attach.set()
        app = Starlette(routes=[WebSocketRoute("/", self.endpoint)])
        defaults: dict[str, Any] = {"log_config": None, "lifespan": "off", "ws_ping_interval": QUIET_PINGS}
        self.config = uvicorn.Config(app, **(defaults | dict(socket_options(limits)) | options))
        self.config.load()
        self.server = uvicorn.Server(self.config)
        self.server.lifespan = self.config.lifespan_class(self.config)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address: tuple[str, int] = self.listener.getsockname()

    async def endpoint(self, websocket: WebSocket) -> None:
        if websocket.headers.get("origin") == "https://elsewhere.example":
            await websocket.close()
            return
        await websocket.accept(subprotocol=next(iter(websocket["subprotocols"]), None))
        visitor = Visitor(connection_of(websocket))
        await self.may_attach.wait()
        visitor.attach()
        self.arrivals.put_nowait(visitor)
        await visitor.connection.closed

    def client(self, **options: Any) -> connect:
        return connect("ws://{}:{}/".format(*self.address), **options)

    async def stop(self) -> None:
        await self.server.shutdown(sockets=[self.listener])


@asynccontextmanager
async def open_house(limits: Limits = Limits(), **options: Any) -> AsyncIterator[House]:  # noqa: B008
    house = House(limits, options)
    await house.server.startup(sockets=[house.listener])
    try:
        yield house
    finally:
        await house.stop()


class RawPeer:
    """A client that sends any bytes and reads only when told to."""

    def __init__(self, sock: socket.socket) -> None:
        self.sock = sock
        self.loop = asyncio.get_running_loop()
        self.unread = bytearray()

    async def send(self, *chunks: bytes) -> None:
        await self.loop.sock_sendall(self.sock, b"".join(chunks))

    async def read(self, size: int) -> bytes:
        while len(self.unread) < size:
            received = await self.loop.sock_recv(self.sock, 1 << 16)
            if not received:
                raise EOFError
            self.unread += received
        taken = bytes(self.unread[:size])
        del self.unread[:size]
        return taken

    async def read_frame(self) -> tuple[Opcode, bytes]:
        first, length = await self.read(2)
        if length == 126:
            (length,) = struct.unpack("!H", await self.read(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", await self.read(8))
        return Opcode(first & 0x0F), await self.read(length)

    async def close_code(self) -> int:
        """Read on to the close frame."""
        while True:
            opcode, payload = await self.read_frame()
            if opcode is CLOSE:
                return int.from_bytes(payload[:2], "big")

    async def upgrade(self) -> str:
        await self.send(HANDSHAKE)
        while b"\r\n\r\n" not in self.unread:
            self.unread += await self.loop.sock_recv(self.sock, 1 << 16)
        head, _, rest = bytes(self.unread).partition(b"\r\n\r\n")
        self.unread[:] = rest
        return head.decode()


@asynccontextmanager
async def raw_peer(house: House, receive_buffer: int | None = None) -> AsyncIterator[RawPeer]:
    with socket.socket() as sock:
        sock.setblocking(False)
        if receive_buffer is not None:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        peer = RawPeer(sock)
        await peer.loop.sock_connect(sock, house.address)
        await peer.upgrade()
        yield peer


def masked(opcode: Opcode, payload: bytes, fin: bool = True) -> bytes:
    return LibraryFrame(opcode, payload, fin).serialize(mask=True)


def fill(visitor: Visitor, frame: Frame) -> int:
    """Send until the connection lags; the number of frames that were taken."""
    taken = 0
    while visitor.connection.send(frame):
        taken += 1
    return taken


@asynccontextmanager
async def stalled(house: House) -> AsyncIterator[tuple[RawPeer, Visitor]]:
    """A peer that reads nothing, behind kernel buffers small enough to fill at once."""
    async with raw_peer(house, receive_buffer=4096) as peer:
        visitor = await house.arrivals.get()
        sock = visitor.protocol.transport.get_extra_info("socket")
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        yield peer, visitor
