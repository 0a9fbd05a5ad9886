"""Random games for the suites that run over every game: which ones, and step by step."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

from borgo.bots.chooser import choose_randomly
from borgo.core.chance import from_seed
from borgo.core.game import Action, AnyGame, Event, Options, Seat
from borgo.games import GAMES

SOAK = int(os.environ.get("BORGO_SOAK", "0"))
"""Random games of each kind in a soak, shared by its tables; 0 in an ordinary run."""
DEAR = 20
"""So many times fewer games of a soak go through a check that tries every action at every turn."""


@dataclass(frozen=True)
class Table:
    """A game, how many sit at it, and with which options."""

    game: AnyGame
    seats: int
    options: Options

    def __str__(self) -> str:
        chosen = ",".join(str(getattr(self.options, name)) for name in self.options.__struct_fields__)
        return f"{self.game.id}-{self.seats}" + (f"-{chosen}" if chosen else "")

    def start(self, seed: int) -> Any:
        return self.game.new(self.options, self.seats, from_seed(seed.to_bytes(32, "big")))

    def seeds(self, usual: int, *, dear: bool = False) -> range:
        """So many in an ordinary run, or this table's share of a soak."""
        tables = sum(table.game is self.game for table in TABLES)
        return range(max(usual, SOAK // tables // (DEAR if dear else 1)))


@dataclass(frozen=True)
class Moment:
    """One step of a game: before it, what was done, after it."""

    before: Any
    seat: Seat
    action: Action
    after: Any
    events: tuple[Event, ...]


def _choices(options: type[Options]) -> list[Options]:
    """Every combination of options, as far as they are choices between named values or yes and no."""
    fields = {}
    for name, kind in get_type_hints(options).items():
        if get_origin(kind) is Literal:
            fields[name] = get_args(kind)
        elif kind is bool:
            fields[name] = (False, True)
    return [options(**dict(zip(fields, values, strict=True))) for values in product(*fields.values())]


TABLES = [
    Table(game, seats, options)
    for game in GAMES.values()
    for seats in game.seats
    for options in _choices(game.options)
]


def play(table: Table, seed: int) -> Iterator[Moment]:
    game, state, choices = table.game, table.start(seed), Random(seed)
    while prompts := game.prompts(state):
        seat = choices.choice(choices.choice(prompts).seats)
        action = choose_randomly(game.legal(state, seat), choices)
        after, events = game.step(state, seat, action)
        yield Moment(state, seat, action, after, events)
        state = after
