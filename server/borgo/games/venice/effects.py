"""What is still to happen without anybody choosing: frames on the state's stack between the prompts.

VE-3.11 gives the order: a building leaves `TakeBags`, `MoveGondolas`, `CleanUp` behind it, the first on top.
"""

from borgo.core.data import Tagged
from borgo.core.game import Seat


class TakeBags(Tagged, frozen=True):
    """VE-3.11 b: who takes part, the builder first, and the districts that count."""

    seats: tuple[Seat, ...]
    districts: tuple[int, ...]
    asked: bool = False
    """The active seat has had its chance to trade before this."""


class MoveGondolas(Tagged, frozen=True):
    """VE-3.11 c: who moves, in this order, and how far."""

    moves: tuple[tuple[Seat, int], ...]
    asked: bool = False


class CleanUp(Tagged, frozen=True):
    """VE-3.11 d"""


Effect = TakeBags | MoveGondolas | CleanUp
