"""A real server in this process, real sockets, a real SQLite file; and players who play predictably.

`choose` depends on nothing but what a seat may do, so a game with a known seed and known answers to its
interrupts can be looked through with the engine alone, and then be played over sockets.
"""

import asyncio
import os
import socket
import zlib
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from borgo.client import Borgo, Moment, Table
from borgo.config import Config
from borgo.core import record
from borgo.core.chance import SEED_BYTES, from_seed
from borgo.core.game import Action, AnyGame, Prompt, Seat
from borgo.core.look import look
from borgo.games import GAMES
from borgo.journal import SqliteJournal
from borgo.protocol.numbered import Numbers
from borgo.rooms.connections import Packet
from borgo.rooms.manager import RoomManager
from borgo.transport.guests import Guests
from borgo.transport.house import House, open_house
from borgo.transport.server import LIMITS, address_of, server_of
from borgo.transport.sockets import Audience, Limits

GUARD_SECONDS = 60
LONGEST_GAME = 1000
GENEROUS: dict[str, Any] = {
    "messages_per_second": 5000.0,
    "messages_burst": 5000,
    "address_connects_per_second": 5000.0,
    "address_connections": 5000,
    "address_requests_per_second": 5000.0,
    "address_creations_per_minute": 5000.0,
    "log_level": "warning",
}

_pack = msgspec.msgpack.Encoder().encode


@dataclass
class Running:
    address: str
    house: House
    manager: RoomManager
    seeds: list[bytes]
    """The seeds of the next tables; after them chance decides."""
    guests: list[Borgo] = field(default_factory=list)

    async def guest(self, name: str = "") -> Borgo:
        borgo = Borgo(self.address)
        await borgo.sign_in(name)
        self.guests.append(borgo)
        return borgo

    def stranger(self) -> Borgo:
        borgo = Borgo(self.address)
        self.guests.append(borgo)
        return borgo

    def room(self, code: str) -> Any:
        return self.manager._rooms[code].room

    def resyncs(self) -> float:
        """How often a client found its tree wrong."""
        samples = (sample for family in self.house.metrics.resyncs.collect() for sample in family.samples)
        return sum(sample.value for sample in samples if sample.name.endswith("_total"))


@asynccontextmanager
async def running(
    data: Path, *, limits: Limits = LIMITS, send_buffer: int = 0, **settings: Any
) -> AsyncIterator[Running]:
    """A server on a free port, under a time limit for all that is done with it."""
    config = Config(**(GENEROUS | {"data": str(data), "frontend": str(data / "none")} | settings))
    seeds: list[bytes] = []

    def entropy(count: int) -> bytes:
        return seeds.pop(0) if count == SEED_BYTES and seeds else os.urandom(count)

    async with asyncio.timeout(GUARD_SECONDS), AsyncExitStack() as stack:
        journal = await SqliteJournal.open(data)
        stack.push_async_callback(journal.close)
        guests = Guests(journal)
        manager = RoomManager(
            journal,
            names_of=guests.names_of,
            bots={"greedy": predictable_bot},
            entropy=entropy,
            new_hall=Audience[Packet],
            bot_seconds=0.0,
        )
        house = open_house(config, journal, guests, manager)
        listener = socket.create_server(("127.0.0.1", 0))
        if send_buffer:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        server = server_of(house, limits)
        serving = asyncio.create_task(server.serve([listener]))
        run = Running(address_of(listener), house, manager, seeds)
        try:
            yield run
        finally:
            for guest in run.guests:
                await guest.__aexit__(None, None, None)
            server.should_exit = True
            await serving


# Players


def choose(legal: Sequence[Action], salt: int = 0) -> Action:
    """Something legal, the same for the same list; building is preferred, so that games end."""
    answers = [action for action in legal if not action.free] or list(legal)
    built = [action for action in answers if type(action).__name__ in ("Build", "SettleOnSquare")]
    good = built or answers
    return good[zlib.crc32(_pack(answers), salt) % len(good)]


def predictable_bot(game: AnyGame, state: Any, seat: Seat, _random: Random) -> Action:
    return choose(game.legal(state, seat))


Answer = Callable[[Moment], Action | None]
"""What to do when asked; None for nothing."""


def variedly(now: Moment) -> Action:
    return choose(now.legal, now.seq)


