"""DC-2: rolling, taking and drawing."""

from msgspec.structs import replace

from borgo.games.doodlecity import GAME
from borgo.games.doodlecity.actions import CrossTree, Pass, TakeDie
from borgo.games.doodlecity.data import CROSSED_AT_START, HOUSES
from borgo.games.doodlecity.events import DiceRolled, DieTaken, HouseCrossed, RoadDrawn, TreeCrossed
from borgo.games.doodlecity.prompts import ChooseDie, Draw
from borgo.games.doodlecity.state import Turn

from .positions import SHAPE, at, drawable, house, play, position, refused, road, sheet, told

COLUMN_1_FULL = """
    │ · · · ·
    │ · · · ·
    │ · · · ·
    │ · · · ·
    │ · · · ·
"""
NO_HOUSE_IN_COLUMN_1 = (HOUSES[0], *CROSSED_AT_START[1:])


def test_DC_2_1_clockwise_from_the_start_player_each_takes_one_die() -> None:
    state = position(sheet(), sheet(), sheet(), starter=1, whites=(1, 3, 4, 5))
    assert GAME.prompts(state) == (ChooseDie((1,)),)
    assert refused(state, 2, TakeDie(0)) == ("DC-2.1", "another-chooses")
    state = play(state, (1, TakeDie(0)))
    assert refused(state, 1, TakeDie(1)) == ("DC-2.1", "one-die-a-round")
    assert refused(state, 2, TakeDie(0)) == ("DC-2.1", "die-is-taken")
    assert refused(state, 2, TakeDie(4)) == ("DC-2.1", "no-such-die")
    assert refused(state, 2, TakeDie(-1)) == ("DC-2.1", "no-such-die")
    state = play(state, (2, TakeDie(2)), (0, TakeDie(1)))
    assert [turn.die for turn in state.turns] == [1, 0, 2]
    assert all(not isinstance(prompt, ChooseDie) for prompt in GAME.prompts(state)), "one die is left over"


def test_DC_2_1_the_left_neighbour_starts_the_next_round_with_new_dice() -> None:
    state = position(sheet(), sheet(), sheet(), starter=2, whites=(1, 3, 4, 5))
    moves = (
        (2, TakeDie(0)),
        (2, road(1, 1, "│")),
        (0, TakeDie(1)),
        (0, road(3, 1, "│")),
        (1, TakeDie(2)),
        (1, road(4, 1, "│")),
    )
    after = play(state, *moves)
    assert (after.starter, after.round) == (0, state.round + 1)
    assert after.turns == (Turn(), Turn(), Turn())
    assert after.chance.spent >= state.chance.spent + 5
    rolled = told(state, *moves)[-1]
    assert rolled == DiceRolled(after.round, 0, after.blue, after.whites)
    assert rolled.reveals, "nobody knew the roll before"


def test_DC_2_2_who_has_a_die_draws_while_the_next_one_chooses() -> None:
    state = position(sheet(), sheet(), sheet(), whites=(1, 3, 4, 5))
    state = play(state, (0, TakeDie(0)), (1, TakeDie(1)))
    assert GAME.prompts(state) == (Draw((0,)), Draw((1,)), ChooseDie((2,)))
    for first, second in ((0, 1), (1, 0)):
        drawings = {0: road(1, 1, "│"), 1: road(3, 1, "─")}
        half = play(state, (first, drawings[first]))
        assert GAME.asked(half) == (second, 2)
        assert refused(half, first, drawings[first]) == ("DC-2.2", "drawn-already")
        assert refused(half, first, TakeDie(2)) == ("DC-2.1", "one-die-a-round")
        assert GAME.asked(play(half, (second, drawings[second]))) == (2,)
    assert refused(state, 2, road(4, 1, "│")) == ("DC-2.2", "take-a-die-first")
    assert refused(state, 2, house(2, 1)) == ("DC-2.2", "take-a-die-first")


def test_DC_2_2_the_round_ends_when_all_have_drawn() -> None:
    state = position(sheet(), sheet(), whites=(1, 3, 4))
    state = play(state, (0, TakeDie(0)), (1, TakeDie(1)), (1, road(3, 1, "│")))
    assert (state.round, GAME.asked(state)) == (5, (0,))
    assert play(state, (0, road(1, 1, "│"))).round == 6


