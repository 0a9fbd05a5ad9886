"""The server is killed, or told to stop, while games are played: nothing that anyone was told is lost."""

import asyncio
import signal
from pathlib import Path
from random import Random
from typing import Any

from borgo.client import ActionRefused, Borgo, Moment, Table

from .kit import choose, looks_of, looks_seen, record_of
from .process import server_process

GAMES_AT_ONCE = 8
KILLS = 4
GUARD_SECONDS = 90


async def open_table(address: str, number: int) -> list[Table]:
    guests = [Borgo(address) for _ in range(2)]
    for seat, guest in enumerate(guests):
        await guest.sign_in(f"Player {number}.{seat}")
    code = await guests[0].create_table("oddville", 3, bots=1, botLevel="random")
    tables = [await guest.join(code).__aenter__() for guest in guests]
    await tables[1].sit(1)
    await tables[1].ready()
    await tables[0].start()
    return tables


async def play(table: Table, told: list[Moment]) -> None:
    """Like kit.play, but the world may have moved on while the connection was gone."""
    async for now in table:
        told.append(now)
        if now.has_begun and now.outcome is not None:
            return
        if now.is_asked:
            try:
                await table.act(choose(now.legal, now.seq))
            except ActionRefused:
                if table.now is now:
                    raise


def is_part_of(seen: list[Any], whole: list[Any]) -> bool:
    """All that was seen is there, in this order."""
    rest = iter(whole)
    return all(any(look == each for each in rest) for look in seen)


async def test_P_4_7_kill_9_at_random_moments(tmp_path: Path) -> None:
    random = Random(11)
    async with asyncio.timeout(GUARD_SECONDS), server_process(tmp_path) as server:
        games = await asyncio.gather(*(open_table(server.address, number) for number in range(GAMES_AT_ONCE)))
        told: dict[Table, list[Moment]] = {table: [] for tables in games for table in tables}
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(play(table, seen)) for table, seen in told.items()]
            for _ in range(KILLS):
                await asyncio.wait(playing, timeout=random.uniform(0.2, 0.7))
                await server.stop(signal.SIGKILL)
                await server.start()
        for tables in games:
            record = await record_of(Borgo(server.address), tables[0].now.table.code)
            for table in tables:
                looks = looks_of(record, table.now.seat)
                assert is_part_of(looks_seen(told[table]), looks)
                assert table.now.tree[2] == looks[-1]
                await table.leave()


async def test_P_3_9_a_stop_saves_tells_and_lets_everyone_come_back(tmp_path: Path) -> None:
    talkative = {"BORGO_RESTART_MS": "50", "BORGO_LOG_LEVEL": "debug"}
    async with asyncio.timeout(GUARD_SECONDS), server_process(tmp_path, **talkative) as server:
        tables = await open_table(server.address, 0)
        told: dict[Table, list[Moment]] = {table: [] for table in tables}
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(play(table, seen)) for table, seen in told.items()]
            await asyncio.wait(playing, timeout=0.2)
            code, logged = await server.stop(signal.SIGTERM)
            assert code == 0
            assert b"stopped" in logged
            assert all(table._token.encode() not in logged for table in tables)
            await server.start()
        record = await record_of(Borgo(server.address), tables[0].now.table.code)
        for table, seen in told.items():
            assert is_part_of(looks_seen(seen), looks_of(record, table.now.seat))
            await table.leave()
