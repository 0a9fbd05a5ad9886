"""What every game must keep, whatever its rules: the suite runs over every registered game."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from borgo.core.game import Action
from borgo.core.rules import Illegal
from tests.texts import texts

from .plays import TABLES, Table, play
from .universe import actions_to_try

everywhere = pytest.mark.parametrize("table", TABLES, ids=str)
SAMPLES = 12


def encoded(value: Any) -> bytes:
    return msgspec.msgpack.encode(value)


def refusal(table: Table, state: Any, seat: int, action: Action) -> Illegal | None:
    try:
        table.game.step(state, seat, action)
    except Illegal as illegal:
        return illegal
    return None


@everywhere
def test_random_games_come_to_an_end(table: Table) -> None:
    for seed in table.seeds(12):
        last = None
        for moment in play(table, seed):
            assert table.game.outcome(moment.before) is None
            last = moment
        assert last is not None
        outcome = table.game.outcome(last.after)
        assert outcome is not None
        assert outcome.points == table.game.points(last.after)
        assert len(outcome.ranks) == table.seats
        assert min(outcome.ranks) == 1
        assert all(table.game.legal(last.after, seat) == () for seat in range(table.seats))


@everywhere
def test_every_listed_action_is_accepted_and_every_other_refused(table: Table) -> None:
    """Law 2, over samples of moments; what is tried beyond the list is drawn from all actions there are.

    A refusal names a rule of the book, and there is a sentence for it.
    """
    sentences = texts("en", f"rules_{table.game.id}")
    for seed in table.seeds(1, dear=True):
        choices = Random(seed)
        for number, moment in enumerate(play(table, seed)):
            if number % 7:
                continue
            before = encoded(moment.before)
            for seat in range(table.seats):
                listed = table.game.legal(moment.before, seat)
                assert len(set(listed)) == len(listed)
                for action in listed:
                    assert refusal(table, moment.before, seat, action) is None, action
                for action in actions_to_try(table.game, choices, SAMPLES):
                    illegal = refusal(table, moment.before, seat, action)
                    assert (illegal is None) == (action in listed), (seat, action, illegal)
                    if illegal is not None:
                        assert illegal.rule_id in table.game.rules
                        assert f"{illegal.rule_id}.{illegal.why}" in sentences
            assert encoded(moment.before) == before


@everywhere
def test_somebody_is_asked_and_has_an_answer(table: Table) -> None:
    """No reachable state waits for nobody, and whoever is silent has a default among the legal answers."""
    for seed in table.seeds(2):
        for moment in play(table, seed):
            asked = table.game.asked(moment.before)
            assert asked
            assert len(set(asked)) == len(asked)
            for seat in asked:
                answers = [action for action in table.game.legal(moment.before, seat) if not action.free]
                assert table.game.default(moment.before, seat) in answers
            for seat in set(range(table.seats)) - set(asked):
                assert all(action.free for action in table.game.legal(moment.before, seat))


@everywhere
def test_silence_keeps_the_table_moving(table: Table) -> None:
    """With defaults alone everybody is asked again and again; nobody has to try to win."""
    state, turns = table.start(1), Counter[int]()
    for _ in range(200):
        asked = table.game.asked(state)
        if not asked:
            break
        turns[asked[0]] += 1
        state, _ = table.game.step(state, asked[0], table.game.default(state, asked[0]))
    assert set(turns) == set(range(table.seats))


@everywhere
def test_everything_survives_the_wire(table: Table) -> None:
    game = table.game
    decode = {
        "state": msgspec.msgpack.Decoder(game.state),
        "view": msgspec.msgpack.Decoder(game.view_type),
        "action": msgspec.msgpack.Decoder(game.action),
        "event": msgspec.msgpack.Decoder(game.event),
        "prompt": msgspec.msgpack.Decoder(game.prompt),
    }
    for moment in play(table, 11):
        assert decode["state"].decode(encoded(moment.after)) == moment.after
        assert decode["action"].decode(encoded(moment.action)) == moment.action
        for event in moment.events:
            assert decode["event"].decode(encoded(event)) == event
        for prompt in game.prompts(moment.after):
            assert decode["prompt"].decode(encoded(prompt)) == prompt
        for audience in (None, moment.seat):
            view = game.view(moment.after, audience)
            assert decode["view"].decode(encoded(view)) == view
        assert msgspec.json.decode(msgspec.json.encode(moment.action), type=game.action) == moment.action


@everywhere
def test_old_states_are_never_changed(table: Table) -> None:
    kept = [(moment.before, encoded(moment.before)) for moment in play(table, 5)]
    assert all(encoded(state) == before for state, before in kept)


@everywhere
def test_steps_share_what_they_do_not_change(table: Table) -> None:
    """Undo, search and diffs are cheap only if untouched parts stay the same objects.

    A part may change and change back within a step, so a few equal copies are no fault.
    """
    shared = copied = 0
    for moment in play(table, 3):
        for name in table.game.state.__struct_fields__:
            was, now = getattr(moment.before, name), getattr(moment.after, name)
            if isinstance(now, tuple) and now and was == now:
                shared += was is now
                copied += was is not now
    assert shared > 4 * copied
