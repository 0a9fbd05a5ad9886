"""VE-3.1 to VE-3.8 and VE-3.12: laying cards, architects, what is completed."""

import pytest

from borgo.games.venice import GAME
from borgo.games.venice.actions import AbandonKind, Done, DrainField, DrawCards, LayCards
from borgo.games.venice.data import Kind
from borgo.games.venice.events import ArchitectMoved
from borgo.games.venice.prompts import ChooseSurplus, DrainStage
from borgo.games.venice.state import NOBODY, Counts, State

from .positions import (
    BASILICA,
    CAMPO,
    CASA,
    PALAZZO,
    PONTE,
    alone,
    at,
    cards,
    common,
    field,
    lay,
    may,
    play,
    position,
    refused,
    seat,
    told,
)

TWO_PONTES = seat(laid=cards(ponte=2))


def counts(state: State, kind: Kind) -> set[int]:
    """How many cards of the kind may be laid now, besides none."""
    legal = GAME.legal(state, state.turn.seat)
    return {action.count for action in legal if isinstance(action, LayCards) and action.kind == kind}


def test_VE_2_1_skipping_is_said_and_cannot_be_made_up_for() -> None:
    state = position(seat(hand=cards(ponte=1)), seat(), seat())
    assert refused(state, DrainField(field("A1"))) == ("VE-2.1", "not-now")
    assert refused(state, DrawCards()) == ("VE-2.1", "not-now")
    state = play(state, Done())
    assert refused(state, lay(1, PONTE)) == ("VE-2.1", "not-now")
    state = play(state, Done())
    assert refused(state, DrainField(field("A1"))) == ("VE-2.1", "not-now")
    assert play(state, Done()).turn.seat == 1, "clockwise"


def test_VE_2_1_only_the_seat_on_turn_acts() -> None:
    state = position(seat(), seat(hand=cards(ponte=1)), seat())
    assert refused(state, lay(1, PONTE), by=1) == ("VE-2.1", "not-asked")


def test_VE_3_1_any_mix_of_kinds_or_none() -> None:
    state = position(seat(hand=cards(ponte=1, campo=2, palazzo=1, basilica=1)), seat(), seat())
    laid = play(state, lay(1, PONTE), lay(2, CAMPO), lay(1, BASILICA))
    assert laid.laid[0] == cards(ponte=1, campo=2, basilica=1)
    assert laid.players[0].hand == cards(palazzo=1)
    assert may(state, Done())


def test_VE_3_1_only_cards_in_hand() -> None:
    state = position(seat(hand=cards(ponte=1)), seat(), seat())
    assert refused(state, lay(2, PONTE)) == ("VE-3.1", "not-in-hand")
    assert refused(state, lay(0, PONTE)) == ("VE-3.1", "not-in-hand")
    assert refused(state, lay(1, CASA)) == ("VE-3.1", "not-in-hand")


def test_VE_3_1_all_cards_are_laid_before_the_first_building_is_carried_out() -> None:
    state = position(seat(hand=cards(campo=3, ponte=1, casa=1)), seat(), seat())
    state = play(state, lay(3, CAMPO))
    assert may(state, lay(1, PONTE))
    state = play(state, alone(CAMPO), at("C6"))
    assert refused(state, lay(1, PONTE)) == ("VE-3.1", "laying-is-over")
    assert may(state, lay(1, CASA)), "casas are the exception"


def test_VE_3_1_what_is_completed_must_be_carried_out() -> None:
    state = play(position(seat(hand=cards(campo=3)), seat(), seat()), lay(3, CAMPO))
    assert refused(state, Done()) == ("VE-3.1", "carry-out-first")
    assert refused(state, common(CAMPO)) == ("VE-3.1", "not-completed")
    assert refused(state, alone(PONTE)) == ("VE-3.1", "not-completed")


