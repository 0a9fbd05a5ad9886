"""What a seat is told beyond what lies on the table: prices, and what a building would bring."""

import pytest

from borgo.core.game import Seat
from borgo.games.oddville import GAME
from borgo.games.oddville.actions import Build, Decline, FetchResource, Recall, TakeCoins, TakeProject
from borgo.games.oddville.data import CHARACTERS, Character, Guild, WorkerCard
from borgo.games.oddville.events import CoinsGained, CoinsPaid
from borgo.games.oddville.forecast import Forecast, Site
from borgo.games.oddville.prompts import BuildToo, ClaimBonuses, CollectTax
from borgo.games.oddville.state import State
from borgo.games.oddville.terms import Terms
from tests.contract.plays import TABLES, Table
from tests.contract.plays import play as random_play

from .positions import (
    CLAY,
    CRYSTAL,
    FOREMAN,
    JOURNEYMAN,
    MASTER,
    STONE,
    WOOD,
    card,
    coins,
    offered,
    play,
    position,
)

everywhere = pytest.mark.parametrize("table", [t for t in TABLES if t.game is GAME], ids=str)


def terms_of(state: State, seat: Seat) -> Terms:
    terms = GAME.view(state, seat).terms
    assert terms is not None
    return terms


def test_the_public_has_no_prices_and_no_forecasts() -> None:
    state = position(projects={0: ["old-well"]}, board={CRYSTAL: [0]})
    assert GAME.view(state, None).terms is None
    assert GAME.view(state, None).forecasts == GAME.view(state, 1).forecasts == ()
    assert GAME.view(state, 0).forecasts != ()


def test_prices_have_the_discounts_off() -> None:
    held = {0: [Character.LANDOWNER, Character.MISTRESS, Character.GHOST_OF_LOVELY_SPINSTER]}
    state = position(characters=held, hand={0: [MASTER, FOREMAN]}, board={CLAY: [1], STONE: [1, 1, 1]})
    mine, other = terms_of(state, 0), terms_of(state, 1)
    assert (mine.fetch, other.fetch) == ((0, 0, 1, 0), (0, 1, 2, 0))
    assert (mine.recall, other.recall) == (1, 4)
    assert (mine.coins, other.coins) == ((3, 3, 3, 3), (0, 1, 2, 3))
    assert other.kinds[JOURNEYMAN] == (WOOD, CLAY)
    assert other.slots[JOURNEYMAN] == (0, 0, 1, 1, 1, 1)
    assert GAME.view(state, None).next_spaces == (0, 1, 3, 0)


@everywhere
def test_prices_are_what_is_paid(table: Table) -> None:
    for moment in random_play(table, 21):
        terms = terms_of(moment.before, moment.seat)
        paid = sum(event.count for event in moment.events if isinstance(event, CoinsPaid))
        match moment.action:
            case Recall():
                assert paid == terms.recall
            case FetchResource(card=worker, resource=resource):
                assert paid == terms.fetch[resource]
                assert resource in terms.kinds[worker]
            case TakeProject(card=worker, slot=slot):
                assert paid == terms.slots[worker][slot]
            case TakeCoins(card=worker):
                room = 5 - coins(moment.before, moment.seat)
                brought = CoinsGained(moment.seat, min(room, terms.coins[worker]), "card")
                assert (brought in moment.events) == (room > 0)


def test_a_forecast_tells_points_bonuses_and_who_comes() -> None:
    state = position(
        projects={0: ["weathercock-house", "old-well"]},
        board={STONE: [0], CLAY: [0], CRYSTAL: [0]},
        city=[("conjurers-den", 1, 0, 1), ("wax-museum", 2, 0, 1)],
        piles={Guild.ROOSTER: [Character.SEIGNIOR]},
    )
    house = GAME.view(state, 0).forecasts[0]
    assert (house.project, house.fee, house.joins, house.resets) == (
        card("weathercock-house"),
        0,
        Character.SEIGNIOR,
        False,
    )
    site = next(site for site in house.sites if (site.x, site.y) == (1, 1))
    assert site.bonuses == (card("weathercock-house"), card("conjurers-den"))
    before, after = GAME.points(state), GAME.points(resolved(state, 0, Build(house.project, 1, 1)))
    assert tuple(new - old for old, new in zip(before, after, strict=True)) == site.changes


def test_a_forecast_says_that_an_empty_pile_comes_back() -> None:
    held = {1: [Character.BUILDER, Character.TRAVELLER], 0: [Character.LAMPLIGHTER]}
    state = position(projects={0: ["clock-tower"]}, board={STONE: [0]}, characters=held)
    (tower,) = GAME.view(state, 0).forecasts
    assert (tower.joins, tower.resets) == (None, True)
    assert tower.sites[0].changes[1] == -4 - 7


def test_the_builders_fee_is_in_the_forecast() -> None:
    state = position(
        projects={0: ["old-well"], 1: ["almshouse"]},
        board={CRYSTAL: [0, 1]},
        characters={1: [Character.BUILDER]},
        coins={1: 2},
    )
    state = play(state, 0, Build(card("old-well"), 1, 0), Decline())
    assert isinstance(state.asking, BuildToo)
    assert [forecast.fee for forecast in GAME.view(state, 1).forecasts] == [2]


def resolved(state: State, seat: Seat, build: Build) -> State:
    """Built, all bonuses declined, the guild's character there."""
    state, _ = GAME.step(state, seat, build)
    while state.stack and isinstance(state.asking, ClaimBonuses | CollectTax):
        state, _ = GAME.step(state, state.asking.seats[0], Decline())
    return state


def forecast_sites(state: State, seat: Seat) -> dict[Build, tuple[Forecast, Site]]:
    return {
        Build(forecast.project, site.x, site.y): (forecast, site)
        for forecast in GAME.view(state, seat).forecasts
        for site in forecast.sites
    }


@everywhere
def test_forecasts_come_true(table: Table) -> None:
    """For every building that is legal at some moment of a random game."""
    for seed in table.seeds(1, dear=True):
        for number, moment in enumerate(random_play(table, seed)):
            state, seat = moment.before, moment.seat
            if number % 3:
                continue
            sites = forecast_sites(state, seat)
            assert list(sites) == offered(state, seat, Build)
            for build, (forecast, site) in list(sites.items())[::4]:
                check_forecast(state, seat, build, forecast, site)


def check_forecast(state: State, seat: Seat, build: Build, forecast: Forecast, site: Site) -> None:
    after = resolved(state, seat, build)
    expected = [old + change for old, change in zip(GAME.points(state), site.changes, strict=True)]
    held = after.players[seat].characters
    if forecast.joins is not None:
        assert held[-1] is forecast.joins
    if forecast.resets:
        journey_made = held[-1] is Character.TRAVELLER and seat in after.square
        expected[seat] += 0 if journey_made else CHARACTERS[held[-1]].points
    assert GAME.points(after) == tuple(expected)
    new_card = after.city.index(next(placed for placed in after.city if placed.card == build.project))
    assert GAME.view(after, None).worth[new_card].points == site.points
    opened, _ = GAME.step(state, seat, build)
    if opened.stack and isinstance(opened.stack[-1], ClaimBonuses):
        assert opened.stack[-1].cards == site.bonuses


def test_nobody_who_has_acted_gets_forecasts() -> None:
    state = position(
        projects={0: ["old-well"]}, board={CRYSTAL: [0]}, characters={0: [Character.CHEATER]}, coins={0: 1}
    )
    assert GAME.view(play(state, 0, TakeCoins(WorkerCard.MASTER)), 0).forecasts == ()
