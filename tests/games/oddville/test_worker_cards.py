"""OV-4: recalling and playing worker cards."""

import pytest

from borgo.games.oddville import GAME
from borgo.games.oddville.actions import (
    Build,
    EndTurn,
    FetchResource,
    Recall,
    ReturnWorker,
    TakeCoins,
    TakeProject,
)
from borgo.games.oddville.data import Resource, WorkerCard
from borgo.games.oddville.events import (
    CardPlayed,
    CardsRecalled,
    CardTurnedUp,
    CoinsGained,
    CoinsPaid,
    ProjectTaken,
    ResourceGained,
    TurnStarted,
)
from borgo.games.oddville.prompts import TakeTurn
from borgo.games.oddville.state import NOBODY

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

A_TO_F = ["belfry", "mint", "granary", "carillon", "perfumery", "smokehouse"]


def test_OV_4_1_book_example_recall_with_an_empty_hand_is_free_and_forced() -> None:
    state = position(hand={0: []}, coins={0: 2})
    assert GAME.legal(state, 0) == (Recall(),)
    assert str(refused(state, 0, TakeCoins(MASTER))) == "OV-4.1 recall-first"
    assert told(state, 0, Recall()) == (CardsRecalled(0),)
    after = play(state, 0, Recall())
    assert (after.players[0].hand, coins(after, 0)) == (tuple(WorkerCard), 2)
    assert GAME.prompts(play(after, 0, TakeCoins(MASTER))) == (TakeTurn((1,)),)


def test_OV_4_1_book_example_recall_with_one_card_in_hand_costs_one_coin() -> None:
    state = position(hand={0: [APPRENTICE]}, coins={0: 2})
    assert told(state, 0, Recall()) == (CoinsPaid(0, 1, "recall"), CardsRecalled(0))
    after = play(state, 0, Recall())
    assert (after.players[0].hand, coins(after, 0)) == (tuple(WorkerCard), 1)
    assert GAME.prompts(play(after, 0, TakeCoins(MASTER))) == (TakeTurn((1,)),)


@pytest.mark.parametrize("in_hand", [1, 2, 3])
def test_OV_4_1_recall_costs_a_coin_for_each_card_in_hand(in_hand: int) -> None:
    hand = {0: list(WorkerCard)[:in_hand]}
    assert coins(play(position(hand=hand, coins={0: in_hand}), 0, Recall()), 0) == 0
    assert str(refused(position(hand=hand, coins={0: in_hand - 1}), 0, Recall())) == (
        f"OV-4.1 coins-missing (price={in_hand}, coins={in_hand - 1})"
    )


def test_OV_4_1_with_cards_in_hand_nobody_must_recall() -> None:
    state = position(hand={0: [APPRENTICE]}, coins={0: 2})
    assert play(state, 0, FetchResource(APPRENTICE, WOOD)).players[0].hand == ()


def test_OV_4_1_nothing_played_nothing_to_recall() -> None:
    state = position(coins={0: 5})
    assert str(refused(state, 0, Recall())) == "OV-4.1 nothing-to-recall"
    state = play(position(hand={0: []}), 0, Recall())
    assert str(refused(state, 0, Recall())) == "OV-4.1 nothing-to-recall", "once is enough"


def test_OV_4_1_after_a_recall_a_card_must_be_played() -> None:
    state = position(hand={0: []}, projects={0: ["almshouse"]}, board={CRYSTAL: [0]})
    build = Build(card("almshouse"), 0, 1)
    assert build in GAME.legal(state, 0), "building needs no cards"
    state = play(state, 0, Recall())
    assert str(refused(state, 0, build)) == "OV-4.1 card-due-after-recall"
    assert not offered(state, 0, EndTurn)


def test_OV_4_1_recall_is_before_the_card_not_after() -> None:
    state = play(position(hand={0: [MASTER]}, coins={0: 5}), 0, TakeCoins(MASTER))
    assert str(refused(state, 0, Recall())) == "OV-3.1 not-asked (seat=1)"


