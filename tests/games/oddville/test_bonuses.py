"""OV-5.5 to 5.8: what a new building brings."""

import pytest
from msgspec.structs import replace

from borgo.core.chance import Chance
from borgo.games.oddville import GAME
from borgo.games.oddville.actions import (
    AnyAction,
    Build,
    ClaimCoin,
    ClaimConversion,
    ClaimResource,
    Decline,
    EndTurn,
    FlipCoin,
    ReturnWorker,
    SettleOnSquare,
    TakeCoins,
)
from borgo.games.oddville.data import Character, Guild, Resource
from borgo.games.oddville.events import (
    BonusClaimed,
    CharacterJoined,
    CoinsGained,
    Declined,
    GuildReset,
    ResourceConverted,
    ResourceGained,
)
from borgo.games.oddville.prompts import ClaimBonuses, TakeTurn
from borgo.games.oddville.state import NOBODY, State

from .positions import (
    CLAY,
    CRYSTAL,
    MASTER,
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

WELL, SILK, INN = card("old-well"), card("silk-exchange"), card("bell-ringers-inn")
JOINED = [("bell-ringers-inn", 1, 0, 1), ("silk-exchange", 0, 1, 2)]
"""Others' cards with streets all around: they give a doubled resource and a coin."""


def well_between(**more: int) -> State:
    """Seat 0 has built the Old Well (any resource) between the two."""
    state = position(
        projects={0: ["old-well"]},
        board={CRYSTAL: [0, 0], WOOD: [1, 1, 1]},
        city=JOINED,
        coins={0: more.get("coins", 0)},
    )
    return play(state, 0, Build(WELL, 1, 1))


def glass_foundry_built(wood: list[int]) -> State:
    state = position(projects={0: ["glass-foundry"]}, board={CRYSTAL: [0], WOOD: wood, CLAY: [1, 1]})
    return play(state, 0, Build(card("glass-foundry"), 0, 1))


def test_OV_5_5_book_example_own_bonus_and_the_card_above_not_the_house_not_the_corner() -> None:
    yellow = 3
    state = position(
        turn=yellow,
        projects={yellow: ["weathercock-house"]},
        board={STONE: [yellow], CLAY: [yellow]},
        city=[("conjurers-den", 1, 0, 0), ("wax-museum", 2, 0, 1), ("spice-vault", 2, 1, 2)],
        piles={Guild.ROOSTER: [Character.LANDOWNER, Character.SEIGNIOR]},
    )
    house, above = card("weathercock-house"), card("conjurers-den")
    state = play(state, yellow, Build(house, 1, 1))
    assert GAME.prompts(state) == (ClaimBonuses((yellow,), (house, above)),)
    for elsewhere in ("wax-museum", "spice-vault"):
        assert str(refused(state, yellow, ClaimCoin(card(elsewhere)))) == (
            f"OV-5.5 no-bonus-there (building={card(elsewhere)})"
        )
    state = play(state, yellow, ClaimCoin(house))
    assert (coins(state, yellow), state.players[yellow].characters) == (1, ())
    last = ClaimConversion(above, CLAY, 0, WOOD)
    assert CharacterJoined(yellow, Character.LANDOWNER) in told(state, yellow, last)
    state = play(state, yellow, last)
    assert state.players[yellow].characters == (Character.LANDOWNER,)
    assert (on_board(state, CLAY)[0], on_board(state, WOOD)[0]) == (NOBODY, yellow)


def test_OV_5_5_street_neighbours_of_any_owner_and_never_the_square() -> None:
    assert GAME.prompts(well_between()) == (ClaimBonuses((0,), (WELL, INN, SILK)),)
    beside_the_square = play(position(projects={0: ["old-well"]}, board={CRYSTAL: [0]}), 0, Build(WELL, 0, 1))
    assert GAME.prompts(beside_the_square) == (ClaimBonuses((0,), (WELL,)),)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_OV_5_5_in_any_order(order: tuple[int, ...]) -> None:
    claims: list[AnyAction] = [ClaimResource(WELL, STONE), ClaimResource(INN, CRYSTAL), ClaimCoin(SILK)]
    state = play(well_between(), 0, *(claims[n] for n in order))
    assert (on_board(state, STONE)[0], on_board(state, CRYSTAL)[:2], coins(state, 0)) == (0, [0, 0], 1)
    assert GAME.prompts(state) == (TakeTurn((1,)),)


def test_OV_5_5_each_bonus_once() -> None:
    state = play(well_between(), 0, ClaimCoin(SILK))
    assert str(refused(state, 0, ClaimCoin(SILK))) == f"OV-5.5 no-bonus-there (building={SILK})"


def test_OV_5_5_each_bonus_is_optional() -> None:
    state = well_between()
    assert told(state, 0, Decline())[0] == Declined(0, "bonuses")
    declined = play(state, 0, Decline())
    assert (declined.board, coins(declined, 0)) == (state.board, 0)
    assert GAME.prompts(declined) == (TakeTurn((1,)),)
    one = play(state, 0, ClaimCoin(SILK), Decline())
    assert (one.board, coins(one, 0)) == (state.board, 1)


def test_OV_5_5_bonuses_come_before_anything_else() -> None:
    assert str(refused(well_between(), 0, EndTurn())) == "OV-5.5 not-an-answer"
    assert str(refused(well_between(), 1, TakeCoins(MASTER))) == "OV-5.5 not-asked (seat=0)"


def test_OV_5_5_bonuses_never_cost_coins() -> None:
    state = play(well_between(coins=3), 0, ClaimResource(WELL, WOOD))
    assert on_board(state, WOOD) == [1, 1, 1, 0], "in the two-coin box"
    assert coins(state, 0) == 3


def test_OV_5_6_a_given_resource() -> None:
    signal = card("signal-house")
    state = position(projects={0: ["signal-house"]}, board={STONE: [0, 1, NOBODY, 2]})
    state = play(state, 0, Build(signal, -1, 0))
    assert offered(state, 0, ClaimResource) == [ClaimResource(signal, STONE)]
    assert str(refused(state, 0, ClaimResource(signal, WOOD))) == "OV-5.6 other-kind (resource=0)"
    assert told(state, 0, ClaimResource(signal, STONE))[:2] == (
        BonusClaimed(0, signal),
        ResourceGained(0, STONE, 0),
    )
    assert on_board(play(state, 0, ClaimResource(signal, STONE)), STONE) == [0, 1, NOBODY, 2]


def test_OV_5_6_any_resource() -> None:
    state = play(position(projects={0: ["old-well"]}, board={CRYSTAL: [0]}), 0, Build(WELL, 1, 0))
    assert offered(state, 0, ClaimResource) == [
        ClaimResource(WELL, kind) for kind in (WOOD, CLAY, STONE, CRYSTAL)
    ]
    assert str(refused(state, 0, ClaimCoin(WELL))) == "OV-5.6 other-bonus (bonus=any)"


def test_OV_5_6_double_a_kind_already_held() -> None:
    gate = card("customs-gate")
    state = position(projects={0: ["customs-gate"]}, board={CRYSTAL: [0], WOOD: [1], CLAY: [1, 1, 1, 0]})
    state = play(state, 0, Build(gate, 1, 0))
    assert offered(state, 0, ClaimResource) == [ClaimResource(gate, CLAY)]
    for missing in (WOOD, CRYSTAL):
        assert str(refused(state, 0, ClaimResource(gate, missing))) == (
            f"OV-5.6 kind-not-held (resource={missing})"
        )
    assert on_board(play(state, 0, ClaimResource(gate, CLAY)), CLAY) == [1, 1, 1, 0, 0]


def test_OV_5_6_double_counts_what_another_bonus_brought_before() -> None:
    state = position(projects={0: ["old-well"]}, board={CRYSTAL: [0]}, city=JOINED)
    state = play(state, 0, Build(WELL, 1, 1))
    assert ClaimResource(INN, STONE) not in GAME.legal(state, 0)
    state = play(state, 0, ClaimResource(WELL, STONE), ClaimResource(INN, STONE))
    assert on_board(state, STONE) == [0, 0, NOBODY]


def test_OV_5_6_convert_moves_one_own_worker_to_another_kind() -> None:
    foundry, state = card("glass-foundry"), glass_foundry_built(wood=[0, 1, NOBODY, 0])
    assert offered(state, 0, ClaimConversion) == [
        ClaimConversion(foundry, WOOD, space, to) for space in (0, 3) for to in (CLAY, STONE, CRYSTAL)
    ]
    move = ClaimConversion(foundry, WOOD, 3, CLAY)
    assert told(state, 0, move)[:2] == (BonusClaimed(0, foundry), ResourceConverted(0, WOOD, 3, CLAY, 2))
    after = play(state, 0, move)
    assert (on_board(after, WOOD), on_board(after, CLAY)) == ([0, 1, NOBODY], [1, 1, 0])
    assert after.players[0].supply == state.players[0].supply


@pytest.mark.parametrize(
    ("kind", "space", "to", "refusal"),
    [
        (WOOD, 0, WOOD, "same-kind (resource=0)"),
        (WOOD, 1, CLAY, "no-worker-there (resource=0, space=1)"),
        (CLAY, 2, WOOD, "no-worker-there (resource=1, space=2)"),
    ],
)
def test_OV_5_6_convert_needs_an_own_worker_and_another_kind(
    kind: Resource, space: int, to: Resource, refusal: str
) -> None:
    action = ClaimConversion(card("glass-foundry"), kind, space, to)
    assert str(refused(glass_foundry_built(wood=[0, 1]), 0, action)) == f"OV-5.6 {refusal}"


def test_OV_5_6_one_coin() -> None:
    almshouse = card("almshouse")
    state = position(projects={0: ["almshouse"]}, board={CRYSTAL: [0]})
    state = play(state, 0, Build(almshouse, 0, 1))
    assert told(state, 0, ClaimCoin(almshouse))[:2] == (
        BonusClaimed(0, almshouse),
        CoinsGained(0, 1, "bonus"),
    )
    assert str(refused(state, 0, ClaimResource(almshouse, WOOD))) == "OV-5.6 other-bonus (bonus=coin)"
    assert (
        str(refused(state, 0, ClaimConversion(almshouse, WOOD, 0, CLAY))) == "OV-5.6 other-bonus (bonus=coin)"
    )


def test_OV_5_6_without_a_worker_in_supply_a_resource_is_lost_unless_one_is_taken_back() -> None:
    state = position(projects={0: ["old-well"]}, board={CRYSTAL: [0], WOOD: [1, 2, 3, *[0] * 8]})
    state = play(state, 0, Build(WELL, 1, 0))
    assert state.players[0].supply == 0
    assert str(refused(state, 0, ClaimResource(WELL, STONE))) == "OV-5.6 no-worker-in-supply"
    freed = play(state, 0, ReturnWorker(WOOD, 3), ClaimResource(WELL, STONE))
    assert on_board(freed, STONE)[0] == 0
    assert GAME.prompts(play(state, 0, Decline())) == (TakeTurn((1,)),)


@pytest.mark.parametrize(
    ("name", "board", "coins"),
    [
        ("almshouse", {CRYSTAL: [0]}, 5),
        ("glass-foundry", {CRYSTAL: [0]}, 0),
    ],
)
def test_OV_5_6_a_bonus_that_cannot_be_had_is_not_asked_for(
    name: str, board: dict[int, list[int]], coins: int
) -> None:
    state = position(
        projects={0: [name]},
        board={CRYSTAL: board[CRYSTAL]},
        coins={0: coins},
        piles={Guild.BELLS: [Character.BUILDER]},
    )
    assert GAME.prompts(play(state, 0, Build(card(name), 0, 1))) == (TakeTurn((1,)),)


def test_OV_5_7_the_top_character_comes_after_the_bonuses() -> None:
    tower = card("clock-tower")
    tops = [Character.LAMPLIGHTER, Character.BUILDER]
    state = position(projects={0: ["clock-tower"]}, board={STONE: [0]}, piles={Guild.BELLS: tops})
    state = play(state, 0, Build(tower, 0, 1))
    assert state.players[0].characters == ()
    for answer in (ClaimCoin(tower), Decline()):
        after = play(state, 0, answer)
        assert after.players[0].characters == (Character.LAMPLIGHTER,)
        assert after.piles[Guild.BELLS] == (Character.TRAVELLER, Character.BUILDER)
        assert CharacterJoined(0, Character.LAMPLIGHTER) in told(state, 0, answer)


def test_OV_5_7_neighbours_bring_no_characters_and_cards_without_symbol_neither() -> None:
    state = play(well_between(), 0, Decline())
    assert [player.characters for player in state.players] == [()] * 4
    assert [len(pile) for pile in state.piles] == [3, 3, 3, 3]


def resetting(key: int) -> State:
    """All of the bells are out; seat 0 has built the Clock Tower and declined its coin."""
    state = position(
        projects={0: ["clock-tower"]},
        board={STONE: [0]},
        characters={
            0: [Character.LAMPLIGHTER, Character.CHEATER],
            1: [Character.BUILDER, Character.LANDOWNER],
            2: [Character.TRAVELLER],
        },
    )
    state = replace(state, chance=Chance(key.to_bytes(32, "big")))
    return play(state, 0, Build(card("clock-tower"), 0, 1), Decline())


def test_OV_5_7_an_empty_pile_takes_everybodys_characters_back_the_builders_too() -> None:
    state = resetting(key=1)
    kept, taken = state.players[0].characters
    assert kept is Character.CHEATER
    assert state.players[1].characters == (Character.LANDOWNER,)
    assert state.players[2].characters == ()
    bells = {Character.LAMPLIGHTER, Character.BUILDER, Character.TRAVELLER}
    assert {taken, *state.piles[Guild.BELLS]} == bells
    assert len(state.piles[Guild.BELLS]) == 2


def test_OV_5_7_they_are_shuffled_and_the_builder_takes_the_top() -> None:
    assert {resetting(key).players[0].characters[-1] for key in range(20)} == {
        Character.LAMPLIGHTER,
        Character.BUILDER,
        Character.TRAVELLER,
    }
    assert len({resetting(key).piles[Guild.BELLS] for key in range(40)}) == 6


def test_OV_5_7_a_reset_is_told_before_the_character() -> None:
    state = position(
        2,
        projects={0: ["clock-tower"]},
        board={STONE: [0]},
        characters={1: [Character.BUILDER]},
    )
    state = play(state, 0, Build(card("clock-tower"), 0, 1))
    assert told(state, 0, Decline())[1:3] == (GuildReset(Guild.BELLS), CharacterJoined(0, Character.BUILDER))


def test_OV_5_7_the_last_of_a_pile_is_taken_without_a_reset() -> None:
    held = {1: [Character.BUILDER, Character.TRAVELLER]}
    state = position(projects={0: ["clock-tower"]}, board={STONE: [0]}, characters=held)
    state = play(state, 0, Build(card("clock-tower"), 0, 1), Decline())
    assert state.players[0].characters == (Character.LAMPLIGHTER,)
    assert state.players[1].characters == (Character.BUILDER, Character.TRAVELLER)
    assert state.piles[Guild.BELLS] == ()


def test_OV_5_8_a_character_works_at_once() -> None:
    state = position(
        projects={0: ["clock-tower"]},
        board={STONE: [0], WOOD: [0]},
        piles={Guild.BELLS: [Character.TRAVELLER]},
    )
    state = play(state, 0, Build(card("clock-tower"), 0, 1), Decline())
    assert GAME.prompts(state) == (TakeTurn((0,)),), "the journey can be made in this very turn"
    state = play(state, 0, SettleOnSquare(WOOD))
    assert state.square[WOOD] == 0


def test_OV_5_8_and_until_it_is_returned() -> None:
    """Seat 0 resets the masks, its own Cheater among them, and draws another one in some games."""
    state = position(
        3,
        projects={0: ["costume-loft"]},
        board={STONE: [0], CRYSTAL: [0]},
        characters={0: [Character.CHEATER], 1: [Character.MISTRESS]},
        coins={0: 2},
    )
    state = play(state, 0, Build(card("costume-loft"), 0, 1))
    assert offered(state, 0, FlipCoin)
    outcomes = set()
    for key in range(10):
        shuffled = replace(state, chance=Chance(key.to_bytes(32, "big")))
        after = play(shuffled, 0, Decline())
        assert bool(offered(after, 0, FlipCoin)) == after.players[0].holds(Character.CHEATER)
        outcomes.add(after.players[0].characters)
    assert outcomes == {(Character.CHEATER,), (Character.MISTRESS,)}