def predictably(now: Moment) -> Action:
    """As `look_through` does. Not from any seed: it may go round in circles for ever."""
    return choose(now.legal)


async def play(table: Table, answer: Answer = variedly) -> list[Moment]:
    """Answer whatever the game asks of this seat, until the game is over; all moments that were seen."""
    moments = []
    async for now in table:
        moments.append(now)
        if now.has_begun and now.outcome is not None:
            return moments
        action = answer(now) if now.is_asked else None
        if action is not None:
            await table.act(action)
    raise AssertionError("moments end with an exception only")


async def watch(table: Table) -> list[Moment]:
    return await play(table, lambda _now: None)


async def seat_all(run: Running, game: str, seats: int, **wishes: Any) -> list[Table]:
    """A table with that many people, all ready; the first one is the host."""
    guests = [await run.guest(f"Player {seat}") for seat in range(seats - wishes.get("bots", 0))]
    code = await guests[0].create_table(game, seats, **wishes)
    tables = [await guest.join(code).__aenter__() for guest in guests]
    for seat, table in enumerate(tables):
        if seat:
            await table.sit(seat)
            await table.ready()
    return tables


async def started(tables: list[Table]) -> Table:
    """The host starts; the table of the one who is asked first."""
    await tables[0].start()
    for table in tables:
        await table.until(lambda now: now.has_begun)
    return next(table for table in tables if table.now.is_asked)


def cut(table: Table) -> None:
    """Pull the plug of a client: no close frame, what is in flight is lost."""
    if table._socket is not None:
        table._socket.transport.abort()


# What was seen


def plain(data: Any) -> Any:
    return msgspec.msgpack.decode(_pack(data))


def looks_of(told: record.Record, seat: Seat | None) -> list[Any]:
    """All that one audience had to see of a recorded game, in order, as it goes over the wire."""
    game = GAMES[told.header.game]
    numbers, seed = Numbers(game), bytes.fromhex(told.footer.seed)
    first = game.new(game.options(), told.header.seats, from_seed(seed, told.header.nonces))
    states = [first, *(history.state for _row, _action, history in record.replay(told, GAMES))]
    return without_repeats(plain(numbers.look(look(game, state, seat))) for state in states)


def looks_seen(moments: Iterable[Moment]) -> list[Any]:
    return without_repeats(moment.tree[2] for moment in moments if moment.has_begun)


def without_repeats(looks: Iterable[Any]) -> list[Any]:
    return [look for look, _same in groupby(looks)]


async def record_of(borgo: Borgo, code: str) -> record.Record:
    return record.read(await borgo.call("GET", f"/api/tables/{code}/record"))


async def everyone_saw_everything(run: Running, code: str, views: dict[Seat | None, list[Moment]]) -> None:
    """Played again from its record, the game shows each audience what it saw: all of it, in order, once."""
    told = await record_of(run.guests[0], code)
    for seat, moments in views.items():
        seqs = [moment.seq for moment in moments]
        assert seqs == list(range(seqs[0], seqs[-1] + 1))
        assert looks_seen(moments) == looks_of(told, seat)
    assert run.resyncs() == 0


# Looking a game through before it is played

Answers = Callable[[Prompt, Any, Seat], Action | None]
"""What a seat does when asked, if it is not what `choose` says."""


def look_through(game: AnyGame, seats: int, seed: bytes, answers: Answers) -> list[Prompt]:
    """All prompts of the game that will be played from this seed; none if it does not end."""
    asked: list[Prompt] = []
    state = game.new(game.options(), seats, from_seed(seed))
    while game.outcome(state) is None:
        if len(asked) > LONGEST_GAME:
            return []
        prompt = game.prompts(state)[0]
        seat = prompt.seats[0]
        asked.append(prompt)
        action = answers(prompt, state, seat) or choose(game.legal(state, seat))
        state, _events = game.step(state, seat, action)
    return asked


def seed_with(
    kinds: Iterable[type[Prompt]], seats: int, answers: Answers, of: Callable[[Prompt], bool]
) -> bytes:
    """The first seed whose OddVille game asks each of these of a seat that matters."""
    wanted = set(kinds)
    for number in range(10_000):
        seed = number.to_bytes(SEED_BYTES, "big")
        asked = look_through(GAMES["oddville"], seats, seed, answers)
        if wanted <= {type(prompt) for prompt in asked if of(prompt)}:
            return seed
    raise AssertionError("no such game")
