"""Prompts, legal actions and events as they go to clients: the tag is a number, the place in a union.

They come in every frame, and their names would be most of it. Clients send actions by name or by number.
"""

from collections.abc import Iterable
from typing import Any, get_args

from msgspec.structs import astuple, replace

from borgo.core.data import Tagged
from borgo.core.game import AnyGame
from borgo.core.history import Undo, Undone
from borgo.core.look import Look

Numbered = Any
"""A list: the number of the kind, then the fields. A diff does not look inside a list."""


def kinds(union: Any) -> tuple[Any, ...]:
    """The members of a union, in the order that numbers them."""
    return get_args(union) or (union,)


class Numbers:
    def __init__(self, game: AnyGame) -> None:
        self._numbers = {
            kind: number
            for union in (game.prompt, game.action | Undo, game.event | Undone)
            for number, kind in enumerate(kinds(union))
        }

    def look(self, look: Look) -> Look:
        return replace(look, prompts=self.write(look.prompts), legal=self.write(look.legal))

    def write(self, items: Iterable[Tagged]) -> tuple[Numbered, ...]:
        numbers = self._numbers
        return tuple([numbers[type(item)], *astuple(item)] for item in items)


def named(union: Any, items: Iterable[Any]) -> list[Any]:
    """For clients: what arrived, with names instead of numbers, ready to be converted."""
    members = kinds(union)
    return [[members[number].__struct_config__.tag, *fields] for number, *fields in items]
