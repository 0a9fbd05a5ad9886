"""Frames out: the same bytes for many, and slow readers who hurt themselves only."""

import pytest
from websockets.frames import BINARY, PING, TEXT
from websockets.frames import Frame as LibraryFrame

from borgo.transport.sockets import (
    Frame,
    Limits,
)

from .kit import (
    fill,
    masked,
    on_both_loops,
    open_house,
    stalled,
)


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
