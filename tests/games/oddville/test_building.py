"""OV-5.1 to 5.4: paying for a building and finding a place for it."""

import pytest

from borgo.core.rules import Param
from borgo.games.oddville import GAME
from borgo.games.oddville.actions import Build, ClaimResource
from borgo.games.oddville.data import Side
from borgo.games.oddville.events import BuildingPlaced, WorkerReturned
from borgo.games.oddville.prompts import ClaimBonuses
from borgo.games.oddville.state import NOBODY, Placed, State

from .positions import (
    CLAY,
    CRYSTAL,
    STONE,
    WOOD,
    card,
    coins,
    offered,
    on_board,
    play,
    position,
    refused,
    told,
)

WELL, ALMSHOUSE = card("old-well"), card("almshouse")
BOTH = [("almshouse", 0, 1, 1), ("old-well", 1, 0, 1)]
"""Houses on three sides, and streets on all four."""


def with_project(name: str, city: list[tuple[str, int, int, int]]) -> State:
    """Seat 0 can pay for anything and has this one project."""
    plenty = [0, NOBODY, NOBODY]
    return position(
        projects={0: [name]},
        board={WOOD: plenty, CLAY: plenty, STONE: [*plenty, 0], CRYSTAL: plenty},
        city=city,
    )


def sites(name: str, city: list[tuple[str, int, int, int]]) -> set[tuple[int, int]]:
    return {
        (action.x, action.y)
        for action in offered(with_project(name, city), 0, Build)
        if isinstance(action, Build)
    }


def clashing(state: State, build: Build) -> Param:
    """The first edge that stands against a building; all of them are a bit mask beside it."""
    illegal = refused(state, 0, build)
    assert (illegal.rule_id, illegal.why) == ("OV-5.3", "edge-clash")
    side, sides = illegal.params["side"], illegal.params["sides"]
    assert isinstance(sides, int)
    assert side in [one.name.lower() for one in Side if sides & 1 << one]
    return side


def test_OV_5_1_book_example_wood_stone_and_crystal() -> None:
    red = 0
    state = position(
        projects={red: ["great-foundry"]},
        board={WOOD: [NOBODY, red], STONE: [1, 2, red], CRYSTAL: [1, 2, 3, red]},
    )
    build = Build(card("great-foundry"), 1, 0)
    after = play(state, red, build)
    assert on_board(after, WOOD) == [NOBODY, NOBODY, NOBODY]
    assert on_board(after, STONE) == [1, 2, NOBODY]
    assert on_board(after, CRYSTAL) == [1, 2, 3]
    assert after.players[red].supply == state.players[red].supply + 3 - 1, "three come back, one is the owner"
    assert told(state, red, build) == (
        WorkerReturned(red, WOOD, 1),
        WorkerReturned(red, STONE, 2),
        WorkerReturned(red, CRYSTAL, 3),
        BuildingPlaced(red, card("great-foundry"), 1, 0),
    )


def test_OV_5_1_the_workers_on_the_cheapest_spaces_come_off() -> None:
    """Masons' Lodge costs two stone."""
    state = position(projects={0: ["masons-lodge"]}, board={STONE: [1, 0, 0, 0, 0]})
    assert on_board(play(state, 0, Build(card("masons-lodge"), 0, 1)), STONE) == [1, NOBODY, NOBODY, 0, 0]
    state = position(projects={0: ["masons-lodge"]}, board={STONE: [1, 0, 2, 0, 0]})
    assert on_board(play(state, 0, Build(card("masons-lodge"), 0, 1)), STONE) == [1, NOBODY, 2, 0]


def test_OV_5_1_every_resource_is_needed() -> None:
    state = position(projects={0: ["masons-lodge"]}, board={STONE: [0, 1, 1, 1], WOOD: [0, 0]})
    assert str(refused(state, 0, Build(card("masons-lodge"), 0, 1))) == (
        "OV-5.1 resources-missing (resource=2, missing=1)"
    )


def test_OV_5_1_only_own_projects() -> None:
    state = position(projects={1: ["old-well"]}, board={CRYSTAL: [0]}, row=["almshouse"])
    assert str(refused(state, 0, Build(WELL, 1, 0))) == f"OV-5.1 not-your-project (project={WELL})"
    assert str(refused(state, 0, Build(ALMSHOUSE, 0, 1))) == f"OV-5.1 not-your-project (project={ALMSHOUSE})"


def test_OV_5_1_one_of_two_projects_is_chosen_and_gone() -> None:
    state = position(projects={0: ["old-well", "almshouse"]}, board={CRYSTAL: [0]})
    assert play(state, 0, Build(WELL, 1, 0)).players[0].projects == (ALMSHOUSE,)
    assert play(state, 0, Build(ALMSHOUSE, 0, 1)).players[0].projects == (WELL,)


def test_OV_5_1_the_workers_that_came_off_can_be_used_at_once() -> None:
    """None in supply: the one paid is the owner, and of two paid one takes the bonus."""
    all_out = {STONE: [0, 0, 0, 0, 0, 0, 0, 0, 0]}
    state = position(projects={0: ["masons-lodge"]}, board=all_out)
    assert state.players[0].supply == 0
    state = play(state, 0, Build(card("masons-lodge"), 0, 1))
    state = play(state, 0, ClaimResource(card("masons-lodge"), CRYSTAL))
    assert on_board(state, CRYSTAL)[0] == 0


