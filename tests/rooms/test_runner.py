"""The asyncio side of a room: save, then tell; in order; and what happens when saving fails."""

import asyncio

import pytest

from borgo.core.game import Action
from borgo.games import GAMES
from borgo.journal import JournalUnavailable, SqliteJournal
from borgo.protocol.messages import (
    Done,
    Frame,
    Hello,
    Notice,
    Ping,
    Pong,
    Refused,
    Say,
    Sit,
    Snapshot,
    Stand,
    Start,
)
from borgo.rooms.manager import RoomManager
from borgo.rooms.people import TablePlan

from .harness import ANN, BOB
from .sockets import Gate, Socket


async def against_bot(manager: RoomManager, game: str = "oddville") -> tuple[str, Socket]:
    code = await manager.create(TablePlan(game, 2, bots=1, bot_level="random"), ANN)
    ann = await Socket().come(manager, code, ANN)
    assert isinstance(await ann.do(Start), Frame)
    return code, ann


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_against_a_bot(manager: RoomManager, game: str) -> None:
    code, ann = await against_bot(manager, game)
    guest = await Socket("spectator").come(manager, code, None)
    await ann.play(40)
    await guest.until(lambda: guest.seq == ann.seq)
    assert guest.tree[2][1] == ann.tree[2][1]


async def test_a_whole_game_ends_in_the_journal(manager: RoomManager, journal: SqliteJournal) -> None:
    code, ann = await against_bot(manager, "doodlecity")
    await ann.play(10_000)
    assert ann.phase == "finished"
    assert (await journal.read(code)).result is not None


async def test_nothing_is_told_before_it_is_on_disk(manager: RoomManager, gate: Gate) -> None:
    code, ann = await against_bot(manager)
    guest = await Socket("spectator").come(manager, code, None)
    await ann.until(lambda: ann.is_asked)
    gate.open.clear()
    heard = len(ann.heard), len(guest.heard)
    assert ann.place is not None
    ann.place.receive(Say(100, "can you hear me?"))
    ann.place.receive(Ping(1))
    late = Socket("late-comer")
    await manager.attach(code, late, Hello(1, "", late.name), None)
    for _ in range(20):
        await asyncio.sleep(0)
    assert (len(ann.heard), len(guest.heard), len(late.heard)) == (*heard, 0)
    gate.open.set()
    await ann.until(lambda: isinstance(ann.heard[-1], Pong))
    assert isinstance(ann.heard[-2], Frame), "the answer comes before what was asked later"
    await late.until(lambda: late.tree)
    assert late.seq == ann.seq


async def test_many_commands_in_flight_are_answered_in_order(manager: RoomManager, gate: Gate) -> None:
    code = await manager.create(TablePlan("oddville", 2), ANN)
    ann = await Socket().come(manager, code, ANN)
    assert ann.place is not None
    gate.open.clear()
    for number in range(1, 6):
        ann.place.receive(Say(number, f"line {number}"))
    gate.open.set()
    await ann.until(lambda: 5 in ann.answers)
    answers = [message.answers for message in ann.heard if isinstance(message, Frame) and message.answers]
    assert answers == [1, 2, 3, 4, 5]


async def test_if_saving_fails_the_room_wakes_from_what_was_saved(manager: RoomManager, gate: Gate) -> None:
    code, ann = await against_bot(manager)
    await ann.play(3)
    await ann.until(lambda: ann.is_asked)
    before = ann.tree[2]
    gate.error = JournalUnavailable("the disk is full")
    assert ann.place is not None
    ann.place.receive(Say(77, "lost"))
    ann.place.receive(Say(78, "lost too"))
    await ann.until(lambda: ann.closed)
    assert ann.closed == "1012 restart"
    assert not {77, 78} & set(ann.answers)
    gate.error = None
    again = Socket(ann.name)
    await again.come(manager, code, ANN)
    assert again.tree[2] == before
    assert isinstance(await again.ask(Say(77, "lost")), Frame)


async def test_a_room_that_fails_wakes_again(manager: RoomManager, monkeypatch: pytest.MonkeyPatch) -> None:
    code, ann = await against_bot(manager)
    await ann.until(lambda: ann.is_asked)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr("borgo.rooms.room.clean", broken)
        assert ann.place is not None
        ann.place.receive(Say(50, "boom"))
        assert ann.closed == "1012 restart"
    again = await Socket("client-again").come(manager, code, ANN)
    await again.play(3)


async def test_a_bot_that_fails_plays_something(journal: SqliteJournal) -> None:
    def broken(*_: object) -> Action:
        raise ZeroDivisionError

    manager = RoomManager(journal, bots={"broken": broken}, bot_seconds=0)
    code = await manager.create(TablePlan("doodlecity", 2, bots=1, bot_level="broken"), ANN)
    ann = await Socket().come(manager, code, ANN)
    await ann.do(Start)
    await ann.play(10_000)
    assert ann.phase == "finished"
    await manager.shutdown()


async def test_time_passes_by_itself(journal: SqliteJournal) -> None:
    now = 1_800_000_000_000
    manager = RoomManager(journal, clock=lambda: now, bot_seconds=0)
    code = await manager.create(TablePlan("oddville", 3, wait_ms=50), ANN)
    ann = await Socket().come(manager, code, ANN)
    assert ann.phase == "gathering"
    now += 60
    await ann.until(lambda: ann.phase == "playing")
    await manager.shutdown()


async def test_a_second_tab_takes_over(manager: RoomManager) -> None:
    code, ann = await against_bot(manager)
    other = await Socket("other-tab").come(manager, code, ANN)
    assert ann.closed == "4409 moved-to-another-tab"
    assert Notice("moved") in ann.heard
    ann.leave()
    await other.play(3)


async def test_a_spectator_who_sits_down_leaves_the_hall(manager: RoomManager) -> None:
    code = await manager.create(TablePlan("oddville", 2), ANN)
    ann = await Socket().come(manager, code, ANN)
    bob = await Socket("client-bob").come(manager, code, BOB)
    assert isinstance(await bob.do(Sit, 1), Done)
    await ann.do(Say, "welcome")
    await bob.until(lambda: bob.seq == ann.seq)
    assert isinstance(await bob.do(Stand), Done)
    await ann.do(Say, "farewell")
    await bob.until(lambda: bob.seq == ann.seq)
    assert bob.tree[0][9] == []


async def test_resync_and_drained(manager: RoomManager) -> None:
    code, ann = await against_bot(manager)
    guest = await Socket("spectator").come(manager, code, None)
    for socket in (ann, guest):
        assert socket.place is not None
        socket.place.drained()
        assert isinstance(socket.heard[-1], Snapshot)
    assert isinstance(await ann.act("nonsense"), Refused)
