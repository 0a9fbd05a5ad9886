"""Messages as bytes and back. MessagePack is what rooms speak; JSON is the same, spelled out for people.

Strict on the way in: an unknown tag, a missing or surplus field, a value out of its bounds is `Malformed`.
Nothing else is ever raised, whatever arrives.
"""

from typing import Any, Final, Protocol

import msgspec

from .messages import SUBPROTOCOL_JSON, SUBPROTOCOL_MSGPACK, ClientMessage, ServerMessage

Payload = bytes | str
"""As a socket hands it over: bytes of a binary frame, str of a text frame."""


class Malformed(Exception):
    """The peer's fault: this is no message of the protocol. The text says where it went wrong."""


class Codec(Protocol):
    @property
    def subprotocol(self) -> str: ...

    def read(self, payload: Payload) -> ClientMessage:
        """A client's message, or Malformed."""

    def write(self, packed: bytes) -> bytes:
        """A packed server message as this subprotocol sends it (JSON: UTF-8 for a text frame)."""

    def write_client(self, message: ClientMessage) -> Payload:
        """For clients: what to send."""

    def read_server(self, payload: Payload) -> ServerMessage:
        """For clients: what arrived. Trees, diffs and events stay as they are."""

    def plain(self, raw: msgspec.Raw) -> Any:
        """For clients: a tree, a diff or events as plain lists."""


_packer = msgspec.msgpack.Encoder()
_printer = msgspec.json.Encoder()


def pack(message: ServerMessage) -> bytes:
    """A server message in MessagePack: the form in which rooms keep and share it."""
    return _packer.encode(message)


class _MsgpackCodec:
    subprotocol: Final = SUBPROTOCOL_MSGPACK
    _client: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(ClientMessage)
    _server: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(ServerMessage)

    def read(self, payload: Payload) -> ClientMessage:
        message: ClientMessage = _decode(self._client, payload, bytes)
        return message

    def write(self, packed: bytes) -> bytes:
        return packed

    def write_client(self, message: ClientMessage) -> Payload:
        return _packer.encode(message)

    def read_server(self, payload: Payload) -> ServerMessage:
        message: ServerMessage = _decode(self._server, payload, bytes)
        return message

    def plain(self, raw: msgspec.Raw) -> Any:
        return msgspec.msgpack.decode(raw)


class _JsonCodec:
    subprotocol: Final = SUBPROTOCOL_JSON
    _client: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)
    _server: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)

    def read(self, payload: Payload) -> ClientMessage:
        message: ClientMessage = _decode(self._client, payload, str)
        return message

    def write(self, packed: bytes) -> bytes:
        return _printer.encode(msgspec.msgpack.decode(packed))

    def write_client(self, message: ClientMessage) -> Payload:
        return _printer.encode(message).decode()

    def read_server(self, payload: Payload) -> ServerMessage:
        message: ServerMessage = _decode(self._server, payload, str)
        return message

    def plain(self, raw: msgspec.Raw) -> Any:
        return msgspec.json.decode(raw)


MSGPACK: Final[Codec] = _MsgpackCodec()
JSON: Final[Codec] = _JsonCodec()
CODECS: Final[dict[str, Codec]] = {codec.subprotocol: codec for codec in (MSGPACK, JSON)}


def _decode(decoder: Any, payload: Payload, kind: type[Payload]) -> Any:
    if not isinstance(payload, kind):
        raise Malformed("text and binary frames are not mixed")
    try:
        return decoder.decode(payload)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)) from None
