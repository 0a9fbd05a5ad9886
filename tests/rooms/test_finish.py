"""The end: the seed is told, the result is kept, and those who want to play again do."""

import json

import pytest

from borgo.core import record
from borgo.core.chance import commitment
from borgo.games import GAMES
from borgo.protocol.messages import Frame, Rematch, Say, Stand
from borgo.rooms.entries import read_entry
from borgo.rooms.inputs import RematchOpened
from borgo.rooms.records import record_of

from .harness import ANN, BOB, CLEO, SEED, Client, LiveTable, plain, play_on, started, table_of


def finished(game: str = "doodlecity") -> list[Client]:
    clients = started(game, (ANN, BOB, CLEO))
    play_on(clients, 10_000)
    assert clients[0].phase == "finished"
    return clients


def test_the_seed_is_told_and_keeps_what_was_promised() -> None:
    clients = finished()
    assert clients[0].tree[0][11] == SEED.hex()
    assert clients[0].tree[0][10] == commitment(SEED)


def test_the_result_and_a_note_for_everybody_are_kept() -> None:
    clients = finished()
    table = table_of(clients)
    outcome = table.room.table.outcome
    assert outcome is not None
    assert table.result is not None
    assert json.loads(table.result) == {"outcome": plain(outcome)}
    for seat, name in enumerate(("ann", "bob", "cleo")):
        note = table.notes[name]
        assert note.finished
        assert (note.seat, note.rank, note.points) == (seat, outcome.ranks[seat], outcome.points[seat])


@pytest.mark.parametrize("game", GAMES)
def test_the_journal_gives_a_record_that_anyone_can_verify(game: str) -> None:
    table = table_of(finished(game))
    entries = [read_entry(row) for row in table.rows]
    text = record_of(table.game, table.room.table.header, entries)
    assert text is not None
    rows = list(record.replay(record.read(text), GAMES))
    assert rows[-1][2].state == table.state
    assert record_of(table.game, table.room.table.header, entries[:-1]) is None


def test_after_the_end_there_is_talk_and_nothing_is_saved() -> None:
    clients = finished()
    rows = len(table_of(clients).rows)
    assert isinstance(clients[1].do(Say, "well played"), Frame)
    assert clients[0].chat == [("Bob", "well played")]
    assert len(table_of(clients).rows) == rows


def test_a_rematch_when_all_who_are_there_want_it() -> None:
    ann, bob, cleo = finished()
    table = ann.table
    assert isinstance(ann.do(Rematch), Frame)
    assert bob.seats[0]["wants_rematch"]
    assert not table.rematches
    cleo.leave()
    bob.do(Rematch)
    (wish,) = table.rematches
    assert [sitter.person for sitter in wish.seats] == ["ann", "bob", "cleo"]
    assert [sitter.ready for sitter in wish.seats] == [True, True, False]
    assert wish.plan.game == "doodlecity"
    table.put(RematchOpened("NEXT1"))
    assert ann.tree[0][12] == "NEXT1"


def test_a_rematch_is_opened_once() -> None:
    clients = finished()
    for client in clients:
        client.do(Rematch)
    wishes = table_of(clients).rematches
    assert len(wishes) == 1
    clients[0].do(Rematch)
    assert len(wishes) == 1


def test_TB_3_4_no_rematch_before_the_end() -> None:
    ann, _bob = started()
    refused = ann.do(Rematch)
    assert (refused.rule, refused.why) == ("TB-3.4", "not-over")


def test_who_comes_late_sees_the_end() -> None:
    clients = finished()
    woken = table_of(clients).wake()
    guest = woken.come(None)
    assert guest.phase == "finished"
    assert guest.tree[2] == plain_look(clients[0])
    assert woken.rows == table_of(clients).rows


def plain_look(client: Client) -> object:
    table = LiveTable(client.table.room, client.table.now, client.table.chance)
    return table.come(None).tree[2]


def test_an_abandoned_game_has_a_result_without_winner() -> None:
    ann, bob = started()
    bob.do(Stand)
    ann.do(Stand)
    assert ann.table.result is not None
    assert json.loads(ann.table.result)["outcome"] is None
