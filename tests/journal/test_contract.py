"""What every journal must do, through its port alone."""

import asyncio
import hashlib

import pytest

from borgo.journal import (
    Append,
    Create,
    Drop,
    Finish,
    Forget,
    Journal,
    JournalClosed,
    Listing,
    NoSuchRoom,
    Put,
    RoomExists,
    RoomFinished,
    StaleWriter,
    Story,
)
from tests.journal.conftest import Open

ROOM = Create("r", "oddville", 1.0, b"header")


def payloads(story: Story) -> list[bytes]:
    return [row.payload for row in story.rows]


async def test_what_was_committed_is_there_after_reopening(open_journal: Open) -> None:
    journal = await open_journal()
    await journal.commit(ROOM, Put("guests", "g", b"Ada"))
    await journal.commit(Append("r", 0, (b"one",)))
    before = await journal.read("r")
    await journal.close()

    journal = await open_journal()
    assert await journal.read("r") == before
    assert payloads(before) == [b"one"]
    assert await journal.get("guests", "g") == b"Ada"
    await journal.commit(Append("r", 1, (b"two",)))
    assert payloads(await journal.read("r")) == [b"one", b"two"]


async def test_a_story_holds_what_the_room_was_created_with(journal: Journal) -> None:
    await journal.commit(ROOM)
    assert await journal.read("r") == Story("r", "oddville", 1.0, b"header", 0, (), None)


async def test_rows_are_numbered_and_chained_from_the_header_on(journal: Journal) -> None:
    await journal.commit(ROOM, Append("r", 0, (b"a", b"b")))
    await journal.commit(Append("r", 2, (b"c",)))
    before = hashlib.sha256(b"header").digest()
    story = await journal.read("r")
    for seq, (row, payload) in enumerate(zip(story.rows, (b"a", b"b", b"c"), strict=True), 1):
        before = hashlib.sha256(before + payload).digest()
        assert (row.seq, row.payload, row.hash) == (seq, payload, before)
    assert story.seq == 3


async def test_a_room_can_be_read_from_a_seq_on(journal: Journal) -> None:
    await journal.commit(ROOM, Append("r", 0, (b"a", b"b", b"c")))
    whole = await journal.read("r")
    for after in range(4):
        part = await journal.read("r", after)
        assert (part.rows, part.seq) == (whole.rows[after:], 3)


@pytest.mark.parametrize("expected", [0, 1, 3])
async def test_a_stale_writer_is_refused_and_writes_nothing(journal: Journal, expected: int) -> None:
    await journal.commit(ROOM, Append("r", 0, (b"a", b"b")))
    with pytest.raises(StaleWriter) as refused:
        await journal.commit(Put("b", "k", b"v"), Append("r", expected, (b"x",)), Put("b", "l", b"v"))
    assert (refused.value.room, refused.value.expected, refused.value.actual) == ("r", expected, 2)
    assert payloads(await journal.read("r")) == [b"a", b"b"]
    assert await journal.items("b") == {}


async def test_an_append_without_rows_only_checks(journal: Journal) -> None:
    await journal.commit(ROOM, Append("r", 0, (b"a",)))
    await journal.commit(Append("r", 1, ()))
    with pytest.raises(StaleWriter):
        await journal.commit(Append("r", 0, ()))
    assert payloads(await journal.read("r")) == [b"a"]


async def test_a_room_is_created_once(journal: Journal) -> None:
    await journal.commit(ROOM)
    with pytest.raises(RoomExists):
        await journal.commit(Create("r", "venice", 2.0, b"another"))
    with pytest.raises(RoomExists):
        await journal.commit(Create("s", "venice", 2.0, b"s"), Create("s", "venice", 2.0, b"s"))
    assert (await journal.read("r")).header == b"header"
    with pytest.raises(NoSuchRoom):
        await journal.read("s")


async def test_a_room_that_is_not_there_cannot_be_read_or_written(journal: Journal) -> None:
    with pytest.raises(NoSuchRoom):
        await journal.read("r")
    with pytest.raises(NoSuchRoom):
        await journal.commit(Append("r", 0, (b"a",)))
    with pytest.raises(NoSuchRoom):
        await journal.commit(Finish("r", 0, b"result"))


async def test_the_last_row_and_the_end_go_in_one_commit(journal: Journal) -> None:
    await journal.commit(ROOM)
    await journal.commit(Append("r", 0, (b"last",)), Finish("r", 1, b"won"), Drop("directory", "r"))
    story = await journal.read("r")
    assert (payloads(story), story.result) == ([b"last"], b"won")
    assert await journal.unfinished() == ()


async def test_a_finished_room_takes_nothing_more(open_journal: Open) -> None:
    journal = await open_journal()
    await journal.commit(ROOM, Finish("r", 0, b""))
    for _ in range(2):
        for write in (Append("r", 0, (b"a",)), Finish("r", 0, b"again")):
            with pytest.raises(RoomFinished):
                await journal.commit(write)
        assert (await journal.read("r")).result == b""
        await journal.close()
        journal = await open_journal()


async def test_only_who_knows_the_last_seq_ends_a_room(journal: Journal) -> None:
    await journal.commit(ROOM, Append("r", 0, (b"a",)))
    with pytest.raises(StaleWriter):
        await journal.commit(Finish("r", 0, b"result"))
    assert (await journal.read("r")).result is None


async def test_unfinished_rooms_are_listed_oldest_first(journal: Journal) -> None:
    await journal.commit(
        Create("new", "venice", 3.5, b""),
        Create("old", "oddville", 1.5, b""),
        Create("mid", "venice", 2.5, b""),
    )
    await journal.commit(Create("done", "venice", 0.5, b""), Finish("done", 0, b""))
    old, mid, new = (
        Listing("old", "oddville", 1.5),
        Listing("mid", "venice", 2.5),
        Listing("new", "venice", 3.5),
    )
    assert await journal.unfinished() == (old, mid, new)
    assert await journal.unfinished("venice") == (mid, new)
    assert await journal.unfinished("doodlecity") == ()


