"""The whole of the server as one ASGI application."""

from collections.abc import Awaitable, Callable

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from .api_about import HouseApi
from .api_guests import GuestApi
from .api_tables import TableApi
from .headers import SecurityHeaders
from .house import House
from .http import EVERY_METHOD, JSON_TYPE, Endpoint, Problem, declared, refuse, routes
from .openapi import describe
from .probes import probe_routes
from .static import Frontend
from .ws import SocketDoor

APIS = (HouseApi, GuestApi, TableApi)


def create_app(house: House) -> ASGIApp:
    frontend = Frontend(house.config.frontend_dir)
    pages = Starlette(
        routes=[
            *(route for api in APIS for route in routes(api(house), house)),
            Route("/api/openapi.json", _describe_api()),
            Route("/api/{rest:path}", _no_such_path, methods=EVERY_METHOD),
            *probe_routes(house),
            Route("/{path:path}", frontend.answer),
        ],
        middleware=[Middleware(SecurityHeaders), *_other_sites(house.config.origins)],
    )
    return SocketDoor(house, pages)


def endpoints() -> list[Endpoint]:
    return [endpoint for api in APIS for endpoint in declared(api)]


def _describe_api() -> Callable[[Request], Awaitable[Response]]:
    text = msgspec.json.encode(describe(endpoints()))

    async def openapi(_request: Request) -> Response:
        return Response(text, media_type=JSON_TYPE)

    return openapi


async def _no_such_path(_request: Request) -> Response:
    return refuse(Problem(404, "no-such-path"))


def _other_sites(origins: tuple[str, ...]) -> list[Middleware]:
    """Pages of the sites that the operator named may use the API as well."""
    if not origins:
        return []
    return [
        Middleware(
            CORSMiddleware,
            allow_origins=origins,
            allow_methods=["GET", "POST", "PATCH", "DELETE"],
            allow_headers=["authorization", "content-type"],
            max_age=86400,
        )
    ]
