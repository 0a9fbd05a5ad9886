"""What a seat can do. Squares are 0-24, roads 1-6, dice counted from 0 in the tray."""

from borgo.core.game import Action


class TakeDie(Action, frozen=True):
    die: int


class CrossTree(Action, frozen=True):
    """No die on offer is of any use (DC-2.6)."""


class Pass(Action, frozen=True):
    """Cross a tree instead of taking a die (DC-5.1)."""


class DrawRoad(Action, frozen=True):
    square: int
    shape: int


class CrossHouse(Action, frozen=True):
    """Cross a free house of the park in this square."""

    square: int


AnyAction = TakeDie | CrossTree | Pass | DrawRoad | CrossHouse
