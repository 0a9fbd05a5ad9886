"""The door for sockets: `/ws/{code}`.

Refused before the handshake, with a status: another site's page (403), too many connections (429). A client
that speaks none of our subprotocols is let in under its own one, for only then it can read the close code.
"""

from starlette.responses import PlainTextResponse
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from borgo.protocol.codec import CODECS
from borgo.protocol.messages import CLOSE_CODES

from .house import House
from .origin import is_welcome
from .sockets import connection_of
from .visitor import Visitor


def socket_route(house: House) -> WebSocketRoute:
    async def endpoint(websocket: WebSocket) -> None:
        address = websocket.client.host if websocket.client else ""
        if not is_welcome(websocket.headers, house.config.origins):
            await _refuse(house, websocket, 403, "origin")
        elif not house.connects.take(address) or not house.open_connections.enter(address):
            await _refuse(house, websocket, 429, "too-fast")
        else:
            house.metrics.sockets += 1
            try:
                await _let_in(house, websocket)
            finally:
                house.metrics.sockets -= 1
                house.open_connections.leave(address)

    return WebSocketRoute("/ws/{code}", endpoint)


async def _let_in(house: House, websocket: WebSocket) -> None:
    offered = websocket.scope["subprotocols"]
    spoken = next((name for name in offered if name in CODECS), None)
    if spoken is None:
        await websocket.accept(subprotocol=offered[0] if offered else None)
        close = CLOSE_CODES["version-not-spoken"]
        house.metrics.turned_away.labels(close.why).inc()
        await websocket.close(close.code, close.why)
        return
    await websocket.accept(subprotocol=spoken)
    visitor = Visitor(house, connection_of(websocket.scope), CODECS[spoken], websocket.path_params["code"])
    await visitor.stay()


async def _refuse(house: House, websocket: WebSocket, status: int, why: str) -> None:
    house.metrics.turned_away.labels(why).inc()
    await websocket.send_denial_response(PlainTextResponse(why, status))
