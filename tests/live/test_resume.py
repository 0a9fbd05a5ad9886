"""Drop and come back at every kind of moment: nothing is lost, doubled or put in another order."""

import asyncio
from pathlib import Path

import pytest

from borgo.client import Moment, Table, TableClosed
from borgo.core.game import Prompt
from borgo.games.oddville.prompts import AnyPrompt, BuildToo, ClaimBonuses, CollectTax
from borgo.protocol.messages import Act, Done, Frame, Notice, Refused, Resync, Snapshot, Welcome
from borgo.rooms.channels import RING
from borgo.rooms.entries import Acted, read_entry

from .kit import (
    choose,
    cut,
    everyone_saw_everything,
    looks_of,
    plain,
    play,
    record_of,
    running,
    seat_all,
    seed_with,
    started,
)
from .peer import Peer, peer_at

KINDS: set[type[Prompt]] = set(AnyPrompt.__args__)


class Shaky:
    """A player whose connection breaks around its acts, each time in another way."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.acts = 0
        self.drops: dict[type[Prompt], int] = {}

    async def play(self) -> list[Moment]:
        moments = []
        async for now in self.table:
            moments.append(now)
            if now.has_begun and now.outcome is not None:
                return moments
            if now.is_asked:
                await self.act(now)
        raise AssertionError

    async def act(self, now: Moment) -> None:
        kind = next(type(prompt) for prompt in now.prompts if now.seat in prompt.seats)
        way = self.drops.get(kind, 0)
        self.drops[kind] = way + 1
        self.acts += 1
        if way == 0:
            cut(self.table)
        acting = asyncio.create_task(self.table.act(choose(now.legal)))
        if way == 1:
            await asyncio.sleep(0)  # it is on its way; whether the server gets it is up to the kernel
            cut(self.table)
        if way == 2:
            for _ in range(3):
                await asyncio.sleep(0)  # the server has it, and perhaps the frame that says so is on its way
            cut(self.table)
        await acting


async def test_P_3_4_a_game_on_shaky_connections(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        kinds = (BuildToo, CollectTax, ClaimBonuses)
        run.seeds.append(seed_with(kinds, 4, lambda *_: None, lambda _prompt: True))
        tables = await seat_all(run, "oddville", 4)
        players = [Shaky(table) for table in tables]
        for table in tables:
            await table.order("collect-tax", "ask")
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(player.play()) for player in players]
            await tables[0].start()
        code = tables[0].now.table.code
        told = await record_of(run.guests[0], code)
        assert sum(player.acts for player in players) == len(told.rows)
        dropped = {kind for player in players for kind in player.drops}
        assert dropped >= set(kinds)
        views = {task.result()[-1].seat: task.result() for task in playing}
        await everyone_saw_everything(run, code, views)


async def enter(peer: Peer, token: str, **known: int) -> None:
    await peer.hello(token, **known)
    await peer.until(Welcome)


async def test_P_4_2_a_command_sent_again_is_carried_out_once(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        tables = await seat_all(run, "oddville", 2)
        asked = await started(tables)
        guest = run.guests[tables.index(asked)]
        code, seq = asked.now.table.code, asked.now.seq
        act = Act(1, seq, plain(choose(asked.now.legal)))
        await asked.leave()
        async with peer_at(guest, code) as peer:
            await enter(peer, guest.token)
            await peer.send(act, act)
            frame = await peer.until(Frame)
            while not frame.answers:
                frame = await peer.until(Frame)
            assert await peer.until(Done) == Done(1, frame.seq)
        async with peer_at(guest, code) as peer:
            await enter(peer, guest.token)
            await peer.send(act)
            assert await peer.until(Done) == Done(1, frame.seq)
        entries = [read_entry(row.payload) for row in (await run.house.journal.read(code)).rows]
        assert sum(isinstance(entry.change, Acted) for entry in entries) == 1


async def test_P_4_2_also_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        tables = await seat_all(run, "oddville", 2)
        asked = await started(tables)
        guest = run.guests[tables.index(asked)]
        code, act = asked.now.table.code, Act(1, asked.now.seq, plain(choose(asked.now.legal)))
        await asked.leave()
        async with peer_at(guest, code) as peer:
            await enter(peer, guest.token)
            await peer.send(act)
            while not (await peer.until(Frame)).answers:
                pass
            view_before = plain(run.room(code).tree(None))[2][0]
    async with running(tmp_path) as run:
        guest.address = run.address
        async with peer_at(guest, code) as peer:
            await enter(peer, guest.token)
            await peer.until(Snapshot)
            await peer.send(act)
            assert (await peer.until(Done)).id == 1
            assert plain(run.room(code).tree(None))[2][0] == view_before


async def test_P_4_2_a_refused_command_sent_again_is_refused_again(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        tables = await seat_all(run, "oddville", 2)
        asked = await started(tables)
        other = next(table for table in tables if table is not asked)
        guest = run.guests[tables.index(other)]
        act = Act(1, asked.now.seq, plain(choose(asked.now.legal)))
        code = asked.now.table.code
        async with peer_at(guest, code) as peer:
            await enter(peer, guest.token)
            await peer.send(act)
            refused = await peer.until(Refused)
            await asked.act(choose(asked.now.legal))
            await peer.send(act)
            assert await peer.until(Refused) == refused


async def test_P_3_10_two_tabs_on_one_seat(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        tables = await seat_all(run, "oddville", 2)
        asked = await started(tables)
        guest = run.guests[tables.index(asked)]
        code = asked.now.table.code
        async with peer_at(guest, code) as first:
            await enter(first, guest.token)
            async with guest.join(code) as second:
                assert (await first.until(Notice)).kind == "moved"
                assert await first.closed() == (4409, "moved-to-another-tab")
                await second.act(choose(second.now.legal))
        with pytest.raises(TableClosed):
            await asked.until(lambda _now: False)


async def test_two_tabs_race_with_the_same_decision(tmp_path: Path) -> None:
    """Both act on what they saw; one of them is in time."""
    async with running(tmp_path) as run:
        tables = await seat_all(run, "doodlecity", 2)
        asked = await started(tables)
        guest = run.guests[tables.index(asked)]
        code = asked.now.table.code
        action = choose(asked.now.legal)
        async with guest.join(code) as second:
            results = await asyncio.gather(asked.act(action), second.act(action), return_exceptions=True)
            assert isinstance(results[0], TableClosed | int)
            async with asyncio.TaskGroup() as group:
                for table in (second, next(table for table in tables if table is not asked)):
                    group.create_task(play(table))
            told = await record_of(guest, code)
            assert second.now.tree[2] == looks_of(told, second.now.seat)[-1]


async def test_P_3_4_who_was_gone_briefly_gets_the_missed_frames(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        (host,) = await seat_all(run, "oddville", 2, bots=1)
        async with peer_at(run.stranger(), host.now.table.code) as peer:
            await enter(peer, "")
            snapshot = await peer.until(Snapshot)
            mirror = peer.mirror
        for text in ("one", "two", "three"):
            await host.say(text)
        async with peer_at(run.stranger(), host.now.table.code) as peer:
            peer.mirror = mirror
            await peer.send(mirror.hello(""))
            await peer.until(Welcome)
            frames = [await peer.receive() for _ in range(host.now.seq - snapshot.seq)]
            assert [frame.seq for frame in frames if isinstance(frame, Frame)] == list(
                range(snapshot.seq + 1, host.now.seq + 1)
            )
            assert mirror.tree[0][7] == host.now.tree[0][7]


async def test_P_3_5_who_was_gone_for_long_or_comes_from_another_history_gets_a_snapshot(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as run:
        (host,) = await seat_all(run, "oddville", 2, bots=1)
        code, stranger = host.now.table.code, run.stranger()
        async with peer_at(stranger, code) as peer:
            await enter(peer, "")
            seq, epoch = (await peer.until(Snapshot)).seq, peer.mirror.epoch
        for number in range(RING + 1):
            await host.order("collect-tax", "ask" if number % 2 else "collect")
        known = {"epoch": epoch, "seq": seq}
        strange = [known, {**known, "epoch": epoch + 1}, {**known, "seq": 10_000}, {**known, "seat": 1}]
        for hello in strange:
            async with peer_at(stranger, code) as peer:
                await enter(peer, "", **hello)
                assert isinstance(await peer.receive(), Snapshot)


async def test_P_3_6_resync_is_answered_with_a_snapshot_and_counted(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        (host,) = await seat_all(run, "oddville", 2, bots=1)
        async with peer_at(run.stranger(), host.now.table.code) as peer:
            await enter(peer, "")
            await peer.until(Snapshot)
            await peer.send(Resync("hash"), Resync("whatever"))
            await peer.until(Snapshot)
            await peer.until(Snapshot)
            assert run.resyncs() == 2


async def test_P_3_2_a_late_spectator_has_everything_in_one_frame(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        tables = await seat_all(run, "oddville", 2)
        async with asyncio.TaskGroup() as group:
            for table in tables:
                group.create_task(play(table))
            await tables[0].start()
        code = tables[0].now.table.code
        async with peer_at(run.stranger(), code) as peer:
            await enter(peer, "")
            assert isinstance(await peer.receive(), Snapshot)
            told = await record_of(run.guests[0], code)
            assert peer.mirror.tree[2] == looks_of(told, None)[-1]
