"""One look ahead: the action that is worth most right after it, judged on an imagined state."""

from random import Random
from typing import Any

from borgo.core.chance import SEED_BYTES, Chance
from borgo.core.game import Action, AnyGame, Seat

from .chooser import choose_randomly

MOST_LOOKED_AT = 40


def choose_greedily(game: AnyGame, state: Any, seat: Seat, chance: Random) -> Action:
    imagined = game.imagine(state, seat, Chance(chance.randbytes(SEED_BYTES)))
    answers = [action for action in game.legal(imagined, seat) if not action.free]
    if len(answers) > MOST_LOOKED_AT:
        answers = chance.sample(answers, MOST_LOOKED_AT)
    lead = {action: _lead(game, imagined, seat, action) for action in answers}
    most = max(lead.values())
    return choose_randomly([action for action in answers if lead[action] == most], chance)


def _lead(game: AnyGame, state: Any, seat: Seat, action: Action) -> int:
    """How far this seat is ahead of the best other one after the action."""
    points = game.points(game.step(state, seat, action)[0])
    return points[seat] - max((score for other, score in enumerate(points) if other != seat), default=0)
