"""The journal in one SQLite file: one thread writes, one reads, and all that waits is one transaction."""

from .journal import SqliteJournal

__all__ = ["SqliteJournal"]
