"""The handshake through the app, and the hand-over to the connection."""

import socket

import pytest
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus
from websockets.frames import BINARY, PING, PONG, TEXT
from websockets.typing import Subprotocol

from borgo.transport.sockets import (
    Frame,
    SocketProtocol,
    connection_of,
)

from .kit import (
    masked,
    on_both_loops,
    open_house,
    raw_peer,
)


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
