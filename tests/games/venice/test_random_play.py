"""Random games to the end: what must hold in every position."""

import random
from collections import Counter

import pytest

from borgo.core.game import Seat
from borgo.core.rules import Illegal
from borgo.games.venice import GAME
from borgo.games.venice.actions import AnyAction
from borgo.games.venice.data import SWAMP
from borgo.games.venice.legal import refusal
from borgo.games.venice.state import State

from .invariants import check, check_gains
from .positions import every_action, new, random_game

EVERYTHING = tuple(every_action())
GAMES = 25


def accepted(state: State, seat: Seat) -> set[AnyAction]:
    return {action for action in EVERYTHING if refusal(state, seat, action) is None}


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_end_and_keep_the_rules_on_the_way(seats: int) -> None:
    for seed in range(GAMES):
        final = new(seats, seed)
        for before, seat, action, after, _ in random_game(seats, seed):
            (asked,) = GAME.asked(before)
            assert any(not option.free for option in GAME.legal(before, asked)), "there is always an answer"
            assert all(now >= was for was, now in zip(GAME.points(before), GAME.points(after), strict=True))
            assert action in GAME.legal(before, seat)
            check(after)
            check_gains(after)
            final = after
        outcome = GAME.outcome(final)
        assert outcome is not None
        assert min(outcome.ranks) == 1
        assert outcome.points == GAME.points(final)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_list_is_exactly_what_is_accepted(seats: int) -> None:
    prompts: Counter[str] = Counter()
    for seed in range(6):
        for number, (state, *_) in enumerate(random_game(seats, seed)):
            (prompt,) = GAME.prompts(state)
            name = type(prompt).__name__
            prompts[name] += 1
            if prompts[name] > 8 and number % 40:
                continue
            for seat in range(seats):
                listed = GAME.legal(state, seat)
                assert len(set(listed)) == len(listed)
                assert set(listed) == accepted(state, seat)
    assert {"BuildStage", "ChoosePlace", "DrainStage", "DrawStage", "ChoosePlaceOutOfTurn"} <= prompts.keys()


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_refusal_names_a_rule_and_changes_nothing(seats: int) -> None:
    rules = set()
    for seed in range(8):
        rng = random.Random(seed)
        for state, *_ in random_game(seats, seed):
            seat, action = rng.randrange(seats), rng.choice(EVERYTHING)
            if action in GAME.legal(state, seat):
                continue
            before = hash(state)
            with pytest.raises(Illegal) as caught:
                GAME.step(state, seat, action)
            assert hash(state) == before
            rules.add(caught.value.rule_id)
    assert all(rule in GAME.rules for rule in rules)
    assert len(rules) > 8


def test_the_same_seed_and_actions_make_the_same_game() -> None:
    once = [(after, events) for *_, after, events in random_game(3, seed=5)]
    again = [(after, events) for *_, after, events in random_game(3, seed=5)]
    assert once == again


def test_unchanged_parts_are_shared() -> None:
    for before, seat, _, after, _ in random_game(4, seed=3):
        if after.ground.count(SWAMP) == before.ground.count(SWAMP):
            assert after.swamp is before.swamp
        if after.turn.seat == before.turn.seat == seat:
            changed = [one for one in range(4) if after.players[one] is not before.players[one]]
            moved = [one for one in range(4) if after.players[one] != before.players[one]]
            assert set(moved) <= set(changed) <= {seat, *moved}


def test_every_prompt_and_every_event_occurs() -> None:
    """The games above walk through all of the rules, not only through the common ones."""
    prompts, events = set(), set()
    for seats in (2, 4):
        for seed in range(60):
            for state, *_, news in random_game(seats, seed):
                prompts |= {type(prompt) for prompt in GAME.prompts(state)}
                events |= {type(event) for event in news}
    assert prompts == set(GAME.prompt.__args__)
    assert events == set(GAME.event.__args__)
