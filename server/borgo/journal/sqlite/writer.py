"""The writing side: a group of commits in, one outcome for each of them out. Lives in one thread."""

import sqlite3
from collections import ChainMap
from collections.abc import Sequence
from pathlib import Path

from ..chain import first_hash
from ..errors import JournalUnavailable
from ..port import Write
from .plan import Change, Head, Heads, plan
from .schema import WRITE_ANEW, connect_writer, migrate

HEADS_IN_MEMORY = 20_000

Commit = Sequence[Write]
Outcome = Exception | None
"""What the caller of a commit gets: an error, or None when everything is on disk."""


class Writer:
    def __init__(self, path: Path, patience: float) -> None:
        self._db = connect_writer(path, patience)
        try:
            migrate(self._db)
        except BaseException:
            self._db.close()
            raise
        self._heads = _KnownHeads(self._db)

    def write(self, group: Sequence[Commit]) -> list[Outcome]:
        """Write what can be written in one transaction; refused commits stay out of it."""
        heads: dict[str, Head | None] = {}
        changes: list[Change] = []
        outcomes = [self._admit(commit, heads, changes) for commit in group]
        try:
            self._carry_out(changes)
        except Exception as error:
            self._heads.clear()
            return self._fail(group, error)
        self._heads.learn(heads)
        return outcomes

    def scrub(self) -> None:
        """No trace of what was erased, neither in the file nor in the log of changes beside it."""
        self._carry_out([(sql, ()) for sql in WRITE_ANEW])
        (is_busy, *_) = self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if is_busy:
            raise JournalUnavailable("somebody reads it all the time")

    def close(self) -> None:
        self._db.close()

    def _admit(self, commit: Commit, heads: Heads, changes: list[Change]) -> Outcome:
        moved: Heads = {}
        try:
            changes += plan(commit, ChainMap(moved, heads, self._heads))
        except Exception as error:
            return _blame(error)
        heads.update(moved)
        return None

    def _carry_out(self, changes: list[Change]) -> None:
        if not changes:
            return
        with self._db:
            self._db.execute("BEGIN IMMEDIATE")
            for sql, values in changes:
                self._db.execute(sql, values)

    def _fail(self, group: Sequence[Commit], error: Exception) -> list[Outcome]:
        """Trouble with the disk is everybody's. Else a value of one commit is at fault: each goes alone."""
        if len(group) == 1 or _is_trouble(error):
            return [_blame(error) for _ in group]
        return [outcome for commit in group for outcome in self.write([commit])]


class _KnownHeads(dict[str, Head | None]):
    """The heads that were needed lately; any other is looked up."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def __missing__(self, room: str) -> Head | None:
        found = self._db.execute(
            """SELECT header, result IS NOT NULL, seq, hash FROM rooms LEFT JOIN rows USING (room)
               WHERE room = ? ORDER BY seq DESC LIMIT 1""",
            (room,),
        ).fetchone()
        if found is None:
            return None
        header, finished, seq, last_hash = found
        return Head(seq or 0, last_hash or first_hash(header), bool(finished))

    def learn(self, heads: Heads) -> None:
        if len(self) > HEADS_IN_MEMORY:
            self.clear()
        self.update(heads)


def _is_trouble(error: Exception) -> bool:
    """True for a full or failing disk, a locked or damaged file."""
    return type(error) in (sqlite3.OperationalError, sqlite3.DatabaseError)


def _blame(error: Exception) -> Exception:
    return JournalUnavailable(str(error)) if _is_trouble(error) else error
