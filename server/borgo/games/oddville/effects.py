"""What is still to happen without anybody choosing: frames on the state's stack between the prompts.

An interrupt can thus sit in the middle of an action, and the rest of the action waits under it.
"""

from borgo.core.data import Tagged
from borgo.core.game import Seat

from .data import Guild


class RefillRow(Tagged, frozen=True):
    """OV-4.5: a new card is turned up next to the deck."""


class JoinGuild(Tagged, frozen=True):
    """OV-5.7: the builder's guild sends its top character."""

    seat: Seat
    guild: Guild


class OfferBuilder(Tagged, frozen=True):
    """OV-6.11: the build of the active seat is resolved; the Builder may follow."""

    seat: Seat


Effect = RefillRow | JoinGuild | OfferBuilder
