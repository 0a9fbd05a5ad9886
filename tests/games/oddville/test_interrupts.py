"""OV-6.8 and OV-6.11: prompts to players who are not on turn."""

import pytest

from borgo.core.game import Clock, Seat
from borgo.games.oddville import GAME
from borgo.games.oddville.actions import (
    AnyAction,
    Build,
    ClaimCoin,
    ClaimResource,
    Collect,
    Decline,
    EndTurn,
    FetchResource,
    FlipCoin,
    Recall,
    ReturnWorker,
    TakeCoins,
    TakeProject,
)
from borgo.games.oddville.data import Character, Guild
from borgo.games.oddville.events import (
    BuildingPlaced,
    CharacterJoined,
    CoinsGained,
    CoinsPaid,
    Declined,
    TurnStarted,
)
from borgo.games.oddville.prompts import BuildToo, ClaimBonuses, CollectTax, FetchAgain, TakeTurn
from borgo.games.oddville.state import State

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
    names,
    offered,
    on_board,
    play,
    position,
    refused,
    told,
)

COLLECTOR = {1: [Character.TAX_COLLECTOR]}
WELL, ALMSHOUSE, TOWER = card("old-well"), card("almshouse"), card("clock-tower")


def asked(state: State) -> tuple[Seat, ...]:
    return GAME.asked(state)


def paying(action: AnyAction) -> State:
    return play(
        position(characters=COLLECTOR, coins={0: 3}, hand={0: [MASTER, FOREMAN]}, board={STONE: [2, 2, 2]}),
        0,
        action,
    )


@pytest.mark.parametrize(
    "payment",
    [Recall(), FetchResource(MASTER, STONE), TakeProject(MASTER, 5)],
    ids=["recall for two", "space for two", "project for one"],
)
def test_OV_6_8_every_payment_of_another_is_one_coin_for_the_collector(payment: AnyAction) -> None:
    state = paying(payment)
    assert GAME.prompts(state) == (CollectTax((1,), 0),)
    assert offered(state, 1, Collect, Decline) == [Collect(), Decline()]
    assert told(state, 1, Collect())[0] == CoinsGained(1, 1, "tax")
    after = play(state, 1, Collect())
    assert coins(after, 1) == 1, "however large the payment was"
    assert not isinstance(after.asking, CollectTax)


def test_OV_6_8_after_the_payment_from_the_deck() -> None:
    """So it is the very coin that was paid, and the row is filled from below it."""
    state = position(characters=COLLECTOR, coins={0: ["mint"]}, deck=["belfry"])
    state = play(state, 0, TakeProject(MASTER, 5))
    assert len(state.row) == 5, "the rest of the action waits"
    state = play(state, 1, Collect())
    assert names(state.players[1].coins) == ["mint"]
    assert names(state.row[-1:]) == ["belfry"]
    assert GAME.prompts(state) == (TakeTurn((1,)),)


def test_OV_6_8_the_collector_may_let_it_be() -> None:
    state = paying(Recall())
    assert told(state, 1, Decline()) == (Declined(1, "tax"),)
    after = play(state, 1, Decline())
    assert (coins(after, 1), GAME.prompts(after)) == (0, (TakeTurn((0,)),))


def test_OV_6_8_two_spaces_of_the_seignior_are_two_payments() -> None:
    state = position(
        characters={0: [Character.SEIGNIOR], **COLLECTOR}, coins={0: 4}, board={STONE: [2, 2, 2]}
    )
    state = play(state, 0, FetchResource(MASTER, STONE))
    state = play(state, 1, Collect())
    assert GAME.prompts(state) == (FetchAgain((0,), MASTER),)
    state = play(state, 0, FetchResource(MASTER, STONE))
    state = play(state, 1, Collect())
    assert coins(state, 1) == 2


def test_OV_6_8_what_is_free_and_what_one_pays_oneself_is_not_taxed() -> None:
    state = position(characters=COLLECTOR, coins={0: 1})
    for free in (FetchResource(MASTER, STONE), TakeProject(MASTER, 0), TakeCoins(MASTER)):
        assert GAME.prompts(play(state, 0, free)) == (TakeTurn((1,)),)
    own = position(turn=1, characters=COLLECTOR, coins={1: 1})
    assert GAME.prompts(play(own, 1, TakeProject(MASTER, 5))) == (TakeTurn((2,)),)


