"""How the HTTP API is written down: one method per thing that can be asked, declared with its path.

    class GuestApi:
        @post("/api/guests", "Become a guest", needs_guest=False, creates=True)
        async def create_guest(self, call: Call[Arrival]) -> Admission: ...

From the declaration and the signature come the route, the checks before the function runs, the OpenAPI
description and the frontend's types. A refusal is a `Problem`: {"error": code, "params": {...}}. Texts are
the client's business.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any, Generic, Protocol, TypeVar, get_args, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .guests import Guest, Guests
from .limits import AddressRates
from .metrics import Metrics

BODY_BYTES = 8 * 1024
NO_STORE = {"cache-control": "no-store"}
JSON_TYPE = "application/json"
EVERY_METHOD = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

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


Run = Callable[[Any, Call[Any]], Awaitable[object]]
"""A method of an API class."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    method: str
    path: str
    about: str
    run: Run
    body: Any
    """The type of the body; None for none."""
    answer: Any
    """The type of the answer; None for no content."""
    media_type: str = JSON_TYPE
    """Of the answer. If it is not JSON the answer is bytes."""
    query: dict[str, str] = field(default_factory=dict)
    """Names of query parameters and what they mean."""
    needs_guest: bool = True
    creates: bool = False
    """Makes something that is kept: answered with 201 and limited more strictly."""

    @property
    def name(self) -> str:
        return self.run.__name__


def get(path: str, about: str, **details: Any) -> Callable[[Run], Endpoint]:
    return partial(_declare, "GET", path, about, details)


def post(path: str, about: str, **details: Any) -> Callable[[Run], Endpoint]:
    return partial(_declare, "POST", path, about, details)


def patch(path: str, about: str, **details: Any) -> Callable[[Run], Endpoint]:
    return partial(_declare, "PATCH", path, about, details)


def delete(path: str, about: str, **details: Any) -> Callable[[Run], Endpoint]:
    return partial(_declare, "DELETE", path, about, details)


def _declare(method: str, path: str, about: str, details: dict[str, Any], run: Run) -> Endpoint:
    hints = get_type_hints(run, include_extras=True)
    answer = hints.pop("return")
    ((body,),) = map(get_args, hints.values())
    return Endpoint(method, path, about, run, _unless_none(body), _unless_none(answer), **details)


def _unless_none(kind: Any) -> Any:
    return None if kind is type(None) else kind


def declared(api: type) -> list[Endpoint]:
    """The endpoints of an API class, in order."""
    return [member for member in vars(api).values() if isinstance(member, Endpoint)]


class Doorkeeper(Protocol):
    """What is checked before an endpoint runs."""

    guests: Guests
    metrics: Metrics
    requests: AddressRates
    creations: AddressRates


def routes(api: object, door: Doorkeeper) -> list[Route]:
    """One route per path; a method that a path does not have is refused like everything else."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in declared(type(api)):
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [_route(path, methods, api, door) for path, methods in by_path.items()]


def refuse(problem: Problem) -> Response:
    headers = dict(NO_STORE)
    if problem.status == 429:
        headers["retry-after"] = str(problem.params["seconds"])
    if problem.status == 401:
        headers["www-authenticate"] = "Bearer"
    body = msgspec.json.encode(ProblemBody(problem.code, problem.params))
    return Response(body, problem.status, headers, JSON_TYPE)


def _route(path: str, methods: dict[str, Endpoint], api: object, door: Doorkeeper) -> Route:
    async def answer(request: Request) -> Response:
        started = perf_counter()
        try:
            endpoint = methods.get("GET" if request.method == "HEAD" else request.method)
            if endpoint is None:
                raise Problem(405, "method-not-allowed")
            response = await _answer(endpoint, api, door, request)
        except Problem as problem:
            response = refuse(problem)
        door.metrics.requests.labels(path, response.status_code).observe(perf_counter() - started)
        return response

    return Route(path, answer, methods=EVERY_METHOD)


async def _answer(endpoint: Endpoint, api: object, door: Doorkeeper, request: Request) -> Response:
    _check_rates(endpoint, door, request)
    asker = await _asker(door.guests, request)
    if endpoint.needs_guest and asker is None:
        raise Problem(401, "token-needed")
    body = await _body(endpoint, request)
    call = Call(body, dict(request.path_params), dict(request.query_params), asker)
    result = await endpoint.run(api, call)
    if endpoint.answer is None:
        return Response(status_code=204, headers=NO_STORE)
    content = result if isinstance(result, bytes) else msgspec.json.encode(result)
    return Response(content, 201 if endpoint.creates else 200, NO_STORE, endpoint.media_type)


def _check_rates(endpoint: Endpoint, door: Doorkeeper, request: Request) -> None:
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


async def _body(endpoint: Endpoint, request: Request) -> Any:
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
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Problem(400, "malformed") from None
