"""One WebSocket message as it goes over the wire, built once and written to any number of connections."""

from struct import Struct
from typing import Self

import msgspec

FIN_TEXT = 0x81
FIN_BINARY = 0x82
_LENGTH_16 = Struct("!BBH")
_LENGTH_64 = Struct("!BBQ")


class Frame(msgspec.Struct, frozen=True, gc=False):
    """A whole, unmasked server frame: header and payload."""

    data: bytes

    @classmethod
    def binary(cls, payload: bytes) -> Self:
        return cls(_header(FIN_BINARY, len(payload)) + payload)

    @classmethod
    def text(cls, payload: bytes) -> Self:
        """The payload is UTF-8 already, as a JSON encoder returns it."""
        return cls(_header(FIN_TEXT, len(payload)) + payload)


def _header(first: int, length: int) -> bytes:
    if length < 126:
        return bytes((first, length))
    if length < 1 << 16:
        return _LENGTH_16.pack(first, 126, length)
    return _LENGTH_64.pack(first, 127, length)
