"""DC-3: hotels, shops and bonuses, at once."""

import pytest

from borgo.games.doodlecity.actions import DrawRoad, TakeDie
from borgo.games.doodlecity.events import BonusTaken, HotelScored, ShopScored
from borgo.games.doodlecity.roads import road_through
from borgo.games.doodlecity.scoring import scores
from borgo.games.doodlecity.state import HotelScore, Sheet, ShopScore

from .positions import at, draw_alone, house, play, position, road, roads, sheet, told

ROW_WITHOUT_HOTEL = """
    ─ · ─ ─ ─
    · · · · ·
    · · · · ·
    · · · · ·
    · · · · ·
"""
TWO_PARKS = """
    · · · · ·
    ─ ┐ · · ·
    · · · · ·
    · │ · · ·
    · · · · ·
"""
THREE_PARKS = """
    · · · · ·
    ─ ┐ · · ·
    · · · · ·
    · │ · · │
    · └ ─ ─ ┘
"""
FOUR_PARKS = THREE_PARKS.replace("· · · · ·\n    · │", "· · · · │\n    · │")
SHOP = road(3, 2, "│")
"""Drawn into the gap between the parks of columns 1 and 2."""


HOTEL = road(1, 2, "─")


def hotel_after(mine: Sheet, action: DrawRoad = HOTEL) -> HotelScore:
    return draw_alone(mine, action).sheets[0].hotels[-1]


def shop_after(mine: Sheet) -> ShopScore:
    return draw_alone(mine, SHOP).sheets[0].shops[-1]


def test_DC_3_1_only_the_square_drawn_into_scores() -> None:
    hotel_first = play(
        position(sheet(), sheet(), blue=6, whites=(1, 1, 1)), (0, TakeDie(0)), (0, road(1, 2, "─"))
    )
    assert hotel_first.sheets[0].hotels == (HotelScore(at(1, 2), 1, 0),)
    mine = hotel_first.sheets[0]
    for column in (1, 4, 5):
        mine = draw_alone(mine, road(1, column, "─")).sheets[0]
    assert mine.hotels == (HotelScore(at(1, 2), 1, 0),), "a longer road later brings nothing"


def test_DC_3_1_a_house_crossed_later_never_rescores_a_shop() -> None:
    scored = draw_alone(sheet(TWO_PARKS), SHOP).sheets[0]
    assert draw_alone(scored, house(2, 1)).sheets[0].shops == scored.shops


def test_DC_3_1_taxis_and_parks_score_nothing_at_once() -> None:
    after = draw_alone(sheet(ROW_WITHOUT_HOTEL), road(2, 2, "│")).sheets[0]
    assert (after.hotels, after.shops) == ((), ())


def test_DC_3_2_book_example_hotel_5_then_3() -> None:
    assert hotel_after(sheet(ROW_WITHOUT_HOTEL)) == HotelScore(at(1, 2), 5, 5)
    assert hotel_after(sheet(ROW_WITHOUT_HOTEL, hotels=[5])) == HotelScore(at(1, 2), 5, 3)
    assert hotel_after(sheet(ROW_WITHOUT_HOTEL, hotels=[5, 3])) == HotelScore(at(1, 2), 5, 0)


def test_DC_3_2_hotel_circles_highest_value_not_above_length() -> None:
    four = ROW_WITHOUT_HOTEL.replace("─ · ─ ─ ─", "─ · ─ ─ ·")
    two = ROW_WITHOUT_HOTEL.replace("─ · ─ ─ ─", "─ · · ─ ─")
    assert hotel_after(sheet(four)) == HotelScore(at(1, 2), 4, 3)
    assert hotel_after(sheet(two)) == HotelScore(at(1, 2), 2, 0)


def test_DC_3_2_only_what_hangs_together_counts() -> None:
    assert hotel_after(sheet(ROW_WITHOUT_HOTEL), road(1, 2, "│")).length == 1
    assert hotel_after(sheet(ROW_WITHOUT_HOTEL), road(1, 2, "└")).length == 4
    assert hotel_after(sheet(ROW_WITHOUT_HOTEL), road(1, 2, "┐")).length == 2
    assert hotel_after(sheet(ROW_WITHOUT_HOTEL.replace("─ · ─ ─ ─", "─ · ─ │ ─"))).length == 3


def test_DC_3_2_what_others_have_circled_does_not_matter() -> None:
    state = position(sheet(ROW_WITHOUT_HOTEL), sheet(hotels=[5]), blue=2, whites=(1, 1, 1))
    events = told(state, (0, TakeDie(0)), (0, road(1, 2, "─")))
    assert HotelScored(0, at(1, 2), 5, 5) in events


def test_DC_3_3_book_example_shop_5_then_4() -> None:
    five_houses = (3, 2, 2, 1, 1)
    assert shop_after(sheet(TWO_PARKS, five_houses)).points == 5
    after = shop_after(sheet(TWO_PARKS, five_houses, shops=[5]))
    assert (after.houses, after.points) == (5, 4)


