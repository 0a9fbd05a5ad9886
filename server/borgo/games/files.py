"""Where the games' data lies, and how it is read: whole, or refused with the place that is wrong."""

import json
import os
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from borgo.core.rules import BrokenData

T = TypeVar("T")


def shared_dir() -> Path:
    """`shared/` of the checkout, or what BORGO_SHARED names when the server is installed elsewhere."""
    named = os.environ.get("BORGO_SHARED")
    return Path(named) if named else Path(__file__).parents[3] / "shared"


def read_json(game: str, name: str) -> Any:
    path = shared_dir() / "data" / game / name
    try:
        return json.loads(path.read_bytes())
    except OSError as error:
        raise BrokenData(f"{game}/{name}: {error.strerror}") from None
    except ValueError as error:
        raise BrokenData(f"{game}/{name}: {error}") from None


def read_as(kind: type[T], game: str, name: str) -> T:
    """The file as a struct; a wrong or missing field is named."""
    try:
        return msgspec.convert(read_json(game, name), kind)
    except msgspec.ValidationError as error:
        raise BrokenData(f"{game}/{name}: {error}") from None
