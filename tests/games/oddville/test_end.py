"""OV-7.1, 7.6 and OV-8: when the game ends, and who has won."""

import pytest
from msgspec.structs import replace

from borgo.games.oddville import GAME
from borgo.games.oddville.actions import (
    Build,
    ClaimCoin,
    ClaimResource,
    Decline,
    EndTurn,
    ReturnWorker,
    SettleOnSquare,
    TakeCoins,
    TakeProject,
)
from borgo.games.oddville.data import Character, Guild
from borgo.games.oddville.events import GameEnded, GuildReset, SixthWorkerPlaced
from borgo.games.oddville.prompts import BuildToo, ClaimBonuses, TakeTurn
from borgo.games.oddville.state import NOBODY, State

from .positions import (
    CRYSTAL,
    FOREMAN,
    MASTER,
    STONE,
    WOOD,
    End,
    card,
    play,
    position,
    refused,
    told,
)

WELL, ALMSHOUSE, TOWER = card("old-well"), card("almshouse"), card("clock-tower")
FIVE = [
    ("scaffold-yard", -1, 0),
    ("bell-ringers-inn", 1, 0),
    ("silk-exchange", 2, 0),
    ("mirror-hall", 2, 1),
    ("gem-market", 3, 0),
]
SIXTH = Build(WELL, 4, 0)


def five_built(by: int = 0, end: End = "at-once", turn: int = 0, first: int = 0) -> State:
    """Seat `by` has five workers in the city, and it and seat 1 have a project they can pay for."""
    other = 1 if by != 1 else 2
    return position(
        turn=turn,
        first=first,
        city=[(name, x, y, by) for name, x, y in FIVE],
        projects={by: ["old-well"], other: ["almshouse"]},
        board={CRYSTAL: [by, other], WOOD: [0]},
        end=end,
    )


def test_OV_7_1_the_sixth_worker_ends_the_game_with_this_turn() -> None:
    state = five_built()
    assert SixthWorkerPlaced(0) in told(state, 0, SIXTH)
    state = play(state, 0, SIXTH)
    assert isinstance(state.asking, ClaimBonuses), "the turn is finished first, bonuses included"
    assert state.sixth == 0
    assert told(state, 0, Decline())[-1] == GameEnded()
    over = play(state, 0, Decline())
    assert GAME.prompts(over) == ()
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.reason == "sixth-worker"
    assert str(refused(over, 1, TakeCoins(MASTER))) == "OV-7.1 game-over"
    assert str(refused(over, 0, ReturnWorker(WOOD, 0))) == "OV-7.1 game-over"


def test_OV_7_1_five_do_not_end_it() -> None:
    state = play(five_built(), 0, TakeCoins(MASTER))
    assert (GAME.prompts(state), GAME.outcome(state), state.sixth) == ((TakeTurn((1,)),), None, NOBODY)


def test_OV_7_1_a_worker_on_the_square_counts() -> None:
    state = position(
        characters={0: [Character.TRAVELLER]},
        city=[(name, x, y, 0) for name, x, y in FIVE],
        board={WOOD: [0]},
    )
    state = play(state, 0, SettleOnSquare(WOOD))
    assert state.sixth == 0
    assert GAME.prompts(state) == (TakeTurn((0,)),), "the action of this turn is still due"
    assert GAME.prompts(play(state, 0, TakeCoins(MASTER))) == ()


def test_OV_7_1_the_builders_answer_belongs_to_the_turn() -> None:
    state = position(
        city=[(name, x, y, 0) for name, x, y in FIVE],
        projects={0: ["old-well"], 1: ["almshouse"]},
        board={CRYSTAL: [0, 1]},
        characters={1: [Character.BUILDER]},
        coins={1: 2},
    )
    state = play(state, 0, SIXTH, Decline())
    assert GAME.prompts(state) == (BuildToo((1,), 0),)
    assert GAME.prompts(play(state, 1, Decline())) == ()
    state = play(state, 1, Build(ALMSHOUSE, 0, 1), ClaimCoin(ALMSHOUSE))
    assert GAME.prompts(state) == ()
    assert state.players[1].in_city == 1


def test_OV_7_1_a_sixth_worker_of_the_builder_lets_the_active_player_finish() -> None:
    """Seat 0 still has the Cheater's coin to turn, or ends the turn."""
    state = position(
        city=[(name, x, y, 1) for name, x, y in FIVE],
        projects={0: ["old-well"], 1: ["almshouse"]},
        board={CRYSTAL: [0, 1]},
        characters={0: [Character.CHEATER], 1: [Character.BUILDER]},
        coins={0: 1, 1: 2},
    )
    state = play(state, 0, SIXTH, Decline())
    state = play(state, 1, Build(ALMSHOUSE, 0, 1), ClaimCoin(ALMSHOUSE))
    assert state.sixth == 1
    assert GAME.prompts(state) == (TakeTurn((0,)),)
    assert told(state, 0, EndTurn()) == (GameEnded(),)


