"""What is particular to the SQLite journal: group commit, trouble with the disk, its lock and its schema."""

import asyncio
import re
import resource
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from borgo.journal import (
    Append,
    Create,
    Drop,
    Forget,
    JournalInUse,
    JournalTooNew,
    JournalUnavailable,
    Put,
    SqliteJournal,
    StaleWriter,
)
from borgo.journal.sqlite.schema import MIGRATIONS, connect_writer, migrate

ROOM = Create("r", "oddville", 1.0, b"header")


def raw(directory: Path) -> closing[sqlite3.Connection]:
    """The database as another program sees it."""
    return closing(sqlite3.connect(directory / "journal.db", isolation_level=None))


def transactions(directory: Path) -> int:
    """How many transactions the write-ahead log holds: each ends in a frame with the size of the database."""
    wal = (directory / "journal.db-wal").read_bytes()
    (page_size,) = struct.unpack_from(">I", wal, 8)
    frames = range(32, len(wal), 24 + page_size)
    return sum(struct.unpack_from(">I", wal, frame + 4) != (0,) for frame in frames)


@contextmanager
def failing_disk() -> Iterator[None]:
    """While it lasts, no write to any file goes through."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def locked_by_another_program(directory: Path) -> Iterator[None]:
    with raw(directory) as db:
        db.execute("BEGIN IMMEDIATE")
        yield
        db.execute("ROLLBACK")


def test_a_commit_is_synced_before_it_returns(tmp_path: Path) -> None:
    with closing(connect_writer(tmp_path / "journal.db", 0)) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert db.execute("PRAGMA synchronous").fetchone() == (2,)


async def test_all_that_waits_is_written_in_one_transaction(tmp_path: Path) -> None:
    journal = await SqliteJournal.open(tmp_path)
    await journal.commit(*(Create(str(n), "venice", 0.0, b"") for n in range(100)))
    before = transactions(tmp_path)
    together = [journal.commit(Append(str(n), 0, (b"row",))) for n in range(100)]
    stale = journal.commit(Append("0", 5, (b"row",)))
    *outcomes, refused = await asyncio.gather(*together, stale, return_exceptions=True)
    assert outcomes == [None] * 100
    assert isinstance(refused, StaleWriter)
    assert transactions(tmp_path) == before + 1
    await journal.close()


async def test_what_comes_during_a_transaction_goes_into_the_next(tmp_path: Path) -> None:
    journal = await SqliteJournal.open(tmp_path, patience=60)
    before = transactions(tmp_path)
    with locked_by_another_program(tmp_path):
        first = asyncio.create_task(journal.commit(ROOM))
        await journal.get("b", "k")  # by now the first is on its way to the writer
        rest = [asyncio.create_task(journal.commit(Append("r", n, (b"row",)))) for n in range(50)]
        await journal.get("b", "k")
        assert not first.done()
    await asyncio.gather(first, *rest)
    assert transactions(tmp_path) == before + 2
    assert (await journal.read("r")).seq == 50
    await journal.close()


async def test_all_waiting_commits_fail_on_a_failing_disk_and_succeed_after_it(tmp_path: Path) -> None:
    journal = await SqliteJournal.open(tmp_path)
    await journal.commit(ROOM)
    appends = [Append("r", n, (bytes([n]),)) for n in range(10)]
    with failing_disk():
        for _ in range(2):
            outcomes = await asyncio.gather(*map(journal.commit, appends), return_exceptions=True)
            assert {type(outcome) for outcome in outcomes} == {JournalUnavailable}
        assert (await journal.read("r")).seq == 0
    await asyncio.gather(*map(journal.commit, appends))
    await journal.close()
    reopened = await SqliteJournal.open(tmp_path)
    assert [row.payload for row in (await reopened.read("r")).rows] == [bytes([n]) for n in range(10)]
    await reopened.close()


async def test_a_locked_file_is_unavailable_until_it_is_free(tmp_path: Path) -> None:
    journal = await SqliteJournal.open(tmp_path, patience=0)
    with locked_by_another_program(tmp_path), pytest.raises(JournalUnavailable, match="locked"):
        await journal.commit(ROOM)
    await journal.commit(ROOM)
    await journal.close()


async def busy_and_waiting(journal: SqliteJournal) -> list[asyncio.Task[None]]:
    """Two commits of a journal whose file is locked: one that the writer is at, one that waits behind it."""
    at_work = asyncio.create_task(journal.commit(ROOM))
    await journal.get("b", "k")
    waiting = asyncio.create_task(journal.commit(Put("b", "k", b"v")))
    await journal.get("b", "k")
    return [at_work, waiting]


async def test_close_waits_for_commits_that_wait(tmp_path: Path) -> None:
    journal = await SqliteJournal.open(tmp_path, patience=60)
    with locked_by_another_program(tmp_path):
        commits = await busy_and_waiting(journal)
        closing_down = asyncio.create_task(journal.close())
        await asyncio.sleep(0)
    await closing_down
    assert [commit.done() and commit.exception() for commit in commits] == [None, None]


async def test_a_journal_closes_while_the_disk_fails(tmp_path: Path) -> None:
    journal = await SqliteJournal.open(tmp_path, patience=60)
    with failing_disk():
        with locked_by_another_program(tmp_path):
            commits = await busy_and_waiting(journal)
            closing_down = asyncio.create_task(journal.close())
            await asyncio.sleep(0)
        await closing_down
    assert {type(commit.exception()) for commit in commits} == {JournalUnavailable}
    await (await SqliteJournal.open(tmp_path)).close()


async def test_rows_written_behind_its_back_make_a_writer_stale(tmp_path: Path) -> None:
    journal = await SqliteJournal.open(tmp_path)
    await journal.commit(ROOM, Append("r", 0, (b"a",)))
    with raw(tmp_path) as db:
        db.execute("INSERT INTO rows VALUES ('r', 2, x'00', x'00')")
    outcomes = await asyncio.gather(
        journal.commit(Append("r", 1, (b"b",))), journal.commit(Put("b", "k", b"v")), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [StaleWriter, type(None)]
    await journal.close()


def files_with(secret: bytes, directory: Path) -> list[str]:
    return [file.name for file in directory.iterdir() if secret in file.read_bytes()]


async def test_a_forgotten_room_leaves_no_trace_in_the_file(tmp_path: Path) -> None:
    journal = await SqliteJournal.open(tmp_path)
    secret = b"what nobody shall find again"
    await journal.commit(ROOM, Append("r", 0, (secret,) * 300))
    assert files_with(secret, tmp_path)
    await journal.commit(Forget("r"))
    await journal.close()
    assert files_with(secret, tmp_path) == []


async def test_a_directory_has_one_writer(tmp_path: Path) -> None:
    journal = await SqliteJournal.open(tmp_path / "made" / "on the way")
    with pytest.raises(JournalInUse, match="on the way is in use by process"):
        await SqliteJournal.open(tmp_path / "made" / "on the way")
    await journal.commit(ROOM)
    await journal.close()
    await (await SqliteJournal.open(tmp_path / "made" / "on the way")).close()


async def test_a_file_that_is_no_database_is_named_as_the_trouble(tmp_path: Path) -> None:
    (tmp_path / "journal.db").write_text("Dear diary, " * 100)
    for _ in range(2):
        with pytest.raises(JournalUnavailable, match="not a database"):
            await SqliteJournal.open(tmp_path)


async def test_an_empty_database_is_migrated(tmp_path: Path) -> None:
    with raw(tmp_path) as db:
        db.execute("CREATE TABLE schema (version INTEGER PRIMARY KEY) STRICT")
    journal = await SqliteJournal.open(tmp_path)
    await journal.commit(ROOM)
    await journal.close()
    with raw(tmp_path) as db:
        assert db.execute("SELECT max(version) FROM schema").fetchone() == (len(MIGRATIONS),)


async def test_a_newer_schema_is_refused_and_left_alone(tmp_path: Path) -> None:
    await (await SqliteJournal.open(tmp_path)).close()
    with raw(tmp_path) as db:
        db.execute("INSERT INTO schema VALUES (99)")
    before = (tmp_path / "journal.db").read_bytes()
    for _ in range(2):
        with pytest.raises(JournalTooNew, match="version 99, this program knows up to") as refused:
            await SqliteJournal.open(tmp_path)
        assert (refused.value.found, refused.value.known) == (99, len(MIGRATIONS))
    assert (tmp_path / "journal.db").read_bytes() == before


def test_a_later_migration_runs_once_and_keeps_what_is_there() -> None:
    later = ("ALTER TABLE rooms ADD COLUMN name TEXT", "UPDATE rooms SET name = room || '!'")
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db)
        db.execute("INSERT INTO rooms (room, game, created, header) VALUES ('r', 'venice', 0.0, x'00')")
        for _ in range(2):
            migrate(db, (*MIGRATIONS, later))
        assert db.execute("SELECT room, name FROM rooms").fetchall() == [("r", "r!")]
        assert db.execute("SELECT version FROM schema ORDER BY version").fetchall() == [
            (number,) for number in range(1, len(MIGRATIONS) + 2)
        ]


def test_a_migration_that_fails_changes_nothing() -> None:
    broken = ("DROP TABLE kept", "NOT SQL")
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db)
        with pytest.raises(sqlite3.OperationalError):
            migrate(db, (*MIGRATIONS, broken))
        assert db.execute("SELECT count(*) FROM kept").fetchone() == (0,)
        assert db.execute("SELECT max(version) FROM schema").fetchone() == (len(MIGRATIONS),)


def all_bytes(directory: Path) -> bytes:
    return b"".join(path.read_bytes() for path in directory.iterdir())


async def test_what_was_erased_is_nowhere_on_the_disk(tmp_path: Path) -> None:
    """Many values of many sizes: with these, split pages hold copies that a plain deletion does not reach."""
    journal, chance = await SqliteJournal.open(tmp_path), Random(3)
    secrets = {f"{chance.getrandbits(64):x}": f"secret-{number:04}." for number in range(2000)}
    keys = list(secrets)
    written = [key for number, new in enumerate(keys) for key in (new, keys[chance.randrange(number + 1)])]
    await journal.commit(
        *(Put("b", key, bytes(chance.randrange(300)) + secrets[key].encode()) for key in written)
    )
    gone = chance.sample(sorted(secrets), 1000)
    await journal.commit(*(Drop("b", key) for key in gone))
    await journal.scrub()
    on_disk = await asyncio.to_thread(all_bytes, tmp_path)
    found = set(re.findall(rb"secret-\d{4}\.", on_disk))
    assert found == {secrets[key].encode() for key in secrets.keys() - set(gone)}
    await journal.close()


async def test_scrubbing_says_so_when_another_program_reads_on(tmp_path: Path) -> None:
    journal = await SqliteJournal.open(tmp_path, patience=0.01)
    await journal.commit(Put("b", "k", b"v"))
    with raw(tmp_path) as db:
        db.execute("BEGIN")
        db.execute("SELECT * FROM kept").fetchone()
        with pytest.raises(JournalUnavailable):
            await journal.scrub()
    await journal.scrub()
    assert await journal.get("b", "k") == b"v"
    await journal.close()