def test_OV_4_2_a_played_card_stays_away_until_recalled() -> None:
    state = position(2)
    assert CardPlayed(0, MASTER) in told(state, 0, TakeCoins(MASTER))
    state = play(state, 0, TakeCoins(MASTER))
    state = play(state, 1, TakeCoins(MASTER))
    assert state.players[0].hand == (APPRENTICE, JOURNEYMAN, FOREMAN)
    for action in (TakeCoins(MASTER), FetchResource(MASTER, WOOD), TakeProject(MASTER, 0)):
        assert str(refused(state, 0, action)) == f"OV-4.2 card-not-in-hand (worker={MASTER})"


@pytest.mark.parametrize(
    "action",
    [TakeCoins(MASTER), FetchResource(MASTER, WOOD), TakeProject(MASTER, 0)],
    ids=lambda a: type(a).__name__,
)
def test_OV_4_2_a_card_is_used_for_exactly_one_thing(action: TakeCoins | FetchResource | TakeProject) -> None:
    before = position()
    after = play(before, 0, action)
    assert after.players[0].hand == (APPRENTICE, JOURNEYMAN, FOREMAN)
    assert GAME.prompts(after) == (TakeTurn((1,)),)
    changes = (
        coins(after, 0) != 0,
        after.board != before.board,
        after.players[0].projects != (),
    )
    assert changes.count(True) == 1


@pytest.mark.parametrize(("played", "gained"), [(JOURNEYMAN, 1), (FOREMAN, 2), (MASTER, 3)])
def test_OV_4_3_coins_as_printed(played: WorkerCard, gained: int) -> None:
    assert coins(play(position(), 0, TakeCoins(played)), 0) == gained


def test_OV_4_3_book_example_two_coins() -> None:
    assert told(position(), 0, TakeCoins(FOREMAN)) == (
        CardPlayed(0, FOREMAN),
        CoinsGained(0, 2, "card"),
        TurnStarted(1),
    )


def test_OV_4_3_the_apprentice_brings_no_coins() -> None:
    assert (
        str(refused(position(), 0, TakeCoins(APPRENTICE)))
        == f"OV-4.3 card-gives-no-coins (worker={APPRENTICE})"
    )


@pytest.mark.parametrize(
    ("played", "kinds"),
    [
        (APPRENTICE, [WOOD]),
        (JOURNEYMAN, [WOOD, CLAY]),
        (FOREMAN, [WOOD, CLAY, STONE]),
        (MASTER, [WOOD, CLAY, STONE, CRYSTAL]),
    ],
)
def test_OV_4_4_one_of_the_printed_kinds(played: WorkerCard, kinds: list[Resource]) -> None:
    state = position(hand={0: [played]})
    assert offered(state, 0, FetchResource) == [FetchResource(played, kind) for kind in kinds]
    for kind in set(Resource) - set(kinds):
        assert str(refused(state, 0, FetchResource(played, kind))) == (
            f"OV-4.4 kind-not-on-card (worker={played}, resource={kind})"
        )


@pytest.mark.parametrize(
    ("before", "after", "price"),
    [
        ([], [0, NOBODY, NOBODY], 0),
        ([1], [1, 0, NOBODY], 1),
        ([1, NOBODY, 2], [1, 0, 2], 1),
        ([NOBODY, 1, 2, 3], [0, 1, 2, 3], 0),
        ([1, 2, 0], [1, 2, 0, 0], 2),
        ([1, 2, 0, 0, 3], [1, 2, 0, 0, 0, 3], 2),
    ],
)
def test_OV_4_4_the_cheapest_empty_space_at_its_price(
    before: list[int], after: list[int], price: int
) -> None:
    state = position(board={STONE: before}, coins={0: 3})
    played = play(state, 0, FetchResource(FOREMAN, STONE))
    assert on_board(played, STONE) == after
    assert coins(played, 0) == 3 - price
    assert played.players[0].supply == state.players[0].supply - 1


