"""Venice's material, read once from shared/data/venice and checked: what the rules rely on holds.

Fields, districts and kinds are numbers from here on: a field is its place in the file, a district too.
What follows from the map (places to build, who touches what) is worked out in board.py.
"""

from enum import IntEnum

from borgo.core.data import Data
from borgo.core.rules import BrokenData
from borgo.games.files import read_as

from .mapfile import Gold, MapFile

GAME_ID = "venice"
FILE = "map.json"


class Kind(IntEnum):
    """A kind of building, and of card."""

    CASA = 0
    PALAZZO = 1
    CAMPO = 2
    PONTE = 3
    BASILICA = 4


KINDS = tuple(Kind)
ARCHITECTS = (Kind.PALAZZO, Kind.CAMPO, Kind.PONTE, Kind.BASILICA)
"""VE-1.1: casas have none."""

OPEN, SWAMP = -1, -2
"""What lies on a field that is not built; a built one holds its Kind."""

TILE_VALUES = (0, 1, 2)
BAG_VALUES = (3, 4, 5, 6)
GOAL = 60
HAND_LIMIT = 5
DEALT = 3
GOLD_PER_POINT = 5
CASA_POINTS, BASILICA_POINTS = 1, 7
UNFINISHED_LIMIT = 2
DRAINS = 2
OPEN_LIMIT = 4


class StartBuilding(Data, frozen=True):
    kind: Kind
    fields: tuple[int, ...]


class Map(Data, frozen=True):
    """The file, checked, in numbers."""

    names: tuple[str, ...]
    district_of: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    ground: tuple[int, ...]
    """What lies on each field at the start."""
    start: tuple[StartBuilding, ...]
    bridges: tuple[tuple[int, ...], ...]
    touches: tuple[tuple[int, ...], ...]
    """The districts that each space of the track touches."""
    place: tuple[int, ...]
    """The place of each space of the track: two numbers can be one place (VE-5.2)."""
    stock: tuple[int, ...]
    needed: tuple[int, ...]
    """VE-3.2: cards for one building of each kind."""
    deck: tuple[int, ...]
    tiles: tuple[int, ...]
    bags: tuple[int, ...]
    """How many tiles and bags there are of each value."""


def _require(holds: bool, place: str, need: str) -> None:
    if not holds:
        raise BrokenData(f"{GAME_ID}/{FILE}: {place}: {need}")


def _per_kind(counts: dict[str, int], place: str) -> tuple[int, ...]:
    names = [kind.name.lower() for kind in Kind]
    _require(sorted(counts) == sorted(names), place, f"one number for each of {', '.join(names)}")
    return tuple(counts[name] for name in names)


def _per_value(gold: Gold, values: tuple[int, ...], place: str) -> tuple[int, ...]:
    _require(sorted(gold.values) == [str(value) for value in values], place, f"values {values} and no others")
    return tuple(gold.values[str(value)] for value in values)


