"""What is kept besides a room's story: a note for everybody who sits here, and the result."""

import msgspec

from borgo.core.game import Seat

from .effects import DropNote, Finish, KeepNote, Saving
from .notes import TableNote
from .people import Person
from .table import Table


def persons_of(table: Table) -> dict[Seat, Person]:
    return {seat: sitter.person for seat, sitter in enumerate(table.seats) if sitter.person}


def kept_besides(table: Table, before: dict[Seat, Person]) -> list[Saving]:
    """What changes when people have moved, or when the game is over."""
    after = persons_of(table)
    if after == before and not table.is_over:
        return []
    finish: list[Saving] = [Finish(_result(table))] if table.is_over else []
    gone = {person.id for person in before.values()} - {person.id for person in after.values()}
    return [
        *finish,
        *(DropNote(person_id) for person_id in sorted(gone)),
        *(KeepNote(person.id, _note(table, seat)) for seat, person in after.items()),
    ]


def _note(table: Table, seat: Seat) -> TableNote:
    outcome = table.outcome if table.is_over else None
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
    names = [sitter.person.name if sitter.person else "" for sitter in table.seats]
    return msgspec.json.encode({"names": names, "outcome": table.outcome})
