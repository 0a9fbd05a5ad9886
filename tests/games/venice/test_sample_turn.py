"""VE-11.1: the book's sample turn, move by move. Anita is seat 0, Jenő seat 1."""

from borgo.games.venice import GAME
from borgo.games.venice.actions import (
    Done,
    DrainField,
    DrawCards,
    PutOpen,
    ScoreDistrict,
    TakeOpen,
    TradeGold,
)
from borgo.games.venice.prompts import BuildStage, DrainStage, DrawStage, TradeInBetween
from borgo.games.venice.state import NOBODY

from .positions import (
    CAMPO,
    CASA,
    PALAZZO,
    PONTE,
    D,
    at,
    bags_of,
    cards,
    common,
    field,
    gondolas,
    lay,
    may,
    play,
    position,
    seat,
)

TABLE = position(
    seat(18, hand=cards(ponte=2, casa=2, palazzo=1), tiles=(0, 5, 0)),
    seat(26, laid=cards(ponte=1)),
    seat(3),
    drained=["B1", "B2", "C5", "D10"],
    built={CASA: ["B3", "B4", "B5", "C1", "C3", "D14", "D15", "D16", "D18", "D19"]},
    open_cards=cards(campo=1),
)
"""Four casas in B (one from the start), next to Anita's gondola; five in D, two in C."""


def test_VE_11_1_the_sample_turn() -> None:
    state = play(TABLE, lay(2, PONTE))
    assert state.architects[PONTE] == 0, "two cards against one take the architect"
    assert may(state, common(PONTE)), "it could be built, but casas come first"

    state = play(state, lay(1, CASA), at("B1"))
    assert (gondolas(state), bags_of(state)) == ((19, 26, 3), (1, 0, 0))
    state = play(state, lay(1, CASA), at("B2"))
    assert (gondolas(state), bags_of(state)) == ((20, 26, 3), (2, 0, 0))

    state = play(state, common(PONTE), at("C5", "D10"), ScoreDistrict(D))
    assert gondolas(state) == (25, 26, 3), "five casas, five spaces: right behind Jenő"
    assert bags_of(state) == (2, 0, 0), "no bag any more"

    assert GAME.prompts(state) == (TradeInBetween((0,), before=1),)
    state = play(state, TradeGold(1))
    assert gondolas(state) == (27, 26, 3), "a point is bought to jump ahead"
    state = play(state, Done())
    assert gondolas(state) == (27, 29, 3), "half of five is two, and Jenő jumps too"

    assert state.discards == cards(ponte=3, casa=2)
    assert state.architects[PONTE] == NOBODY
    assert GAME.prompts(state) == (BuildStage((0,)),)

    state = play(state, Done())
    assert GAME.prompts(state) == (DrainStage((0,)),)
    state = play(state, DrainField(field("A1")), DrainField(field("A2")))
    assert sum(state.players[0].tiles) == 2

    assert GAME.prompts(state) == (DrawStage((0,)),)
    state = play(state, PutOpen(PALAZZO), TakeOpen(CAMPO), DrawCards())
    assert state.players[0].cards == 3
    assert state.open == cards(palazzo=1)
    assert GAME.prompts(state) == (BuildStage((1,)),)
