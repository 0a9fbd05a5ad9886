"""Whatever is sent to a live table, the answer is a documented one, and the table goes on."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from borgo.games import GAMES
from borgo.protocol.messages import CLOSE_CODES, Ping, Pong, Snapshot
from borgo.protocol.vectors import CLIENT

from .kit import Running, choose, plain, running, seat_all
from .peer import Peer, peer_at

TAGS = [str(message.__struct_config__.tag) for message in CLIENT if type(message).__name__ != "Hello"]
ACTIONS = [str(kind.__struct_config__.tag) for kind in GAMES["oddville"].action.__args__]

small = st.integers(-3, 130)
scalars: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | small | st.text(max_size=6) | st.binary(max_size=4)
)
actions = st.builds(
    lambda tag, fields: [tag, *fields], st.sampled_from([*ACTIONS, "undo"]), st.lists(small, max_size=4)
)
fields = scalars | actions | st.lists(scalars, max_size=3) | st.integers(-(2**63), 2**64 - 1)
nearly = st.builds(lambda tag, rest: [tag, *rest], st.sampled_from(TAGS), st.lists(fields, max_size=6))
acts = st.builds(lambda number, action: ["act", number, 0, action], st.integers(1, 2**31), actions)
commands = st.builds(
    lambda tag, number, rest: [tag, number, *rest],
    st.sampled_from(TAGS),
    st.integers(1, 2**31),
    st.lists(scalars, max_size=4),
)
payloads = st.one_of(
    acts.map(msgspec.msgpack.encode),
    commands.map(msgspec.msgpack.encode),
    nearly.map(msgspec.msgpack.encode),
    st.binary(max_size=64),
    st.text(max_size=16),
)

KNOWN = {close.code for close in CLOSE_CODES.values()}


async def throw(peer: Peer, payloads: list[bytes | str]) -> None:
    """Send it all; every answer can be read, and an end has a documented code."""
    try:
        for payload in payloads:
            await peer.send_raw(payload)
        await peer.send(Ping(99))
        while not (isinstance(answer := await peer.receive(), Pong) and answer.n == 99):
            pass
    except ConnectionClosed as ended:
        code = ended.rcvd.code if ended.rcvd else None
        if code not in KNOWN:
            raise AssertionError(f"closed with {code}") from ended


async def visit(run: Running, code: str, token: str, payloads: list[bytes | str]) -> None:
    async with peer_at(run.stranger(), code) as peer:
        await peer.hello(token)
        await peer.until(Snapshot)
        await throw(peer, payloads)


def test_P_2_2_P_4_1_whatever_is_sent(tmp_path: Path) -> None:
    with asyncio.Runner() as runner:
        house = running(tmp_path)
        run = runner.run(house.__aenter__())
        tables = runner.run(seat_all(run, "oddville", 2))
        code, host = tables[0].now.table.code, run.guests[0]
        runner.run(tables[0].start())

        @settings(
            max_examples=150,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.explicit, Phase.reuse, Phase.generate],
        )
        @given(st.lists(payloads, min_size=1, max_size=12), st.booleans())
        def fuzz(thrown: list[bytes | str], by_player: bool) -> None:
            runner.run(visit(run, code, host.token if by_player else "", thrown))

        fuzz()
        runner.run(goes_on(run, code))
        runner.run(house.__aexit__(None, None, None))


async def goes_on(run: Running, code: str) -> None:
    """Whatever became of the table, it has nothing broken in it."""
    async with run.guests[0].join(code) as table:
        now = table.now
        if now.has_begun and now.is_asked:
            await table.act(choose(now.legal))
        assert plain(run.room(code).tree(table.now.seat))[2] == table.now.tree[2]
