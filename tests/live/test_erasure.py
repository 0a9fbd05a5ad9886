"""A guest who has played, talked and won asks for everything, and then for nothing to be left."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from borgo.client import ApiProblem, Table
from borgo.core import record
from borgo.games import GAMES

from .kit import play, record_of, running, seat_all, started

NAME = "Zsófia Vándor"
LINES = ("first words of mine", "a word before the end", "nothing but a watcher's remark")


def written(directory: Path) -> bytes:
    """Every byte of every file, the log of changes beside the journal included."""
    return b"".join(path.read_bytes() for path in sorted(directory.rglob("*")) if path.is_file())


async def played(tables: list[Table]) -> None:
    await started(tables)
    await tables[0].say(LINES[1])
    await asyncio.gather(*(play(table) for table in tables))


def names(table: Any) -> list[str]:
    return [seat.name for seat in table.now.table.seats]


async def test_after_deletion_no_byte_tells_of_the_guest(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        tables = await seat_all(run, "doodlecity", 2)
        nora, other = run.guests
        code = tables[0].now.table.code
        await nora.call("PATCH", "/api/me", {"name": NAME})
        await tables[0].leave()
        tables[0] = await nora.join(code).__aenter__()
        await tables[0].say(LINES[0])
        await played(tables)
        elsewhere = await nora.join(await other.create_table("oddville", 2)).__aenter__()
        await elsewhere.say(LINES[2])

        told = await nora.call("GET", "/api/me/export")
        assert told["guest"]["name"] == NAME
        assert told["devices"] == 1
        assert [(one["code"], one["finished"], one["seat"]) for one in told["tables"]] == [(code, True, 0)]
        assert [line["text"] for line in told["chat"]] == list(LINES[:2])
        before = await asyncio.to_thread(written, tmp_path)
        assert NAME.encode() in before
        assert nora.token.encode() not in before

        await nora.call("DELETE", "/api/me")
        with pytest.raises(ApiProblem):
            await nora.call("GET", "/api/me")
        _nothing_is_left(await asyncio.to_thread(written, tmp_path), nora.token)
        await tables[1].until(lambda now: now.table.seats[0].name == "")
        assert names(tables[1]) == ["", "Player 1"]
        assert tables[1].now.table.chat == ()
        assert list(record.replay(await record_of(other, code), GAMES))
    _nothing_is_left(await asyncio.to_thread(written, tmp_path), nora.token)


def _nothing_is_left(on_disk: bytes, token: str) -> None:
    for text in (NAME, "Player 0", token, *LINES):
        assert text.encode() not in on_disk, text
