"""People without accounts: a token on the first visit, a name and a colour, and nothing else.

A token is as good as the person, so only its SHA-256 is kept. A guest may have several devices, each with a
token of its own; a hand-over code, good once and for a few minutes, lets another device in. Seats belong to
the guest's id, which is public and opens nothing.
"""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from typing import Annotated

import msgspec

from borgo.core.data import Data
from borgo.journal import Drop, Journal, Put

GUESTS = "guests"
DEVICES = "devices"
TOKEN_BYTES = 24
CODE_BYTES = 16
HANDOVER_SECONDS = 600
COLOURS = 6

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern=r"^[^\s\x00-\x1f\x7f](.*[^\s])?$")]
Colour = Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]
Now = Callable[[], float]


class Guest(Data, frozen=True, array_like=False):
    id: str
    name: Name
    colour: Colour


class Kept(Data, frozen=True, array_like=False):
    """All that is stored about a guest under its id."""

    guest: Guest
    created: float
    devices: tuple[str, ...]
    """SHA-256 of each device's token."""


class Guests:
    def __init__(self, journal: Journal, now: Now = time.time) -> None:
        self._journal = journal
        self._now = now
        self._handovers: dict[str, tuple[str, float]] = {}
        self._changing = asyncio.Lock()
        self._leaving: set[str] = set()

    async def create(self, name: str = "", colour: int | None = None) -> tuple[Guest, str]:
        """A new guest and its token, which is told here and never again."""
        guest = Guest(
            secrets.token_urlsafe(12),
            name or f"Guest {secrets.randbelow(9000) + 1000}",
            secrets.randbelow(COLOURS) if colour is None else colour,
        )
        token = secrets.token_urlsafe(TOKEN_BYTES)
        device = digest(token)
        kept = Kept(guest, self._now(), (device,))
        await self._journal.commit(_put(kept), Put(DEVICES, device, guest.id.encode()))
        return guest, token

    async def known_by(self, token: str) -> Guest | None:
        owner = await self._journal.get(DEVICES, digest(token)) if token else None
        kept = await self._kept(owner.decode()) if owner else None
        return kept.guest if kept else None

    async def change(self, guest_id: str, name: str | None = None, colour: int | None = None) -> Guest | None:
        async with self._changing:
            kept = await self._kept(guest_id)
            if kept is None:
                return None
            guest = msgspec.structs.replace(
                kept.guest,
                name=kept.guest.name if name is None else name,
                colour=kept.guest.colour if colour is None else colour,
            )
            await self._journal.commit(_put(msgspec.structs.replace(kept, guest=guest)))
        return guest

    def offer_handover(self, guest_id: str) -> str:
        """A code that lets one more device in, once. It is kept in memory only: a restart ends it."""
        self._forget_old_handovers()
        code = secrets.token_urlsafe(CODE_BYTES)
        self._handovers[digest(code)] = (guest_id, self._now() + HANDOVER_SECONDS)
        return code

    async def take_handover(self, code: str) -> tuple[Guest, str] | None:
        self._forget_old_handovers()
        guest_id, _until = self._handovers.pop(digest(code), ("", 0.0))
        async with self._changing:
            kept = await self._kept(guest_id) if guest_id else None
            if kept is None:
                return None
            token = secrets.token_urlsafe(TOKEN_BYTES)
            device = digest(token)
            grown = msgspec.structs.replace(kept, devices=(*kept.devices, device))
            await self._journal.commit(_put(grown), Put(DEVICES, device, guest_id.encode()))
        return kept.guest, token

    async def export(self, guest_id: str) -> Kept | None:
        return await self._kept(guest_id)

    async def names_of(self, guest_ids: Collection[str]) -> dict[str, str]:
        """Nobody else stores a name, so whoever is deleted has none anywhere."""
        found = [await self._kept(guest_id) for guest_id in guest_ids]
        return {kept.guest.id: kept.guest.name for kept in found if kept}

    async def delete(self, guest_id: str, forget: Callable[[str], Awaitable[None]]) -> None:
        """From now on nobody is this guest.

        What others store is forgotten first: if that fails or the server dies, the token still opens the way
        to try again.
        """
        async with self._changing:
            kept = await self._kept(guest_id)
            self._leaving.add(guest_id)
        devices = kept.devices if kept else ()
        try:
            await forget(guest_id)
            await self._journal.commit(Drop(GUESTS, guest_id), *(Drop(DEVICES, device) for device in devices))
        finally:
            self._leaving.discard(guest_id)
        await self._journal.scrub()

    async def _kept(self, guest_id: str) -> Kept | None:
        if guest_id in self._leaving:
            return None
        value = await self._journal.get(GUESTS, guest_id)
        return None if value is None else msgspec.msgpack.decode(value, type=Kept)

    def _forget_old_handovers(self) -> None:
        now = self._now()
        self._handovers = {key: kept for key, kept in self._handovers.items() if kept[1] > now}


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


def _put(kept: Kept) -> Put:
    return Put(GUESTS, kept.guest.id, msgspec.msgpack.encode(kept))
