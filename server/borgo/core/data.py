"""The base of everything that is kept, compared or sent: frozen, positional on the wire."""

import re

import msgspec


def tag(name: str) -> str:
    """The wire's name of a class: `TakeCoins` is `take-coins`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Data(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A frozen value. Never part of a cycle, so the garbage collector need not look at it."""


class Tagged(Data, frozen=True, array_like=True, gc=False, tag=tag):
    """A member of a union: its tag is the first item on the wire."""
