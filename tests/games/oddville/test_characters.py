"""OV-6: what each character changes for its owner; the interrupts are in test_interrupts."""

import pytest

from borgo.games.oddville import GAME
from borgo.games.oddville.actions import (
    Build,
    ClaimCoin,
    ClaimResource,
    Decline,
    DiscardProject,
    FetchResource,
    FlipCoin,
    Recall,
    ReturnWorker,
    SettleOnSquare,
    SwapProject,
    TakeCoins,
    TakeProject,
)
from borgo.games.oddville.data import Character, Resource, WorkerCard
from borgo.games.oddville.events import (
    CardsRecalled,
    CoinFlipped,
    CoinsGained,
    CoinsPaid,
    Declined,
    ProjectSwapped,
    ResourceGained,
    SquareSettled,
    TurnStarted,
    WorkerReturned,
)
from borgo.games.oddville.prompts import ChooseDiscard, ClaimBonuses, FetchAgain, TakeTurn
from borgo.games.oddville.state import NOBODY, State

from .positions import (
    APPRENTICE,
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

HR_MANAGER = Character.HUMAN_RESOURCES_MANAGER
LANDOWNER, SEIGNIOR = Character.LANDOWNER, Character.SEIGNIOR
A_TO_F = ["belfry", "mint", "granary", "carillon", "perfumery", "smokehouse"]


def paid(state: State, action: FetchResource) -> int:
    return sum(event.count for event in told(state, 0, action) if isinstance(event, CoinsPaid))


@pytest.mark.parametrize("worker", list(WorkerCard))
def test_OV_6_1_the_hr_manager_lets_any_card_fetch_anything(worker: WorkerCard) -> None:
    state = position(characters={0: [HR_MANAGER]}, hand={0: [worker]})
    assert offered(state, 0, FetchResource) == [FetchResource(worker, kind) for kind in Resource]
    assert on_board(play(state, 0, FetchResource(worker, CRYSTAL)), CRYSTAL)[0] == 0


def test_OV_6_1_for_the_owner_only() -> None:
    state = position(characters={1: [HR_MANAGER]}, hand={0: [APPRENTICE]})
    assert refused(state, 0, FetchResource(APPRENTICE, CRYSTAL)).why == "kind-not-on-card"


@pytest.mark.parametrize(("taken", "price"), [([], 0), ([1], 0), ([1, 1], 0), ([1, 1, 1], 1)])
def test_OV_6_2_the_landowner_pays_one_coin_less_not_below_nothing(taken: list[int], price: int) -> None:
    state = position(characters={0: [LANDOWNER]}, board={STONE: taken}, coins={0: price})
    assert paid(state, FetchResource(MASTER, STONE)) == price
    assert coins(play(state, 0, FetchResource(MASTER, STONE)), 0) == 0


def test_OV_6_2_only_resources_are_cheaper() -> None:
    state = position(characters={0: [LANDOWNER]}, hand={0: [MASTER]}, coins={0: 0})
    assert refused(state, 0, TakeProject(MASTER, 5)).why == "coins-missing"
    assert refused(state, 0, Recall()).why == "coins-missing"


def test_OV_6_3_the_seignior_fetches_two_and_pays_for_both() -> None:
    """The second is priced after the first is placed."""
    state = position(characters={0: [SEIGNIOR]}, board={CLAY: [1, 2]}, coins={0: 3})
    state = play(state, 0, FetchResource(JOURNEYMAN, CLAY))
    assert GAME.prompts(state) == (FetchAgain((0,), JOURNEYMAN),)
    assert (coins(state, 0), on_board(state, CLAY)) == (2, [1, 2, 0])
    state = play(state, 0, FetchResource(JOURNEYMAN, CLAY))
    assert (coins(state, 0), on_board(state, CLAY)) == (0, [1, 2, 0, 0])
    assert GAME.prompts(state) == (TakeTurn((1,)),)
    assert state.players[0].hand == (APPRENTICE, FOREMAN, MASTER), "one card for both"


def test_OV_6_3_same_or_different_of_the_kinds_of_the_card() -> None:
    state = position(characters={0: [SEIGNIOR]}, coins={0: 5})
    state = play(state, 0, FetchResource(JOURNEYMAN, CLAY))
    assert offered(state, 0, FetchResource) == [
        FetchResource(JOURNEYMAN, WOOD),
        FetchResource(JOURNEYMAN, CLAY),
    ]
    assert refused(state, 0, FetchResource(JOURNEYMAN, STONE)).why == "kind-not-on-card"
    assert str(refused(state, 0, FetchResource(MASTER, STONE))) == "OV-6.3 same-card-only (worker=1)"
    assert str(refused(state, 0, TakeCoins(MASTER))) == "OV-6.3 not-an-answer"
    assert str(refused(state, 1, TakeCoins(MASTER))) == "OV-6.3 not-asked (seat=0)"
    assert on_board(play(state, 0, FetchResource(JOURNEYMAN, WOOD)), WOOD)[0] == 0


def test_OV_6_3_the_second_is_optional() -> None:
    state = play(position(characters={0: [SEIGNIOR]}, coins={0: 5}), 0, FetchResource(MASTER, WOOD))
    assert told(state, 0, Decline()) == (Declined(0, "second-resource"), TurnStarted(1))


def test_OV_6_3_with_the_landowner_both_are_cheaper() -> None:
    state = position(characters={0: [SEIGNIOR, LANDOWNER]}, board={STONE: [1, 1]}, coins={0: 1})
    state = play(state, 0, FetchResource(MASTER, STONE))
    assert coins(state, 0) == 1
    assert coins(play(state, 0, FetchResource(MASTER, STONE)), 0) == 0


def test_OV_6_3_with_the_hr_manager_of_any_kind() -> None:
    state = position(characters={0: [SEIGNIOR, HR_MANAGER]}, hand={0: [APPRENTICE]})
    state = play(state, 0, FetchResource(APPRENTICE, STONE), FetchResource(APPRENTICE, CRYSTAL))
    assert (on_board(state, STONE)[0], on_board(state, CRYSTAL)[0]) == (0, 0)


def test_OV_6_3_a_second_that_cannot_be_paid_is_not_asked_for() -> None:
    state = position(characters={0: [SEIGNIOR]}, hand={0: [APPRENTICE]})
    assert GAME.prompts(play(state, 0, FetchResource(APPRENTICE, WOOD))) == (TakeTurn((1,)),)


def test_OV_6_3_a_worker_may_be_taken_back_for_the_second() -> None:
    state = position(characters={0: [SEIGNIOR]}, board={WOOD: [1, 1, 1, *[0] * 8]})
    state = play(state, 0, FetchResource(MASTER, CLAY))
    assert refused(state, 0, FetchResource(MASTER, STONE)).why == "no-worker-in-supply"
    state = play(state, 0, ReturnWorker(WOOD, 3), FetchResource(MASTER, STONE))
    assert (on_board(state, CLAY)[0], on_board(state, STONE)[0]) == (0, 0)


def test_OV_6_4_the_cheater_turns_any_own_coin_into_a_project() -> None:
    state = position(characters={0: [Character.CHEATER]}, coins={0: ["mint", "belfry", "granary"]})
    assert offered(state, 0, FlipCoin) == [FlipCoin(0), FlipCoin(1), FlipCoin(2)]
    assert told(state, 0, FlipCoin(1)) == (CoinFlipped(0, card("belfry")),)
    after = play(state, 0, FlipCoin(1))
    assert names(after.players[0].coins) == ["mint", "granary"]
    assert names(after.players[0].projects) == ["belfry"]
    assert GAME.prompts(after) == (TakeTurn((0,)),), "it is no action"


def test_OV_6_4_once_a_turn() -> None:
    state = position(characters={0: [Character.CHEATER]}, coins={0: 3})
    state = play(state, 0, FlipCoin(0))
    assert str(refused(state, 0, FlipCoin(0))) == "OV-6.4 used-this-turn"
    state = play(state, 0, TakeCoins(MASTER))
    for seat in (1, 2, 3):
        state = play(state, seat, TakeCoins(MASTER))
    assert offered(state, 0, FlipCoin), "and again in the next"


@pytest.mark.parametrize("coin", [-1, 2, 64])
def test_OV_6_4_only_coins_one_has(coin: int) -> None:
    state = position(characters={0: [Character.CHEATER]}, coins={0: 2})
    assert str(refused(state, 0, FlipCoin(coin))) == "OV-6.4 no-such-coin (coins=2)"


def test_OV_6_4_a_third_project_makes_one_go() -> None:
    state = position(
        characters={0: [Character.CHEATER]}, coins={0: ["mint"]}, projects={0: ["belfry", "granary"]}
    )
    state = play(state, 0, FlipCoin(0))
    assert GAME.prompts(state) == (ChooseDiscard((0,)),)
    state = play(state, 0, DiscardProject(card("belfry")))
    assert names(state.players[0].projects) == ["granary", "mint"]


def test_OV_6_4_not_without_the_cheater_and_not_in_others_turns() -> None:
    state = position(characters={1: [Character.CHEATER]}, coins={0: 2, 1: 2})
    assert str(refused(state, 0, FlipCoin(0))) == "OV-6.4 character-missing"
    assert str(refused(state, 1, FlipCoin(0))) == "OV-3.1 not-asked (seat=0)"


@pytest.mark.parametrize(("in_hand", "price"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_OV_6_5_the_mistress_recalls_for_one_coin_less_in_all(in_hand: int, price: int) -> None:
    state = position(
        characters={0: [Character.MISTRESS]}, hand={0: list(WorkerCard)[:in_hand]}, coins={0: price}
    )
    assert coins(play(state, 0, Recall()), 0) == 0
    if price == 0:
        assert told(state, 0, Recall()) == (CardsRecalled(0),), "nothing is paid, so nobody is taxed"


def test_OV_6_6_the_bookkeeper_swaps_into_that_very_slot() -> None:
    state = position(characters={0: [Character.BOOKKEEPER]}, projects={0: ["toll-house"]}, row=A_TO_F)
    swap = SwapProject(card("toll-house"), 2)
    assert told(state, 0, swap) == (ProjectSwapped(0, card("toll-house"), card("granary"), 2),)
    after = play(state, 0, swap)
    assert names(after.row) == ["belfry", "mint", "toll-house", "carillon", "perfumery", "smokehouse"]
    assert names(after.players[0].projects) == ["granary"]
    assert (after.deck, coins(after, 0)) == (state.deck, 0)
    assert GAME.prompts(after) == (TakeTurn((0,)),)


def test_OV_6_6_once_a_turn_own_projects_and_six_slots() -> None:
    state = position(characters={0: [Character.BOOKKEEPER]}, projects={0: ["toll-house"]}, row=A_TO_F)
    assert str(refused(state, 0, SwapProject(card("mint"), 2))) == (
        f"OV-6.6 not-your-project (project={card('mint')})"
    )
    for slot in (-1, 6):
        assert str(refused(state, 0, SwapProject(card("toll-house"), slot))) == (
            f"OV-6.6 no-such-slot (slot={slot})"
        )
    state = play(state, 0, SwapProject(card("toll-house"), 0))
    assert str(refused(state, 0, SwapProject(card("belfry"), 0))) == "OV-6.6 used-this-turn"


def test_OV_6_6_not_without_the_bookkeeper() -> None:
    state = position(projects={0: ["toll-house"]})
    assert str(refused(state, 0, SwapProject(card("toll-house"), 0))) == "OV-6.6 character-missing"


@pytest.mark.parametrize("worker", list(WorkerCard))
def test_OV_6_7_the_ghost_lets_any_card_give_three_coins(worker: WorkerCard) -> None:
    state = position(characters={0: [Character.GHOST_OF_LOVELY_SPINSTER]}, hand={0: [worker]})
    assert CoinsGained(0, 3, "card") in told(state, 0, TakeCoins(worker))


def test_OV_6_7_for_the_owner_only() -> None:
    state = position(characters={1: [Character.GHOST_OF_LOVELY_SPINSTER]})
    assert refused(state, 0, TakeCoins(APPRENTICE)).why == "card-gives-no-coins"
    assert coins(play(state, 0, TakeCoins(JOURNEYMAN)), 0) == 1


def test_OV_6_9_the_benefactor_brings_a_coin_at_the_start_of_each_own_turn() -> None:
    state = position(2, characters={1: [Character.BENEFACTOR]}, row=A_TO_F)
    for turns in (1, 2, 3):
        state = play(state, 0, TakeCoins(list(WorkerCard)[turns]))
        assert coins(state, 1) == turns
        state = play(state, 1, TakeProject(list(WorkerCard)[turns], 0))
        if len(state.players[1].projects) > 2:
            state = play(state, 1, DiscardProject(state.players[1].projects[0]))
        assert coins(state, 1) == turns, "not in the turns of others"


def test_OV_6_9_not_beyond_five() -> None:
    state = position(2, characters={1: [Character.BENEFACTOR]}, coins={1: 5})
    assert told(state, 0, TakeProject(MASTER, 0))[-1] == TurnStarted(1)


@pytest.mark.parametrize(("holder", "sources"), [(0, ["signal-house", "almshouse"]), (1, ["signal-house"])])
def test_OV_6_10_the_lamplighter_gets_bonuses_over_house_edges_too(holder: int, sources: list[str]) -> None:
    state = position(
        characters={holder: [Character.LAMPLIGHTER]},
        projects={0: ["signal-house"]},
        board={STONE: [0]},
        city=[("almshouse", 0, 1, 2)],
    )
    state = play(state, 0, Build(card("signal-house"), 1, 1))
    assert GAME.prompts(state) == (ClaimBonuses((0,), tuple(card(name) for name in sources)),)


def test_OV_6_10_the_square_gives_none_to_the_lamplighter_either() -> None:
    state = position(
        characters={0: [Character.LAMPLIGHTER]}, projects={0: ["old-well"]}, board={CRYSTAL: [0]}
    )
    state = play(state, 0, Build(card("old-well"), 1, 0))
    assert GAME.prompts(state) == (ClaimBonuses((0,), (card("old-well"),)),)


def test_OV_6_12_the_traveller_settles_on_the_square_for_a_matching_resource() -> None:
    state = position(characters={0: [Character.TRAVELLER]}, board={CLAY: [1, 0, NOBODY, 0], WOOD: [0]})
    assert offered(state, 0, SettleOnSquare) == [SettleOnSquare(WOOD), SettleOnSquare(CLAY)]
    assert told(state, 0, SettleOnSquare(CLAY)) == (WorkerReturned(0, CLAY, 1), SquareSettled(0, CLAY))
    after = play(state, 0, SettleOnSquare(CLAY))
    assert after.square == (NOBODY, 0, NOBODY, NOBODY)
    assert on_board(after, CLAY) == [1, NOBODY, NOBODY, 0], "paid from the cheapest space"
    assert after.players[0].in_city == 1
    assert GAME.prompts(after) == (TakeTurn((0,)),), "it is no action"


def test_OV_6_12_a_matching_resource_an_empty_field_one_worker() -> None:
    held = {0: [Character.TRAVELLER]}
    state = position(characters=held, board={CLAY: [0], STONE: [0]}, square={CLAY: 1})
    assert str(refused(state, 0, SettleOnSquare(WOOD))) == "OV-6.12 resource-missing (resource=0)"
    assert str(refused(state, 0, SettleOnSquare(CLAY))) == "OV-6.12 field-taken (resource=1)"
    state = play(state, 0, SettleOnSquare(STONE))
    assert state.square == (NOBODY, 1, 0, NOBODY), "several players may stand there"
    state = position(characters=held, board={CLAY: [0]}, square={STONE: 0})
    assert str(refused(state, 0, SettleOnSquare(CLAY))) == "OV-6.12 already-on-square"


def test_OV_6_12_not_without_the_traveller_and_not_out_of_turn() -> None:
    state = position(characters={1: [Character.TRAVELLER]}, board={CLAY: [0, 1]})
    assert str(refused(state, 0, SettleOnSquare(CLAY))) == "OV-6.12 character-missing"
    assert str(refused(state, 1, SettleOnSquare(CLAY))) == "OV-3.1 not-asked (seat=0)"


def test_OV_6_12_the_worker_stays_when_the_traveller_leaves() -> None:
    """Seat 1 resets the bells."""
    state = position(
        2,
        turn=1,
        projects={1: ["clock-tower"]},
        board={STONE: [1]},
        characters={0: [Character.TRAVELLER]},
        square={WOOD: 0},
    )
    state = play(state, 1, Build(card("clock-tower"), 0, 1), ClaimCoin(card("clock-tower")))
    assert state.players[0].characters == ()
    assert state.square[WOOD] == 0
    assert GAME.points(state)[0] == 4


def test_OV_6_12_worth_seven_and_nothing_once_the_journey_is_made() -> None:
    held = {0: [Character.TRAVELLER]}
    assert GAME.points(position(characters=held))[0] == 7
    assert GAME.points(position(characters=held, square={WOOD: 0}))[0] == 4
    assert GAME.points(position(characters=held, square={WOOD: 1}))[:2] == (7, 4)


def test_powers_may_come_between_the_bonuses_of_a_build() -> None:
    """OV-3.1 with OV-6.4: the Cheater flips a coin before the bonus is taken."""
    state = position(
        characters={0: [Character.CHEATER]},
        projects={0: ["old-well"]},
        board={CRYSTAL: [0]},
        coins={0: ["mint"]},
    )
    state = play(state, 0, Build(card("old-well"), 1, 0), FlipCoin(0))
    assert GAME.prompts(state) == (ClaimBonuses((0,), (card("old-well"),)),)
    assert ResourceGained(0, WOOD, 0) in told(state, 0, ClaimResource(card("old-well"), WOOD))


def test_a_coin_turned_over_makes_room_for_the_coin_of_a_bonus() -> None:
    """OV-5.6 with OV-6.4: five coins do not lose the bonus as long as the Cheater can still cheat."""
    state = position(
        characters={0: [Character.CHEATER]}, projects={0: ["almshouse"]}, board={CRYSTAL: [0]}, coins={0: 5}
    )
    state = play(state, 0, Build(card("almshouse"), 0, 1))
    assert refused(state, 0, ClaimCoin(card("almshouse"))).why == "coins-full"
    state = play(state, 0, FlipCoin(0), ClaimCoin(card("almshouse")))
    assert coins(state, 0) == 5
    cheated = play(position(characters={0: [Character.CHEATER]}, coins={0: 5}), 0, FlipCoin(0))
    assert not offered(cheated, 0, FlipCoin)
