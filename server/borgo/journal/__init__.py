"""The append-only log of all rooms, with a small durable store beside it, and SQLite behind both."""

from .chain import first_hash, next_hash
from .errors import (
    CorruptJournal,
    JournalClosed,
    JournalError,
    JournalInUse,
    JournalTooNew,
    JournalUnavailable,
    NoSuchRoom,
    Refused,
    RoomExists,
    RoomFinished,
    StaleWriter,
)
from .port import Append, Create, Drop, Finish, Forget, Journal, Listing, Put, Row, Story, Write
from .sqlite import SqliteJournal

__all__ = [
    "Append",
    "CorruptJournal",
    "Create",
    "Drop",
    "Finish",
    "Forget",
    "Journal",
    "JournalClosed",
    "JournalError",
    "JournalInUse",
    "JournalTooNew",
    "JournalUnavailable",
    "Listing",
    "NoSuchRoom",
    "Put",
    "Refused",
    "RoomExists",
    "RoomFinished",
    "Row",
    "SqliteJournal",
    "StaleWriter",
    "Story",
    "Write",
    "first_hash",
    "next_hash",
]
