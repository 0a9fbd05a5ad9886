"""The answer of a seat that stays silent."""

from borgo.core.game import Seat

from .actions import AnyAction, CrossHouse, DrawRoad, TakeDie
from .forecast import forecast
from .legal import CHOICE, DRAWINGS, legal, open_squares
from .state import State


def default(state: State, seat: Seat) -> AnyAction:
    """The most points at once, sparing trees; the first legal action among equals."""
    return max(legal(state, seat), key=lambda action: _worth(state, seat, action))


def _worth(state: State, seat: Seat, action: AnyAction) -> tuple[int, int]:
    match action:
        case TakeDie(die):
            white = state.whites[die]
            squares = open_squares(state.sheets[seat], state.blue, white)
            drawings = (drawing for square in squares for drawing in DRAWINGS[square])
            return max(_worth(state, seat, drawing) for drawing in drawings)[0], -(white == CHOICE)
        case DrawRoad() | CrossHouse():
            return forecast(state.sheets[seat], state.bonuses, action).gain, 0
        case _:
            return -1, 0
