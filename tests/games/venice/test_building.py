"""VE-3.2, VE-3.3, VE-3.9 to VE-3.11 and VE-4: places, who chooses them, bags, points, and what comes back."""

from collections.abc import Iterable, Mapping

import pytest

from borgo.core.game import Clock
from borgo.games.venice import GAME
from borgo.games.venice.actions import AnyAction, Done, PlaceBuilding, ScoreDistrict
from borgo.games.venice.board import AROUND
from borgo.games.venice.data import Kind
from borgo.games.venice.events import (
    ArchitectMoved,
    BagTaken,
    BuildingLost,
    BuildingPlaced,
    BuildingScored,
    CardsDiscarded,
    CardsLaid,
    GondolaMoved,
)
from borgo.games.venice.prompts import (
    BuildStage,
    ChooseDistrict,
    ChooseDistrictOutOfTurn,
    ChoosePlace,
    ChoosePlaceOutOfTurn,
)
from borgo.games.venice.state import NOBODY, State

from .positions import (
    BASILICA,
    CAMPO,
    CASA,
    PALAZZO,
    PONTE,
    A,
    AtSeat,
    B,
    D,
    alone,
    at,
    bags_of,
    cards,
    common,
    field,
    fields,
    gondolas,
    lay,
    play,
    position,
    refused,
    seat,
    told,
)

HANDS = {
    PALAZZO: cards(palazzo=3),
    CAMPO: cards(campo=3),
    PONTE: cards(ponte=3),
    BASILICA: cards(basilica=4),
}


def builder(
    kind: Kind,
    gondola: int = 20,
    drained: Iterable[str] = (),
    built: Mapping[Kind, Iterable[str]] | None = None,
) -> State:
    """Seat 0 has completed a building of this kind alone and chooses the place; its gondola touches E."""
    state = position(seat(gondola, hand=HANDS[kind]), seat(), seat(), drained=drained, built=built)
    return play(state, lay(sum(HANDS[kind]), kind), alone(kind))


def places(state: State, by: int = 0) -> set[tuple[int, ...]]:
    return {action.fields for action in GAME.legal(state, by) if isinstance(action, PlaceBuilding)}


def test_VE_3_2_palazzo_on_two_adjacent_fields() -> None:
    state = builder(PALAZZO)
    pairs = [("A16", "A21"), ("B10", "B14"), ("C6", "C7"), ("D4", "D9"), ("E16", "E19")]
    assert places(state) == {fields(*pair) for pair in pairs}
    assert refused(state, at("A16", "C6")) == ("VE-3.2", "wrong-shape")
    assert refused(state, at("C6")) == ("VE-3.2", "wrong-shape")


def test_VE_3_2_campo_on_one_field() -> None:
    assert fields("C6") in places(builder(CAMPO))
    assert refused(builder(CAMPO), at("C6", "C7")) == ("VE-3.2", "wrong-shape")


def test_VE_3_2_ponte_on_a_bridge_line() -> None:
    state = builder(PONTE, drained=["A8", "B9", "A12"])
    assert places(state) == {fields("A21", "D4"), fields("A8", "B9")}
    assert refused(state, at("A8", "A12")) == ("VE-3.2", "wrong-shape")


def test_VE_3_2_basilica_on_a_triangle() -> None:
    state = builder(BASILICA, drained=["C2", "C11"])
    assert places(state) == {fields("C2", "C6", "C7")}
    assert refused(state, at("C6", "C7", "C11")) == ("VE-3.2", "wrong-shape")


def test_VE_3_3_neither_building_nor_swamp() -> None:
    state = builder(CAMPO)
    assert refused(state, at("A1")) == ("VE-3.3", "swamp-there")
    assert refused(state, at("B11")) == ("VE-3.3", "built-there")
    assert refused(builder(PALAZZO), at("A16", "A17")) == ("VE-3.3", "swamp-there")
    assert fields("A16") in places(state), "bricks are free"


def test_VE_3_9_the_lone_builder_places() -> None:
    state = builder(CAMPO)
    assert GAME.prompts(state) == (ChoosePlace((0,), CAMPO),)
    assert refused(state, at("C6"), by=1) == ("VE-3.9", "another-places")
    assert refused(state, Done()) == ("VE-3.9", "choose-first")


