"""Players first, spectators in slices, nothing stale."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from borgo.transport.sockets import (
    Audience,
    Connection,
    Frame,
)

from .kit import (
    House,
    RawPeer,
    on_both_loops,
    open_house,
    raw_peer,
)


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
