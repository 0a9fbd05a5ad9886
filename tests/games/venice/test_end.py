"""VE-9: the end."""

import pytest

from borgo.games.venice import GAME
from borgo.games.venice.actions import Done, DrainField, SettleGold, TradeGold
from borgo.games.venice.events import EndReached, FinalTradeBegan, GameEnded
from borgo.games.venice.prompts import FinalTrade
from borgo.games.venice.state import State

from .positions import (
    CAMPO,
    CASA,
    PALAZZO,
    alone,
    at,
    bags_of,
    cards,
    common,
    field,
    gondolas,
    lay,
    play,
    position,
    refused,
    seat,
    told,
)

FIVE = (0, 5, 0)
TEN = (0, 0, 5)


def test_VE_9_1_the_last_piece_of_a_kind_ends_the_game() -> None:
    state = position(seat(20, hand=cards(casa=2)), seat(), seat(), stock={CASA: 1})
    news = told(state, lay(1, CASA), at("C6"))
    assert EndReached(0, "stock-empty") in news
    assert news[-2:] == [FinalTradeBegan(), GameEnded()]
    state = play(state, lay(1, CASA), at("C6"))
    assert gondolas(state) == (21, 0, 0), "the points are still given"
    assert GAME.prompts(state) == ()
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "stock-empty"
    assert refused(state, Done()) == ("VE-9.1", "game-over")


def test_VE_9_1_bags_and_points_of_the_last_building_are_still_given() -> None:
    state = position(
        seat(11, hand=cards(campo=1)),
        seat(41, laid=cards(campo=2)),
        seat(),
        stock={CAMPO: 1},
        built={CASA: ["C2"]},
    )
    state = play(state, lay(1, CAMPO), common(CAMPO), (1, at("C6")))
    assert bags_of(state) == (1, 1, 0)
    assert gondolas(state) == (12, 43, 0)
    assert GAME.prompts(state) == (FinalTrade((1,)),)


def test_VE_9_1_a_stock_of_one_is_no_end() -> None:
    state = position(seat(20, hand=cards(casa=1)), seat(), seat(), stock={CASA: 2})
    assert not play(state, lay(1, CASA), at("C6")).ended


@pytest.mark.parametrize(("gondola", "ends"), [(58, False), (59, True)])
def test_VE_9_1_a_gondola_on_60_ends_the_game(gondola: int, ends: bool) -> None:
    state = position(seat(gondola, hand=cards(casa=1)), seat(), seat())
    state = play(state, lay(1, CASA), at("C6"))
    assert bool(GAME.outcome(state)) is ends
    assert state.ended == ("goal-reached" if ends else "")


def test_VE_9_1_also_beyond_60_and_also_by_gold() -> None:
    state = position(seat(59, tiles=TEN), seat(58), seat())
    state = play(state, TradeGold(2))
    assert gondolas(state) == (61, 58, 0)
    assert state.ended == "goal-reached"


def test_VE_9_1_nothing_else_is_built_drained_or_drawn() -> None:
    state = position(seat(59, hand=cards(campo=3, casa=1)), seat(tiles=FIVE), seat())
    state = play(state, lay(3, CAMPO), lay(1, CASA), at("C6"))
    assert len(state.completed) == 1, "the campo is not carried out any more"
    assert GAME.prompts(state) == (FinalTrade((1,)),)
    for action in (alone(CAMPO), DrainField(field("A1")), Done()):
        assert refused(state, action)[0] == "VE-2.1"
    assert refused(state, Done(), by=1) == ("VE-9.2", "say-how-many")


def test_VE_9_1_a_trade_to_60_in_the_middle_of_a_building_lets_it_finish() -> None:
    """Seat 0 buys its way to 60 before it chooses the place; both still get their points."""
    state = position(
        seat(58, hand=cards(palazzo=2), tiles=TEN),
        seat(59, laid=cards(palazzo=1)),
        seat(),
        built={CASA: ["C1"]},
    )
    state = play(state, lay(2, PALAZZO), common(PALAZZO))
    traded = play(state, TradeGold(1))
    assert traded.ended == "goal-reached"
    assert GAME.prompts(traded) == GAME.prompts(state), "the building in hand is finished"
    done = play(traded, at("C6", "C7"))
    assert gondolas(done) == (66, 62, 0)
    assert GAME.outcome(done) is not None


def ended(*tiles: tuple[int, int, int], turn: int = 1) -> State:
    """The seat on turn stands on 59 and builds the casa that ends the game."""
    seats = [
        seat(59 if number == turn else 10 * number, hand=cards(casa=int(number == turn)), tiles=held)
        for number, held in enumerate(tiles)
    ]
    return play(position(*seats, turn=turn), lay(1, CASA), at("C6"))


def test_VE_9_2_final_trade_clockwise_from_the_left_neighbour() -> None:
    state = ended(FIVE, FIVE, FIVE, FIVE)
    for asked in (2, 3, 0, 1):
        assert GAME.prompts(state) == (FinalTrade((asked,)),)
        assert set(GAME.legal(state, asked)) == {SettleGold(0), SettleGold(1)}
        state = play(state, (asked, SettleGold(1)))
    assert gondolas(state) == (1, 61, 21, 31)
    assert GAME.outcome(state) is not None


def test_VE_9_2_who_can_have_no_five_gold_is_not_asked() -> None:
    state = ended((0, 0, 2), FIVE, (0, 0, 0))
    assert GAME.prompts(state) == (FinalTrade((1,)),)


def test_VE_9_2_each_in_turn_and_not_more_than_the_gold() -> None:
    state = ended(FIVE, TEN, FIVE)
    assert refused(state, SettleGold(1), by=0) == ("VE-2.1", "not-asked")
    assert refused(state, SettleGold(2), by=2) == ("VE-6.2", "not-that-many")
    assert refused(state, SettleGold(-1), by=2) == ("VE-6.2", "not-that-many")
    assert refused(state, TradeGold(1), by=1) == ("VE-2.2", "not-your-turn")
    assert refused(position(seat(tiles=FIVE), seat(), seat()), SettleGold(1)) == ("VE-2.1", "not-now")


def test_VE_9_3_the_farthest_gondola_wins() -> None:
    state = play(position(seat(59, hand=cards(casa=1)), seat(40), seat(50)), lay(1, CASA), at("C6"))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.points, outcome.ranks) == ((60, 40, 50), (1, 3, 2))


def test_VE_9_3_ties_only_on_the_start_space_and_shared() -> None:
    state = play(position(seat(59, hand=cards(casa=1)), seat(), seat()), lay(1, CASA), at("C6"))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 2, 2)


def test_no_outcome_while_the_game_runs() -> None:
    assert GAME.outcome(position(seat(), seat(), seat())) is None
    assert GAME.outcome(ended(FIVE, FIVE)) is None


def test_the_final_trade_beyond_60_jumps_as_any_move() -> None:
    state = position(seat(59, hand=cards(casa=1)), seat(58, tiles=TEN), seat(), stock={CASA: 1})
    state = play(state, lay(1, CASA), at("C6"), (1, SettleGold(2)))
    assert gondolas(state) == (60, 61, 0)
