"""What the server counts. Totals only: no names, no table codes, no addresses.

Each app has a registry of its own, so that many can live in one process.
"""

from collections.abc import Callable
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from borgo.core.data import tag
from borgo.protocol.messages import ClientMessage, Resync

RESYNC_REASONS = ("hash", "gap")
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Metrics:
    content_type = CONTENT_TYPE_PLAIN_0_0_4

    def __init__(self, rooms_awake: Callable[[], int]) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("borgo_connections", "Open sockets", registry=self.registry)
        self.connections.set_function(lambda: self.sockets)
        self.sockets = 0
        self.rooms = Gauge("borgo_rooms_awake", "Tables in memory", registry=self.registry)
        self.rooms.set_function(rooms_awake)
        self.messages = Counter("borgo_messages", "Messages from clients", ["kind"], registry=self.registry)
        self._of_kind = cache(lambda kind: self.messages.labels(tag(kind.__name__)))
        self.closed = Counter(
            "borgo_connections_closed", "Sockets closed, by close code", ["code"], registry=self.registry
        )
        self.turned_away = Counter(
            "borgo_turned_away", "Sockets and requests refused at the door", ["why"], registry=self.registry
        )
        self.resyncs = Counter(
            "borgo_resyncs", "Snapshots that clients had to ask for", ["reason"], registry=self.registry
        )
        self.requests = Histogram(
            "borgo_request_seconds",
            "HTTP requests",
            ["route", "status"],
            buckets=SECONDS,
            registry=self.registry,
        )

    def count_message(self, message: ClientMessage) -> None:
        self._of_kind(type(message)).inc()
        if isinstance(message, Resync):
            self.resyncs.labels(message.reason if message.reason in RESYNC_REASONS else "other").inc()

    def exposition(self) -> bytes:
        return generate_latest(self.registry)
