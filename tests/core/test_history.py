"""Undo: one's own last actions, until something hidden was revealed or another seat acted."""

from random import Random
from typing import Any

import pytest

from borgo.bots.chooser import choose_randomly
from borgo.core.chance import from_seed
from borgo.core.game import Action
from borgo.core.history import History, Undo, Undone
from borgo.core.rules import Illegal
from borgo.games import GAMES
from borgo.games.oddville.actions import (
    ChooseResource,
    FetchResource,
    Recall,
    ReturnWorker,
    TakeCoins,
    TakeProject,
)
from borgo.games.oddville.data import Resource, WorkerCard

ODDVILLE = GAMES["oddville"]


@pytest.fixture
def history() -> History:
    """A game of two after the choice of the first resources; the first player is to move."""
    started = History(ODDVILLE, ODDVILLE.options(), 2, from_seed(bytes(32)))
    for kind in (Resource.WOOD, Resource.CLAY):
        act(started, ChooseResource(kind))
    return started


def act(history: History, action: Action) -> int:
    """By whoever is asked."""
    seat: int = ODDVILLE.asked(history.state)[0]
    history.act(seat, action)
    return seat


def refusal(history: History, seat: int, action: Action) -> Illegal:
    before = history.state
    with pytest.raises(Illegal) as caught:
        history.act(seat, action)
    assert history.state is before
    return caught.value


def test_the_very_state_comes_back(history: History) -> None:
    before = history.state
    seat = act(history, TakeCoins(WorkerCard.MASTER))
    assert history.can_undo(seat)
    assert history.act(seat, Undo()) == (Undone(seat),)
    assert history.state is before


def test_one_step_at_a_time_back_to_where_the_other_acted(history: History) -> None:
    first = act(history, TakeCoins(WorkerCard.MASTER))
    states = [history.state]
    second = act(history, ReturnWorker(*own_worker(history)))
    states.append(history.state)
    assert act(history, FetchResource(WorkerCard.MASTER, Resource.STONE)) == second
    for state in reversed(states):
        history.act(second, Undo())
        assert history.state is state
    assert str(refusal(history, second, Undo())) == "TB-1.2 nothing-to-undo"
    assert str(refusal(history, first, Undo())) == "TB-1.2 nothing-to-undo", "the other has acted since"


def own_worker(history: History) -> tuple[Resource, int]:
    seat = ODDVILLE.asked(history.state)[0]
    returns = [a for a in ODDVILLE.legal(history.state, seat) if isinstance(a, ReturnWorker)]
    return returns[0].resource, returns[0].space


def test_not_after_another_has_acted(history: History) -> None:
    first = act(history, TakeCoins(WorkerCard.MASTER))
    act(history, TakeCoins(WorkerCard.MASTER))
    assert not history.can_undo(first)
    assert refusal(history, first, Undo()).rule_id == "TB-1.2"


def test_not_after_something_hidden_was_revealed(history: History) -> None:
    first = act(history, TakeProject(WorkerCard.MASTER, 0))
    assert not history.can_undo(first), "a card was turned up"


def test_what_others_may_not_undo_for_me(history: History) -> None:
    first = act(history, TakeCoins(WorkerCard.MASTER))
    assert not history.can_undo(1 - first)
    refusal(history, 1 - first, Undo())


def test_a_refused_action_changes_nothing(history: History) -> None:
    seat = ODDVILLE.asked(history.state)[0]
    assert refusal(history, seat, Recall()).rule_id == "OV-4.1"
    assert str(refusal(history, 7, Undo())) == "TB-1.1 no-such-seat (seat=7, seats=2)"
    assert refusal(history, -1, TakeCoins(WorkerCard.MASTER)).rule_id == "TB-1.1"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_undo_and_the_same_action_again_lead_to_the_same_state(game: Any) -> None:
    history = History(game, game.options(), game.seats[0], from_seed(bytes(32)))
    choices, undone = Random(3), 0
    while asked := game.asked(history.state):
        seat = choices.choice(asked)
        action = choose_randomly(game.legal(history.state, seat), choices)
        before = history.state
        history.act(seat, action)
        if history.can_undo(seat) and choices.random() < 0.3:
            after = history.state
            history.act(seat, Undo())
            assert history.state is before
            history.act(seat, action)
            assert history.state == after
            undone += 1
    assert undone
