"""What happened in OddVille. Everything here is public: no event names a card that lies coin side up."""

from typing import ClassVar, Literal

from borgo.core.game import Event, Seat

from .data import Character, Guild, Resource, WorkerCard

Offer = Literal["second-resource", "bonuses", "builder", "tax"]


class StartChosen(Event, frozen=True):
    seat: Seat
    resource: Resource


class TurnStarted(Event, frozen=True):
    seat: Seat


class CoinsGained(Event, frozen=True):
    seat: Seat
    count: int
    source: Literal["card", "bonus", "tax", "benefactor"]


class CoinsPaid(Event, frozen=True):
    seat: Seat
    count: int
    purpose: Literal["recall", "space", "project", "builder"]


class CardsRecalled(Event, frozen=True):
    seat: Seat


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: WorkerCard


class ResourceGained(Event, frozen=True):
    seat: Seat
    resource: Resource
    space: int


class WorkerReturned(Event, frozen=True):
    seat: Seat
    resource: Resource
    space: int


class ProjectTaken(Event, frozen=True):
    seat: Seat
    project: int
    slot: int


class CardTurnedUp(Event, frozen=True):
    card: int
    reveals: ClassVar[bool] = True


class ProjectDiscarded(Event, frozen=True):
    seat: Seat
    project: int


class BuildingPlaced(Event, frozen=True):
    seat: Seat
    card: int
    x: int
    y: int


class BonusClaimed(Event, frozen=True):
    seat: Seat
    source: int


class ResourceConverted(Event, frozen=True):
    seat: Seat
    resource: Resource
    space: int
    to: Resource
    to_space: int


class GuildReset(Event, frozen=True):
    """OV-5.7: all characters of the guild came back and were shuffled."""

    guild: Guild
    reveals: ClassVar[bool] = True


class CharacterJoined(Event, frozen=True):
    """The next one of the pile may come to light."""

    seat: Seat
    character: Character
    reveals: ClassVar[bool] = True


class CoinFlipped(Event, frozen=True):
    seat: Seat
    project: int
    reveals: ClassVar[bool] = True


class ProjectSwapped(Event, frozen=True):
    seat: Seat
    given: int
    taken: int
    slot: int


class SquareSettled(Event, frozen=True):
    seat: Seat
    resource: Resource


class Declined(Event, frozen=True):
    seat: Seat
    offer: Offer


class SixthWorkerPlaced(Event, frozen=True):
    """OV-7.1: the end is near."""

    seat: Seat


class GameEnded(Event, frozen=True):
    pass


AnyEvent = (
    StartChosen
    | TurnStarted
    | CoinsGained
    | CoinsPaid
    | CardsRecalled
    | CardPlayed
    | ResourceGained
    | WorkerReturned
    | ProjectTaken
    | CardTurnedUp
    | ProjectDiscarded
    | BuildingPlaced
    | BonusClaimed
    | ResourceConverted
    | GuildReset
    | CharacterJoined
    | CoinFlipped
    | ProjectSwapped
    | SquareSettled
    | Declined
    | SixthWorkerPlaced
    | GameEnded
)
