from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from borgo.journal import Journal
from tests.journal.backends import BACKENDS

Open = Callable[[], Awaitable[Journal]]


@pytest.fixture(params=BACKENDS)
async def open_journal(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Open]:
    """Opens the test's journal, as often as the test closes it."""
    opened: list[Journal] = []

    async def open_again() -> Journal:
        opened.append(await BACKENDS[request.param](tmp_path))
        return opened[-1]

    yield open_again
    for journal in opened:
        await journal.close()


@pytest.fixture
async def journal(open_journal: Open) -> Journal:
    return await open_journal()
