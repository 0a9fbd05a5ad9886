"""What machines ask: is it alive, may it get visitors, what does it count."""

import hmac
from ipaddress import ip_address

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from borgo.journal import JournalError

from .house import House


def probe_routes(house: House) -> list[Route]:
    async def healthz(_request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readyz(_request: Request) -> Response:
        if not house.is_ready:
            return PlainTextResponse("stopping\n", 503)
        try:
            await house.journal.get("probe", "")
        except JournalError:
            return PlainTextResponse("no journal\n", 503)
        return PlainTextResponse("ok\n")

    async def metrics(request: Request) -> Response:
        if not may_see_metrics(request, house.config.metrics_token):
            return PlainTextResponse("", 404)
        return Response(house.metrics.exposition(), media_type=house.metrics.content_type)

    return [
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/metrics", metrics),
    ]


def may_see_metrics(request: Request, token: str) -> bool:
    """This machine itself, but not what a proxy on it passes on; or whoever has the token."""
    given = request.headers.get("authorization", "")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    if request.client is None or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    return ip_address(request.client.host).is_loopback
