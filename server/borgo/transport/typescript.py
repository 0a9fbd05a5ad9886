"""`frontend/src/net/api.gen.ts`: bodies and answers of the API, and where each endpoint is."""

from collections.abc import Iterable
from typing import Any, get_args

from borgo.protocol.tree import Pace, Phase, PlayerKind
from borgo.protocol.typescript import Module, camel

from .api_types import ApiBody
from .http import Endpoint, ProblemBody


def api_module(endpoints: Iterable[Endpoint]) -> str:
    listed = list(endpoints)
    module = Module("./read", made_by="borgo.transport.generate", sent=ApiBody)
    module.take_from("./schema.gen", Pace, Phase, PlayerKind)
    module.add(ProblemBody)
    for endpoint in listed:
        for kind in (endpoint.body, endpoint.answer):
            if kind not in (None, bytes):
                module.add(_item(kind))
    module.add_interface("Endpoints", {camel(endpoint.name): _signature(endpoint) for endpoint in listed})
    module.add_constant(
        "ENDPOINTS", {camel(endpoint.name): [endpoint.method, endpoint.path] for endpoint in listed}
    )
    return module.text()


def _signature(endpoint: Endpoint) -> str:
    body = "null" if endpoint.body is None else endpoint.body.__name__
    return f"{{ readonly body: {body}; readonly answer: {_answer(endpoint.answer)} }}"


def _answer(kind: Any) -> str:
    if kind is None:
        return "null"
    if kind is bytes:
        return "Blob"
    return f"readonly {_item(kind).__name__}[]" if get_args(kind) else str(kind.__name__)


def _item(kind: Any) -> Any:
    """What a list is a list of."""
    return get_args(kind)[0] if get_args(kind) else kind
