"""Whole games over real sockets: every client sees what the server sees, at every seq."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from borgo.client import Moment, Table
from borgo.core import record
from borgo.core.game import Action, Clock, Prompt, Seat
from borgo.games import GAMES
from borgo.games.oddville.actions import Collect, Decline
from borgo.games.oddville.prompts import BuildToo, CollectTax
from borgo.protocol.codec import JSON
from borgo.protocol.tree import Pace
from borgo.rooms import clocks

from .kit import (
    Answer,
    Running,
    everyone_saw_everything,
    look_through,
    play,
    predictably,
    running,
    seat_all,
    seed_with,
    variedly,
    watch,
)

INTERRUPTS = (BuildToo, CollectTax)


def is_interrupt(prompt: Prompt) -> bool:
    return isinstance(prompt, INTERRUPTS)


async def play_out(
    run: Running, tables: list[Table], answer: Answer = predictably
) -> dict[Seat | None, list[Moment]]:
    """From the start to the end, with spectators in both subprotocols from the first moment on."""
    code = tables[0].now.table.code
    stranger = run.stranger()
    spectators = [stranger.watch(code), stranger.watch(code, codec=JSON)]
    for spectator in spectators:
        await spectator.__aenter__()
    async with asyncio.TaskGroup() as group:
        players = [group.create_task(play(table, answer)) for table in tables]
        watchers = [group.create_task(watch(spectator)) for spectator in spectators]
        await tables[0].start()
    seen = [task.result() for task in watchers]
    assert [moment.tree[2] for moment in seen[0]] == [moment.tree[2] for moment in seen[1]]
    views: dict[Seat | None, list[Moment]] = {None: seen[0]}
    for task in players:
        moments = task.result()
        views[moments[-1].seat] = moments
    await everyone_saw_everything(run, code, views)
    return views


def answered(views: dict[Seat | None, list[Moment]]) -> set[tuple[type[Prompt], str]]:
    """Which interrupts were answered, and what by."""
    found = set()
    for before, after in zip(views[None], views[None][1:], strict=False):
        if before.has_begun and after.events:
            found |= {(type(prompt), after.by) for prompt in before.prompts if is_interrupt(prompt)}
    return found


async def test_P_3_3_interrupts_answered_by_persons(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        run.seeds.append(seed_with(INTERRUPTS, 4, lambda *_: None, is_interrupt))
        tables = await seat_all(run, "oddville", 4)
        for table in tables:
            await table.order("collect-tax", "ask")
        assert answered(await play_out(run, tables)) >= {(BuildToo, ""), (CollectTax, "")}


async def test_interrupts_answered_by_standing_orders(tmp_path: Path) -> None:
    def ordered(prompt: Prompt, _state: Any, _seat: Seat) -> Action | None:
        return (
            Decline()
            if isinstance(prompt, BuildToo)
            else Collect()
            if isinstance(prompt, CollectTax)
            else None
        )

    async with running(tmp_path) as run:
        run.seeds.append(seed_with(INTERRUPTS, 4, ordered, is_interrupt))
        tables = await seat_all(run, "oddville", 4)
        for table in tables:
            await table.order("collect-tax", "collect")
            await table.order("build-too", "decline")
        assert answered(await play_out(run, tables)) == {(BuildToo, "order"), (CollectTax, "order")}


async def test_interrupts_answered_by_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hurried = clocks.Terms(bank=60_000, increment=0, most=60_000, interrupt=20)
    monkeypatch.setattr(clocks, "TERMS", {**clocks.TERMS, Pace.LIVE: hurried})
    game = GAMES["oddville"]

    def silent(prompt: Prompt, state: Any, seat: Seat) -> Action | None:
        return game.default(state, seat) if is_interrupt(prompt) else None

    async with running(tmp_path) as run:
        run.seeds.append(seed_with(INTERRUPTS, 4, silent, is_interrupt))
        tables = await seat_all(run, "oddville", 4)
        for table in tables:
            await table.order("collect-tax", "ask")
        views = await play_out(
            run, tables, lambda now: None if now.prompts[0].clock is Clock.INTERRUPT else predictably(now)
        )
        assert answered(views) == {(BuildToo, "time"), (CollectTax, "time")}


async def test_interrupts_answered_by_bots(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        run.seeds.append(
            seed_with(
                INTERRUPTS, 4, lambda *_: None, lambda prompt: is_interrupt(prompt) and prompt.seats[0] >= 2
            )
        )
        tables = await seat_all(run, "oddville", 4, bots=2)
        for table in tables:
            await table.order("collect-tax", "ask")
        assert answered(await play_out(run, tables)) >= {(BuildToo, "bot"), (CollectTax, "bot")}


@pytest.mark.parametrize(
    ("game", "seats"), [("venice", 4), ("venice", 2), ("doodlecity", 5), ("doodlecity", 1)]
)
async def test_a_whole_game_of_the_others(tmp_path: Path, game: str, seats: int) -> None:
    async with running(tmp_path) as run:
        await play_out(run, await seat_all(run, game, seats), variedly)


async def test_the_record_of_a_game_can_be_verified(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        seed = bytes(range(32))
        run.seeds.append(seed)
        tables = await seat_all(run, "oddville", 2)
        await play_out(run, tables)
        code, guest = tables[0].now.table.code, run.guests[0]
        told = record.read(await guest.call("GET", f"/api/tables/{code}/record"))
        assert told.footer.seed == seed.hex()
        assert len(told.rows) == len(look_through(GAMES["oddville"], 2, seed, lambda *_: None))
        result = await guest.call("GET", f"/api/tables/{code}/result")
        assert result["points"] == list(tables[0].now.points)
