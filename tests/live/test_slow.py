"""A spectator that stops reading hurts itself only, and is healed by a snapshot when it reads again."""

import asyncio
import socket
from pathlib import Path
from urllib.parse import urlsplit

from borgo.protocol.messages import Frame, Snapshot
from borgo.transport.sockets import Limits

from .kit import looks_of, play, record_of, running, seat_all
from .peer import peer_at

TINY = Limits(write_high=2048, write_low=512)
TINY_BUFFER = 2048


def narrow_socket(address: str) -> socket.socket:
    """Connected, with room for little more than one frame that is not read."""
    parts = urlsplit(address)
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, TINY_BUFFER)
    narrow.connect((parts.hostname, parts.port))
    narrow.setblocking(False)
    return narrow


async def test_P_3_7_a_spectator_that_stops_reading(tmp_path: Path) -> None:
    async with running(tmp_path, limits=TINY, send_buffer=TINY_BUFFER) as run:
        tables = await seat_all(run, "oddville", 4)
        code = tables[0].now.table.code
        sleepy = narrow_socket(run.address)
        async with peer_at(run.stranger(), code, sock=sleepy, max_queue=1) as peer:
            await peer.hello()
            first = await peer.until(Snapshot)
            async with asyncio.TaskGroup() as group:
                playing = [group.create_task(play(table)) for table in tables]
                await tables[0].start()
            told = await record_of(run.guests[0], code)
            frames = [await peer.receive()]
            while not isinstance(frames[-1], Snapshot):
                frames.append(await peer.receive())
            read = [frame.seq for frame in frames if isinstance(frame, Frame)]
            assert read == list(range(first.seq + 1, first.seq + 1 + len(read)))
            assert frames[-1].seq > read[-1] + 1
            while peer.mirror.seq < tables[0].now.seq:
                await peer.receive()
            assert peer.mirror.tree[2] == looks_of(told, None)[-1]
            for task in playing:
                assert [moment.seq for moment in task.result()][-1] == tables[0].now.seq
