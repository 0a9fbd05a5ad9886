"""The door for sockets, and all that a client can do wrong there. Each answer is the documented one."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin, Subprotocol

from borgo.journal import Append
from borgo.protocol.codec import JSON, MSGPACK, Codec
from borgo.protocol.messages import (
    CLOSE_CODES,
    Frame,
    Hello,
    Ping,
    Pong,
    Refused,
    Say,
    Sit,
    Snapshot,
    Welcome,
)
from borgo.rooms.entries import Entry, Spoke, write
from tests.live.kit import Running, running
from tests.live.peer import CLIENT, peer_at


def close(why: str) -> tuple[int, str]:
    return CLOSE_CODES[why].code, why


async def a_table(run: Running) -> str:
    return await (await run.guest("Host")).create_table("oddville", 2)


@pytest.mark.parametrize("codec", [MSGPACK, JSON], ids=["msgpack", "json"])
async def test_P_1_1_both_subprotocols_lead_to_a_table(tmp_path: Path, codec: Codec) -> None:
    async with running(tmp_path) as run:
        code = await a_table(run)
        async with peer_at(run.stranger(), code, codec) as peer:
            assert peer.socket.subprotocol == codec.subprotocol
            await peer.hello()
            assert isinstance(await peer.receive(), Welcome)
            assert isinstance(await peer.receive(), Snapshot)
            assert peer.mirror.tree[0][0] == code


async def test_P_1_1_the_first_subprotocol_that_is_spoken_is_taken(tmp_path: Path) -> None:
    offered = [Subprotocol(name) for name in ("borgo.v9", JSON.subprotocol, MSGPACK.subprotocol)]
    async with (
        running(tmp_path) as run,
        peer_at(run.stranger(), await a_table(run), JSON, subprotocols=offered) as peer,
    ):
        assert peer.socket.subprotocol == JSON.subprotocol


@pytest.mark.parametrize("offered", [[Subprotocol("borgo.v9")], None], ids=["another", "none"])
async def test_P_1_2_a_client_of_another_version_is_told_so(tmp_path: Path, offered: Any) -> None:
    async with (
        running(tmp_path) as run,
        peer_at(run.stranger(), await a_table(run), subprotocols=offered) as peer,
    ):
        assert await peer.closed() == close("version-not-spoken")


async def test_P_1_3_a_page_of_another_site_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path, origins=("https://friend.example",)) as run:
        code = await a_table(run)
        with pytest.raises(InvalidStatus) as refused:
            async with peer_at(run.stranger(), code, origin=Origin("https://elsewhere.example")):
                pass
        assert refused.value.response.status_code == 403
        for origin in ("https://friend.example", run.address):
            async with peer_at(run.stranger(), code, origin=Origin(origin)) as peer:
                await peer.hello()
                await peer.until(Snapshot)


async def test_P_1_1_there_are_no_sockets_elsewhere(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        with pytest.raises(InvalidStatus) as refused:
            async with connect(run.address.replace("http", "ws", 1) + "/api/games", proxy=None):
                pass
        assert refused.value.response.status_code == 404


async def test_P_1_4_too_many_connections_of_one_address_are_refused(tmp_path: Path) -> None:
    async with running(tmp_path, address_connections=1) as run:
        code = await a_table(run)
        async with peer_at(run.stranger(), code):
            with pytest.raises(InvalidStatus) as refused:
                async with peer_at(run.stranger(), code):
                    pass
            assert refused.value.response.status_code == 429


async def test_P_1_4_connecting_too_often_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path, address_connects_per_second=0.2) as run:
        code = await a_table(run)
        async with peer_at(run.stranger(), code):
            pass
        with pytest.raises(InvalidStatus) as refused:
            async with peer_at(run.stranger(), code):
                pass
        assert refused.value.response.status_code == 429


async def test_P_1_5_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    async with (
        running(tmp_path, hello_seconds=0.05) as run,
        peer_at(run.stranger(), await a_table(run)) as peer,
    ):
        assert await peer.closed() == close("hello-timeout")


async def test_P_1_6_who_does_not_say_hello_first_is_sent_away(tmp_path: Path) -> None:
    async with running(tmp_path) as run, peer_at(run.stranger(), await a_table(run)) as peer:
        await peer.send(Ping(1))
        assert await peer.closed() == close("malformed")


async def test_P_1_7_hello_in_another_version_is_told_so(tmp_path: Path) -> None:
    async with running(tmp_path) as run, peer_at(run.stranger(), await a_table(run)) as peer:
        await peer.send(Hello(2, "", CLIENT))
        assert await peer.closed() == close("version-not-spoken")


async def test_P_1_8_an_unknown_token_is_refused_and_none_watches(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        code = await a_table(run)
        async with peer_at(run.stranger(), code) as peer:
            await peer.hello("no such token")
            assert await peer.closed() == close("unknown-token")
        async with peer_at(run.stranger(), code) as peer:
            await peer.hello()
            assert (await peer.until(Welcome)).seat == -1
            await peer.until(Snapshot)
            await peer.send(Sit(1, 1))
            assert (await peer.until(Refused)).rule == "TB-1.4"


async def test_P_1_9_an_unknown_table_is_told_so_and_spelling_is_forgiven(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        code = await a_table(run)
        async with peer_at(run.stranger(), "ZZZZZ") as peer:
            await peer.hello()
            assert await peer.closed() == close("no-such-table")
        async with peer_at(run.stranger(), code.lower()) as peer:
            await peer.hello()
            await peer.until(Snapshot)
            assert peer.mirror.tree[0][0] == code


async def test_P_1_10_what_follows_hello_at_once_is_not_lost(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        code = await a_table(run)
        async with peer_at(run.guests[0], code) as peer:
            await peer.send(Hello(1, run.guests[0].token, CLIENT), Say(1, "one"), Say(2, "two"), Ping(7))
            assert (await peer.until(Pong)).n == 7
            assert [line[3] for line in peer.mirror.tree[0][9]] == ["one", "two"]


@pytest.mark.parametrize("payload", [b"", b"\xc1", b"\x92\xa4ping", "text in a binary conversation"])
async def test_P_2_2_a_malformed_message_ends_the_connection_and_nothing_else(
    tmp_path: Path, payload: bytes | str
) -> None:
    async with running(tmp_path) as run:
        code = await a_table(run)
        async with peer_at(run.stranger(), code) as good, peer_at(run.stranger(), code) as bad:
            for peer in (good, bad):
                await peer.hello()
                await peer.until(Snapshot)
            await bad.send_raw(payload)
            assert await bad.closed() == close("malformed")
            await good.send(Ping(3))
            assert (await good.until(Pong)).n == 3


async def test_P_2_3_a_message_that_is_too_large_ends_the_connection(tmp_path: Path) -> None:
    async with (
        running(tmp_path, message_bytes=1024) as run,
        peer_at(run.stranger(), await a_table(run)) as peer,
    ):
        await peer.hello()
        await peer.until(Snapshot)
        await peer.send_raw(msgspec.msgpack.encode(["say", 1, "x" * 2000]))
        assert (await peer.closed())[0] == CLOSE_CODES["too-large"].code


async def test_P_2_4_who_sends_too_fast_is_sent_away(tmp_path: Path) -> None:
    async with (
        running(tmp_path, messages_per_second=1.0, messages_burst=5) as run,
        peer_at(run.stranger(), await a_table(run)) as peer,
    ):
        await peer.hello()
        await peer.until(Snapshot)
        await peer.send(*(Ping(n) for n in range(10)))
        assert await peer.closed() == close("too-fast")


async def test_P_2_6_a_ping_is_answered_with_the_servers_clock(tmp_path: Path) -> None:
    async with running(tmp_path) as run, peer_at(run.stranger(), await a_table(run)) as peer:
        await peer.hello()
        welcome = await peer.until(Welcome)
        await peer.send(Ping(2**40))
        pong = await peer.until(Pong)
        assert pong.n == 2**40
        assert welcome.now_ms <= pong.now_ms < welcome.now_ms + 60_000


async def test_a_room_that_breaks_sends_its_visitors_off_to_come_back(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        code = await a_table(run)
        async with peer_at(run.guests[0], code) as peer:
            await peer.hello(run.guests[0].token)
            await peer.until(Snapshot)
            await run.house.journal.commit(*_stolen_seq(code))
            await peer.send(Say(1, "this cannot be saved"))
            assert await peer.closed() == close("restart")
        async with peer_at(run.guests[0], code) as peer:
            await peer.hello(run.guests[0].token)
            await peer.until(Snapshot)
            await peer.send(Say(1, "this can"))
            assert (await peer.until(Frame)).answers == 1


def _stolen_seq(code: str) -> tuple[Any, ...]:
    """Another writer was at the room."""
    return (Append(code, 0, (write(Entry(1_800_000_000_000, Spoke())),)),)


async def test_sockets_are_counted(tmp_path: Path) -> None:
    async with running(tmp_path) as run, peer_at(run.stranger(), await a_table(run)) as peer:
        await peer.hello()
        await peer.until(Snapshot)
        assert (await run.stranger().call("GET", "/api/house"))["people"] == 1
