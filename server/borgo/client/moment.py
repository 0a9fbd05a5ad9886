"""A table at one seq, as its audience sees it. Parts are typed when they are first asked for."""

import asyncio
from functools import cached_property
from types import GenericAlias
from typing import Any

import msgspec

from borgo.core.game import Action, AnyGame, Event, Outcome, Prompt, Seat
from borgo.core.history import Undo, Undone
from borgo.games import GAMES
from borgo.protocol.numbered import named
from borgo.protocol.tree import Me, Phase, TableView


class Moment:
    """Frozen in time: the next one is another object."""

    def __init__(self, seq: int, tree: Any, events: Any, by: str) -> None:
        self.seq = seq
        self.tree = tree
        """As it came: plain nested lists."""
        self.by = by
        """Who did it: "" a person, "order", "time" or "bot"."""
        self._events = events
        self.next: asyncio.Future[Moment | None] = asyncio.get_running_loop().create_future()
        """The moment after this one; None when the connection is over."""

    @cached_property
    def table(self) -> TableView:
        return msgspec.convert(self.tree[0], TableView)

    @cached_property
    def me(self) -> Me:
        return msgspec.convert(self.tree[1], Me)

    @property
    def seat(self) -> Seat | None:
        return None if self.me.seat < 0 else self.me.seat

    @property
    def phase(self) -> Phase:
        return self.table.phase

    @property
    def game(self) -> AnyGame:
        return GAMES[self.table.game]

    @property
    def has_begun(self) -> bool:
        return self.tree[2] is not None

    @cached_property
    def view(self) -> Any:
        """The game's own View."""
        return msgspec.convert(self._look[0], self.game.view_type)

    @cached_property
    def prompts(self) -> tuple[Prompt, ...]:
        return _tuple_of(self.game.prompt, self._look[1])

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """Exactly what my seat may do now."""
        return _tuple_of(self.game.action | Undo, self._look[2])

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(self._look[3])

    @cached_property
    def outcome(self) -> Outcome | None:
        return msgspec.convert(self._look[4], Outcome | None) if self.has_begun else None

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What happened just before this moment."""
        return _tuple_of(self.game.event | Undone, self._events)

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for my seat. Of a moment that has passed nothing is asked any more."""
        if self.next.done() or not self.has_begun:
            return False
        return any(self.me.seat in prompt.seats for prompt in self.prompts)

    @property
    def _look(self) -> Any:
        if not self.has_begun:
            raise ValueError("the game has not begun")
        return self.tree[2]


def _tuple_of(kind: Any, items: Any) -> tuple[Any, ...]:
    typed: tuple[Any, ...] = msgspec.convert(named(kind, items), GenericAlias(tuple, (kind, ...)))
    return typed
