"""The game at the table: acts, refusals, undo, what would be if."""

from typing import Any

import msgspec
import pytest

from borgo.core.game import AnyGame
from borgo.core.look import look
from borgo.games import GAMES
from borgo.protocol.messages import Act, Forecast, Frame, Refused, Try
from borgo.protocol.numbered import Numbers, kinds
from borgo.rooms.entries import Acted, read_entry

from .harness import ANN, BOB, CLEO, LiveTable, asked, plain, play_on, started, table_of


def events(frame: Frame) -> Any:
    return msgspec.msgpack.decode(frame.events)


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_played_and_every_view_is_right_at_every_step(game: str) -> None:
    clients = started(game, (ANN, BOB, CLEO))
    table = table_of(clients)
    table.come(None)
    play_on(clients, 10_000)
    assert clients[0].phase == "finished"
    assert table.result is not None
    assert clients[0].tree[2][4] == plain(table.room.table.outcome)


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_whole_games_with_a_person_who_does_what_comes_first(game: str) -> None:
    (ann,) = started(game, (ANN,), bots=1)
    table = ann.table
    for _ in range(10_000):
        if ann.phase == "finished":
            break
        if not table.think():
            ann.act(*ann.legal[0])
    assert ann.phase == "finished"
    assert set(table.by(ann)) >= {"", "bot"}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_each_audience_sees_its_own_look_and_no_other(game: AnyGame) -> None:
    clients = started(game.id, (ANN, BOB))
    guest = table_of(clients).come(None)
    play_on(clients, 30)
    numbers, state = Numbers(game), table_of(clients).state
    for client in (*clients, guest):
        assert client.tree[2] == plain(numbers.look(look(game, state, client.audience)))


def test_each_audience_hears_its_own_events_and_no_others() -> None:
    clients = started("venice", (ANN, BOB))
    table = table_of(clients)
    guest = table.come(None)
    game, numbers, hidden = table.game, Numbers(table.game), 0
    for _ in range(150):
        before = table.state
        play_on(clients, 1)
        acted = read_entry(table.rows[-1]).change
        assert isinstance(acted, Acted)
        _, happened = game.step(before, acted.seat, table.room.table.read_action(acted.action))
        for client in (*clients, guest):
            heard = numbers.write(game.hear(event, client.audience) for event in happened)
            assert events(client.last(Frame)) == plain(heard)
            hidden += plain(heard) != plain(numbers.write(happened))
    assert hidden, "something was kept from somebody"


def test_an_act_is_answered_by_its_frame_and_others_hear_the_same() -> None:
    clients = started()
    actor = asked(clients)
    other = next(client for client in clients if client is not actor)
    guest = actor.table.come(None)
    answer = actor.act(*actor.legal[0])
    assert isinstance(answer, Frame)
    assert answer.answers > 0
    assert events(answer)
    for listener in (other, guest):
        heard = listener.last(Frame)
        assert heard.answers == 0
        assert (heard.seq, heard.events) == (answer.seq, answer.events)


def test_an_action_may_go_by_name_or_by_number() -> None:
    clients = started()
    actor = asked(clients)
    number, *fields = actor.legal[0]
    assert number == 0
    assert isinstance(actor.act("choose-resource", *fields), Frame)
    assert isinstance(asked(clients).act(*asked(clients).legal[0]), Frame)


def test_a_refusal_names_the_rule_of_the_game_and_nothing_changes() -> None:
    clients = started()
    actor, before = asked(clients), asked(clients).tree
    refused = actor.act("end-turn")
    assert isinstance(refused, Refused)
    assert refused.rule in GAMES["oddville"].rules
    assert actor.tree is before
    waiting = next(client for client in clients if client is not actor)
    assert isinstance(waiting.act(*actor.legal[0]), Refused)
    assert actor.tree is before


@pytest.mark.parametrize(
    "action",
    [
        ["no-such-action"],
        ["take-coins"],
        ["take-coins", "three"],
        ["take-coins", [1, 2]],
        ["choose-resource", None],
        ["choose-resource", True],
        ["choose-resource", 99],
        [999],
        [-1],
        [True],
        [None],
        [[1]],
        ["build", 2**62, -(2**62), 0],
    ],
)
def test_TB_3_2_what_is_no_action_is_refused(action: list[Any]) -> None:
    actor = asked(started())
    refused = actor.act(*action)
    assert isinstance(refused, Refused)
    assert refused.rule == "TB-3.2" or refused.rule.startswith("OV-")
    assert isinstance(actor.act(*actor.legal[0]), Frame)