async def test_a_forgotten_room_is_gone_and_its_name_is_free(open_journal: Open) -> None:
    journal = await open_journal()
    await journal.commit(ROOM, Append("r", 0, (b"a", b"b")), Create("s", "venice", 2.0, b"s"))
    await journal.commit(Forget("r"))
    await journal.commit(Forget("r"))
    with pytest.raises(NoSuchRoom):
        await journal.read("r")
    with pytest.raises(NoSuchRoom):
        await journal.commit(Append("r", 2, (b"c",)))
    assert await journal.unfinished() == (Listing("s", "venice", 2.0),)
    await journal.commit(ROOM, Append("r", 0, (b"new",)))
    await journal.close()
    assert payloads(await (await open_journal()).read("r")) == [b"new"]


async def test_kept_values_are_put_replaced_listed_and_dropped(journal: Journal) -> None:
    await journal.commit(Put("guests", "b", b"Bo"), Put("guests", "a", b"Al"), Put("tokens", "a", b""))
    await journal.commit(Put("guests", "b", b"Bea"))
    assert list((await journal.items("guests")).items()) == [("a", b"Al"), ("b", b"Bea")]
    await journal.commit(Drop("guests", "a"), Drop("guests", "never there"))
    assert await journal.items("guests") == {"b": b"Bea"}
    assert await journal.get("guests", "a") is None
    assert await journal.get("tokens", "a") == b""


async def test_scrubbing_leaves_all_that_was_not_erased(open_journal: Open) -> None:
    journal = await open_journal()
    await journal.commit(ROOM, Append("r", 0, (b"one",)), Put("b", "k", b"v"), Put("b", "l", b"w"))
    await journal.commit(Drop("b", "l"))
    await asyncio.gather(journal.scrub(), journal.commit(Append("r", 1, (b"two",))), journal.scrub())
    assert await journal.items("b") == {"k": b"v"}
    await journal.close()
    with pytest.raises(JournalClosed):
        await journal.scrub()
    again = await open_journal()
    assert payloads(await again.read("r")) == [b"one", b"two"]
    assert await again.items("b") == {"k": b"v"}


async def test_writes_of_one_commit_happen_in_order(journal: Journal) -> None:
    await journal.commit(
        Put("b", "k", b"1"),
        Drop("b", "k"),
        Put("b", "k", b"2"),
        ROOM,
        Append("r", 0, (b"lost",)),
        Forget("r"),
        ROOM,
        Append("r", 0, (b"kept",)),
    )
    assert await journal.get("b", "k") == b"2"
    assert payloads(await journal.read("r")) == [b"kept"]


async def test_many_rooms_append_at_once_without_waiting_for_each_other(open_journal: Open) -> None:
    journal = await open_journal()
    rooms, rows = [f"room {n}" for n in range(20)], range(10)
    await asyncio.gather(*(journal.commit(Create(room, "venice", 0.0, room.encode())) for room in rooms))
    await asyncio.gather(
        *(journal.commit(Append(room, n, (f"{room}: {n}".encode(),))) for n in rows for room in rooms)
    )
    await journal.close()
    journal = await open_journal()
    for room in rooms:
        assert payloads(await journal.read(room)) == [f"{room}: {n}".encode() for n in rows]


async def test_of_several_writers_at_the_same_seq_the_first_wins(journal: Journal) -> None:
    await journal.commit(ROOM)
    outcomes = await asyncio.gather(
        *(journal.commit(Append("r", 0, (bytes([n]),))) for n in range(5)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), *[StaleWriter] * 4]
    assert payloads(await journal.read("r")) == [b"\0"]


async def test_a_refused_or_impossible_commit_harms_no_other(journal: Journal) -> None:
    await journal.commit(ROOM)
    impossible = "\ud800"  # half a character: no store can write it
    outcomes = await asyncio.gather(
        journal.commit(Append("r", 0, (b"a",)), Put("b", "1", b"")),
        journal.commit(Put("b", "2", b""), Append("r", 7, (b"x",))),
        journal.commit(Put("b", "3", b""), Put("b", impossible, b"")),
        journal.commit(Append("r", 1, (b"b",)), Put("b", "4", b"")),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [
        type(None),
        StaleWriter,
        UnicodeEncodeError,
        type(None),
    ]
    assert payloads(await journal.read("r")) == [b"a", b"b"]
    assert await journal.items("b") == {"1": b"", "4": b""}


async def test_cancelling_one_commit_harms_no_other(journal: Journal) -> None:
    await journal.commit(ROOM)
    given_up = asyncio.create_task(journal.commit(Put("b", "k", b"v")))
    other = asyncio.create_task(journal.commit(Append("r", 0, (b"a",))))
    await asyncio.sleep(0)
    given_up.cancel()
    await other
    assert given_up.cancelled()
    assert payloads(await journal.read("r")) == [b"a"]


async def test_close_writes_all_that_waits_and_then_refuses(open_journal: Open) -> None:
    journal = await open_journal()
    await journal.commit(ROOM)
    waiting = [asyncio.create_task(journal.commit(Append("r", n, (bytes([n]),)))) for n in range(10)]
    await asyncio.sleep(0)
    await asyncio.gather(journal.close(), journal.close())
    assert [task.exception() for task in waiting] == [None] * 10
    with pytest.raises(JournalClosed):
        await journal.commit(Put("b", "k", b"v"))
    with pytest.raises(JournalClosed):
        await journal.get("b", "k")
    assert (await (await open_journal()).read("r")).seq == 10
