"""The start of a game and of every round: all that the dice decide."""

from borgo.core.chance import Chance
from borgo.core.rules import Illegal

from .data import BONUSES, CROSSED_AT_START, KINDS, MOST_SEATS, PARKS, SOLO_DICE, START_SHAPES
from .state import UNDECIDED, DoodlecityOptions, Sheet, State

SEATS = range(1, MOST_SEATS + 1)


def new(options: DoodlecityOptions, seats: int, chance: Chance) -> State:
    if seats not in SEATS:
        raise Illegal("DC-1.1", "seats", seats=seats, least=SEATS[0], most=SEATS[-1])
    starter, chance = chance.below(seats)  # DC-1.3
    sheet, chance = start_sheet(chance)
    blue, whites, chance = roll(chance, seats)
    return State(
        chance=chance,
        passing=options.passing,
        round=1,
        starter=starter,
        blue=blue,
        whites=whites,
        turns=(UNDECIDED,) * seats,
        bonuses=(None,) * len(BONUSES),
        sheets=(sheet,) * seats,
    )


def start_sheet(chance: Chance) -> tuple[Sheet, Chance]:
    """DC-1.2: a road in each column's park, the same for everybody."""
    numbers, chance = _throw(chance, len(PARKS))
    roads = [0] * len(KINDS)
    for park, number in zip(PARKS, numbers, strict=True):
        roads[park] = START_SHAPES[number - 1]
    return Sheet(tuple(roads), CROSSED_AT_START), chance


def white_dice(seats: int) -> int:
    """DC-1.1, DC-5.2: one more than players; three when alone."""
    return SOLO_DICE if seats == 1 else seats + 1


def roll(chance: Chance, seats: int) -> tuple[int, tuple[int, ...], Chance]:
    """DC-2.1: the blue die, then the white ones."""
    (blue, *whites), chance = _throw(chance, 1 + white_dice(seats))
    return blue, tuple(whites), chance


def _throw(chance: Chance, dice: int) -> tuple[list[int], Chance]:
    numbers = []
    for _ in range(dice):
        number, chance = chance.below(6)
        numbers.append(number + 1)
    return numbers, chance