class _Reader:
    """Names become numbers; a name that leads nowhere is reported with its place."""

    def __init__(self, file: MapFile) -> None:
        self.file = file
        self.field = {field.id: number for number, field in enumerate(file.fields)}
        self.district = {district.id: number for number, district in enumerate(file.districts)}
        self.cells = {(field.q, field.r): number for number, field in enumerate(file.fields)}
        _require(len(self.field) == len(self.cells) == len(file.fields), "fields", "two are the same")

    def fields(self, names: list[str] | tuple[str, ...], place: str) -> tuple[int, ...]:
        for name in names:
            _require(name in self.field, place, f"there is no field {name!r}")
        return tuple(sorted(self.field[name] for name in names))

    def districts(self, names: list[str], place: str) -> tuple[int, ...]:
        for name in names:
            _require(name in self.district, place, f"there is no district {name!r}")
        return tuple(self.district[name] for name in names)

    def around(self, cells: list[tuple[int, int]]) -> tuple[int, ...]:
        """The fields next to these cells, by the hexagonal grid itself."""
        steps = [(q + dq, r + dr) for q, r in cells for dq, dr in self.file.hex.directions]
        return tuple(sorted({self.cells[cell] for cell in steps if cell in self.cells}))

    def read(self) -> Map:
        ground = self._ground()
        stock = _per_kind({name: b.stock for name, b in self.file.buildings.items()}, "buildings")
        needed = _per_kind({name: b.cards for name, b in self.file.buildings.items()}, "buildings")
        _require(stock == (19, 6, 6, 6, 5), "buildings", "VE-1.1 gives 19, 6, 6, 6 and 5 pieces")
        _require(needed == (1, 3, 3, 3, 4), "buildings", "VE-3.2 gives 1, 3, 3, 3 and 4 cards")
        deck = _per_kind(self.file.deck.per_kind, "deck")
        _require(sum(deck) == 42, "deck", f"42 cards are needed, {sum(deck)} are there")
        tiles = _per_value(self.file.swamp_tiles, TILE_VALUES, "swamp_tiles")
        _require(sum(tiles) == ground.count(SWAMP) == 86, "swamp_tiles", "86 tiles for 86 fields")
        bags = _per_value(self.file.money_bags, BAG_VALUES, "money_bags")
        _require(sum(bags) == 18, "money_bags", f"18 bags are needed, {sum(bags)} are there")
        architects = [kind.name.lower() for kind in ARCHITECTS]
        _require(sorted(self.file.architects) == sorted(architects), "architects", "all kinds but casa")
        return Map(
            names=tuple(field.id for field in self.file.fields),
            district_of=self._district_of(),
            neighbours=self._neighbours(),
            ground=ground,
            start=self._start(),
            bridges=self._bridges(),
            touches=self._touches(),
            place=self._places(),
            stock=stock,
            needed=needed,
            deck=deck,
            tiles=tiles,
            bags=bags,
        )

    def _district_of(self) -> tuple[int, ...]:
        _require(len(self.district) == 5, "districts", "VE-1.2: there are five")
        names = [field.district for field in self.file.fields]
        numbers = self.districts(names, "fields")
        # board.py counts casas in slices of the fields.
        _require(list(numbers) == sorted(numbers), "fields", "the fields of a district stand together")
        for district in self.file.districts:
            _require(names.count(district.id) == district.fields, f"districts: {district.id}", "wrong count")
        return numbers

    def _neighbours(self) -> tuple[tuple[int, ...], ...]:
        rows = []
        for field in self.file.fields:
            place = f"fields: {field.id}"
            around = self.around([(field.q, field.r)])
            _require(self.fields(field.neighbours, place) == around, place, "not its neighbours on the grid")
            for other in around:
                _require(self.file.fields[other].district == field.district, place, "no canal to a district")
            rows.append(around)
        return tuple(rows)

    def _ground(self) -> tuple[int, ...]:
        starts = {"swamp": SWAMP, "brick": OPEN} | {f"building:{k.name.lower()}": int(k) for k in Kind}
        ground = []
        for field in self.file.fields:
            _require(field.start in starts, f"fields: {field.id}", f"unknown start {field.start!r}")
            ground.append(starts[field.start])
        bricks = [name for name, lies in zip(self.field, ground, strict=True) if lies == OPEN]
        _require(sorted(bricks) == sorted(self.file.brick_fields), "brick_fields", f"the fields say {bricks}")
        return tuple(ground)

    def _start(self) -> tuple[StartBuilding, ...]:
        kinds = [building.kind for building in self.file.start_buildings]
        _require(
            sorted(kinds) == sorted(k.name.lower() for k in Kind), "start_buildings", "VE-1.3: one of each"
        )
        buildings = []
        for building in self.file.start_buildings:
            place = f"start_buildings: {building.kind}"
            fields = self.fields(building.fields, place)
            size = self.file.buildings[building.kind].fields
            marked = {self.file.fields[field].start for field in fields}
            _require(len(set(fields)) == size, place, f"it stands on {size} fields")
            _require(marked == {f"building:{building.kind}"}, place, f"its fields say {sorted(marked)}")
            buildings.append(StartBuilding(Kind[building.kind.upper()], fields))
        return tuple(buildings)

    def _bridges(self) -> tuple[tuple[int, ...], ...]:
        bridges = []
        for bridge in self.file.bridge_sites:
            place = f"bridge_sites: {bridge.id}"
            first, second = self.fields(bridge.ends, place)
            a, b, over = self.file.fields[first], self.file.fields[second], bridge.over
            straight = (a.q + b.q, a.r + b.r) == (2 * over[0], 2 * over[1])
            _require(straight and over not in self.cells, place, "straight, over one cell of water")
            _require(a.district != b.district, place, "two districts")
            bridges.append((first, second))
        ends = [end for bridge in bridges for end in bridge]
        _require(len(set(ends)) == len(ends), "bridge_sites", "two share an end")
        return tuple(bridges)

    def _touches(self) -> tuple[tuple[int, ...], ...]:
        spaces = self.file.track.spaces
        _require([space.n for space in spaces] == list(range(GOAL + 1)), "track", "spaces 0 to 60 in order")
        rows = []
        for space in spaces:
            place = f"track: {space.n}"
            touched = self.districts(space.districts, place)
            near = {self.file.fields[field].district for field in self.around(space.cells)}
            _require(sorted(near) == space.districts, place, f"it touches {sorted(near)}")
            # VE-5.2
            right = {10: (4,), 45: (4,)}.get(space.n, (0,) if space.n >= 57 else (1, 2))
            _require(len(touched) in right, place, f"it touches {len(touched)} districts")
            rows.append(touched)
        return tuple(rows)

    def _places(self) -> tuple[int, ...]:
        same = self.file.track.same_place
        _require([sorted(pair) for pair in same] == [[10, 45]], "track: same_place", "VE-5.2: 10 and 45")
        _require(self.file.track.goal == GOAL, "track: goal", f"the goal is {GOAL}")
        later = {max(pair): min(pair) for pair in same}
        return tuple(later.get(space, space) for space in range(GOAL + 1))


def parse(file: MapFile) -> Map:
    return _Reader(file).read()


MAP = parse(read_as(MapFile, GAME_ID, FILE))
