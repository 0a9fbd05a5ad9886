"""OddVille's material, read once from shared/data/oddville and checked: what the rules rely on holds."""

from enum import Enum, IntEnum
from typing import Literal

import msgspec

from borgo.core.data import Data
from borgo.core.rules import BrokenData
from borgo.games.files import read_as

GAME_ID = "oddville"


class Resource(IntEnum):
    WOOD = 0
    CLAY = 1
    STONE = 2
    CRYSTAL = 3


KINDS = tuple(Resource)
"""The resources in order, quicker to walk along than the enum."""


class Guild(IntEnum):
    ROOSTER = 0
    MASK = 1
    BELLS = 2
    LILY = 3


class Side(IntEnum):
    """The sides of a card; a set of sides is a bit mask of `1 << side`."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def opposite(self) -> "Side":
        return Side(self ^ 2)


OFFSETS = {Side.NORTH: (0, -1), Side.EAST: (1, 0), Side.SOUTH: (0, 1), Side.WEST: (-1, 0)}


class Bonus(Enum):
    RESOURCE = "resource"
    ANY = "any"
    DOUBLE = "double"
    CONVERT = "convert"
    COIN = "coin"


class Points(Enum):
    DIAMOND = "diamond"
    DIAMOND_COUNT = "diamond-count"
    NEIGHBOURS = "neighbours"
    NEIGHBOURS_TRIPLE = "neighbours-triple"
    COLUMN = "column"
    ROW = "row"
    SHIELDS = "shields"
    GUILD = "guild"


class WorkerCard(IntEnum):
    APPRENTICE = 0
    JOURNEYMAN = 1
    FOREMAN = 2
    MASTER = 3


class Character(IntEnum):
    HUMAN_RESOURCES_MANAGER = 0
    LANDOWNER = 1
    SEIGNIOR = 2
    CHEATER = 3
    MISTRESS = 4
    BOOKKEEPER = 5
    GHOST_OF_LOVELY_SPINSTER = 6
    TAX_COLLECTOR = 7
    BENEFACTOR = 8
    LAMPLIGHTER = 9
    BUILDER = 10
    TRAVELLER = 11


class Card(Data, frozen=True):
    """A building. Its number is its place in the data file."""

    number: int
    id: str
    streets: int
    """The sides with a street, as a bit mask; the others are houses."""
    cost: tuple[int, int, int, int]
    bonus: Bonus
    bonus_resource: Resource | None
    guild: Guild | None
    points: Points
    base: int
    shield: int


class WorkerAbility(Data, frozen=True):
    coins: int
    resources: tuple[Resource, ...]
    free_slots: tuple[int, ...]
    """Slots of the row (from 0, the oldest) that cost nothing."""


class CharacterFacts(Data, frozen=True):
    guild: Guild
    points: int


# What the files look like.


class _Edges(msgspec.Struct):
    n: Literal["street", "house"]
    e: Literal["street", "house"]
    s: Literal["street", "house"]
    w: Literal["street", "house"]

    def streets(self) -> int:
        edges = (self.n, self.e, self.s, self.w)
        return sum(1 << side for side, edge in zip(Side, edges, strict=True) if edge == "street")


class _Cost(msgspec.Struct):
    wood: int
    clay: int
    stone: int
    crystal: int


class _Bonus(msgspec.Struct):
    kind: Bonus
    resource: str | None = None


class _Points(msgspec.Struct):
    kind: Points
    base: int


class _Card(msgspec.Struct):
    id: str
    edges: _Edges
    cost: _Cost
    bonus: _Bonus
    guild: str | None
    points: _Points
    shield: int


class _Cards(msgspec.Struct):
    cards: list[_Card]


class _Worker(msgspec.Struct, rename="camel"):
    id: str
    coins: int
    resources: list[str]
    free_positions: list[int]


class _Workers(msgspec.Struct, rename="camel"):
    red_position_cost: int
    row_size: int
    workers: list[_Worker]


class _Character(msgspec.Struct):
    id: str
    guild: str
    points: int


class _Characters(msgspec.Struct):
    characters: list[_Character]


class _Space(msgspec.Struct):
    cost: int
    capacity: int | None


class _BoardSide(msgspec.Struct):
    players: list[int]
    spaces: list[_Space]


class _Board(msgspec.Struct):
    sides: dict[str, _BoardSide]


class _Square(msgspec.Struct, rename="camel"):
    edges: _Edges
    points_per_owner: int


def _require(holds: bool, place: str, need: str) -> None:
    if not holds:
        raise BrokenData(f"{GAME_ID}/{place}: {need}")


def _resource(name: str, place: str) -> Resource:
    _require(name.upper() in Resource.__members__, place, f"{name!r} is no resource")
    return Resource[name.upper()]


def _guild(name: str, place: str) -> Guild:
    _require(name.upper() in Guild.__members__, place, f"{name!r} is no guild")
    return Guild[name.upper()]


def _card(number: int, card: _Card) -> Card:
    place = f"cards.json: {card.id}"
    cost = (card.cost.wood, card.cost.clay, card.cost.stone, card.cost.crystal)
    _require(min(cost) >= 0 and 1 <= sum(cost) <= 4, place, "a building costs one to four resources")
    _require(card.shield in (0, 1, 2), place, "a shield is 0, 1 or 2")
    given = card.bonus.kind is Bonus.RESOURCE
    _require(given == (card.bonus.resource is not None), place, "only a resource bonus names a resource")
    _require(
        card.points.kind is not Points.GUILD or card.guild is not None, place, "guild points need a guild"
    )
    return Card(
        number=number,
        id=card.id,
        streets=card.edges.streets(),
        cost=cost,
        bonus=card.bonus.kind,
        bonus_resource=_resource(card.bonus.resource, place) if card.bonus.resource else None,
        guild=_guild(card.guild, place) if card.guild else None,
        points=card.points.kind,
        base=card.points.base,
        shield=card.shield,
    )


def _read_cards() -> tuple[Card, ...]:
    cards = tuple(_card(n, card) for n, card in enumerate(read_as(_Cards, GAME_ID, "cards.json").cards))
    _require(len(cards) == 64, "cards.json", f"64 cards are needed, {len(cards)} are there")
    _require(len({card.id for card in cards}) == 64, "cards.json", "two cards have the same id")
    return cards


def _read_workers() -> tuple[_Workers, tuple[WorkerAbility, ...]]:
    file = read_as(_Workers, GAME_ID, "workers.json")
    ids = [worker.id for worker in file.workers]
    _require(ids == [card.name.lower() for card in WorkerCard], "workers.json", f"not the four cards: {ids}")
    for worker in file.workers:
        # OV-3.3 stands on this: whatever card is left, a project can be taken without paying.
        _require(bool(worker.free_positions), f"workers.json: {worker.id}", "a free position is needed")
    abilities = tuple(
        WorkerAbility(
            coins=worker.coins,
            resources=tuple(_resource(name, f"workers.json: {worker.id}") for name in worker.resources),
            free_slots=tuple(position - 1 for position in worker.free_positions),
        )
        for worker in file.workers
    )
    return file, abilities


def _read_characters() -> tuple[CharacterFacts, ...]:
    file = read_as(_Characters, GAME_ID, "characters.json")
    ids = [character.id for character in file.characters]
    expected = [character.name.lower().replace("_", "-") for character in Character]
    _require(ids == expected, "characters.json", f"not the twelve characters: {ids}")
    facts = tuple(CharacterFacts(_guild(c.guild, "characters.json"), c.points) for c in file.characters)
    for guild in Guild:
        count = sum(fact.guild is guild for fact in facts)
        _require(count == 3, "characters.json", f"three characters a guild, {guild.name} has {count}")
    return facts


def _read_spaces() -> dict[int, tuple[int, ...]]:
    """The price of each space by number of seats; the last space is the box without limit."""
    spaces: dict[int, tuple[int, ...]] = {}
    for name, side in read_as(_Board, GAME_ID, "resource_board.json").sides.items():
        place = f"resource_board.json: side {name}"
        prices = tuple(space.cost for space in side.spaces)
        capacities = [space.capacity for space in side.spaces]
        _require(capacities == [1] * (len(prices) - 1) + [None], place, "single spaces, then one box")
        _require(list(prices) == sorted(prices), place, "spaces go from cheap to dear")
        spaces |= dict.fromkeys(side.players, prices)
    _require(set(spaces) == {2, 3, 4}, "resource_board.json", "sides for 2, 3 and 4 players are needed")
    return spaces


_workers, WORKER_CARDS = _read_workers()
_square = read_as(_Square, GAME_ID, "square.json")

CARDS = _read_cards()
CHARACTERS = _read_characters()
SPACE_PRICES = _read_spaces()
ROW_SIZE = _workers.row_size
RED_SLOT_PRICE = _workers.red_position_cost
SQUARE_STREETS = _square.edges.streets()
SQUARE_POINTS = _square.points_per_owner

WORKERS_EACH = 9
COIN_LIMIT = 5
PROJECT_LIMIT = 2
WORKERS_TO_END = 6
BUILDER_FEE = 2
GHOST_COINS = 3
