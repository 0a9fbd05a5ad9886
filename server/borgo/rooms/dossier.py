"""All that rooms keep about one person: found, handed out, erased."""

import msgspec

from borgo.journal import Drop, Journal

from .chat import Line, key_of, lines_of, read_line
from .notes import TableNote, notes_of


class Said(msgspec.Struct, frozen=True):
    """What the person said at a table."""

    code: str
    line: Line


class Dossier:
    def __init__(self, journal: Journal, person_id: str) -> None:
        self._journal = journal
        self._person_id = person_id

    async def notes(self) -> list[TableNote]:
        """The tables where the person sits or ever sat, newest first."""
        kept = await self._journal.items(notes_of(self._person_id))
        notes = [msgspec.msgpack.decode(value, type=TableNote) for value in kept.values()]
        return sorted(notes, key=lambda note: -note.since_ms)

    async def said(self) -> list[Said]:
        return [
            Said(note.code, line)
            for note in await self.notes()
            for line in await kept_lines(self._journal, note.code)
            if line.author == self._person_id
        ]

    async def erase(self) -> None:
        lines = [Drop(lines_of(said.code), key_of(said.line.number)) for said in await self.said()]
        notes = [Drop(notes_of(self._person_id), note.code) for note in await self.notes()]
        await self._journal.commit(*lines, *notes)


async def kept_lines(journal: Journal, code: str) -> list[Line]:
    """The last lines of a table's chat, oldest first."""
    return [read_line(packed) for packed in (await journal.items(lines_of(code))).values()]
