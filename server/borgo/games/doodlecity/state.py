"""The whole position: the round in front of everybody, and a sheet for each seat."""

from functools import cache

from msgspec.structs import replace

from borgo.core.chance import Chance
from borgo.core.data import Data
from borgo.core.game import Options, Seat


class DoodlecityOptions(Options, frozen=True):
    passing: bool = False
    """DC-5.1: instead of taking a die a seat may cross a tree."""


class HotelScore(Data, frozen=True):
    square: int
    length: int
    points: int
    """The circled value of the track, 0 if none was free."""


class ShopScore(Data, frozen=True):
    square: int
    houses: int
    points: int
    bonus: int | None = None
    """None until all who took a die before this seat have drawn."""


class Sheet(Data, frozen=True):
    roads: tuple[int, ...]
    """The road in each square, 0 where there is none."""
    houses: tuple[int, ...]
    """Crossed houses of each column's park."""
    trees: int = 0
    """Crossed trees."""
    hotels: tuple[HotelScore, ...] = ()
    shops: tuple[ShopScore, ...] = ()


class Turn(Data, frozen=True):
    """What a seat has done in this round."""

    die: int | None = None
    """Which of the white dice it took."""
    square: int | None = None
    """Where it drew or crossed a house."""
    done: bool = False

    @property
    def drawing(self) -> bool:
        """Has a die and has not drawn yet."""
        return self.die is not None and not self.done


UNDECIDED = Turn()


class State(Data, frozen=True):
    chance: Chance
    passing: bool
    round: int
    starter: Seat
    blue: int
    whites: tuple[int, ...]
    turns: tuple[Turn, ...]
    bonuses: tuple[Seat | None, ...]
    """Who took each shop bonus; None while it is open."""
    sheets: tuple[Sheet, ...]
    ended: str | None = None
    """Why the game is over."""


def taking_order(state: State) -> tuple[Seat, ...]:
    """DC-2.1: clockwise from the start player."""
    return _clockwise(len(state.sheets), state.starter)


@cache
def _clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    return (*range(first, seats), *range(first))


def choosing(state: State) -> Seat | None:
    """The seat whose turn it is to take a die."""
    if state.ended is None:
        for seat in taking_order(state):
            turn = state.turns[seat]
            if turn.die is None and not turn.done:
                return seat
    return None


def holder(state: State, die: int) -> Seat | None:
    """Who took this white die."""
    for seat, turn in enumerate(state.turns):
        if turn.die == die:
            return seat
    return None


def with_sheet(state: State, seat: Seat, sheet: Sheet) -> State:
    return replace(state, sheets=(*state.sheets[:seat], sheet, *state.sheets[seat + 1 :]))


def with_turn(state: State, seat: Seat, turn: Turn) -> State:
    return replace(state, turns=(*state.turns[:seat], turn, *state.turns[seat + 1 :]))
