"""The short way past the parser, and what the adapter relies on in uvicorn's and websockets' insides."""

import asyncio
import struct
from typing import Any

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.utils import apply_mask

from borgo.transport.sockets import (
    Limits,
    Message,
    SocketProtocol,
    connection_of,
    socket_options,
)

from .kit import (
    HANDSHAKE,
    on_both_loops,
    open_house,
    run_guarded,
)


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