@pytest.mark.parametrize("first", [alone(CAMPO), common(PALAZZO)])
def test_VE_3_1_the_active_player_chooses_the_order(first: object) -> None:
    state = position(seat(hand=cards(campo=3, palazzo=2)), seat(laid=cards(palazzo=1)), seat())
    state = play(state, lay(3, CAMPO), lay(2, PALAZZO))
    assert first in GAME.legal(state, 0)


def test_VE_3_1_casas_go_one_by_one_and_in_between() -> None:
    state = position(seat(hand=cards(casa=3, campo=2)), seat(laid=cards(campo=1)), seat())
    assert refused(state, lay(2, CASA)) == ("VE-3.1", "casas-one-by-one")
    state = play(state, lay(1, CASA), at("C6"), lay(2, CAMPO), lay(1, CASA), at("C7"), common(CAMPO))
    state = play(state, at("A16"), lay(1, CASA), at("A21"))
    assert [building.kind for building in state.buildings[-4:]] == [CASA, CASA, CAMPO, CASA]


@pytest.mark.parametrize(("kind", "needed"), [(PALAZZO, 3), (CAMPO, 3), (PONTE, 3), (BASILICA, 4)])
def test_VE_3_2_cards_needed(kind: Kind, needed: int) -> None:
    hand = tuple(5 if other == kind else 0 for other in Kind)
    state = position(seat(hand=hand), seat(), seat())
    assert not play(state, lay(needed - 1, kind)).completed
    assert play(state, lay(needed, kind)).completed


def test_VE_3_4_starting_takes_the_architect() -> None:
    state = position(seat(hand=cards(basilica=2)), seat(), seat())
    assert ArchitectMoved(BASILICA, 0) in told(state, lay(2, BASILICA))
    assert play(state, lay(2, BASILICA)).architects[BASILICA] == 0


def test_VE_3_4_the_full_number_takes_no_architect() -> None:
    state = play(position(seat(hand=cards(campo=3)), seat(), seat()), lay(3, CAMPO))
    assert state.architects[CAMPO] == NOBODY


@pytest.mark.parametrize(("count", "holder"), [(1, 1), (2, 0)])
def test_VE_3_5_architect_moves_only_to_strictly_more(count: int, holder: int) -> None:
    state = position(seat(hand=cards(basilica=2)), seat(laid=cards(basilica=1)), seat())
    assert play(state, lay(count, BASILICA)).architects[BASILICA] == holder


def test_VE_3_5_earlier_cards_count_for_the_architect() -> None:
    one = seat(hand=cards(basilica=1), laid=cards(basilica=1))
    state = position(one, seat(laid=cards(basilica=1)), seat(), architects={BASILICA: 1})
    assert play(state, lay(1, BASILICA)).architects[BASILICA] == 0


def test_VE_3_5_the_architect_moves_before_the_building() -> None:
    state = position(seat(hand=cards(ponte=2)), seat(laid=cards(ponte=1)), seat())
    state = play(state, lay(2, PONTE))
    assert state.completed[0].builder == 0
    assert state.architects[PONTE] == 0


def test_VE_3_6_never_more_cards_than_needed() -> None:
    """The book's case: two basilica cards lie there, three more are too many."""
    state = position(seat(hand=cards(basilica=3)), seat(laid=cards(basilica=2)), seat())
    assert counts(state, BASILICA) == {1, 2}
    assert refused(state, lay(3, BASILICA)) == ("VE-3.6", "too-many-cards")


def test_VE_3_6_cards_of_all_players_count() -> None:
    state = position(seat(hand=cards(basilica=3)), seat(laid=cards(basilica=1)), seat(laid=cards(basilica=1)))
    assert counts(state, BASILICA) == {1, 2}


def test_VE_3_7_way_1_you_add_the_rest() -> None:
    one = seat(hand=cards(ponte=2), laid=cards(ponte=1))
    state = play(position(one, seat(), seat()), lay(2, PONTE))
    (project,) = state.completed
    assert (project.common, project.builder, project.architect) == (False, 0, True)


