"""A process killed in the middle of its work loses nothing that it was told is written."""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from borgo.journal import JournalInUse, SqliteJournal
from tests.journal import endless_writer


def last_seqs(lines: Iterable[bytes]) -> dict[str, int]:
    pairs = (line.decode().split() for line in lines)
    return {room: int(seq) for room, seq in pairs}


def started(directory: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", endless_writer.__name__, str(directory)]
    return subprocess.Popen(command, stdout=subprocess.PIPE)


@pytest.mark.parametrize("told", [1, 50, 500])
async def test_every_acknowledged_append_outlives_kill_9(tmp_path: Path, told: int) -> None:
    with started(tmp_path) as child:
        assert child.stdout is not None
        acknowledged = [child.stdout.readline() for _ in range(told)]
        with pytest.raises(JournalInUse, match=f"by process {child.pid};"):
            await SqliteJournal.open(tmp_path)
        child.kill()
        acknowledged += child.stdout.readlines()

    journal = await SqliteJournal.open(tmp_path)
    for room, seq in last_seqs(acknowledged).items():
        story = await journal.read(room)
        assert story.seq >= seq
        assert [row.payload for row in story.rows] == [
            endless_writer.payload(room, n) for n in range(1, story.seq + 1)
        ]
        assert await journal.get("seen", room) == b"%d" % story.seq
    await journal.close()
