"""The data file: what must hold, and that each broken promise is named."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from borgo.core.rules import BrokenData
from borgo.games.doodlecity.data import parse
from borgo.games.files import read_json

Break = Callable[[dict[str, Any]], object]


def test_the_file_is_whole() -> None:
    assert parse(read_json("doodlecity", "sheet.json")).size == 5


@pytest.mark.parametrize(
    ("damage", "place"),
    [
        (lambda raw: raw.pop("trees"), "`trees`"),
        (lambda raw: raw.update(colour="red"), "`colour`"),
        (lambda raw: raw["squares"][3].update(kind="zoo"), r"\$.squares\[3\].kind"),
        (
            lambda raw: raw["squares"][3].update(kind="taxi"),
            "squares: 6 of kind shop|squares: 9 of kind taxi",
        ),
        (lambda raw: raw["squares"].pop(), "squares: not every row"),
        (lambda raw: raw["squares"][7].update(col=2), "squares: not every row"),
        (lambda raw: raw["squares"][2].update(free_at_start=1), r"squares\[2\]: not 2 houses free"),
        (lambda raw: raw["squares"][2].update(crossed_at_start=1), r"squares\[2\]: crossed and free"),
        (lambda raw: raw["squares"][0].update(houses=1), r"squares\[0\]: a shop with houses"),
        (lambda raw: raw["squares"][5].update(houses=4, crossed_at_start=2), "not 16 houses"),
        (lambda raw: _swap_kinds(raw, 2, 3), "not one park in every column"),
        (lambda raw: raw["road_pieces"].pop(), "road_pieces: not six"),
        (lambda raw: raw["road_pieces"].__setitem__(0, ["N", "N"]), "road_pieces: a road joins"),
        (lambda raw: raw["start_roads"].update({"1": ["E", "W"]}), "start_roads"),
        (lambda raw: raw["start_roads"].update({"7": ["E", "W"]}), "start_roads"),
        (lambda raw: raw["hotel_track"].update(values=[3, 8, 5, 11, 15]), "hotel_track: values do not rise"),
        (lambda raw: raw["shop_track"].update(end_value=9), "shop_track: the end value"),
        (lambda raw: raw["shop_track"].update(first_bonus=[3, 5, 10, 7]), "first_bonus: bonuses do not rise"),
        (lambda raw: raw["shop_track"].update(first_bonus=[3, 5, 7, 11]), "first_bonus: a bonus is no shop"),
        (lambda raw: raw.update(trees=8), "trees: not 7"),
        (lambda raw: raw["dice"].update(white=6), "dice"),
        (lambda raw: raw["solo"].update(white_dice=2), "solo: not 1 blue and 3 white"),
        (lambda raw: raw["solo"].update(tree_points=True), "solo.tree_points"),
        (lambda raw: raw["solo"]["ranks"][2].__setitem__(0, 51), r"solo.ranks\[2\]: a gap"),
        (lambda raw: raw["solo"]["ranks"].pop(), "solo.ranks: the last rank"),
        (lambda raw: raw["solo"]["achievements"].pop("capitalist"), "solo.achievements"),
    ],
)
def test_damage_is_named(damage: Break, place: str) -> None:
    raw = copy.deepcopy(read_json("doodlecity", "sheet.json"))
    damage(raw)
    with pytest.raises(BrokenData, match=f"doodlecity/sheet.json: .*({place})"):
        parse(raw)


def _swap_kinds(raw: dict[str, Any], one: int, other: int) -> None:
    squares = raw["squares"]
    place_one, place_other = ((squares[n]["row"], squares[n]["col"]) for n in (one, other))
    squares[one], squares[other] = squares[other], squares[one]
    for number, (row, column) in ((one, place_one), (other, place_other)):
        squares[number].update(row=row, col=column)
