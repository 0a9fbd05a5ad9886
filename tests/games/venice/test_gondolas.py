"""VE-5, and VE-2.2 between two gondola moves."""

import pytest

from borgo.games.venice import GAME
from borgo.games.venice.actions import Done, TradeGold
from borgo.games.venice.gondolas import landing, order_matters
from borgo.games.venice.prompts import BuildStage, ChoosePlaceOutOfTurn, TradeInBetween
from borgo.games.venice.state import JUMPED, State

from .positions import (
    BASILICA,
    CAMPO,
    CASA,
    PALAZZO,
    AtSeat,
    at,
    bags_of,
    cards,
    common,
    gondolas,
    lay,
    may,
    play,
    position,
    refused,
    seat,
)

TEN_GOLD = (0, 0, 5)
NO_GOLD = (5, 0, 0)


def test_VE_5_1_the_books_jumps() -> None:
    assert landing((6, 11), 0, 7) == 14
    assert landing((14, 11), 1, 3) == 15


def test_VE_5_1_the_books_jumps_at_the_table() -> None:
    """A basilica brings 7 to its builder on 6 and 3 to the one on 11."""
    state = position(
        seat(6, hand=cards(basilica=3)), seat(11, laid=cards(basilica=1)), seat(), drained=["C2"]
    )
    state = play(state, lay(3, BASILICA), common(BASILICA), at("C2", "C6", "C7"))
    assert gondolas(state) == (14, 15, 0)
    gained = [(player.gained[BASILICA], player.gained[JUMPED]) for player in state.players]
    assert gained == [(7, 1), (3, 1), (0, 0)], "the score sheet tells points from jumps"


def test_VE_5_1_several_gondolas_in_a_row_are_jumped_together() -> None:
    assert landing((3, 4, 5, 6), 0, 1) == 7
    assert landing((3, 4, 6, 7), 0, 2) == 8


def test_VE_5_1_the_start_space_holds_all_and_blocks_nobody() -> None:
    assert landing((0, 0, 0), 1, 1) == 1
    assert landing((0, 1, 0), 0, 1) == 2


@pytest.mark.parametrize(("at_45", "lands"), [(45, 11), (44, 10)])
def test_VE_5_2_10_and_45_are_one_place(at_45: int, lands: int) -> None:
    assert landing((9, at_45), 0, 1) == lands


def test_VE_5_2_and_the_other_way_round() -> None:
    assert landing((44, 10), 0, 1) == 46


def test_VE_5_2_a_gondola_keeps_its_number() -> None:
    state = position(seat(44, hand=cards(casa=1)), seat(), seat())
    state = play(state, lay(1, CASA), at("A16"))
    assert gondolas(state) == (45, 0, 0)


@pytest.mark.parametrize("space", [10, 45])
@pytest.mark.parametrize(("name", "bags"), [("A16", 1), ("B10", 1), ("C6", 1), ("D4", 1), ("E16", 0)])
def test_VE_5_2_10_and_45_touch_four_districts(space: int, name: str, bags: int) -> None:
    state = position(seat(space, hand=cards(casa=1)), seat(), seat())
    assert bags_of(play(state, lay(1, CASA), at(name)))[0] == bags


@pytest.mark.parametrize("space", [57, 58, 59])
def test_VE_5_2_57_and_beyond_touch_nothing(space: int) -> None:
    state = position(seat(space, hand=cards(casa=1)), seat(), seat())
    for name in ("A16", "B10", "C6", "D4", "E16"):
        assert bags_of(play(state, lay(1, CASA), at(name))) == (0, 0, 0)


def test_VE_5_3_beyond_sixty_along_the_posts() -> None:
    assert landing((58, 61), 0, 4) == 63
    assert landing((60, 61, 62), 0, 1) == 63


def joint_campo(mine: AtSeat, theirs: AtSeat) -> State:
    """The active seat has joined a campo of seat 1 that is worth 3: seat 1 moves 3, the active seat 1."""
    state = position(mine, theirs, seat(), built={PALAZZO: ["C2", "C3"], CASA: ["C1"]})
    return play(state, lay(1, CAMPO), common(CAMPO))


