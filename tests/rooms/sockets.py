"""Connections and a whole house for tests of the asyncio side: real journal, real loop, no network."""

import asyncio
import zlib
from collections.abc import Callable
from typing import Any

import msgspec

from borgo.core.diff import patch
from borgo.journal import Journal, Write
from borgo.protocol.codec import MSGPACK
from borgo.protocol.messages import (
    VERSION,
    Act,
    Done,
    Frame,
    Hello,
    Refused,
    ServerMessage,
    Snapshot,
    Welcome,
)
from borgo.rooms.connections import Packet
from borgo.rooms.manager import Attendance, RoomManager
from borgo.rooms.people import Person

PATIENCE = 10.0


class Socket:
    """A client at the other end of a connection that never fails."""

    lagging = False

    def __init__(self, name: str = "client-0001") -> None:
        self.name = name
        self.heard: list[ServerMessage] = []
        self.closed = ""
        self.tree: Any = None
        self.seq = 0
        self.epoch = 0
        self.seat = -1
        self.answers: dict[int, Frame | Done | Refused] = {}
        self.commands = 0
        self._news = asyncio.Event()
        self.place: Attendance | None = None

    def send(self, packet: Packet) -> bool:
        if self.closed:
            return False
        message = MSGPACK.read_server(packet.data)
        self.heard.append(message)
        match message:
            case Welcome():
                self.epoch, self.seat = message.epoch, message.seat
            case Snapshot():
                self.seq, self.tree = message.seq, msgspec.msgpack.decode(message.tree)
            case Frame():
                assert message.seq == self.seq + 1
                self.seq, self.tree = message.seq, patch(self.tree, msgspec.msgpack.decode(message.diff))
                assert zlib.crc32(msgspec.msgpack.encode(self.tree)) == message.hash
                self.answers[message.answers] = message
            case Done() | Refused():
                self.answers[message.id] = message
        self._news.set()
        return True

    def close(self, code: int, reason: str) -> None:
        self.closed = f"{code} {reason}"
        self._news.set()

    async def until(self, happened: Callable[[], Any]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not happened():
                self._news.clear()
                await self._news.wait()

    async def until_phase(self, phase: str) -> None:
        await self.until(lambda: self.phase == phase)

    async def come(self, manager: RoomManager, code: str, person: Person | None) -> "Socket":
        hello = Hello(VERSION, "token", self.name, self.epoch, self.seq, self.seat)
        self.place = await manager.attach(code, self, hello, person)
        await self.until(lambda: self.tree)
        return self

    def leave(self) -> None:
        assert self.place is not None
        self.place.left()
        self.closed = "left"

    async def do(self, command: Callable[..., Any], *fields: Any) -> Frame | Done | Refused:
        self.commands += 1
        return await self.ask(command(self.commands, *fields))

    async def act(self, *action: Any) -> Frame | Done | Refused:
        self.commands += 1
        return await self.ask(Act(self.commands, self.seq, list(action)))

    async def ask(self, message: Any) -> Frame | Done | Refused:
        assert self.place is not None
        self.answers.pop(message.id, None)
        self.place.receive(message)
        await self.until(lambda: message.id in self.answers)
        return self.answers[message.id]

    @property
    def phase(self) -> str:
        phase: str = self.tree[0][5]
        return phase

    @property
    def is_asked(self) -> bool:
        return self.tree[2] is not None and any(self.seat in prompt[1] for prompt in self.tree[2][1])

    async def play(self, moves: int) -> None:
        """So many moves, or up to the end of the game."""
        for _ in range(moves):
            await self.until(lambda: self.is_asked or self.phase == "finished")
            if self.phase == "finished":
                return
            assert isinstance(await self.act(*self.tree[2][2][0]), Frame)


class Gate:
    """A journal that can be made to wait or to fail."""

    def __init__(self, journal: Journal) -> None:
        self.inner = journal
        self.open = asyncio.Event()
        self.open.set()
        self.error: Exception | None = None

    async def commit(self, *writes: Write) -> None:
        await self.open.wait()
        if self.error:
            raise self.error
        await self.inner.commit(*writes)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)
