"""The door of a Borgo server: become a guest, open tables, find tables."""

import asyncio
import json
import urllib.error
import urllib.request
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from borgo.protocol.codec import MSGPACK, Codec

from .errors import ApiProblem
from .table import Table

TIMEOUT = 20.0


class Borgo:
    """A server as one guest sees it. Without `sign_in` or a token it can only watch."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address.rstrip("/")
        self.token = token
        self._tables: list[Table] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for table in self._tables:
            await table.leave()

    async def sign_in(self, name: str = "", colour: int | None = None) -> str:
        """Become a new guest; the token, to be kept if the guest shall come back."""
        arrival = {"name": name or None, "colour": colour}
        self.token = (await self.call("POST", "/api/guests", arrival))["token"]
        return self.token

    async def create_table(self, game: str, seats: int, **wishes: Any) -> str:
        """Open a table and sit down at it. Wishes: options, pace, public, bots, botLevel, daily."""
        return str((await self.call("POST", "/api/tables", {"game": game, "seats": seats, **wishes}))["code"])

    async def play_now(self, game: str, **wishes: Any) -> str:
        """A game against bots that begins at once. Wishes: level, seats, options."""
        return str((await self.call("POST", "/api/play-now", {"game": game, **wishes}))["code"])

    async def quick_play(self, game: str) -> str:
        return str((await self.call("POST", "/api/quick-play", {"game": game}))["code"])

    def join(self, code: str, codec: Codec = MSGPACK) -> Table:
        """A table to be entered with `async with`: at my seat if I have one, else to sit down or to watch."""
        return self._table(code, self.token, codec)

    def watch(self, code: str, codec: Codec = MSGPACK) -> Table:
        """The same without a name: a spectator whom nobody knows."""
        return self._table(code, "", codec)

    def _table(self, code: str, token: str, codec: Codec) -> Table:
        table = Table(self._socket_address(code), token, codec)
        self._tables.append(table)
        return table

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """Anything else of the API (see /api/openapi.json); ApiProblem if it is refused."""
        return await asyncio.to_thread(self._call, method, path, body)

    def _call(self, method: str, path: str, body: Any) -> Any:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as response:  # noqa: S310
                text = response.read()
                is_json = response.headers.get_content_type() == "application/json"
        except urllib.error.HTTPError as error:
            with error:
                raise _problem(error.code, error.read()) from None
        return json.loads(text) if text and is_json else text

    def _socket_address(self, code: str) -> str:
        parts = urlsplit(self.address)
        return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{parts.path}/ws/{code}"


def _problem(status: int, text: bytes) -> ApiProblem:
    try:
        body = json.loads(text)
        return ApiProblem(status, body["error"], body["params"])
    except (ValueError, KeyError, TypeError):
        return ApiProblem(status, "unknown", {})
