"""From a plan to a table: what can be opened at all, and its header."""

from collections.abc import Collection, Mapping

from borgo.core.game import AnyGame
from borgo.core.rules import Illegal

from .errors import BadPlan
from .hosting import check_level, check_options, check_seats
from .people import NOBODY, Person, Sitter, TablePlan

LONGEST_WAIT = 10 * 60 * 1000
QUICK_WAIT = 20 * 1000
QUICK_SEATS = 4


def check_plan(plan: TablePlan, games: Mapping[str, AnyGame], levels: Collection[str]) -> None:
    """BadPlan, saying what is wrong, if no such table can be opened."""
    game = games.get(plan.game)
    if game is None:
        raise BadPlan(f"unknown game {plan.game!r}")
    try:
        check_seats(game, plan.seats)
        check_options(game, plan.options)
        check_level(levels, plan.bot_level)
    except Illegal as illegal:
        raise BadPlan(str(illegal)) from None
    if not 0 <= plan.bots < plan.seats:
        raise BadPlan("there must be a seat for a person")
    if not 0 <= plan.wait_ms <= LONGEST_WAIT:
        raise BadPlan("a table does not wait that long")


def first_seats(plan: TablePlan, host: Person) -> tuple[Sitter, ...]:
    """The host on the first seat, bots on the last ones."""
    colours = [colour for colour in range(plan.seats + 1) if colour != host.colour]
    empty = plan.seats - 1 - plan.bots
    bots = [Sitter(level=plan.bot_level, colour=colours[number]) for number in range(plan.bots)]
    return (Sitter(person=host.id, colour=host.colour), *([NOBODY] * empty), *bots)


def quick_plan(game: AnyGame) -> TablePlan:
    seats = min(QUICK_SEATS, game.seats[-1])
    return TablePlan(game.id, seats, public=True, wait_ms=QUICK_WAIT)
