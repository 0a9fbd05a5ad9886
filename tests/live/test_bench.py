"""The bench does what it says: its scripted games are the ones that the server plays."""

import os

from borgo.bench.report import Load, measure


async def test_a_small_load_is_carried_and_measured() -> None:
    core = min(os.sched_getaffinity(0))
    found = await measure(Load(tables=2, spectators=3, moves=20), core)
    assert found.moves_per_second > 1
    assert 0 < found.p50_ms <= found.p99_ms
    assert 20 < found.bytes_per_move < 400
    assert found.commit_p50_ms > 0
