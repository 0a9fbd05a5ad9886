"""OV-3: one action a turn, powers around it, no pass."""

import pytest

from borgo.games.oddville import GAME
from borgo.games.oddville.actions import (
    Build,
    Decline,
    EndTurn,
    FetchResource,
    FlipCoin,
    Recall,
    SwapProject,
    TakeCoins,
    TakeProject,
)
from borgo.games.oddville.data import Character, WorkerCard
from borgo.games.oddville.events import CoinsGained, TurnStarted
from borgo.games.oddville.prompts import TakeTurn

from .positions import (
    APPRENTICE,
    CRYSTAL,
    FOREMAN,
    MASTER,
    WOOD,
    card,
    coins,
    offered,
    play,
    position,
    refused,
    told,
)

CHEATER = {0: [Character.CHEATER]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_OV_3_1_clockwise_one_action_each(seats: int) -> None:
    state = position(seats, turn=1)
    for seat in [*range(1, seats), 0, 1]:
        assert GAME.prompts(state) == (TakeTurn((seat,)),)
        state = play(state, seat, TakeProject(min(state.players[seat].hand), 0))
        if len(state.players[seat].projects) > 2:
            state = play(state, seat, GAME.default(state, seat))


def test_OV_3_1_only_the_active_player_acts() -> None:
    state = position(turn=2)
    assert str(refused(state, 3, TakeCoins(MASTER))) == "OV-3.1 not-asked (seat=2)"
    assert str(refused(state, 2, Decline())) == "OV-3.1 not-an-answer"


def test_OV_3_1_without_powers_the_turn_ends_by_itself() -> None:
    assert TurnStarted(1) in told(position(), 0, TakeCoins(MASTER))


def test_OV_3_1_one_main_action_only() -> None:
    state = position(
        coins={0: 1},
        characters=CHEATER,
        projects={0: ["almshouse"]},
        board={CRYSTAL: [0]},
        hand={0: [MASTER, FOREMAN]},
    )
    state = play(state, 0, TakeCoins(MASTER))
    for second in (
        TakeCoins(FOREMAN),
        FetchResource(FOREMAN, WOOD),
        TakeProject(FOREMAN, 0),
        Build(card("almshouse"), 0, 1),
        Recall(),
    ):
        assert str(refused(state, 0, second)) == "OV-3.1 already-acted"


def test_OV_3_1_powers_before_or_after_the_action_until_the_turn_is_ended() -> None:
    state = position(coins={0: 2}, characters=CHEATER)
    assert GAME.prompts(play(state, 0, FlipCoin(0))) == (TakeTurn((0,)),)
    acted = play(state, 0, TakeCoins(MASTER))
    assert GAME.prompts(acted) == (TakeTurn((0,)),), "the Cheater may still cheat"
    assert offered(acted, 0, EndTurn, TakeCoins) == [EndTurn()]
    assert GAME.prompts(play(acted, 0, FlipCoin(4))) == (TakeTurn((1,)),), "nothing is left to do"
    ended = play(acted, 0, EndTurn())
    assert GAME.prompts(ended) == (TakeTurn((1,)),)
    assert str(refused(ended, 0, FlipCoin(0))) == "OV-3.1 not-asked (seat=1)"


def test_OV_3_1_powers_between_recall_and_card() -> None:
    state = position(coins={0: 2}, characters=CHEATER, hand={0: [MASTER]})
    state = play(state, 0, Recall(), FlipCoin(0), TakeCoins(FOREMAN))
    assert GAME.prompts(state) == (TakeTurn((1,)),)
    assert (coins(state, 0), len(state.players[0].projects)) == (2, 1)


def test_OV_3_2_the_benefactors_coin_comes_first_of_all() -> None:
    state = position(coins={1: 0}, characters={1: [Character.BENEFACTOR]}, deck=["belfry"])
    events = told(state, 0, TakeProject(MASTER, 0))
    assert events[-2:] == (TurnStarted(1), CoinsGained(1, 1, "benefactor"))
    after = play(state, 0, TakeProject(MASTER, 0))
    assert TakeProject(APPRENTICE, 5) in GAME.legal(after, 1), "it pays already in this turn"


def test_OV_3_3_no_pass() -> None:
    state = position(characters={0: [Character.BOOKKEEPER]}, projects={0: ["belfry"]})
    assert str(refused(state, 0, EndTurn())) == "OV-3.3 action-still-due"
    state = play(state, 0, SwapProject(card("belfry"), 3))
    assert str(refused(state, 0, EndTurn())) == "OV-3.3 action-still-due", "a power is no action"
    recalled = play(position(hand={0: []}), 0, Recall())
    assert str(refused(recalled, 0, EndTurn())) == "OV-3.3 action-still-due", "nor is a recall"


@pytest.mark.parametrize("last", list(WorkerCard))
def test_OV_3_3_every_card_can_take_the_oldest_project_without_a_coin(last: WorkerCard) -> None:
    state = position(hand={0: [last]}, board={WOOD: [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]})
    assert state.players[0].supply == 0
    assert TakeProject(last, 0) in GAME.legal(state, 0)
