"""The start of a game."""

from borgo.core.chance import Chance

from .data import (
    CARDS,
    ROW_SIZE,
    SPACE_PRICES,
    WORKERS_EACH,
    Character,
    Guild,
    Resource,
    WorkerCard,
)
from .prompts import ChooseStart
from .state import NOBODY, OddvilleOptions, Player, State, Stock, Turn, guild_of


def new(options: OddvilleOptions, seats: int, chance: Chance) -> State:
    # OV-1.5: all cards are shuffled, the top six become the row.
    deck, chance = chance.shuffled(card.number for card in CARDS)
    piles, chance = _guild_piles(seats, chance)
    first, chance = chance.below(seats)
    # OV-1.1: four cards, nine workers, nothing else.
    player = Player(
        hand=tuple(WorkerCard), supply=WORKERS_EACH, coins=(), projects=(), characters=(), in_city=0
    )
    # OV-1.3: single spaces and a box for each resource.
    single_spaces = len(SPACE_PRICES[seats]) - 1
    stock = Stock(spaces=(NOBODY,) * single_spaces, box=(0,) * seats)
    return State(
        options=options,
        chance=chance,
        first=first,
        turn=Turn(first),
        # OV-1.6: the last player chooses first, the first player last.
        stack=tuple(ChooseStart(((first + step) % seats,)) for step in range(seats)),
        deck=deck[:-ROW_SIZE],
        row=deck[: -ROW_SIZE - 1 : -1],
        city=(),
        square=(NOBODY,) * len(Resource),
        board=(stock,) * len(Resource),
        piles=piles,
        players=(player,) * seats,
    )


def _guild_piles(seats: int, chance: Chance) -> tuple[tuple[tuple[Character, ...], ...], Chance]:
    """OV-1.4: with three players one character a guild stays out, with two players two."""
    piles = []
    for guild in Guild:
        pile, chance = chance.shuffled(who for who in Character if guild_of(who) is guild)
        piles.append(pile[4 - seats :])
    return tuple(piles), chance
