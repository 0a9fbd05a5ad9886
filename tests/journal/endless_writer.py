"""Appends to several rooms until it is killed, and writes `room seq` to standard output after each commit.

Run: python -m tests.journal.endless_writer DIRECTORY
"""

import asyncio
import os
import sys
from itertools import count
from pathlib import Path

from borgo.journal import Append, Create, Put, SqliteJournal

ROOMS = tuple(f"room-{n}" for n in range(8))


def payload(room: str, seq: int) -> bytes:
    return f"{room} row {seq}".encode()


async def write_forever(journal: SqliteJournal, room: str) -> None:
    await journal.commit(Create(room, "venice", 0.0, room.encode()))
    for seq in count(1):
        await journal.commit(Append(room, seq - 1, (payload(room, seq),)), Put("seen", room, b"%d" % seq))
        os.write(sys.stdout.fileno(), f"{room} {seq}\n".encode())


async def main(directory: Path) -> None:
    journal = await SqliteJournal.open(directory)
    await asyncio.gather(*(write_forever(journal, room) for room in ROOMS))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
