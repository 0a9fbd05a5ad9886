"""The end of a connection, whoever begins it."""

import socket
import struct

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import BINARY, CLOSE, PING, PONG

from borgo.transport.sockets import (
    Frame,
    Limits,
)

from .kit import (
    GUARD_SECONDS,
    IMPATIENT,
    fill,
    masked,
    on_both_loops,
    open_house,
    raw_peer,
    stalled,
)


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
