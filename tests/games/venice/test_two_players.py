"""VE-10: two players and an imaginary third one."""

import pytest
from msgspec.structs import replace

from borgo.games.venice import GAME
from borgo.games.venice.actions import AbandonKind, Done, TurnUp
from borgo.games.venice.data import Kind
from borgo.games.venice.events import CardsDiscarded, CardTurnedUp
from borgo.games.venice.prompts import BuildStage, ChoosePlace, ChoosePlaceOutOfTurn, DrawStage, ThirdStage
from borgo.games.venice.state import State, Turn

from .positions import (
    BASILICA,
    CAMPO,
    CASA,
    PONTE,
    AtSeat,
    at,
    bags_of,
    cards,
    common,
    gondolas,
    lay,
    may,
    new,
    play,
    position,
    refused,
    seat,
    told,
)

THIRD = 2


def test_VE_10_1_an_imaginary_player_only_for_two() -> None:
    assert len(new(2, 1).laid) == 3
    assert GAME.points(new(2, 1)) == (0, 0), "it has no gondola"
    assert refused(position(seat(), seat(), seat()), TurnUp()) == ("VE-10.1", "only-for-two")


def test_VE_10_1_a_card_before_action_1() -> None:
    state = position(seat(), seat(), on_top=(PONTE,))
    news = told(state, TurnUp())
    assert news[0] == CardTurnedUp(PONTE)
    assert news[0].reveals
    state = play(state, TurnUp())
    assert state.laid[THIRD] == cards(ponte=1)
    assert GAME.prompts(state) == (BuildStage((0,)),)


def test_VE_10_1_not_after_action_1_has_begun() -> None:
    state = play(position(seat(hand=cards(ponte=1)), seat()), lay(1, PONTE))
    assert refused(state, TurnUp()) == ("VE-10.1", "before-or-after")
    state = play(position(seat(hand=cards(casa=1)), seat()), lay(1, CASA), at("C6"))
    assert refused(state, TurnUp()) == ("VE-10.1", "before-or-after")
    assert refused(play(state, Done()), TurnUp()) == ("VE-2.1", "not-now")


def test_VE_10_1_or_after_action_3() -> None:
    state = position(seat(), seat(), stage=DrawStage((0,)), on_top=(PONTE,))
    state = play(state, Done())
    assert GAME.prompts(state) == (ThirdStage((0,)),)
    assert play(state, Done()).turn.seat == 1
    after = play(state, TurnUp())
    assert after.laid[THIRD] == cards(ponte=1)
    assert after.turn.seat == 1


def test_VE_10_1_once_a_turn() -> None:
    state = play(position(seat(), seat(), on_top=(PONTE, CAMPO)), TurnUp())
    assert refused(state, TurnUp()) == ("VE-10.1", "once-a-turn")
    state = play(state, Done(), Done(), Done())
    assert GAME.prompts(state) == (BuildStage((1,)),), "it had its card, so it is not offered again"
    assert may(state, TurnUp())


def test_VE_10_1_without_any_card_there_is_nothing_to_turn_up() -> None:
    state = replace(position(seat(), seat()), pile=())
    assert refused(state, TurnUp()) == ("VE-8.3", "no-cards-left")
    assert GAME.legal(replace(state, stack=(ThirdStage((0,)),)), 0) == (Done(),)


def test_VE_10_2_a_third_kind_is_discarded() -> None:
    state = position(seat(), seat(), third=cards(ponte=1, campo=2), on_top=(BASILICA,))
    assert CardsDiscarded(BASILICA, 1) in told(state, TurnUp())
    state = play(state, TurnUp())
    assert (state.laid[THIRD], state.discards) == (cards(ponte=1, campo=2), cards(basilica=1))


def test_VE_10_2_a_kind_it_has_begun_is_added() -> None:
    state = position(seat(), seat(), third=cards(ponte=1, campo=1), on_top=(CAMPO,))
    assert play(state, TurnUp()).laid[THIRD] == cards(ponte=1, campo=2)