def test_DC_2_3_blue_is_the_column_and_the_own_white_die_the_row() -> None:
    state = play(position(sheet(), sheet(), blue=4, whites=(3, 1, 1)), (0, TakeDie(0)))
    assert drawable(state, 0) == {at(3, 4)}
    assert refused(state, 0, road(4, 3, "│")) == ("DC-2.3", "another-square")
    assert refused(state, 0, road(3, 3, "│")) == ("DC-2.3", "another-square")
    assert refused(state, 0, road(1, 4, "│")) == ("DC-2.3", "another-square")
    assert refused(state, 0, road(6, 4, "│")) == ("DC-2.3", "no-such-square")


def test_DC_2_3_six_roads_that_need_not_connect() -> None:
    state = play(position(sheet(), sheet(), blue=4, whites=(3, 1, 1)), (0, TakeDie(0)))
    assert GAME.legal(state, 0) == tuple(road(3, 4, sign) for sign in "│─└┌┐┘")
    for wrong in (0, 7, -1):
        assert refused(state, 0, replace(road(3, 4, "│"), shape=wrong)) == ("DC-2.3", "no-such-road")
    drawn = play(state, (0, road(3, 4, "┐")))
    assert drawn.sheets[0].roads[at(3, 4)] == SHAPE["┐"]
    assert drawn.sheets[1].roads[at(3, 4)] == 0
    assert told(state, (0, road(3, 4, "┐")))[0] == RoadDrawn(0, at(3, 4), SHAPE["┐"])


def test_DC_2_3_one_road_per_square_for_good() -> None:
    state = play(position(sheet(COLUMN_1_FULL), blue=6, whites=(3, 1, 1)), (0, TakeDie(0)))
    assert refused(state, 0, road(3, 1, "─")) == ("DC-2.3", "road-is-there")


def test_DC_2_4_a_die_that_points_at_a_road_may_not_be_taken() -> None:
    state = position(sheet(COLUMN_1_FULL), sheet(), blue=1, whites=(3, 2, 4))
    assert refused(state, 0, TakeDie(0)) == ("DC-2.4", "road-is-there")
    assert refused(state, 0, TakeDie(2)) == ("DC-2.4", "road-is-there")
    assert GAME.legal(state, 0) == (TakeDie(1),)
    state = play(state, (0, TakeDie(1)))
    assert TakeDie(0) in GAME.legal(state, 1), "it is the own sheet that counts"


def test_DC_2_5_a_park_crosses_a_house_and_keeps_its_road() -> None:
    state = play(position(sheet(COLUMN_1_FULL), sheet(), whites=(2, 3, 3)), (0, TakeDie(0)))
    assert GAME.legal(state, 0) == (house(2, 1),)
    assert refused(state, 0, road(2, 1, "─")) == ("DC-2.5", "parks-get-no-road")
    after = play(state, (0, house(2, 1)))
    assert after.sheets[0].houses == (CROSSED_AT_START[0] + 1, *CROSSED_AT_START[1:])
    assert after.sheets[0].roads == state.sheets[0].roads
    assert told(state, (0, house(2, 1)))[0] == HouseCrossed(0, at(2, 1))


def test_DC_2_5_houses_are_in_parks_only() -> None:
    state = play(position(sheet(), sheet(), whites=(3, 3, 3)), (0, TakeDie(0)))
    assert refused(state, 0, house(3, 1)) == ("DC-2.5", "not-a-park")


def test_DC_2_5_a_park_without_a_free_house_cannot_be_chosen() -> None:
    full = sheet(houses=NO_HOUSE_IN_COLUMN_1)
    assert refused(position(full, blue=1, whites=(2, 3, 3)), 0, TakeDie(0)) == ("DC-2.5", "no-free-house")
    any_column = play(position(full, blue=6, whites=(2, 3, 3)), (0, TakeDie(0)))
    assert refused(any_column, 0, house(2, 1)) == ("DC-2.5", "no-free-house")


