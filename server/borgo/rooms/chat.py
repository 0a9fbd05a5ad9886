"""What is said at a table. Players and spectators talk apart, so that no player is told what to do.

What players say is kept beside the room's rows, line by line, so that it can be erased with its author; what
spectators say is not kept at all.
"""

import unicodedata
from collections.abc import Iterable, Mapping

import msgspec

from borgo.core.data import Data
from borgo.core.game import Seat
from borgo.core.rules import Illegal
from borgo.protocol.tree import ChatLine

KEPT_LINES = 50
BURST = 5
"""So many lines at once, then one in each pause."""
PAUSE_MS = 2000
MOST_SPEAKERS = 256
"""When there are more, those who have been quiet are forgotten."""

_CONTROL = {"Cc", "Cs", "Zl", "Zp"}
_DIRECTION = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that could turn the rest of a line, or of the page, around."""


def clean(text: str) -> str:
    """One line without control characters, or Illegal if nothing is left of it."""
    visible = (
        " " if unicodedata.category(letter) in _CONTROL else letter
        for letter in text
        if letter not in _DIRECTION
    )
    line = " ".join("".join(visible).split())
    if not line:
        raise Illegal("TB-4.1", "empty")
    return line


class Line(Data, frozen=True):
    """One line as it is kept. Its author's name is not part of it."""

    number: int
    at_ms: int
    author: str
    """The person's id; empty for a spectator without a name."""
    seat: Seat
    """-1 for a spectator."""
    text: str


def lines_of(code: str) -> str:
    """The journal's bucket for what was said at a table."""
    return f"chat {code}"


def key_of(number: int) -> str:
    return f"{number:06}"


def read_line(packed: bytes) -> Line:
    return msgspec.msgpack.decode(packed, type=Line)


class Chat:
    def __init__(self, names: Mapping[str, str], lines: Iterable[Line] = ()) -> None:
        """The names are looked up as they are at the time; `show` after one has changed."""
        self._names = names
        self._said = tuple(lines)
        self._last = self._said[-1].number if self._said else 0
        self.lines: tuple[ChatLine, ...] = ()
        """As everybody sees them."""
        self.show()

    def add(self, at_ms: int, author: str, seat: Seat, text: str) -> tuple[Line, tuple[Line, ...]]:
        """The new line, and those that are too many now."""
        self._last += 1
        line = Line(self._last, at_ms, author, seat, text)
        said = (*self._said, line)
        self._said = said[-KEPT_LINES:]
        self.lines = (*self.lines, self._shown(line))[-KEPT_LINES:]
        return line, said[:-KEPT_LINES]

    def forget(self, author: str) -> None:
        self._said = tuple(line for line in self._said if line.author != author)
        self.show()

    def show(self) -> None:
        self.lines = tuple(map(self._shown, self._said))

    def _shown(self, line: Line) -> ChatLine:
        return ChatLine(line.number, self._names.get(line.author, ""), line.seat, line.text)


class Patience:
    """Lets each speaker talk at a human speed."""

    def __init__(self) -> None:
        self._quiet_at: dict[str, int] = {}
        """When a speaker will have used up what was said."""

    def hear(self, speaker: str, now: int) -> None:
        """Count one line, or Illegal if it came too soon."""
        if len(self._quiet_at) > MOST_SPEAKERS:
            self._quiet_at = {who: until for who, until in self._quiet_at.items() if until > now}
        busy_until = max(self._quiet_at.get(speaker, 0), now)
        if busy_until - now > (BURST - 1) * PAUSE_MS:
            wait = busy_until - now - (BURST - 1) * PAUSE_MS
            raise Illegal("TB-4.2", "too-fast", seconds=-(-wait // 1000))
        self._quiet_at[speaker] = busy_until + PAUSE_MS
