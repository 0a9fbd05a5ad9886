"""Everything the server knows about uvicorn's and websockets' insides, in one file.

uvicorn's `websockets-sansio` protocol class does the handshake through ASGI as ever. Once the endpoint
attaches its `Connection`, messages are handed over without an await and frames are written straight to the
transport. Parsing and its checks stay with the websockets library.

Liveness: uvicorn's own keep-alive ping goes on (`ws_ping_interval`, `ws_ping_timeout`) and removes peers that
vanished or that have not read for as long; the application's messages need not repeat it.
"""

import asyncio
import socket
from collections.abc import Mapping
from types import CodeType, GeneratorType
from typing import Any, ClassVar, TypedDict

import msgspec
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode
from websockets.frames import Frame as ParsedFrame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

from .connection import Connection
from .frame import FIN_BINARY, FIN_TEXT

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

SCOPE_KEY = "borgo.connection"
MASKED = 0x80
SMALL_HEADER = 6
SMALL_PAYLOAD = 125
BETWEEN_FRAMES = StreamReader.at_eof.__code__


class Limits(msgspec.Struct, frozen=True):
    """Sizes in bytes, times in seconds."""

    max_message: int = 64 * 1024
    write_high: int = 256 * 1024
    write_low: int = 64 * 1024
    close_timeout: float = 5.0


class SocketOptions(TypedDict):
    ws: type[asyncio.Protocol]
    ws_max_size: int
    ws_per_message_deflate: bool


def socket_options(limits: Limits) -> SocketOptions:
    """The part of uvicorn's Config that is about sockets: `Config(app, **socket_options(limits))`."""
    protocol = type("LimitedSocketProtocol", (SocketProtocol,), {"limits": limits})
    return {"ws": protocol, "ws_max_size": limits.max_message, "ws_per_message_deflate": False}


def connection_of(scope: Mapping[str, Any]) -> Connection:
    """The connection behind a WebSocket scope (a Starlette WebSocket is one too)."""
    connection = scope["state"].get(SCOPE_KEY)
    if not isinstance(connection, Connection):
        raise RuntimeError("the server runs without borgo's socket protocol: see socket_options()")
    return connection


def send_small_writes_at_once(transport: asyncio.Transport) -> None:
    # asyncio does this itself only for sockets made with an explicit protocol number, and uvicorn's are not.
    sock = transport.get_extra_info("socket")
    if sock is not None and sock.family in (socket.AF_INET, socket.AF_INET6):
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def waiting_point(generator: object) -> CodeType | None:
    """The code in which a chain of generators waits."""
    code = None
    while isinstance(generator, GeneratorType):
        code, generator = generator.gi_code, generator.gi_yieldfrom
    return code


class SocketProtocol(WebSocketsSansIOProtocol):
    limits: ClassVar[Limits] = Limits()

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.close_timeout = self.limits.close_timeout
        self.connection = Connection(self, self.loop.create_future())
        self.attached = False
        self.between_messages = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][SCOPE_KEY] = self.connection

    def start(self) -> None:
        if not self.handshake_complete:
            raise RuntimeError("attach() comes after accept()")
        self.attached = True
        if self.disconnected:
            self.connection.lost(self.close_code())
            return
        self.between_messages = self.is_between_messages()
        send_small_writes_at_once(self.transport)
        self.transport.set_write_buffer_limits(self.limits.write_high, self.limits.write_low)
        if self.conn.state is State.OPEN:
            self.connection.opened(flowing=self.writable.is_set())
        self.deliver_queued()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def deliver_queued(self) -> None:
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text, data = event.get("text"), event.get("bytes")
                self.connection.received(text if text is not None else data or b"")

    # Incoming

    def data_received(self, data: bytes) -> None:
        if not self.attached:
            super().data_received(data)
        elif self.is_small_message(data):
            self.deliver(apply_mask(data[SMALL_HEADER:], data[2:SMALL_HEADER]), is_text=data[0] == FIN_TEXT)
        else:
            self.conn.receive_data(data)
            self.between_messages = self.is_between_messages()
            self.handle_events()
            if self.conn.parser_exc is not None and not self.close_sent:
                self.handle_parser_exception()

    def is_small_message(self, data: bytes) -> bool:
        """Whether this is one whole small message while the parser waits for one: most commands are."""
        size = len(data) - SMALL_HEADER
        return (
            0 <= size <= SMALL_PAYLOAD
            and (data[0] == FIN_BINARY or data[0] == FIN_TEXT)
            and data[1] == MASKED | size
            and size <= self.config.ws_max_size
            and self.between_messages
            and self.conn.state is State.OPEN
        )

    def is_between_messages(self) -> bool:
        # An empty buffer is not enough: the parser may hold a header and wait for the rest of its frame.
        return self.conn.current_size is None and waiting_point(self.conn.parser) is BETWEEN_FRAMES

    def handle_cont(self, event: ParsedFrame) -> None:
        # Empty fragments count nothing towards the size limit: kept, they would fill the memory.
        if event.data or event.fin:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if not self.attached:
            super().send_receive_event_to_app()
            return
        payload = b"".join(self.frames)
        self.frames = []
        self.deliver(payload, is_text=self.curr_msg_data_type == "text")

    def deliver(self, payload: bytes, *, is_text: bool) -> None:
        # One read may hold more messages after the one that made us close.
        if self.close_sent:
            return
        if not is_text:
            self.connection.received(payload)
            return
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            self.conn.fail(CloseCode.INVALID_DATA, "invalid UTF-8")
            self.handle_parser_exception()
        else:
            self.connection.received(text)

    def handle_ping(self) -> None:
        # A peer that pings and never reads gets no pongs beyond the write limit.
        output = b"".join(self.conn.data_to_send())
        if self.writable.is_set() and not self.close_sent:
            self.transport.write(output)

    # Outgoing

    def pause_writing(self) -> None:
        super().pause_writing()
        self.connection.choked()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.connection.drained()

    # The end

    def start_close(self, code: int, reason: str) -> None:
        if self.disconnected or self.conn.state is not State.OPEN:
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.wind_down()

    def wind_down(self) -> None:
        """Send nothing more, and do not let a peer that reads nothing hold the transport."""
        self.connection.shut()
        if self.close_timer is None and not self.disconnected:
            self.close_timer = self.loop.call_later(self.close_timeout, self.cut_off)

    def cut_off(self) -> None:
        # Aborting a transport that is gone already is an error in asyncio.
        if not self.disconnected:
            self.transport.abort()

    def handle_close(self, event: ParsedFrame) -> None:
        super().handle_close(event)
        self.wind_down()

    def handle_parser_exception(self) -> None:
        if not self.attached:
            super().handle_parser_exception()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        # Half-closed and read on: closing with unread input would reset the connection under the close frame.
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.wind_down()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.wind_down()

    def eof_received(self) -> None:
        if self.attached:
            self.cut_off()

    def shutdown(self) -> None:
        if self.attached:
            self.stop_keepalive()
            self.start_close(CloseCode.SERVICE_RESTART, "")
        else:
            super().shutdown()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if self.attached:
            self.wind_down()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.connection.lost(self.close_code())

    def close_code(self) -> int:
        close = self.conn.close_rcvd or self.conn.close_sent
        return close.code if close else CloseCode.ABNORMAL_CLOSURE