def joint(third: int, mine: int = 0, theirs: int = 0, kind: Kind = CAMPO, holder: int = THIRD) -> State:
    """The imaginary player turns up the card that completes a building worth 4 at C6."""

    def some(count: int) -> tuple[int, ...]:
        return tuple(count if other == kind else 0 for other in Kind)

    return position(
        seat(11, laid=some(mine)),
        seat(41, laid=some(theirs)),
        third=some(third),
        architects={kind: holder},
        on_top=(kind,),
        built={CASA: ["C1", "C2", "C9"]},
    )


@pytest.mark.parametrize(
    ("state", "reached"),
    [
        (joint(2), (11, 41)),
        (joint(1, mine=1), (13, 41)),
        (joint(1, theirs=1), (11, 43)),
    ],
)
def test_VE_10_2_it_scores_nothing_and_real_participants_half(state: State, reached: tuple[int, int]) -> None:
    state = play(state, TurnUp())
    assert GAME.prompts(state) == (ChoosePlace((0,), CAMPO),), "the active player chooses the place"
    bags_before = len(state.bags)
    state = play(state, at("C6"))
    assert gondolas(state) == reached
    taken = sum(now != was for now, was in zip(reached, (11, 41), strict=True))
    assert bags_before - len(state.bags) == taken == sum(bags_of(state))
    assert state.discards == cards(campo=3)


def test_VE_10_2_a_real_holder_places_and_scores_all() -> None:
    state = play(joint(0, theirs=2, holder=1), TurnUp())
    assert GAME.prompts(state) == (ChoosePlaceOutOfTurn((1,), CAMPO),)
    assert gondolas(play(state, (1, at("C6")))) == (11, 45)


def test_VE_10_2_when_a_player_completes_it_the_imaginary_holder_still_does_not_choose() -> None:
    state = position(
        seat(11, hand=cards(campo=1)), seat(), third=cards(campo=2), built={CASA: ["C1", "C2", "C9"]}
    )
    state = play(state, lay(1, CAMPO), common(CAMPO))
    assert GAME.prompts(state) == (ChoosePlace((0,), CAMPO),)
    assert gondolas(play(state, at("C6"))) == (13, 0)


def test_VE_10_2_a_casa_is_built_at_once_where_the_active_player_says() -> None:
    state = play(position(seat(11), seat(), on_top=(CASA,)), TurnUp())
    assert GAME.prompts(state) == (ChoosePlace((0,), CASA),)
    state = play(state, at("C6"))
    assert (gondolas(state), bags_of(state)) == ((11, 0), (0, 0))
    assert state.discards == cards(casa=1)
    assert GAME.prompts(state) == (BuildStage((0,)),)


def test_VE_10_2_a_building_after_action_3_ends_the_turn_when_it_stands() -> None:
    state = position(seat(11), seat(), stage=ThirdStage((0,)), on_top=(CASA,))
    state = play(state, TurnUp(), at("C6"))
    assert state.turn == Turn(1)


@pytest.mark.parametrize(
    ("mine", "third", "holder"),
    [
        (cards(), cards(), THIRD),
        (cards(basilica=1), cards(), 0),
        (cards(basilica=2), cards(), 0),
        (cards(basilica=1), cards(basilica=1), THIRD),
    ],
)
def test_VE_10_3_it_takes_architects_by_count(
    mine: tuple[int, ...], third: tuple[int, ...], holder: int
) -> None:
    state = position(seat(laid=mine), seat(), third=third, on_top=(BASILICA,))
    assert play(state, TurnUp()).architects[BASILICA] == holder


def test_VE_10_3_strictly_more_takes_it_and_strictly_more_loses_it() -> None:
    one: AtSeat = seat(hand=cards(basilica=1), laid=cards(basilica=1))
    state = position(one, seat(), third=cards(basilica=1), architects={BASILICA: 0}, on_top=(BASILICA,))
    assert play(state, TurnUp()).architects[BASILICA] == THIRD
    held = position(one, seat(), third=cards(basilica=1), architects={BASILICA: THIRD})
    assert play(held, lay(1, BASILICA)).architects[BASILICA] == 0


def test_VE_10_3_an_abandoned_architect_can_go_to_it() -> None:
    one = seat(hand=cards(campo=1), laid=cards(ponte=1, basilica=1))
    state = position(one, seat(), third=cards(basilica=1), architects={BASILICA: 0})
    state = play(state, lay(1, CAMPO), Done(), AbandonKind(BASILICA))
    assert state.architects[BASILICA] == THIRD
