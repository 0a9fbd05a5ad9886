"""What is seen and heard, and that nothing hidden is in it."""

from collections.abc import Iterable

import msgspec
import pytest

from borgo.core.chance import Chance
from borgo.core.game import Audience
from borgo.core.history import History, Undo
from borgo.core.look import look
from borgo.games.venice import GAME
from borgo.games.venice.actions import (
    AbandonKind,
    CarryOut,
    Done,
    DrainField,
    DrawCards,
    LayCards,
    PlaceBuilding,
    PutOpen,
    ScoreDistrict,
    SettleGold,
    TakeOpen,
    TradeGold,
)
from borgo.games.venice.data import MAP
from borgo.games.venice.events import AnyEvent, BagTaken, BuildingScored
from borgo.games.venice.forecast import Forecast
from borgo.games.venice.prompts import ChooseDistrict, ChoosePlace, DrainStage, DrawStage, TradeInBetween
from borgo.games.venice.state import State

from .invariants import check
from .positions import (
    BASILICA,
    CAMPO,
    CASA,
    PALAZZO,
    PONTE,
    A,
    D,
    alone,
    at,
    cards,
    common,
    fields,
    gondolas,
    lay,
    new,
    play,
    position,
    random_game,
    seat,
)

encode = msgspec.msgpack.encode


def audiences(seats: int) -> Iterable[Audience]:
    return (*range(seats), None)


def heard(events: Iterable[AnyEvent], audience: Audience) -> bytes:
    return encode([GAME.hear(event, audience) for event in events])


def chance(number: int) -> Chance:
    return Chance(number.to_bytes(32, "little"))


@pytest.mark.parametrize("seats", GAME.seats)
def test_an_imagined_state_looks_the_same_to_its_audience(seats: int) -> None:
    for seed in range(4):
        for number, (state, *_) in enumerate(random_game(seats, seed)):
            audience = tuple(audiences(seats))[number % (seats + 1)]
            imagined = GAME.imagine(state, audience, chance(number))
            check(imagined)
            assert encode(look(GAME, imagined, audience)) == encode(look(GAME, state, audience))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_same_action_sounds_and_looks_the_same_in_an_imagined_state(seats: int) -> None:
    """Whatever another seat does, this audience learns the same of it, though all that is hidden differs.

    Excepted is what chance reveals to all: a card turned up, and gold that is shown when it is traded. The
    imagined seat may also lack the cards or the gold, and then cannot do it."""
    compared = 0
    for seed in range(4):
        for number, (state, who, action, after, events) in enumerate(random_game(seats, seed)):
            audience = next(one for one in (*range(number % seats, seats), None) if one != who)
            imagined = GAME.imagine(state, audience, chance(number))
            if any(event.reveals and GAME.hear(event, audience) == event for event in events):
                continue
            if action not in GAME.legal(imagined, who):
                assert isinstance(action, LayCards | PutOpen), "the hand is all that may be missing"
                continue
            other_after, other_events = GAME.step(imagined, who, action)
            assert heard(other_events, audience) == heard(events, audience)
            assert encode(look(GAME, other_after, audience)) == encode(look(GAME, after, audience))
            compared += 1
    assert compared > 500


def full_of_secrets() -> State:
    """Everybody hides cards, tiles and bags."""
    secret = {"hand": cards(1, 1, 1, 1), "tiles": (1, 1, 1), "bags": (1, 0, 1, 0)}
    return position(seat(5, **secret), seat(9, **secret), seat(14, **secret), drained=MAP.names[:9])


@pytest.mark.parametrize("audience", [0, 1, 2, None])
def test_imagine_deals_all_that_is_hidden_anew(audience: Audience) -> None:
    state = full_of_secrets()
    imagined = [GAME.imagine(state, audience, chance(number)) for number in range(30)]
    for part in ("pile", "swamp", "bags", "chance"):
        assert len({getattr(one, part) for one in imagined}) > 20, part
    for other in range(3):
        hands = {one.players[other].hand for one in imagined}
        purses = {(one.players[other].tiles, one.players[other].bags) for one in imagined}
        assert (len(hands) > 1, len(purses) > 1) == (other != audience, other != audience)


def test_imagine_keeps_what_all_have_seen() -> None:
    """An open card went to a hand before everybody's eyes: it is there in every imagined state."""
    state = position(
        seat(), seat(hand=cards(campo=3)), seat(), stage=DrawStage((0,)), open_cards=cards(ponte=1)
    )
    state = play(state, TakeOpen(PONTE), Done(), Done(), DrawCards())
    for number in range(30):
        assert GAME.imagine(state, 2, chance(number)).players[0].hand == cards(ponte=1)


