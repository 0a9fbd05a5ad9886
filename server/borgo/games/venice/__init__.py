"""Venice: build the lagoon city together, the farthest gondola wins, 2-5 seats."""

from borgo.core.game import Game

from .actions import AnyAction
from .data import GAME_ID
from .defaults import default
from .events import AnyEvent
from .legal import legal, prompts
from .prompts import AnyPrompt
from .rules import RULES, RULES_VERSION
from .scoring import outcome, points
from .setup import SEATS, new
from .state import State, VeniceOptions
from .step import step
from .view import View, hear, imagine, own_view, public_view

GAME = Game(
    id=GAME_ID,
    rules=RULES,
    rules_version=RULES_VERSION,
    seats=SEATS,
    options=VeniceOptions,
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
    hear=hear,
)
