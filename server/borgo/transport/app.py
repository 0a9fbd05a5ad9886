"""The whole of the server as one ASGI application."""

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .api_about import add_house_endpoints
from .api_guests import add_guest_endpoints
from .api_tables import add_table_endpoints
from .headers import SecurityHeaders
from .house import House
from .http import JSON_TYPE, Api, Problem, refuse, routes
from .openapi import describe
from .probes import probe_routes
from .static import Frontend
from .ws import socket_route

EVERY_METHOD = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


def create_app(house: House) -> Starlette:
    api = create_api(house)
    frontend = Frontend(house.config.frontend_dir)
    return Starlette(
        routes=[
            socket_route(house),
            *routes(api.endpoints, house),
            _description(api),
            Route("/api/{rest:path}", _no_such_path, methods=EVERY_METHOD),
            *probe_routes(house),
            Route("/{path:path}", frontend),
        ],
        middleware=[Middleware(SecurityHeaders), *_other_sites(house.config.origins)],
    )


def create_api(house: House) -> Api:
    api = Api()
    add_house_endpoints(api, house)
    add_guest_endpoints(api, house)
    add_table_endpoints(api, house)
    return api


def _description(api: Api) -> Route:
    text = msgspec.json.encode(describe(api.endpoints))

    async def openapi(_request: Request) -> Response:
        return Response(text, media_type=JSON_TYPE)

    return Route("/api/openapi.json", openapi)


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