def test_DC_3_3_crossed_houses_of_all_parks_on_the_road_and_no_others() -> None:
    assert shop_after(sheet(TWO_PARKS, (1, 1, 4, 3, 3))).houses == 2
    assert shop_after(sheet(TWO_PARKS, (3, 1, 4, 3, 3))).houses == 4
    assert shop_after(sheet(FOUR_PARKS, (3, 3, 4, 3, 3))).houses == 12


def test_DC_3_3_no_free_value_or_no_house_is_nothing() -> None:
    assert shop_after(sheet(TWO_PARKS, (1, 1, 2, 1, 1), shops=[1, 2])).points == 0
    lonely = draw_alone(sheet(), SHOP).sheets[0].shops[-1]
    assert (lonely.houses, lonely.points, lonely.bonus) == (0, 0, 0)


def test_DC_3_3_scoring_is_told() -> None:
    state = position(sheet(TWO_PARKS), sheet(), blue=2, whites=(3, 1, 1))
    assert ShopScored(0, at(3, 2), 2, 2) in told(state, (0, TakeDie(0)), (0, SHOP))


EIGHT, NINE = (3, 3, 2, 2, 1), (3, 3, 2, 3, 1)


def test_DC_3_4_book_example_8_takes_7_then_9_of_another_takes_5() -> None:
    state = position(sheet(THREE_PARKS, EIGHT), sheet(THREE_PARKS, NINE), blue=2, whites=(3, 3, 3))
    moves = ((0, TakeDie(0)), (0, SHOP), (1, TakeDie(1)), (1, SHOP))
    after = play(state, *moves)
    assert [mine.shops[-1].points for mine in after.sheets] == [8, 9]
    assert [mine.shops[-1].bonus for mine in after.sheets] == [7, 5]
    assert after.bonuses == (None, 1, 0, None)
    assert [e for e in told(state, *moves) if isinstance(e, BonusTaken)] == [
        BonusTaken(0, at(3, 2), 7),
        BonusTaken(1, at(3, 2), 5),
    ]


@pytest.mark.parametrize(
    ("houses", "taken", "bonus"),
    [
        ((1, 1, 2, 1, 1), (), 0),
        ((2, 1, 2, 1, 1), (), 3),
        ((2, 2, 2, 1, 1), (), 3),
        ((3, 2, 2, 1, 1), (), 5),
        ((3, 2, 2, 1, 1), (5,), 3),
        ((3, 2, 2, 1, 1), (3, 5), 0),
        ((3, 2, 2, 1, 1), (7, 10), 5),
    ],
)
def test_DC_3_4_one_bonus_per_shop_the_highest_still_open(
    houses: tuple[int, ...], taken: tuple[int, ...], bonus: int
) -> None:
    after = draw_alone(sheet(TWO_PARKS, houses), SHOP, taken=taken)
    assert after.sheets[0].shops[-1].bonus == bonus
    assert sum(owner is not None for owner in after.bonuses) == len(taken) + (bonus > 0)


def test_DC_3_4_the_points_scored_count_not_the_houses() -> None:
    seven_houses_six_points = sheet(THREE_PARKS, (3, 3, 2, 1, 1), shops=[7])
    shop = shop_after(seven_houses_six_points)
    assert (shop.houses, shop.points, shop.bonus) == (7, 6, 5)


def test_DC_3_4_ten_points_take_ten() -> None:
    shop = shop_after(sheet(FOUR_PARKS, (3, 3, 4, 3, 3)))
    assert (shop.houses, shop.points, shop.bonus) == (12, 10, 10)


def test_DC_3_4_hotels_take_no_bonus() -> None:
    after = draw_alone(sheet(ROW_WITHOUT_HOTEL), road(1, 2, "─"))
    assert after.bonuses == (None, None, None, None)


def test_DC_3_4_an_early_drawing_waits_for_those_who_took_a_die_before() -> None:
    state = position(sheet(THREE_PARKS, EIGHT), sheet(THREE_PARKS, NINE), blue=2, whites=(3, 3, 3))
    hasty = play(state, (0, TakeDie(0)), (1, TakeDie(1)), (1, SHOP))
    assert hasty.sheets[1].shops[-1].bonus is None
    assert hasty.bonuses == (None, None, None, None)
    assert scores(hasty)[1].bonuses == 0
    after = play(hasty, (0, SHOP))
    assert [mine.shops[-1].bonus for mine in after.sheets] == [7, 5]


RING = """
    · · · · ·
    · · · · ·
    · · ┌ · ·
    · · └ ┘ ·
    · · · · ·
"""


def test_DC_3_5_a_ring_counts_each_square_once() -> None:
    assert hotel_after(sheet(RING), road(3, 4, "┐")) == HotelScore(at(3, 4), 4, 3)
    ring = roads(RING.replace("┌ ·", "┌ ┐"))
    for square in (at(3, 3), at(3, 4), at(4, 3), at(4, 4)):
        assert sorted(road_through(ring, square)) == [at(3, 3), at(3, 4), at(4, 3), at(4, 4)]


def test_DC_3_5_a_park_on_a_ring_counts_once() -> None:
    ring = sheet("· · ┌ · · · · └ ┘ · " + "· " * 15, (1, 1, 4, 1, 1))
    after = draw_alone(ring, road(1, 4, "┐")).sheets[0].shops[-1]
    assert (after.houses, after.points) == (4, 4)
