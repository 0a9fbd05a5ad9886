"""The OpenAPI description of the endpoints, made from the same declarations that run them."""

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

import msgspec

from borgo import __version__

from .http import JSON_TYPE, Endpoint, ProblemBody

REFERENCES = "#/components/schemas/{name}"
PROBLEM = {"$ref": REFERENCES.format(name="ProblemBody")}


def describe(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    listed = list(endpoints)
    types = [kind for each in listed for kind in (each.body, each.answer) if kind is not None]
    shapes, components = msgspec.json.schema_components([*types, ProblemBody], ref_template=REFERENCES)
    shape_of = iter(shapes)
    paths: dict[str, Any] = {}
    for endpoint in listed:
        body = next(shape_of) if endpoint.body is not None else None
        answer = next(shape_of) if endpoint.answer is not None else None
        operations = paths.setdefault(endpoint.path, {})
        operations[endpoint.method.lower()] = _operation(endpoint, body, answer)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Borgo", "version": __version__, "description": "Tables, guests and results."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint, body: Any, answer: Any) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.about,
        "operationId": endpoint.name,
        "parameters": [*_path_parameters(endpoint.path), *_query_parameters(endpoint)],
        "responses": {str(_status(endpoint)): _response(endpoint, answer), "default": _problem()},
    }
    if endpoint.needs_guest:
        operation["security"] = [{"token": []}]
    if body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON_TYPE: {"schema": body}}}
    return operation


def _status(endpoint: Endpoint) -> HTTPStatus:
    if endpoint.answer is None:
        return HTTPStatus.NO_CONTENT
    return HTTPStatus.CREATED if endpoint.creates else HTTPStatus.OK


def _response(endpoint: Endpoint, answer: Any) -> dict[str, Any]:
    described: dict[str, Any] = {"description": _status(endpoint).phrase}
    if answer is not None:
        described["content"] = {endpoint.media_type: {"schema": answer}}
    return described


def _problem() -> dict[str, Any]:
    return {
        "description": "Refused, and why",
        "content": {JSON_TYPE: {"schema": PROBLEM}},
    }


def _path_parameters(path: str) -> list[dict[str, Any]]:
    names = (part[1:-1] for part in path.split("/") if part.startswith("{"))
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "query", "description": about, "schema": {"type": "string"}}
        for name, about in endpoint.query.items()
    ]
