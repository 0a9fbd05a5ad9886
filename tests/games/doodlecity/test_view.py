"""What is seen, what is hidden, and what is suggested."""

import msgspec
import pytest

from borgo.core.chance import Chance
from borgo.core.game import Audience
from borgo.games.doodlecity import GAME
from borgo.games.doodlecity.actions import CrossHouse, DrawRoad, TakeDie
from borgo.games.doodlecity.data import CROSSED_AT_START, HOUSES
from borgo.games.doodlecity.events import DiceRolled
from borgo.games.doodlecity.forecast import Forecast, Outlook, forecast, outlook
from borgo.games.doodlecity.scoring import scores
from borgo.games.doodlecity.state import State

from .positions import at, drawable, house, new, play, position, random_game, refused, road, sheet

LIVED_IN = """
    · · ─ · ·
    ─ · · · ·
    · · · · │
    · │ · · ·
    · · · ─ ·
"""


NO_HOUSE_IN_COLUMN_1 = (HOUSES[0], *CROSSED_AT_START[1:])


def squares(mine: Outlook) -> tuple[tuple[int, ...], ...]:
    return tuple(die.squares for die in mine.dice)


def seen(state: State, audience: Audience) -> bytes:
    legal = () if audience is None else GAME.legal(state, audience)
    return msgspec.msgpack.encode(
        (GAME.view(state, audience), GAME.prompts(state), legal, GAME.points(state), GAME.outcome(state))
    )


@pytest.mark.parametrize("seats", range(1, 7))
def test_an_imagined_state_looks_the_same_and_rolls_other_dice(seats: int) -> None:
    rolls = 0
    for number, (state, seat, action, after, events) in enumerate(random_game(seats, seed=seats)):
        imagined = GAME.imagine(state, seat, Chance(number.to_bytes(32, "little")))
        for audience in (*range(seats), None):
            assert seen(imagined, audience) == seen(state, audience)
        other_after, other_events = GAME.step(imagined, seat, action)
        if isinstance(events[-1], DiceRolled):
            assert [GAME.hear(event, None) for event in other_events[:-1]] == list(events[:-1])
            rolls += (after.blue, after.whites) != (other_after.blue, other_after.whites)
        else:
            assert other_events == events
    assert rolls > 5, "the dice to come are really open"


def test_the_key_of_chance_is_in_no_view() -> None:
    state = GAME.new(GAME.options(), 3, Chance(b"the-secret-key-of-this-very-game"))
    for audience in (0, 1, 2, None):
        assert b"secret" not in seen(state, audience)
        assert not any(
            isinstance(part, Chance) for part in msgspec.structs.astuple(GAME.view(state, audience))
        )


def test_the_view_shares_what_did_not_change() -> None:
    state = position(sheet(LIVED_IN), sheet(LIVED_IN), whites=(1, 3, 4))
    after = play(state, (0, TakeDie(0)))
    assert GAME.view(after, None).sheets[1] is GAME.view(state, None).sheets[1]


def test_the_view_breaks_the_score_down() -> None:
    state = position(sheet(LIVED_IN, trees=1, hotels=[5], shops=[4]), sheet(LIVED_IN))
    mine = GAME.view(state, None).scores[0]
    assert (mine.hotels, mine.shops, mine.bonuses, mine.taxis, mine.trees, mine.total) == (5, 4, 0, 0, -4, 5)


def test_only_a_seat_has_an_outlook() -> None:
    state = position(sheet(LIVED_IN), sheet(LIVED_IN), blue=1, whites=(1, 2, 6))
    assert GAME.view(state, None).outlook is None
    mine = outlook(state, 1)
    assert squares(mine) == ((at(1, 1),), (at(2, 1),), tuple(at(row, 1) for row in range(1, 6)))
    assert len(mine.forecasts) == 4 * 6 + 1


def test_the_outlook_shrinks_to_the_die_taken_and_then_to_nothing() -> None:
    state = position(sheet(LIVED_IN), sheet(LIVED_IN), blue=1, whites=(1, 2, 3))
    state = play(state, (0, TakeDie(2)))
    assert squares(outlook(state, 0)) == ((), (), (at(3, 1),))
    assert squares(outlook(state, 1)) == ((at(1, 1),), (at(2, 1),), ())
    state = play(state, (0, road(3, 1, "│")))
    assert outlook(state, 0).forecasts == ()


