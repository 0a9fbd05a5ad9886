"""What follows from a drawing: bonuses, the end of the round, the end of the game.

Ruling (DC-3.4 under DC-2.2): "first" means first in the order of taking dice, never first in real time. A
shop's bonus is settled as soon as everyone who took a die before has drawn; until then it is open. So all
orders of drawing lead to the same state, and nobody gains by being quick.
"""

from msgspec.structs import replace

from borgo.core.game import Seat

from .data import BONUSES, HOTEL_END, SHOP_END, TREES
from .events import AnyEvent, BonusTaken, DiceRolled, GameEnded
from .scoring import open_bonus
from .setup import roll
from .state import UNDECIDED, Sheet, State, taking_order, with_sheet

Result = tuple[State, tuple[AnyEvent, ...]]


def settle_bonuses(state: State) -> Result:
    events: tuple[AnyEvent, ...] = ()
    for seat in taking_order(state):
        if not state.turns[seat].done:
            break
        shops = state.sheets[seat].shops
        if shops and shops[-1].bonus is None:
            state, event = _settle(state, seat)
            events += event
    return state, events


def _settle(state: State, seat: Seat) -> Result:
    sheet = state.sheets[seat]
    *before, shop = sheet.shops
    bonus = open_bonus(state.bonuses, shop.points)
    state = with_sheet(state, seat, replace(sheet, shops=(*before, replace(shop, bonus=bonus))))
    if not bonus:
        return state, ()
    place = BONUSES.index(bonus)
    owners = (*state.bonuses[:place], seat, *state.bonuses[place + 1 :])
    return replace(state, bonuses=owners), (BonusTaken(seat, shop.square, bonus),)


def finish_round(state: State) -> Result:
    """When all have drawn: the next roll, or the end."""
    if not all(turn.done for turn in state.turns):
        return state, ()
    reason = end_reason(state.sheets)
    if reason is not None:
        return replace(state, ended=reason), (GameEnded(reason),)
    return _next_round(state)


def end_reason(sheets: tuple[Sheet, ...]) -> str | None:
    """DC-4.1; if there are several, the first in the order of the rule."""
    if any(score.points == HOTEL_END for sheet in sheets for score in sheet.hotels):
        return "highest-hotel"
    if any(score.points == SHOP_END for sheet in sheets for score in sheet.shops):
        return "highest-shop"
    if any(sheet.trees == TREES for sheet in sheets):
        return "last-tree"
    return None


def _next_round(state: State) -> Result:
    seats = len(state.sheets)
    blue, whites, chance = roll(state.chance, seats)
    state = replace(
        state,
        chance=chance,
        round=state.round + 1,
        starter=(state.starter + 1) % seats,
        blue=blue,
        whites=whites,
        turns=(UNDECIDED,) * seats,
    )
    return state, (DiceRolled(state.round, state.starter, blue, whites),)
