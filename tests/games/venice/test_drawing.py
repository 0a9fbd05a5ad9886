"""VE-8: drawing."""

from collections import Counter

import pytest
from msgspec.structs import replace

from borgo.games.venice import GAME
from borgo.games.venice.actions import Done, DrawCards, PutOpen, TakeOpen
from borgo.games.venice.events import CardsDrawn, OpenCardsCleared, PileShuffled
from borgo.games.venice.prompts import DrawStage
from borgo.games.venice.state import NONE_OF_ANY, Counts, State

from .positions import (
    BASILICA,
    CAMPO,
    CASA,
    PALAZZO,
    PONTE,
    cards,
    may,
    play,
    position,
    refused,
    seat,
    told,
)


def drawing(hand: Counts, open_cards: Counts = NONE_OF_ANY, seats: int = 3) -> State:
    others = [seat() for _ in range(seats - 1)]
    return position(
        seat(hand=hand),
        *others,
        stage=DrawStage((0,)),
        open_cards=open_cards,
        on_top=(CASA, BASILICA, CAMPO, PONTE),
    )


def test_VE_8_1_one_card_from_the_pile() -> None:
    state = play(drawing(cards()), DrawCards())
    assert state.players[0].hand == cards(casa=1)
    assert state.turn.seat == 1


def test_VE_8_1_or_one_open_card() -> None:
    state = play(drawing(cards(), cards(ponte=1, campo=1)), TakeOpen(PONTE))
    assert state.players[0].hand == cards(ponte=1)
    assert state.open == cards(campo=1)
    assert state.turn.seat == 1


def test_VE_8_1_or_none() -> None:
    state = play(drawing(cards()), Done())
    assert (state.players[0].cards, state.turn.seat) == (0, 1)


def test_VE_8_1_put_one_open_and_take_three() -> None:
    state = play(drawing(cards(palazzo=1)), PutOpen(PALAZZO))
    assert state.open == cards(palazzo=1)
    assert GAME.prompts(state) == (DrawStage((0,), 3, PALAZZO),)
    state = play(state, DrawCards())
    assert state.players[0].hand == cards(casa=1, basilica=1, campo=1)
    assert state.turn.seat == 1


@pytest.mark.parametrize("taken", [1, 2, 3])
def test_VE_8_1_open_ones_first_then_the_pile(taken: int) -> None:
    state = play(drawing(cards(palazzo=1), cards(casa=1, campo=1, ponte=1)), PutOpen(PALAZZO))
    state = play(state, *[TakeOpen(kind) for kind in (CASA, CAMPO, PONTE)[:taken]])
    if taken < 3:
        state = play(state, DrawCards())
    assert state.players[0].cards == 3
    assert state.turn.seat == 1, "after cards from the pile no open one can follow"


def test_VE_8_1_only_a_kind_that_does_not_lie_open() -> None:
    state = drawing(cards(palazzo=1), cards(palazzo=1))
    assert refused(state, PutOpen(PALAZZO)) == ("VE-8.1", "kind-lies-open")
    assert refused(state, PutOpen(PONTE)) == ("VE-8.1", "not-in-hand")
    assert refused(state, TakeOpen(PONTE)) == ("VE-8.1", "not-open")


def test_VE_8_1_never_the_card_just_put_down() -> None:
    state = play(drawing(cards(palazzo=1, ponte=1)), PutOpen(PALAZZO))
    assert refused(state, TakeOpen(PALAZZO)) == ("VE-8.1", "just-put-down")
    assert refused(state, PutOpen(PONTE)) == ("VE-8.1", "one-card-only")


def test_VE_8_1_three_are_taken_then() -> None:
    state = play(drawing(cards(palazzo=1), cards(casa=1)), PutOpen(PALAZZO))
    assert refused(state, Done()) == ("VE-8.1", "take-the-rest")
    state = play(state, TakeOpen(CASA))
    assert refused(state, Done()) == ("VE-8.1", "take-the-rest")


