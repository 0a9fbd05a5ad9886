"""The difference of two frozen trees, as small as what changed.

Old and new are walked together, stopping wherever both are the same: the cost goes with the change, not with
the size. Steps are positions on the wire, so a client patches plain nested arrays and needs to know nothing
about the structs behind them. Structs and tuples are walked, anything else is one value. A diff says what
becomes of one array:

    []                                  it stays as it is
    [position, value, ...]              put the value there
    [-1 - position, diff, ...]          change what is there by that diff
    [None, start, drop, items, ...]     drop so many from start on, put the items instead; then the next three
"""

from typing import Any

import msgspec
from msgspec.structs import astuple

_SHORT = 4

Diff = list[Any]
Memo = dict[tuple[int, int], tuple[Any, Any, Diff]]
"""Diffs found before, by the identity of old and new part; the parts are kept so that no id is used again."""


def diff(old: Any, new: Any, memo: Memo | None = None) -> Diff:
    """`memo` may be shared by diffs of trees that have parts in common."""
    return _part(old, new, {} if memo is None else memo)


def patch(plain: Any, change: Any) -> Any:
    """Apply a diff, as decoded from the wire, to a plain tree of lists. The old tree is left as it was."""
    copy = list(plain)
    if change and change[0] is None:
        for start, drop, items in zip(change[1::3], change[2::3], change[3::3], strict=True):
            copy[start : start + drop] = items
        return copy
    for step, value in zip(change[::2], change[1::2], strict=True):
        if step < 0:
            copy[-1 - step] = patch(copy[-1 - step], value)
        else:
            copy[step] = value
    return copy


def _part(old: Any, new: Any, memo: Memo) -> Diff:
    known = memo.get((id(old), id(new)))
    if known is not None:
        return known[2]
    change = _tuple(old, new, memo) if type(new) is tuple else _struct(old, new, memo)
    memo[id(old), id(new)] = (old, new, change)
    return change


def _struct(old: msgspec.Struct, new: msgspec.Struct, memo: Memo) -> Diff:
    change: Diff = []
    position = 0 if type(new).__struct_config__.tag is None else 1  # on the wire a tag comes first
    for was, now in zip(astuple(old), astuple(new), strict=True):
        if was is not now and was != now:
            _step(position, was, now, change, memo)
        position += 1
    return change


def _step(position: int, old: Any, new: Any, change: Diff, memo: Memo) -> None:
    """Old and new differ: add how, as a step from the array they are in."""
    kind = type(new)
    if type(old) is kind and (kind is tuple or issubclass(kind, msgspec.Struct)):
        change += (-1 - position, _part(old, new, memo))
    else:
        change += (position, new)


def _tuple(old: tuple[Any, ...], new: tuple[Any, ...], memo: Memo) -> Diff:
    if len(old) == len(new):
        if shift := _shift(old, new):
            return [None, 0, shift, (), len(new) - shift, 0, new[-shift:]]
        if isinstance(new[0], tuple | msgspec.Struct):
            change: Diff = []
            for position, (was, now) in enumerate(zip(old, new, strict=True)):
                if was is not now and was != now:
                    _step(position, was, now, change, memo)
            return change
    return _splice(old, new)


def _splice(old: tuple[Any, ...], new: tuple[Any, ...]) -> Diff:
    start, shorter = 0, min(len(old), len(new))
    while start < shorter and old[start] == new[start]:
        start += 1
    tail = 0
    while tail < shorter - start and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    drop, items = len(old) - tail - start, new[start : len(new) - tail]
    return [start, items[0]] if drop == len(items) == 1 else [None, start, drop, items]


def _shift(old: tuple[Any, ...], new: tuple[Any, ...]) -> int:
    """How many left a long row at the front while as many came at the end; 0 if it is not that."""
    if old[0] is not new[0]:
        for shift in range(1, len(old) - _SHORT):
            if old[shift] is new[0]:
                return shift if new[:-shift] == old[shift:] else 0
    return 0
