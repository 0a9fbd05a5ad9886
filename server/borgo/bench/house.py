"""The server of a bench: as `borgo serve`, but its seeds are known, its limits wide and its commits timed.

Run by the bench in a process of its own: python -m borgo.bench.house DIRECTORY CORE
It prints its address, serves until SIGTERM, and prints how long commits took, in microseconds, as JSON.
"""

import asyncio
import json
import os
import sys
from pathlib import Path
from statistics import quantiles
from time import perf_counter

import uvloop

from borgo.config import Config
from borgo.core.chance import SEED_BYTES
from borgo.journal import SqliteJournal, Write
from borgo.rooms.connections import Packet
from borgo.rooms.manager import RoomManager
from borgo.transport.guests import Guests
from borgo.transport.house import open_house
from borgo.transport.server import address_of, listen, server_of
from borgo.transport.sockets import Audience

from .script import seed_of

WIDE = Config(
    port=0,
    frontend="none",
    messages_per_second=1e6,
    messages_burst=1_000_000,
    address_connections=1_000_000,
    address_connects_per_second=1e6,
    address_requests_per_second=1e6,
    address_creations_per_minute=1e6,
)


class TimedJournal(SqliteJournal):
    """Notes how long each commit of a table took."""

    times: list[float]

    async def commit(self, *writes: Write) -> None:
        start = perf_counter()
        await super().commit(*writes)
        self.times.append(perf_counter() - start)


async def serve(directory: Path) -> None:
    journal = await TimedJournal.open(directory)
    journal.times = []
    tables = iter(range(1_000_000))

    def entropy(count: int) -> bytes:
        return seed_of(next(tables)) if count == SEED_BYTES else os.urandom(count)

    guests = Guests(journal)
    manager = RoomManager(journal, entropy=entropy, new_hall=Audience[Packet], secret=b"bench")
    listener = listen("127.0.0.1", 0)
    server = server_of(open_house(WIDE, journal, guests, manager))
    print(address_of(listener), flush=True)
    await server.serve([listener])
    print(json.dumps(_spread(journal.times)), flush=True)
    await journal.close()


def _spread(times: list[float]) -> dict[str, float]:
    if len(times) < 2:
        return {"p50": 0.0, "p99": 0.0}
    cuts = quantiles((seconds * 1e6 for seconds in times), n=100)
    return {"p50": cuts[49], "p99": cuts[98]}


if __name__ == "__main__":
    os.sched_setaffinity(0, {int(sys.argv[2])})
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(Path(sys.argv[1])))
