"""The journals that must pass the contract suite. A new backend is one more line here."""

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from borgo.journal import Journal, SqliteJournal

BACKENDS: Mapping[str, Callable[[Path], Awaitable[Journal]]] = {
    "sqlite": SqliteJournal.open,
}
