"""Those who hear one room: its players, and any number of spectators who all get the same bytes.

Players' packets are written first and at once. Spectators are written in slices with a turn of the event loop
between two slices, so that one full hall does not stall the other rooms. A later packet never overtakes an
earlier one on the same connection, and who missed one gets no more until `welcome` or `leave`.
"""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Generic, Protocol, TypeVar

P = TypeVar("P")
Sent = TypeVar("Sent", contravariant=True)


class Listener(Protocol[Sent]):
    def send(self, packet: Sent, /) -> bool: ...


class Audience(Generic[P]):
    """`Audience[Packet]` is a room's `Hall`."""

    def __init__(self, *, slice_size: int = 64, backlog: int = 256) -> None:
        """At most `backlog` slices wait; a room faster than its hall writes the oldest ones itself."""
        self.slice_size = slice_size
        self.backlog = backlog
        self._up_to_date: dict[Listener[P], int] = {}
        self._behind: set[Listener[P]] = set()
        self._newest = 0
        self._waiting: deque[tuple[int, P, list[Listener[P]]]] = deque()
        self._turn_scheduled = False

    def __len__(self) -> int:
        return len(self._up_to_date)

    def welcome(self, spectator: Listener[P], packets: Iterable[P]) -> None:
        """Let in or bring up to date: these stand for all that was published so far."""
        self._behind.discard(spectator)
        self._up_to_date[spectator] = self._newest
        for packet in packets:
            self._send(spectator, packet)

    def leave(self, spectator: Listener[P]) -> None:
        self._behind.discard(spectator)
        self._up_to_date.pop(spectator, None)

    def publish(self, public: P | None, players: Iterable[tuple[Listener[P], P]] = ()) -> None:
        """Send each player its own packet and every spectator the public one."""
        for player, packet in players:
            self._send(player, packet)
        if public is None or not self._up_to_date:
            return
        self._newest += 1
        spectators = list(self._up_to_date)
        for start in range(0, len(spectators), self.slice_size):
            self._waiting.append((self._newest, public, spectators[start : start + self.slice_size]))
        if not self._turn_scheduled:
            self._take_turn()
        while len(self._waiting) > self.backlog:
            self._write_slice()

    def _take_turn(self) -> None:
        self._turn_scheduled = len(self._waiting) > 1
        if self._turn_scheduled:
            asyncio.get_running_loop().call_soon(self._take_turn)
        self._write_slice()

    def _write_slice(self) -> None:
        if not self._waiting:
            return
        number, packet, spectators = self._waiting.popleft()
        for spectator in spectators:
            # Those who left, or came or caught up later than this packet, are passed over.
            if self._up_to_date.get(spectator, number) < number:
                self._send(spectator, packet)

    def _send(self, listener: Listener[P], packet: P) -> None:
        if listener not in self._behind and not listener.send(packet):
            self._behind.add(listener)
