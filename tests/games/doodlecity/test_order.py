"""DC-2.2: drawings may come in any order, and every order gives the same state, byte for byte."""

import random
from itertools import permutations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from borgo.core.game import Seat
from borgo.games.doodlecity import GAME
from borgo.games.doodlecity.actions import AnyAction, TakeDie
from borgo.games.doodlecity.data import BONUSES
from borgo.games.doodlecity.state import State, taking_order

from .positions import crowded, play, position, road, sheet

THREE_PARKS = "· · · · · ─ ┐ · · · · · · · · · │ · · · · └ ─ ─ ·"
EIGHT, NINE = (3, 3, 2, 2, 1), (3, 3, 2, 3, 1)

Plan = dict[Seat, list[AnyAction]]


def as_bytes(state: State) -> bytes:
    return msgspec.msgpack.encode(state)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_DC_2_2_bonuses_go_by_the_order_of_taking_not_of_drawing(order: tuple[Seat, ...]) -> None:
    sheets = (sheet(THREE_PARKS, EIGHT), sheet(THREE_PARKS, NINE), sheet(THREE_PARKS, EIGHT))
    state = position(*sheets, blue=2, whites=(3, 3, 3, 3), starter=1)
    state = play(state, (1, TakeDie(0)), (2, TakeDie(1)), (0, TakeDie(2)))
    after = play(state, *((seat, road(3, 2, "│")) for seat in order))
    assert [mine.shops[-1].bonus for mine in after.sheets] == [3, 7, 5]
    in_turn = play(state, *((seat, road(3, 2, "│")) for seat in (1, 2, 0)))
    assert as_bytes(after) == as_bytes(in_turn)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(seats=st.integers(2, 6), seed=st.integers(0, 2**32), shuffle=st.randoms(use_true_random=False))
def test_DC_2_2_every_interleaving_of_a_round_gives_the_same_state(
    seats: int, seed: int, shuffle: random.Random
) -> None:
    start = contested_round(seats, random.Random(seed))
    plan, in_turn = plan_round(start)
    for _ in range(3):
        assert as_bytes(play_mixed(start, plan, shuffle)) == as_bytes(in_turn)


@pytest.mark.parametrize("seed", range(20))
def test_DC_2_2_every_order_of_drawing_gives_the_same_state(seed: int) -> None:
    start = contested_round(4, random.Random(seed))
    plan, in_turn = plan_round(start)
    state = play(start, *((seat, plan[seat][0]) for seat in taking_order(start)))
    drawing = [seat for seat, actions in plan.items() if len(actions) == 2]
    for order in permutations(drawing):
        assert as_bytes(play(state, *((seat, plan[seat][1]) for seat in order))) == as_bytes(in_turn)


def test_the_rounds_tried_above_are_contested() -> None:
    """Two seats or more score a shop that reaches a bonus: what a race for it would decide wrongly."""
    contested = 0
    for seed in range(20):
        start = contested_round(4, random.Random(seed))
        _, after = plan_round(start)
        new_shops = [mine.shops[-1] for mine in after.sheets if mine.shops]
        contested += sum(shop.points >= BONUSES[0] for shop in new_shops) >= 2
    assert contested >= 10


def contested_round(seats: int, rng: random.Random) -> State:
    """A late round with crowded sheets, where shops are worth a lot to several seats at once."""
    whites = tuple(rng.randint(1, 6) for _ in range(seats + 1))
    sheets = (crowded(rng) for _ in range(seats))
    return position(*sheets, blue=6, whites=whites, starter=rng.randrange(seats))


def plan_round(state: State) -> tuple[Plan, State]:
    """What each seat will do for points in this round, and the state after doing it strictly in turn."""
    plan: Plan = {}
    round_ = state.round
    while state.round == round_ and (asked := GAME.asked(state)):
        seat = asked[0]
        action = GAME.default(state, seat)
        plan.setdefault(seat, []).append(action)
        state, _ = GAME.step(state, seat, action)
    return plan, state


def play_mixed(state: State, plan: Plan, shuffle: random.Random) -> State:
    """The same decisions, any asked seat first; only the taking of dice keeps its turn."""
    todo = {seat: list(actions) for seat, actions in plan.items()}
    while any(todo.values()):
        seat = shuffle.choice([seat for seat in GAME.asked(state) if todo[seat]])
        state, _ = GAME.step(state, seat, todo[seat].pop(0))
    return state
