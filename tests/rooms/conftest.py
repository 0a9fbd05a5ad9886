"""What the tests of the asyncio side share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from borgo.journal import SqliteJournal
from borgo.rooms.manager import RoomManager

from .sockets import Gate


@pytest.fixture
async def journal(tmp_path: Path) -> AsyncIterator[SqliteJournal]:
    opened = await SqliteJournal.open(tmp_path)
    yield opened
    await opened.close()


@pytest.fixture
def gate(journal: SqliteJournal) -> Gate:
    return Gate(journal)


@pytest.fixture
async def manager(gate: Gate) -> AsyncIterator[RoomManager]:
    opened = RoomManager(gate, bot_seconds=0)
    yield opened
    await opened.shutdown()
