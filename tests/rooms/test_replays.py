"""A replay shows the whole game as the public saw it, and no more."""

from random import Random
from typing import Any

import msgspec
import pytest

from borgo.bots.chooser import choose_randomly
from borgo.core.diff import patch
from borgo.core.game import AnyGame
from borgo.core.look import look
from borgo.games import GAMES
from borgo.protocol.numbered import Numbers
from borgo.rooms.entries import Abandoned, Acted, Entry, Header, Started
from borgo.rooms.people import Sitter, TablePlan
from borgo.rooms.replays import replay_of
from borgo.rooms.table import Table

LOOK = 2
"""Where the game lies in a tree."""


def finished(game: AnyGame, seats: int) -> tuple[Header, list[Entry], list[Any]]:
    """A random game as a journal keeps it, and the public look after each act."""
    plan = TablePlan(game=game.id, seats=seats)
    bots = tuple(Sitter(level="random", colour=seat) for seat in range(seats))
    header = Header("ABCDE", plan, game.rules_version, bytes(range(32)), 0, -1, bots)
    table, choices = Table(game, header), Random(game.id)
    entries = [Entry(0, Started(()))]
    table.apply(entries[0])
    numbers = Numbers(game)
    looks = [numbers.look(look(game, table.state, None))]
    while prompts := game.prompts(table.state):
        seat = prompts[0].seats[0]
        action = choose_randomly(game.legal(table.state, seat), choices)
        entries.append(Entry(0, Acted(seat, msgspec.Raw(msgspec.msgpack.encode(action)), "bot")))
        table.apply(entries[-1])
        looks.append(numbers.look(look(game, table.state, None)))
    return header, entries, looks


def plain(value: Any) -> Any:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_moment_is_the_publics(game: AnyGame) -> None:
    header, entries, looks = finished(game, game.seats[-1])
    told = msgspec.msgpack.decode(replay_of(game, header, entries, {}) or b"")
    (_, seq, _, tree), *frames = told
    assert len(told) == len(looks)
    assert tree[LOOK] == plain(looks[0])
    for (_, number, _, ops, *_), expected in zip(frames, looks[1:], strict=True):
        seq += 1
        tree = patch(tree, ops)
        assert number == seq
        assert tree[LOOK] == plain(expected)


def test_a_game_that_is_not_over_has_no_replay() -> None:
    game = GAMES["doodlecity"]
    header, entries, _ = finished(game, 2)
    assert replay_of(game, header, entries[:-1], {}) is None
    assert replay_of(game, header, [*entries[:5], Entry(0, Abandoned())], {}) is None
