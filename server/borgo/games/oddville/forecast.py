"""What each building would bring, from what all can see: for the seat that may build."""

from collections.abc import Mapping

from borgo.core.data import Data
from borgo.core.game import Seat

from .actions import Build
from .city import bonus_sources, cards_by_cell
from .data import BUILDER_FEE, CARDS, Character
from .legal import legal_builds
from .prompts import BuildToo
from .scoring import adds, character_points, worth
from .state import Cell, Placed, State, guild_of


class Site(Data, frozen=True):
    """A cell for the project, and what is certain about it; bonuses can come on top."""

    x: int
    y: int
    points: int
    """Of the new card itself."""
    changes: tuple[int, ...]
    """Of each seat's points: buildings, resources paid, characters that come or go."""
    bonuses: tuple[int, ...]
    """The cards whose bonus would open, the new one first."""


class Forecast(Data, frozen=True):
    project: int
    fee: int
    """Coins on top of the cost: OV-6.11."""
    joins: Character | None
    """Whom the guild would send, as far as that can be known."""
    resets: bool
    """OV-5.7: the pile is empty, so that all of the guild would come back and be shuffled."""
    sites: tuple[Site, ...]


def forecasts(state: State, seat: Seat) -> tuple[Forecast, ...]:
    """One for each project that this seat may build now."""
    by_project: dict[int, list[Build]] = {}
    for build in legal_builds(state, seat):
        by_project.setdefault(build.project, []).append(build)
    return tuple(_forecast(state, seat, project, builds) for project, builds in by_project.items())


def _forecast(state: State, seat: Seat, project: int, builds: list[Build]) -> Forecast:
    joins, resets = _guild_news(state, project)
    fixed = _fixed_changes(state, seat, project, joins, resets)
    cells = cards_by_cell(state.city)
    return Forecast(
        project=project,
        fee=BUILDER_FEE if isinstance(state.asking, BuildToo) else 0,
        joins=joins,
        resets=resets,
        sites=tuple(_site(state, Placed(b.project, b.x, b.y, seat), cells, fixed) for b in builds),
    )


def _guild_news(state: State, project: int) -> tuple[Character | None, bool]:
    guild = CARDS[project].guild
    if guild is None:
        return None, False
    pile = state.piles[guild]
    # OV-8.2: in the last turns an empty pile stays empty.
    return (pile[-1], False) if pile else (None, state.last_turns is None)


def _fixed_changes(
    state: State, seat: Seat, project: int, joins: Character | None, resets: bool
) -> tuple[int, ...]:
    """What does not depend on the place."""
    changes = [0] * state.seats
    changes[seat] -= sum(CARDS[project].cost)
    if joins is not None:
        changes[seat] += character_points(state, seat, joins)
    if resets:
        for other, player in enumerate(state.players):
            returned = (who for who in player.characters if guild_of(who) is CARDS[project].guild)
            changes[other] -= sum(character_points(state, other, who) for who in returned)
    return tuple(changes)


def _site(state: State, placed: Placed, cells: Mapping[Cell, int], fixed: tuple[int, ...]) -> Site:
    cell = (placed.x, placed.y)
    points = worth(CARDS[placed.card], cell, {**cells, cell: placed.card}).points
    changes = list(fixed)
    changes[placed.owner] += points
    for other in state.city:
        changes[other.owner] += adds(CARDS[other.card], (other.x, other.y), placed.card, cell)
    by_lamplight = state.players[placed.owner].holds(Character.LAMPLIGHTER)
    return Site(
        x=placed.x,
        y=placed.y,
        points=points,
        changes=tuple(changes),
        bonuses=bonus_sources(cells, placed, by_lamplight),
    )
