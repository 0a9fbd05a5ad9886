"""What OddVille asks, and of whom."""

from typing import ClassVar

from borgo.core.game import Clock, Prompt, Seat

from .data import WorkerCard


class ChooseStart(Prompt, frozen=True):
    """OV-1.6: the first resource."""


class TakeTurn(Prompt, frozen=True):
    """OV-3.1: a worker card or a building, and powers around it."""


class FetchAgain(Prompt, frozen=True):
    """OV-6.3: the Seignior may fetch a second resource with the same worker card."""

    card: WorkerCard


class ChooseDiscard(Prompt, frozen=True):
    """OV-2.4: one of three projects must go."""


class ClaimBonuses(Prompt, frozen=True):
    """OV-5.5: the cards whose bonus is still to be taken."""

    cards: tuple[int, ...]


class BuildToo(Prompt, frozen=True):
    """OV-6.11: another player has built; the Builder may build as well."""

    after: Seat
    clock: ClassVar[Clock] = Clock.INTERRUPT


class CollectTax(Prompt, frozen=True):
    """OV-6.8: another player has paid; the Tax Collector may take a coin."""

    payer: Seat
    clock: ClassVar[Clock] = Clock.INTERRUPT
    order: ClassVar[str] = "collect"


AnyPrompt = ChooseStart | TakeTurn | FetchAgain | ChooseDiscard | ClaimBonuses | BuildToo | CollectTax
