"""OV-7.2 to 7.7: points, and a second scorer that has to agree on them."""

from random import Random

import pytest

from borgo.games.oddville import GAME
from borgo.games.oddville.city import SQUARE
from borgo.games.oddville.data import CARDS, CHARACTERS, Character
from borgo.games.oddville.scoring import ScoreSheet, worths
from borgo.games.oddville.state import Placed, State
from tests.contract.plays import TABLES, Table
from tests.contract.plays import play as random_play

from . import naive_scorer
from .positions import CLAY, CRYSTAL, STONE, WOOD, card, position

everywhere = pytest.mark.parametrize("table", [t for t in TABLES if t.game is GAME], ids=str)

City = list[tuple[str, int, int, int]]


def worth(city: City, name: str) -> int:
    placed = [card(one) for one, *_ in city].index(card(name))
    return GAME.view(position(city=city), None).worth[placed].points


def test_OV_7_7_book_example() -> None:
    """A B C D over E F G H; C is the Main Square."""
    blue, red, purple, yellow = range(4)
    a, b, d = ("crystal-cutter", -2, 0, blue), ("grand-opera", -1, 0, purple), ("pawnshop", 1, 0, purple)
    e, f = ("watchtower", -2, 1, red), ("cooperage", -1, 1, red)
    g, h = ("almshouse", 0, 1, yellow), ("lapidary", 1, 1, yellow)
    state = position(city=[b, a, d, e, f, g, h], square={WOOD: blue, STONE: red})
    assert GAME.points(state) == (8, 13, 10, 7)
    points = dict(zip("badefgh", GAME.view(state, None).worth, strict=True))
    assert {name: worth.points for name, worth in points.items()} == {
        "a": 4,
        "b": 2 + 3,
        "d": 3 + 2,
        "e": 3 * 2,
        "f": 2 + 1,
        "g": 1 + 2,
        "h": 4,
    }


def test_OV_7_2_buildings_characters_workers_on_the_board_and_the_square() -> None:
    state = position(
        city=[("old-well", 1, 0, 0), ("almshouse", 0, 1, 1)],
        characters={0: [Character.LANDOWNER, Character.MISTRESS], 1: [Character.BUILDER]},
        board={WOOD: [0, 1], CLAY: [1, 1, 1, 0, 0]},
        square={CRYSTAL: 1},
    )
    sheets = GAME.view(state, None).sheets
    assert sheets[0] == ScoreSheet(buildings=4, characters=9, resources=3, square=0)
    assert sheets[1] == ScoreSheet(buildings=3, characters=4, resources=4, square=4)
    assert GAME.points(state) == (16, 15, 0, 0)


def test_OV_7_2_coins_projects_and_supply_score_nothing() -> None:
    assert GAME.points(position(coins={0: 5}, projects={0: ["old-well", "treasury"]})) == (0, 0, 0, 0)


@pytest.mark.parametrize("character", [who for who in Character if who is not Character.TRAVELLER])
def test_OV_7_2_a_character_is_worth_what_is_printed(character: Character) -> None:
    assert GAME.points(position(characters={2: [character]}))[2] == CHARACTERS[character].points


def test_OV_7_3_diamonds_are_flat() -> None:
    city: City = [("prism-tower", 1, 0, 0), ("old-well", 2, 0, 0)]
    assert (worth(city, "prism-tower"), worth(city, "old-well")) == (5, 4)


def test_OV_7_3_diamonds_counted_in_the_whole_city_whoever_owns_them() -> None:
    city: City = [("customs-gate", 1, 0, 0), ("old-well", -1, 0, 1), ("prism-tower", -2, 0, 2)]
    assert worth(city, "customs-gate") == 3 + 2
    assert worth([*city, ("silk-exchange", 0, 1, 0)], "customs-gate") == 3 + 2, "a counter is no diamond"


def test_OV_7_3_neighbours_simple_and_triple() -> None:
    city: City = [("bell-ringers-inn", 1, 0, 0), ("crooked-house", -1, 0, 1)]
    assert (worth(city, "bell-ringers-inn"), worth(city, "crooked-house")) == (1 + 1, 3 * 1)
    city += [("old-well", 2, 0, 2), ("mirror-hall", 1, 1, 3), ("gem-market", -2, 0, 0)]
    assert (worth(city, "bell-ringers-inn"), worth(city, "crooked-house")) == (1 + 3, 3 * 2)
    assert worth([*city, ("silk-exchange", 2, 1, 0)], "bell-ringers-inn") == 1 + 3, "a corner is no neighbour"


