"""Talking: players among themselves, spectators among themselves, at a human speed."""

import pytest

from borgo.protocol.messages import Done, Frame, Refused, Say
from borgo.rooms.chat import BURST, KEPT_LINES, PAUSE_MS, Patience, clean
from borgo.rooms.people import Person

from .harness import ANN, BOB, CLEO, LiveTable, play_on, started


def test_players_and_spectators_talk_apart() -> None:
    ann, bob = started()
    cleo, nobody = ann.table.come(CLEO), ann.table.come(None)
    assert isinstance(ann.do(Say, "your turn"), Frame)
    assert isinstance(cleo.do(Say, "who wins?"), Done)
    nobody.do(Say, "Bob does")
    assert ann.chat == bob.chat == [("Ann", "your turn")]
    assert cleo.chat == nobody.chat == [("Cleo", "who wins?"), ("", "Bob does")]


def test_there_is_talk_before_and_after_the_game() -> None:
    table = LiveTable.open(people=(ANN, BOB))
    ann = table.come(ANN)
    ann.do(Say, "hello")
    assert ann.chat == [("Ann", "hello")]


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("  two\nlines\t and  a tab ", "two lines and a tab"),
        ("bell\x07 and \x1b[31mred", "bell and [31mred"),
        ("\u202eesrever", "esrever"),
        ("👩‍👩‍👧 family", "👩‍👩‍👧 family"),
        ("Jó játékot! Schöne Brücke", "Jó játékot! Schöne Brücke"),
        ("line\u2028separator", "line separator"),
    ],
)
def test_a_line_is_one_line_of_visible_text(said: str, heard: str) -> None:
    ann, _bob = started()
    ann.do(Say, said)
    assert ann.chat == [("Ann", heard)]
    assert clean(heard) == heard


@pytest.mark.parametrize("said", ["", "   ", "\n\t", "\u202e", "\x00"])
def test_TB_4_1_there_must_be_something_to_say(said: str) -> None:
    ann, _bob = started()
    refused = ann.do(Say, said)
    assert isinstance(refused, Refused)
    assert refused.rule == "TB-4.1"


def test_TB_4_2_nobody_floods_the_table() -> None:
    ann, bob = started()
    for number in range(BURST):
        assert isinstance(ann.do(Say, f"line {number}"), Frame)
    refused = ann.do(Say, "one more")
    assert (refused.rule, refused.params) == ("TB-4.2", {"seconds": PAUSE_MS // 1000})
    assert isinstance(bob.do(Say, "let me speak"), Frame)
    ann.table.pass_time(PAUSE_MS)
    assert isinstance(ann.do(Say, "one more"), Frame)
    assert isinstance(ann.do(Say, "and one"), Refused)


def test_a_new_connection_is_no_new_voice() -> None:
    ann, bob = started()
    for number in range(BURST):
        ann.do(Say, f"line {number}")
    ann.leave()
    again = ann.table.come(ANN)
    assert again.do(Say, "me again").rule == "TB-4.2"
    assert bob.chat[-1] == ("Ann", "line 4")


def test_many_speakers_are_not_remembered_for_ever() -> None:
    patience = Patience()
    for number in range(1000):
        patience.hear(str(number), number * 10)
    assert len(patience._quiet_at) < 500


def test_the_last_lines_are_kept_and_a_new_one_costs_little() -> None:
    ann, bob = started()
    for number in range(KEPT_LINES + 10):
        ann.table.pass_time(PAUSE_MS)
        ann.do(Say, f"line {number}")
    assert len(bob.chat) == KEPT_LINES
    assert bob.chat[-1] == ("Ann", f"line {KEPT_LINES + 9}")
    assert bob.bytes < 60
    assert [line.text for line in ann.table.lines.values()] == [text for _name, text in bob.chat]


def test_what_players_say_is_kept_until_the_end_and_what_spectators_say_never_is() -> None:
    ann, bob = started("doodlecity")
    cleo = ann.table.come(CLEO)
    ann.do(Say, "well played")
    rows = len(ann.table.rows)
    cleo.do(Say, "who wins?")
    assert len(ann.table.rows) == rows
    play_on([ann, bob], 10_000)
    assert isinstance(ann.do(Say, "again?"), Frame)
    assert [text for _name, text in ann.chat] == ["well played", "again?"]
    assert [(line.author, line.text) for line in ann.table.lines.values()] == [("ann", "well played")]
    again = ann.table.wake().come(BOB)
    assert again.chat == [("Ann", "well played")]


def test_a_line_sent_again_is_said_once_also_after_a_crash() -> None:
    ann, _bob = started()
    say = Say(70, "only once")
    assert isinstance(ann.send(say), Frame)
    assert isinstance(ann.send(say), Done)
    again = ann.table.wake().come(ANN, like=ann)
    assert isinstance(again.send(say), Done)
    assert again.chat == [("Ann", "only once")]


def test_a_new_name_stands_before_old_lines_too() -> None:
    ann, bob = started()
    ann.do(Say, "hello")
    ann.table.come(Person("ann", "Anna"))
    assert bob.chat == [("Anna", "hello")]
