"""One live table: commands out, moments in; after a drop it comes back, and nothing is lost or doubled."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Subprotocol

from borgo.core.game import Action, Seat
from borgo.protocol import messages as m
from borgo.protocol.codec import MSGPACK, Codec

from .errors import ActionRefused, TableClosed
from .mirror import Mirror
from .moment import Moment

Answer = m.Frame | m.Done | m.Forecast
FORBIDDEN = 403
ABNORMAL = 1006
SHORTEST_WAIT = 0.05
LONGEST_WAIT = 5.0

T = TypeVar("T")


class Table:
    """Entered with `async with borgo.join(code) as table`."""

    def __init__(self, address: str, token: str, codec: Codec = MSGPACK) -> None:
        self._address = address
        self._token = token
        self._codec = codec
        self._mirror = Mirror(secrets.token_hex(8), codec)
        self._socket: ClientConnection | None = None
        self._come_back_at = 0.0
        self._last_id = 0
        self._waiting: dict[int, tuple[m.Command, asyncio.Future[Answer]]] = {}
        self._first: asyncio.Future[Moment | None] | None = None
        self._now: Moment | None = None
        self._error: TableClosed | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._first = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._run())
        await self._following(self._first)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Close the connection. A seat keeps its place."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        self._end(TableClosed(1000, "left"))

    # What is to be seen

    @property
    def now(self) -> Moment:
        """The newest moment."""
        if self._now is None:
            raise RuntimeError("the table is entered with `async with`")
        return self._now

    async def __aiter__(self) -> AsyncIterator[Moment]:
        """Each moment from now on, none left out, until TableClosed."""
        moment = self.now
        while True:
            yield moment
            moment = await self._following(moment.next)

    async def until(self, holds: Callable[[Moment], Any]) -> Moment:
        """The first moment from now on of which this is true."""
        async for moment in self:
            if holds(moment):
                return moment
        raise AssertionError("moments end with an exception only")

    # What can be done

    async def act(self, action: Action) -> int:
        """A game action, or Undo(); the seq it led to. ActionRefused."""
        plain = msgspec.to_builtins(action)
        return _seq(await self._command(m.Act, self._mirror.seq, plain))

    async def try_out(self, action: Action) -> m.Forecast:
        """Whether an action would be legal, and what it would bring; changes nothing. ActionRefused."""
        answer = await self._command(m.Try, msgspec.to_builtins(action))
        assert isinstance(answer, m.Forecast)
        return answer

    async def say(self, text: str) -> int:
        return _seq(await self._command(m.Say, text))

    async def order(self, prompt: str, answer: str) -> int:
        """Answer a kind of prompt without being asked; "ask" takes it back."""
        return _seq(await self._command(m.SetOrder, prompt, answer))

    async def sit(self, seat: Seat) -> int:
        return _seq(await self._command(m.Sit, seat))

    async def stand(self) -> int:
        return _seq(await self._command(m.Stand))

    async def ready(self, ready: bool = True, nonce: bytes = b"") -> int:
        return _seq(await self._command(m.SetReady, ready, nonce))

    async def configure(self, seats: int, options: str, pace: str, public: bool) -> int:
        return _seq(await self._command(m.Configure, seats, options, pace, public))

    async def seat_bot(self, seat: Seat, level: str) -> int:
        return _seq(await self._command(m.SeatBot, seat, level))

    async def kick(self, seat: Seat) -> int:
        return _seq(await self._command(m.Kick, seat))

    async def swap_seats(self, one: Seat, other: Seat) -> int:
        return _seq(await self._command(m.SwapSeats, one, other))

    async def start(self, nonce: bytes = b"") -> int:
        return _seq(await self._command(m.Start, nonce))

    async def rematch(self) -> int:
        return _seq(await self._command(m.Rematch))

    async def _command(self, kind: Callable[..., m.Command], *fields: Any) -> Answer:
        if self._error is not None:
            raise self._error
        self._last_id += 1
        command = kind(self._last_id, *fields)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = (command, answer)
        try:
            await self._send(command)
            return await answer
        finally:
            self._waiting.pop(command.id, None)

    # The connection

    async def _run(self) -> None:
        failures = 0
        while self._error is None:
            connected = False
            try:
                async with connect(
                    self._address,
                    subprotocols=[Subprotocol(self._codec.subprotocol)],
                    compression=None,
                    max_size=None,
                    proxy=None,
                ) as socket:
                    connected = True
                    await self._talk(socket)
            except InvalidStatus as error:
                if error.response.status_code == FORBIDDEN:
                    self._end(TableClosed(ABNORMAL, "origin"))
            except ConnectionClosed as error:
                self._judge(error)
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            failures = 0 if connected else failures + 1
            await asyncio.sleep(self._pause(failures))

    async def _talk(self, socket: ClientConnection) -> None:
        await socket.send(self._codec.write_client(self._mirror.hello(self._token)))
        try:
            async for payload in socket:
                await self._receive(self._codec.read_server(payload), socket)
        finally:
            self._socket = None
        raise ConnectionClosed(socket.protocol.close_rcvd, socket.protocol.close_sent)

    async def _receive(self, message: m.ServerMessage, socket: ClientConnection) -> None:
        if self._mirror.receive(message):
            self._show()
        if self._mirror.wanted:
            wanted, self._mirror.wanted = self._mirror.wanted, ""
            await socket.send(self._codec.write_client(m.Resync(wanted)))
        match message:
            case m.Welcome():
                self._socket = socket
                await self._send_again()
            case m.Snapshot():
                # The frame that answered a command may be among those that the snapshot stands for.
                await self._send_again()
            case m.Frame(answers=number) if number:
                self._answer(number, message)
            case m.Done(id=number) | m.Forecast(id=number):
                self._answer(number, message)
            case m.Refused(id=number, rule=rule, why=why, params=params):
                self._answer(number, ActionRefused(rule, why, params))
            case m.Notice(kind="restart", ms=ms):
                self._come_back_at = asyncio.get_running_loop().time() + ms / 1000

    async def _send(self, message: m.ClientMessage) -> None:
        """At once, or when the connection is back: what waits for an answer is sent again then."""
        if self._socket is not None:
            try:
                await self._socket.send(self._codec.write_client(message))
            except ConnectionClosed:
                self._socket = None

    async def _send_again(self) -> None:
        for command, _answer in list(self._waiting.values()):
            await self._send(command)

    def _answer(self, number: int, answer: Answer | ActionRefused) -> None:
        _command, future = self._waiting.get(number, (None, None))
        if future is None or future.done():
            return
        if isinstance(answer, ActionRefused):
            future.set_exception(answer)
        else:
            future.set_result(answer)

    def _show(self) -> None:
        mirror = self._mirror
        moment = Moment(mirror.seq, mirror.tree, mirror.events, mirror.by)
        before, self._now = self._now, moment
        slot = before.next if before is not None else self._first
        if slot is not None and not slot.done():
            slot.set_result(moment)

    def _judge(self, error: ConnectionClosed) -> None:
        """Come back, unless the close code says that it would not help."""
        close = error.rcvd
        if close is not None:
            known = next((each for each in m.CLOSE_CODES.values() if each.code == close.code), None)
            if known is not None and not known.retry:
                self._end(TableClosed(close.code, close.reason or known.why))

    def _end(self, error: TableClosed) -> None:
        if self._error is not None:
            return
        self._error = error
        for slot in (self._first, self._now.next if self._now else None):
            if slot is not None and not slot.done():
                slot.set_result(None)
        for _command, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(error)

    async def _following(self, slot: asyncio.Future[Moment | None]) -> Moment:
        moment = await asyncio.shield(slot)
        if moment is None:
            assert self._error is not None
            raise self._error
        return moment

    def _pause(self, failures: int) -> float:
        """Longer after each failure, never the same for two clients; not before the server said so."""
        longest = min(LONGEST_WAIT, SHORTEST_WAIT * (1 << min(failures, 10)))
        announced = max(0.0, self._come_back_at - asyncio.get_running_loop().time())
        return announced + longest * (0.5 + secrets.randbelow(500) / 1000)


def _seq(answer: Answer) -> int:
    assert not isinstance(answer, m.Forecast)
    return answer.seq
