"""The road to a Builder's question: four players work together until one can be asked to build out of turn.

Whatever the cards are, it is reached: somebody wins the Builder, saves two coins and the goods for a project;
then somebody else, about to build, stops. What follows is up to those who take the seats over.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from borgo.core.game import Action, Seat
from borgo.games.oddville.actions import (
    Build,
    ChooseResource,
    ClaimCoin,
    ClaimResource,
    Collect,
    Decline,
    DiscardProject,
    EndTurn,
    FetchResource,
    Recall,
    ReturnWorker,
    TakeCoins,
    TakeProject,
)
from borgo.games.oddville.city import clash, open_cells
from borgo.games.oddville.data import BUILDER_FEE, CARDS, Character, Guild, Resource
from borgo.games.oddville.state import Placed
from borgo.games.oddville.view import View

A = TypeVar("A", bound=Action)


@dataclass(frozen=True)
class Situation:
    """What one seat sees, and what it may do."""

    seat: Seat
    view: View
    legal: Sequence[Action]

    @property
    def builder(self) -> Seat | None:
        holders = (
            seat for seat, player in enumerate(self.view.players) if Character.BUILDER in player.characters
        )
        return next(holders, None)

    @property
    def projects(self) -> tuple[int, ...]:
        return self.view.players[self.seat].projects

    def all_of(self, kind: type[A]) -> list[A]:
        return [action for action in self.legal if isinstance(action, kind)]

    def missing(self, project: int, seat: Seat | None = None) -> list[Resource]:
        who = self.seat if seat is None else seat
        return [kind for kind in Resource if CARDS[project].cost[kind] > self.view.board[kind].held_by(who)]

    def wants(self, project: int) -> bool:
        """Bells, until the Builder has come; then anything else, so that the guild stays as it is."""
        return (CARDS[project].guild is Guild.BELLS) == (self.builder is None)

    def is_prepared(self, seat: Seat) -> bool:
        """Whether this seat could pay for building out of turn."""
        return self.view.players[seat].coins >= BUILDER_FEE and bool(self.ready_projects(seat))

    def ready_projects(self, seat: Seat) -> list[int]:
        projects = self.view.players[seat].projects
        return [project for project in projects if self.wants(project) and not self.missing(project, seat)]


def last_step(now: Situation) -> Build | None:
    """The building after which the Builder will be asked; None as long as it is not that far."""
    builder = now.builder
    if builder is None or builder == now.seat or not now.is_prepared(builder):
        return None
    for build in _builds(now):
        placed = Placed(build.project, build.x, build.y, now.seat)
        cells = open_cells((*now.view.city, placed)).values()
        if any(not clash(project, needs) for project in now.ready_projects(builder) for needs in cells):
            return build
    return None


def next_step(now: Situation) -> Action:
    builder, builds = now.builder, _builds(now)
    if builds and (builder is None or (builder != now.seat and now.is_prepared(builder))):
        return builds[0]
    for step in (_answer(now), _plan(now), _fetch(now), _wait(now)):
        if step is not None:
            return step
    raise AssertionError(now.legal)


def _builds(now: Situation) -> list[Build]:
    return [build for build in now.all_of(Build) if now.wants(build.project)]


def _answer(now: Situation) -> Action | None:
    """What must be said before anything else."""
    for kind in (ChooseResource, Collect, ClaimCoin, ClaimResource, EndTurn, Decline):
        for answer in now.all_of(kind):
            return answer
    discards = now.all_of(DiscardProject)
    return min(discards, key=lambda one: (now.wants(one.project), -_cost(one.project)), default=None)


def _cost(card: int) -> int:
    return sum(CARDS[card].cost)


def _plan(now: Situation) -> Action | None:
    if any(now.wants(project) for project in now.projects):
        return None
    takes = [take for take in now.all_of(TakeProject) if now.wants(now.view.row[take.slot])]
    return min(takes, key=lambda take: _cost(now.view.row[take.slot]), default=None)


def _fetch(now: Situation) -> Action | None:
    wanted = [kind for project in now.projects if now.wants(project) for kind in now.missing(project)]
    if wanted and not now.view.players[now.seat].supply:
        return next(iter(now.all_of(ReturnWorker)), None)
    return next((fetch for fetch in now.all_of(FetchResource) if fetch.resource in wanted), None)


def _wait(now: Situation) -> Action | None:
    """Coins as long as they fit; without a plan the row moves on; with one the workers come back for it."""
    full = now.view.players[now.seat].coins == now.view.limits.coins
    coins = sorted(now.all_of(TakeCoins), key=lambda take: -take.card)
    takes = sorted(now.all_of(TakeProject), key=lambda take: (take.slot, take.card))
    has_plan = any(now.wants(project) for project in now.projects)
    ways = (
        (takes, coins)
        if not has_plan
        else (now.all_of(Recall), coins)
        if full
        else (coins, now.all_of(Recall))
    )
    return next((step for way in (*ways, takes, now.all_of(Recall)) for step in way), None)
