"""All rooms: opening, finding, quick play, sleeping and waking, notes about people, the end."""

import asyncio
from itertools import count, repeat

import pytest

from borgo.core import record
from borgo.games import GAMES
from borgo.journal import SqliteJournal
from borgo.protocol.messages import Act, Done, Frame, Hello, Notice, Rematch, Say, Sit, Stand, Start
from borgo.protocol.tree import Pace, Phase
from borgo.rooms.chat import lines_of
from borgo.rooms.codes import LETTERS, new_code, normal
from borgo.rooms.errors import BadPlan, NoSuchTable, ShuttingDown, TableClosed, VersionNotSpoken
from borgo.rooms.manager import RoomManager
from borgo.rooms.people import Person, TablePlan

from .harness import ANN, BOB, CLEO
from .sockets import Socket

INSTANT = 0.0005
PLAN = TablePlan("oddville", 2, bots=1, bot_level="random")


async def playing(manager: RoomManager, plan: TablePlan = PLAN) -> tuple[str, Socket]:
    code = await manager.create(plan, ANN)
    ann = await Socket().come(manager, code, ANN)
    await ann.do(Start)
    return code, ann


async def asleep(manager: RoomManager) -> None:
    """Until no room is awake."""
    async with asyncio.timeout(5):
        for pause in repeat(0.005):
            if not len(manager):
                return
            await asyncio.sleep(pause)


# Codes.


def test_codes_are_forgiving() -> None:
    assert normal("o1-il u") == "0111V"
    assert normal("abcde") == "ABCDE"
    assert all(normal(letter) == letter for letter in LETTERS)
    assert new_code(lambda n: bytes(range(n))) == "01234"