def test_OV_7_3_columns_and_rows_count_the_card_itself() -> None:
    city: City = [("mirror-hall", 1, 0, 0), ("counting-house", -1, 0, 1)]
    assert worth(city, "mirror-hall") == 1 + 1
    assert worth(city, "counting-house") == 2 + 3
    city += [("old-well", 1, 1, 2), ("gem-market", 2, 0, 3)]
    assert worth(city, "mirror-hall") == 1 + 2
    assert worth(city, "counting-house") == 2 + 4


def test_OV_7_3_shields_of_the_neighbours() -> None:
    city: City = [("scaffold-yard", 1, 0, 0)]
    assert worth(city, "scaffold-yard") == 0
    city += [("bell-ringers-inn", 2, 0, 1), ("mirror-hall", 1, 1, 2)]
    assert worth(city, "scaffold-yard") == 2 + 1
    assert worth([*city, ("silk-exchange", 2, 1, 3)], "scaffold-yard") == 2 + 1, "a corner is no neighbour"


@pytest.mark.parametrize(("name", "base"), [("cider-press", 1), ("hatchery", 2)])
def test_OV_7_3_cards_of_the_guild_itself_included(name: str, base: int) -> None:
    city: City = [(name, -1, 0, 0)]
    assert worth(city, name) == base + 1
    city += [("brick-kiln", 1, 0, 1), ("tannery", 0, 1, 2)]
    assert worth(city, name) == base + 3
    assert worth([*city, ("old-well", 2, 0, 3)], name) == base + 3


def test_OV_7_4_the_square_is_a_card_without_shield_guild_or_diamond() -> None:
    beside: City = [("bell-ringers-inn", 1, 0, 0)]
    assert worth(beside, "bell-ringers-inn") == 1 + 1, "a neighbour"
    assert worth([("counting-house", -1, 0, 0)], "counting-house") == 2 + 2, "in its row"
    assert worth([("mirror-hall", 0, 1, 0)], "mirror-hall") == 1 + 2, "in its column"
    assert worth([("scaffold-yard", 1, 0, 0)], "scaffold-yard") == 0
    assert worth([("customs-gate", 1, 0, 0)], "customs-gate") == 3
    assert GAME.view(position(city=beside), None).worth[0].counted == (SQUARE,)


def test_OV_7_5_gaps_do_not_matter() -> None:
    """In the lower row there is nothing between the two cards."""
    city: City = [
        ("mirror-hall", -1, 0, 0),
        ("card-parlour", 1, 0, 0),
        ("ferry-landing", -1, 1, 1),
        ("lamp-works", 1, 1, 0),
    ]
    assert worth(city, "ferry-landing") == 2 + 2


def buildings(state: State) -> list[naive_scorer.Building]:
    return [(placed.card, placed.x, placed.y, placed.owner) for placed in state.city]


@everywhere
def test_a_naive_scorer_agrees_after_every_building_of_random_games(table: Table) -> None:
    """OV-7.2, OV-7.3, OV-7.6"""
    for seed in table.seeds(2):
        for moment in random_play(table, seed):
            state: State = moment.after
            if state.city is not moment.before.city or not state.stack:
                assert GAME.points(state) == tuple(naive_points(state, seat) for seat in range(table.seats))
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert list(outcome.ranks) == naive_scorer.ranks(outcome.points, state.sixth)


def naive_points(state: State, seat: int) -> int:
    held = [who.name.lower().replace("_", "-") for who in state.players[seat].characters]
    on_board = sum(stock.spaces.count(seat) + stock.box[seat] for stock in state.board)
    on_square = seat in state.square
    return (
        naive_scorer.city_points(buildings(state), seat)
        + naive_scorer.character_points(held, on_square)
        + on_board
        + 4 * on_square
    )


def random_city(choices: Random) -> list[naive_scorer.Building]:
    """Cards laid wherever the naive rules let them stand, by anyone, far beyond what a game would see."""
    placed: list[naive_scorer.Building] = []
    for number in choices.sample(range(len(CARDS)), choices.randrange(1, 40)):
        cards = naive_scorer.town(placed)
        around = {(x + dx, y + dy) for x, y in cards for dx, dy, _ in naive_scorer.BESIDE.values()}
        sites = sorted(spot for spot in around if naive_scorer.may_stand(cards, number, spot))
        if sites:
            placed.append((number, *choices.choice(sites), choices.randrange(4)))
    return placed


def test_a_naive_scorer_agrees_on_thousands_of_random_cities() -> None:
    choices = Random(42)
    sizes = []
    for _ in range(2000):
        city = random_city(choices)
        cards = naive_scorer.town(city)
        found = [worth.points for worth in worths(tuple(Placed(*building) for building in city))]
        assert found == [naive_scorer.building_points(cards, (x, y)) for _, x, y, _ in city]
        sizes.append(len(city))
    assert max(sizes) > 30
