"""Every command is answered, and one that is sent again is answered again and carried out once."""

import pytest

from borgo.core.rules import Illegal
from borgo.protocol.messages import Act, Done, Frame, Refused, Say, SetReady, Sit
from borgo.rooms.answers import KEPT_ANSWERS, KEPT_CLIENTS, Answers

from .harness import ANN, BOB, CLEO, LiveTable, asked, started, table_of


def test_a_command_sent_again_is_carried_out_once() -> None:
    clients = started()
    actor = asked(clients)
    act = Act(100, actor.seq, actor.legal[0])
    first = actor.send(act)
    assert isinstance(first, Frame)
    state, rows = actor.table.state, len(actor.table.rows)
    again = actor.send(act)
    assert again == Done(100, first.seq)
    assert actor.table.state is state
    assert len(actor.table.rows) == rows


def test_a_refusal_is_repeated_as_it_was() -> None:
    clients = started()
    actor = asked(clients)
    act = Act(100, actor.seq, ["end-turn"])
    first = actor.send(act)
    assert isinstance(first, Refused)
    assert actor.send(act) == first


def test_after_a_drop_the_same_page_gets_its_answer_on_the_new_connection() -> None:
    clients = started()
    actor = asked(clients)
    act = Act(100, actor.seq, actor.legal[0])
    actor.leave()
    again = actor.table.come(actor.person, like=actor)
    assert isinstance(again.send(act), Frame)
    again.leave()
    once_more = actor.table.come(actor.person, like=again)
    assert isinstance(once_more.send(act), Done)


def test_another_page_counts_from_one_again() -> None:
    ann, _bob = started()
    ann.send(Say(50, "from the phone"))
    other = ann.table.come(ANN, name="another-page")
    assert isinstance(other.send(Say(50, "from the desk")), Frame)
    assert [text for _, text in other.chat] == ["from the phone", "from the desk"]


def test_after_a_crash_what_was_saved_is_not_done_again() -> None:
    clients = started()
    actor = asked(clients)
    act = Act(100, actor.seq, actor.legal[0])
    actor.send(act)
    woken = table_of(clients).wake()
    again = woken.come(actor.person, like=actor)
    state, rows = woken.state, len(woken.rows)
    assert isinstance(again.send(act), Done)
    assert woken.state is state
    assert len(woken.rows) == rows


def test_after_a_crash_what_was_not_saved_is_done_now() -> None:
    clients = started()
    actor = asked(clients)
    table = table_of(clients)
    kept = list(table.rows)
    act = Act(100, actor.seq, actor.legal[0])
    actor.send(act)
    table.rows = kept
    again = table.wake().come(actor.person, like=actor)
    assert isinstance(again.send(act), Frame)


def test_commands_around_the_game_are_answered_once_too() -> None:
    table = LiveTable.open(seats=3, people=(ANN, BOB))
    bob = table.come(BOB)
    bob.send(SetReady(7, True))
    woken = table.wake()
    again = woken.come(BOB, like=bob)
    assert isinstance(again.send(SetReady(7, False)), Done)
    assert again.seats[1]["ready"]
    cleo = woken.come(CLEO)
    sit = Sit(9, 2)
    assert isinstance(cleo.send(sit), Done)
    assert isinstance(cleo.send(sit), Done)


def test_TB_5_1_what_is_too_old_to_remember_is_not_done_again() -> None:
    clients = started()
    actor = asked(clients)
    act = Act(1, actor.seq, actor.legal[0])
    for number in range(2, KEPT_ANSWERS + 3):
        actor.send(Say(1000 + number, ""))
    refused = actor.send(act)
    assert isinstance(refused, Refused)
    assert refused.rule == "TB-5.1"


def test_the_memory_is_bounded() -> None:
    answers = Answers()
    for client in range(KEPT_CLIENTS + 10):
        for command in range(1, KEPT_ANSWERS + 10):
            answers.remember(f"client {client}", Done(command, 1))
    assert answers.find("client 0", 1) is None
    newest = f"client {KEPT_CLIENTS + 9}"
    assert answers.find(newest, KEPT_ANSWERS) == Done(KEPT_ANSWERS, 1)
    with pytest.raises(Illegal):
        answers.find(newest, 1)


def test_a_whole_game_with_every_command_sent_twice() -> None:
    clients = started("doodlecity")
    table = table_of(clients)
    number = 5000
    while clients[0].phase == "playing":
        actor, number = asked(clients), number + 1
        act = Act(number, 0, actor.legal[0])
        rows = len(table.rows)
        assert isinstance(actor.send(act), Frame)
        assert isinstance(actor.send(act), Done)
        assert len(table.rows) == rows + 1
