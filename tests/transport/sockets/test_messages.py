"""Messages in: whole, in pieces, and such as a peer must not send."""

import asyncio

import pytest
import structlog
from websockets.exceptions import ConnectionClosed
from websockets.frames import BINARY, CLOSE, CONT, PING, PONG, TEXT

from borgo.transport.sockets import (
    Frame,
    Limits,
)

from .kit import (
    LOOPS,
    fill,
    masked,
    on_both_loops,
    open_house,
    raw_peer,
    run_guarded,
    stalled,
)


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
