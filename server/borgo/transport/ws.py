"""The door for sockets: `/ws/{code}`.

Refused before the handshake, with a status: a page of another site (403), another path (404), too many
sockets (429). Who speaks none of our subprotocols is let in under its own one, for only then it can read the
close code.

Sockets stay for hours, so their way is short: no middleware and no router, which would all wait with them.
"""

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from borgo.protocol.codec import CODECS
from borgo.protocol.messages import CLOSE_CODES

from .house import House
from .origin import is_welcome
from .sockets import connection_of
from .visitor import Visitor

PATH = "/ws/"


class SocketDoor:
    """Sockets go in here, everything else on to the application."""

    def __init__(self, house: House, app: ASGIApp) -> None:
        self._house = house
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        websocket, house = WebSocket(scope, receive, send), self._house
        address = websocket.client.host if websocket.client else ""
        if not scope["path"].startswith(PATH):
            await self._refuse(websocket, 404, "no-such-path")
        elif not is_welcome(websocket.headers, house.config.origins):
            await self._refuse(websocket, 403, "origin")
        elif not house.connects.take(address) or not house.open_connections.enter(address):
            await self._refuse(websocket, 429, "too-fast")
        else:
            house.metrics.sockets += 1
            try:
                await self._let_in(websocket)
            finally:
                house.metrics.sockets -= 1
                house.open_connections.leave(address)

    async def _let_in(self, websocket: WebSocket) -> None:
        offered = websocket.scope["subprotocols"]
        spoken = next((name for name in offered if name in CODECS), None)
        if spoken is None:
            await websocket.accept(subprotocol=offered[0] if offered else None)
            close = CLOSE_CODES["version-not-spoken"]
            self._house.metrics.turned_away.labels(close.why).inc()
            await websocket.close(close.code, close.why)
            return
        await websocket.accept(subprotocol=spoken)
        code = websocket.scope["path"].removeprefix(PATH)
        await Visitor(self._house, connection_of(websocket.scope), CODECS[spoken], code).stay()

    async def _refuse(self, websocket: WebSocket, status: int, why: str) -> None:
        self._house.metrics.turned_away.labels(why).inc()
        await websocket.send_denial_response(PlainTextResponse(why, status))
