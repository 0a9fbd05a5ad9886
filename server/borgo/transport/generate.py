"""`python -m borgo.transport.generate` writes what is made from the API; a test fails when it is stale.

frontend/src/net/api.gen.ts    for the web app
shared/schema/openapi.json     for everybody else; the server shows it at /api/openapi.json
"""

import msgspec

from borgo.protocol.generate import write

from .app import endpoints
from .openapi import describe
from .typescript import api_module


def generated() -> dict[str, str]:
    described = msgspec.json.encode(describe(endpoints()))
    return {
        "frontend/src/net/api.gen.ts": api_module(endpoints()),
        "shared/schema/openapi.json": msgspec.json.format(described, indent=1).decode() + "\n",
    }


if __name__ == "__main__":
    write(generated())
