"""DC-4: when it ends, and who has won."""

import pytest
from msgspec.structs import replace

from borgo.core.game import Outcome
from borgo.games.doodlecity import GAME
from borgo.games.doodlecity.actions import CrossTree, Pass, TakeDie
from borgo.games.doodlecity.events import GameEnded
from borgo.games.doodlecity.scoring import scores
from borgo.games.doodlecity.state import Sheet

from .positions import at, draw_alone, play, position, road, sheet, told

LONG = """
    · · ─ ─ ┐
    ─ ┐ · · │
    · │ · · │
    · │ · · │
    · └ ─ ─ ┘
"""
SHOP_LEFT = LONG.replace("· │ · · │\n    · │", "· · · · │\n    · │")
ALL_HOUSES = (3, 3, 4, 3, 3)


def finished(*sheets: Sheet) -> Outcome:
    outcome = GAME.outcome(replace(position(*sheets), ended="last-tree"))
    assert outcome is not None
    return outcome


def test_DC_4_1_hotel_15_ends_the_game_after_the_round() -> None:
    state = position(sheet(LONG), sheet(), blue=2, whites=(1, 3, 3))
    state = play(state, (0, TakeDie(0)), (0, road(1, 2, "─")))
    assert state.sheets[0].hotels[-1].points == 15
    assert (state.ended, GAME.outcome(state), GAME.asked(state)) == (None, None, (1,))
    last = ((1, TakeDie(1)), (1, road(3, 2, "│")))
    assert told(state, *last)[-1] == GameEnded("highest-hotel")
    over = play(state, *last)
    assert (over.ended, over.round, GAME.prompts(over)) == ("highest-hotel", state.round, ())


def test_DC_4_1_shop_10_ends_the_game() -> None:
    over = draw_alone(sheet(SHOP_LEFT, ALL_HOUSES), road(3, 2, "│"))
    assert (over.sheets[0].shops[-1].points, over.ended) == (10, "highest-shop")


def test_DC_4_1_the_next_best_hotel_and_shop_end_nothing() -> None:
    fourteen = LONG.replace("─ ┐ · · │", "│ ┐ · · │")
    after = draw_alone(sheet(fourteen), road(1, 2, "─"))
    assert (after.sheets[0].hotels[-1].points, after.ended) == (11, None)
    after = draw_alone(sheet(SHOP_LEFT, (3, 2, 2, 1, 1)), road(3, 2, "│"))
    assert (after.sheets[0].shops[-1].points, after.ended) == (9, None)


@pytest.mark.parametrize("whites", [(6, 1, 1), (2, 2, 2)])
def test_DC_4_1_the_last_tree_ends_the_game_after_the_round(whites: tuple[int, ...]) -> None:
    state = position(sheet(trees=6), sheet(), blue=1, whites=whites, passing=True)
    six = whites[0] == 6
    moves = ((0, TakeDie(0)), (0, road(1, 1, "│"))) if six else ((0, Pass()),)
    state = play(state, *moves)
    assert (state.sheets[0].trees, state.ended) == (7, None)
    assert play(state, (1, Pass())).ended == "last-tree"


def test_DC_4_1_the_sixth_tree_does_not() -> None:
    full = sheet("│ · · · · " * 5, ALL_HOUSES, trees=5)
    state = play(position(full, whites=(1, 1, 1)), (0, CrossTree()))
    assert (state.sheets[0].trees, state.ended) == (6, None)
    assert play(replace(state, blue=1, whites=(1, 1, 1)), (0, CrossTree())).ended == "last-tree"


def test_DC_4_2_hotels_shops_and_bonuses_add_up() -> None:
    mine = sheet(hotels=[3, 8], shops=[4, 6])
    mine = replace(mine, shops=(*mine.shops[:1], replace(mine.shops[1], bonus=5)))
    assert finished(mine).points == (3 + 8 + 4 + 6 + 5,)


def test_DC_4_2_four_per_taxi_whose_road_has_another_taxi() -> None:
    score = scores(position(sheet(LONG)))[0]
    assert score.joined_taxis == (at(1, 5), at(2, 2), at(5, 2), at(5, 5))
    assert (score.taxis, score.total) == (16, 16)


def test_DC_4_2_a_taxi_alone_on_its_road_counts_nothing() -> None:
    two_apart = "· · · · · · ─ · ─ · · · · · · · · · · · · · · · ·"
    assert scores(position(sheet(two_apart)))[0].joined_taxis == ()
    next_to_each_other = "· · · · · · ─ ─ ─ · · · · · · · · · · · · · · · ·"
    assert scores(position(sheet(next_to_each_other)))[0].taxis == 8


def test_DC_4_2_taxis_on_different_roads_count_apart() -> None:
    pair_and_single = "· · · · · · ─ ─ ─ · ─ · · · · · · · · · · · · · ·"
    assert scores(position(sheet(pair_and_single)))[0].joined_taxis == (at(2, 2), at(2, 4))


@pytest.mark.parametrize(
    ("trees", "points"),
    [
        ((1, 2, 3), (4, 0, -4)),
        ((0, 0, 3), (4, 4, -4)),
        ((2, 5, 5), (4, -4, -4)),
        ((1, 7), (4, -4)),
        ((3, 3, 3), (0, 0, 0)),
        ((0, 0), (0, 0)),
    ],
)
def test_DC_4_2_most_trees_lose_four_fewest_gain_four(
    trees: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert finished(*(sheet(trees=count) for count in trees)).points == points


def test_DC_4_3_most_points_win() -> None:
    outcome = finished(sheet(hotels=[3]), sheet(hotels=[8]), sheet(hotels=[5]))
    assert outcome == Outcome("last-tree", (3, 8, 5), (3, 1, 2))


def test_DC_4_3_a_tie_goes_to_fewer_trees() -> None:
    outcome = finished(sheet(hotels=[8], trees=1), sheet(hotels=[8, 4, 4], trees=3), sheet(trees=3))
    assert outcome.points == (12, 12, -4)
    assert outcome.ranks == (1, 2, 3)


def test_DC_4_3_then_the_rank_is_shared() -> None:
    outcome = finished(sheet(hotels=[8], trees=2), sheet(hotels=[5, 3], trees=2), sheet(trees=2))
    assert outcome.ranks == (1, 1, 3)
