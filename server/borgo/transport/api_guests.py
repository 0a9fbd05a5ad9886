"""The part of the API about people: come, change, hand over, take everything along, leave."""

from typing import Annotated

import msgspec

from .guests import HANDOVER_SECONDS, Colour, Guest, Guests, Name
from .http import AnyEndpoint, Call, Endpoint, Problem


class Arrival(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Both may be left out: the server chooses."""

    name: Name | None = None
    colour: Colour | None = None


class Admission(msgspec.Struct, frozen=True):
    """The token is told once; whoever has it is this guest."""

    token: str
    guest: Guest


class Handover(msgspec.Struct, frozen=True):
    """A code for one more device, to be put behind the # of a link so that no server log sees it."""

    code: str
    seconds: int = HANDOVER_SECONDS


class TakeHandover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(max_length=64)]
