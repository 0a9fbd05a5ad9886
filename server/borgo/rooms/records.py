"""A finished table as a game record that anyone can play again and check (core.record)."""

from borgo import __version__
from borgo.core import record
from borgo.core.game import AnyGame

from .entries import Acted, Entry, Header
from .table import Table


def record_of(game: AnyGame, header: Header, entries: list[Entry]) -> bytes | None:
    """None if the game is not over, or was abandoned."""
    table = Table(game, header)
    played = []
    for entry in entries:
        table.apply(entry)
        if isinstance(change := entry.change, Acted):
            played.append(record.Entry(change.seat, table.read_action(change.action)))
    if table.outcome is None:
        return None
    return record.write(
        game,
        __version__,
        table.options,
        len(table.seats),
        header.seed,
        played,
        table.outcome,
        table.nonces,
    )