def test_OV_6_8_with_five_coins_nobody_is_asked() -> None:
    state = position(characters=COLLECTOR, coins={0: 1, 1: 5})
    assert GAME.prompts(play(state, 0, TakeProject(MASTER, 5))) == (TakeTurn((1,)),)


def test_OV_6_8_the_prompt_has_a_short_clock_and_collects_by_default() -> None:
    state = paying(Recall())
    assert GAME.prompts(state)[0].clock is Clock.INTERRUPT
    assert GAME.default(state, 1) == Collect()
    assert str(refused(state, 0, TakeCoins(MASTER))) == "OV-6.8 not-asked (seat=1)"
    assert str(refused(state, 1, TakeCoins(MASTER))) == "OV-6.8 not-an-answer"


def with_builder(*, coins_of_builder: int = 2, builds: str = "almshouse", **more: list[Character]) -> State:
    """Seat 0 may build the Old Well; seat 1 is the Builder with a project of its own."""
    return position(
        characters={1: [Character.BUILDER, *more.get("builders", [])], 2: more.get("others", [])},
        projects={0: ["old-well"], 1: [builds]},
        board={CRYSTAL: [0, 1], STONE: [1]},
        coins={1: coins_of_builder},
    )


def offer(state: State) -> State:
    """The build of seat 0, its bonus declined."""
    return play(state, 0, Build(WELL, 1, 0), Decline())


def test_OV_6_11_when_another_has_built_the_builder_may_build_too() -> None:
    state = offer(with_builder())
    assert GAME.prompts(state) == (BuildToo((1,), 0),)
    build = Build(ALMSHOUSE, 0, 1)
    assert build in offered(state, 1, Build)
    assert told(state, 1, build)[-2:] == (BuildingPlaced(1, ALMSHOUSE, 0, 1), CoinsPaid(1, 2, "builder"))
    after = play(state, 1, build)
    assert coins(after, 1) == 0
    assert on_board(after, CRYSTAL)[1] == -1, "the building's cost is paid as well"
    assert GAME.prompts(after) == (ClaimBonuses((1,), (ALMSHOUSE,)),)
    after = play(after, 1, ClaimCoin(ALMSHOUSE))
    assert GAME.prompts(after) == (TakeTurn((1,)),), "then the turn goes on as ever"


def test_OV_6_11_it_opens_after_the_bonuses_and_the_character() -> None:
    state = position(
        projects={0: ["clock-tower"], 1: ["almshouse"]},
        board={STONE: [0], CRYSTAL: [1]},
        characters={1: [Character.BUILDER]},
        coins={1: 2},
        city=[("old-well", 1, 0, 2)],
        piles={Guild.BELLS: [Character.TRAVELLER]},
    )
    state = play(state, 0, Build(TOWER, 0, 1))
    assert isinstance(state.asking, ClaimBonuses)
    events = told(state, 0, ClaimCoin(TOWER))
    assert events[-1] == CharacterJoined(0, Character.TRAVELLER)
    assert GAME.prompts(play(state, 0, ClaimCoin(TOWER))) == (BuildToo((1,), 0),)


def test_OV_6_11_character_and_bonuses_follow_the_builders_build() -> None:
    state = offer(with_builder(builds="clock-tower"))
    state = play(state, 1, Build(TOWER, 0, 1), ClaimCoin(TOWER))
    assert len(state.players[1].characters) == 2
    assert GAME.prompts(state) == (TakeTurn((1,)),)


def test_OV_6_11_it_never_opens_another_one() -> None:
    """Seat 1 resets the bells by its extra build; whoever is Builder now is not asked."""
    state = position(
        2,
        projects={0: ["old-well", "silk-exchange"], 1: ["clock-tower"]},
        board={CRYSTAL: [0], STONE: [1, 0]},
        characters={1: [Character.BUILDER]},
        coins={0: 5, 1: 2},
    )
    state = offer(state)
    state = play(state, 1, Build(TOWER, 0, 1), Decline())
    assert state.players[1].characters == (Character.BUILDER,)
    assert GAME.prompts(state) == (TakeTurn((1,)),)


def test_OV_6_11_each_build_opens_it_once_and_declining_closes_it() -> None:
    state = offer(with_builder())
    assert told(state, 1, Decline()) == (Declined(1, "builder"), TurnStarted(1))


