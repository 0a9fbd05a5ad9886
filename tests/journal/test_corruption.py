"""Whatever changes in the file behind the journal's back, a reader is told where the chain breaks."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from borgo.journal import Append, CorruptJournal, Create, Finish, Row, SqliteJournal, first_hash, next_hash
from borgo.journal.chain import verify

ROWS = 4


async def write_story(directory: Path) -> None:
    journal = await SqliteJournal.open(directory)
    await journal.commit(Create("r", "venice", 0.0, b"header"), Create("other", "venice", 0.0, b""))
    await journal.commit(
        Append("r", 0, tuple(f"row {n}".encode() for n in range(ROWS))), Finish("r", ROWS, b"won")
    )
    await journal.close()


def damage(directory: Path, sql: str) -> None:
    with closing(sqlite3.connect(directory / "journal.db", isolation_level=None)) as db:
        assert db.execute(sql).rowcount == 1


async def broken_at(directory: Path, after: int = 0) -> int:
    journal = await SqliteJournal.open(directory)
    try:
        with pytest.raises(CorruptJournal) as broken:
            await journal.read("r", after)
        assert (await journal.read("other")).seq == 0
        return broken.value.seq
    finally:
        await journal.close()


@pytest.mark.parametrize(
    ("sql", "seq"),
    [
        ("UPDATE rooms SET header = x'00' WHERE room = 'r'", 1),
        ("UPDATE rows SET payload = x'00' WHERE room = 'r' AND seq = 3", 3),
        ("UPDATE rows SET hash = zeroblob(32) WHERE room = 'r' AND seq = 2", 2),
        ("UPDATE rows SET seq = 9 WHERE room = 'r' AND seq = 2", 2),
        ("DELETE FROM rows WHERE room = 'r' AND seq = 1", 1),
        ("DELETE FROM rows WHERE room = 'r' AND seq = 4", 4),
        ("UPDATE rooms SET result = x'00' WHERE room = 'r'", 5),
    ],
)
async def test_a_change_is_found_at_its_place(tmp_path: Path, sql: str, seq: int) -> None:
    await write_story(tmp_path)
    damage(tmp_path, sql)
    assert await broken_at(tmp_path) == seq


async def test_a_later_part_is_checked_on_its_own(tmp_path: Path) -> None:
    await write_story(tmp_path)
    damage(tmp_path, "UPDATE rows SET payload = x'00' WHERE room = 'r' AND seq = 1")
    journal = await SqliteJournal.open(tmp_path)
    assert [row.seq for row in (await journal.read("r", after=1)).rows] == [2, 3, 4]
    await journal.close()
    damage(tmp_path, "UPDATE rows SET payload = x'00' WHERE room = 'r' AND seq = 3")
    assert await broken_at(tmp_path, after=1) == 3


async def test_a_row_the_reader_has_seen_must_be_there(tmp_path: Path) -> None:
    await write_story(tmp_path)
    assert await broken_at(tmp_path, after=ROWS + 1) == ROWS + 1


@given(payloads=st.lists(st.binary(min_size=1), min_size=1), data=st.data())
def test_one_changed_bit_is_enough(payloads: list[bytes], data: st.DataObject) -> None:
    rows = tuple(chained(b"header", payloads))
    assert verify("r", first_hash(b"header"), 0, rows) == rows[-1].hash
    broken = data.draw(st.sampled_from(rows))
    field = data.draw(st.sampled_from(("payload", "hash")))
    changed = bytearray(getattr(broken, field))
    changed[data.draw(st.integers(0, len(changed) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    row = msgspec.structs.replace(broken, **{field: bytes(changed)})
    with pytest.raises(CorruptJournal) as found:
        verify("r", first_hash(b"header"), 0, (*rows[: row.seq - 1], row, *rows[row.seq :]))
    assert found.value.seq == row.seq


def chained(header: bytes, payloads: list[bytes]) -> Iterator[Row]:
    link = first_hash(header)
    for seq, payload in enumerate(payloads, 1):
        link = next_hash(link, payload)
        yield Row(seq, payload, link)
