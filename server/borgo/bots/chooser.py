"""Random play that gets somewhere: first a kind of action, then one of that kind."""

from collections.abc import Sequence
from random import Random

from borgo.core.game import Action

FREE_ACTIONS_ARE_RARE = 20


def choose_randomly(legal: Sequence[Action], chance: Random) -> Action:
    """Kinds are equally likely, so thirty building sites do not drown the one way to take coins.

    What is free to do unasked is done once in a while only: a game could go on for ever with nothing else.
    """
    kinds: dict[type[Action], list[Action]] = {}
    for action in legal:
        kinds.setdefault(type(action), []).append(action)
    answers = [kind for kind in kinds if not kind.free]
    rare = [kind for kind in kinds if kind.free]
    choose_rare = rare and (not answers or chance.randrange(FREE_ACTIONS_ARE_RARE) == 0)
    return chance.choice(kinds[chance.choice(rare if choose_rare else answers)])