@pytest.mark.parametrize(
    ("coins_of_builder", "builds"),
    [(1, "almshouse"), (2, "great-foundry"), (2, "wax-museum")],
    ids=["no fee", "no resources", "no resources for that either"],
)
def test_OV_6_11_offered_only_to_who_can_pay(coins_of_builder: int, builds: str) -> None:
    state = with_builder(coins_of_builder=coins_of_builder, builds=builds)
    assert GAME.prompts(offer(state)) == (TakeTurn((1,)),)


def test_OV_6_11_offered_only_to_who_can_place() -> None:
    """Spice Vault has no street, and beside Square and Old Well there are only streets."""
    assert GAME.prompts(offer(with_builder(builds="spice-vault"))) == (TakeTurn((1,)),)


def test_OV_6_11_not_to_who_has_built_and_not_to_who_lost_it() -> None:
    own = position(
        projects={0: ["old-well", "almshouse"]},
        board={CRYSTAL: [0, 0]},
        characters={0: [Character.BUILDER]},
        coins={0: 2},
    )
    assert GAME.prompts(offer(own)) == (TakeTurn((1,)),)
    lost = position(
        2,
        projects={0: ["clock-tower"], 1: ["almshouse"]},
        board={STONE: [0], CRYSTAL: [1]},
        characters={1: [Character.BUILDER]},
        coins={1: 2},
        city=[("old-well", 1, 0, 1)],
    )
    lost = play(lost, 0, Build(TOWER, 0, 1), Decline())
    assert lost.players[0].characters == (Character.BUILDER,), "the reset brought it to the builder"
    assert GAME.prompts(lost) == (TakeTurn((1,)),)


def test_OV_6_11_the_prompt_has_a_short_clock_and_declines_by_default() -> None:
    state = offer(with_builder())
    assert GAME.prompts(state)[0].clock is Clock.INTERRUPT
    assert GAME.default(state, 1) == Decline()
    assert str(refused(state, 0, EndTurn())) == "OV-6.11 not-asked (seat=1)"
    assert str(refused(state, 1, TakeCoins(MASTER))) == "OV-6.11 not-an-answer"


def test_OV_6_11_who_takes_the_needed_worker_back_cannot_build_any_more() -> None:
    state = play(offer(with_builder()), 1, ReturnWorker(CRYSTAL, 1))
    assert (
        str(refused(state, 1, Build(ALMSHOUSE, 0, 1))) == "OV-5.1 resources-missing (resource=3, missing=1)"
    )
    assert offered(state, 1, Build, Decline) == [Decline()]


def test_OV_6_11_the_fee_is_taxed() -> None:
    state = offer(with_builder(others=[Character.TAX_COLLECTOR]))
    state = play(state, 1, Build(ALMSHOUSE, 0, 1))
    assert GAME.prompts(state) == (CollectTax((2,), 1),)
    state = play(state, 2, Collect())
    assert GAME.prompts(state) == (ClaimBonuses((1,), (ALMSHOUSE,)),)


def test_OV_6_11_powers_wait_for_the_own_turn() -> None:
    """The Builder builds out of turn, so the Cheater of the same player stays quiet."""
    state = offer(with_builder(builders=[Character.CHEATER]))
    assert str(refused(state, 1, FlipCoin(0))) == "OV-6.11 not-an-answer"
    state = play(state, 1, Build(ALMSHOUSE, 0, 1))
    assert str(refused(state, 1, FlipCoin(0))) == "OV-3.1 powers-in-own-turn"


def test_interrupts_stack() -> None:
    """A tax within a Builder's offer within a turn, each answered by its own seat, in this order."""
    state = position(
        characters={1: [Character.BUILDER], 2: [Character.TAX_COLLECTOR], 0: [Character.CHEATER]},
        projects={0: ["old-well"], 1: ["silk-exchange"]},
        board={CRYSTAL: [0], STONE: [1], CLAY: [2], WOOD: [3]},
        coins={0: 1, 1: 2},
    )
    seats = []
    state = play(state, 0, Build(WELL, 1, 0))
    answers: list[AnyAction] = [
        ClaimResource(WELL, WOOD),
        Build(card("silk-exchange"), 0, 1),
        Collect(),
        ClaimCoin(card("silk-exchange")),
        EndTurn(),
        TakeCoins(JOURNEYMAN),
    ]
    for answer in answers:
        (seat,) = asked(state)
        seats.append(seat)
        state = play(state, seat, answer)
    assert seats == [0, 1, 2, 1, 0, 1]
