"""The road to a Builder's question: four players who work together until one can be asked to build out of turn.

Whatever the cards are, it is reached: somebody wins the Builder, saves two coins and the goods for a project;
then somebody else, about to build, stops. What follows is up to those who take the seats over.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from borgo.core.game import Action, Seat
from borgo.games.oddville.actions import (
    Build,
    ChooseResource,
    ClaimCoin,
    ClaimConversion,
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
from borgo.games.oddville.data import BUILDER_FEE, CARDS, Character, Guild, Resource
from borgo.games.oddville.view import View

SITES_ENOUGH = 3
"""So many places for the Builder's project that the other's building cannot take them all."""


@dataclass(frozen=True)
class Situation:
    """What one seat sees, and what it may do."""

    seat: Seat
    view: View
    legal: Sequence[Action]

    @property
    def builder(self) -> Seat | None:
        holders = (
            seat
            for seat, player in enumerate(self.view.players)
            if Character.BUILDER in player.characters
        )
        return next(holders, None)

    @property
    def projects(self) -> tuple[int, ...]:
        return self.view.players[self.seat].projects

    def all_of(self, *kinds: type[Action]) -> list[Any]:
        return [action for action in self.legal if isinstance(action, kinds)]

    def missing(self, project: int, seat: Seat | None = None) -> list[Resource]:
        who = self.seat if seat is None else seat
        return [
            kind
            for kind in Resource
            if CARDS[project].cost[kind] > self.view.board[kind].held_by(who)
        ]

    def wants(self, project: int) -> bool:
        """Bells, until the Builder has come; then anything else, so that the guild stays as it is."""
        return (CARDS[project].guild is Guild.BELLS) == (self.builder is None)

    def is_prepared(self, seat: Seat) -> bool:
        """Whether the Builder could build too."""
        player = self.view.players[seat]
        return len(self.view.city) > 1 and player.coins >= BUILDER_FEE and any(
            self.wants(project) and not self.missing(project, seat) for project in player.projects
        )


def is_there(now: Situation) -> bool:
    """Somebody else is about to build, and the Builder can follow."""
    builder = now.builder
    if builder is None or builder == now.seat or not now.is_prepared(builder):
        return False
    return any(now.wants(build.project) for build in now.all_of(Build))


def next_step(now: Situation) -> Action:
    builds = [build for build in now.all_of(Build) if now.wants(build.project)]
    if builds and now.builder is None:
        return builds[0]
    for step in (_answer(now), _plan(now), _fetch(now), _wait(now)):
        if step is not None:
            return step
    raise AssertionError(now.legal)


def _answer(now: Situation) -> Action | None:
    """What must be said before anything else."""
    if discards := now.all_of(DiscardProject):
        return min(discards, key=lambda discard: (now.wants(discard.project), -sum(CARDS[discard.project].cost)))
    answers = now.all_of(ChooseResource, Collect, ClaimCoin, ClaimResource, EndTurn)
    if answers:
        return answers[0]
    return Decline() if Decline() in now.legal or now.all_of(ClaimConversion) else None


def _plan(now: Situation) -> Action | None:
    if any(now.wants(project) for project in now.projects):
        return None
    takes = [take for take in now.all_of(TakeProject) if now.wants(now.view.row[take.slot])]
    return min(takes, key=lambda take: sum(CARDS[now.view.row[take.slot]].cost), default=None)


def _fetch(now: Situation) -> Action | None:
    wanted = [kind for project in now.projects if now.wants(project) for kind in now.missing(project)]
    if wanted and not now.view.players[now.seat].supply:
        return next(iter(now.all_of(ReturnWorker)), None)
    return next((fetch for fetch in now.all_of(FetchResource) if fetch.resource in wanted), None)


def _wait(now: Situation) -> Action | None:
    """Coins as long as they fit; without a plan the row is moved on; with one the workers come back for it."""
    full = now.view.players[now.seat].coins == now.view.limits.coins
    coins = sorted(now.all_of(TakeCoins), key=lambda take: -take.card)
    takes = sorted(now.all_of(TakeProject), key=lambda take: (take.slot, take.card))
    has_plan = any(now.wants(project) for project in now.projects)
    ways = (takes, coins) if not has_plan else (now.all_of(Recall), coins) if full else (coins, now.all_of(Recall))
    return next((step for way in (*ways, takes, now.all_of(Recall)) for step in way), None)
