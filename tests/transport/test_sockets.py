"""The socket adapter against a real uvicorn server, on both event loops.

Well-behaved peers are `websockets` clients; the others (`RawPeer`) write bytes and read when told to.
"""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
import structlog
import uvicorn
import uvloop
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import BINARY, CLOSE, CONT, PING, PONG, TEXT, Opcode
from websockets.frames import Frame as LibraryFrame
from websockets.typing import Subprotocol
from websockets.utils import apply_mask

from borgo.transport.sockets import (
    Audience,
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


# The handshake and the hand-over


@on_both_loops
async def test_the_handshake_goes_through_the_app() -> None:
    async with open_house() as house:
        async with house.client(subprotocols=[Subprotocol("borgo.v1")]) as client:
            assert client.subprotocol == "borgo.v1"
        with pytest.raises(InvalidStatus, match="403"):
            await house.client(origin="https://elsewhere.example")


@on_both_loops
async def test_compression_is_not_negotiated_and_small_writes_do_not_wait() -> None:
    async with open_house() as house, house.client(compression="deflate") as client:
        assert client.protocol.extensions == []
        sock = (await house.arrivals.get()).protocol.transport.get_extra_info("socket")
        assert sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0


@on_both_loops
async def test_bytes_and_text_arrive_as_what_they_are() -> None:
    async with open_house() as house, house.client() as client:
        visitor = await house.arrivals.get()
        for message in (b"", b"small", "", "kis váró", b"x" * 5000, "ő" * 5000):
            await client.send(message)
            assert await visitor.messages.get() == message


@on_both_loops
async def test_messages_from_before_the_attachment_come_first() -> None:
    async with open_house() as house:
        house.may_attach.clear()
        async with raw_peer(house) as peer:
            await peer.send(masked(BINARY, b"one"), masked(TEXT, b"two"), masked(PING, b"?"))
            assert await peer.read_frame() == (PONG, b"?")
            house.may_attach.set()
            visitor = await house.arrivals.get()
            await peer.send(masked(BINARY, b"three"))
            assert [await visitor.messages.get() for _ in range(3)] == [b"one", "two", b"three"]


@on_both_loops
async def test_a_peer_that_left_before_the_attachment_is_closed_at_once() -> None:
    async with open_house() as house:
        house.may_attach.clear()
        async with house.client() as client:
            await client.close(4001)
        house.may_attach.set()
        visitor = await house.arrivals.get()
        assert await visitor.connection.closed == 4001
        assert visitor.close_codes == [4001]
        assert not visitor.connection.send(Frame.binary(b"too late"))


@on_both_loops
async def test_attaching_too_early_or_twice_is_refused() -> None:
    async with open_house() as house:
        async with house.client():
            visitor = await house.arrivals.get()
            with pytest.raises(RuntimeError, match="attached already"):
                visitor.attach()
        early = SocketProtocol(house.config, ServerState(), {}).connection
        with pytest.raises(RuntimeError, match="after accept"):
            early.attach(visitor.on_message)


def test_another_protocol_class_is_named_as_the_cause() -> None:
    with pytest.raises(RuntimeError, match="socket_options"):
        connection_of({"type": "websocket", "state": {}})


# Frames out


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_frames_are_what_the_library_would_write(size: int) -> None:
    payload = b"b" * size
    assert Frame.binary(payload).data == LibraryFrame(BINARY, payload).serialize(mask=False)
    assert Frame.text(payload).data == LibraryFrame(TEXT, payload).serialize(mask=False)


@on_both_loops
async def test_one_frame_goes_to_many_connections() -> None:
    async with open_house() as house, house.client() as first, house.client() as second:
        visitors = [await house.arrivals.get() for _ in range(2)]
        for frame in (Frame.binary(b"move"), Frame.text("lépés".encode()), Frame.binary(b"m" * 100_000)):
            assert [visitor.connection.send(frame) for visitor in visitors] == [True, True]
        for client in (first, second):
            assert [await client.recv() for _ in range(3)] == [b"move", "lépés", b"m" * 100_000]


@on_both_loops
async def test_a_slow_reader_hurts_itself_only() -> None:
    limits = Limits()
    frame = Frame.binary(b"d" * 8192)
    async with open_house(limits) as house, stalled(house) as (slow, visitor), house.client() as client:
        quick = await house.arrivals.get()
        taken = fill(visitor, frame)
        buffered = visitor.protocol.transport.get_write_buffer_size
        assert visitor.connection.lagging
        assert limits.write_high < buffered() <= limits.write_high + len(frame.data)

        for number in range(200):
            assert not visitor.connection.send(frame)
            assert quick.connection.send(Frame.binary(b"%d" % number))
            assert await client.recv() == b"%d" % number
        assert buffered() <= limits.write_high + len(frame.data)

        for _ in range(taken):
            assert await slow.read_frame() == (BINARY, b"d" * 8192)
        assert await visitor.drained.get() is False
        assert visitor.connection.send(Frame.binary(b"snapshot"))
        assert await slow.read_frame() == (BINARY, b"snapshot")
        assert visitor.drained.empty()


@on_both_loops
async def test_a_full_buffer_without_a_missed_frame_is_not_lag() -> None:
    async with open_house() as house, stalled(house) as (peer, visitor):
        assert visitor.connection.send(Frame.binary(b"s" * 400_000))
        assert not visitor.connection.lagging
        await peer.read_frame()
        await peer.send(masked(BINARY, b"got it"))
        assert await visitor.messages.get() == b"got it"
        assert visitor.drained.empty()


@on_both_loops
async def test_pings_of_a_peer_that_never_reads_do_not_fill_the_memory() -> None:
    limits = Limits(write_high=16 * 1024, write_low=4 * 1024)
    async with open_house(limits) as house, stalled(house) as (peer, visitor):
        for _ in range(40):
            await peer.send(masked(PING, b"p" * 125) * 100)
        await peer.send(masked(BINARY, b"end"))
        assert await visitor.messages.get() == b"end"
        one_read = 256 * 1024
        assert visitor.protocol.transport.get_write_buffer_size() < limits.write_high + one_read


# Messages in


@on_both_loops
async def test_fragments_are_joined_and_pings_answered_between_them() -> None:
    async with open_house() as house, raw_peer(house) as peer:
        visitor = await house.arrivals.get()
        await peer.send(masked(TEXT, "ő".encode()[:1], fin=False), masked(PING, b"?"))
        assert await peer.read_frame() == (PONG, b"?")
        await peer.send(masked(CONT, b"", fin=False), masked(CONT, "ő".encode()[1:]), masked(BINARY, b"next"))
        assert [await visitor.messages.get() for _ in range(2)] == ["ő", b"next"]


@on_both_loops
async def test_empty_fragments_are_not_kept() -> None:
    async with open_house() as house, raw_peer(house) as peer:
        visitor = await house.arrivals.get()
        empty = masked(CONT, b"", fin=False)
        await peer.send(masked(BINARY, b"a", fin=False), empty * 5000, masked(PING, b""))
        await peer.read_frame()
        assert len(visitor.protocol.frames) == 1


REFUSED = {
    "unmasked": (b"\x82\x01a", 1002),
    "reserved bit": (b"\xc2\x81\0\0\0\0a", 1002),
    "unknown opcode": (b"\x83\x81\0\0\0\0a", 1002),
    "not a websocket": (b"GET / HTTP/1.1\r\n\r\n", 1002),
    "continuation of nothing": (masked(CONT, b"a"), 1002),
    "long ping": (b"\x89\xfe\x00\x7e\0\0\0\0" + b"p" * 126, 1002),
    "small invalid text": (masked(TEXT, b"\xff"), 1007),
    "large invalid text": (masked(TEXT, b"\xff" * 500), 1007),
    "invalid text in fragments": (masked(TEXT, b"a", fin=False) + masked(CONT, b"\xff"), 1007),
    "invalid text twice in one read": (masked(TEXT, b"\xff") * 2, 1007),
    "invalid text and a ping": (masked(TEXT, b"\xff") + masked(PING, b"?"), 1007),
    "too big": (masked(BINARY, b"x" * 1001), 1009),
    "too big in fragments": (masked(BINARY, b"x" * 600, fin=False) + masked(CONT, b"x" * 600), 1009),
    "announced too big": (b"\x82\xff" + (1 << 40).to_bytes(8, "big"), 1009),
}


@pytest.mark.parametrize("name", REFUSED)
@pytest.mark.parametrize("loop", LOOPS)
def test_what_a_peer_must_not_send_closes_it(name: str, loop: str) -> None:
    data, code = REFUSED[name]

    async def scenario() -> None:
        async with open_house(Limits(max_message=1000)) as house, raw_peer(house) as peer:
            visitor = await house.arrivals.get()
            await peer.send(masked(BINARY, b"fine"), data)
            assert await peer.close_code() == code
            assert not visitor.connection.send(Frame.binary(b"after the close frame"))
            with pytest.raises(EOFError):
                await peer.read(1)
            peer.sock.close()
            assert await visitor.connection.closed == code
            assert visitor.close_codes == [code]
            assert visitor.messages.get_nowait() == b"fine"
            assert visitor.messages.empty()

    run_guarded(loop, scenario)


@on_both_loops
async def test_a_peer_that_is_still_sending_hears_why_it_is_closed() -> None:
    async with open_house() as house, raw_peer(house) as peer:
        sending = asyncio.create_task(peer.send(masked(BINARY, b"x" * 5_000_000)))
        assert await peer.close_code() == 1009
        await sending


@on_both_loops
async def test_a_failing_callback_is_logged_and_closes_its_own_connection() -> None:
    async with open_house() as house, house.client() as broken, house.client() as other:
        first, second = [await house.arrivals.get() for _ in range(2)]
        with structlog.testing.capture_logs() as logs:
            await broken.send(b"explode")
            with pytest.raises(ConnectionClosed):
                await broken.recv()
        assert broken.close_code == 1011
        assert [entry["event"] for entry in logs] == ["socket callback failed"]
        await other.send(b"still here")
        assert await second.messages.get() == b"still here"
        assert await first.connection.closed == 1011


@on_both_loops
async def test_failing_drained_and_close_callbacks_are_contained_too() -> None:
    def explode(*_: object) -> None:
        raise ValueError("a bug in the room")

    async with open_house() as house, stalled(house) as (peer, visitor):
        visitor.connection._on_drained = visitor.connection._on_close = explode
        taken = fill(visitor, Frame.binary(b"d" * 8192))
        with structlog.testing.capture_logs() as logs:
            for _ in range(taken):
                await peer.read_frame()
            assert await peer.close_code() == 1011
            await peer.send(masked(CLOSE, b"\x03\xf3"))
            assert await visitor.connection.closed == 1011
        assert len(logs) == 2


# The end


@on_both_loops
async def test_close_says_why_and_ends_the_handshake() -> None:
    async with open_house() as house, house.client() as client:
        visitor = await house.arrivals.get()
        visitor.connection.send(Frame.binary(b"last words"))
        visitor.connection.close(4003, "kicked")
        visitor.connection.close(4004, "twice")
        assert not visitor.connection.send(Frame.binary(b"after the close frame"))
        assert await client.recv() == b"last words"
        with pytest.raises(ConnectionClosed, match=r"4003.*kicked"):
            await client.recv()
        assert await visitor.connection.closed == 4003
        assert visitor.close_codes == [4003]
        assert not visitor.connection.lagging


@on_both_loops
async def test_messages_after_our_close_frame_are_ignored() -> None:
    async with open_house() as house, raw_peer(house) as peer:
        visitor = await house.arrivals.get()
        visitor.connection.close(4000)
        assert await peer.close_code() == 4000
        await peer.send(masked(BINARY, b"too late"), masked(CLOSE, b"\x0f\xa0"))
        assert await visitor.connection.closed == 4000
        assert visitor.messages.empty()


@on_both_loops
async def test_the_peer_may_close() -> None:
    async with open_house() as house:
        async with house.client() as client:
            visitor = await house.arrivals.get()
            await client.close(4001, "bye")
        assert await visitor.connection.closed == 4001
        assert client.close_code == 4001


@on_both_loops
async def test_a_peer_that_answers_no_close_frame_is_cut_off() -> None:
    async with open_house(IMPATIENT) as house, raw_peer(house) as peer:
        visitor = await house.arrivals.get()
        visitor.connection.close(4000)
        assert await visitor.connection.closed == 4000
        assert await peer.close_code() == 4000


@on_both_loops
async def test_a_peer_that_reads_nothing_cannot_hold_a_closing_connection() -> None:
    async with open_house(IMPATIENT) as house:
        async with stalled(house) as (peer, visitor):
            fill(visitor, Frame.binary(b"d" * 8192))
            await peer.send(masked(CLOSE, b"\x03\xe8"))
            assert await visitor.connection.closed == 1000
        async with stalled(house) as (peer, visitor):
            fill(visitor, Frame.binary(b"d" * 8192))
            await peer.send(b"nonsense")
            assert await visitor.connection.closed == 1002
        async with stalled(house) as (peer, visitor):
            fill(visitor, Frame.binary(b"d" * 8192))
            peer.sock.shutdown(socket.SHUT_WR)
            assert await visitor.connection.closed == 1006


@on_both_loops
async def test_abort_and_reset_end_without_a_close_frame() -> None:
    async with open_house() as house:
        async with raw_peer(house) as peer:
            visitor = await house.arrivals.get()
            visitor.connection.abort()
            assert not visitor.connection.send(Frame.binary(b"into the void"))
            with pytest.raises(EOFError):
                await peer.read(1)
            assert await visitor.connection.closed == 1006
        async with raw_peer(house) as peer:
            visitor = await house.arrivals.get()
            peer.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            peer.sock.close()
            assert await visitor.connection.closed == 1006
        assert visitor.close_codes == [1006]


@on_both_loops
async def test_what_is_closed_may_be_closed_again() -> None:
    async with open_house() as house, stalled(house) as (peer, visitor):
        taken = fill(visitor, Frame.binary(b"d" * 8192))
        await peer.send(masked(CLOSE, b"\x03\xe8"))
        for _ in range(taken):
            await peer.read_frame()
        assert await visitor.connection.closed == 1000
        visitor.connection.close()
        visitor.connection.abort()
        assert visitor.close_codes == [1000]


@on_both_loops
async def test_keep_alive_pings_go_on_while_they_are_answered() -> None:
    pings = {"ws_ping_interval": 0.01, "ws_ping_timeout": GUARD_SECONDS}
    async with open_house(Limits(), **pings) as house, raw_peer(house) as peer:
        for _ in range(3):
            opcode, payload = await peer.read_frame()
            assert opcode is PING
            await peer.send(masked(PONG, payload))


@on_both_loops
async def test_a_peer_that_answers_no_ping_is_removed() -> None:
    async with open_house(IMPATIENT, ws_ping_interval=0.01, ws_ping_timeout=0.01) as house:
        async with raw_peer(house) as peer:
            assert await peer.close_code() == 1011
            assert await (await house.arrivals.get()).connection.closed == 1011
        async with stalled(house) as (_, visitor):
            fill(visitor, Frame.binary(b"d" * 8192))
            assert await visitor.connection.closed == 1011


@on_both_loops
async def test_shutdown_tells_everyone_to_come_back() -> None:
    async with open_house(IMPATIENT) as house, stalled(house) as (_, slow), house.client() as client:
        fill(slow, Frame.binary(b"d" * 8192))
        await house.stop()
        with pytest.raises(ConnectionClosed):
            await client.recv()
        assert client.close_code == 1012
        assert slow.connection.closed.result() == 1012
        assert house.server.server_state.connections == set()


# Audiences


@asynccontextmanager
async def crowd(house: House, size: int) -> AsyncIterator[list[tuple[RawPeer, Connection]]]:
    async with AsyncExitStack() as stack:
        members = []
        for _ in range(size):
            peer = await stack.enter_async_context(raw_peer(house))
            members.append((peer, (await house.arrivals.get()).connection))
        yield members


class RecordingConnection(Connection):
    """Notes in which order frames are sent, then sends them."""

    def __init__(self, inner: Connection, order: list[tuple[int, int]], name: int) -> None:
        super().__init__(inner._link, inner.closed)
        self.inner, self.order, self.name = inner, order, name

    def send(self, frame: Frame) -> bool:
        self.order.append((self.name, int(frame.data[2:])))
        return self.inner.send(frame)


async def heard(peer: RawPeer, count: int) -> list[int]:
    return [int((await peer.read_frame())[1]) for _ in range(count)]


def numbered(number: int) -> Frame:
    return Frame.binary(b"%d" % number)


@on_both_loops
async def test_three_hundred_spectators_hear_everything_in_order() -> None:
    async with open_house() as house, crowd(house, 300) as members:
        audience: Audience[Frame] = Audience(slice_size=16)
        for _, connection in members:
            audience.welcome(connection, [numbered(0)])
        for number in range(1, 21):
            audience.publish(numbered(number))
        for peer, _ in members:
            assert await heard(peer, 21) == list(range(21))


@on_both_loops
async def test_players_hear_first_and_spectators_in_slices() -> None:
    async with open_house() as house, crowd(house, 8) as members:
        order: list[tuple[int, int]] = []
        connections = [
            RecordingConnection(connection, order, name) for name, (_, connection) in enumerate(members)
        ]
        audience: Audience[Frame] = Audience(slice_size=3)
        for connection in connections[1:]:
            audience.welcome(connection, [numbered(0)])
        order.clear()

        for number in (1, 2):
            audience.publish(numbered(number), players=[(connections[0], numbered(number))])
        assert order == [(0, 1), (1, 1), (2, 1), (3, 1), (0, 2)]
        for peer, _ in members[1:]:
            assert await heard(peer, 3) == [0, 1, 2]
        assert order[5:] == [(n, 1) for n in (4, 5, 6, 7)] + [(n, 2) for n in range(1, 8)]


@on_both_loops
async def test_who_comes_catches_up_or_leaves_between_two_slices_gets_no_stale_frame() -> None:
    async with open_house() as house, crowd(house, 4) as members:
        (_, first), (caught_up, second), (gone, third), (new, fourth) = members
        audience: Audience[Frame] = Audience(slice_size=1)
        for connection in (first, second, third):
            audience.welcome(connection, [numbered(0)])
        audience.publish(numbered(1))
        audience.welcome(second, [numbered(100)])
        audience.leave(third)
        audience.welcome(fourth, [numbered(100)])
        assert len(audience) == 3
        audience.publish(numbered(2))
        third.send(numbered(99))
        assert await heard(caught_up, 3) == [0, 100, 2]
        assert await heard(new, 2) == [100, 2]
        assert await heard(gone, 2) == [0, 99]


@on_both_loops
async def test_a_room_faster_than_its_hall_keeps_a_bounded_backlog() -> None:
    async with open_house() as house, crowd(house, 10) as members:
        audience: Audience[Frame] = Audience(slice_size=2, backlog=7)
        for _, connection in members:
            audience.welcome(connection, [numbered(0)])
        for number in range(1, 101):
            audience.publish(numbered(number))
            assert len(audience._waiting) <= 7
        for peer, _ in members:
            assert await heard(peer, 101) == list(range(101))


# The short way past the parser, and what we rely on


class MemoryTransport(asyncio.Transport):
    """Keeps what the protocol writes, for feeding it chunk by chunk."""

    def __init__(self) -> None:
        super().__init__()
        self.written = bytearray()
        self.ended_by = ""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert not self.ended_by, f"written after {self.ended_by}"
        self.written += data

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.ended_by = "eof"

    def close(self) -> None:
        self.ended_by = self.ended_by or "close"

    def is_closing(self) -> bool:
        return self.ended_by == "close"

    def resume_reading(self) -> None:
        pass

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass


class ParsingProtocol(SocketProtocol):
    """The adapter without the short way."""

    def is_between_messages(self) -> bool:
        return False


class CountingProtocol(SocketProtocol):
    shortened = 0

    def is_small_message(self, data: bytes) -> bool:
        small = super().is_small_message(data)
        CountingProtocol.shortened += small
        return small


async def accepting(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    connection = connection_of(scope)
    connection.attach(scope["state"]["messages"].append)
    scope["state"]["attached"].set()
    await connection.closed


SMALL = socket_options(Limits(max_message=200))
MEMORY_CONFIG = uvicorn.Config(accepting, log_config=None, lifespan="off", **SMALL)
MEMORY_CONFIG.load()


async def feed(protocol_class: type[SocketProtocol], chunks: list[bytes]) -> tuple[object, ...]:
    """Everything that can be seen of a connection that received these chunks."""
    messages: list[Message] = []
    attached = asyncio.Event()
    server, transport = ServerState(), MemoryTransport()
    protocol = protocol_class(MEMORY_CONFIG, server, {"messages": messages, "attached": attached})
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    await attached.wait()
    for chunk in chunks:
        if not transport.is_closing():
            protocol.data_received(chunk)
    protocol.connection_lost(None)
    await asyncio.gather(*server.tasks)
    closed = protocol.connection.closed.result()
    return messages, bytes(transport.written), transport.ended_by, closed, protocol.conn.state


def client_frame(first: int, payload: bytes) -> bytes:
    """As `masked`, but with a fixed mask and any first byte."""
    mask = b"\x01\x80\xff\x33"
    head = struct.pack("!BB", first, 0x80 | len(payload)) if len(payload) < 126 else b""
    head = head or struct.pack("!BBH", first, 0x80 | 126, len(payload))
    return head + mask + apply_mask(payload, mask)


FIRST_BYTES = [0x82, 0x81, 0x82, 0x81, 0x02, 0x01, 0x00, 0x80, 0x89, 0x8A, 0x88, 0xC2]
LARGE = st.sampled_from([b"x" * 130, b"x" * 201])
PAYLOADS = st.binary(max_size=12) | st.text(max_size=8).map(str.encode) | LARGE
FRAMES = st.builds(client_frame, st.sampled_from(FIRST_BYTES), PAYLOADS) | st.binary(min_size=1, max_size=9)
CUTS = st.none() | st.integers(1, 12)


def cut(frame: bytes, at: int | None) -> list[bytes]:
    return [part for part in ([frame] if at is None else [frame[:at], frame[at:]]) if part]


def glue(pieces: list[tuple[list[bytes], bool]]) -> list[bytes]:
    """Flatten to chunks; a piece marked so arrives in the same read as what came before."""
    chunks: list[bytes] = []
    for (head, *rest), glued in pieces:
        if glued and chunks:
            chunks[-1] += head
        else:
            chunks.append(head)
        chunks += rest
    return chunks


CHUNKS = st.lists(st.tuples(st.builds(cut, FRAMES, CUTS), st.booleans()), min_size=1, max_size=8).map(glue)


@settings(max_examples=300)
@given(CHUNKS)
def test_the_short_way_past_the_parser_changes_nothing(chunks: list[bytes]) -> None:
    async def both() -> None:
        assert await feed(SocketProtocol, chunks) == await feed(ParsingProtocol, chunks)

    run_guarded("asyncio", both)


@pytest.mark.parametrize(
    ("chunks", "short"),
    [
        ([client_frame(0x82, b"move")], 1),
        ([client_frame(0x81, b"move"), client_frame(0x82, b"x" * 125)], 2),
        ([client_frame(0x82, b"x" * 126), client_frame(0x82, b"move")], 1),
        ([client_frame(0x82, b"one") + client_frame(0x82, b"two"), client_frame(0x82, b"three")], 1),
        ([client_frame(0x82, client_frame(0x82, b"in"))[:6], client_frame(0x82, b"in")], 0),
        ([client_frame(0x02, b"first"), client_frame(0x82, b"not a continuation")], 0),
    ],
)
def test_the_short_way_is_for_one_whole_small_message(chunks: list[bytes], short: int) -> None:
    CountingProtocol.shortened = 0
    asyncio.run(feed(CountingProtocol, chunks))
    assert CountingProtocol.shortened == short


OVERRIDDEN = """handle_connect data_received handle_cont send_receive_event_to_app handle_ping pause_writing
    resume_writing handle_close handle_parser_exception keepalive_timeout eof_received shutdown run_asgi
    connection_lost"""
CALLED = "handle_events stop_keepalive"
READ_OR_SET = """close_sent close_timeout close_timer client config conn curr_msg_data_type disconnected
    frames handshake_complete loop queue read_paused transport writable"""
SET_BY_THE_HANDSHAKE = "response scope"
OF_THE_PARSER = """parser parser_exc current_size state close_rcvd close_sent receive_data data_to_send
    send_close fail"""


@on_both_loops
async def test_uvicorn_and_websockets_still_have_what_the_adapter_relies_on() -> None:
    async with open_house() as house, house.client():
        bare = WebSocketsSansIOProtocol(house.config, ServerState(), {})
        live = (await house.arrivals.get()).protocol
        for name in f"{OVERRIDDEN} {CALLED}".split():
            assert callable(getattr(bare, name, None)), f"uvicorn's protocol lost {name}()"
        for name in READ_OR_SET.split():
            assert hasattr(bare, name), f"uvicorn's protocol lost .{name}"
        for name in SET_BY_THE_HANDSHAKE.split():
            assert hasattr(live, name), f"uvicorn's protocol lost .{name}"
        for name in OF_THE_PARSER.split():
            assert hasattr(bare.conn, name), f"websockets' ServerProtocol lost .{name}"
        assert live.is_between_messages(), "websockets' parser no longer waits for a frame in at_eof()"
