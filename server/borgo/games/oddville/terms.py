"""What things cost and bring one seat now, its characters reckoned in."""

from borgo.core.data import Data
from borgo.core.game import Seat

from .characters import coins_from, kinds_from, recall_price, slot_price
from .data import KINDS, ROW_SIZE, Resource, WorkerCard
from .possible import fetch_price
from .state import State

_SLOT_PRICES = tuple(tuple(slot_price(card, slot) for slot in range(ROW_SIZE)) for card in WorkerCard)


class Terms(Data, frozen=True):
    recall: int
    """OV-4.1: coins for taking all played cards back."""
    fetch: tuple[int, ...]
    """OV-4.4: coins for the next space of each resource."""
    coins: tuple[int, ...]
    """OV-4.3: what each worker card brings."""
    kinds: tuple[tuple[Resource, ...], ...]
    """OV-4.4: what each worker card can fetch."""
    slots: tuple[tuple[int, ...], ...]
    """OV-4.5: coins for each place of the row, for each worker card."""


def terms(state: State, seat: Seat) -> Terms:
    player = state.players[seat]
    return Terms(
        recall=recall_price(player),
        fetch=tuple(fetch_price(state, player, kind) for kind in KINDS),
        coins=tuple(coins_from(player, card) for card in WorkerCard),
        kinds=tuple(kinds_from(player, card) for card in WorkerCard),
        slots=_SLOT_PRICES,
    )
