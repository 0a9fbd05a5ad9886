"""The diff of two looks turns the one into the other, on every step of whole games, and is small."""

from statistics import median
from typing import Any

import msgspec
import pytest

from borgo.core.diff import diff, patch
from borgo.core.look import look

from .plays import TABLES, Table, play


def wired(value: Any) -> Any:
    """As a client holds it: plain nested lists."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_patching_the_old_look_gives_the_new_one(table: Table) -> None:
    sizes = []
    for audience in (None, 0):
        for moment in play(table, 2):
            old, new = (look(table.game, state, audience) for state in (moment.before, moment.after))
            ops = diff(old, new)
            assert patch(wired(old), wired(ops)) == wired(new)
            if audience is None:
                sizes.append(len(msgspec.msgpack.encode(ops)))
    assert median(sizes) < 60, f"a typical step's diff takes {median(sizes)} bytes"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_changed_is_nothing_sent(table: Table) -> None:
    state = table.start(1)
    assert diff(look(table.game, state, 0), look(table.game, state, 0)) == []