def test_DC_2_7_the_outlook_tells_which_die_costs_a_tree_until_it_is_taken() -> None:
    state = position(sheet(LIVED_IN), sheet(LIVED_IN), blue=1, whites=(1, 6, 6))
    assert [die.tree for die in outlook(state, 0).dice] == [False, True, True]
    state = play(state, (0, TakeDie(1)))
    assert [die.tree for die in outlook(state, 0).dice] == [False, False, False]


def test_the_outlook_names_what_blocks_a_die_as_its_refusal_does() -> None:
    mine = sheet(LIVED_IN.replace("· · ─ · ·", "│ · ─ · ·", 1), NO_HOUSE_IN_COLUMN_1)
    state = position(mine, sheet(LIVED_IN), blue=1, whites=(1, 2, 3))
    assert [die.blocked for die in outlook(state, 0).dice] == ["road-is-there", "no-free-house", ""]
    for die, outlooked in enumerate(outlook(state, 0).dice[:2]):
        assert refused(state, 0, TakeDie(die))[1] == outlooked.blocked


def test_an_outlook_that_did_not_change_is_the_same_object() -> None:
    state = position(sheet(LIVED_IN), sheet(LIVED_IN), sheet(LIVED_IN), blue=1, whites=(1, 2, 3, 4))
    state = play(state, (0, TakeDie(0)), (1, TakeDie(1)))
    assert outlook(play(state, (0, road(1, 1, "│"))), 1) is outlook(state, 1)


def test_DC_4_1_the_view_says_that_this_round_is_the_last() -> None:
    state = position(sheet(trees=6), sheet(), blue=1, whites=(6, 1, 1))
    assert GAME.view(state, None).ending is None
    after = GAME.view(play(state, (0, TakeDie(0))), None)
    assert (after.ending, after.ended) == ("last-tree", None)


@pytest.mark.parametrize("seats", [1, 3])
def test_forecasts_come_true(seats: int) -> None:
    checked = 0
    for seed in range(15):
        for state, seat, action, after, _ in random_game(seats, seed):
            if not isinstance(action, DrawRoad | CrossHouse):
                continue
            assert {f.square for f in outlook(state, seat).forecasts} == drawable(state, seat)
            told = forecast(state.sheets[seat], state.bonuses, action)
            was, now = scores(state)[seat], scores(after)[seat]
            assert told.taxis == now.taxis - was.taxis
            assert told.points == now.hotels + now.shops - was.hotels - was.shops
            if seats == 1:
                assert told.bonus == now.bonuses - was.bonuses
            checked += told.gain > 0
    assert checked > 20


def test_a_forecasts_gain_is_all_that_it_brings() -> None:
    assert Forecast(0, 1, (0,), 0, points=8, bonus=7, taxis=4).gain == 19


def test_a_house_is_forecast_with_the_road_it_stands_on() -> None:
    state = play(position(sheet(LIVED_IN), blue=1, whites=(2, 2, 2)), (0, TakeDie(0)))
    told = forecast(state.sheets[0], state.bonuses, house(2, 1))
    assert (told.shape, told.road, told.houses, told.gain) == (0, (at(2, 1),), 2, 0)


def test_the_default_draws_for_points() -> None:
    row = LIVED_IN.replace("· · ─ · ·", "─ · ─ ─ ─", 1)
    state = play(position(sheet(row), sheet(row), blue=2, whites=(1, 5, 5)), (0, TakeDie(0)))
    assert GAME.default(state, 0) == road(1, 2, "─")


def test_the_default_takes_the_die_that_brings_most_and_spares_trees() -> None:
    row = LIVED_IN.replace("· · ─ · ·", "─ · ─ ─ ─", 1)
    state = position(sheet(row), sheet(row), blue=2, whites=(5, 6, 1))
    assert GAME.default(state, 0) == TakeDie(2)


def test_the_default_never_passes() -> None:
    state = position(sheet(LIVED_IN), blue=1, whites=(6, 6, 6), passing=True)
    assert GAME.default(state, 0) == TakeDie(0)


@pytest.mark.parametrize("seats", range(1, 7))
def test_defaults_are_legal_to_the_end(seats: int) -> None:
    state = new(seats, seed=seats)
    while asked := GAME.asked(state):
        action = GAME.default(state, asked[-1])
        assert action in GAME.legal(state, asked[-1])
        state, _ = GAME.step(state, asked[-1], action)
    assert GAME.outcome(state) is not None
