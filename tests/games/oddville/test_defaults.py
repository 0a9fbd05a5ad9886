"""What the game does for a seat that stays silent."""

import pytest

from borgo.games.oddville import GAME
from borgo.games.oddville.actions import (
    AnyAction,
    Build,
    ChooseResource,
    Decline,
    DiscardProject,
    EndTurn,
    FetchResource,
    Recall,
    TakeCoins,
    TakeProject,
)
from borgo.games.oddville.data import Character, WorkerCard
from borgo.games.oddville.state import State

from .positions import APPRENTICE, CRYSTAL, FOREMAN, JOURNEYMAN, MASTER, WOOD, card, new, play, position


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (position(), TakeCoins(MASTER)),
        (position(hand={0: [JOURNEYMAN, APPRENTICE]}), TakeCoins(JOURNEYMAN)),
        (position(coins={0: 3}), TakeCoins(FOREMAN)),
        (position(coins={0: 5}), FetchResource(APPRENTICE, WOOD)),
        (position(hand={0: [APPRENTICE]}, board={WOOD: [1, 1, 1, 1]}), TakeProject(APPRENTICE, 0)),
        (position(hand={0: []}), Recall()),
    ],
    ids=["most coins", "of this hand", "what fits", "goods", "a free project", "recall"],
)
def test_a_turn_takes_coins_then_goods_then_a_project(state: State, answer: AnyAction) -> None:
    assert GAME.default(state, 0) == answer


def test_the_rest_of_a_turn_is_let_be() -> None:
    state = position(projects={0: ["old-well"]}, board={CRYSTAL: [0]}, characters={0: [Character.CHEATER]})
    bonuses = play(state, 0, Build(card("old-well"), 1, 0))
    assert GAME.default(bonuses, 0) == Decline()
    acted = play(position(characters={0: [Character.CHEATER]}), 0, TakeCoins(WorkerCard.MASTER))
    assert GAME.default(acted, 0) == EndTurn()


def test_what_must_be_chosen_is_chosen() -> None:
    start = new()
    (seat,) = GAME.asked(start)
    assert isinstance(GAME.default(start, seat), ChooseResource)
    full = play(position(projects={0: ["belfry", "mint"]}), 0, TakeProject(MASTER, 0))
    assert isinstance(GAME.default(full, 0), DiscardProject)