def test_a_view_holds_no_chance_and_no_hidden_number() -> None:
    state = GAME.new(GAME.options(), 3, Chance(b"the-secret-key-of-this-very-game"))
    for audience in audiences(3):
        assert b"secret" not in encode(look(GAME, state, audience))
    assert GAME.view(state, None).own is None
    own = GAME.view(state, 1).own
    assert own is not None
    assert own.hand == state.players[1].hand


def test_the_public_sees_what_all_seats_see() -> None:
    for state, *_ in random_game(3, seed=8):
        public = GAME.view(state, None)
        for audience in range(3):
            mine = GAME.view(state, audience)
            secrets = {"own": None, "forecasts": (), "layings": (), "trades": ()}
            assert msgspec.structs.replace(mine, **secrets) == public


def test_points_are_the_gondolas() -> None:
    state = position(seat(7, tiles=(0, 0, 9)), seat(12), seat(3))
    assert GAME.points(state) == (7, 12, 3)


def forecast_of(state: State, who: int) -> dict[tuple[int, ...], tuple[int, ...]]:
    return {one.fields: one.points for one in GAME.view(state, who).forecasts}


def test_a_seat_that_places_sees_what_each_place_brings() -> None:
    state = position(seat(1, hand=cards(palazzo=2)), seat(20, laid=cards(palazzo=1)), seat())
    state = play(state, lay(2, PALAZZO), common(PALAZZO))
    assert forecast_of(state, 0) == {
        fields("A16", "A21"): (6, 3, 0),
        fields("B10", "B14"): (7, 3, 0),
        fields("C6", "C7"): (7, 3, 0),
        fields("D4", "D9"): (5, 2, 0),
        fields("E16", "E19"): (6, 3, 0),
    }
    assert forecast_of(state, 1) == {}


def is_about(forecast: Forecast, action: PlaceBuilding | ScoreDistrict) -> bool:
    if isinstance(action, PlaceBuilding):
        return forecast.fields == action.fields
    return forecast.district == action.district


@pytest.mark.parametrize("seats", GAME.seats)
def test_forecasts_come_true(seats: int) -> None:
    checked = 0
    for seed in range(12):
        for state, who, action, after, events in random_game(seats, seed):
            if not isinstance(action, PlaceBuilding | ScoreDistrict):
                continue
            told = GAME.view(state, who).forecasts
            assert len(told) == len([a for a in GAME.legal(state, who) if type(a) is type(action)])
            if not any(isinstance(event, BuildingScored) for event in events):
                continue
            (mine,) = [one for one in told if is_about(one, action)]
            if not any(isinstance(prompt, TradeInBetween) for prompt in GAME.prompts(after)):
                assert mine.stops == GAME.points(after)
                assert list(mine.bags) == [event.seat for event in events if isinstance(event, BagTaken)]
                checked += 1
    assert checked > 100


def test_a_forecast_names_the_fields_that_count() -> None:
    state = position(seat(1, hand=cards(palazzo=3)), seat(), seat())
    state = play(state, lay(3, PALAZZO), alone(PALAZZO))
    (told,) = [one for one in GAME.view(state, 0).forecasts if one.fields == fields("D4", "D9")]
    assert told.counted == fields("D3", "D5", "D10", "D12", "D13"), "and not D8, where the basilica stands"


@pytest.mark.parametrize("seats", GAME.seats)
def test_laying_and_trading_do_what_was_foretold(seats: int) -> None:
    checked = set()
    for seed in range(8):
        for state, who, action, after, _ in random_game(seats, seed):
            view = GAME.view(state, who)
            if isinstance(action, LayCards) and action.kind is not CASA:
                (laying,) = [
                    one for one in view.layings if (one.kind, one.count) == (action.kind, action.count)
                ]
                completed = after.completed[len(state.completed) :]
                assert len(completed) == laying.alone + laying.finishes
                assert after.architects[action.kind] == laying.holder
                checked.add((laying.alone, laying.finishes))
            if isinstance(action, TradeGold):
                (trade,) = [one for one in view.trades if one.points == action.points]
                assert after.players[who].gondola == trade.stop
                gave = zip(state.players[who].tiles, trade.tiles, after.players[who].tiles, strict=True)
                assert all(had - given == has for had, given, has in gave)
    assert {(False, False), (False, True)} <= checked


