"""What happens in Venice. Gold and drawn cards are heard by their owner only (view.hear)."""

from typing import ClassVar

from borgo.core.game import Event, Seat

from .data import Kind

HIDDEN = -1
"""The value of a tile or a bag, for those who may not know it."""


class TurnBegan(Event, frozen=True):
    seat: Seat


class CardsLaid(Event, frozen=True):
    """VE-3.4 to VE-3.7; the seat after the last one is the imaginary player (VE-10)."""

    seat: Seat
    kind: Kind
    count: int


class ArchitectMoved(Event, frozen=True):
    """VE-3.5; NOBODY when it goes back to the board."""

    kind: Kind
    holder: Seat


class BuildingPlaced(Event, frozen=True):
    """VE-3.11 a"""

    seat: Seat
    kind: Kind
    fields: tuple[int, ...]


class BuildingScored(Event, frozen=True):
    """VE-4.1: the points, and the fields that bring them"""

    kind: Kind
    points: int
    counted: tuple[int, ...]


class BuildingLost(Event, frozen=True):
    """VE-3.10: there is no place for it."""

    kind: Kind


class BagTaken(Event, frozen=True):
    """VE-3.11 b"""

    seat: Seat
    value: int
    reveals: ClassVar[bool] = True


class GondolaMoved(Event, frozen=True):
    """VE-5.1"""

    seat: Seat
    points: int
    start: int
    end: int


class CardsDiscarded(Event, frozen=True):
    """VE-3.11 d, and what is lost otherwise"""

    kind: Kind
    count: int


class KindAbandoned(Event, frozen=True):
    """VE-3.12"""

    seat: Seat
    kind: Kind


class FieldDrained(Event, frozen=True):
    """VE-7.1"""

    seat: Seat
    field: int
    value: int
    reveals: ClassVar[bool] = True


class CardPutOpen(Event, frozen=True):
    """VE-8.1"""

    seat: Seat
    kind: Kind


class OpenCardTaken(Event, frozen=True):
    """VE-8.1"""

    seat: Seat
    kind: Kind


class CardsDrawn(Event, frozen=True):
    """VE-8.1; others hear the number only."""

    seat: Seat
    count: int
    kinds: tuple[Kind, ...]
    reveals: ClassVar[bool] = True


class PileShuffled(Event, frozen=True):
    """VE-8.3: the discards are the new pile."""

    cards: int


class OpenCardsCleared(Event, frozen=True):
    """VE-8.3: four lay open after a turn."""

    kinds: tuple[Kind, ...]


class CardTurnedUp(Event, frozen=True):
    """VE-10.1"""

    kind: Kind
    reveals: ClassVar[bool] = True


class GoldTraded(Event, frozen=True):
    """VE-6.2: what was given, as numbers of tiles worth 0, 1, 2 and of bags worth 3, 4, 5, 6. All see it."""

    seat: Seat
    points: int
    tiles: tuple[int, ...]
    bags: tuple[int, ...]
    reveals: ClassVar[bool] = True


class EndReached(Event, frozen=True):
    """VE-9.1"""

    seat: Seat
    reason: str


class FinalTradeBegan(Event, frozen=True):
    """VE-9.2"""


class GameEnded(Event, frozen=True):
    """VE-9.3"""


AnyEvent = (
    TurnBegan
    | CardsLaid
    | ArchitectMoved
    | BuildingPlaced
    | BuildingScored
    | BuildingLost
    | BagTaken
    | GondolaMoved
    | CardsDiscarded
    | KindAbandoned
    | FieldDrained
    | CardPutOpen
    | OpenCardTaken
    | CardsDrawn
    | PileShuffled
    | OpenCardsCleared
    | CardTurnedUp
    | GoldTraded
    | EndReached
    | FinalTradeBegan
    | GameEnded
)

Log = list[AnyEvent]
"""Where a step notes what happens, in order."""
