"""One writing process per directory."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..errors import JournalInUse


@contextmanager
def locked(directory: Path) -> Iterator[Path]:
    """Make and hold the directory, or raise JournalInUse. However a process dies, it lets go."""
    directory = directory.resolve()
    directory.mkdir(parents=True, exist_ok=True)
    with (directory / "journal.lock").open("a+") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            raise JournalInUse(str(directory), file.read()) from None
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        yield directory
