"""VE-9.3: the farthest gondola wins."""

from borgo.core.game import Outcome

from .gondolas import spaces
from .state import State


def points(state: State) -> tuple[int, ...]:
    """A gondola's space is its points. Gold not yet traded is nobody's business (VE-6.1)."""
    return spaces(state)


def outcome(state: State) -> Outcome | None:
    if not state.is_over:
        return None
    reached = spaces(state)
    # Only on the start space can two gondolas lie together: they share the rank.
    ranks = tuple(1 + sum(other > own for other in reached) for own in reached)
    return Outcome(state.ended, reached, ranks)
