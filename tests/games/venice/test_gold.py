"""VE-6 and VE-7: tiles, bags, trading, draining."""

from itertools import product

import pytest

from borgo.games.venice import GAME
from borgo.games.venice.actions import Done, DrainField, TradeGold
from borgo.games.venice.data import BAG_VALUES, OPEN, SWAMP, TILE_VALUES
from borgo.games.venice.events import HIDDEN, BagTaken, FieldDrained, GoldTraded
from borgo.games.venice.gold import payment
from borgo.games.venice.prompts import DrainStage, DrawStage
from borgo.games.venice.state import Counts, Player

from .invariants import check_gold
from .positions import (
    CASA,
    at,
    bags_of,
    cards,
    field,
    gondolas,
    lay,
    may,
    play,
    position,
    refused,
    seat,
    told,
)


def test_VE_6_1_only_the_owner_sees_values() -> None:
    state = position(seat(tiles=(1, 2, 3), bags=(0, 0, 0, 2)), seat(), seat())
    own = GAME.view(state, 0).own
    assert own is not None
    assert (own.tiles, own.bags, own.gold) == ((1, 2, 3), (0, 0, 0, 2), 20)
    for audience in (1, None):
        seen = GAME.view(state, audience)
        assert (seen.players[0].tiles, seen.players[0].bags) == (6, 2)
        assert seen.own is None or seen.own.gold == 0


@pytest.mark.parametrize("event", [FieldDrained(0, 3, 2), BagTaken(0, 6)])
def test_VE_6_1_only_the_owner_hears_values(event: FieldDrained | BagTaken) -> None:
    assert GAME.hear(event, 0) == event
    for audience in (1, None):
        heard = GAME.hear(event, audience)
        assert isinstance(heard, FieldDrained | BagTaken)
        assert heard.value == HIDDEN


def test_VE_6_2_five_gold_buy_a_point() -> None:
    state = position(seat(20, tiles=(0, 1, 2)), seat(), seat())
    assert may(state, TradeGold(1))
    assert refused(state, TradeGold(2)) == ("VE-6.2", "not-that-many")
    assert refused(state, TradeGold(0)) == ("VE-6.2", "not-that-many")
    assert refused(state, TradeGold(-1)) == ("VE-6.2", "not-that-many")
    assert gondolas(play(state, TradeGold(1))) == (21, 0, 0)
    assert refused(position(seat(tiles=(9, 4, 0)), seat(), seat()), TradeGold(1))[0] == "VE-6.2"


def test_VE_6_2_several_at_once_so_that_six_and_four_are_two_points() -> None:
    state = position(seat(20, bags=(0, 1, 0, 1)), seat(), seat())
    assert gondolas(play(state, TradeGold(2))) == (22, 0, 0)


def test_VE_6_2_no_change_is_given() -> None:
    state = position(seat(20, bags=(0, 1, 0, 1)), seat(), seat())
    state = play(state, TradeGold(1))
    assert state.players[0].bags == (0, 1, 0, 0)
    assert not may(state, TradeGold(1))


def test_VE_6_2_tiles_leave_the_game_and_bags_go_back() -> None:
    rich = seat(tiles=(2, 3, 1), bags=(1, 0, 1, 0))
    state = position(rich, seat(), seat(), drained=["A1", "A2", "A3", "A4", "A5", "A6"])
    before = len(state.bags)
    after = play(state, TradeGold(2))
    assert after.players[0].bags == (1, 0, 0, 0)
    assert after.players[0].tiles == (2, 0, 0)
    assert tuple(b - a for a, b in zip(state.spent, after.spent, strict=True)) == (0, 3, 1)
    assert len(after.bags) == before + 1
    check_gold(after)


def test_VE_6_2_bags_are_shuffled_back() -> None:
    state = position(seat(bags=(0, 0, 1, 0)), seat(), seat())
    after = play(state, TradeGold(1))
    assert sorted(after.bags) == sorted((*state.bags, 5))
    assert after.bags[:-1] != state.bags, "not just laid on top"
    assert after.chance != state.chance


def test_VE_6_2_all_see_what_is_given() -> None:
    (traded, _) = told(position(seat(tiles=(0, 5, 0)), seat(), seat()), TradeGold(1))
    assert traded == GoldTraded(0, 1, (0, 5, 0), (0, 0, 0, 0))
    assert GAME.hear(traded, None) == traded
    assert traded.reveals


def test_VE_6_2_an_empty_bag_pile_gives_none() -> None:
    state = position(seat(11, hand=cards(casa=1)), seat(), seat(), bags_left=0)
    assert bags_of(play(state, lay(1, CASA), at("C6"))) == (0, 0, 0)


def worth(tiles: Counts, bags: Counts) -> int:
    values = [*zip(TILE_VALUES, tiles, strict=True), *zip(BAG_VALUES, bags, strict=True)]
    return sum(value * count for value, count in values)


@pytest.mark.parametrize(
    ("tiles", "bags"),
    [((3, 2, 2), (1, 1, 1, 1)), ((0, 0, 4), (2, 0, 0, 0)), ((0, 1, 0), (0, 3, 0, 2)), ((0, 0, 7), (0,) * 4)],
)
def test_VE_6_2_the_purse_loses_as_little_as_possible(tiles: Counts, bags: Counts) -> None:
    """Every way to pay is tried, and none is better: less gold, then fewer bags, then fewer pieces."""
    ways = [(way[:3], way[3:]) for way in product(*(range(count + 1) for count in (*tiles, *bags)))]
    for points in range(1, worth(tiles, bags) // 5 + 1):
        given_tiles, given_bags = payment(Player(tiles=tiles, bags=bags), points)
        best = min((worth(*way), sum(way[1]), sum(way[0])) for way in ways if worth(*way) >= 5 * points)
        assert (worth(given_tiles, given_bags), sum(given_bags), sum(given_tiles)) == best


@pytest.mark.parametrize("drained", [0, 1, 2])
def test_VE_7_1_take_none_one_or_two_tiles_from_anywhere(drained: int) -> None:
    state = position(seat(), seat(), seat(), stage=DrainStage((0,)))
    names = ["A1", "E12"][:drained]
    moves = [DrainField(field(name)) for name in names]
    state = play(state, *moves, *([Done()] if drained < 2 else []))
    assert sum(state.players[0].tiles) == drained
    assert [state.ground[field(name)] for name in names] == [OPEN] * drained
    assert GAME.prompts(state) == (DrawStage((0,)),)


def test_VE_7_1_the_tile_that_lay_there_is_taken() -> None:
    state = position(seat(), seat(), seat(), stage=DrainStage((0,)))
    for value in TILE_VALUES:
        lying = [number for number, lies in enumerate(state.ground) if lies == SWAMP]
        spot = next(number for number in lying if state.swamp[number] == value)
        after, news = GAME.step(state, 0, DrainField(spot))
        assert news == (FieldDrained(0, spot, value),)
        assert after.players[0].tiles[value] == 1
        check_gold(after)


@pytest.mark.parametrize("number", [field("A16"), field("B11"), -1, 105])
def test_VE_7_1_only_where_swamp_lies(number: int) -> None:
    state = position(seat(), seat(), seat(), stage=DrainStage((0,)))
    assert refused(state, DrainField(number)) == ("VE-7.1", "no-swamp-there")


def test_VE_7_1_the_field_can_be_built_on_from_then_on() -> None:
    state = position(seat(), seat(hand=cards(casa=1)), seat(), stage=DrainStage((0,)))
    state = play(state, DrainField(field("A1")), Done(), Done(), lay(1, CASA))
    assert may(state, at("A1"))
