"""What a room's shell needs of a client's socket. Transports implement this; nothing here awaits."""

from collections.abc import Iterable
from typing import Any, Protocol

import msgspec


class Packet(msgspec.Struct, gc=False):
    """One server message, packed once for all who get it.

    `forms` belongs to the transport: frames or translations made of `data`, by kind, so that each is made
    once however many connections it goes to.
    """

    data: bytes
    forms: dict[str, Any] = msgspec.field(default_factory=dict)


class Connection(Protocol):
    def send(self, packet: Packet) -> bool:
        """Hand the packet to the socket, or refuse it: closed, or too slow. The latter is `lagging` then.

        When a lagging connection has drained, its owner calls `Attendance.drained`: a snapshot follows.
        """

    def close(self, code: int, reason: str) -> None:
        """Start the closing handshake, after what was sent."""

    @property
    def lagging(self) -> bool: ...


class Hall(Protocol):
    """A room's spectators. A transport may write to them in slices, as long as no frame overtakes another."""

    def welcome(self, spectator: Connection, packets: Iterable[Packet]) -> None:
        """Let in, or bring up to date: these packets stand for all that was published before."""

    def leave(self, spectator: Connection) -> None:
        """No more frames for this one. One who never came has left already."""

    def publish(self, public: Packet | None, players: Iterable[tuple[Connection, Packet]]) -> None:
        """To each player the own packet first, then to every spectator the public one, if there is one."""


class PlainHall:
    """Writes to everyone at once: for tests and small tables."""

    def __init__(self) -> None:
        self._spectators: dict[Connection, None] = {}

    def welcome(self, spectator: Connection, packets: Iterable[Packet]) -> None:
        self._spectators[spectator] = None
        for packet in packets:
            spectator.send(packet)

    def leave(self, spectator: Connection) -> None:
        self._spectators.pop(spectator, None)

    def publish(self, public: Packet | None, players: Iterable[tuple[Connection, Packet]]) -> None:
        for player, packet in players:
            player.send(packet)
        if public is not None:
            for spectator in self._spectators:
                spectator.send(public)
