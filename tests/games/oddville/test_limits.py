"""OV-2: coins, projects, payments, and workers that come back."""

import msgspec
import pytest

from borgo.core.look import look
from borgo.games.oddville import GAME
from borgo.games.oddville.actions import (
    Build,
    ClaimCoin,
    DiscardProject,
    FetchResource,
    FlipCoin,
    Recall,
    ReturnWorker,
    TakeCoins,
    TakeProject,
)
from borgo.games.oddville.data import Character
from borgo.games.oddville.events import CoinsGained, CoinsPaid, ProjectDiscarded, WorkerReturned
from borgo.games.oddville.prompts import ChooseDiscard, TakeTurn
from borgo.games.oddville.state import NOBODY

from .positions import (
    CLAY,
    CRYSTAL,
    FOREMAN,
    JOURNEYMAN,
    MASTER,
    STONE,
    WOOD,
    card,
    coins,
    names,
    offered,
    on_board,
    play,
    position,
    refused,
    told,
)

FIVE_CARDS = ["belfry", "mint", "granary", "carillon", "perfumery"]


def test_OV_2_1_a_coin_is_the_top_of_the_deck() -> None:
    state = position(deck=["belfry", "mint", "granary", "carillon"], coins={0: ["perfumery"]})
    after = play(state, 0, TakeCoins(MASTER))
    assert names(after.players[0].coins) == ["perfumery", "belfry", "mint", "granary"]
    assert names(after.deck[-1:]) == ["carillon"]


@pytest.mark.parametrize("audience", [0, 1, None])
def test_OV_2_1_nobody_sees_coins_or_deck(audience: int | None) -> None:
    one = position(coins={0: FIVE_CARDS[:2], 1: FIVE_CARDS[2:]}, deck=["toll-house", "chandlery"])
    other = position(coins={0: FIVE_CARDS[3:], 1: FIVE_CARDS[:3]}, deck=["chandlery", "toll-house"])
    assert (one.players, one.deck) != (other.players, other.deck)
    looks = [msgspec.msgpack.encode(look(GAME, state, audience)) for state in (one, other)]
    assert looks[0] == looks[1]


def test_OV_2_1_gaining_and_paying_names_no_card() -> None:
    state = position(coins={0: 1}, hand={0: [FOREMAN]})
    assert CoinsPaid(0, 1, "recall") in told(state, 0, Recall())
    state = play(state, 0, Recall())
    assert CoinsGained(0, 2, "card") in told(state, 0, TakeCoins(FOREMAN))
    assert CoinsGained.__struct_fields__ == ("seat", "count", "source")
    assert CoinsPaid.__struct_fields__ == ("seat", "count", "purpose")


def test_OV_2_2_paid_coins_lie_on_top_of_the_deck_the_last_gained_paid_first() -> None:
    state = position(coins={0: FIVE_CARDS[:3]}, hand={0: [FOREMAN, MASTER]}, deck=["toll-house"])
    after = play(state, 0, Recall())
    assert names(after.players[0].coins) == ["belfry"]
    assert names(after.deck[-3:]) == ["toll-house", "granary", "mint"]
    again = play(after, 0, TakeCoins(JOURNEYMAN))
    assert names(again.players[0].coins) == ["belfry", "mint"]