def test_VE_8_2_no_sixth_card() -> None:
    state = drawing(cards(palazzo=2, campo=3), cards(casa=1))
    assert refused(state, DrawCards()) == ("VE-8.2", "hand-full")
    assert refused(state, TakeOpen(CASA)) == ("VE-8.2", "hand-full")
    assert may(state, PutOpen(PALAZZO))


@pytest.mark.parametrize(("held", "gets"), [(5, 1), (4, 2), (3, 3)])
def test_VE_8_2_a_draw_stops_at_five(held: int, gets: int) -> None:
    state = play(drawing(cards(palazzo=held)), PutOpen(PALAZZO))
    (news,) = [event for event in told(state, DrawCards()) if isinstance(event, CardsDrawn)]
    assert news.count == len(news.kinds) == gets
    assert play(state, DrawCards()).players[0].cards == held - 1 + gets


def test_VE_8_2_also_with_open_cards() -> None:
    state = play(drawing(cards(palazzo=5), cards(casa=1, campo=1)), PutOpen(PALAZZO), TakeOpen(CASA))
    assert (state.players[0].cards, state.turn.seat) == (5, 1)


def empty_pile(state: State, discards: Counts, left: int) -> State:
    """All cards but these are out of reach."""
    return replace(state, pile=state.pile[len(state.pile) - left :], discards=discards)


def test_VE_8_3_an_empty_pile_is_made_of_the_discards() -> None:
    state = empty_pile(drawing(cards(palazzo=1)), cards(ponte=3, campo=2), left=1)
    news = told(state, PutOpen(PALAZZO), DrawCards())
    after = play(state, PutOpen(PALAZZO), DrawCards())
    assert PileShuffled(5) in news
    assert (len(after.pile), after.discards) == (3, cards())
    drawn = Counter(dict(enumerate(after.players[0].hand))) + Counter(after.pile)
    assert drawn == Counter({CASA: 1, PONTE: 3, CAMPO: 2})


def test_VE_8_3_without_any_card_nothing_can_be_drawn() -> None:
    state = empty_pile(drawing(cards(palazzo=1)), cards(), left=0)
    assert refused(state, DrawCards()) == ("VE-8.3", "no-cards-left")
    assert play(state, PutOpen(PALAZZO)).turn.seat == 1, "a draw that gets nothing is over"


def test_VE_8_3_four_open_cards_are_discarded_after_the_turn() -> None:
    state = drawing(cards(palazzo=1), cards(casa=1, campo=1, ponte=1))
    state = play(state, PutOpen(PALAZZO))
    assert sum(state.open) == 4
    assert OpenCardsCleared((CASA, PALAZZO, CAMPO, PONTE)) in told(state, DrawCards())
    after = play(state, DrawCards())
    assert (after.open, after.discards) == (cards(), cards(casa=1, palazzo=1, campo=1, ponte=1))


def test_VE_8_3_three_open_cards_stay() -> None:
    state = drawing(cards(palazzo=1), cards(casa=1, campo=1, ponte=1))
    after = play(state, PutOpen(PALAZZO), TakeOpen(CASA), DrawCards())
    assert after.open == cards(palazzo=1, campo=1, ponte=1)


def test_others_hear_how_many_cards_were_drawn_and_remember_open_ones() -> None:
    state = drawing(cards(palazzo=1), cards(casa=1))
    state = play(state, PutOpen(PALAZZO), TakeOpen(CASA))
    (news,) = [event for event in told(state, DrawCards()) if isinstance(event, CardsDrawn)]
    assert GAME.hear(news, 1) == GAME.hear(news, None) == CardsDrawn(0, 2, ())
    assert GAME.hear(news, 0) == CardsDrawn(0, 2, (CASA, BASILICA))
    seen = GAME.view(play(state, DrawCards()), 1).players[0]
    assert (seen.cards, seen.known) == (3, cards(casa=1))
