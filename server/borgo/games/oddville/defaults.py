"""The answer of a seat that stays silent: never harmful to others, as good as a simple rule can make it."""

from borgo.core.game import Seat

from .actions import AnyAction, Collect, Decline, EndTurn, FetchResource, TakeCoins, TakeProject
from .characters import coins_from
from .data import COIN_LIMIT
from .legal import legal
from .state import State

# Coins first, then goods, then plans; what is not named here comes last.
_PREFERENCE = {Collect: 0, Decline: 1, EndTurn: 1, TakeCoins: 2, FetchResource: 3, TakeProject: 4}
_LAST = len(_PREFERENCE)


def default(state: State, seat: Seat) -> AnyAction:
    """OV-6.8 collects, OV-6.11 declines; a turn takes what coins fit, with the weakest card for that."""
    answers = [action for action in legal(state, seat) if not action.free]
    return min(answers, key=lambda action: _rank(state, seat, action))


def _rank(state: State, seat: Seat, action: AnyAction) -> tuple[int, int]:
    preference = _PREFERENCE.get(type(action), _LAST)
    if not isinstance(action, TakeCoins):
        return preference, 0
    player = state.players[seat]
    gained = min(coins_from(player, action.card), COIN_LIMIT - len(player.coins))
    return (preference, -gained) if gained else (_LAST, 0)
