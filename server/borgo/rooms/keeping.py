"""What is kept besides a room's story: a note for everybody who sits here, and the result."""

import msgspec

from borgo.core.game import Seat

from .effects import Finish, KeepNote, Saving
from .notes import TableNote
from .table import NO_SEAT, Table


def persons_of(table: Table) -> dict[Seat, str]:
    return {seat: sitter.person for seat, sitter in enumerate(table.seats) if sitter.person}


def kept_besides(table: Table, before: dict[Seat, str]) -> list[Saving]:
    """What changes when people have moved, or when the game is over."""
    after = persons_of(table)
    if after == before and not table.is_over:
        return []
    finish: list[Saving] = [Finish(_result(table))] if table.is_over else []
    gone = sorted(set(before.values()) - set(after.values()))
    return [
        *finish,
        *(KeepNote(person, _note(table, NO_SEAT)) for person in gone),
        *(KeepNote(person, _note(table, seat)) for seat, person in after.items()),
    ]


def _note(table: Table, seat: Seat) -> TableNote:
    outcome = table.outcome if table.is_over and seat != NO_SEAT else None
    return TableNote(
        code=table.header.code,
        game=table.game.id,
        seat=seat,
        since_ms=table.header.created_ms,
        finished=table.is_over,
        rank=outcome.ranks[seat] if outcome else 0,
        points=outcome.points[seat] if outcome else 0,
    )


def _result(table: Table) -> bytes:
    return msgspec.json.encode({"outcome": table.outcome})
