"""VE-1: the start."""

from collections import Counter

import pytest

from borgo.core.chance import Chance
from borgo.core.rules import Illegal
from borgo.games.venice import GAME
from borgo.games.venice.data import ARCHITECTS, MAP, OPEN, SWAMP, Kind
from borgo.games.venice.prompts import BuildStage
from borgo.games.venice.state import NOBODY

from .invariants import check
from .positions import fields, new


@pytest.mark.parametrize("seats", [1, 6])
def test_VE_1_1_two_to_five_players(seats: int) -> None:
    with pytest.raises(Illegal, match=r"VE-1\.1"):
        GAME.new(GAME.options(), seats, Chance(bytes(32)))


@pytest.mark.parametrize("seats", GAME.seats)
def test_VE_1_1_the_material(seats: int) -> None:
    state = new(seats, 1)
    check(state)
    assert len(state.pile) + seats * 3 == 42
    assert len(state.buildings) + sum(state.stock) == 42
    assert state.stock == (18, 5, 5, 5, 4)
    assert state.ground.count(SWAMP) == 86
    assert Counter(state.bags) == {3: 4, 4: 5, 5: 5, 6: 4}
    assert ARCHITECTS == (Kind.PALAZZO, Kind.CAMPO, Kind.PONTE, Kind.BASILICA)
    assert set(state.architects) == {NOBODY}


def test_VE_1_3_one_building_of_each_kind_bricks_open_the_rest_swamp() -> None:
    state = new(3, 1)
    assert sorted(building.kind for building in state.buildings) == list(Kind)
    bricks = fields("A16", "A21", "B10", "B14", "C6", "C7", "D4", "D9", "E16", "E19")
    assert tuple(field for field, lies in enumerate(state.ground) if lies == OPEN) == bricks
    assert sum(lies >= 0 for lies in state.ground) == 1 + 2 + 1 + 2 + 3
    assert len(MAP.names) == 86 + 10 + 9


@pytest.mark.parametrize("seats", GAME.seats)
def test_VE_1_4_three_cards_each_no_open_card_all_on_the_start_space(seats: int) -> None:
    state = new(seats, 2)
    assert [player.cards for player in state.players] == [3] * seats
    assert not any(state.open)
    assert GAME.points(state) == (0,) * seats
    assert GAME.prompts(state) == (BuildStage((state.turn.seat,)),)


def test_VE_1_4_the_first_player_and_the_cards_are_random() -> None:
    states = [new(4, seed) for seed in range(40)]
    assert {state.turn.seat for state in states} == {0, 1, 2, 3}
    assert len({state.pile for state in states}) == len({state.swamp for state in states}) == 40
    assert len({state.bags for state in states}) == 40
    assert new(4, 7) == new(4, 7)
