"""Before the start: who sits where, what the host decides, how a table begins."""

import json

import pytest

from borgo.core.chance import commitment, from_seed
from borgo.protocol.messages import (
    Configure,
    Done,
    Frame,
    Kick,
    Refused,
    SeatBot,
    SetReady,
    Sit,
    Snapshot,
    Stand,
    Start,
    SwapSeats,
    Welcome,
)
from borgo.rooms.absence import GATHERING_GRACE
from borgo.rooms.inputs import Forgotten, Joined
from borgo.rooms.people import Person

from .harness import ANN, BOB, CLEO, DAN, SEED, Client, LiveTable, started


def gathering(seats: int = 3, game: str = "oddville", public: bool = False) -> tuple[LiveTable, Client]:
    table = LiveTable.open(game, seats, (ANN,), public=public)
    return table, table.come(ANN)


def refusal(answer: object) -> tuple[str, str]:
    assert isinstance(answer, Refused)
    return answer.rule, answer.why


def test_the_host_sees_the_table_and_nobody_sees_the_seed() -> None:
    table, ann = gathering()
    assert ann.phase == "gathering"
    assert ann.host == 0
    assert [seat["kind"] for seat in ann.seats] == ["person", "empty", "empty"]
    assert ann.seats[0]["connected"]
    assert ann.tree[0][10] == commitment(SEED)
    assert ann.tree[0][11] == ""
    assert ann.tree[2] is None
    assert SEED.hex() not in repr(table.room.tree(0))


def test_who_sits_down_gets_the_seats_tree_and_an_answer() -> None:
    table, ann = gathering()
    bob = table.come(BOB)
    assert bob.seat == -1
    done = bob.do(Sit, 2)
    assert isinstance(done, Done)
    assert done.seq == bob.seq
    assert bob.seat == 2
    assert [type(message) for message in bob.heard[-3:]] == [Welcome, Snapshot, Done]
    assert ann.seats[2]["name"] == "Bob"
    assert table.notes["bob"].seat == 2


def test_people_at_one_table_have_different_colours() -> None:
    table, ann = gathering()
    twin = Person("twin", "Twin", ANN.colour)
    table.come(twin).do(Sit, 1)
    ann.do(SeatBot, 2, "random")
    colours = [seat["colour"] for seat in ann.seats]
    assert len(set(colours)) == 3
    assert colours[0] == ANN.colour


def test_TB_1_4_who_has_no_name_cannot_sit() -> None:
    table, _ann = gathering()
    assert refusal(table.come(None).do(Sit, 1)) == ("TB-1.4", "unknown-guest")


def test_TB_1_5_a_seat_is_for_one() -> None:
    table, ann = gathering()
    assert refusal(table.come(BOB).do(Sit, 0)) == ("TB-1.5", "taken")
    ann.do(SeatBot, 1, "random")
    assert refusal(table.come(CLEO).do(Sit, 1)) == ("TB-1.5", "taken")
    assert refusal(ann.do(SeatBot, 0, "random")) == ("TB-1.5", "taken")


@pytest.mark.parametrize("seat", [-1, 3, 2**40])
def test_TB_1_1_there_are_only_so_many_seats(seat: int) -> None:
    table, ann = gathering()
    bob = table.come(BOB)
    assert refusal(bob.do(Sit, seat)) == ("TB-1.1", "no-such-seat")
    assert refusal(ann.do(SeatBot, seat, "random")) == ("TB-1.1", "no-such-seat")
    assert refusal(ann.do(Kick, seat)) == ("TB-1.1", "no-such-seat")
    assert refusal(ann.do(SwapSeats, 0, seat)) == ("TB-1.1", "no-such-seat")


def test_who_sits_elsewhere_has_moved() -> None:
    table, ann = gathering()
    ann.do(Sit, 2)
    assert ann.seat == 2
    assert ann.host == 2
    assert [seat["kind"] for seat in ann.seats] == ["empty", "empty", "person"]
    assert table.notes["ann"].seat == 2


def test_who_stands_up_watches_and_the_next_person_is_host() -> None:
    table, ann = gathering()
    bob, cleo = table.come(BOB), table.come(CLEO)
    bob.do(Sit, 2)
    cleo.do(Sit, 1)
    assert isinstance(ann.do(Stand), Done)
    assert ann.seat == -1
    assert cleo.host == 1
    assert table.notes["ann"].seat == -1
    cleo.do(Stand)
    bob.do(Stand)
    assert ann.host == -1
    bob.do(Sit, 0)
    assert ann.host == 0


