"""Tables full of load: who moves next does so as soon as the frame before has arrived there."""

import asyncio
from collections.abc import Iterable
from time import perf_counter
from typing import TypeVar
from urllib.parse import urlsplit

from borgo.client import Borgo
from borgo.protocol.messages import VERSION, Hello, Ping, Pong, SetReady, Sit, Snapshot, Start

from .script import Move, act_of, script_of
from .sockets import LoadSocket, client_frame

GAME = "oddville"
SEATS = 4
AT_ONCE = 50
FIRST_ID = 4
"""Of a move; the ones before are for sitting down, being ready and starting."""


class LoadTable:
    """Four players, some spectators, and a game written in advance."""

    def __init__(self, code: str, moves: list[Move]) -> None:
        self.code = code
        self.players: list[LoadSocket] = []
        self.spectators: list[LoadSocket] = []
        self.is_over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        """Of every frame at every client."""
        self._moves = moves
        self._prepared = [
            client_frame(act_of(n, move)) if move.action else b"" for n, move in enumerate(moves, FIRST_ID)
        ]
        self._sent = [0.0] * len(moves)
        self._to_hear: list[int] = []

    @property
    def moves(self) -> int:
        return len(self._moves)

    @property
    def everyone(self) -> list[LoadSocket]:
        return [*self.players, *self.spectators]

    def start(self) -> None:
        self._to_hear = [len(self.everyone)] * len(self._moves)
        for socket in self.everyone:
            socket.count(self._heard)
        self.players[0].send(Start(3))

    def _heard(self, socket: LoadSocket) -> None:
        """The first frame says that the game has begun; each one after it is a move."""
        done = socket.frames - 1
        if done > len(self._moves):
            return
        if done:
            self.sizes.append(socket.last_size)
            self._to_hear[done - 1] -= 1
            if not self._to_hear[done - 1]:
                self._all_heard(done - 1)
        if done < len(self._moves):
            move = self._moves[done]
            if move.seat == socket.seat and move.action:
                self._sent[done] = perf_counter()
                socket.write(self._prepared[done])

    def _all_heard(self, number: int) -> None:
        if self._sent[number]:
            self.latencies.append(perf_counter() - self._sent[number])
        if number == len(self._moves) - 1:
            self.is_over.set_result(None)


class Hall:
    """All tables of one load, opened step by step so that each step can be weighed."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._tokens: list[str] = []
        self.tables: list[LoadTable] = []

    async def open(self, count: int, length: int) -> None:
        guests = Borgo(self._address)
        self._tokens = [await guests.sign_in(f"Player {seat}") for seat in range(SEATS)]
        guests.token = self._tokens[0]
        for number in range(count):
            code = await guests.create_table(GAME, SEATS)
            self.tables.append(LoadTable(code, script_of(GAME, SEATS, number, length)))

    async def fill(self, spectators: int) -> None:
        for some in _in_groups(self.tables, AT_ONCE):
            await asyncio.gather(*(_seat(self._address, table, self._tokens) for table in some))
        for table in self.tables:
            for numbers in _in_groups(range(spectators), AT_ONCE):
                coming = (_enter(self._address, table.code, "", number) for number in numbers)
                table.spectators += await asyncio.gather(*coming)
        await asyncio.gather(*(_quiet(socket) for table in self.tables for socket in table.everyone))

    async def play(self) -> None:
        for table in self.tables:
            table.start()
        await asyncio.gather(*(table.is_over for table in self.tables))

    def leave(self) -> None:
        for table in self.tables:
            for socket in table.everyone:
                socket.drop()


async def _seat(address: str, table: LoadTable, tokens: list[str]) -> None:
    for seat, token in enumerate(tokens):
        socket = await _enter(address, table.code, token, seat)
        socket.seat = seat
        table.players.append(socket)
        if seat:
            socket.send(Sit(1, seat))
            socket.send(SetReady(2, True))


async def _enter(address: str, code: str, token: str, number: int) -> LoadSocket:
    host, _, port = urlsplit(address).netloc.partition(":")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: LoadSocket(f"/ws/{code}"), host, int(port))
    await socket.opened
    socket.send(Hello(VERSION, token, f"load-{code}-{number}"))
    while not isinstance(await socket.hear(), Snapshot):
        pass
    return socket


async def _quiet(socket: LoadSocket) -> None:
    """Until all that was said so far is heard."""
    socket.send(Ping(0))
    while not isinstance(await socket.hear(), Pong):
        pass


T = TypeVar("T")


def _in_groups(items: Iterable[T], size: int) -> list[list[T]]:
    listed = list(items)
    return [listed[start : start + size] for start in range(0, len(listed), size)]
