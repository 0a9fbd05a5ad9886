"""All that one audience gets of a state. Only this leaves a room; the state itself never does."""

from typing import Any

from .data import Data
from .game import Action, AnyGame, Audience, Outcome, Prompt


class Look(Data, frozen=True):
    """Prompts and legal actions are part of it, so that one diff and one hash cover them too.

    To clients the tags of both go as numbers (protocol.numbered).
    """

    view: Data
    prompts: tuple[Prompt, ...]
    legal: tuple[Action, ...]
    points: tuple[int, ...]
    outcome: Outcome | None


def look(game: AnyGame, state: Any, audience: Audience) -> Look:
    return Look(
        view=game.view(state, audience),
        prompts=game.prompts(state),
        legal=() if audience is None else game.legal(state, audience),
        points=game.points(state),
        outcome=game.outcome(state),
    )