@pytest.mark.parametrize(("before", "price"), [([], 0), ([1], 1), ([1, 0], 2), ([1, 0, 0], 2)])
def test_OV_4_4_prices_with_two_players(before: list[int], price: int) -> None:
    state = position(2, board={STONE: before}, coins={0: 3})
    assert coins(play(state, 0, FetchResource(FOREMAN, STONE)), 0) == 3 - price


def test_OV_4_4_book_example_clay_for_one_coin() -> None:
    state = position(board={CLAY: [1]}, coins={0: 1}, hand={0: [JOURNEYMAN]})
    assert offered(state, 0, FetchResource) == [
        FetchResource(JOURNEYMAN, WOOD),
        FetchResource(JOURNEYMAN, CLAY),
    ]
    assert told(state, 0, FetchResource(JOURNEYMAN, CLAY)) == (
        CardPlayed(0, JOURNEYMAN),
        CoinsPaid(0, 1, "space"),
        ResourceGained(0, CLAY, 1),
        TurnStarted(1),
    )


def test_OV_4_4_a_free_worker_is_needed_and_may_be_taken_back_first() -> None:
    state = position(board={WOOD: [1, 2, 3, *[0] * 9]}, coins={0: 2})
    assert str(refused(state, 0, FetchResource(MASTER, CLAY))) == "OV-4.4 no-worker-in-supply"
    state = play(state, 0, ReturnWorker(WOOD, 3), FetchResource(MASTER, CLAY))
    assert on_board(state, CLAY)[0] == 0


@pytest.mark.parametrize(
    ("played", "green"),
    [(APPRENTICE, [0]), (JOURNEYMAN, [0, 1]), (FOREMAN, [0, 1, 2]), (MASTER, [0, 1, 2, 3])],
)
def test_OV_4_5_green_positions_are_free_red_ones_cost_a_coin(played: WorkerCard, green: list[int]) -> None:
    poor, rich = position(hand={0: [played]}), position(hand={0: [played]}, coins={0: 2})
    assert offered(poor, 0, TakeProject) == [TakeProject(played, slot) for slot in green]
    assert offered(rich, 0, TakeProject) == [TakeProject(played, slot) for slot in range(6)]
    for slot in range(6):
        left = 2 if slot in green else 1
        assert coins(play(rich, 0, TakeProject(played, slot)), 0) == left


def test_OV_4_5_book_example_the_fifth_card_for_a_coin_and_the_row_moves_up() -> None:
    purple = 1
    state = position(turn=purple, row=A_TO_F, deck=["toll-house"], coins={purple: ["tannery", "cooperage"]})
    after = play(state, purple, TakeProject(MASTER, 4))
    assert names(after.players[purple].projects) == ["perfumery"]
    assert names(after.players[purple].coins) == ["tannery"]
    # OV-2.2: the coin paid lies on top, so it is the card that is turned up.
    assert names(after.row) == ["belfry", "mint", "granary", "carillon", "smokehouse", "cooperage"]
    assert names(after.deck[-1:]) == ["toll-house"]
    assert told(state, purple, TakeProject(MASTER, 4)) == (
        CardPlayed(purple, MASTER),
        CoinsPaid(purple, 1, "project"),
        ProjectTaken(purple, card("perfumery"), 4),
        CardTurnedUp(card("cooperage")),
        TurnStarted(2),
    )


@pytest.mark.parametrize("slot", [0, 3, 5])
def test_OV_4_5_the_new_card_comes_next_to_the_deck(slot: int) -> None:
    state = position(row=A_TO_F, deck=["toll-house"], coins={0: ["tannery"]}, hand={0: [MASTER]})
    paid = slot > 3
    after = play(state, 0, TakeProject(MASTER, slot))
    assert names(after.row) == [*A_TO_F[:slot], *A_TO_F[slot + 1 :], "tannery" if paid else "toll-house"]


@pytest.mark.parametrize("slot", [-1, 6])
def test_OV_4_5_six_positions(slot: int) -> None:
    assert (
        str(refused(position(coins={0: 2}), 0, TakeProject(MASTER, slot)))
        == f"OV-4.5 no-such-slot (slot={slot})"
    )
