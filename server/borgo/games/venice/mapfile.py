"""The shape of shared/data/venice/map.json. What it must hold beyond its shape is checked in data.py."""

import msgspec


class HexGrid(msgspec.Struct):
    directions: list[tuple[int, int]]


class District(msgspec.Struct):
    id: str
    fields: int


class Field(msgspec.Struct):
    id: str
    district: str
    q: int
    r: int
    start: str
    neighbours: list[str]


class BridgeSite(msgspec.Struct):
    id: str
    ends: tuple[str, str]
    over: tuple[int, int]


class Start(msgspec.Struct):
    kind: str
    fields: list[str]


class Space(msgspec.Struct):
    n: int
    cells: list[tuple[int, int]]
    districts: list[str]


class Track(msgspec.Struct):
    goal: int
    same_place: list[tuple[int, int]]
    spaces: list[Space]


class Pieces(msgspec.Struct):
    stock: int
    fields: int
    cards: int


class Deck(msgspec.Struct):
    per_kind: dict[str, int]


class Gold(msgspec.Struct):
    values: dict[str, int]


class MapFile(msgspec.Struct):
    hex: HexGrid
    districts: list[District]
    fields: list[Field]
    bridge_sites: list[BridgeSite]
    start_buildings: list[Start]
    brick_fields: list[str]
    track: Track
    buildings: dict[str, Pieces]
    deck: Deck
    swamp_tiles: Gold
    money_bags: Gold
    architects: list[str]