def test_OV_5_2_beside_the_square_but_never_above_its_row() -> None:
    assert sites("old-well", []) == {(-1, 0), (1, 0), (0, 1)}
    for x, y in ((0, -1), (1, -1), (-3, -2)):
        assert str(refused(with_project("old-well", []), 0, Build(WELL, x, y))) == "OV-5.2 above-the-square"


@pytest.mark.parametrize(("x", "y"), [(1, 1), (-1, 1), (2, 0), (0, 2), (7, 7)])
def test_OV_5_2_not_at_a_corner_not_away(x: int, y: int) -> None:
    assert str(refused(with_project("old-well", []), 0, Build(WELL, x, y))) == (
        f"OV-5.2 not-beside-the-city (x={x}, y={y})"
    )


def test_OV_5_2_beside_any_card_of_the_city_left_right_and_down() -> None:
    city = [("silk-exchange", 1, 0, 1), ("bell-ringers-inn", 0, 1, 2)]
    assert sites("old-well", city) == {(-1, 0), (2, 0), (1, 1), (-1, 1), (0, 2)}


@pytest.mark.parametrize(("x", "y"), [(0, 0), (1, 0)])
def test_OV_5_2_not_on_another_card(x: int, y: int) -> None:
    state = with_project("old-well", [("silk-exchange", 1, 0, 1)])
    assert str(refused(state, 0, Build(WELL, x, y))) == f"OV-5.2 cell-taken (x={x}, y={y})"


def test_OV_5_2_never_rotated() -> None:
    """The Almshouse has its one street on top: it fits below the Square and nowhere else."""
    assert sites("almshouse", []) == {(0, 1)}
    assert clashing(with_project("almshouse", []), Build(ALMSHOUSE, 1, 0)) == "west"


@pytest.mark.parametrize(
    ("project", "city", "x", "y", "side"),
    [
        ("spice-vault", [], 0, 1, "north"),
        ("spice-vault", [], -1, 0, "east"),
        ("spice-vault", [], 1, 0, "west"),
        ("signal-house", BOTH, 2, 0, "west"),
        ("signal-house", BOTH, 1, 1, "north"),
        ("old-well", BOTH[:1], -1, 1, "east"),
        ("old-well", BOTH[:1], 0, 2, "north"),
        ("almshouse", [("tannery", 0, 1, 1)], 0, 2, "north"),
    ],
)
def test_OV_5_3_edges_must_match(
    project: str, city: list[tuple[str, int, int, int]], x: int, y: int, side: str
) -> None:
    """Street to street and house to house, the Square's streets too."""
    assert clashing(with_project(project, city), Build(card(project), x, y)) == side


def test_OV_5_3_book_example_houses_fit_a_street_does_not_and_turning_is_no_way() -> None:
    """Left of the Square lies the Secret Archive, street to street, with houses on its far side."""
    city = [("secret-archive", -1, 0, 1)]
    assert (-2, 0) in sites("smokehouse", city)
    assert clashing(with_project("flower-market", city), Build(card("flower-market"), -2, 0)) == "east"
    upside_down = Build(card("watchtower"), 1, 0)
    assert clashing(with_project("watchtower", city), upside_down) == "west", (
        "its street is on the other side"
    )


def test_OV_5_3_south_edges_count_too() -> None:
    """A gap at the end of the upper row, with a house above the card below it."""
    below = [("silk-exchange", 1, 0, 1), ("mirror-hall", 1, 1, 1), ("toll-house", 2, 1, 1)]
    state = with_project("old-well", below)
    assert clashing(state, Build(WELL, 2, 0)) == "south"
    assert (2, 0) in sites("prism-tower", below)


def test_OV_5_3_house_to_house_fits_without_any_street() -> None:
    city = [("almshouse", 0, 1, 1)]
    assert sites("spice-vault", city) == {(-1, 1), (1, 1), (0, 2)}


def test_OV_5_3_every_touching_edge_counts() -> None:
    """At (1, 1) a card touches a street above and a house to the left."""
    city = [("old-well", 1, 0, 1), ("almshouse", 0, 1, 1)]
    assert (1, 1) in sites("tannery", city)
    for misfit in ("masons-lodge", "signal-house", "silk-exchange"):
        assert (1, 1) not in sites(misfit, city)


def test_OV_5_3_city_cards_never_move() -> None:
    state = with_project("old-well", [("silk-exchange", 1, 0, 1), ("almshouse", 0, 1, 2)])
    after = play(state, 0, Build(WELL, -1, 0))
    assert after.city == (*state.city, Placed(WELL, -1, 0, 0))


def test_OV_5_4_a_worker_from_supply_owns_it() -> None:
    state = position(projects={0: ["old-well"]}, board={CRYSTAL: [0]})
    after = play(state, 0, Build(WELL, 1, 0))
    assert after.city == (Placed(WELL, 1, 0, 0),)
    assert (after.players[0].in_city, after.players[0].supply) == (1, 8)
    assert GAME.prompts(after) == (ClaimBonuses((0,), (WELL,)),)
    assert coins(after, 0) == 0
