"""Players that use only the game contract, by level.

A bot gets the real state but may only look at one that it imagines from its seat (`Game.imagine`), at its own
legal actions and at what is asked: it never knows more than a person there would.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from borgo.core.game import Action, AnyGame, Seat

from .chooser import choose_randomly
from .greedy import choose_greedily

Bot = Callable[[AnyGame, Any, Seat, Random], Action]


def play_randomly(game: AnyGame, state: Any, seat: Seat, chance: Random) -> Action:
    return choose_randomly(game.legal(state, seat), chance)


BOTS: Mapping[str, Bot] = {"random": play_randomly, "greedy": choose_greedily}
