"""A room that was put to sleep or killed at any moment is the same room when it wakes."""

from random import Random
from typing import Any

import msgspec
import pytest

from borgo.core.game import AnyGame
from borgo.games import GAMES
from borgo.protocol.messages import Say, SetOrder, Sit, Start
from borgo.protocol.tree import Pace
from borgo.rooms.table import Table

from .harness import ANN, BOB, CLEO, LiveTable, asked, play_on, started, table_of


def inside(table: Table) -> dict[str, Any]:
    """All that a table knows, for comparison."""
    clocks = table.clocks
    return {
        "state": table.state,
        "seats": table.seats,
        "phase": table.phase,
        "host": table.host,
        "options": table.options,
        "pace": table.pace,
        "kicked": table.kicked,
        "chat": table.chat.lines,
        "orders": [table.orders.of(seat) for seat in range(len(table.seats))],
        "clocks": (clocks.banks, clocks.deadlines, clocks._running, clocks._waited),
        "undo": [table.can_undo(seat) for seat in range(len(table.seats))],
        "took back": table.took_back,
        "changed": table.changed_ms,
    }


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_woken_table_is_the_fold_of_its_rows_at_every_moment(game: AnyGame) -> None:
    clients = started(game.id, (ANN, BOB, CLEO), pace=Pace.DAYS)
    table, chance = table_of(clients), Random(7)
    for number in range(120):
        if clients[0].phase != "playing":
            break
        table.pass_time(chance.randrange(40_000))
        play_on(clients, 1, chance)
        if number % 10 == 0:
            clients[number % 3].do(Say, f"line {number}")
            clients[number % 3].do(SetOrder, next(iter(table.room.table.orders._usual)), "forced")
        if clients[0].can_undo and chance.random() < 0.3:
            clients[0].act("undo")
        if number % 7 == 0:
            assert inside(table.wake().room.table) == inside(table.room.table)


def test_gathering_is_remembered() -> None:
    table = LiveTable.open(seats=3, people=(ANN, BOB))
    ann, cleo = table.come(ANN), table.come(CLEO)
    cleo.do(Sit, 2)
    ann.do(Say, "soon")
    assert inside(table.wake().room.table) == inside(table.room.table)


def test_clocks_stand_still_while_the_room_sleeps() -> None:
    clients = started()
    table, actor = table_of(clients), asked(clients)
    play_on(clients, 4)
    actor = asked(clients)
    left = actor.seats[actor.seat]["deadline"] - table.now
    table.pass_time(1000)
    table.now += 60 * 60 * 1000
    woken = table.wake()
    assert woken.room.table.phase.value == "paused"
    back = woken.come(actor.person)
    assert back.phase == "playing"
    assert back.seats[back.seat]["deadline"] == woken.now + left


def test_where_turns_take_days_the_clock_goes_on_in_the_dark() -> None:
    clients = started(pace=Pace.DAYS)
    table, actor = table_of(clients), asked(clients)
    deadline = actor.seats[actor.seat]["deadline"]
    table.now = deadline + 1
    woken = table.wake()
    guest = woken.come(None)
    assert guest.seats[actor.seat]["deadline"] == deadline
    woken.pass_time(0)
    assert woken.by(guest) == ["time"]


def test_the_same_trees_after_a_crash() -> None:
    clients = started(pace=Pace.DAYS)
    play_on(clients, 25)
    table = table_of(clients)
    woken = table.wake()
    again = [woken.come(client.person) for client in clients]
    for before, after in zip(clients, again, strict=True):
        assert before.tree == after.tree
        assert before.epoch != after.epoch


def test_a_woken_room_plays_on_to_the_end() -> None:
    clients = started("doodlecity")
    table = table_of(clients)
    play_on(clients, 5)
    while clients[0].phase == "playing":
        table = table.wake()
        clients = [table.come(client.person) for client in clients]
        play_on(clients, 11)
    assert table.result is not None


def test_rows_are_small() -> None:
    clients = started()
    play_on(clients, 100)
    rows = table_of(clients).rows
    assert sum(map(len, rows)) / len(rows) < 60
    assert msgspec.msgpack.decode(rows[0])


def test_a_start_is_remembered_with_its_nonces() -> None:
    table = LiveTable.open(people=(ANN,), seats=2, bots=1)
    table.come(ANN).do(Start, b"luck")
    assert table.wake().state == table.state
