"""Points as soon as possible: what is worth most at once, else what may be worth most at the next chance.

Everything is tried out on a state that the bot imagines from its seat.
"""

from random import Random
from typing import Any

from borgo.core.chance import SEED_BYTES, Chance
from borgo.core.game import Action, AnyGame, Seat

from .chooser import choose_randomly

MOST_LOOKED_AT = 30
MOST_FOLLOWED = 6
MOST_AT_NEXT_CHANCE = 8
PATIENCE = 8
"""So many answers of others are waited for until the next chance."""


def choose_greedily(game: AnyGame, state: Any, seat: Seat, chance: Random) -> Action:
    imagined = game.imagine(state, seat, Chance(chance.randbytes(SEED_BYTES)))
    after = {
        action: game.step(imagined, seat, action)[0]
        for action in _answers(game, imagined, seat, MOST_LOOKED_AT, chance)
    }
    best = _most({action: _lead(game, state, seat) for action, state in after.items()})
    if len(best) == 1:
        return best[0]
    followed = _different(best, chance)
    best = _most({action: _next_chance(game, after[action], seat, chance) for action in followed})
    return choose_randomly(best, chance)


def _answers(game: AnyGame, state: Any, seat: Seat, most: int, chance: Random) -> list[Action]:
    answers = [action for action in game.legal(state, seat) if not action.free]
    return answers if len(answers) <= most else chance.sample(answers, most)


def _most(worth: dict[Action, int]) -> list[Action]:
    most = max(worth.values())
    return [action for action, value in worth.items() if value == most]


def _lead(game: AnyGame, state: Any, seat: Seat) -> int:
    """How far this seat is ahead of the best other one."""
    points = game.points(state)
    return points[seat] - max((score for other, score in enumerate(points) if other != seat), default=0)


def _next_chance(game: AnyGame, state: Any, seat: Seat, chance: Random) -> int:
    """The best lead after this seat's next answer, if the others do anything until then."""
    for _ in range(PATIENCE):
        asked = game.asked(state)
        if not asked:
            break
        if seat in asked:
            tried = _answers(game, state, seat, MOST_AT_NEXT_CHANCE, chance)
            return max(_lead(game, game.step(state, seat, action)[0], seat) for action in tried)
        anything = choose_randomly(game.legal(state, asked[0]), chance)
        state = game.step(state, asked[0], anything)[0]
    return _lead(game, state, seat)


def _different(actions: list[Action], chance: Random) -> list[Action]:
    """A few of them, of as many kinds as there are."""
    chosen: list[Action] = []
    rest = list(actions)
    while rest and len(chosen) < MOST_FOLLOWED:
        action = choose_randomly(rest, chance)
        rest.remove(action)
        chosen.append(action)
    return chosen
