"""`borgo serve`: from a configuration to a running server, and the way down again.

On SIGTERM or SIGINT the house is no longer ready, every table is saved and every client is told when to come
back; only then the sockets close. What is left over is cut off after a few seconds.
"""

import asyncio
import signal
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import structlog
import uvicorn
import uvloop
from msgspec.structs import replace

from borgo.config import Config
from borgo.journal import SqliteJournal
from borgo.rooms.connections import Packet
from borgo.rooms.manager import RoomManager

from . import logs
from .app import create_app
from .guests import Guests
from .house import House, open_house
from .sockets import Audience, Limits, socket_options

PING_SECONDS = 20.0
STOP_SECONDS = 5
LIMITS = Limits(write_high=64 * 1024, write_low=16 * 1024)

log = structlog.get_logger(__name__)


class CannotListen(Exception):
    """The address is taken, or not ours; the message says which and why."""


class Server(uvicorn.Server):
    """uvicorn, that lets the tables go to sleep before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        # uvicorn would raise the signal again afterwards and so end the process before the journal is closed.
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGTERM, signal.SIGINT):
                loop.remove_signal_handler(number)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._house.is_ready = False
        await self._house.manager.shutdown(self._house.config.restart_ms)
        await super().shutdown(sockets)


def run(config: Config) -> None:
    logs.configure(config.log_level, config.log_format)
    listener = listen(config.host, config.port)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(config, listener))


async def _serve(config: Config, listener: socket.socket) -> None:
    async with house_of(config) as house:
        server = server_of(house)
        print(f"Borgo is at {address_of(listener)}", file=sys.stderr, flush=True)
        log.info("started", address=address_of(listener), data=config.data)
        await server.serve([listener])
        log.info("stopped")


@asynccontextmanager
async def house_of(config: Config) -> AsyncIterator[House]:
    """Journal, rooms and everything around them; tables of an earlier run wake when somebody comes."""
    journal = await SqliteJournal.open(Path(config.data))
    try:
        guests = Guests(journal)
        manager = await RoomManager.open(
            journal,
            names_of=guests.names_of,
            new_hall=Audience[Packet],
            bot_seconds=config.bot_seconds,
            idle_minutes=config.idle_minutes,
        )
        yield open_house(config, journal, guests, manager)
    finally:
        await journal.close()


def server_of(house: House, limits: Limits = LIMITS) -> Server:
    config = house.config
    limits = replace(limits, max_message=config.message_bytes)
    return Server(
        uvicorn.Config(
            create_app(house),
            http="httptools",
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=list(config.proxies),
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            timeout_graceful_shutdown=STOP_SECONDS,
            **socket_options(limits),
        ),
        house,
    )


def listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        both = host == "::" and socket.has_dualstack_ipv6()
        return socket.create_server((host, port), family=family, backlog=2048, dualstack_ipv6=both)
    except OSError as error:
        raise CannotListen(f"cannot listen on {host} port {port}: {error.strerror}") from None


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
