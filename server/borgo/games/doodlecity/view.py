"""What can be seen: everything but the dice to come. Sheets lie open on the table."""

from msgspec.structs import replace

from borgo.core.chance import Chance
from borgo.core.data import Data
from borgo.core.game import Audience, Seat

from .forecast import Outlook, outlook
from .rounds import end_reason
from .scoring import Score, scores
from .state import Sheet, State, Turn


class View(Data, frozen=True):
    passing: bool
    round: int
    starter: Seat
    blue: int
    whites: tuple[int, ...]
    turns: tuple[Turn, ...]
    bonuses: tuple[Seat | None, ...]
    sheets: tuple[Sheet, ...]
    scores: tuple[Score, ...]
    ending: str | None
    """Why this round is the last one; None while nothing says so."""
    ended: str | None
    outlook: Outlook | None
    """For a seat: what it could draw, worked out for its convenience from what all can see."""


def public_view(state: State) -> View:
    return View(
        passing=state.passing,
        round=state.round,
        starter=state.starter,
        blue=state.blue,
        whites=state.whites,
        turns=state.turns,
        bonuses=state.bonuses,
        sheets=state.sheets,
        scores=scores(state),
        ending=end_reason(state.sheets),
        ended=state.ended,
        outlook=None,
    )


def own_view(state: State, public: View, seat: Seat) -> View:
    return replace(public, outlook=outlook(state, seat))


def imagine(state: State, _audience: Audience, chance: Chance) -> State:
    return replace(state, chance=chance)
