"""Who asks for it is erased: no name, no word and no note is left, at tables awake or asleep."""

from collections.abc import Collection, Mapping

import msgspec
import pytest

from borgo.core import record
from borgo.games import GAMES
from borgo.journal import SqliteJournal
from borgo.protocol.messages import Frame, Hello, Kick, Say, SetReady, Sit, Stand, Start
from borgo.rooms.chat import lines_of
from borgo.rooms.entries import write
from borgo.rooms.inputs import Forgotten
from borgo.rooms.manager import RoomManager
from borgo.rooms.people import TablePlan

from .harness import ANN, BOB, CLEO, LiveTable, play_on, started, table_of
from .sockets import Gate, Socket

SEATS = 7
KIND, NAME = 0, 1
PLAN = TablePlan("doodlecity", 2)


def test_rows_know_nobody_by_name() -> None:
    table = LiveTable.open("doodlecity", 3, (ANN,))
    ann, bob, cleo = (table.come(person) for person in (ANN, BOB, CLEO))
    bob.do(Sit, 1)
    cleo.do(Sit, 2)
    ann.do(Kick, 2)
    cleo.do(Say, "how rude")
    bob.do(Say, "secret plans")
    bob.do(Stand)
    written = b"".join([write(table.room.table.header), *table.rows])
    for text in ("Ann", "Bob", "Cleo", "how rude", "secret plans"):
        assert text.encode() not in written


def test_who_is_forgotten_has_no_name_and_said_nothing() -> None:
    clients = started("doodlecity")
    ann, bob = clients
    cleo, dan = ann.table.come(CLEO), ann.table.come(None)
    ann.do(Say, "my plan")
    bob.do(Say, "hm")
    cleo.do(Say, "Ann wins")
    dan.do(Say, "no")
    play_on(clients, 10_000)
    ann.table.put(Forgotten("ann"))
    ann.table.put(Forgotten("cleo"))
    assert ann.closed == cleo.closed == "unknown-token"
    assert [(seat["kind"], seat["name"]) for seat in bob.seats] == [("person", ""), ("person", "Bob")]
    assert bob.chat == [("Bob", "hm")]
    assert dan.chat == [("", "no")]


def test_the_last_one_who_is_forgotten_ends_the_game() -> None:
    (ann,) = started(people=(ANN,), bots=1)
    guest = ann.table.come(None)
    ann.table.put(Forgotten("ann"))
    assert (guest.phase, guest.seats[0]["name"]) == ("finished", "")


def test_who_is_not_there_can_be_forgotten() -> None:
    table = table_of(started())
    rows = len(table.rows)
    assert not table.room.knows("eve")
    table.put(Forgotten("eve"))
    assert len(table.rows) == rows


class House:
    """Somebody knows the names of Ann and Bob, as long as they are guests."""

    def __init__(self, journal: SqliteJournal | Gate) -> None:
        self.names = {person.id: person.name for person in (ANN, BOB)}
        self.journal = journal

    async def names_of(self, person_ids: Collection[str]) -> Mapping[str, str]:
        return {person: name for person, name in self.names.items() if person in person_ids}

    def open(self) -> RoomManager:
        return RoomManager(self.journal, names_of=self.names_of, bot_seconds=0)

    async def forget(self, manager: RoomManager, person_id: str) -> None:
        await manager.forget_person(person_id)
        del self.names[person_id]


@pytest.fixture
def house(gate: Gate) -> House:
    return House(gate)


async def gathered(manager: RoomManager) -> tuple[str, Socket, Socket]:
    code = await manager.create(PLAN, ANN)
    ann = await Socket("client-ann").come(manager, code, ANN)
    bob = await Socket("client-bob").come(manager, code, BOB)
    await bob.do(Sit, 1)
    await bob.do(Say, "good luck")
    await ann.do(Say, "thank you")
    return code, ann, bob


