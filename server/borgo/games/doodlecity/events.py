"""What happened. Everything is public; only a roll tells something that nobody knew."""

from typing import Literal

from borgo.core.game import Event, Seat

TreeCause = Literal["no-die", "passed", "white-six"]


class DiceRolled(Event, frozen=True):
    """A round begins."""

    reveals = True

    round: int
    starter: Seat
    blue: int
    whites: tuple[int, ...]


class DieTaken(Event, frozen=True):
    seat: Seat
    die: int
    white: int
    """The number it shows."""


class TreeCrossed(Event, frozen=True):
    seat: Seat
    trees: int
    cause: TreeCause


class RoadDrawn(Event, frozen=True):
    seat: Seat
    square: int
    shape: int


class HouseCrossed(Event, frozen=True):
    seat: Seat
    square: int


class HotelScored(Event, frozen=True):
    seat: Seat
    square: int
    length: int
    points: int


class ShopScored(Event, frozen=True):
    seat: Seat
    square: int
    houses: int
    points: int


class BonusTaken(Event, frozen=True):
    seat: Seat
    square: int
    bonus: int


class GameEnded(Event, frozen=True):
    reason: str


AnyEvent = (
    DiceRolled
    | DieTaken
    | TreeCrossed
    | RoadDrawn
    | HouseCrossed
    | HotelScored
    | ShopScored
    | BonusTaken
    | GameEnded
)
