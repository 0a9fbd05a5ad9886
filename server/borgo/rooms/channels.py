"""Numbered frames, one channel per audience, and the ring from which a client that was gone resumes.

A channel wakes with its first listener and sleeps when nobody has listened for as long as the ring reaches
back, so nothing is worked out for seats of bots and halls without spectators.
"""

import zlib
from collections import deque
from collections.abc import Collection

import msgspec

from borgo.core.diff import Memo, diff
from borgo.core.game import Audience, Event
from borgo.protocol.codec import pack
from borgo.protocol.messages import Frame, Snapshot
from borgo.protocol.tree import Tree

from .connections import Packet
from .trees import Trees

RING = 256

_encoder = msgspec.msgpack.Encoder()
_NOTHING = msgspec.Raw(_encoder.encode(()))


class Channel:
    def __init__(self, tree: Tree) -> None:
        self.unheard = 0
        self.tree = tree
        self._seq = 0
        self._ring: deque[bytes] = deque(maxlen=RING)
        """The last frames, packed, up to `_seq`."""
        self._encoded = _encoder.encode(tree)

    def advance(self, seq: int, tree: Tree, events: msgspec.Raw, by: str, memo: Memo | None = None) -> Frame:
        change = diff(self.tree, tree, memo)
        self.tree = tree
        if change:
            self._encoded = _encoder.encode(tree)
        frame = Frame(
            seq=seq,
            hash=zlib.crc32(self._encoded),
            diff=msgspec.Raw(_encoder.encode(change)) if change else _NOTHING,
            events=events,
            by=by,
        )
        self._seq = seq
        self._ring.append(pack(frame))
        return frame

    @property
    def newest(self) -> bytes:
        """The last frame, packed."""
        return self._ring[-1]

    def snapshot(self, seq: int) -> Snapshot:
        return Snapshot(seq, zlib.crc32(self._encoded), msgspec.Raw(self._encoded))

    def since(self, seq: int) -> list[bytes] | None:
        """All frames after that one, packed, or None if the ring does not reach back so far."""
        missed = self._seq - seq
        return list(self._ring)[-missed:] if 0 < missed <= len(self._ring) else None


class Channels:
    def __init__(self, trees: Trees) -> None:
        self.seq = 1
        self._trees = trees
        self._channels: dict[Audience, Channel] = {}
        self._snapshots: dict[Audience, Packet] = {}

    def publish(
        self, listening: Collection[Audience], events: tuple[Event, ...], by: str
    ) -> dict[Audience, tuple[Frame, Packet]]:
        """The next frame of every channel that is awake, and the packet for all who hear it."""
        self.seq += 1
        self._snapshots.clear()
        frames = {}
        memo: Memo = {}
        for audience in list(self._channels):
            channel = self._channels[audience]
            channel.unheard = 0 if audience in listening else channel.unheard + 1
            if channel.unheard > RING:
                del self._channels[audience]
                continue
            tree, heard = self._trees.tree(audience), self._trees.hear(events, audience)
            frame = channel.advance(self.seq, tree, heard, by, memo)
            frames[audience] = (frame, Packet(channel.newest))
        return frames

    def snapshot(self, audience: Audience) -> Packet:
        """The whole tree, packed once however many ask for it."""
        if audience not in self._snapshots:
            self._snapshots[audience] = Packet(pack(self._awake(audience).snapshot(self.seq)))
        return self._snapshots[audience]

    def since(self, audience: Audience, seq: int) -> list[Packet] | None:
        """The frames after that one, or None if it takes a snapshot."""
        if seq > self.seq:
            return None
        if seq == self.seq:
            self._awake(audience)
            return []
        missed = self._awake(audience).since(seq)
        return None if missed is None else [Packet(frame) for frame in missed]

    def drop(self, audience: Audience) -> None:
        """The audience is somebody else from now on."""
        self._channels.pop(audience, None)
        self._snapshots.pop(audience, None)

    def _awake(self, audience: Audience) -> Channel:
        if audience not in self._channels:
            self._channels[audience] = Channel(self._trees.tree(audience))
        return self._channels[audience]
