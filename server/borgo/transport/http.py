"""How the HTTP API is written down: one `Endpoint` per thing that can be asked, from which come the route,
the checks before the handler, and the OpenAPI description.

A refusal is a `Problem`: {"error": code, "params": {...}}. Texts are the client's business.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .guests import Guest, Guests
from .limits import AddressRates
from .metrics import Metrics

BODY_BYTES = 8 * 1024
NO_STORE = {"cache-control": "no-store"}

B = TypeVar("B")


class Problem(Exception):
    def __init__(self, status: int, code: str, **params: int | str) -> None:
        super().__init__(status, code, params)
        self.status = status
        self.code = code
        self.params = params


class ProblemBody(msgspec.Struct, frozen=True):
    error: str
    params: dict[str, int | str] = {}


@dataclass(frozen=True, slots=True)
class Call(Generic[B]):
    """One request, checked: who asks, and for what."""

    body: B
    path: dict[str, str]
    query: dict[str, str]
    asker: Guest | None

    @property
    def guest(self) -> Guest:
        if self.asker is None:
            raise Problem(401, "token-needed")
        return self.asker


@dataclass(frozen=True, slots=True)
class Endpoint(Generic[B]):
    method: str
    path: str
    about: str
    run: Callable[[Call[B]], Awaitable[object]]
    body: type[B] | None = None
    answer: Any = None
    """The type of the answer; None for no content."""
    query: dict[str, str] = field(default_factory=dict)
    """Names of query parameters and what they mean."""
    needs_guest: bool = True
    creates: bool = False
    """Makes something that is kept: answered with 201 and limited more strictly."""


AnyEndpoint = Endpoint[Any]


class Doorkeeper(Protocol):
    """What is checked before a handler runs."""

    guests: Guests
    metrics: Metrics
    requests: AddressRates
    creations: AddressRates


def route(endpoint: AnyEndpoint, door: Doorkeeper) -> Route:
    async def answer(request: Request) -> Response:
        started = perf_counter()
        try:
            response = await _answer(endpoint, door, request)
        except Problem as problem:
            response = _refuse(problem)
        took = perf_counter() - started
        door.metrics.requests.labels(endpoint.path, response.status_code).observe(took)
        return response

    return Route(endpoint.path, answer, methods=[endpoint.method])


async def _answer(endpoint: AnyEndpoint, door: Doorkeeper, request: Request) -> Response:
    _check_rates(endpoint, door, request)
    asker = await _asker(door.guests, request)
    if endpoint.needs_guest and asker is None:
        raise Problem(401, "token-needed")
    body = await _body(endpoint, request)
    call = Call(body, dict(request.path_params), dict(request.query_params), asker)
    result = await endpoint.run(call)
    if endpoint.answer is None:
        return Response(status_code=204, headers=NO_STORE)
    status = 201 if endpoint.creates else 200
    return Response(msgspec.json.encode(result), status, NO_STORE, "application/json")


def _check_rates(endpoint: AnyEndpoint, door: Doorkeeper, request: Request) -> None:
    address = request.client.host if request.client else ""
    for rates in (door.requests, door.creations) if endpoint.creates else (door.requests,):
        if not rates.take(address):
            door.metrics.turned_away.labels("too-fast").inc()
            raise Problem(429, "too-fast", seconds=int(rates.seconds_to_wait(address)) + 1)


async def _asker(guests: Guests, request: Request) -> Guest | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not token:
        return None
    guest = await guests.known_by(token) if scheme.lower() == "bearer" else None
    if guest is None:
        raise Problem(401, "unknown-token")
    return guest


async def _body(endpoint: AnyEndpoint, request: Request) -> Any:
    if endpoint.body is None:
        return None
    text = bytearray()
    stream: AsyncIterator[bytes] = request.stream()
    async for part in stream:
        text += part
        if len(text) > BODY_BYTES:
            raise Problem(413, "too-large", bytes=BODY_BYTES)
    try:
        return msgspec.json.decode(text or b"{}", type=endpoint.body)
    except msgspec.ValidationError as error:
        raise Problem(422, "invalid", detail=str(error)) from None
    except msgspec.DecodeError:
        raise Problem(400, "malformed") from None


def _refuse(problem: Problem) -> Response:
    headers = dict(NO_STORE)
    if problem.status == 429:
        headers["retry-after"] = str(problem.params["seconds"])
    if problem.status == 401:
        headers["www-authenticate"] = "Bearer"
    body = msgspec.json.encode(ProblemBody(problem.code, problem.params))
    return Response(body, problem.status, headers, "application/json")
