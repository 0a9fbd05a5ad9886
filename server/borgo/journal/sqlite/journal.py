"""The asyncio side: commits wait in a list, and the writer's thread takes all that wait at a time.

The list belongs to the event loop and each connection to its thread, so nothing here needs a lock. A journal
is used from the one event loop that opened it.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Generic, NamedTuple, ParamSpec, Protocol, Self, TypeVar

from ..errors import JournalClosed, JournalUnavailable
from ..port import Listing, Story, Write
from .lock import locked
from .reader import Reader
from .writer import Outcome, Writer

P = ParamSpec("P")
T = TypeVar("T")


class _Closable(Protocol):
    def close(self) -> None: ...


C = TypeVar("C", bound=_Closable)


class _InThread(Generic[C]):
    """Something that is made, used and closed in a thread of its own."""

    def __init__(self, thread: ThreadPoolExecutor, inside: C) -> None:
        self._thread = thread
        self.inside = inside

    @classmethod
    async def start(cls, name: str, make: Callable[[], C]) -> Self:
        thread = ThreadPoolExecutor(1, name)
        try:
            return cls(thread, await asyncio.get_running_loop().run_in_executor(thread, make))
        except BaseException:
            thread.shutdown()
            raise

    def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *args, **kwargs))

    async def stop(self) -> None:
        await self.run(self.inside.close)
        self._thread.shutdown()


class _Waiting(NamedTuple):
    writes: tuple[Write, ...]
    answer: asyncio.Future[None]


class SqliteJournal:
    """`borgo.journal.Journal` in a directory of its own, which one process at a time may open."""

    def __init__(self, writer: _InThread[Writer], reader: _InThread[Reader], held: AsyncExitStack) -> None:
        self._writer = writer
        self._reader = reader
        self._held = held
        self._waiting: list[_Waiting] = []
        self._is_writing = False
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, directory: Path, patience: float = 1.0) -> Self:
        """Create or open the journal there, or raise JournalInUse, JournalTooNew or JournalUnavailable.

        `patience` is how many seconds a commit waits for another program that locks the file.
        """
        held = AsyncExitStack()
        try:
            path = held.enter_context(locked(directory)) / "journal.db"
            writer = await _InThread.start("journal-writer", lambda: Writer(path, patience))
            held.push_async_callback(writer.stop)
            reader = await _InThread.start("journal-reader", lambda: Reader(path))
            held.push_async_callback(reader.stop)
        except BaseException as error:
            await held.aclose()
            if isinstance(error, sqlite3.Error):
                raise JournalUnavailable(str(error)) from error
            raise
        return cls(writer, reader, held)

    async def commit(self, *writes: Write) -> None:
        self._check_open()
        await self._enqueue(writes)

    async def read(self, room: str, after: int = 0) -> Story:
        return await self._read(self._reader.inside.story, room, after)

    async def unfinished(self, game: str | None = None) -> tuple[Listing, ...]:
        return await self._read(self._reader.inside.unfinished, game)

    async def get(self, bucket: str, key: str) -> bytes | None:
        return await self._read(self._reader.inside.get, bucket, key)

    async def items(self, bucket: str) -> dict[str, bytes]:
        return await self._read(self._reader.inside.items, bucket)

    async def scrub(self) -> None:
        self._check_open()
        try:
            await self._writer.run(self._writer.inside.scrub)
        except sqlite3.Error as error:
            raise JournalUnavailable(str(error)) from error

    async def close(self) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(self._flush_and_let_go())
        await asyncio.shield(self._closing)

    async def _flush_and_let_go(self) -> None:
        with suppress(Exception):
            await self._enqueue(())  # commits are ordered: when this one is answered, so are all before it
        await self._held.aclose()

    def _check_open(self) -> None:
        if self._closing is not None:
            raise JournalClosed

    async def _read(self, ask: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self._check_open()
        try:
            return await self._reader.run(ask, *args, **kwargs)
        except sqlite3.Error as error:
            raise JournalUnavailable(str(error)) from error

    def _enqueue(self, writes: tuple[Write, ...]) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[None] = loop.create_future()
        self._waiting.append(_Waiting(writes, answer))
        if not self._is_writing:
            self._is_writing = True
            loop.call_soon(self._write_waiting)  # not at once: all that this tick commits goes together
        return answer

    def _write_waiting(self) -> None:
        group, self._waiting = self._waiting, []
        self._is_writing = bool(group)
        if group:
            written = self._writer.run(self._writer.inside.write, [commit.writes for commit in group])
            written.add_done_callback(partial(self._answer, group))

    def _answer(self, group: list[_Waiting], written: asyncio.Future[list[Outcome]]) -> None:
        error = written.exception()
        outcomes = [error] * len(group) if error else written.result()
        for commit, outcome in zip(group, outcomes, strict=True):
            if commit.answer.done():  # its caller was cancelled
                continue
            if outcome is None:
                commit.answer.set_result(None)
            else:
                commit.answer.set_exception(outcome)
        self._write_waiting()