@pytest.mark.parametrize(
    ("resources", "winner"),
    [
        ((0, 0, 0, 0), 2),
        ((1, 0, 0, 1), 3),
        ((1, 1, 0, 0), 0),
        ((0, 1, 0, 0), 1),
    ],
    ids=["the sixth's player", "nearest clockwise", "round the corner", "no tie"],
)
def test_OV_7_6_ties(resources: tuple[int, ...], winner: int) -> None:
    """Seat 2 has placed the sixth worker."""
    ranks = ranks_of(points=resources, sixth=2)
    assert ranks[winner] == 1
    assert sorted(ranks) == [1, 2, 3, 4]


def ranks_of(points: tuple[int, ...], sixth: int) -> tuple[int, ...]:
    """A finished game with these points for workers on the board, and nothing else."""
    board = {WOOD: [NOBODY] * 3 + [seat for seat, count in enumerate(points) for _ in range(count)]}
    over = replace(position(board=board), stack=(), sixth=sixth)
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.points == points
    return outcome.ranks


@pytest.mark.parametrize(("first", "turns_left"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_OV_8_1_the_last_player_of_the_order_finishes(first: int, turns_left: int) -> None:
    """Seat 0 places the sixth worker; the seat before the first player is the last of the order."""
    state = play(five_built(end="last-player", first=first), 0, SIXTH, Decline())
    for seat in range(1, 1 + turns_left):
        assert GAME.prompts(state) == (TakeTurn((seat,)),)
        state = play(state, seat, TakeProject(FOREMAN, 0))
    assert GAME.prompts(state) == ()


def test_OV_8_1_not_without_the_option() -> None:
    assert GAME.prompts(play(five_built(first=0), 0, SIXTH, Decline())) == ()


@pytest.mark.parametrize("turn", [0, 2])
def test_OV_8_2_everybody_else_has_one_more_turn(turn: int) -> None:
    state = five_built(by=turn, turn=turn, end="one-last-turn")
    state = play(state, turn, SIXTH, Decline())
    for steps in (1, 2, 3):
        seat = (turn + steps) % 4
        assert GAME.prompts(state) == (TakeTurn((seat,)),)
        state = play(state, seat, TakeProject(FOREMAN, 0))
    assert GAME.prompts(state) == ()


def test_OV_8_2_also_the_player_in_whose_turn_the_builder_was_sixth() -> None:
    state = position(
        city=[(name, x, y, 1) for name, x, y in FIVE],
        projects={0: ["old-well"], 1: ["almshouse"]},
        board={CRYSTAL: [0, 1]},
        characters={1: [Character.BUILDER]},
        coins={1: 2},
        end="one-last-turn",
    )
    state = play(state, 0, SIXTH, Decline())
    state = play(state, 1, Build(ALMSHOUSE, 0, 1), ClaimCoin(ALMSHOUSE))
    for seat in (2, 3, 0):
        assert GAME.prompts(state) == (TakeTurn((seat,)),)
        state = play(state, seat, TakeProject(FOREMAN, 0))
    assert GAME.prompts(state) == ()


def last_turn_of_seat_1(held: dict[int, list[Character]]) -> State:
    state = position(
        city=[(name, x, y, 0) for name, x, y in FIVE],
        projects={0: ["old-well"], 1: ["clock-tower"]},
        board={CRYSTAL: [0], STONE: [1]},
        characters=held,
        piles={Guild.BELLS: [Character.LAMPLIGHTER]} if not held else {},
        end="one-last-turn",
    )
    state = play(state, 0, SIXTH, ClaimResource(WELL, WOOD), Decline())
    return play(state, 1, Build(TOWER, 0, 1))


def test_OV_8_2_an_empty_pile_stays_empty_in_the_last_turns() -> None:
    bells = [Character.LAMPLIGHTER, Character.TRAVELLER, Character.BUILDER]
    state = last_turn_of_seat_1({2: bells})
    events = told(state, 1, ClaimCoin(TOWER))
    assert GuildReset(Guild.BELLS) not in events
    after = play(state, 1, ClaimCoin(TOWER))
    assert after.players[1].characters == ()
    assert after.players[2].characters == tuple(bells)


def test_OV_8_2_a_pile_that_is_not_empty_still_sends_its_top() -> None:
    state = play(last_turn_of_seat_1({}), 1, ClaimCoin(TOWER))
    assert state.players[1].characters == (Character.LAMPLIGHTER,)
