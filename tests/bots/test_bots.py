"""Bots play legally, repeatably, within their knowledge, and the greedy one better than by chance."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from borgo.bots import BOTS
from borgo.core.chance import from_seed
from borgo.core.game import Action, AnyGame, Seat
from borgo.games import GAMES

GAMES_PLAYED = 9


def play(game: AnyGame, levels: tuple[str, ...], seed: int) -> tuple[list[tuple[Seat, Action]], Any]:
    chance = Random(seed)
    state = game.new(game.options(), len(levels), from_seed(seed.to_bytes(32, "big")))
    story = []
    while asked := game.asked(state):
        seat = asked[0]
        action = BOTS[levels[seat]](game, state, seat, chance)
        assert action in game.legal(state, seat)
        state, _events = game.step(state, seat, action)
        story.append((seat, action))
    return story, game.outcome(state)


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_bots_play_whole_games_the_same_way_each_time(game: AnyGame, level: str) -> None:
    story, outcome = play(game, (level,) * 2, 5)
    assert outcome is not None
    assert play(game, (level,) * 2, 5) == (story, outcome)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_greedy_plays_better_than_chance(game: AnyGame) -> None:
    """Three at the table, the greedy one on each seat in turn."""
    greedy, others = 0, 0
    for seed in range(GAMES_PLAYED):
        seat = seed % 3
        levels = tuple("greedy" if other == seat else "random" for other in range(3))
        outcome = play(game, levels, seed)[1]
        greedy += outcome.points[seat]
        others += sum(outcome.points) - outcome.points[seat]
    assert greedy > others / 2 * 1.1


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_bot_tries_things_out_in_imagined_states_only(game: AnyGame) -> None:
    """The real state is asked for what the seat may know, and is never moved on."""
    real: list[Any] = []

    def step(state: Any, seat: Seat, action: Action) -> Any:
        assert not any(state is one for one in real), "a bot has looked into the cards"
        return game.step(state, seat, action)

    def points(state: Any) -> Any:
        assert not any(state is one for one in real)
        return game.points(state)

    watched, chance = replace(game, step=step, points=points), Random(3)
    state = game.new(game.options(), 2, from_seed(bytes(32)))
    for _ in range(60):
        asked = game.asked(state)
        if not asked:
            break
        real.append(state)
        for bot in BOTS.values():
            action = bot(watched, state, asked[0], chance)
        state, _events = game.step(state, asked[0], action)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_bot_cannot_tell_states_apart_that_its_seat_cannot(game: AnyGame) -> None:
    """Whatever the others hide, the choice is one that is legal either way."""
    chance = Random(4)
    state = game.new(game.options(), 2, from_seed(bytes(range(32))))
    for number in range(40):
        asked = game.asked(state)
        if not asked:
            break
        seat = asked[0]
        other = game.imagine(state, seat, from_seed(number.to_bytes(32, "big")))
        for bot in BOTS.values():
            assert bot(game, other, seat, Random(number)) in game.legal(state, seat)
        action = BOTS["random"](game, state, seat, chance)
        state, _events = game.step(state, seat, action)
