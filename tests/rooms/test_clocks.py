"""Time: banks, increments, interrupts, pauses, and what happens when it is up."""

from borgo.core.game import Clock
from borgo.protocol.messages import Frame, Stand
from borgo.protocol.tree import Pace
from borgo.rooms.clocks import TERMS, Clocks

from .harness import ANN, BOB, CLEO, Client, asked, started, table_of

LIVE = TERMS[Pace.LIVE]
TURN, INTERRUPT = Clock.TURN, Clock.INTERRUPT


def clock_of(client: Client, seat: int) -> tuple[int, int]:
    return client.seats[seat]["bank"], client.seats[seat]["deadline"]


def test_a_turn_runs_down_the_bank() -> None:
    clocks = Clocks(Pace.LIVE, 2)
    clocks.settle(1000, {0: TURN})
    assert clocks.deadlines == [1000 + LIVE.bank, 0]
    clocks.settle(6000, {1: TURN})
    assert clocks.banks == [LIVE.bank - 5000, LIVE.bank + LIVE.increment]


def test_a_bank_has_a_limit() -> None:
    clocks = Clocks(Pace.LIVE, 2)
    for turn in range(20):
        clocks.settle(1000, {turn % 2: TURN})
    assert max(clocks.banks) == LIVE.most


def test_several_prompts_of_one_turn_bring_one_increment() -> None:
    clocks = Clocks(Pace.LIVE, 2)
    clocks.settle(1000, {0: TURN})
    clocks.settle(2000, {0: TURN}, actor=0)
    assert clocks.deadlines[0] == 1000 + LIVE.bank
    clocks.settle(3000, {1: INTERRUPT}, actor=0)
    clocks.settle(9000, {0: TURN}, actor=1)
    assert clocks.deadlines[0] == 9000 + LIVE.bank - 2000


def test_an_interrupt_has_time_of_its_own() -> None:
    clocks = Clocks(Pace.LIVE, 2)
    clocks.settle(1000, {1: INTERRUPT})
    assert clocks.deadlines[1] == 1000 + LIVE.interrupt
    clocks.settle(1000 + LIVE.interrupt, {0: TURN})
    assert clocks.banks[1] == LIVE.bank
    clocks.settle(50_000, {1: INTERRUPT})
    clocks.settle(51_000, {1: INTERRUPT}, actor=1)
    assert clocks.deadlines[1] == 51_000 + LIVE.interrupt, "the next one is a new one"
    clocks.settle(52_000, {1: INTERRUPT}, actor=0)
    assert clocks.deadlines[1] == 51_000 + LIVE.interrupt, "another seat's act is none"


def test_an_undone_turn_brings_no_increment() -> None:
    clocks = Clocks(Pace.LIVE, 2)
    clocks.settle(1000, {0: TURN})
    clocks.settle(2000, {1: TURN}, actor=0)
    clocks.settle(3000, {0: TURN}, actor=0, is_new_turn=False)
    assert clocks.banks[0] == LIVE.bank - 1000


def test_simultaneous_turns_run_side_by_side() -> None:
    clocks = Clocks(Pace.LIVE, 3)
    clocks.settle(1000, {0: TURN, 1: TURN})
    clocks.settle(4000, {1: TURN, 2: TURN}, actor=0)
    assert clocks.deadlines[0] == 0
    assert clocks.deadlines[1] == 1000 + LIVE.bank
    assert clocks.expired(10**9) == 1, "who was first"


def test_days_start_anew_with_each_turn() -> None:
    terms, clocks = TERMS[Pace.DAYS], Clocks(Pace.DAYS, 2)
    clocks.settle(0, {0: TURN})
    clocks.settle(terms.bank - 1, {1: TURN})
    clocks.settle(terms.bank, {0: TURN})
    assert clocks.deadlines[0] == terms.bank + terms.bank


def test_no_clock_at_all() -> None:
    clocks = Clocks(Pace.NONE, 2)
    clocks.settle(1000, {0: TURN})
    assert clocks.deadlines == [0, 0]
    assert clocks.next_deadline() == 0


def test_the_deadline_is_in_the_tree_and_time_takes_the_default() -> None:
    clients = started()
    table, actor = table_of(clients), asked(clients)
    bank, deadline = clock_of(actor, actor.seat)
    assert deadline == table.now + bank
    expected = table.game.default(table.state, actor.seat)
    table.pass_time(bank - 1)
    assert asked(clients) is actor
    before = table.state
    table.pass_time(1)
    assert table.state == table.game.step(before, actor.seat, expected)[0]
    assert table.by(actor)[-1] == "time"
    assert asked(clients) is not actor
    assert not actor.can_undo, "what time decided stays"


def test_silent_players_do_not_stop_the_game() -> None:
    clients = started(people=(ANN, BOB, CLEO))
    table_of(clients).pass_time(60 * 60 * 1000)
    assert len(table_of(clients).by(clients[0])) > 50
    assert set(table_of(clients).by(clients[0])) <= {"time", "order"}


def test_a_moment_late_is_in_time_if_nobody_noticed() -> None:
    clients = started()
    actor = asked(clients)
    actor.table.now = clock_of(actor, actor.seat)[1] + 5
    assert isinstance(actor.act(*actor.legal[0]), Frame)


def test_who_plays_against_bots_has_all_the_time() -> None:
    (ann,) = started(people=(ANN,), bots=2)
    assert [seat["deadline"] for seat in ann.seats] == [0, 0, 0]
    ann.table.think()
    assert ann.table.wakes_at == 0


def test_the_last_person_left_has_all_the_time() -> None:
    clients = started(people=(ANN, BOB))
    actor = asked(clients)
    other = next(client for client in clients if client is not actor)
    other.do(Stand)
    assert all(seat["deadline"] == 0 for seat in actor.seats)


def test_bots_have_no_clock() -> None:
    clients = started(people=(ANN, BOB), bots=1)
    table = table_of(clients)
    for _ in range(5):
        assert clients[0].seats[2]["deadline"] == 0
        if not table.think():
            asked(clients).act(*asked(clients).legal[0])
