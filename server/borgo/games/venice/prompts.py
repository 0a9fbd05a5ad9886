"""What Venice asks, and of whom.

Trading (VE-2.2) is `free`: the active seat may do it whatever is asked, also while another seat chooses a
place. Two moments would pass before it could: bags are taken and gondolas move without anybody choosing.
There `TradeInBetween` stops the building, but only if it can matter: if some trade now would lead elsewhere
than the same trade later (gondolas.order_matters, gold.bag_in_reach). Whether the seat has the gold must not
show, so the test asks how much its tiles and bags could be worth at most, which everybody can count. A seat
that has nothing to trade has one legal answer there, `Done`, and a client can give it unasked.

The turn ends with its last drawn card: what is to be traded in this turn is traded before it.
"""

from typing import ClassVar

from borgo.core.game import Clock, Prompt, Seat

from .data import DRAINS, Kind


class BuildStage(Prompt, frozen=True):
    """VE-3.1: lay cards, build casas, carry out what is completed."""


class ChoosePlace(Prompt, frozen=True):
    """VE-3.9: the builder is on turn."""

    kind: Kind


class ChoosePlaceOutOfTurn(Prompt, frozen=True):
    """VE-3.9: the holder of the architect is not on turn."""

    kind: Kind
    clock: ClassVar[Clock] = Clock.INTERRUPT


class ChooseDistrict(Prompt, frozen=True):
    """VE-4.1: which end of the ponte scores; asked only when it matters."""

    place: tuple[int, ...]


class ChooseDistrictOutOfTurn(Prompt, frozen=True):
    """VE-3.9: the holder of the architect is not on turn."""

    place: tuple[int, ...]
    clock: ClassVar[Clock] = Clock.INTERRUPT


class TradeInBetween(Prompt, frozen=True):
    """VE-2.2: trade before the bags are taken or before the next gondola moves."""

    before: Seat
    """Whose gondola or bag comes next."""


class ChooseSurplus(Prompt, frozen=True):
    """VE-3.12: too many unfinished kinds."""


class DrainStage(Prompt, frozen=True):
    """VE-7.1"""

    left: int = DRAINS


class DrawStage(Prompt, frozen=True):
    """VE-8.1"""

    left: int = 1
    put: Kind | None = None
    """The card put open for three others: it stays there."""


class ThirdStage(Prompt, frozen=True):
    """VE-10.1: the last chance to turn a card up for the imaginary player."""


class FinalTrade(Prompt, frozen=True):
    """VE-9.2"""

    clock: ClassVar[Clock] = Clock.INTERRUPT


AnyPrompt = (
    BuildStage
    | ChoosePlace
    | ChoosePlaceOutOfTurn
    | ChooseDistrict
    | ChooseDistrictOutOfTurn
    | TradeInBetween
    | ChooseSurplus
    | DrainStage
    | DrawStage
    | ThirdStage
    | FinalTrade
)
