"""What an operator can set: a flag, or BORGO_<NAME> in the environment, or the default. The flag wins.

Every field of `Config` is a setting; its type converts the text and its description is the help text.
"""

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec

PREFIX = "BORGO_"


class BadConfig(Exception):
    """A setting cannot be used; the message names it the way it was given."""


def _about(text: str, **limits: Any) -> msgspec.Meta:
    return msgspec.Meta(description=text, **limits)


Positive = msgspec.Meta(gt=0)


class Config(msgspec.Struct, frozen=True, kw_only=True):
    host: Annotated[str, _about("address to listen on; :: or 0.0.0.0 for all")] = "127.0.0.1"
    port: Annotated[int, _about("port to listen on; 0 takes a free one", ge=0, le=65535)] = 8000
    data: Annotated[str, _about("directory of everything that is kept")] = "data"
    frontend: Annotated[str, _about("directory of the built web app")] = ""
    origins: Annotated[
        tuple[str, ...], _about("web origins besides our own that may connect, with commas between")
    ] = ()
    proxies: Annotated[
        tuple[str, ...], _about("addresses of proxies whose X-Forwarded headers are believed, with commas")
    ] = ("127.0.0.1", "::1")
    log_level: Annotated[Literal["debug", "info", "warning", "error"], _about("what is worth a line")] = (
        "info"
    )
    log_format: Annotated[Literal["console", "json"], _about("how a line looks")] = "console"

    metrics_token: Annotated[
        str, _about("a token for /metrics from other machines; without one only this machine may ask")
    ] = ""

    message_bytes: Annotated[int, _about("largest message from a client", ge=1024)] = 8 * 1024
    messages_per_second: Annotated[float, _about("steady rate of one connection"), Positive] = 20
    messages_burst: Annotated[int, _about("messages of one connection at once"), Positive] = 60
    address_connections: Annotated[int, _about("open connections of one address"), Positive] = 200
    address_connects_per_second: Annotated[float, _about("new connections of one address"), Positive] = 10
    address_requests_per_second: Annotated[float, _about("API requests of one address"), Positive] = 20
    address_creations_per_minute: Annotated[
        float, _about("guests and tables made by one address"), Positive
    ] = 60
    hello_seconds: Annotated[float, _about("how long a connection may stay without a hello"), Positive] = 10
    bot_seconds: Annotated[float, _about("how long a bot seems to think", ge=0)] = 0.7
    idle_minutes: Annotated[float, _about("how long a table without people stays in memory"), Positive] = 10
    restart_ms: Annotated[int, _about("when clients are told to come back after a stop"), Positive] = 2000

    @property
    def frontend_dir(self) -> Path:
        return Path(self.frontend) if self.frontend else Path(__file__).parents[2] / "frontend" / "dist"


def add_flags(parser: argparse.ArgumentParser) -> None:
    for name, about, default in _settings():
        parser.add_argument(
            _flag(name), metavar=name.upper(), help=f"{about}; default: {_spell(default) or 'none'}"
        )


def load(flags: Mapping[str, Any], environment: Mapping[str, str]) -> Config:
    """The configuration, or BadConfig that names the flag or variable at fault."""
    hints = get_type_hints(Config, include_extras=True)
    values = {}
    for name, _about_it, _default in _settings():
        where, text = _flag(name), flags.get(name)
        if text is None:
            where, text = PREFIX + name.upper(), environment.get(PREFIX + name.upper())
        if text is not None:
            values[name] = _convert(where, text, hints[name])
    return Config(**values)


def _convert(where: str, text: str, kind: Any) -> Any:
    plain: Any = text
    if get_args(kind)[0] == tuple[str, ...]:
        plain = [part.strip() for part in text.split(",") if part.strip()]
    try:
        return msgspec.convert(plain, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadConfig(f"{where} {text!r}: {error}") from None


def _settings() -> Iterator[tuple[str, str, Any]]:
    hints = get_type_hints(Config, include_extras=True)
    for field in msgspec.structs.fields(Config):
        yield field.name, hints[field.name].__metadata__[0].description, field.default


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def _spell(value: object) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)
