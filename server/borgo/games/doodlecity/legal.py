"""What may be done. `refusal` is the truth; `legal` lists exactly what it lets through.

Both stand on `open_squares`: where a die may be used. A white 6 with nowhere to go cannot be taken, like any
other die (DC-2.7), so whoever holds a die can always draw.
"""

from borgo.core.game import Seat
from borgo.core.rules import Illegal

from .actions import AnyAction, CrossHouse, CrossTree, DrawRoad, Pass, TakeDie
from .data import HOUSES, KINDS, SIZE, Kind, column_of, row_of
from .roads import SHAPES
from .state import Sheet, State, choosing, holder

CHOICE = 6
"""DC-2.7: the number of a die that lets the player choose."""

SQUARES = range(len(KINDS))


def points_at(square: int, blue: int, white: int) -> bool:
    """DC-2.3, DC-2.7: blue is the column, white the row; a 6 is any."""
    return blue in (column_of(square), CHOICE) and white in (row_of(square), CHOICE)


POINTED_AT = tuple(
    tuple(tuple(square for square in SQUARES if points_at(square, blue, white)) for white in range(7))
    for blue in range(7)
)
"""By the blue and the white number."""

TAKINGS = tuple(TakeDie(die) for die in range(7))
DRAWINGS: tuple[tuple[AnyAction, ...], ...] = tuple(
    (CrossHouse(square),) if kind is Kind.PARK else tuple(DrawRoad(square, shape) for shape in SHAPES)
    for square, kind in enumerate(KINDS)
)
"""All that can ever be done in each square."""


def is_open(sheet: Sheet, square: int) -> bool:
    """A square without a road, or a park with a free house."""
    if KINDS[square] is Kind.PARK:
        column = square % SIZE
        return sheet.houses[column] < HOUSES[column]
    return sheet.roads[square] == 0


def open_squares(sheet: Sheet, blue: int, white: int) -> tuple[int, ...]:
    """Where these dice let this sheet draw a road or cross a house."""
    return tuple(square for square in POINTED_AT[blue][white] if is_open(sheet, square))


def is_useful(state: State, seat: Seat, die: int) -> bool:
    sheet = state.sheets[seat]
    return any(is_open(sheet, square) for square in POINTED_AT[state.blue][state.whites[die]])


def dice_on_offer(state: State) -> tuple[int, ...]:
    taken = {turn.die for turn in state.turns}
    return tuple(die for die in range(len(state.whites)) if die not in taken)


def useful_dice(state: State, seat: Seat) -> tuple[int, ...]:
    return tuple(die for die in dice_on_offer(state) if is_useful(state, seat, die))


def legal(state: State, seat: Seat) -> tuple[AnyAction, ...]:
    if state.ended is not None:
        return ()
    turn = state.turns[seat]
    if turn.die is not None and not turn.done:
        squares = open_squares(state.sheets[seat], state.blue, state.whites[turn.die])
        return tuple(drawing for square in squares for drawing in DRAWINGS[square])
    if choosing(state) != seat:
        return ()
    takings = tuple(TAKINGS[die] for die in useful_dice(state, seat))
    if not takings:
        return (CrossTree(),)
    return (*takings, Pass()) if state.passing else takings


def refusal(state: State, seat: Seat, action: AnyAction) -> Illegal | None:
    """Why the rules forbid this action of this seat; None if they allow it."""
    if state.ended is not None:
        return Illegal("DC-4.1", "game-over")
    match action:
        case TakeDie(die):
            return _not_choosing(state, seat) or _not_takable(state, seat, die)
        case CrossTree():
            return _not_choosing(state, seat) or _not_stuck(state, seat)
        case Pass():
            return _not_choosing(state, seat) or _not_passing(state, seat)
        case DrawRoad(square, shape):
            return _not_pointed_at(state, seat, square) or _no_road_here(state.sheets[seat], square, shape)
        case CrossHouse(square):
            return _not_pointed_at(state, seat, square) or _no_house_here(state.sheets[seat], square)


def _not_choosing(state: State, seat: Seat) -> Illegal | None:
    chooser = choosing(state)
    if chooser == seat:
        return None
    turn = state.turns[seat]
    if turn.done or turn.drawing:
        return Illegal("DC-2.1", "one-die-a-round")
    return None if chooser is None else Illegal("DC-2.1", "another-chooses", seat=chooser)


def _not_takable(state: State, seat: Seat, die: int) -> Illegal | None:
    if die not in range(len(state.whites)):
        return Illegal("DC-2.1", "no-such-die", die=die)
    owner = holder(state, die)
    if owner is not None:
        return Illegal("DC-2.1", "die-is-taken", white=state.whites[die], seat=owner)
    return None if is_useful(state, seat, die) else useless(state.blue, state.whites[die])


def useless(blue: int, white: int) -> Illegal:
    """Why dice that point at nothing open may not be taken."""
    squares = POINTED_AT[blue][white]
    if len(squares) > 1:
        return Illegal("DC-2.7", "nothing-open", blue=blue, white=white)
    if KINDS[squares[0]] is Kind.PARK:
        return Illegal("DC-2.5", "no-free-house", **_place(squares[0]))
    return Illegal("DC-2.4", "road-is-there", **_place(squares[0]))


def _place(square: int) -> dict[str, int]:
    """A square as people name it, for the text of a refusal."""
    return {"column": column_of(square), "row": row_of(square)}


def _not_stuck(state: State, seat: Seat) -> Illegal | None:
    useful = useful_dice(state, seat)
    return Illegal("DC-2.6", "a-die-is-useful", white=state.whites[useful[0]]) if useful else None


def _not_passing(state: State, seat: Seat) -> Illegal | None:
    if not state.passing:
        return Illegal("DC-5.1", "no-passing-at-this-table")
    return None if useful_dice(state, seat) else Illegal("DC-2.6", "no-die-is-useful")


def _not_pointed_at(state: State, seat: Seat, square: int) -> Illegal | None:
    turn = state.turns[seat]
    if turn.done:
        return Illegal("DC-2.2", "drawn-already")
    if turn.die is None:
        return Illegal("DC-2.2", "take-a-die-first")
    if square not in SQUARES:
        return Illegal("DC-2.3", "no-such-square", square=square)
    blue, white = state.blue, state.whites[turn.die]
    if not points_at(square, blue, white):
        return Illegal("DC-2.3", "another-square", blue=blue, white=white, **_place(square))
    return None


def _no_road_here(sheet: Sheet, square: int, shape: int) -> Illegal | None:
    if shape not in SHAPES:
        return Illegal("DC-2.3", "no-such-road", shape=shape)
    if KINDS[square] is Kind.PARK:
        return Illegal("DC-2.5", "parks-get-no-road", **_place(square))
    return None if is_open(sheet, square) else Illegal("DC-2.3", "road-is-there", **_place(square))


def _no_house_here(sheet: Sheet, square: int) -> Illegal | None:
    if KINDS[square] is not Kind.PARK:
        return Illegal("DC-2.5", "not-a-park", **_place(square))
    return None if is_open(sheet, square) else Illegal("DC-2.5", "no-free-house", **_place(square))