def test_VE_3_9_the_architects_holder_places_even_out_of_turn() -> None:
    state = position(seat(hand=cards(campo=1)), seat(), seat(laid=cards(campo=2)))
    state = play(state, lay(1, CAMPO), common(CAMPO))
    (prompt,) = GAME.prompts(state)
    assert prompt == ChoosePlaceOutOfTurn((2,), CAMPO)
    assert prompt.clock is Clock.INTERRUPT
    assert refused(state, at("C6")) == ("VE-3.9", "another-places")
    state = play(state, (2, at("C6")))
    assert state.ground[field("C6")] == CAMPO
    assert GAME.prompts(state) == (BuildStage((0,)),), "the turn goes on"


def test_VE_3_9_the_holder_picks_the_district_of_a_ponte_too() -> None:
    state = position(
        seat(21, hand=cards(ponte=1)), seat(30, laid=cards(ponte=2)), seat(), built={CASA: ["A1", "A2"]}
    )
    state = play(state, lay(1, PONTE), common(PONTE), (1, at("A21", "D4")))
    (prompt,) = GAME.prompts(state)
    assert prompt == ChooseDistrictOutOfTurn((1,), fields("A21", "D4"))
    assert prompt.clock is Clock.INTERRUPT
    assert refused(state, ScoreDistrict(A)) == ("VE-2.1", "not-asked")
    assert refused(state, ScoreDistrict(B), by=1) == ("VE-4.1", "district-not-joined")
    assert gondolas(play(state, (1, ScoreDistrict(A)))) == (22, 32, 0)


def test_VE_3_10_without_a_place_nothing_is_built_and_the_cards_are_gone() -> None:
    one = seat(4, hand=cards(basilica=2), laid=cards(basilica=1))
    state = position(one, seat(5, laid=cards(basilica=1)), seat())
    news = told(state, lay(2, BASILICA), common(BASILICA))
    assert BuildingLost(BASILICA) in news
    assert ArchitectMoved(BASILICA, NOBODY) in news
    state = play(state, lay(2, BASILICA), common(BASILICA))
    assert state.discards == cards(basilica=4)
    assert state.laid == (cards(),) * 3
    assert (gondolas(state), bags_of(state)) == ((4, 5, 0), (0, 0, 0))
    assert state.stock[BASILICA] == 4
    assert GAME.prompts(state) == (BuildStage((0,)),)


def test_VE_3_10_a_casa_without_a_field_is_lost() -> None:
    state = play(position(seat(hand=cards(casa=1)), seat(), seat(), no_room=True), lay(1, CASA))
    assert (state.discards, gondolas(state)) == (cards(casa=1), (0, 0, 0))


def test_VE_3_11_place_then_bags_then_gondolas_then_cards() -> None:
    """Seat 1 builds and comes first, then clockwise: 2, 0. All touch C."""
    state = position(
        seat(34, hand=cards(basilica=1)),
        seat(11, laid=cards(basilica=2)),
        seat(41, laid=cards(basilica=1)),
        drained=["C2"],
    )
    news = told(state, lay(1, BASILICA), common(BASILICA), (1, at("C2", "C6", "C7")))
    kinds = [type(event) for event in news if not isinstance(event, CardsLaid)]
    assert kinds == [
        BuildingPlaced,
        BuildingScored,
        *[BagTaken] * 3,
        *[GondolaMoved] * 3,
        CardsDiscarded,
        ArchitectMoved,
    ]
    assert [event.seat for event in news if isinstance(event, BagTaken)] == [1, 2, 0]
    assert [event.seat for event in news if isinstance(event, GondolaMoved)] == [1, 2, 0]
    assert news[-2:] == [CardsDiscarded(BASILICA, 4), ArchitectMoved(BASILICA, NOBODY)]


@pytest.mark.parametrize(
    ("gondola", "bags"), [(10, 1), (12, 1), (34, 1), (45, 1), (9, 0), (20, 0), (50, 0), (57, 0)]
)
def test_VE_3_11_a_bag_only_next_to_the_district(gondola: int, bags: int) -> None:
    state = play(position(seat(gondola, hand=cards(casa=1)), seat(), seat()), lay(1, CASA), at("C6"))
    assert bags_of(state) == (bags, 0, 0)


@pytest.mark.parametrize(("gondola", "bags"), [(2, 1), (42, 1), (8, 1), (20, 0)])
def test_VE_3_11_a_ponte_counts_for_either_district(gondola: int, bags: int) -> None:
    state = play(builder(PONTE, gondola), at("A21", "D4"))
    assert bags_of(state) == (bags, 0, 0)


def test_VE_3_11_bags_before_gondolas() -> None:
    """From 14 a casa's point leads out of C: the bag is taken where the gondola was, not where it goes."""
    state = position(seat(14, hand=cards(casa=1)), seat(), seat())
    assert bags_of(play(state, lay(1, CASA), at("C6"))) == (1, 0, 0)


