"""The part of the API about people: come, change, hand over, take everything along, leave."""

from typing import Annotated

import msgspec

from .api_types import ApiBody, ApiStruct, MyTable, my_table
from .guests import HANDOVER_SECONDS, Colour, Guest, Name
from .house import House
from .http import Api, Call, Problem


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


class Export(ApiStruct, frozen=True):
    """Everything that is stored about a guest."""

    guest: Guest
    created_ms: int
    devices: tuple[str, ...]
    """SHA-256 of each device's token."""
    tables: tuple[MyTable, ...]


def add_guest_endpoints(api: Api, house: House) -> None:
    guests, manager = house.guests, house.manager

    @api.post("/api/guests", "Become a guest", needs_guest=False, creates=True)
    async def create_guest(call: Call[Arrival]) -> Admission:
        guest, token = await guests.create(call.body.name or "", call.body.colour)
        return Admission(token, guest)

    @api.get("/api/me", "Who I am")
    async def get_me(call: Call[None]) -> Guest:
        return call.guest

    @api.patch("/api/me", "Change my name or colour")
    async def change_me(call: Call[Arrival]) -> Guest:
        guest = await guests.change(call.guest.id, call.body.name, call.body.colour)
        if guest is None:
            raise Problem(401, "unknown-token")
        return guest

    @api.delete("/api/me", "Erase everything stored about me")
    async def delete_me(call: Call[None]) -> None:
        await manager.forget_person(call.guest.id)
        await guests.delete(call.guest.id)

    @api.get("/api/me/export", "Everything stored about me")
    async def export_me(call: Call[None]) -> Export:
        kept = await guests.export(call.guest.id)
        if kept is None:
            raise Problem(401, "unknown-token")
        tables = await manager.tables_of(call.guest.id)
        return Export(kept.guest, int(kept.created * 1000), kept.devices, tuple(map(my_table, tables)))

    @api.post("/api/me/handover", "Let one more device in", creates=True)
    async def offer_handover(call: Call[None]) -> Handover:
        return Handover(guests.offer_handover(call.guest.id))

    @api.post("/api/handover", "Be the guest who offered this code", needs_guest=False, creates=True)
    async def take_handover(call: Call[TakeHandover]) -> Admission:
        taken = await guests.take_handover(call.body.code)
        if taken is None:
            raise Problem(404, "unknown-handover")
        guest, token = taken
        return Admission(token, guest)
