"""What a seat can do in Venice. Fields of a place go from the lowest number on, as in board.PLACES."""

from typing import ClassVar

from borgo.core.game import Action

from .data import Kind


class LayCards(Action, frozen=True):
    """VE-3.1: so many cards of one kind at once; casas one by one, for each is built at once."""

    kind: Kind
    count: int


class CarryOut(Action, frozen=True):
    """VE-3.1: the completed building that comes next; the first one ends the laying."""

    kind: Kind
    common: bool


class PlaceBuilding(Action, frozen=True):
    """VE-3.9"""

    fields: tuple[int, ...]


class ScoreDistrict(Action, frozen=True):
    """VE-3.9, VE-4.1: the district whose casas a ponte counts"""

    district: int


class AbandonKind(Action, frozen=True):
    """VE-3.12"""

    kind: Kind


class DrainField(Action, frozen=True):
    """VE-7.1"""

    field: int


class PutOpen(Action, frozen=True):
    """VE-8.1: a hand card beside the pile, for three others"""

    kind: Kind


class TakeOpen(Action, frozen=True):
    """VE-8.1"""

    kind: Kind


class DrawCards(Action, frozen=True):
    """VE-8.1: all that may still be taken, from the pile; after it no open card may be taken anyway."""


class TurnUp(Action, frozen=True):
    """VE-10.1: a card for the imaginary player"""


class Done(Action, frozen=True):
    """VE-2.1: no more of what is asked: building, draining, drawing, turning up, trading in between."""


class TradeGold(Action, frozen=True):
    """VE-2.2, VE-6.2: so many points, at any moment of the own turn"""

    points: int
    free: ClassVar[bool] = True


class SettleGold(Action, frozen=True):
    """VE-9.2: the final trade, in one go"""

    points: int


AnyAction = (
    LayCards
    | CarryOut
    | PlaceBuilding
    | ScoreDistrict
    | AbandonKind
    | DrainField
    | PutOpen
    | TakeOpen
    | DrawCards
    | TurnUp
    | Done
    | TradeGold
    | SettleGold
)
