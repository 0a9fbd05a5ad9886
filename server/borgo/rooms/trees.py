"""What each audience sees: the only way from a table to the outside.

Parts that did not change are the same objects as before, so a diff stops at them.
"""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from borgo.core.game import Audience, Event, Seat, everyone_hears
from borgo.core.look import Look, look
from borgo.protocol.numbered import Numbers
from borgo.protocol.tree import ChatLine, Me, SeatView, TableView, Tree

from .absence import Presence
from .table import Table

_encoder = msgspec.msgpack.Encoder()
_NOTHING = msgspec.Raw(_encoder.encode(()))
_PUBLIC = Me(seat=-1, can_undo=False, orders=())


class Trees:
    def __init__(self, table: Table, presence: Presence) -> None:
        self._table = table
        self._presence = presence
        self._seats: tuple[SeatView, ...] = ()
        self._tables: dict[str, TableView] = {}
        self._looks: dict[Audience, Look] = {}
        self._state: Any = None
        self._public: Look | None = None
        self._spectators = 0
        self._heard: tuple[tuple[Event, ...], msgspec.Raw] = ((), _NOTHING)
        self._numbers = Numbers(table.game)

    @property
    def spectators(self) -> int:
        """How many are shown; those who come and go are counted anew with the next frame."""
        return self._spectators

    def refresh(self) -> None:
        """Take the table as it is now. Until the next refresh all trees show this moment."""
        table = self._table
        self._spectators = self._presence.spectators
        seats = tuple(self._seat_view(seat) for seat in range(len(table.seats)))
        self._seats = _keep(self._seats, seats)
        self._tables.clear()
        if table.state is not self._state:
            self._state = table.state
            self._looks.clear()
            game = table.game
            self._public = self._numbers.look(look(game, self._state, None))

    def tree(self, audience: Audience) -> Tree:
        if audience is None:
            return Tree(self._table_view("gallery"), _PUBLIC, self._look(None))
        return Tree(self._table_view("players"), self._me(audience), self._look(audience))

    def hear(self, events: tuple[Event, ...], audience: Audience) -> msgspec.Raw:
        """The events as this audience learns of them, encoded: once for all in games without secrets."""
        hear = self._table.game.hear
        if hear is not everyone_hears:
            return self._encoded(hear(event, audience) for event in events)
        if self._heard[0] is not events:
            self._heard = (events, self._encoded(events))
        return self._heard[1]

    def _encoded(self, events: Iterable[Event]) -> msgspec.Raw:
        return msgspec.Raw(_encoder.encode(self._numbers.write(events)))

    def _look(self, audience: Audience) -> Look | None:
        """What all have in common is worked out once, and is the same object in every look."""
        if audience is None or self._public is None:
            return self._public
        if audience not in self._looks:
            self._looks[audience] = self._own_look(self._public, audience)
        return self._looks[audience]

    def _own_look(self, public: Look, audience: Seat) -> Look:
        game, state = self._table.game, self._state
        legal = self._numbers.write(game.legal(state, audience))
        own = game.own_view(state, public.view, audience)
        return Look(own, public.prompts, legal, public.points, public.outcome)

    def _me(self, seat: Seat) -> Me:
        return Me(seat, self._table.can_undo(seat), self._table.orders.of(seat))

    def _table_view(self, whose: Literal["players", "gallery"]) -> TableView:
        if whose not in self._tables:
            chat = self._table.chat if whose == "players" else self._table.gallery
            self._tables[whose] = self._new_table_view(chat.lines)
        return self._tables[whose]

    def _new_table_view(self, chat: tuple[ChatLine, ...]) -> TableView:
        table = self._table
        return TableView(
            code=table.header.code,
            game=table.game.id,
            options=table.options_text,
            pace=table.pace,
            public=table.public,
            phase=table.phase,
            host=table.host,
            seats=self._seats,
            spectators=self._spectators,
            chat=chat,
            commitment=table.commitment,
            seed=table.header.seed.hex() if table.is_over else "",
            next_code=table.next_code,
            starts_ms=table.starts_ms,
            day=table.header.plan.day,
        )

    def _seat_view(self, seat: Seat) -> SeatView:
        table, presence = self._table, self._presence
        sitter = table.seats[seat]
        view = SeatView(
            kind=sitter.kind,
            name=table.name_at(seat),
            colour=sitter.colour,
            ready=sitter.ready,
            connected=presence.is_here(seat),
            bot_plays=seat in presence.stand_ins,
            bot_level=sitter.level,
            bank_ms=table.clocks.banks[seat],
            deadline_ms=table.clocks.deadlines[seat],
            wants_rematch=sitter.wants_rematch,
        )
        old = self._seats[seat] if seat < len(self._seats) else None
        return old if old == view else view


def _keep(old: tuple[SeatView, ...], new: tuple[SeatView, ...]) -> tuple[SeatView, ...]:
    same = len(old) == len(new) and all(was is now for was, now in zip(old, new, strict=True))
    return old if same else new
