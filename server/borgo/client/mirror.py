"""What a client knows of a room: the tree, kept up to date and checked. No sockets, so it is tested without.

`receive` takes each server message and says what is to be done about it. A frame that was seen before is
passed over; one that is ahead or does not add up calls for a snapshot, and nothing is shown until it comes.
"""

import zlib
from typing import Any

import msgspec

from borgo.core.diff import patch
from borgo.protocol.codec import MSGPACK, Codec
from borgo.protocol.messages import VERSION, Frame, Hello, ServerMessage, Snapshot, Welcome

_pack = msgspec.msgpack.Encoder().encode


class Mirror:
    def __init__(self, client: str, codec: Codec = MSGPACK) -> None:
        self.client = client
        self._plain = codec.plain
        self.epoch = 0
        self.seat = -1
        self.seq = 0
        self.tree: Any = None
        """Plain nested lists; None until the first snapshot and while one is waited for."""
        self.events: Any = []
        self.by = ""
        self.wanted = ""
        """Why a snapshot must be asked for; empty if all is well. The asker clears it."""

    def hello(self, token: str) -> Hello:
        if self.tree is None:
            return Hello(VERSION, token, self.client)
        return Hello(VERSION, token, self.client, self.epoch, self.seq, self.seat)

    def receive(self, message: ServerMessage) -> bool:
        """Whether there is a new tree to be looked at."""
        match message:
            case Welcome(epoch=epoch, seat=seat):
                if (epoch, seat) != (self.epoch, self.seat):
                    self.tree = None
                self.epoch, self.seat = epoch, seat
            case Snapshot(seq=seq, hash=hash, tree=tree):
                return self._take(seq, hash, self._plain(tree), [], "")
            case Frame(seq=seq) if self.tree is not None and seq > self.seq:
                return self._follow(message)
        return False

    def _follow(self, frame: Frame) -> bool:
        if frame.seq != self.seq + 1:
            self._lose("gap")
            return False
        tree = patch(self.tree, self._plain(frame.diff))
        return self._take(frame.seq, frame.hash, tree, self._plain(frame.events), frame.by)

    def _take(self, seq: int, hash: int, tree: Any, events: Any, by: str) -> bool:
        if zlib.crc32(_pack(tree)) != hash:
            self._lose("hash")
            return False
        self.seq, self.tree, self.events, self.by = seq, tree, events, by
        return True

    def _lose(self, why: str) -> None:
        self.tree = None
        self.wanted = why
