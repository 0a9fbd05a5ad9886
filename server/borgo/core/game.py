"""The contract between a game and everything around it.

A game is a value of `Game`: a table of pure functions. Rooms, bots, the command line and the tests know no
game but through it. States, actions, events, prompts and views are frozen `Data`; `step` returns a new state
that shares every unchanged part with the old one, which is what makes undo, replay, search and diffs cheap.

Seat, player and connection are three things: a seat is a place in the rules (0, 1, ...), a player is a person
or a bot, a connection is a socket. Rules know seats only.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Generic, TypeVar

from .chance import Chance
from .data import Data, Tagged
from .rules import RuleBook

Seat = int
Audience = int | None
"""Who looks or listens: a seat, or None for the public."""


class Action(Tagged, frozen=True):
    """What a seat does, as an imperative (`PlaceBuilding`)."""

    free: ClassVar[bool] = False
    """True for what a seat may do without being asked; it never answers a prompt."""


class Event(Tagged, frozen=True):
    """What happened, in the past tense (`BuildingPlaced`): for animation, sound and log."""

    reveals: ClassVar[bool] = False
    """True if somebody now knows what was hidden before: nothing earlier can be undone."""


class Clock(Enum):
    """How long an answer may take, in the room's terms."""

    TURN = "turn"
    INTERRUPT = "interrupt"


class Prompt(Tagged, frozen=True):
    """What the game waits for, and from whom. Public: it must hold nothing that is hidden from anyone.

    The legal answers are `Game.legal` for each asked seat, the answer of one who is silent is `Game.default`.
    """

    seats: tuple[Seat, ...]
    clock: ClassVar[Clock] = Clock.TURN
    order: ClassVar[str] = ""
    """The tag of the answer that a seat gives unasked until it orders otherwise; empty: it is asked."""


class Options(Data, frozen=True, array_like=False, forbid_unknown_fields=True):
    """What a table can choose before the start. By name on the wire, so that old tables stay readable."""


class Outcome(Data, frozen=True):
    """The end of a game as a value: why it ended, each seat's points and rank (1 is first)."""

    reason: str
    points: tuple[int, ...]
    ranks: tuple[int, ...]


S = TypeVar("S", bound=Data)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=Data)
O = TypeVar("O", bound=Options)  # noqa: E741


def everyone_hears(event: E, _audience: Audience) -> E:
    """For games whose events hide nothing."""
    return event


@dataclass(frozen=True, slots=True)
class Game(Generic[S, A, E, V, O]):
    id: str
    rules: RuleBook
    rules_version: int
    """Raised whenever an old record would be played differently."""
    seats: range

    options: type[O]
    state: type[S]
    view_type: type[V]
    action: Any
    event: Any
    prompt: Any
    """The unions of all actions, events and prompts, for strict decoding."""

    new: Callable[[O, int, Chance], S]
    """The start position for so many seats."""
    prompts: Callable[[S], tuple[Prompt, ...]]
    """What is waited for now; a seat is in one prompt at most. Empty when the game is over."""
    legal: Callable[[S, Seat], tuple[A, ...]]
    """Exactly what `step` accepts from this seat: answers, and what is `free` to do unasked."""
    step: Callable[[S, Seat, A], tuple[S, tuple[E, ...]]]
    """The action carried out, or `Illegal` raised and nothing changed."""
    default: Callable[[S, Seat], A]
    """The answer of an asked seat that stays silent."""
    points: Callable[[S], tuple[int, ...]]
    """What each seat would score if the game ended now, from public information only."""
    outcome: Callable[[S], Outcome | None]
    public_view: Callable[[S], V]
    """All that everybody may know, and nothing else."""
    own_view: Callable[[S, V, Seat], V]
    """All that this seat may know: the public view, and in it what concerns or is known to the seat alone."""
    imagine: Callable[[S, Audience, Chance], S]
    """A state that this audience cannot tell from the real one: all that is hidden from it is dealt anew."""
    hear: Callable[[E, Audience], E] = everyone_hears
    """The event as this audience learns it."""

    def view(self, state: S, audience: Audience) -> V:
        """All that this audience may know, and nothing else."""
        public = self.public_view(state)
        return public if audience is None else self.own_view(state, public, audience)

    def asked(self, state: S) -> tuple[Seat, ...]:
        """All seats that the game waits for."""
        return tuple(seat for prompt in self.prompts(state) for seat in prompt.seats)


AnyGame = Game[Any, Any, Any, Any, Any]
