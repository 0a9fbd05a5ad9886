"""Actions made without a look at what is legal: each kind, with random values of what its fields allow."""

from enum import Enum
from functools import cache
from random import Random
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from borgo.core.game import Action, AnyGame

ODD_NUMBERS = (-1, -7, 64, 999, 2**40)


@cache
def _kinds(game_id: str, union: Any) -> list[tuple[type[Action], list[Any]]]:
    kinds = get_args(union) if isinstance(union, UnionType) or get_origin(union) else (union,)
    return [(kind, [_hint(kind, name) for name in kind.__struct_fields__]) for kind in kinds]


def _hint(kind: type[Action], name: str) -> Any:
    return get_type_hints(kind)[name]


def _value(hint: Any, choices: Random) -> Any:
    if isinstance(hint, type) and issubclass(hint, Enum):
        return choices.choice(list(hint))
    if hint is bool:
        return choices.random() < 0.5
    if hint is int:
        return choices.choice(ODD_NUMBERS) if choices.random() < 0.1 else choices.randrange(-2, 12)
    if hint is str:
        return choices.choice(("", "x", "none"))
    arguments = get_args(hint)
    if isinstance(hint, UnionType):
        return _value(choices.choice(arguments), choices)
    if hint is type(None):
        return None
    if get_origin(hint) is tuple:
        members = [arguments[0]] * choices.randrange(4) if arguments[-1] is Ellipsis else arguments
        return tuple(_value(member, choices) for member in members)
    raise TypeError(f"no way to make a value of {hint}")


def actions_to_try(game: AnyGame, choices: Random, each: int) -> list[Action]:
    return [
        kind(*(_value(hint, choices) for hint in hints))
        for kind, hints in _kinds(game.id, game.action)
        for _ in range(each if hints else 1)
    ]