def test_VE_3_11_who_takes_no_part_takes_no_bag() -> None:
    state = position(seat(11, hand=cards(casa=1)), seat(12), seat(13))
    assert bags_of(play(state, lay(1, CASA), at("C6"))) == (1, 0, 0)


def test_VE_3_11_the_architect_returns_when_the_building_stands() -> None:
    one = seat(59, hand=cards(ponte=2), laid=cards(ponte=1))
    state = play(position(one, seat(), seat()), lay(2, PONTE), alone(PONTE))
    assert state.architects[PONTE] == 0
    state = play(state, at("A21", "D4"))
    assert state.architects[PONTE] == NOBODY
    assert state.discards == cards(ponte=3)


def scored(state: State, move: AnyAction) -> BuildingScored:
    (event,) = [event for event in told(state, move) if isinstance(event, BuildingScored)]
    return event


def test_VE_4_1_casa_1_and_basilica_7() -> None:
    state = position(seat(20, hand=cards(casa=1)), seat(), seat())
    assert gondolas(play(state, lay(1, CASA), at("C6"))) == (21, 0, 0)
    assert gondolas(play(builder(BASILICA, 20, drained=["C2"]), at("C2", "C6", "C7"))) == (27, 0, 0)


def test_VE_4_1_palazzo_counts_unbuilt_neighbours_swamp_or_empty() -> None:
    """Around C6-C7 lie C1 C2 C3 C5 C8 C9 C11 and the campo C10."""
    assert scored(builder(PALAZZO), at("C6", "C7")).points == 7
    assert scored(builder(PALAZZO, drained=["C1", "C2"]), at("C6", "C7")).points == 7
    less = scored(builder(PALAZZO, built={CASA: ["C1", "C2"]}), at("C6", "C7"))
    assert (less.points, less.counted) == (5, fields("C3", "C5", "C8", "C9", "C11"))


def test_VE_4_1_campo_counts_built_neighbours() -> None:
    """B10 lies next to the casa B11, C6 next to the campo C10 and to nothing else that is built."""
    assert scored(builder(CAMPO), at("C6")).counted == fields("C10")
    state = builder(CAMPO, built={PALAZZO: ["C2", "C3"], CASA: ["C1"]})
    assert scored(state, at("C6")).counted == fields("C1", "C2", "C10")
    assert scored(builder(CAMPO), at("A16")).points == 0


def test_VE_4_1_ponte_counts_the_casas_of_one_district_by_choice() -> None:
    state = builder(PONTE, 20, built={CASA: ["A1", "A2", "D19"], PALAZZO: ["A5", "A6"]})
    state = play(state, at("A21", "D4"))
    assert GAME.prompts(state) == (ChooseDistrict((0,), fields("A21", "D4")),)
    assert gondolas(play(state, ScoreDistrict(A))) == (22, 0, 0)
    assert gondolas(play(state, ScoreDistrict(D))) == (21, 0, 0)
    assert scored(state, ScoreDistrict(A)).counted == fields("A1", "A2")


def test_VE_4_1_districts_with_as_many_casas_are_not_asked_for() -> None:
    state = play(builder(PONTE, 20, built={CASA: ["A1", "D19"]}), at("A21", "D4"))
    assert gondolas(state) == (21, 0, 0)


def common_basilica(*seats: AtSeat) -> State:
    state = position(*seats, drained=["C2"])
    return play(state, lay(1, BASILICA), common(BASILICA))


def test_VE_4_2_all_for_the_holder_half_for_the_others() -> None:
    state = common_basilica(
        seat(20, hand=cards(basilica=1)), seat(40, laid=cards(basilica=2)), seat(30, laid=cards(basilica=1))
    )
    assert gondolas(play(state, (1, at("C2", "C6", "C7")))) == (23, 47, 33)


def test_VE_4_2_half_of_one_is_nothing() -> None:
    state = position(seat(20, hand=cards(campo=1)), seat(40, laid=cards(campo=2)), seat())
    assert gondolas(play(state, lay(1, CAMPO), common(CAMPO), (1, at("C6")))) == (20, 41, 0)


def test_VE_4_3_palazzo_with_six_neighbours_five_unbuilt_is_5_and_2() -> None:
    """The book's example, at E16-E19."""
    assert len(AROUND[fields("E16", "E19")]) == 6
    state = position(
        seat(1, hand=cards(palazzo=2)), seat(50, laid=cards(palazzo=1)), seat(), built={CASA: ["E20"]}
    )
    state = play(state, lay(2, PALAZZO), common(PALAZZO), at("E16", "E19"))
    assert gondolas(state) == (6, 52, 0)
