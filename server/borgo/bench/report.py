"""The loads, one after another: the server on one core, the load on another."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import msgspec
import uvloop

from .load import SEATS, Hall

CLOCK_TICKS = os.sysconf("SC_CLK_TCK")


class Load(msgspec.Struct, frozen=True):
    tables: int
    spectators: int
    """At each table."""
    moves: int
    """At each table."""

    def __str__(self) -> str:
        return (
            f"{self.tables} x ({SEATS}+{self.spectators})" if self.spectators else f"{self.tables} x {SEATS}"
        )


class Result(msgspec.Struct, frozen=True):
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    bytes_per_move: float
    """Median over clients' moves, with the frame's header."""
    cpu_ms_per_1000: float
    commit_p50_ms: float
    commit_p99_ms: float
    kib_per_connection: float
    kib_per_table: float
    """With its game and 256 frames for each audience, but without its connections."""


LOADS = (Load(1, 0, 200), Load(50, 0, 200), Load(200, 0, 100), Load(10, 100, 100), Load(1, 1000, 100))


class ServerUnderLoad:
    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self._process = process
        self.address = address

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS

    def kib(self) -> int:
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])

    def stop(self) -> dict[str, float]:
        """How long commits took, in microseconds."""
        self._process.send_signal(signal.SIGTERM)
        said, _ = self._process.communicate()
        times: dict[str, float] = json.loads(said)
        return times


@asynccontextmanager
async def server_under_load(core: int) -> AsyncIterator[ServerUnderLoad]:
    with tempfile.TemporaryDirectory() as directory:
        command = [sys.executable, "-m", "borgo.bench.house", directory, str(core)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603, ASYNC220
        assert process.stdout is not None
        try:
            address = process.stdout.readline().strip()
            if not address:
                raise RuntimeError("the server did not start")
            yield ServerUnderLoad(process, address)
        finally:
            process.kill()
            process.wait()


async def measure(load: Load, core: int) -> Result:
    async with server_under_load(core) as server:
        hall, weights = Hall(server.address), [server.kib()]
        await hall.open(load.tables, load.moves)
        weights.append(server.kib())
        await hall.fill(load.spectators)
        weights.append(server.kib())
        cpu, start = server.cpu_seconds(), perf_counter()
        await hall.play()
        seconds, cpu = perf_counter() - start, server.cpu_seconds() - cpu
        weights.append(server.kib())
        hall.leave()
        commits = await asyncio.to_thread(server.stop)
    moves = sum(table.moves for table in hall.tables)
    delays = quantiles((delay * 1000 for table in hall.tables for delay in table.latencies), n=100)
    empty, opened, filled, played = weights
    return Result(
        moves_per_second=moves / seconds,
        p50_ms=delays[49],
        p99_ms=delays[98],
        bytes_per_move=median(size for table in hall.tables for size in table.sizes),
        cpu_ms_per_1000=cpu * 1e6 / moves,
        commit_p50_ms=commits["p50"] / 1000,
        commit_p99_ms=commits["p99"] / 1000,
        kib_per_connection=(filled - opened) / (load.tables * (SEATS + load.spectators)),
        kib_per_table=(opened - empty + played - filled) / load.tables,
    )


def main(loads: tuple[Load, ...] = LOADS) -> None:
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    print(
        f"  {'tables':>12} {'moves/s':>9} {'p50 ms':>7} {'p99 ms':>7} {'bytes':>6} {'CPU ms':>7}"
        f" {'commit p50':>11} {'p99 ms':>7} {'KiB/conn':>9} {'KiB/table':>10}"
    )
    for load in loads:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            found = runner.run(measure(load, cores[0]))
        print(
            f"  {load!s:>12} {found.moves_per_second:>9,.0f} {found.p50_ms:>7.2f} {found.p99_ms:>7.2f}"
            f" {found.bytes_per_move:>6.0f} {found.cpu_ms_per_1000:>7.0f}"
            f" {found.commit_p50_ms:>11.2f} {found.commit_p99_ms:>7.2f} {found.kib_per_connection:>9.1f}"
            f" {found.kib_per_table:>10.0f}",
            flush=True,
        )
    print(
        "  bytes: median per move and client; CPU: of the server, per 1000 moves; commit: until it is on disk"
    )
