"""Who is gone keeps the seat; a bot plays it for a while; with nobody there the game waits."""

import pytest

from borgo.protocol.messages import Stand
from borgo.protocol.tree import Pace
from borgo.rooms.absence import GRACE
from borgo.rooms.clocks import DAY, TERMS
from borgo.rooms.inputs import Forgotten

from .harness import ANN, BOB, CLEO, asked, play_on, started, table_of


def test_a_seat_is_kept_and_everybody_sees_that_its_person_is_gone() -> None:
    ann, bob = started()
    bob.leave()
    assert not ann.seats[1]["connected"]
    assert (ann.seats[1]["name"], ann.seats[1]["kind"]) == ("Bob", "person")
    assert not ann.seats[1]["bot_plays"]


def test_after_the_grace_a_bot_plays_until_the_person_is_back() -> None:
    clients = started()
    table, actor = table_of(clients), asked(clients)
    other = next(client for client in clients if client is not actor)
    actor.leave()
    table.pass_time(GRACE[Pace.LIVE] - 1)
    assert not other.seats[actor.seat]["bot_plays"]
    assert not table.thoughts
    table.pass_time(1)
    assert other.seats[actor.seat]["bot_plays"]
    assert other.seats[actor.seat]["kind"] == "person"
    table.think()
    assert table.by(other)[-1] == "bot"
    back = table.come(actor.person)
    assert not other.seats[actor.seat]["bot_plays"]
    assert not back.can_undo, "what the bot did stays"


def test_who_is_back_before_the_bot_has_spoken_chooses() -> None:
    clients = started()
    table, actor = table_of(clients), asked(clients)
    actor.leave()
    table.pass_time(GRACE[Pace.LIVE])
    assert table.thoughts
    back = table.come(actor.person)
    before = table.state
    table.think()
    assert table.state is before
    assert back.legal


def test_a_short_drop_changes_nothing() -> None:
    clients = started()
    table, actor = table_of(clients), asked(clients)
    actor.leave()
    table.pass_time(GRACE[Pace.LIVE] // 2)
    again = table.come(actor.person, like=actor)
    table.pass_time(GRACE[Pace.LIVE] - 1)
    assert not again.seats[actor.seat]["bot_plays"]


def test_the_clock_of_one_who_is_gone_goes_on() -> None:
    clients = started()
    actor = asked(clients)
    deadline = actor.seats[actor.seat]["deadline"]
    actor.leave()
    other = next(client for client in clients if client is not actor)
    assert other.seats[actor.seat]["deadline"] == deadline


def test_with_everybody_gone_the_game_waits_and_clocks_stand_still() -> None:
    clients = started(bots=1, people=(ANN, BOB))
    table = table_of(clients)
    guest = table.come(CLEO)
    actor = next(client for client in clients if client.seats[client.seat]["deadline"])
    left = actor.seats[actor.seat]["deadline"] - table.now
    for client in clients:
        client.leave()
    assert guest.phase == "paused"
    assert all(seat["deadline"] == 0 for seat in guest.seats)
    table.pass_time(10 * DAY)
    table.think()
    assert guest.phase == "paused"
    assert not any(table.by(guest))
    back = table.come(actor.person)
    assert back.phase == "playing"
    assert back.seats[back.seat]["deadline"] == table.now + left


def test_bots_do_not_play_among_themselves() -> None:
    (ann,) = started(people=(ANN,), bots=2)
    table = ann.table
    while not table.thoughts:
        ann.act(*ann.legal[0])
    ann.leave()
    before = table.state
    table.think()
    assert table.state is before
    again = table.come(ANN)
    assert table.thoughts, "they think again when somebody is there"
    table.think()
    assert table.by(again)


def test_when_a_turn_takes_days_nobody_has_to_be_there() -> None:
    clients = started(pace=Pace.DAYS)
    table, actor = table_of(clients), asked(clients)
    guest = table.come(CLEO)
    for client in clients:
        client.leave()
    assert guest.phase == "playing"
    table.pass_time(TERMS[Pace.DAYS].bank - 1)
    assert not table.by(guest)
    assert not guest.seats[actor.seat]["bot_plays"]
    table.pass_time(1)
    assert table.by(guest) == ["time"]


def test_who_stands_up_in_a_game_is_replaced_for_good() -> None:
    clients = started(people=(ANN, BOB, CLEO))
    table, actor = table_of(clients), asked(clients)
    others = [client for client in clients if client is not actor]
    actor.do(Stand)
    assert actor.seat == -1
    seat = clients.index(actor)
    assert others[0].seats[seat]["kind"] == "bot"
    assert others[0].host != seat
    assert table.thoughts[0].seat == seat
    table.think()
    assert table.by(others[0])[-1] == "bot"
    assert actor.legal == [], "a spectator has nothing to choose"


def test_the_last_person_to_stand_up_ends_the_game() -> None:
    ann, bob = started()
    bob.do(Stand)
    assert ann.phase == "playing"
    ann.do(Stand)
    assert ann.phase == "finished"
    assert ann.tree[2][4] is None, "nobody has won"
    assert ann.table.result is not None
    assert ann.do(Stand).rule == "TB-2.2"


def test_who_is_forgotten_leaves_a_running_game() -> None:
    ann, bob = started()
    ann.table.put(Forgotten("bob"))
    assert ann.seats[1]["kind"] == "bot"
    assert bob.closed == "unknown-token"
    assert ann.table.notes["bob"].seat == -1


@pytest.mark.parametrize("pace", [Pace.LIVE, Pace.RELAXED, Pace.NONE])
def test_a_stand_in_plays_on_while_one_person_is_there(pace: Pace) -> None:
    clients = started(people=(ANN, BOB), pace=pace)
    ann, bob = clients
    bob.leave()
    table = ann.table
    table.pass_time(GRACE[pace])
    for _ in range(30):
        if not table.think() and asked([ann, bob]) is ann:
            play_on([ann, bob], 1)
    assert {"", "bot"} <= set(table.by(ann))
    assert table.come(BOB).phase == ann.phase
