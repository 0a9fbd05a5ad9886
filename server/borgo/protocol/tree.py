"""What a client holds of a room: one tree, kept up to date by diffs, checked by one hash.

Table and game are branches of the same tree, so joining, chatting, clocks and moves need one mechanism only.
No floats, no maps: every value has one encoding, which is what makes the hash comparable in any language.
"""

from enum import Enum

from borgo.core.data import Data
from borgo.core.game import Seat
from borgo.core.look import Look


class Phase(Enum):
    GATHERING = "gathering"
    PLAYING = "playing"
    PAUSED = "paused"
    """All people are gone; the clocks stand still."""
    FINISHED = "finished"


class Pace(Enum):
    """OV-style turns at a table's speed; how long each is stands in rooms.clocks."""

    LIVE = "live"
    RELAXED = "relaxed"
    DAYS = "days"
    NONE = "none"


class PlayerKind(Enum):
    EMPTY = "empty"
    PERSON = "person"
    BOT = "bot"


class SeatView(Data, frozen=True):
    """Who sits here. A person's seat that a bot plays for the moment keeps its name."""

    kind: PlayerKind
    name: str
    colour: int
    ready: bool
    connected: bool
    bot_plays: bool
    bot_level: str
    bank_ms: int
    """What is left on the clock when it does not run."""
    deadline_ms: int
    """When the running clock is up, in the server's unix milliseconds; 0 if it does not run."""
    wants_rematch: bool


class ChatLine(Data, frozen=True):
    number: int
    name: str
    seat: Seat
    """-1 for a spectator."""
    text: str


class Order(Data, frozen=True):
    """A standing order: this kind of prompt is answered like this without asking.

    The answer is the tag of an action, taken if exactly one such action is legal; or "forced": ask unless one
    answer only is legal; or "bot": a bot chooses.
    """

    prompt: str
    answer: str


class TableView(Data, frozen=True):
    code: str
    game: str
    options: str
    """The game's options as JSON."""
    pace: Pace
    public: bool
    phase: Phase
    host: Seat
    seats: tuple[SeatView, ...]
    spectators: int
    chat: tuple[ChatLine, ...]
    """The last lines of the table's chat for players, of the spectators' chat for spectators."""
    commitment: str
    """Of the game's seed, before anybody could add a nonce; the seed itself once the game is over."""
    seed: str
    next_code: str
    """The table of the rematch."""
    starts_ms: int
    """When a waiting table starts by itself, in the server's unix milliseconds; 0 if it does not."""
    day: str
    """Of a puzzle of the day, as 2026-11-18; empty for all other tables."""


class Me(Data, frozen=True):
    """What only this audience needs. The public's is all empty."""

    seat: Seat
    """-1 for a spectator."""
    can_undo: bool
    orders: tuple[Order, ...]
    """In force now, those that a game proposes included."""


class Tree(Data, frozen=True):
    table: TableView
    me: Me
    look: Look | None
    """The game as this audience sees it; None before the start."""
