"""The tables, as numbered migrations, and how connections are set up."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from ..errors import JournalTooNew

Migration = tuple[str, ...]

KEPT = """(
    bucket TEXT NOT NULL, key TEXT NOT NULL, value BLOB NOT NULL, PRIMARY KEY (bucket, key)
) STRICT, WITHOUT ROWID"""

MIGRATIONS: tuple[Migration, ...] = (
    (
        """CREATE TABLE rooms (
            room TEXT PRIMARY KEY, game TEXT NOT NULL, created REAL NOT NULL, header BLOB NOT NULL,
            result BLOB, seal BLOB
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX unfinished ON rooms (created) WHERE result IS NULL",
        """CREATE TABLE rows (
            room TEXT NOT NULL, seq INTEGER NOT NULL, payload BLOB NOT NULL, hash BLOB NOT NULL,
            PRIMARY KEY (room, seq)
        ) STRICT, WITHOUT ROWID""",
        f"CREATE TABLE kept {KEPT}",
    ),
)
"""Migration n is at place n - 1. What was released is never edited."""

WRITE_ANEW: Migration = (
    f"CREATE TABLE anew {KEPT}",
    "INSERT INTO anew SELECT * FROM kept",
    "DROP TABLE kept",
    "ALTER TABLE anew RENAME TO kept",
)
"""When SQLite splits a page it may leave copies of what it moved, out of reach of a later secure delete.
Pages that only ever held what is kept now have none, and the dropped ones are overwritten."""


def connect_writer(path: Path, patience: float) -> sqlite3.Connection:
    """`patience` is how many seconds a write waits for another program that holds the file."""
    db = sqlite3.connect(path, timeout=patience, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA secure_delete = ON")  # a forgotten room leaves no readable trace in the file
    return db


def connect_reader(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)


def migrate(db: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring the file to the newest version, or leave it as it was."""
    with db:
        db.execute("BEGIN IMMEDIATE")
        db.execute("CREATE TABLE IF NOT EXISTS schema (version INTEGER PRIMARY KEY) STRICT")
        (version,) = db.execute("SELECT coalesce(max(version), 0) FROM schema").fetchone()
        if version > len(migrations):
            raise JournalTooNew(version, len(migrations))
        for number, statements in enumerate(migrations[version:], version + 1):
            for statement in statements:
                db.execute(statement)
            db.execute("INSERT INTO schema VALUES (?)", (number,))
