"""The reading side: a connection of its own that cannot write. Lives in one thread, never behind a commit."""

from pathlib import Path

from ..chain import first_hash, next_hash, verify
from ..errors import CorruptJournal, NoSuchRoom
from ..port import Listing, Row, Story
from .schema import connect_reader


class Reader:
    def __init__(self, path: Path) -> None:
        self._db = connect_reader(path)

    def story(self, room: str, after: int) -> Story:
        with self._db:
            self._db.execute("BEGIN")
            about = self._db.execute(
                "SELECT game, created, header, result, seal FROM rooms WHERE room = ?", (room,)
            ).fetchone()
            found = self._db.execute(
                "SELECT seq, payload, hash FROM rows WHERE room = ? AND seq >= ? ORDER BY seq", (room, after)
            ).fetchall()
        if about is None:
            raise NoSuchRoom(room)
        game, created, header, result, seal = about
        rows = tuple(Row(*values) for values in found)
        before = first_hash(header)
        if after:
            before, rows = _known_hash(room, after, rows), rows[1:]
        last_hash, seq = verify(room, before, after, rows), after + len(rows)
        if result is not None and seal != next_hash(last_hash, result):
            raise CorruptJournal(room, seq + 1)
        return Story(room, game, created, header, seq, rows, result)

    def unfinished(self, game: str | None) -> tuple[Listing, ...]:
        found = self._db.execute(
            """SELECT room, game, created FROM rooms
               WHERE result IS NULL AND game = coalesce(?, game) ORDER BY created, room""",
            (game,),
        )
        return tuple(Listing(*values) for values in found)

    def get(self, bucket: str, key: str) -> bytes | None:
        found = self._db.execute("SELECT value FROM kept WHERE bucket = ? AND key = ?", (bucket, key))
        value: tuple[bytes] | None = found.fetchone()
        return value[0] if value else None

    def items(self, bucket: str) -> dict[str, bytes]:
        return dict(self._db.execute("SELECT key, value FROM kept WHERE bucket = ? ORDER BY key", (bucket,)))

    def close(self) -> None:
        self._db.close()


def _known_hash(room: str, seq: int, rows: tuple[Row, ...]) -> bytes:
    """The hash of a row that the caller has seen before."""
    if not rows or rows[0].seq != seq:
        raise CorruptJournal(room, seq)
    return rows[0].hash