async def test_a_code_that_is_taken_is_not_given_out_again(journal: SqliteJournal) -> None:
    numbers = count()
    manager = RoomManager(journal, entropy=lambda n: bytes([next(numbers) // 8 % 256]) * n)
    codes = [await manager.create(PLAN, ANN) for _ in range(5)]
    assert len(set(codes)) == 5
    await manager.shutdown()


# Opening.


@pytest.mark.parametrize(
    "plan",
    [
        TablePlan("chess", 2),
        TablePlan("oddville", 1),
        TablePlan("oddville", 99),
        TablePlan("oddville", 2, options='{"end":"never"}'),
        TablePlan("oddville", 2, options="["),
        TablePlan("oddville", 2, bots=2),
        TablePlan("oddville", 2, bots=-1),
        TablePlan("oddville", 2, bot_level="genius"),
        TablePlan("oddville", 2, wait_ms=-1),
        TablePlan("oddville", 2, wait_ms=10**9),
    ],
)
async def test_bad_plans(manager: RoomManager, plan: TablePlan) -> None:
    with pytest.raises(BadPlan):
        await manager.create(plan, ANN)
    assert len(manager) == 0


async def test_a_new_table_has_the_host_first_and_bots_last(manager: RoomManager) -> None:
    code = await manager.create(TablePlan("oddville", 4, bots=2), ANN)
    ann = await Socket().come(manager, code.lower(), ANN)
    assert [seat[0] for seat in ann.tree[0][7]] == ["person", "empty", "bot", "bot"]
    assert len({seat[2] for seat in ann.tree[0][7] if seat[0] != "empty"}) == 3
    (note,) = await manager.tables_of(ANN.id)
    assert (note.code, note.game, note.seat, note.finished) == (code, "oddville", 0, False)


async def test_what_is_not_there(manager: RoomManager) -> None:
    assert not await manager.exists("ZZZZZ")
    with pytest.raises(NoSuchTable):
        await Socket().come(manager, "ZZZZZ", ANN)
    with pytest.raises(NoSuchTable):
        await manager.record("ZZZZZ")
    code = await manager.create(PLAN, ANN)
    assert await manager.exists(code.lower())
    with pytest.raises(VersionNotSpoken):
        await manager.attach(code, Socket(), Hello(99, "", "client-0001"), None)


# Lists and quick play.


async def test_lists_show_public_tables(manager: RoomManager) -> None:
    public = TablePlan("oddville", 3, public=True)
    code = await manager.create(public, ANN)
    await manager.create(TablePlan("oddville", 3), BOB)
    await manager.create(TablePlan("doodlecity", 3, public=True), CLEO)
    (listing,) = manager.open_tables("oddville")
    assert (listing.code, listing.names, listing.free) == (code, ("Ann", "", ""), 2)
    assert len(manager.open_tables()) == 2
    assert manager.live_tables() == ()
    live, _ann = await playing(manager, TablePlan("oddville", 2, public=True, bots=1))
    guest = await Socket("spectator").come(manager, live, None)
    (listing,) = manager.live_tables()
    assert (listing.code, listing.phase, listing.spectators) == (live, Phase.PLAYING, 1)
    guest.leave()
    assert manager.live_tables()[0].spectators == 0


async def test_a_table_that_its_host_has_left_is_not_offered(journal: SqliteJournal) -> None:
    now = 1_800_000_000_000
    manager = RoomManager(journal, clock=lambda: now)
    code = await manager.create(TablePlan("oddville", 3, public=True), ANN)
    assert manager.open_tables(), "the host is about to come"
    now += 60_000
    assert not manager.open_tables()
    ann = await Socket().come(manager, code, ANN)
    assert manager.open_tables()
    ann.leave()
    assert not manager.open_tables()
    assert await manager.quick_play("oddville", BOB) != code
    await manager.shutdown()


async def test_quick_play_brings_people_together(manager: RoomManager) -> None:
    code = await manager.quick_play("oddville", ANN)
    assert await manager.quick_play("oddville", BOB) == code
    assert await manager.quick_play("oddville", ANN) == code
    assert await manager.quick_play("doodlecity", CLEO) != code
    (note,) = await manager.tables_of(BOB.id)
    assert note.seat == 1
    with pytest.raises(BadPlan):
        await manager.quick_play("chess", ANN)


async def test_quick_play_starts_when_the_table_is_full(manager: RoomManager) -> None:
    people = [Person(f"p{number}", f"P{number}", number) for number in range(4)]
    codes = {await manager.quick_play("oddville", person) for person in people}
    assert len(codes) == 1
    sockets = [
        await Socket(f"client-{person.id}").come(manager, next(iter(codes)), person) for person in people
    ]
    for socket in sockets:
        await socket.until_phase("playing")
    assert not manager.open_tables("oddville")


# Sleeping and waking.


async def test_an_idle_room_falls_asleep_and_wakes_as_it_was(journal: SqliteJournal) -> None:
    manager = RoomManager(journal, bot_seconds=0, idle_minutes=INSTANT)
    code, ann = await playing(manager)
    await ann.play(5)
    await ann.until(lambda: ann.is_asked)
    before = ann.tree[2]
    ann.leave()
    await asleep(manager)
    again = await Socket().come(manager, code, ANN)
    assert again.tree[2] == before
    assert again.epoch != ann.epoch
    await manager.shutdown()


async def test_an_empty_gathering_is_cleared_away(journal: SqliteJournal) -> None:
    manager = RoomManager(journal, idle_minutes=INSTANT)
    code = await manager.create(TablePlan("oddville", 2), ANN)
    ann = await Socket().come(manager, code, ANN)
    await ann.do(Say, "nobody comes")
    await ann.do(Stand)
    ann.leave()
    await asleep(manager)
    await manager.shutdown()
    assert not await manager.exists(code)
    assert await manager.stored_about(ANN.id) == ([], [])
    assert await journal.items(lines_of(code)) == {}


async def test_many_who_come_at_once_wake_a_room_once(journal: SqliteJournal) -> None:
    first = RoomManager(journal, bot_seconds=0)
    code, ann = await playing(first)
    await ann.play(5)
    await first.shutdown()
    second = RoomManager(journal, bot_seconds=0)
    sockets = [Socket(f"client-{number:04}") for number in range(20)]
    await asyncio.gather(*(socket.come(second, code, None) for socket in sockets))
    assert len(second) == 1
    assert len({socket.epoch for socket in sockets}) == 1
    await second.shutdown()


async def test_a_command_resent_after_a_restart_is_done_once(journal: SqliteJournal) -> None:
    first = RoomManager(journal, bot_seconds=0)
    code = await first.create(TablePlan("oddville", 2, bots=1, pace=Pace.NONE), ANN)
    ann = await Socket().come(first, code, ANN)
    await ann.do(Start)
    await ann.until(lambda: ann.is_asked)
    act = Act(900, ann.seq, ann.tree[2][2][0])
    assert isinstance(await ann.ask(act), Frame)
    await first.shutdown()
    second = RoomManager(journal, bot_seconds=0)
    again = await Socket(ann.name).come(second, code, ANN)
    assert isinstance(await again.ask(act), Done)
    again.commands = act.id
    await again.play(20)
    await second.shutdown()


async def test_a_table_of_other_rules_is_closed(journal: SqliteJournal) -> None:
    manager = RoomManager(journal)
    code = await manager.create(PLAN, ANN)
    await manager.shutdown()
    later = RoomManager(journal, games={"doodlecity": GAMES["doodlecity"]})
    with pytest.raises(TableClosed):
        await Socket().come(later, code, ANN)
    await later.shutdown()


# People.


async def test_notes_follow_a_person(manager: RoomManager) -> None:
    code = await manager.create(TablePlan("doodlecity", 3, bots=1), ANN)
    bob = await Socket("client-bob").come(manager, code, BOB)
    await bob.do(Sit, 1)
    assert [note.code for note in await manager.tables_of(BOB.id)] == [code]
    await bob.do(Stand)
    assert await manager.tables_of(BOB.id) == ()


async def test_results_are_noted_and_the_record_can_be_verified(manager: RoomManager) -> None:
    code, ann = await playing(manager, TablePlan("doodlecity", 2, bots=1, bot_level="random"))
    assert await manager.record(code) is None
    await ann.play(10_000)
    (note,) = await manager.tables_of(ANN.id)
    assert note.finished
    assert note.rank in (1, 2)
    text = await manager.record(code)
    assert text is not None
    assert list(record.replay(record.read(text), GAMES))


async def test_a_rematch_is_a_new_table_with_the_same_seats(manager: RoomManager) -> None:
    code, ann = await playing(manager, TablePlan("doodlecity", 2, bots=1, bot_level="random"))
    await ann.play(10_000)
    await ann.do(Rematch)
    await ann.until(lambda: ann.tree[0][12])
    again = await Socket("client-next").come(manager, ann.tree[0][12], ANN)
    assert again.tree[0][0] != code
    assert [seat[0] for seat in again.tree[0][7]] == ["person", "bot"]
    assert isinstance(await again.do(Start), Frame)
    assert len(await manager.tables_of(ANN.id)) == 2


# The end.


async def test_shutdown_tells_everybody_when_to_come_back(journal: SqliteJournal) -> None:
    manager = RoomManager(journal, bot_seconds=0)
    code, ann = await playing(manager)
    guest = await Socket("spectator").come(manager, code, None)
    await manager.shutdown(1234)
    for socket in (ann, guest):
        assert socket.heard[-1] == Notice("restart", 1234)
        assert socket.closed == "1012 restart"
    with pytest.raises(ShuttingDown):
        await manager.create(PLAN, ANN)
    with pytest.raises(ShuttingDown):
        await Socket().come(manager, code, ANN)
    with pytest.raises(ShuttingDown):
        await manager.quick_play("oddville", ANN)
