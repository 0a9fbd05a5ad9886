"""Doodle City: dice point at squares, everybody draws roads on a sheet of their own, 1-6 seats."""

from borgo.core.game import Game

from .actions import AnyAction
from .data import GAME_ID
from .defaults import default
from .events import AnyEvent
from .legal import legal
from .prompts import AnyPrompt, prompts
from .rules import RULES, RULES_VERSION
from .scoring import outcome, points
from .setup import SEATS, new
from .state import DoodlecityOptions, State
from .step import step
from .view import View, imagine, own_view, public_view

GAME = Game(
    id=GAME_ID,
    rules=RULES,
    rules_version=RULES_VERSION,
    seats=SEATS,
    options=DoodlecityOptions,
    state=State,
    view_type=View,
    action=AnyAction,
    event=AnyEvent,
    prompt=AnyPrompt,
    new=new,
    prompts=prompts,
    legal=legal,
    step=step,
    default=default,
    points=points,
    outcome=outcome,
    public_view=public_view,
    own_view=own_view,
    imagine=imagine,
)
