"""Random commits, alone and in company, against a journal of three dictionaries."""

import asyncio
import tempfile
from copy import deepcopy
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from borgo.journal import (
    Append,
    Create,
    Drop,
    Finish,
    Forget,
    Journal,
    NoSuchRoom,
    Put,
    Refused,
    RoomExists,
    RoomFinished,
    StaleWriter,
    Write,
)
from tests.journal.backends import BACKENDS

ROOMS = ("a", "b")
KEYS = ("k", "l")
RIGHT = -1
"""Stands for the seq that the model knows to be the right one."""

rooms = st.sampled_from(ROOMS)
keys = st.sampled_from(KEYS)
blobs = st.binary(max_size=3)
seqs = st.sampled_from((RIGHT, RIGHT, RIGHT, 0, 1))
writes = st.one_of(
    st.builds(Create, rooms, st.just("venice"), st.just(0.0), blobs),
    st.builds(Append, rooms, seqs, st.lists(blobs, max_size=3).map(tuple)),
    st.builds(Append, rooms, seqs, st.lists(blobs, max_size=3).map(tuple)),
    st.builds(Finish, rooms, seqs, blobs),
    st.builds(Forget, rooms),
    st.builds(Put, st.just("bucket"), keys, blobs),
    st.builds(Drop, st.just("bucket"), keys),
)
commits = st.lists(writes, min_size=1, max_size=4)
rounds = st.lists(st.lists(commits, min_size=1, max_size=5), min_size=1, max_size=6)


class Model:
    def __init__(self) -> None:
        self.rows: dict[str, list[bytes]] = {}
        self.results: dict[str, bytes] = {}
        self.kept: dict[str, bytes] = {}

    def commit(self, commit: list[Write]) -> tuple[list[Write], type[Exception] | None]:
        """The writes with their seqs filled in, and the refusal to expect."""
        before = deepcopy(self.__dict__)
        filled = []
        for write in commit:
            filled.append(self._fill(write))
            refusal = self._write(filled[-1])
            if refusal:
                self.__dict__ = before
                return filled, refusal
        return filled, None

    def _fill(self, write: Write) -> Write:
        if isinstance(write, Append | Finish) and write.expected_seq == RIGHT:
            return msgspec.structs.replace(write, expected_seq=len(self.rows.get(write.room, ())))
        return write

    def _write(self, write: Write) -> type[Refused] | None:
        match write:
            case Create(room):
                if room in self.rows:
                    return RoomExists
                self.rows[room] = []
            case Append(room, expected_seq) | Finish(room, expected_seq):
                if room not in self.rows:
                    return NoSuchRoom
                if room in self.results:
                    return RoomFinished
                if expected_seq != len(self.rows[room]):
                    return StaleWriter
                if isinstance(write, Append):
                    self.rows[room] += write.rows
                else:
                    self.results[room] = write.result
            case Forget(room):
                self.rows.pop(room, None)
                self.results.pop(room, None)
            case Put(_, key, value):
                self.kept[key] = value
            case Drop(_, key):
                self.kept.pop(key, None)
        return None


async def check_same(journal: Journal, model: Model) -> None:
    stories = {room: await journal.read(room) for room in model.rows}
    assert {room: [row.payload for row in story.rows] for room, story in stories.items()} == model.rows
    results = {room: story.result for room, story in stories.items() if story.result is not None}
    assert results == model.results
    assert {listing.room for listing in await journal.unfinished()} == model.rows.keys() - results.keys()
    assert await journal.items("bucket") == model.kept


async def play(backend: str, directory: Path, script: list[list[list[Write]]]) -> None:
    model, journal = Model(), await BACKENDS[backend](directory)
    for together in script:
        expected = [model.commit(commit) for commit in together]
        outcomes = await asyncio.gather(
            *(journal.commit(*filled) for filled, _ in expected), return_exceptions=True
        )
        assert [outcome and type(outcome) for outcome in outcomes] == [refusal for _, refusal in expected]
    await check_same(journal, model)
    await journal.close()
    reopened = await BACKENDS[backend](directory)
    await check_same(reopened, model)
    await reopened.close()


@pytest.mark.parametrize("backend", BACKENDS)
@settings(max_examples=40, deadline=None)
@given(script=rounds)
def test_commits_do_what_three_dictionaries_do(backend: str, script: list[list[list[Write]]]) -> None:
    with tempfile.TemporaryDirectory() as directory:
        asyncio.run(play(backend, Path(directory), script))
