"""DC-5: passing, solo, achievements."""

import pytest
from msgspec.structs import replace

from borgo.games.doodlecity import GAME
from borgo.games.doodlecity.actions import CrossTree, Pass, TakeDie
from borgo.games.doodlecity.events import TreeCrossed
from borgo.games.doodlecity.scoring import scores
from borgo.games.doodlecity.state import DoodlecityOptions, Sheet, ShopScore, Turn

from .positions import at, draw_alone, new, play, position, refused, road, sheet, told

ONE_ROAD = """
    ─ ─ ─ ─ ┐
    ┌ ─ ─ ─ ┘
    └ ─ ─ ─ ┐
    ┌ ─ ─ ─ ┘
    └ ─ ─ ─ ─
"""
ALL_HOUSES = (3, 3, 4, 3, 3)


def achieved(mine: Sheet) -> tuple[str, ...]:
    return scores(position(mine))[0].achievements


def test_DC_5_1_a_table_may_allow_passing_for_a_tree() -> None:
    state = position(sheet(), sheet(), passing=True, whites=(1, 1, 1))
    assert Pass() in GAME.legal(state, 0)
    after = play(state, (0, Pass()))
    assert after.sheets[0] == sheet(trees=1)
    assert after.turns[0] == Turn(done=True)
    assert GAME.asked(after) == (1,)
    assert told(state, (0, Pass())) == [TreeCrossed(0, 1, "passed")]


def test_DC_5_1_passing_is_instead_of_taking_a_die() -> None:
    state = play(position(sheet(), sheet(), passing=True, whites=(1, 1, 1)), (0, TakeDie(0)))
    assert refused(state, 0, Pass()) == ("DC-2.1", "one-die-a-round")


def test_DC_5_1_other_tables_do_not_pass() -> None:
    assert DoodlecityOptions().passing is False
    assert refused(position(sheet()), 0, Pass()) == ("DC-5.1", "no-passing-at-this-table")
    assert new(2, seed=1).passing is False
    assert new(2, seed=1, passing=True).passing is True


def test_DC_5_1_without_a_useful_die_there_is_nothing_to_pass() -> None:
    full = sheet("│ · · · · " * 5, ALL_HOUSES)
    state = position(full, whites=(1, 1, 1), passing=True)
    assert GAME.legal(state, 0) == (CrossTree(),)
    assert refused(state, 0, Pass()) == ("DC-2.6", "no-die-is-useful")


def test_DC_5_2_solo_rolls_three_white_dice_every_round() -> None:
    state = new(1, seed=4)
    assert len(state.whites) == 3
    state = draw_alone(sheet(), road(1, 1, "│"))
    assert (len(state.whites), state.starter) == (3, 0)


def test_DC_5_2_solo_trees_score_nothing() -> None:
    for trees in (0, 3, 7):
        assert GAME.points(position(sheet(trees=trees, hotels=[5]))) == (5,)


def test_DC_5_2_all_bonuses_are_yours() -> None:
    gap = "· · · · · ─ ┐ · · · · · · · · · │ · · · · └ ─ ─ ·"
    mine, taken = sheet(gap, (3, 3, 2, 3, 1)), []
    state = position(mine)
    for _ in range(3):
        round_ = replace(position(mine, blue=2, whites=(3, 3, 3)), bonuses=state.bonuses)
        state = play(round_, (0, TakeDie(0)), (0, road(3, 2, "│")))
        taken.append(state.sheets[0].shops[-1].bonus)
    assert taken == [7, 5, 3]
    assert state.bonuses == (0, 0, 0, None)


@pytest.mark.parametrize(
    ("points", "title"),
    [
        (0, "try-again"),
        (29, "try-again"),
        (30, "tenant"),
        (49, "tenant"),
        (50, "innkeeper"),
        (70, "entrepreneur"),
        (89, "entrepreneur"),
        (90, "mayor"),
        (105, "president"),
        (119, "president"),
        (120, "world-power"),
        (200, "world-power"),
    ],
)
def test_DC_5_2_solo_ranks(points: int, title: str) -> None:
    assert scores(position(sheet(hotels=[points])))[0].title == title


def test_DC_5_2_ranks_and_achievements_are_for_solo_games() -> None:
    score = scores(position(sheet(), sheet()))[0]
    assert (score.title, score.achievements) == (None, ())


def test_DC_5_3_environmentalist_crosses_no_tree() -> None:
    assert achieved(sheet()) == ("environmentalist",)
    assert achieved(sheet(trees=1)) == ()


def test_DC_5_3_city_planner_has_one_road_through_all_squares() -> None:
    assert achieved(sheet(ONE_ROAD, trees=1)) == ("city-planner",)
    broken = ONE_ROAD.replace("└ ─ ─ ─ ─", "└ ─ ─ ─ │")
    assert achieved(sheet(broken, trees=1)) == ()


def test_DC_5_3_hotel_magnate_has_42_hotel_points() -> None:
    assert achieved(sheet(trees=1, hotels=[3, 5, 8, 11, 15])) == ("hotel-magnate",)
    assert achieved(sheet(trees=1, hotels=[5, 8, 11, 15])) == ()


def test_DC_5_3_capitalist_has_74_shop_points_with_bonuses() -> None:
    values, bonuses = (4, 5, 6, 7, 8, 9, 10), (0, 0, 3, 5, 7, 10)
    shops = tuple(
        ShopScore(at(1, 1), 9, value, bonus) for value, bonus in zip(values, (0, *bonuses), strict=True)
    )
    assert achieved(replace(sheet(trees=1), shops=shops)) == ("capitalist",)
    one_less = (replace(shops[0], points=3), *shops[1:])
    assert achieved(replace(sheet(trees=1), shops=one_less)) == ()


def test_DC_5_3_shopping_fever_is_one_shop_with_16_houses() -> None:
    gap = ONE_ROAD.replace("─ ─ ─ ─ ┐", "─ ─ ─ · ┐", 1)
    after = draw_alone(sheet(gap, ALL_HOUSES), road(1, 4, "─"))
    assert after.sheets[0].shops[-1].houses == 16
    assert "shopping-fever" in achieved(after.sheets[0])
    fifteen = draw_alone(sheet(gap, (3, 3, 3, 3, 3)), road(1, 4, "─"))
    assert "shopping-fever" not in achieved(fifteen.sheets[0])