def test_DC_2_5_each_park_can_be_chosen_twice() -> None:
    mine = sheet()
    for _ in range(2):
        state = play(position(mine, sheet(), blue=1, whites=(2, 3, 3)), (0, TakeDie(0)), (0, house(2, 1)))
        mine = state.sheets[0]
    assert refused(position(mine, blue=1, whites=(2, 3, 3)), 0, TakeDie(0)) == ("DC-2.5", "no-free-house")


def test_DC_2_6_a_useful_die_must_be_taken() -> None:
    state = position(sheet(COLUMN_1_FULL), sheet(), whites=(3, 4, 2))
    assert refused(state, 0, CrossTree()) == ("DC-2.6", "a-die-is-useful")
    assert GAME.legal(state, 0) == (TakeDie(2),)


def test_DC_2_6_without_a_useful_die_a_tree_is_crossed_and_no_die_taken() -> None:
    stuck = sheet(COLUMN_1_FULL, NO_HOUSE_IN_COLUMN_1, trees=2)
    state = position(stuck, sheet(), whites=(3, 2, 6))
    assert GAME.legal(state, 0) == (CrossTree(),)
    after = play(state, (0, CrossTree()))
    assert after.sheets[0] == replace(stuck, trees=3)
    assert after.turns[0] == Turn(die=None, square=None, done=True)
    assert GAME.prompts(after) == (ChooseDie((1,)),)
    assert GAME.legal(after, 1) == (TakeDie(0), TakeDie(1), TakeDie(2)), "all dice are still there"
    assert told(state, (0, CrossTree())) == [TreeCrossed(0, 3, "no-die")]


def test_DC_2_6_only_dice_still_on_offer_count() -> None:
    stuck = sheet(COLUMN_1_FULL)
    state = play(position(sheet(), stuck, whites=(2, 3, 3)), (0, TakeDie(0)))
    assert GAME.legal(state, 1) == (CrossTree(),)


def test_DC_2_7_blue_6_lets_each_player_choose_the_column() -> None:
    state = play(position(sheet(), sheet(), blue=6, whites=(2, 2, 2)), (0, TakeDie(0)))
    assert drawable(state, 0) == {at(2, column) for column in range(1, 6)}
    assert state.sheets[0].trees == 0
    assert refused(state, 0, road(3, 2, "│")) == ("DC-2.3", "another-square")


def test_DC_2_7_white_6_crosses_a_tree_then_any_square_of_the_column() -> None:
    state = position(sheet(), sheet(), blue=2, whites=(6, 1, 1))
    assert told(state, (0, TakeDie(0))) == [DieTaken(0, 0, 6), TreeCrossed(0, 1, "white-six")]
    state = play(state, (0, TakeDie(0)))
    assert [mine.trees for mine in state.sheets] == [1, 0]
    assert drawable(state, 0) == {at(row, 2) for row in range(1, 6)}
    assert refused(state, 0, road(1, 1, "│")) == ("DC-2.3", "another-square")
    assert play(state, (0, house(4, 2))).sheets[0].trees == 1


def test_DC_2_7_both_6_is_any_square_and_still_a_tree() -> None:
    state = play(position(sheet(), sheet(), blue=6, whites=(6, 1, 1)), (0, TakeDie(0)))
    assert drawable(state, 0) == set(range(25))
    assert state.sheets[0].trees == 1


def test_DC_2_7_a_6_without_an_open_square_cannot_be_taken() -> None:
    stuck = sheet(COLUMN_1_FULL, NO_HOUSE_IN_COLUMN_1)
    state = position(stuck, sheet(), blue=1, whites=(6, 1, 1))
    assert refused(state, 0, TakeDie(0)) == ("DC-2.7", "nothing-open")
    assert play(state, (0, CrossTree())).sheets[0].trees == 1


def test_DC_4_1_nothing_is_done_after_the_end() -> None:
    over = replace(position(sheet()), ended="last-tree")
    assert GAME.prompts(over) == ()
    assert GAME.legal(over, 0) == ()
    for action in (TakeDie(0), CrossTree(), Pass(), road(1, 1, "│"), house(2, 1)):
        assert refused(over, 0, action) == ("DC-4.1", "game-over")
