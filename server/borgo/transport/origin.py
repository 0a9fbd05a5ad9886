"""Whether a web page may open a socket here: pages of this very host, and those the operator names.

Programs send no Origin header and are let through. A token is never sent by a browser on its own, so this
guards against pages that would borrow a visitor's network, not against programs.
"""

from collections.abc import Collection, Mapping


def is_welcome(headers: Mapping[str, str], allowed: Collection[str]) -> bool:
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and host == headers.get("host")
