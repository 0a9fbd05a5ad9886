"""Rooms as the lists of the lobby show them."""

from .notes import TableListing
from .room import Room


def listing_of(room: Room) -> TableListing:
    table = room.table
    return TableListing(
        code=table.header.code,
        game=table.game.id,
        options=table.options_text,
        pace=table.pace,
        phase=table.phase,
        names=tuple(table.name_at(seat) for seat in range(len(table.seats))),
        kinds=tuple(sitter.kind for sitter in table.seats),
        waits_for=tuple(seat for seat, _prompt in table.asked()),
        seats=len(table.seats),
        free=len(table.free_seats()),
        spectators=room.spectators,
    )