def test_a_building_of_one_s_own_is_foretold_beside_that_of_the_others() -> None:
    state = position(seat(hand=cards(palazzo=4)), seat(laid=cards(palazzo=1)), seat())
    told = {one.count: (one.alone, one.finishes, one.holder) for one in GAME.view(state, 0).layings}
    assert told == {1: (False, False, 1), 2: (False, True, 0), 3: (True, False, 1), 4: (True, False, 1)}


def test_defaults_are_legal() -> None:
    for seats in GAME.seats:
        for seed in range(6):
            for state, *_ in random_game(seats, seed):
                (asked,) = GAME.asked(state)
                action = GAME.default(state, asked)
                assert action in GAME.legal(state, asked)
                assert not action.free


def test_the_default_places_for_points_and_then_for_a_bag() -> None:
    state = position(seat(20, hand=cards(palazzo=3)), seat(), seat(), built={CASA: ["B5"]})
    assert GAME.default(play(state, lay(3, PALAZZO), alone(PALAZZO)), 0) == at("C6", "C7")
    state = position(seat(20, hand=cards(casa=1)), seat(), seat())
    assert GAME.default(play(state, lay(1, CASA)), 0) in (at("E16"), at("E19"))


def test_the_default_scores_the_district_with_more_casas() -> None:
    state = position(seat(20, hand=cards(ponte=3)), seat(), seat(), built={CASA: ["A1", "A2", "D19"]})
    state = play(state, lay(3, PONTE), alone(PONTE), at("A21", "D4"))
    assert GAME.default(state, 0) == ScoreDistrict(A)
    state = position(seat(20, hand=cards(ponte=3)), seat(), seat(), built={CASA: ["A1", "D18", "D19"]})
    state = play(state, lay(3, PONTE), alone(PONTE), at("A21", "D4"))
    assert GAME.default(state, 0) == ScoreDistrict(D)


def test_the_default_does_the_least_otherwise() -> None:
    one = seat(hand=cards(campo=1, casa=1), laid=cards(ponte=1, basilica=2))
    state = position(one, seat(), seat())
    assert GAME.default(state, 0) == Done()
    surplus = play(state, lay(1, CAMPO), Done())
    assert GAME.default(surplus, 0) in (AbandonKind(CAMPO), AbandonKind(PONTE))
    assert GAME.default(position(one, seat(), seat(), stage=DrainStage((0,))), 0) == Done()
    assert GAME.default(position(one, seat(), seat(), stage=DrawStage((0,))), 0) == DrawCards()
    full = position(seat(hand=cards(campo=5)), seat(), seat(), stage=DrawStage((0,)))
    assert GAME.default(full, 0) == Done()
    completed = play(position(seat(hand=cards(campo=3)), seat(), seat()), lay(3, CAMPO))
    assert GAME.default(completed, 0) == CarryOut(CAMPO, common=False)


def test_the_default_trades_all_gold_at_the_end() -> None:
    state = position(seat(59, hand=cards(casa=1)), seat(tiles=(0, 1, 7)), seat())
    state = play(state, lay(1, CASA), at("C6"))
    assert GAME.default(state, 1) == SettleGold(3)


def test_undo_stops_where_something_was_revealed() -> None:
    history = History(GAME, GAME.options(), 3, Chance(bytes(32)))
    history.state = position(seat(11, hand=cards(casa=1, basilica=1)), seat(), seat())
    history.act(0, lay(1, BASILICA))
    history.act(0, lay(1, CASA))
    history.act(0, Undo())
    assert history.can_undo(0)
    history.act(0, lay(1, CASA))
    history.act(0, at("C6"))
    assert not history.can_undo(0), "a bag was taken"
    history.act(0, Done())
    assert history.can_undo(0)
    history.act(0, DrainField(0))
    assert not history.can_undo(0), "a tile was seen"


def test_prompts_ask_one_seat() -> None:
    assert GAME.asked(new(4, 1)) == (new(4, 1).turn.seat,)
    state = position(seat(20, hand=cards(ponte=3)), seat(), seat(), built={CASA: ["A1"]})
    state = play(state, lay(3, PONTE), alone(PONTE))
    assert GAME.prompts(state) == (ChoosePlace((0,), PONTE),)
    state = play(state, at("A21", "D4"))
    assert GAME.prompts(state) == (ChooseDistrict((0,), fields("A21", "D4")),)
    assert gondolas(state) == (20, 0, 0)