def test_TB_2_1_only_the_host_decides() -> None:
    table, _ann = gathering()
    bob = table.come(BOB)
    bob.do(Sit, 1)
    for command in (
        (Configure, 3, "{}", "live", True),
        (SeatBot, 2, "random"),
        (Kick, 0),
        (SwapSeats, 0, 1),
        (Start,),
    ):
        assert refusal(bob.do(*command)) == ("TB-2.1", "not-host")


def test_TB_1_3_spectators_decide_nothing() -> None:
    table, _ann = gathering()
    guest = table.come(BOB)
    for command in ((Stand,), (SetReady, True), (Start,), (Kick, 0)):
        assert refusal(guest.do(*command)) == ("TB-1.3", "no-seat")


def test_the_host_configures_and_everybody_is_asked_again() -> None:
    table, ann = gathering()
    bob = table.come(BOB)
    bob.do(Sit, 1)
    bob.do(SetReady, True)
    assert ann.seats[1]["ready"]
    assert isinstance(ann.do(Configure, 4, '{"end":"one-last-turn"}', "relaxed", True), Frame)
    assert bob.tree[0][3:5] == ["relaxed", True]
    assert json.loads(bob.tree[0][2]) == {"end": "one-last-turn"}
    assert len(bob.seats) == 4
    assert not bob.seats[1]["ready"]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ((9, "{}", "live", True), ("TB-2.4", "not-so-many")),
        ((2, "{}", "live", True), ("TB-2.4", "seats-taken")),
        ((3, '{"nonsense":1}', "live", True), ("TB-2.3", "unknown-options")),
        ((3, "{", "live", True), ("TB-2.3", "unknown-options")),
        ((3, '"\ud800"', "live", True), ("TB-2.3", "unknown-options")),
        ((3, "[" * 1999, "live", True), ("TB-2.3", "unknown-options")),
        ((3, "{}", "brisk", True), ("TB-2.3", "unknown-pace")),
    ],
)
def test_TB_2_3_TB_2_4_a_table_that_cannot_be(
    fields: tuple[int, str, str, bool], expected: tuple[str, str]
) -> None:
    table, ann = gathering()
    table.come(BOB).do(Sit, 2)
    before = ann.tree
    assert refusal(ann.do(Configure, *fields)) == expected
    assert ann.tree == before


def test_the_host_swaps_seats_and_each_connection_follows() -> None:
    table, ann = gathering()
    bob = table.come(BOB)
    bob.do(Sit, 1)
    assert isinstance(ann.do(SwapSeats, 0, 1), Done)
    assert (ann.seat, bob.seat) == (1, 0)
    assert ann.host == 1
    assert [seat["name"] for seat in bob.seats] == ["Bob", "Ann", ""]
    ann.do(SwapSeats, 1, 2)
    assert ann.seat == 2


def test_TB_1_6_who_was_kicked_does_not_come_back() -> None:
    table, ann = gathering()
    bob = table.come(BOB)
    bob.do(Sit, 1)
    assert isinstance(ann.do(Kick, 1), Frame)
    assert bob.seat == -1
    assert refusal(bob.do(Sit, 1)) == ("TB-1.6", "kicked-out")
    assert refusal(ann.do(Kick, 0)) == ("TB-1.1", "nobody-to-kick")
    assert refusal(ann.do(Kick, 2)) == ("TB-1.1", "nobody-to-kick")


def test_TB_2_7_bots_of_known_levels_only() -> None:
    _table, ann = gathering()
    assert refusal(ann.do(SeatBot, 1, "genius")) == ("TB-2.7", "unknown-level")
    ann.do(SeatBot, 1, "greedy")
    assert (ann.seats[1]["kind"], ann.seats[1]["level"]) == ("bot", "greedy")
    ann.do(SeatBot, 1, "")
    assert ann.seats[1]["kind"] == "empty"


def test_TB_2_5_TB_2_6_a_game_starts_with_all_seats_taken_and_everybody_ready() -> None:
    table, ann = gathering()
    bob = table.come(BOB)
    bob.do(Sit, 1)
    assert refusal(ann.do(Start)) == ("TB-2.6", "empty-seat")
    ann.do(SeatBot, 2, "random")
    assert refusal(ann.do(Start)) == ("TB-2.5", "not-ready")
    bob.do(SetReady, True)
    bob.do(SetReady, False)
    assert refusal(ann.do(Start)) == ("TB-2.5", "not-ready")
    bob.do(SetReady, True)
    assert isinstance(ann.do(Start), Frame)
    assert bob.phase == "playing"
    assert bob.tree[2] is not None


