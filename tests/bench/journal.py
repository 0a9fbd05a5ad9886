"""How long a durable commit takes, alone and in company, against bare SQLite doing the same on the same disk.

Run: python -m tests.bench.journal
"""

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from borgo.journal import Append, Create, SqliteJournal
from borgo.journal.sqlite.schema import connect_writer, migrate

PAYLOAD = bytes(80)
COMMITS_ALONE = 1000
COMMITS_EACH = 25


def bare_sqlite(directory: Path) -> list[float]:
    """The floor: one thread, one row, one commit, the same tables and pragmas."""
    db = connect_writer(directory / "bare.db", 0)
    migrate(db)
    times = []
    for seq in range(COMMITS_ALONE):
        start = perf_counter()
        db.execute("BEGIN IMMEDIATE")
        db.execute("INSERT INTO rows VALUES (?, ?, ?, ?)", ("room", seq, PAYLOAD, bytes(32)))
        db.execute("COMMIT")
        times.append(perf_counter() - start)
    db.close()
    return times


async def empty_hops() -> list[float]:
    """What the way to another thread and back costs here; a commit goes it once."""
    times = []
    with ThreadPoolExecutor(1) as thread:
        for _ in range(COMMITS_ALONE):
            start = perf_counter()
            await asyncio.get_running_loop().run_in_executor(thread, int)
            times.append(perf_counter() - start)
    return times


async def journal(directory: Path, writers: int, commits: int) -> tuple[list[float], float]:
    """The time of each append, and appends in a second, with so many rooms writing at once."""
    kept = await SqliteJournal.open(directory)
    await kept.commit(*(Create(f"room {n}", "bench", 0, b"header") for n in range(writers)))
    times: list[float] = []

    async def write(room: str) -> None:
        for seq in range(commits):
            start = perf_counter()
            await kept.commit(Append(room, seq, (PAYLOAD,)))
            times.append(perf_counter() - start)

    start = perf_counter()
    await asyncio.gather(*(write(f"room {n}") for n in range(writers)))
    took = perf_counter() - start
    await kept.close()
    return times, writers * commits / took


def rate(times: list[float]) -> float:
    return len(times) / sum(times)


def report(name: str, times: list[float], per_second: float, floor: list[float]) -> None:
    p99 = quantiles(times, n=100)[-1]
    print(
        f"{name:<22}{median(times) * 1e3:9.2f} ms{p99 * 1e3:9.2f} ms{median(times) / median(floor):8.2f}x"
        f"{per_second:12,.0f}/s{per_second / rate(floor):8.2f}x"
    )


def main() -> None:
    print(f"{'durable commits':<22}{'median':>12}{'p99':>12}{'floor':>9}{'appends':>14}{'floor':>9}")
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as name:
        directory = Path(name)
        floor = bare_sqlite(directory)
        report("bare sqlite, 1 thread", floor, rate(floor), floor)
        hops = asyncio.run(empty_hops())
        report("empty thread hop", hops, rate(hops), floor)
        for writers, commits in ((1, COMMITS_ALONE), (50, COMMITS_EACH), (200, COMMITS_EACH)):
            times, per_second = asyncio.run(journal(directory / str(writers), writers, commits))
            report(f"journal, {writers} writing", times, per_second, floor)


if __name__ == "__main__":
    main()