async def finished(manager: RoomManager) -> tuple[str, Socket, Socket]:
    code, ann, bob = await gathered(manager)
    await bob.do(SetReady, True)
    await ann.do(Start)
    while ann.phase != "finished":
        player = ann if ann.is_asked else bob
        await player.play(1)
        await ann.until(lambda: ann.is_asked or bob.is_asked or ann.phase == "finished")
    await bob.until_phase("finished")
    return code, ann, bob


def names(socket: Socket) -> list[str]:
    return [seat[NAME] for seat in socket.tree[0][SEATS]]


def chat(socket: Socket) -> list[str]:
    return [text for _number, _name, _seat, text in socket.tree[0][9]]


async def test_names_and_lines_are_there_again_after_a_restart(house: House) -> None:
    first = house.open()
    code, _ann, _bob = await gathered(first)
    await first.shutdown()
    house.names["bob"] = "Robert"
    second = house.open()
    ann = await Socket("client-ann").come(second, code, ANN)
    assert names(ann) == ["Ann", "Robert"]
    assert [(name, text) for _number, name, _seat, text in ann.tree[0][9]] == [
        ("Robert", "good luck"),
        ("Ann", "thank you"),
    ]
    await second.shutdown()


async def test_a_table_that_gathers_forgets_at_once(house: House) -> None:
    manager = house.open()
    code, ann, bob = await gathered(manager)
    await house.forget(manager, "bob")
    assert bob.closed.startswith("4401")
    assert names(ann) == ["Ann", ""]
    assert ann.tree[0][SEATS][1][KIND] == "empty"
    assert chat(ann) == ["thank you"]
    assert await manager.stored_about("bob") == ([], [])
    assert len(await house.journal.items(lines_of(code))) == 1
    await manager.shutdown()


async def test_what_a_closed_connection_still_sends_brings_nobody_back(house: House) -> None:
    manager = house.open()
    _code, ann, bob = await gathered(manager)
    await house.forget(manager, "bob")
    assert bob.place is not None
    bob.place.receive(Hello(1, "token", bob.name))
    bob.place.receive(Sit(90, 1))
    await ann.do(Say, "is he gone?")
    assert ann.tree[0][SEATS][1][KIND] == "empty"
    assert await manager.stored_about("bob") == ([], [])
    await manager.shutdown()


async def test_a_finished_game_is_told_without_the_name(house: House) -> None:
    manager = house.open()
    code, ann, _bob = await finished(manager)
    notes, said = await manager.stored_about("bob")
    assert [(note.code, note.finished, note.rank > 0) for note in notes] == [(code, True, True)]
    assert [(one.code, one.line.text) for one in said] == [(code, "good luck")]
    await house.forget(manager, "bob")
    assert names(ann) == ["Ann", ""]
    told = await manager.record(code)
    assert told is not None
    assert list(record.replay(record.read(told), GAMES))
    replay = msgspec.msgpack.decode(await manager.replay(code) or b"")
    assert [seat[NAME] for seat in replay[0][3][0][SEATS]] == ["Ann", ""]
    await manager.shutdown()


async def test_a_finished_game_that_sleeps_is_not_woken_to_forget(house: House) -> None:
    first = house.open()
    code, _ann, _bob = await finished(first)
    await first.shutdown()
    second = house.open()
    await house.forget(second, "ann")
    assert len(second) == 0
    bob = await Socket("client-bob").come(second, code, BOB)
    assert names(bob) == ["", "Bob"]
    assert chat(bob) == ["good luck"]
    await second.shutdown()


async def test_what_was_said_before_leaving_early_is_found_and_erased(house: House) -> None:
    manager = house.open()
    code, ann, bob = await gathered(manager)
    assert isinstance(await ann.do(Kick, 1), Frame)
    notes, said = await manager.stored_about("bob")
    assert [(note.code, note.seat) for note in notes] == [(code, -1)]
    assert [one.line.text for one in said] == ["good luck"]
    assert await manager.tables_of("bob") == ()
    bob.leave()
    await house.forget(manager, "bob")
    assert chat(ann) == ["thank you"]
    assert await manager.stored_about("bob") == ([], [])
    await manager.shutdown()
