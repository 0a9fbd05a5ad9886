"""The data file: what must hold, and that each broken promise is named."""

import copy
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from borgo.core.rules import BrokenData
from borgo.games.files import read_json
from borgo.games.venice.board import AROUND, PLACES, touched
from borgo.games.venice.data import MAP, Kind, Map, parse
from borgo.games.venice.mapfile import MapFile

Break = Callable[[dict[str, Any]], object]


def read(raw: Any) -> Map:
    return parse(msgspec.convert(raw, MapFile))


def test_the_file_is_whole() -> None:
    assert read(read_json("venice", "map.json")) == MAP


def test_VE_1_2_five_districts_and_a_track_of_sixty() -> None:
    assert set(MAP.district_of) == set(range(5))
    assert len(MAP.touches) == 61


def test_VE_5_2_what_the_spaces_touch() -> None:
    counts = [len(touched(space)) for space in range(64)]
    assert counts[10] == counts[45] == 4
    assert set(counts[57:]) == {0}
    assert {count for space, count in enumerate(counts[:57]) if space not in (10, 45)} == {1, 2}


def test_VE_3_2_shapes() -> None:
    assert {kind: {len(place) for place in PLACES[kind]} for kind in Kind} == {
        Kind.CASA: {1},
        Kind.PALAZZO: {2},
        Kind.CAMPO: {1},
        Kind.PONTE: {2},
        Kind.BASILICA: {3},
    }
    for a, b in PLACES[Kind.PALAZZO]:
        assert a in MAP.neighbours[b]
    for a, b, c in PLACES[Kind.BASILICA]:
        assert b in MAP.neighbours[a]
        assert c in MAP.neighbours[a]
        assert c in MAP.neighbours[b]
    for a, b in PLACES[Kind.PONTE]:
        assert MAP.district_of[a] != MAP.district_of[b]
    assert max(len(AROUND[place]) for place in PLACES[Kind.PALAZZO]) == 8


@pytest.mark.parametrize(
    ("damage", "place"),
    [
        (lambda raw: raw["districts"].pop(), "districts: VE-1.2|there is no district"),
        (lambda raw: raw["districts"][0].update(fields=22), "districts: A: wrong count"),
        (lambda raw: raw["fields"][0].update(district="E"), "fields"),
        (lambda raw: raw["fields"][0].update(start="lake"), "fields: A1: unknown start 'lake'"),
        (lambda raw: raw["fields"][0].update(start="brick"), "brick_fields"),
        (lambda raw: raw["fields"][0]["neighbours"].pop(), "fields: A1: not its neighbours"),
        (lambda raw: raw["fields"][0]["neighbours"].append("Z9"), "fields: A1: there is no field 'Z9'"),
        (lambda raw: raw["fields"][1].update(id="A1"), "fields: two are the same"),
        (lambda raw: raw["bridge_sites"][0].update(over=[0, 0]), "bridge_sites: AB1: straight"),
        (
            lambda raw: raw["bridge_sites"][0].update(ends=["A1", "Z1"]),
            "bridge_sites: AB1: there is no field",
        ),
        (lambda raw: raw["bridge_sites"].append(raw["bridge_sites"][0]), "bridge_sites: two share an end"),
        (lambda raw: raw["start_buildings"].pop(), "start_buildings: VE-1.3"),
        (
            lambda raw: raw["start_buildings"][1].update(fields=["A1"]),
            "start_buildings: casa: its fields say",
        ),
        (lambda raw: raw["start_buildings"][4]["fields"].pop(), "start_buildings: palazzo: it stands on 2"),
        (lambda raw: raw["track"]["spaces"].pop(), "track: spaces 0 to 60"),
        (lambda raw: raw["track"]["spaces"][7].update(districts=["A"]), "track: 7: it touches"),
        (lambda raw: raw["track"].update(same_place=[]), "track: same_place"),
        (lambda raw: raw["track"].update(goal=61), "track: goal"),
        (lambda raw: raw["buildings"]["casa"].update(stock=18), "buildings: VE-1.1"),
        (lambda raw: raw["buildings"]["ponte"].update(cards=4), "buildings: VE-3.2"),
        (lambda raw: raw["buildings"].pop("ponte"), "buildings: one number for each"),
        (lambda raw: raw["deck"]["per_kind"].update(casa=10), "deck: 42 cards are needed, 43"),
        (lambda raw: raw["swamp_tiles"]["values"].update({"0": 25}), "swamp_tiles: 86 tiles"),
        (lambda raw: raw["swamp_tiles"]["values"].update({"3": 1}), "swamp_tiles: values"),
        (lambda raw: raw["money_bags"]["values"].update({"3": 5}), "money_bags: 18 bags are needed, 19"),
        (lambda raw: raw["architects"].append("casa"), "architects"),
    ],
)
def test_damage_is_named(damage: Break, place: str) -> None:
    raw = copy.deepcopy(read_json("venice", "map.json"))
    damage(raw)
    with pytest.raises(BrokenData, match=f"venice/map.json: ({place})"):
        read(raw)