def test_TB_2_2_what_is_decided_before_the_start_stays() -> None:
    ann, bob = started()
    guest = ann.table.come(CLEO)
    for command in (
        (Configure, 2, "{}", "live", True),
        (SeatBot, 1, "random"),
        (Kick, 1),
        (SwapSeats, 0, 1),
        (Start,),
    ):
        assert refusal(ann.do(*command)) == ("TB-2.2", "started")
    assert refusal(bob.do(SetReady, True)) == ("TB-2.2", "started")
    assert refusal(guest.do(Sit, 1)) == ("TB-2.2", "started")


def test_everybodys_nonce_is_in_the_chance_in_the_order_of_seats() -> None:
    table = LiveTable.open("oddville", 3, (ANN, BOB, CLEO))
    ann, bob, cleo = (table.come(person) for person in (ANN, BOB, CLEO))
    cleo.do(SetReady, True, b"cleo")
    bob.do(SetReady, True, b"bob")
    ann.do(Start, b"ann")
    chance = from_seed(SEED, (b"ann", b"bob", b"cleo"))
    assert table.state == table.game.new(table.room.table.options, 3, chance)


def test_a_host_who_stays_away_is_host_no_longer() -> None:
    table, ann = gathering()
    bob = table.come(BOB)
    bob.do(Sit, 1)
    ann.leave()
    table.pass_time(GATHERING_GRACE - 1)
    assert bob.host == 0
    table.pass_time(1)
    assert bob.host == 1
    assert bob.seats[0]["name"] == "Ann", "the seat at a private table is kept"


def test_one_who_is_away_is_in_nobodys_way_at_a_private_table() -> None:
    table, ann = gathering()
    bob, cleo = table.come(BOB), table.come(CLEO)
    bob.do(Sit, 1)
    cleo.do(Sit, 2)
    bob.leave()
    table.pass_time(2 * GATHERING_GRACE)
    ann.leave()
    table.pass_time(GATHERING_GRACE)
    assert cleo.host == 2
    assert cleo.seats[1]["name"] == "Bob"
    assert table.wakes_at == 0


def test_a_public_table_does_not_keep_seats_for_ever() -> None:
    table, ann = gathering(public=True)
    bob = table.come(BOB)
    bob.do(Sit, 1)
    ann.leave()
    table.pass_time(GATHERING_GRACE)
    assert bob.seats[0]["kind"] == "empty"
    assert bob.host == 1


def test_a_table_that_nobody_looks_at_waits() -> None:
    table, ann = gathering(public=True)
    ann.leave()
    table.pass_time(10 * GATHERING_GRACE)
    assert table.room.table.persons == [0]
    assert table.wakes_at == 0


# Tables that start by themselves.


def waiting(people: tuple[Person, ...] = (ANN,), seats: int = 3) -> LiveTable:
    return LiveTable.open("oddville", seats, people, public=True, wait_ms=20_000)


def test_a_waiting_table_starts_when_it_is_full() -> None:
    table = waiting((ANN, BOB))
    ann = table.come(ANN)
    assert ann.tree[0][13] == table.room.table.header.created_ms + 20_000
    table.put(Joined(CLEO))
    assert ann.seats[2]["name"] == "Cleo"
    cleo = table.come(CLEO)
    assert ann.phase == "gathering"
    bob = table.come(BOB)
    assert ann.phase == cleo.phase == bob.phase == "playing"
    assert ann.tree[0][13] == 0


def test_a_waiting_table_fills_with_bots_in_time() -> None:
    table = waiting((ANN, BOB))
    ann = table.come(ANN)
    table.pass_time(20_000)
    assert ann.phase == "playing"
    assert [seat["kind"] for seat in ann.seats] == ["person", "bot", "bot"]
    assert table.notes["bob"].seat == -1


def test_a_waiting_table_does_not_start_for_nobody() -> None:
    table = waiting()
    table.pass_time(60_000)
    assert table.room.table.history is None
    assert table.come(ANN).phase == "playing"


def test_who_joins_twice_has_one_seat_and_a_full_table_takes_nobody() -> None:
    table = waiting((ANN, BOB))
    table.put(Joined(ANN))
    table.put(Joined(CLEO))
    table.put(Joined(DAN))
    assert [sitter.person for sitter in table.room.table.seats] == ["ann", "bob", "cleo"]


def test_who_is_forgotten_leaves_no_name() -> None:
    table, ann = gathering()
    bob = table.come(BOB)
    bob.do(Sit, 1)
    table.put(Forgotten("bob"))
    assert ann.seats[1]["name"] == ""
    assert table.notes["bob"].seat == -1


def test_a_new_name_is_seen_when_its_owner_comes_back() -> None:
    ann, bob = started()
    ann.leave()
    ann.table.come(Person("ann", "Anna", 4))
    assert bob.seats[0]["name"] == "Anna"
    assert bob.seats[0]["colour"] == ANN.colour, "pieces do not change their colour"
