"""Law 5: hidden information is hidden. States that differ only in what an audience may not know look alike.

`Game.imagine` deals anew whatever the audience must not know; if anything of that shows in its look or in
what it hears, the bytes differ and this suite names the moment.
"""

from typing import Any

import msgspec
import pytest

from borgo.core.chance import from_seed
from borgo.core.game import Audience, Event
from borgo.core.look import look
from borgo.core.rules import Illegal

from .plays import TABLES, Table, play

everywhere = pytest.mark.parametrize("table", TABLES, ids=str)


def audiences(table: Table) -> list[Audience]:
    return [None, *range(table.seats)]


def seen(table: Table, state: Any, audience: Audience) -> bytes:
    return msgspec.msgpack.encode(look(table.game, state, audience))


def heard(table: Table, events: tuple[Event, ...], audience: Audience) -> bytes:
    return msgspec.msgpack.encode([table.game.hear(event, audience) for event in events])


@everywhere
def test_what_is_hidden_does_not_show(table: Table) -> None:
    differed = False
    for seed in table.seeds(1, dear=True):
        for number, moment in enumerate(play(table, seed)):
            if number % 5:
                continue
            chance = from_seed(number.to_bytes(32, "big"))
            for audience in audiences(table):
                imagined = table.game.imagine(moment.before, audience, chance)
                assert seen(table, imagined, audience) == seen(table, moment.before, audience)
                differed = differed or imagined != moment.before
    assert differed, "nothing was hidden, so nothing was tested"


@everywhere
def test_events_tell_no_more_than_they_reveal(table: Table) -> None:
    """A step that reveals nothing is heard the same whatever was hidden."""
    for seed in table.seeds(1, dear=True):
        for number, moment in enumerate(play(table, seed)):
            if any(event.reveals for event in moment.events):
                continue
            chance = from_seed(number.to_bytes(32, "little"))
            for audience in audiences(table):
                imagined = table.game.imagine(moment.before, audience, chance)
                try:
                    _, events = table.game.step(imagined, moment.seat, moment.action)
                except Illegal:
                    assert audience != moment.seat, "a seat's own legal actions depend on what it cannot know"
                    continue
                assert heard(table, events, audience) == heard(table, moment.events, audience)
