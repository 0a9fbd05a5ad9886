"""VE-1: the start position."""

from collections.abc import Sequence
from typing import TypeVar

from borgo.core.chance import Chance
from borgo.core.rules import Illegal

from .data import BAG_VALUES, DEALT, KINDS, MAP, SWAMP, TILE_VALUES, Kind
from .prompts import BuildStage
from .state import NOBODY, NONE_OF_ANY, Building, Counts, Player, State, Turn, VeniceOptions

T = TypeVar("T")

SEATS = range(2, 6)


def new(_options: VeniceOptions, seats: int, chance: Chance) -> State:
    if seats not in SEATS:
        raise Illegal("VE-1.1", "seats", seats=seats, least=SEATS[0], most=SEATS[-1])
    cards, chance = chance.shuffled(spread(KINDS, MAP.deck))
    tiles, chance = chance.shuffled(spread(TILE_VALUES, MAP.tiles))
    bags, chance = chance.shuffled(spread(BAG_VALUES, MAP.bags))
    first, chance = chance.below(seats)
    dealt = seats * DEALT  # VE-1.4
    hands = [cards[start : start + DEALT] for start in range(0, dealt, DEALT)]
    participants = seats + 1 if seats == SEATS[0] else seats  # VE-10.1
    return State(
        chance=chance,
        turn=Turn(first),
        stack=(BuildStage((first,)),),
        players=tuple(Player(hand=by_kind(hand)) for hand in hands),
        laid=(NONE_OF_ANY,) * participants,
        architects=(NOBODY,) * len(KINDS),
        completed=(),
        current=None,
        ground=MAP.ground,
        buildings=tuple(Building(start.kind, start.fields) for start in MAP.start),
        stock=tuple(pieces - 1 for pieces in MAP.stock),
        pile=cards[dealt:],
        discards=NONE_OF_ANY,
        open=NONE_OF_ANY,
        swamp=covered(tiles),
        bags=bags,
        spent=(0,) * len(TILE_VALUES),
    )


def spread(values: Sequence[T], counts: Counts) -> list[T]:
    """As many of each value as there are."""
    return [value for value, amount in zip(values, counts, strict=True) for _ in range(amount)]


def by_kind(cards: tuple[Kind, ...]) -> Counts:
    return tuple(cards.count(kind) for kind in KINDS)


def covered(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """VE-1.3: a tile on each swamp field."""
    values = iter(tiles)
    return tuple(next(values) if lies == SWAMP else 0 for lies in MAP.ground)