@pytest.mark.parametrize(("before", "gained"), [(0, 3), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_OV_2_3_a_gain_stops_at_five(before: int, gained: int) -> None:
    state = position(coins={0: before})
    after = play(state, 0, TakeCoins(MASTER))
    assert coins(after, 0) == before + gained
    assert len(after.deck) == len(state.deck) - gained
    heard = [event for event in told(state, 0, TakeCoins(MASTER)) if isinstance(event, CoinsGained)]
    assert heard == ([CoinsGained(0, gained, "card")] if gained else [])


def test_OV_2_3_no_coin_bonus_with_five_coins() -> None:
    city = [("old-well", 1, 0, 1)]
    state = position(coins={0: 5}, projects={0: ["almshouse"]}, board={CRYSTAL: [0]}, city=city)
    state = play(state, 0, Build(card("almshouse"), 1, 1))
    assert str(refused(state, 0, ClaimCoin(card("almshouse")))) == "OV-2.3 coins-full (limit=5)"


def test_OV_2_4_the_third_project_makes_one_of_the_three_go_under_the_deck() -> None:
    state = position(projects={0: ["belfry", "mint"]}, row=["granary"], deck=["carillon"])
    state = play(state, 0, TakeProject(MASTER, 0))
    assert GAME.prompts(state) == (ChooseDiscard((0,)),)
    assert names(state.row[-1:]) == ["carillon"], "the row is filled before"
    assert offered(state, 0, DiscardProject) == [
        DiscardProject(card(name)) for name in ("belfry", "mint", "granary")
    ]
    assert str(refused(state, 0, DiscardProject(card("carillon")))) == (
        f"OV-2.4 not-your-project (project={card('carillon')})"
    )
    assert str(refused(state, 0, TakeCoins(FOREMAN))) == "OV-2.4 not-an-answer"
    assert str(refused(state, 1, TakeCoins(FOREMAN))) == "OV-2.4 not-asked (seat=0)"
    for gone in ("belfry", "mint", "granary"):
        after = play(state, 0, DiscardProject(card(gone)))
        assert gone not in names(after.players[0].projects)
        assert len(after.players[0].projects) == 2
        assert names(after.deck[:1]) == [gone]
        assert GAME.prompts(after) == (TakeTurn((1,)),)
        assert ProjectDiscarded(0, card(gone)) in told(state, 0, DiscardProject(card(gone)))


def test_OV_2_4_two_projects_may_stay() -> None:
    state = play(position(projects={0: ["belfry"]}, row=["mint"]), 0, TakeProject(MASTER, 0))
    assert names(state.players[0].projects) == ["belfry", "mint"]
    assert GAME.prompts(state) == (TakeTurn((1,)),)


def test_OV_2_4_a_coin_turned_over_counts_too() -> None:
    state = position(
        projects={0: ["belfry", "mint"]}, coins={0: ["granary"]}, characters={0: [Character.CHEATER]}
    )
    state = play(state, 0, FlipCoin(0))
    assert GAME.prompts(state) == (ChooseDiscard((0,)),)
    state = play(state, 0, DiscardProject(card("granary")))
    assert names(state.deck[:1]) == ["granary"]
    assert GAME.prompts(state) == (TakeTurn((0,)),), "the main action is still due"


def test_OV_2_5_a_space_must_be_payable_in_full() -> None:
    taken = {STONE: [1, 2, 3]}
    assert str(refused(position(board=taken, coins={0: 1}), 0, FetchResource(MASTER, STONE))) == (
        "OV-2.5 coins-missing (price=2, coins=1)"
    )
    after = play(position(board=taken, coins={0: 2}), 0, FetchResource(MASTER, STONE))
    assert coins(after, 0) == 0


def test_OV_2_5_a_red_position_must_be_payable() -> None:
    assert str(refused(position(), 0, TakeProject(MASTER, 4))) == "OV-2.5 coins-missing (price=1, coins=0)"
    assert coins(play(position(coins={0: 1}), 0, TakeProject(MASTER, 4)), 0) == 0


def test_OV_2_5_coins_of_an_action_never_pay_for_it() -> None:
    """Recalling for two with one coin would be payable from the Master's three."""
    state = position(hand={0: [FOREMAN, MASTER]}, coins={0: 1})
    assert str(refused(state, 0, Recall())) == "OV-4.1 coins-missing (price=2, coins=1)"


def test_OV_2_6_workers_come_back_for_nothing_in_turn_and_out_of_turn() -> None:
    state = position(board={CLAY: [1, 0, NOBODY, 1, 1, 2]}, coins={1: 1})
    assert offered(state, 1, ReturnWorker) == [ReturnWorker(CLAY, 0), ReturnWorker(CLAY, 3)]
    assert told(state, 1, ReturnWorker(CLAY, 0)) == (WorkerReturned(1, CLAY, 0),)
    after = play(state, 1, ReturnWorker(CLAY, 0), ReturnWorker(CLAY, 3))
    assert on_board(after, CLAY) == [NOBODY, 0, NOBODY, 1, 2]
    assert (after.players[1].supply, coins(after, 1)) == (state.players[1].supply + 2, 1)
    after = play(after, 0, ReturnWorker(CLAY, 1))
    assert on_board(after, CLAY) == [NOBODY, NOBODY, NOBODY, 1, 2]
    assert GAME.prompts(after) == (TakeTurn((0,)),), "the turn goes on as if nothing had happened"


@pytest.mark.parametrize(("seat", "space"), [(0, 0), (0, 2), (2, 3), (0, 4), (1, -1)])
def test_OV_2_6_only_own_workers_and_only_where_they_stand(seat: int, space: int) -> None:
    state = position(board={CLAY: [1, 0, NOBODY, 1]})
    assert str(refused(state, seat, ReturnWorker(CLAY, space))) == (
        f"OV-2.6 no-worker-there (resource=1, space={space})"
    )


def test_OV_2_6_in_the_middle_of_a_bonus_and_of_a_discard() -> None:
    state = position(
        projects={0: ["belfry", "mint"]}, row=["granary"], board={WOOD: [0], CLAY: [1]}, coins={0: 1}
    )
    state = play(state, 0, TakeProject(MASTER, 0), ReturnWorker(WOOD, 0))
    state = play(state, 1, ReturnWorker(CLAY, 0))
    assert GAME.prompts(state) == (ChooseDiscard((0,)),)


def test_OV_2_7_a_project_never_becomes_a_coin() -> None:
    """The Cheater turns coins only; a project that goes brings none."""
    state = position(projects={0: ["belfry", "mint"]}, characters={0: [Character.CHEATER]}, row=["granary"])
    assert str(refused(state, 0, FlipCoin(0))) == "OV-6.4 no-such-coin (coins=0)"
    state = play(state, 0, TakeProject(MASTER, 0), DiscardProject(card("belfry")))
    assert coins(state, 0) == 0
