"""One client's socket as the rooms see it: frames out without waiting, whole messages in, one end.

    await websocket.accept(subprotocol=...)
    connection = connection_of(websocket)
    connection.attach(on_message, on_close, on_drained)
    await connection.closed

Nothing here awaits. A client that reads too slowly is refused further frames and marked `lagging`; once its
buffer has drained, `on_drained` asks for a snapshot in place of what was missed. How long a connection may
lag is the caller's decision.

An exception in a callback is logged and closes that one connection with 1011.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

import structlog

from .frame import Frame

Message = bytes | str
OnMessage = Callable[[Message], None]
OnClose = Callable[[int], None]
OnDrained = Callable[[], None]

NORMAL_CLOSURE = 1000
INTERNAL_ERROR = 1011

log = structlog.get_logger(__name__)


class Link(Protocol):
    """What a connection asks of the protocol object that carries it."""

    transport: asyncio.Transport
    client: tuple[str, int] | None

    def start(self) -> None: ...

    def start_close(self, code: int, reason: str) -> None: ...

    def cut_off(self) -> None: ...


class Connection:
    __slots__ = ("_flowing", "_link", "_on_close", "_on_drained", "_on_message", "_open", "closed", "lagging")

    def __init__(self, link: Link, closed: asyncio.Future[int]) -> None:
        self._link = link
        self._open = False
        self._flowing = False
        self._on_message: OnMessage | None = None
        self._on_close: OnClose | None = None
        self._on_drained: OnDrained | None = None
        self.closed = closed
        self.lagging = False

    def attach(
        self, on_message: OnMessage, on_close: OnClose | None = None, on_drained: OnDrained | None = None
    ) -> None:
        """Take the accepted connection over from ASGI. Messages that came before are delivered at once."""
        if self._on_message is not None:
            raise RuntimeError("the connection is attached already")
        self._on_message = on_message
        self._on_close = on_close
        self._on_drained = on_drained
        self._link.start()

    def send(self, frame: Frame) -> bool:
        """Write the frame, or refuse it: the connection is closed, or `lagging` from now on."""
        if self._flowing:
            self._link.transport.write(frame.data)
            return True
        self.lagging = self._open
        return False

    def close(self, code: int = NORMAL_CLOSURE, reason: str = "") -> None:
        """Start the closing handshake; the transport is cut off if the peer does not finish it in time."""
        self._link.start_close(code, reason)

    def abort(self) -> None:
        """Drop the connection without a word."""
        self.shut()
        self._link.cut_off()

    # The rest is for the link.

    def opened(self, *, flowing: bool) -> None:
        self._open = True
        self._flowing = flowing

    def choked(self) -> None:
        self._flowing = False

    def drained(self) -> None:
        self._flowing = self._open
        if self.lagging:
            self.lagging = False
            self._call(self._on_drained)

    def received(self, message: Message) -> None:
        if self._open:
            self._call(self._on_message, message)

    def shut(self) -> None:
        """No frame follows a close frame, and what still arrives is ignored."""
        self._open = self._flowing = self.lagging = False

    def lost(self, code: int) -> None:
        self.shut()
        if not self.closed.done():
            self.closed.set_result(code)
        on_close, self._on_close = self._on_close, None
        self._call(on_close, code)

    def _call(self, callback: Callable[..., None] | None, *args: object) -> None:
        if callback is None:
            return
        try:
            callback(*args)
        except Exception:
            log.exception("socket callback failed", client=self._link.client)
            self.close(INTERNAL_ERROR)
