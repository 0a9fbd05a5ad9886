"""A bare client that does exactly what a test tells it: for everything a good client would never do."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from borgo.client import Borgo
from borgo.client.mirror import Mirror
from borgo.protocol.codec import MSGPACK, Codec, Payload
from borgo.protocol.messages import VERSION, ClientMessage, Hello, ServerMessage

M = TypeVar("M")
Never = type("Never", (), {})
CLIENT = "client-0001"


class Peer:
    def __init__(self, socket: ClientConnection, codec: Codec) -> None:
        self.socket = socket
        self.codec = codec
        self.mirror = Mirror(CLIENT, codec)

    async def send(self, *messages: ClientMessage) -> None:
        for message in messages:
            await self.socket.send(self.codec.write_client(message))

    async def send_raw(self, payload: Payload) -> None:
        await self.socket.send(payload)

    async def hello(self, token: str = "", **known: Any) -> None:
        await self.send(Hello(VERSION, token, CLIENT, **known))

    async def receive(self) -> ServerMessage:
        message = self.codec.read_server(await self.socket.recv())
        self.mirror.receive(message)
        return message

    async def until(self, kind: type[M]) -> M:
        while True:
            message = await self.receive()
            if isinstance(message, kind):
                return message

    async def closed(self) -> tuple[int, str]:
        """Read on until the server closes; its code and reason."""
        with pytest.raises(ConnectionClosed) as ended:
            await self.until(Never)
        assert ended.value.rcvd is not None, "dropped without a close frame"
        return ended.value.rcvd.code, ended.value.rcvd.reason


@asynccontextmanager
async def peer_at(borgo: Borgo, code: str, codec: Codec = MSGPACK, **options: Any) -> AsyncIterator[Peer]:
    options.setdefault("max_queue", None)
    options.setdefault("subprotocols", [Subprotocol(codec.subprotocol)])
    address = borgo.address.replace("http", "ws", 1)
    async with connect(f"{address}/ws/{code}", compression=None, proxy=None, **options) as socket:
        yield Peer(socket, codec)
