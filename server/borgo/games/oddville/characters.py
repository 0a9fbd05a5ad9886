"""What the characters change, as the prices and abilities a player really has.

OV-5.8: nothing is remembered; who holds a character at this moment has its power at this moment.
Powers that are actions of their own (Cheater, Bookkeeper, Traveller) are in `legal` and `step`, interrupts
(Tax Collector, Builder) and the Benefactor where their moment comes in `step` and `turns`.
"""

from .data import GHOST_COINS, KINDS, RED_SLOT_PRICE, WORKER_CARDS, Character, Resource, WorkerCard
from .state import Player


def coins_from(player: Player, card: WorkerCard) -> int:
    # OV-6.7: the Ghost lets any card give three coins.
    if player.holds(Character.GHOST_OF_LOVELY_SPINSTER):
        return GHOST_COINS
    return WORKER_CARDS[card].coins


def kinds_from(player: Player, card: WorkerCard) -> tuple[Resource, ...]:
    # OV-6.1: the Human Resources Manager lets any card fetch anything.
    if player.holds(Character.HUMAN_RESOURCES_MANAGER):
        return KINDS
    return WORKER_CARDS[card].resources


def space_price(player: Player, price: int) -> int:
    # OV-6.2: the Landowner takes one coin off.
    return max(0, price - 1) if player.holds(Character.LANDOWNER) else price


def recall_price(player: Player) -> int:
    # OV-4.1: one coin for each card still in hand; OV-6.5: the Mistress takes one off the whole.
    price = len(player.hand)
    return max(0, price - 1) if player.holds(Character.MISTRESS) else price


def slot_price(card: WorkerCard, slot: int) -> int:
    return 0 if slot in WORKER_CARDS[card].free_slots else RED_SLOT_PRICE
