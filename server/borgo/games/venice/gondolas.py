"""VE-5: how gondolas move, and when it matters who moves first."""

from msgspec.structs import replace

from borgo.core.game import Seat

from .board import place_of
from .data import GOAL
from .events import EndReached, GondolaMoved, Log
from .state import JUMPED, State, add, put, with_player

Spaces = tuple[int, ...]
"""Where the gondola of each seat lies."""


def spaces(state: State) -> Spaces:
    return tuple(player.gondola for player in state.players)


def landing(at: Spaces, seat: Seat, points: int) -> int:
    """VE-5.1: the space reached; taken places are jumped and not counted. VE-5.3: it goes on beyond 60."""
    taken = {place_of(space) for other, space in enumerate(at) if other != seat}
    space = at[seat]
    while points:
        space += 1
        if place_of(space) not in taken:
            points -= 1
    return space


def order_matters(at: Spaces, buyer: Seat, most: int, mover: Seat, points: int) -> bool:
    """Whether some trade of up to `most` points leads elsewhere before the move than after it."""
    moved = put(at, mover, landing(at, mover, points))
    for bought in range(1, most + 1):
        early = put(at, buyer, landing(at, buyer, bought))
        if landing(early, mover, points) != moved[mover] or landing(moved, buyer, bought) != early[buyer]:
            return True
    return False


def move(state: State, seat: Seat, points: int, source: int, log: Log) -> State:
    player = state.players[seat]
    space = landing(spaces(state), seat, points)
    log.append(GondolaMoved(seat, points, player.gondola, space))
    gained = add(add(player.gained, source, points), JUMPED, space - player.gondola - points)
    player = replace(player, gondola=space, gained=gained)
    state = replace(state, players=with_player(state.players, seat, player))
    if space >= GOAL and not state.ended:
        log.append(EndReached(state.turn.seat, "goal-reached"))
        return replace(state, ended="goal-reached")
    return state