def test_TB_1_3_spectators_do_not_play() -> None:
    clients = started()
    guest = table_of(clients).come(CLEO)
    refused = guest.act("recall")
    assert (refused.rule, refused.why) == ("TB-1.3", "no-seat")


def test_TB_3_1_nobody_plays_before_the_start_or_after_the_end() -> None:
    table = LiveTable.open(people=(ANN, BOB))
    ann = table.come(ANN)
    assert (ann.act("recall").rule, ann.act("recall").why) == ("TB-3.1", "gathering")
    clients = started("doodlecity")
    play_on(clients, 10_000)
    refused = clients[0].act("pass")
    assert (refused.rule, refused.why) == ("TB-3.1", "finished")


def test_TB_3_5_rules_that_fail_refuse_and_the_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    clients = started()
    table, actor = table_of(clients), asked(clients)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        history = table.room.table.history
        assert history is not None
        patched.setattr(history, "act", broken)
        refused = actor.act(*actor.legal[0])
    assert (refused.rule, refused.why) == ("TB-3.5", "rules-failed")
    assert isinstance(table.troubles[0], ZeroDivisionError)
    assert isinstance(actor.act(*actor.legal[0]), Frame)


# Undo.


def recalled() -> tuple[list[Any], Any]:
    """OddVille where the seat on turn may still undo what it did."""
    clients = started()
    play_on(clients, 2)
    actor = asked(clients)
    take_coins = next(action for action in actor.legal if action[0] == 2)
    actor.act(*take_coins)
    return clients, actor


def test_TB_1_2_an_act_is_taken_back() -> None:
    clients, actor = recalled()
    other = next(client for client in clients if client is not actor)
    after = actor.tree
    assert actor.can_undo
    assert not other.can_undo
    frame = actor.act("undo")
    assert isinstance(frame, Frame)
    assert events(frame)[0][1] == actor.seat
    assert asked(clients) is actor
    take_coins = next(action for action in actor.legal if action[0] == 2)
    actor.act(*take_coins)
    assert actor.tree[2] == after[2]


def test_TB_1_2_what_another_seat_has_built_on_stays() -> None:
    clients, actor = recalled()
    other = asked(clients)
    assert other is not actor
    assert (other.act("undo").rule, other.act("undo").why) == ("TB-1.2", "nothing-to-undo")
    other.act(*other.legal[0])
    assert not actor.can_undo
    assert actor.act("undo").rule == "TB-1.2"


def test_undo_is_over_with_the_game() -> None:
    clients = started("doodlecity")
    play_on(clients, 10_000)
    assert not any(client.can_undo for client in clients)


# Try.


def ask(client: Any, *action: Any) -> Any:
    return client.do(Try, list(action))


def test_a_try_tells_what_would_be_and_changes_nothing() -> None:
    clients = started()
    play_on(clients, 2)
    actor, before = asked(clients), asked(clients).tree
    rows = len(actor.table.rows)
    forecast = ask(actor, "take-coins", 3)
    assert isinstance(forecast, Forecast)
    assert msgspec.msgpack.decode(forecast.events)
    assert len(forecast.points) == 2
    assert actor.tree is before
    assert len(actor.table.rows) == rows


def test_a_try_says_why_not() -> None:
    clients = started()
    play_on(clients, 2)
    refused = ask(asked(clients), "build", 1, 0, 0)
    assert isinstance(refused, Refused)
    assert refused.rule in GAMES["oddville"].rules
    assert ask(asked(clients), "nonsense").rule == "TB-3.2"
    assert ask(table_of(clients).come(None), "recall").rule == "TB-1.3"


def test_a_try_of_undo() -> None:
    clients, actor = recalled()
    forecast = ask(actor, "undo")
    assert isinstance(forecast, Forecast)
    assert ask(asked(clients), "undo").rule == "TB-1.2"


def test_a_try_does_not_tell_what_is_hidden() -> None:
    """What would be revealed is only imagined, so it is left out, and all that comes after it."""
    clients = started("venice", (ANN, BOB))
    table, told = table_of(clients), set()
    play_on(clients, 60)
    for _ in range(40):
        actor = asked(clients)
        for action in actor.legal:
            answer = ask(actor, *action)
            assert isinstance(answer, Forecast)
            told |= {kinds(table.game.event)[number] for number, *_ in msgspec.msgpack.decode(answer.events)}
        play_on(clients, 1)
    assert told
    assert not any(kind.reveals for kind in told)


def test_a_stale_decision_is_judged_by_what_is_legal_now() -> None:
    actor = asked(started("doodlecity", (ANN, BOB)))
    old = actor.legal[0]
    assert isinstance(actor.send(Act(500, 0, old)), Frame)
    assert isinstance(actor.send(Act(501, 0, old)), Refused)