def trader(gondola: int, tiles: tuple[int, int, int]) -> AtSeat:
    return seat(gondola, hand=cards(campo=1), tiles=tiles)


HOLDER = seat(27, laid=cards(campo=2))


def test_VE_2_2_trade_while_another_chooses_a_place() -> None:
    state = joint_campo(trader(26, TEN_GOLD), HOLDER)
    assert GAME.prompts(state) == (ChoosePlaceOutOfTurn((1,), CAMPO),)
    state = play(state, TradeGold(1))
    assert gondolas(state) == (28, 27, 0)
    assert GAME.prompts(state) == (ChoosePlaceOutOfTurn((1,), CAMPO),), "a trade answers nothing"


def test_VE_2_2_trade_between_two_gondola_moves() -> None:
    state = play(joint_campo(trader(26, TEN_GOLD), HOLDER), (1, at("C6")))
    assert GAME.prompts(state) == (TradeInBetween((0,), before=1),)
    assert gondolas(play(state, Done())) == (27, 30, 0)
    assert gondolas(play(state, TradeGold(1), Done())) == (29, 31, 0)
    assert GAME.prompts(play(state, Done())) == (BuildStage((0,)),)


def test_VE_2_2_no_pause_when_it_cannot_matter() -> None:
    state = play(joint_campo(trader(1, TEN_GOLD), HOLDER), (1, at("C6")))
    assert GAME.prompts(state) == (BuildStage((0,)),)


def test_VE_2_2_no_pause_without_any_tile_or_bag() -> None:
    state = play(joint_campo(trader(26, (0, 0, 0)), HOLDER), (1, at("C6")))
    assert GAME.prompts(state) == (BuildStage((0,)),)


def test_VE_2_2_the_pause_does_not_tell_whether_the_gold_is_there() -> None:
    state = play(joint_campo(trader(26, NO_GOLD), HOLDER), (1, at("C6")))
    assert GAME.prompts(state) == (TradeInBetween((0,), before=1),)
    assert GAME.legal(state, 0) == (Done(),)
    assert refused(state, TradeGold(1)) == ("VE-6.2", "not-that-many")


def test_VE_2_2_a_trade_can_still_reach_the_district_of_a_place_that_another_chose() -> None:
    """From 9 one point leads to 10, which touches C: there is a bag to win."""
    far = seat(30, laid=cards(campo=2))
    state = play(joint_campo(trader(9, TEN_GOLD), far), (1, at("C6")))
    assert GAME.prompts(state) == (TradeInBetween((0,), before=0),)
    assert bags_of(play(state, Done())) == (0, 0, 0)
    assert bags_of(play(state, TradeGold(1), Done())) == (1, 0, 0)
    nowhere = play(joint_campo(trader(20, TEN_GOLD), far), (1, at("C6")))
    assert GAME.prompts(nowhere) == (BuildStage((0,)),)


def test_VE_2_2_only_in_the_own_turn() -> None:
    state = position(seat(), seat(tiles=TEN_GOLD), seat())
    assert refused(state, TradeGold(1), by=1) == ("VE-2.2", "not-your-turn")


def test_VE_2_2_in_every_stage_of_the_turn() -> None:
    state = position(seat(tiles=TEN_GOLD), seat(), seat())
    for _ in range(3):
        assert may(state, TradeGold(2))
        state = play(state, Done())
    assert not may(state, TradeGold(2), by=0), "the turn is over"


@pytest.mark.parametrize(
    ("buyer", "mover", "points", "matters"),
    [(5, 6, 2, True), (5, 9, 2, False), (5, 7, 1, True), (9, 5, 3, False), (9, 5, 4, True), (8, 42, 3, True)],
)
def test_order_matters_exactly_when_the_ways_cross(
    buyer: int, mover: int, points: int, matters: bool
) -> None:
    """The last case: 10 and 45 are one place."""
    assert order_matters((buyer, mover), 0, 2, 1, points) is matters
