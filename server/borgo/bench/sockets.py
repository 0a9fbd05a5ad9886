"""A WebSocket client that costs next to nothing, so that one core of load can keep one core of server busy.

While a game is played it looks at nothing but the lengths of frames: what they say was worked out before.
"""

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import Final, cast

from borgo.protocol.codec import MSGPACK
from borgo.protocol.messages import ClientMessage, Refused, ServerMessage

HANDSHAKE_END: Final = b"\r\n\r\n"
FRAME_TAG: Final = b"\xa1f"
NO_MASK: Final = bytes(4)
_LENGTH_16 = Struct("!BBH")
_LENGTH_64 = Struct("!BBQ")

OnFrame = Callable[["LoadSocket"], None]


class LoadSocket(asyncio.Protocol):
    def __init__(self, path: str) -> None:
        self._path = path
        self._buffer = b""
        self._is_open = False
        self._heard: asyncio.Queue[ServerMessage] = asyncio.Queue()
        self._on_frame: OnFrame | None = None
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.seat = -1
        self.frames = 0
        self.last_size = 0

    # Word by word, while a table is set up.

    async def hear(self) -> ServerMessage:
        return await self._heard.get()

    def send(self, message: ClientMessage) -> None:
        self.write(client_frame(message))

    def write(self, data: bytes) -> None:
        assert self.transport is not None
        self.transport.write(data)

    def drop(self) -> None:
        assert self.transport is not None
        self.transport.abort()

    def count(self, on_frame: OnFrame) -> None:
        """From now on frames are counted, not read."""
        self._on_frame = on_frame
        self.frames = 0

    # asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Protocol: {MSGPACK.subprotocol}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        if not self._is_open:
            head, end, data = data.partition(HANDSHAKE_END)
            if not end:
                self._buffer = head
                return
            self._open(head)
        self._buffer = self._read_frames(data)

    def _open(self, head: bytes) -> None:
        self._is_open = True
        if head.startswith(b"HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.decode()))

    def _read_frames(self, data: bytes) -> bytes:
        """All whole frames; what is left."""
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                if size - at < 4:
                    break
                length, start = _LENGTH_16.unpack_from(data, at)[2], at + 4
            elif length == 127:
                if size - at < 10:
                    break
                length, start = _LENGTH_64.unpack_from(data, at)[2], at + 10
            end = start + length
            if end > size:
                break
            self._take(data, at, start, end)
            at = end
        return data[at:]

    def _take(self, data: bytes, at: int, start: int, end: int) -> None:
        if self._on_frame is None:
            if data[at] == 0x82:
                self._heard.put_nowait(MSGPACK.read_server(data[start:end]))
        elif data[start + 1 : start + 3] == FRAME_TAG:
            self.frames += 1
            self.last_size = end - at
            self._on_frame(self)
        elif data[at] == 0x82:
            message = MSGPACK.read_server(data[start:end])
            if isinstance(message, Refused):
                raise AssertionError(f"the script is wrong: {message}")


def client_frame(message: ClientMessage) -> bytes:
    """Masked with zeros, which masks nothing."""
    payload = MSGPACK.write_client(message)
    assert isinstance(payload, bytes)
    if len(payload) < 126:
        return bytes((0x82, 0x80 | len(payload))) + NO_MASK + payload
    return _LENGTH_16.pack(0x82, 0x80 | 126, len(payload)) + NO_MASK + payload
