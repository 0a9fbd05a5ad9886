"""The client against a scripted server: what it does when the server does the unusual."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from borgo.client import ActionRefused, Table, TableClosed
from borgo.protocol.codec import MSGPACK, pack
from borgo.protocol.messages import (
    VERSION,
    ClientMessage,
    Done,
    Frame,
    Hello,
    Notice,
    Refused,
    Resync,
    Say,
    ServerMessage,
    Snapshot,
    Welcome,
)

TREE = [["table"], [0, False, []], None]
GUARD_SECONDS = 20


class Script:
    """One connection, told line by line."""

    def __init__(self, socket: ServerConnection) -> None:
        self._socket = socket

    async def hears(self) -> ClientMessage:
        return MSGPACK.read(await self._socket.recv())

    async def says(self, *messages: ServerMessage) -> None:
        for message in messages:
            await self._socket.send(pack(message))

    async def lets_in(self, seq: int = 1, epoch: int = 1) -> Hello:
        hello = await self.hears()
        assert isinstance(hello, Hello)
        await self.says(Welcome(VERSION, epoch, 0, 0), snapshot(seq))
        return hello

    async def drops(self) -> None:
        self._socket.transport.abort()

    async def closes(self, code: int, reason: str) -> None:
        await self._socket.close(code, reason)

    async def stays(self) -> None:
        await self._socket.wait_closed()


def raw(plain: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.msgpack.encode(plain))


def snapshot(seq: int) -> Snapshot:
    return Snapshot(seq, zlib.crc32(raw(TREE)), raw(TREE))


def frame(seq: int, answers: int = 0, hash_off: int = 0) -> Frame:
    return Frame(seq, zlib.crc32(raw(TREE)) ^ hash_off, raw([]), raw([]), answers)


Line = Callable[[Script], Awaitable[None]]


@asynccontextmanager
async def served_by(*lines: Line) -> AsyncIterator[Table]:
    """A table whose first connection follows the first line, the next one the second, and so on."""
    rest, broken = list(lines), []

    async def follow(socket: ServerConnection) -> None:
        script = Script(socket)
        try:
            await rest.pop(0)(script)
            await script.stays()
        except ConnectionClosed:
            pass
        except Exception as error:
            broken.append(error)

    async with asyncio.timeout(GUARD_SECONDS):
        async with serve(
            follow, "127.0.0.1", 0, subprotocols=[Subprotocol(MSGPACK.subprotocol)], compression=None
        ) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            table = Table(f"ws://127.0.0.1:{port}/ws/ABCDE", "token")
            yield table
            await table.leave()
    assert not broken


async def test_P_3_8_what_is_unanswered_is_sent_again_after_a_snapshot() -> None:
    async def line(script: Script) -> None:
        await script.lets_in()
        first = await script.hears()
        await script.says(snapshot(5))
        assert await script.hears() == first == Say(1, "hello")
        await script.says(Done(1, 4))

    async with served_by(line) as table, table:
        assert await table.say("hello") == 4


async def test_P_3_8_and_after_a_drop_in_order_on_the_frames_it_has() -> None:
    said: list[ClientMessage] = []

    async def first(script: Script) -> None:
        await script.lets_in(seq=3)
        said.extend([await script.hears(), await script.hears()])
        await script.says(frame(4))
        await script.drops()

    async def second(script: Script) -> None:
        hello = await script.hears()
        assert isinstance(hello, Hello)
        assert (hello.epoch, hello.seat) == (1, 0)
        assert hello.seq in (3, 4)
        await script.says(Welcome(VERSION, 1, 0, 0), *(frame(seq) for seq in range(hello.seq + 1, 6)))
        assert [await script.hears(), await script.hears()] == said
        await script.says(frame(6, answers=1), frame(7, answers=2))

    async with served_by(first, second) as table, table:
        assert list(await asyncio.gather(table.say("one"), table.say("two"))) == [6, 7]
        assert table.now.seq == 7


@pytest.mark.parametrize(("bad", "reason"), [(frame(9), "gap"), (frame(2, hash_off=1), "hash")])
async def test_P_3_6_what_does_not_fit_is_asked_for_again(bad: Frame, reason: str) -> None:
    async def line(script: Script) -> None:
        await script.lets_in()
        await script.says(bad)
        assert await script.hears() == Resync(reason)
        await script.says(snapshot(9), frame(10))

    async with served_by(line) as table, table:
        seen = []
        async for now in table:
            seen.append(now.seq)
            if now.seq == 10:
                break
        assert seen == [1, 9, 10]


async def test_P_2_5_it_does_not_come_back_when_that_would_not_help() -> None:
    async def line(script: Script) -> None:
        await script.hears()
        await script.closes(4404, "no-such-table")

    async with served_by(line) as table:
        with pytest.raises(TableClosed) as closed:
            await table.__aenter__()
        assert (closed.value.code, closed.value.why) == (4404, "no-such-table")
        with pytest.raises(TableClosed):
            await table.say("hello")


async def test_P_3_9_it_comes_back_after_a_restart() -> None:
    async def first(script: Script) -> None:
        await script.lets_in()
        await script.hears()
        await script.says(Notice("restart", 10))
        await script.closes(1012, "restart")

    async def second(script: Script) -> None:
        await script.lets_in(seq=1, epoch=2)
        assert await script.hears() == Say(1, "hello")
        await script.says(frame(2, answers=1))

    async with served_by(first, second) as table, table:
        assert await table.say("hello") == 2


async def test_a_refusal_is_an_exception_of_that_command_only() -> None:
    async def line(script: Script) -> None:
        await script.lets_in()
        await script.hears()
        await script.says(Refused(1, "TB-4.2", "too-fast", {"seconds": 3}))
        await script.hears()
        await script.says(frame(2, answers=2))

    async with served_by(line) as table, table:
        with pytest.raises(ActionRefused) as refused:
            await table.say("one")
        assert (refused.value.rule, refused.value.params) == ("TB-4.2", {"seconds": 3})
        assert await table.say("two") == 2


async def test_who_leaves_wakes_everyone_that_waits() -> None:
    async def line(script: Script) -> None:
        await script.lets_in()

    async with served_by(line) as table, table:
        waiting = [
            asyncio.create_task(table.say("hello")),
            asyncio.create_task(table.until(lambda _now: False)),
        ]
        await asyncio.sleep(0)
        await table.leave()
        for ended in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(ended, TableClosed)
