"""Commands and their answers, and what each audience gets to see."""

import asyncio
from pathlib import Path

import pytest

from borgo.client import ActionRefused
from borgo.core.history import Undo
from borgo.games.oddville.actions import Build
from borgo.protocol.messages import Act, Frame, Ping, Pong, Refused, Say, SetOrder, Snapshot, Try, Welcome
from borgo.rooms.answers import KEPT_ANSWERS

from .kit import choose, plain, play, running, seat_all, started, variedly
from .peer import peer_at


async def test_P_3_1_P_5_1_a_welcome_says_where_one_is(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        tables = await seat_all(run, "oddville", 3)
        code = tables[0].now.table.code
        for guest, seat in ((run.guests[1], 1), (run.stranger(), -1)):
            async with peer_at(guest, code) as peer:
                await peer.hello(guest.token)
                welcome = await peer.until(Welcome)
                assert (welcome.version, welcome.seat) == (1, seat)
                await peer.until(Snapshot)
                table, me, look = peer.mirror.tree
                assert (table[0], me[0], look) == (code, seat, None)


async def test_P_3_1_a_welcome_comes_again_with_another_seat(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        tables = await seat_all(run, "oddville", 3)
        await tables[2].leave()
        guest, code = run.guests[2], tables[0].now.table.code
        async with peer_at(guest, code) as peer:
            await peer.hello(guest.token)
            assert (await peer.until(Welcome)).seat == 2
            await tables[0].swap_seats(1, 2)
            assert (await peer.until(Welcome)).seat == 1
            await peer.until(Snapshot)
            assert peer.mirror.tree[1][0] == 1


async def test_P_4_1_P_4_6_every_command_is_answered_once(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        (table,) = await seat_all(run, "doodlecity", 1)
        await table.start()
        guest, code, action = run.guests[0], table.now.table.code, choose(table.now.legal)
        by_name = plain(action)
        assert isinstance(by_name[0], str)
        await table.leave()
        async with peer_at(guest, code) as peer:
            await peer.hello(guest.token)
            await peer.until(Snapshot)
            await peer.send(
                Try(1, by_name), Act(2, 0, by_name), Act(3, 0, ["no-such-action"]), Say(4, "hello"), Ping(5)
            )
            answers = []
            while not isinstance(message := await peer.receive(), Pong):
                number = message.answers if isinstance(message, Frame) else getattr(message, "id", 0)
                answers += [(type(message).__name__, number)] if number else []
            assert answers == [("Forecast", 1), ("Frame", 2), ("Refused", 3), ("Frame", 4)]


async def test_P_4_3_a_refusal_names_the_rule_and_what_was_missing(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        tables = await seat_all(run, "oddville", 2)
        asked = await started(tables)
        before = asked.now
        with pytest.raises(ActionRefused) as refused:
            await asked.act(Build(1, 0, 1))
        assert refused.value.rule.startswith("OV-")
        assert refused.value.why
        with pytest.raises(ActionRefused, match=r"TB-1\.2"):
            await asked.act(Undo())
        assert asked.now is before


async def test_P_4_8_a_command_too_old_to_be_remembered_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        (table,) = await seat_all(run, "oddville", 2, bots=1)
        guest, code = run.guests[0], table.now.table.code
        async with peer_at(guest, code) as peer:
            await peer.hello(guest.token)
            await peer.until(Snapshot)
            orders = [
                SetOrder(n, "collect-tax", "ask" if n % 2 else "collect") for n in range(1, 2 + KEPT_ANSWERS)
            ]
            await peer.send(*orders, orders[0])
            assert (await peer.until(Refused)).rule == "TB-5.1"


async def test_P_4_4_spectators_do_not_act(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        tables = await seat_all(run, "oddville", 2)
        asked = await started(tables)
        async with peer_at(run.stranger(), asked.now.table.code) as peer:
            await peer.hello()
            await peer.until(Snapshot)
            await peer.send(Act(1, 0, plain(choose(asked.now.legal))))
            assert (await peer.until(Refused)).rule == "TB-1.3"


async def test_P_4_5_trying_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        (table,) = await seat_all(run, "doodlecity", 1)
        await table.start()
        before = await table.until(lambda now: now.has_begun)
        for action in before.legal:
            forecast = await table.try_out(action)
            assert len(forecast.points) == 1
        assert table.now is before


async def test_P_5_4_P_5_5_all_that_is_legal_is_accepted_and_has_a_number(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        (table,) = await seat_all(run, "venice", 2, bots=1)
        await table.start()
        for _ in range(20):
            now = await table.until(lambda now: now.is_asked)
            assert all(isinstance(item[0], int) for part in now.tree[2][1:3] for item in part)
            for action in now.legal:
                await table.try_out(action)
            assert now is table.now
            await table.act(variedly(now))


async def test_P_5_6_each_audience_sees_its_own_and_spectators_all_the_same(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        tables = await seat_all(run, "venice", 3)
        code = tables[0].now.table.code
        async with peer_at(run.stranger(), code) as one, peer_at(run.stranger(), code) as other:
            for peer in (one, other):
                await peer.hello()
                await peer.until(Snapshot)
            async with asyncio.TaskGroup() as group:
                playing = [group.create_task(play(table, variedly)) for table in tables]
                await tables[0].start()
            while one.mirror.seq < tables[0].now.seq:
                assert await one.receive() == await other.receive()
        for task in playing:
            moment = task.result()[-1]
            assert moment.view.own is not None
        assert one.mirror.tree[2][0][2] is None
