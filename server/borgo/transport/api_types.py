"""How the API writes things down: objects with camelCase names; nothing unknown is accepted."""

import msgspec

from borgo.core.game import Seat
from borgo.protocol.tree import Pace, Phase, PlayerKind
from borgo.rooms.notes import TableListing, TableNote


class ApiStruct(msgspec.Struct, frozen=True, rename="camel"):
    """An answer, or a part of one."""


class ApiBody(ApiStruct, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


class ListedTable(ApiStruct, frozen=True):
    code: str
    game: str
    options: msgspec.Raw
    """The game's options."""
    pace: Pace
    phase: Phase
    names: tuple[str, ...]
    """Who sits there; empty for a bot or an empty seat."""
    kinds: tuple[PlayerKind, ...]
    waits_for: tuple[Seat, ...]
    """The seats that the game asks now."""
    seats: int
    free: int
    spectators: int


class MyTable(ApiStruct, frozen=True):
    code: str
    game: str
    seat: Seat
    """-1 after having left it early."""
    since_ms: int
    finished: bool
    rank: int
    """1 is first; 0 while the game is not over."""
    points: int
    table: ListedTable | None
    """How things stand there; None once the game is over."""


def listed_table(table: TableListing) -> ListedTable:
    return ListedTable(
        code=table.code,
        game=table.game,
        options=msgspec.Raw(table.options.encode()),
        pace=table.pace,
        phase=table.phase,
        names=table.names,
        kinds=table.kinds,
        waits_for=table.waits_for,
        seats=table.seats,
        free=table.free,
        spectators=table.spectators,
    )


def my_table(note: TableNote, table: TableListing | None = None) -> MyTable:
    return MyTable(
        code=note.code,
        game=note.game,
        seat=note.seat,
        since_ms=note.since_ms,
        finished=note.finished,
        rank=note.rank,
        points=note.points,
        table=listed_table(table) if table else None,
    )
