"""OV-1: the table before the first turn."""

import pytest

from borgo.games.oddville import GAME
from borgo.games.oddville.actions import ChooseResource, ReturnWorker, TakeCoins
from borgo.games.oddville.data import (
    CHARACTERS,
    SPACE_PRICES,
    SQUARE_STREETS,
    Character,
    Guild,
    Resource,
    Side,
    WorkerCard,
)
from borgo.games.oddville.events import StartChosen, TurnStarted
from borgo.games.oddville.prompts import ChooseStart, TakeTurn
from borgo.games.oddville.state import NOBODY

from .positions import (
    CLAY,
    CRYSTAL,
    MASTER,
    STONE,
    WOOD,
    check_table,
    names,
    new,
    on_board,
    play,
    refused,
    told,
)

SEATS = (2, 3, 4)
SEEDS = range(60)


@pytest.mark.parametrize("seats", SEATS)
def test_OV_1_1_four_cards_and_nine_workers_each_and_nothing_else(seats: int) -> None:
    state = new(seats)
    assert len(state.players) == seats
    for player in state.players:
        assert player.hand == tuple(WorkerCard)
        assert player.supply == 9
        assert (player.coins, player.projects, player.characters, player.in_city) == ((), (), (), 0)
    check_table(state)


def test_OV_1_1_two_to_four_players() -> None:
    assert list(GAME.seats) == [2, 3, 4]


def test_OV_1_2_the_square_alone_with_streets_left_right_and_below() -> None:
    state = new()
    assert state.city == ()
    assert state.square == (NOBODY,) * 4
    assert {side for side in Side if SQUARE_STREETS & 1 << side} == {Side.EAST, Side.SOUTH, Side.WEST}


@pytest.mark.parametrize(("seats", "prices"), [(2, (0, 1, 2)), (3, (0, 1, 1, 2)), (4, (0, 1, 1, 2))])
def test_OV_1_3_single_spaces_and_a_box_for_each_resource(seats: int, prices: tuple[int, ...]) -> None:
    state = new(seats)
    assert SPACE_PRICES[seats] == prices
    assert len(state.board) == 4
    for stock in state.board:
        assert stock.spaces == (NOBODY,) * (len(prices) - 1)
        assert stock.box == (0,) * seats


@pytest.mark.parametrize(("seats", "size"), [(2, 1), (3, 2), (4, 3)])
def test_OV_1_4_a_pile_for_each_guild_smaller_with_fewer_players(seats: int, size: int) -> None:
    for guild, pile in zip(Guild, new(seats).piles, strict=True):
        assert len(set(pile)) == size
        assert all(CHARACTERS[who].guild is guild for who in pile)


@pytest.mark.parametrize("seats", SEATS)
def test_OV_1_4_anyone_may_be_on_top_and_anyone_may_have_left(seats: int) -> None:
    tables = [new(seats, seed).piles for seed in SEEDS]
    assert {pile[-1] for piles in tables for pile in piles} == set(Character)
    present = [{who for pile in piles for who in pile} for piles in tables]
    absent = {who for those in present for who in Character if who not in those}
    assert absent == (set(Character) if seats < 4 else set())


@pytest.mark.parametrize("seats", SEATS)
def test_OV_1_4_only_the_top_of_a_pile_is_seen(seats: int) -> None:
    state = new(seats)
    assert [(pile.top, pile.count) for pile in GAME.view(state, 0).piles] == [
        (pile[-1], seats - 1) for pile in state.piles
    ]


def test_OV_1_5_six_of_64_shuffled_cards_lie_open() -> None:
    state = new()
    assert (len(state.row), len(state.deck)) == (6, 58)
    assert {*state.row, *state.deck} == set(range(64))
    assert len({new(seed=seed).row for seed in SEEDS}) == len(SEEDS)
    assert {card for seed in SEEDS for card in new(seed=seed).row} == set(range(64))


def test_OV_1_6_the_first_player_is_random() -> None:
    assert {new(seed=seed).first for seed in SEEDS} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", SEATS)
def test_OV_1_6_the_last_player_picks_first_and_the_first_player_plays(seats: int) -> None:
    state = new(seats, seed=5)
    order = [(state.first - step) % seats for step in range(1, seats + 1)]
    assert order[-1] == state.first
    for seat, kind in zip(order, Resource, strict=False):
        assert GAME.prompts(state) == (ChooseStart((seat,)),)
        state = play(state, seat, ChooseResource(kind))
        singles = len(state.board[kind].spaces)
        assert on_board(state, kind) == [NOBODY] * singles + [seat], "on the two-coin space"
        assert (state.players[seat].supply, state.players[seat].coins) == (8, ())
    assert GAME.prompts(state) == (TakeTurn((state.first,)),)


def test_OV_1_6_book_example_red_stone_yellow_crystal_purple_wood_blue_clay() -> None:
    blue, purple, yellow, red = range(4)
    state = next(state for state in (new(seed=seed) for seed in SEEDS) if state.first == blue)
    picks = [(red, STONE), (yellow, CRYSTAL), (purple, WOOD), (blue, CLAY)]
    for seat, kind in picks[:-1]:
        assert told(state, seat, ChooseResource(kind)) == (StartChosen(seat, kind),)
        state = play(state, seat, ChooseResource(kind))
    assert told(state, blue, ChooseResource(CLAY)) == (StartChosen(blue, CLAY), TurnStarted(blue))
    state = play(state, blue, ChooseResource(CLAY))
    assert [on_board(state, kind)[-1] for kind in (WOOD, CLAY, STONE, CRYSTAL)] == [purple, blue, red, yellow]
    assert state.turn.seat == blue


def test_OV_1_6_nobody_picks_twice_out_of_order_or_what_is_picked() -> None:
    state = new(seed=5)
    last, before = (state.first - 1) % 4, (state.first - 2) % 4
    assert str(refused(state, before, ChooseResource(WOOD))) == f"OV-1.6 not-asked (seat={last})"
    state = play(state, last, ChooseResource(WOOD))
    assert str(refused(state, before, ChooseResource(WOOD))) == "OV-1.6 resource-taken (resource=0)"
    assert str(refused(state, last, ChooseResource(CLAY))) == f"OV-1.6 not-asked (seat={before})"
    assert str(refused(state, before, TakeCoins(MASTER))) == "OV-1.6 not-an-answer"
    assert str(refused(state, last, ReturnWorker(WOOD, 3))) == "OV-2.6 not-in-set-up"


def test_the_same_seed_is_the_same_game() -> None:
    assert new(seed=9) == new(seed=9)
    assert names(new(seed=9).row) != names(new(seed=10).row)
