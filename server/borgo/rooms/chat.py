"""What is said at a table. Players and spectators talk apart, so that no player is told what to do."""

import unicodedata

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


class Chat:
    def __init__(self) -> None:
        self.lines: tuple[ChatLine, ...] = ()
        self._number = 0

    def add(self, seat: Seat, name: str, text: str) -> None:
        self._number += 1
        self.lines = (*self.lines, ChatLine(self._number, name, seat, text))[-KEPT_LINES:]


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
