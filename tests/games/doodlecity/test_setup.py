"""DC-1: the table before the first choice."""

from collections import Counter

import pytest

from borgo.core.chance import Chance
from borgo.core.rules import Illegal
from borgo.games.doodlecity import GAME
from borgo.games.doodlecity.data import BONUSES, HOUSES, KINDS, PARKS, TREES, Kind
from borgo.games.doodlecity.setup import start_sheet

from .positions import SHAPE, at, new


@pytest.mark.parametrize(("seats", "whites"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7)])
def test_DC_1_1_one_white_die_more_than_players_and_three_alone(seats: int, whites: int) -> None:
    state = new(seats, seed=1)
    assert len(state.whites) == whites
    assert all(1 <= number <= 6 for number in (state.blue, *state.whites))
    assert len(state.sheets) == len(state.turns) == seats
    assert state.round == 1


@pytest.mark.parametrize("seats", [0, 7])
def test_DC_1_1_one_to_six_players(seats: int) -> None:
    with pytest.raises(Illegal, match=r"DC-1\.1"):
        new(seats, seed=1)
    assert seats not in GAME.seats


def test_DC_1_1_everybody_has_the_same_sheet() -> None:
    state = new(6, seed=2)
    assert len(set(state.sheets)) == 1
    assert Counter(KINDS) == {Kind.PARK: 5, Kind.HOTEL: 5, Kind.SHOP: 7, Kind.TAXI: 8}
    assert [park % 5 for park in PARKS] == [0, 1, 2, 3, 4]
    assert sum(HOUSES) == 16
    assert [houses - crossed for houses, crossed in zip(HOUSES, state.sheets[0].houses, strict=True)] == [
        2
    ] * 5
    assert (state.sheets[0].trees, TREES, BONUSES) == (0, 7, (3, 5, 7, 10))
    assert state.bonuses == (None, None, None, None)


def test_DC_1_2_book_example_4_then_1_draws_that_curve_and_that_straight() -> None:
    chance = next(c for c in map(_chance, range(10_000)) if _first_two(c) == (4, 1))
    sheet, _ = start_sheet(chance)
    assert sheet.roads[PARKS[0]] == SHAPE["┌"]
    assert sheet.roads[PARKS[1]] == SHAPE["│"]


def test_DC_1_2_only_parks_have_start_roads_and_all_six_occur() -> None:
    seen = set()
    for seed in range(60):
        sheet, _ = start_sheet(_chance(seed))
        assert {square for square, shape in enumerate(sheet.roads) if shape} == set(PARKS)
        seen |= {(park, sheet.roads[park]) for park in PARKS}
    assert seen == {(park, shape) for park in PARKS for shape in range(1, 7)}


def test_DC_1_2_start_roads_score_nothing() -> None:
    state = new(3, seed=3)
    assert GAME.points(state) == (0, 0, 0)
    assert KINDS[at(1, 3)] is Kind.PARK


def test_DC_1_3_the_first_player_is_random() -> None:
    starters = Counter(new(4, seed).starter for seed in range(200))
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 25


def test_the_same_seed_is_the_same_game() -> None:
    assert new(4, seed=9) == new(4, seed=9)
    assert new(4, seed=9) != new(4, seed=10)


def _chance(seed: int) -> Chance:
    return Chance(seed.to_bytes(32, "big"))


def _first_two(chance: Chance) -> tuple[int, int]:
    first, chance = chance.below(6)
    second, _ = chance.below(6)
    return first + 1, second + 1
