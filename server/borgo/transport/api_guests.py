"""The part of the API about people: come, change, hand over, take everything along, leave."""

from typing import Annotated, TypeVar

import msgspec

from .api_types import ApiBody, ApiStruct, MyTable, my_table
from .guests import HANDOVER_SECONDS, Colour, Guest, Name
from .house import House
from .http import Call, Problem, delete, get, patch, post


class Arrival(ApiBody, frozen=True):
    """Both may be left out: the server chooses."""

    name: Name | None = None
    colour: Colour | None = None


class Admission(ApiStruct, frozen=True):
    """The token is told once; whoever has it is this guest."""

    token: str
    guest: Guest


class Handover(ApiStruct, frozen=True):
    """A code for one more device, to be put behind the # of a link so that no server log sees it."""

    code: str
    seconds: int = HANDOVER_SECONDS


class TakeHandover(ApiBody, frozen=True):
    code: Annotated[str, msgspec.Meta(max_length=64)]


class SaidLine(ApiStruct, frozen=True):
    code: str
    at_ms: int
    text: str


class Export(ApiStruct, frozen=True):
    """Everything that is stored about a guest."""

    guest: Guest
    created_ms: int
    devices: int
    """So many have a token, of which the SHA-256 is stored."""
    tables: tuple[MyTable, ...]
    chat: tuple[SaidLine, ...]
    """What I said at tables, as far as it is still kept; spectators' talk never is."""


class GuestApi:
    def __init__(self, house: House) -> None:
        self._guests = house.guests
        self._manager = house.manager

    @post("/api/guests", "Become a guest", needs_guest=False, creates=True)
    async def create_guest(self, call: Call[Arrival]) -> Admission:
        guest, token = await self._guests.create(call.body.name or "", call.body.colour)
        return Admission(token, guest)

    @get("/api/me", "Who I am")
    async def get_me(self, call: Call[None]) -> Guest:
        return call.guest

    @patch("/api/me", "Change my name or colour")
    async def change_me(self, call: Call[Arrival]) -> Guest:
        return _known(await self._guests.change(call.guest.id, call.body.name, call.body.colour))

    @delete("/api/me", "Erase everything stored about me")
    async def delete_me(self, call: Call[None]) -> None:
        await self._guests.delete(call.guest.id, self._manager.forget_person)

    @get("/api/me/export", "Everything stored about me")
    async def export_me(self, call: Call[None]) -> Export:
        kept = _known(await self._guests.export(call.guest.id))
        tables, said = await self._manager.stored_about(call.guest.id)
        return Export(
            kept.guest,
            int(kept.created * 1000),
            len(kept.devices),
            tuple(map(my_table, tables)),
            tuple(SaidLine(line.code, line.line.at_ms, line.line.text) for line in said),
        )

    @post("/api/me/handover", "Let one more device in", creates=True)
    async def offer_handover(self, call: Call[None]) -> Handover:
        return Handover(self._guests.offer_handover(call.guest.id))

    @post("/api/handover", "Be the guest who offered this code", needs_guest=False, creates=True)
    async def take_handover(self, call: Call[TakeHandover]) -> Admission:
        taken = await self._guests.take_handover(call.body.code)
        if taken is None:
            raise Problem(404, "unknown-handover")
        guest, token = taken
        return Admission(token, guest)


T = TypeVar("T")


def _known(found: T | None) -> T:
    """Deleted on another device between the check of the token and now."""
    if found is None:
        raise Problem(401, "unknown-token")
    return found