def test_VE_3_7_way_2_leaves_architect_and_cards_of_others() -> None:
    state = position(seat(hand=cards(campo=3)), seat(laid=cards(campo=1)), seat())
    state = play(state, lay(3, CAMPO))
    (project,) = state.completed
    assert (project.common, project.builder, project.architect) == (False, 0, False)
    state = play(state, alone(CAMPO), at("C6"))
    assert state.laid[1] == cards(campo=1)
    assert state.architects[CAMPO] == 1


def test_VE_3_8_two_pontes_of_others_allow_0_1_or_4() -> None:
    """The book's example."""
    state = position(seat(hand=cards(ponte=5)), TWO_PONTES, seat())
    assert counts(state, PONTE) == {1, 4}
    for count in (2, 3, 5):
        assert refused(state, lay(count, PONTE)) == ("VE-3.8", "new-one-after-finishing")
    assert may(state, Done())
    four = play(state, lay(4, PONTE))
    assert sorted((project.common, project.builder) for project in four.completed) == [(False, 0), (True, 1)]


def test_VE_3_8_the_same_whether_the_two_are_of_one_or_of_two_players() -> None:
    state = position(seat(hand=cards(ponte=5)), seat(laid=cards(ponte=1)), seat(laid=cards(ponte=1)))
    assert counts(state, PONTE) == {1, 4}


@pytest.mark.parametrize(
    ("kind", "mine", "theirs", "allowed"),
    [
        (PONTE, 0, 0, {1, 2, 3, 4, 5}),
        (PONTE, 0, 1, {1, 2, 3, 4, 5}),
        (PONTE, 1, 0, {1, 2, 3, 4}),
        (PONTE, 2, 0, {1}),
        (PONTE, 1, 1, {1, 4}),
        (BASILICA, 0, 0, {1, 2, 3, 4, 5}),
        (BASILICA, 0, 1, {1, 2, 3, 4, 5}),
        (BASILICA, 0, 2, {1, 2, 4, 5}),
        (BASILICA, 0, 3, {1, 5}),
        (BASILICA, 3, 0, {1}),
        (BASILICA, 2, 1, {1, 5}),
    ],
)
def test_VE_3_8_how_many_may_be_laid(kind: Kind, mine: int, theirs: int, allowed: set[int]) -> None:
    def some(count: int) -> Counts:
        return tuple(count if other == kind else 0 for other in Kind)

    hand = min(5, 8 - mine - theirs)
    state = position(seat(hand=some(hand), laid=some(mine)), seat(laid=some(theirs)), seat())
    assert counts(state, kind) == allowed


def test_VE_3_8_once_in_common_then_only_once_alone() -> None:
    state = play(position(seat(hand=cards(ponte=5)), TWO_PONTES, seat()), lay(1, PONTE))
    assert counts(state, PONTE) == {3}
    assert refused(state, lay(1, PONTE)) == ("VE-3.8", "kind-closed-this-turn")
    state = play(state, lay(3, PONTE))
    assert counts(state, PONTE) == set()


def test_VE_3_8_once_alone_then_only_once_in_common() -> None:
    state = position(seat(hand=cards(ponte=5)), seat(laid=cards(ponte=1)), seat())
    state = play(state, lay(3, PONTE))
    assert counts(state, PONTE) == {1, 2}, "join, or finish in common"


def test_VE_3_8_never_twice_alone() -> None:
    one = seat(hand=cards(ponte=5), laid=cards(ponte=1))
    state = position(one, seat(), seat())
    assert refused(state, lay(5, PONTE)) == ("VE-3.8", "alone-twice")
    finished = play(state, lay(2, PONTE))
    assert refused(finished, lay(3, PONTE)) == ("VE-3.8", "kind-closed-this-turn")
    at_once = play(state, lay(3, PONTE))
    assert refused(at_once, lay(2, PONTE)) == ("VE-3.8", "alone-twice")
    assert may(at_once, lay(1, PONTE))


