"""The difference of two frozen trees, as small as what changed.

Old and new are walked together, stopping wherever both are the same object: the cost goes with the change,
not with the size. A path is made of positions on the wire, so a client patches plain nested arrays and needs
to know nothing about the structs behind them.

    (path, value)                  put the value there
    (path, start, drop, items)     in the array there: drop so many from start on, put the items instead
"""

from functools import cache
from typing import Any

import msgspec

Path = tuple[int, ...]
Op = tuple[Path, Any] | tuple[Path, int, int, tuple[Any, ...]]
Diff = list[Op]


def diff(old: Any, new: Any) -> Diff:
    ops: Diff = []
    _walk(old, new, (), ops)
    return ops


def patch(plain: Any, ops: Any) -> Any:
    """Apply a diff, as decoded from the wire, to a plain tree of lists. The old tree is left as it was."""
    for op in ops:
        plain = _put(plain, op, 0)
    return plain


def _walk(old: Any, new: Any, path: Path, ops: Diff) -> None:
    kind = type(new)
    if type(old) is not kind:
        ops.append((path, new))
    elif kind is tuple:
        _walk_tuple(old, new, path, ops)
    elif issubclass(kind, msgspec.Struct):
        for position, name in _fields(kind):
            was, now = getattr(old, name), getattr(new, name)
            if was is not now:
                _walk(was, now, (*path, position), ops)
    elif old != new:
        ops.append((path, new))


def _walk_tuple(old: tuple[Any, ...], new: tuple[Any, ...], path: Path, ops: Diff) -> None:
    if len(old) == len(new) and new and isinstance(new[0], tuple | msgspec.Struct):
        for position, (was, now) in enumerate(zip(old, new, strict=True)):
            if was is not now:
                _walk(was, now, (*path, position), ops)
        return
    start, shorter = 0, min(len(old), len(new))
    while start < shorter and old[start] == new[start]:
        start += 1
    tail = 0
    while tail < shorter - start and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    drop, items = len(old) - tail - start, new[start : len(new) - tail]
    if drop == len(items) == 1:
        ops.append(((*path, start), items[0]))
    elif drop or items:
        ops.append((path, start, drop, items))


@cache
def _fields(struct: type[msgspec.Struct]) -> tuple[tuple[int, str], ...]:
    """Each field with its place on the wire; a tag takes the first place."""
    first = 0 if struct.__struct_config__.tag is None else 1
    return tuple(enumerate(struct.__struct_fields__, first))


def _put(tree: Any, op: Any, depth: int) -> Any:
    path = op[0]
    if depth < len(path):
        copy = list(tree)
        copy[path[depth]] = _put(copy[path[depth]], op, depth + 1)
        return copy
    if len(op) == 2:
        return op[1]
    _, start, drop, items = op
    return [*tree[:start], *items, *tree[start + drop :]]
