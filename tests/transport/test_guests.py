import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from borgo.journal import JournalUnavailable, SqliteJournal
from borgo.transport.guests import COLOURS, DEVICES, GUESTS, HANDOVER_SECONDS, Guests


@pytest.fixture
async def journal(tmp_path: Path) -> AsyncIterator[SqliteJournal]:
    opened = await SqliteJournal.open(tmp_path)
    yield opened
    await opened.close()


@pytest.fixture
def guests(journal: SqliteJournal) -> Guests:
    return Guests(journal)


async def test_a_guest_is_known_by_its_token_only(guests: Guests) -> None:
    guest, token = await guests.create("Nora", 3)
    assert await guests.known_by(token) == guest
    for other in (guest.id, "", token[:-1], token + "x", "ä\udc00"):
        assert await guests.known_by(other) is None


async def test_the_token_itself_is_stored_nowhere(
    guests: Guests, journal: SqliteJournal, tmp_path: Path
) -> None:
    _guest, token = await guests.create("Nora")
    await guests.change(_guest.id, name="Nóra")
    await journal.close()
    assert not await asyncio.to_thread(is_written, tmp_path, token)


async def test_a_deletion_that_failed_can_be_tried_again(guests: Guests) -> None:
    guest, token = await guests.create("Nora")

    async def fail(_guest_id: str) -> None:
        raise JournalUnavailable("disk full")

    with pytest.raises(JournalUnavailable):
        await guests.delete(guest.id, fail)
    assert await guests.known_by(token) == guest


def is_written(directory: Path, text: str) -> bool:
    return any(text.encode() in path.read_bytes() for path in directory.rglob("*") if path.is_file())


async def test_who_gives_no_name_gets_one(guests: Guests) -> None:
    guest, _token = await guests.create()
    assert guest.name.startswith("Guest ")
    assert guest.colour in range(COLOURS)


async def test_a_guest_changes_name_and_colour(guests: Guests) -> None:
    guest, token = await guests.create("Nora", 3)
    await guests.change(guest.id, name="Marta")
    await guests.change(guest.id, colour=0)
    known = await guests.known_by(token)
    assert known is not None
    assert (known.id, known.name, known.colour) == (guest.id, "Marta", 0)
    assert await guests.change("nobody", name="Marta") is None


async def test_a_handover_lets_one_more_device_in_once(guests: Guests) -> None:
    guest, first = await guests.create("Nora")
    code = guests.offer_handover(guest.id)
    taken = await guests.take_handover(code)
    assert taken is not None
    assert taken[0] == guest
    assert taken[1] != first
    assert await guests.known_by(taken[1]) == await guests.known_by(first) == guest
    assert await guests.take_handover(code) is None


async def test_a_handover_ends_after_some_minutes(journal: SqliteJournal) -> None:
    now = 1000.0
    guests = Guests(journal, lambda: now)
    guest, _token = await guests.create("Nora")
    code = guests.offer_handover(guest.id)
    now += HANDOVER_SECONDS
    assert await guests.take_handover(code) is None


async def test_after_deletion_nothing_is_left(guests: Guests, journal: SqliteJournal) -> None:
    guest, first = await guests.create("Nora")
    taken = await guests.take_handover(guests.offer_handover(guest.id))
    assert taken is not None
    pending = guests.offer_handover(guest.id)
    forgotten = []

    async def forget(guest_id: str) -> None:
        assert await guests.known_by(first) is None, "nobody comes back in while all is erased"
        forgotten.append(guest_id)

    assert await guests.names_of({guest.id, "nobody"}) == {guest.id: "Nora"}
    await guests.delete(guest.id, forget)
    assert forgotten == [guest.id]
    assert await guests.names_of({guest.id}) == {}
    assert await journal.items(GUESTS) == await journal.items(DEVICES) == {}
    assert await guests.known_by(first) is None
    assert await guests.known_by(taken[1]) is None
    assert await guests.take_handover(pending) is None
