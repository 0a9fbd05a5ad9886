"""Doodle City: dice point at squares, everybody draws roads on a sheet of their own, 1-6 seats."""

from borgo.core.game import Game

from .actions import DoodleAction
from .events import DoodleEvent
from .forecast import default
from .legal import legal
from .prompts import DoodlePrompt, prompts
from .rules import RULES, RULES_VERSION
from .scoring import outcome, points
from .setup import SEATS, new
from .state import DoodleOptions, State
from .step import step
from .view import View, imagine, view

GAME: Game[State, DoodleAction, DoodleEvent, View, DoodleOptions] = Game(
    id="doodlecity",
    rules=RULES,
    rules_version=RULES_VERSION,
    seats=SEATS,
    options=DoodleOptions,
    state=State,
    view_type=View,
    action=DoodleAction,
    event=DoodleEvent,
    prompt=DoodlePrompt,
    new=new,
    prompts=prompts,
    legal=legal,
    step=step,
    default=default,
    points=points,
    outcome=outcome,
    view=view,
    imagine=imagine,
)