def test_VE_3_8_casas_without_limit() -> None:
    state = position(seat(hand=cards(casa=5)), seat(), seat())
    for name in ("C6", "C7", "A16", "A21", "B10"):
        state = play(state, lay(1, CASA), at(name))
    assert state.stock[CASA] == 13


def test_VE_3_8_the_limit_is_for_one_turn() -> None:
    state = position(seat(hand=cards(ponte=4)), TWO_PONTES, seat(), drained=["A8", "B9"])
    state = play(state, lay(1, PONTE), common(PONTE), (1, at("A21", "D4")))
    assert counts(state, PONTE) == set()
    state = play(state, Done(), Done(), Done(), *[Done()] * 6)
    assert state.turn.seat == 0
    assert counts(state, PONTE) == {1, 2, 3}


def test_VE_3_12_a_third_unfinished_kind_must_go() -> None:
    one = seat(hand=cards(campo=1), laid=cards(ponte=1, basilica=2))
    state = play(position(one, seat(), seat()), lay(1, CAMPO), Done())
    assert GAME.prompts(state) == (ChooseSurplus((0,)),)
    assert refused(state, Done()) == ("VE-3.12", "too-many-kinds")
    assert refused(state, AbandonKind(PALAZZO)) == ("VE-3.12", "kind-not-before-you")
    assert {AbandonKind(kind) for kind in (CAMPO, PONTE, BASILICA)} == set(GAME.legal(state, 0))
    state = play(state, AbandonKind(BASILICA))
    assert state.laid[0] == cards(ponte=1, campo=1)
    assert state.discards == cards(basilica=2)
    assert state.architects[BASILICA] == NOBODY
    assert GAME.prompts(state) == (DrainStage((0,)),)


def test_VE_3_12_two_unfinished_kinds_may_stay() -> None:
    one = seat(hand=cards(campo=1), laid=cards(ponte=1))
    state = play(position(one, seat(), seat()), lay(1, CAMPO), Done())
    assert GAME.prompts(state) == (DrainStage((0,)),)


def test_VE_3_12_all_four_kinds_lose_two() -> None:
    state = position(seat(hand=cards(palazzo=1, campo=1, ponte=1, basilica=1)), seat(), seat())
    state = play(state, lay(1, PALAZZO), lay(1, CAMPO), lay(1, PONTE), lay(1, BASILICA), Done())
    state = play(state, AbandonKind(PALAZZO))
    assert GAME.prompts(state) == (ChooseSurplus((0,)),)
    assert GAME.prompts(play(state, AbandonKind(CAMPO))) == (DrainStage((0,)),)


@pytest.mark.parametrize(
    ("theirs", "heir"),
    [((0, 1, 1), 2), ((1, 1, 0), 1), ((0, 0, 1), 3), ((0, 0, 0), NOBODY)],
)
def test_VE_3_12_an_abandoned_architect_goes_to_most_cards_then_clockwise(
    theirs: tuple[int, int, int], heir: int
) -> None:
    one = seat(hand=cards(campo=1), laid=cards(ponte=1, basilica=1))
    others = [seat(laid=cards(basilica=count)) for count in theirs]
    state = position(one, *others, architects={BASILICA: 0})
    state = play(state, lay(1, CAMPO), Done(), AbandonKind(BASILICA))
    assert state.architects[BASILICA] == heir


def test_VE_3_12_most_cards_before_nearest() -> None:
    one = seat(hand=cards(campo=1), laid=cards(ponte=1, basilica=1))
    others = seat(laid=cards(basilica=0)), seat(laid=cards(basilica=1)), seat()
    state = position(one, seat(laid=cards(basilica=1)), *others[1:], architects={BASILICA: 0})
    assert play(state, lay(1, CAMPO), Done(), AbandonKind(BASILICA)).architects[BASILICA] == 1
    held = position(one, others[0], *others[1:], architects={BASILICA: 2})
    assert play(held, lay(1, CAMPO), Done(), AbandonKind(BASILICA)).architects[BASILICA] == 2
