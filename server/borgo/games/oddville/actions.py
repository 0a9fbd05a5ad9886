"""What a seat can do in OddVille."""

from typing import ClassVar

from borgo.core.game import Action

from .data import Resource, WorkerCard


class ChooseResource(Action, frozen=True):
    """OV-1.6"""

    resource: Resource


class Recall(Action, frozen=True):
    """OV-4.1"""


class TakeCoins(Action, frozen=True):
    """OV-4.3"""

    card: WorkerCard


class FetchResource(Action, frozen=True):
    """OV-4.4, and the second one of OV-6.3"""

    card: WorkerCard
    resource: Resource


class TakeProject(Action, frozen=True):
    """OV-4.5; slot 0 is the oldest card of the row."""

    card: WorkerCard
    slot: int


class DiscardProject(Action, frozen=True):
    """OV-2.4"""

    project: int


class Build(Action, frozen=True):
    """OV-5.1 to OV-5.4, and as the Builder OV-6.11"""

    project: int
    x: int
    y: int


class ClaimCoin(Action, frozen=True):
    """OV-5.6: the coin bonus of that card"""

    source: int


class ClaimResource(Action, frozen=True):
    """OV-5.6: a given, any or doubled resource"""

    source: int
    resource: Resource


class ClaimConversion(Action, frozen=True):
    """OV-5.6: one own worker moves from a space to another resource"""

    source: int
    resource: Resource
    space: int
    to: Resource


class FlipCoin(Action, frozen=True):
    """OV-6.4: coins are counted from the one gained first"""

    coin: int


class SwapProject(Action, frozen=True):
    """OV-6.6"""

    project: int
    slot: int


class SettleOnSquare(Action, frozen=True):
    """OV-6.12"""

    resource: Resource


class EndTurn(Action, frozen=True):
    """OV-3.1"""


class Collect(Action, frozen=True):
    """OV-6.8"""


class Decline(Action, frozen=True):
    """Let it be: no (more) bonuses, no second resource, no building, no coin."""


class ReturnWorker(Action, frozen=True):
    """OV-2.6"""

    resource: Resource
    space: int
    free: ClassVar[bool] = True


AnyAction = (
    ChooseResource
    | Recall
    | TakeCoins
    | FetchResource
    | TakeProject
    | DiscardProject
    | Build
    | ClaimCoin
    | ClaimResource
    | ClaimConversion
    | FlipCoin
    | SwapProject
    | SettleOnSquare
    | EndTurn
    | Collect
    | Decline
    | ReturnWorker
)
