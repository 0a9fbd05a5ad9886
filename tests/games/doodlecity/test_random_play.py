"""Random games to the end: what must hold in every position, and a second scorer that must agree."""

import random
from itertools import product

import pytest

from borgo.core.game import Seat
from borgo.core.rules import Illegal
from borgo.games.doodlecity import GAME
from borgo.games.doodlecity.actions import AnyAction
from borgo.games.doodlecity.data import HOUSES, KINDS, PARKS, TREES, Kind
from borgo.games.doodlecity.legal import refusal
from borgo.games.doodlecity.roads import SHAPES, Road, all_roads
from borgo.games.doodlecity.scoring import joined_taxis, scores
from borgo.games.doodlecity.state import Sheet, State
from borgo.games.doodlecity.step import drawn

from .naive import Paper, Scorer, place
from .positions import crowded, every_action, new, random_game

ALL_SEATS = range(1, 7)
EVERYTHING = tuple(every_action())


def accepted(state: State, seat: Seat) -> set[AnyAction]:
    return {action for action in EVERYTHING if refusal(state, seat, action) is None}


@pytest.mark.parametrize("passing", [False, True])
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_list_is_exactly_what_is_accepted(seats: int, passing: bool) -> None:
    for seed in range(3):
        moves = list(random_game(seats, seed, passing))
        for state, *_ in random.Random(seed).sample(moves, 12):
            for seat in range(seats):
                listed = GAME.legal(state, seat)
                assert len(set(listed)) == len(listed)
                assert set(listed) == accepted(state, seat)
                assert bool(listed) == (seat in GAME.asked(state))


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_refusal_names_a_rule_and_changes_nothing(seats: int) -> None:
    for seed in range(10):
        rng = random.Random(seed)
        for state, *_ in random_game(seats, seed):
            seat, action = rng.randrange(seats), rng.choice(EVERYTHING)
            if action in GAME.legal(state, seat):
                continue
            before = hash(state)
            with pytest.raises(Illegal) as caught:
                GAME.step(state, seat, action)
            assert caught.value.rule_id in GAME.rules
            assert hash(state) == before


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_games_end_and_keep_the_rules_on_the_way(seats: int) -> None:
    for seed in range(25):
        final = new(seats, seed)
        for before, seat, _, after, _ in random_game(seats, seed, passing=seed % 2 == 1):
            asked = GAME.asked(before)
            assert len(set(asked)) == len(asked), "a seat is in one prompt at most"
            for other in range(seats):
                check_sheet(before.sheets[other], after.sheets[other])
                if other != seat and before.sheets[other].shops == after.sheets[other].shops:
                    assert before.sheets[other] is after.sheets[other], "unchanged parts are shared"
            final = after
        outcome = GAME.outcome(final)
        assert outcome is not None
        assert min(outcome.ranks) == 1
        assert final.round <= 37, "20 roads, 10 houses and 7 trees are all there is"


def check_sheet(before: Sheet, after: Sheet) -> None:
    """DC-2.3: one road per square, for good. DC-2.5: parks keep theirs."""
    assert all(was in (0, now) for was, now in zip(before.roads, after.roads, strict=True))
    assert all(before.roads[park] == after.roads[park] for park in PARKS)
    assert all(was <= now <= most for was, now, most in zip(before.houses, after.houses, HOUSES, strict=True))
    assert before.trees <= after.trees <= min(before.trees + 1, TREES)
    for circled in (after.hotels, after.shops):
        points = [score.points for score in circled if score.points]
        assert len(set(points)) == len(points), "each value is circled once"


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_naive_scorer_agrees_after_every_round(seats: int) -> None:
    for seed in range(20):
        state = new(seats, seed)
        scorer = Scorer(state)
        for _, _, _, after, events in random_game(seats, seed):
            for event in events:
                scorer.follow(event)
            if after.round != state.round:
                assert GAME.points(after) == scorer.points()
            state = after
        scorer.end_round()
        assert GAME.points(state) == scorer.points()
        for paper, sheet, score in zip(scorer.papers, state.sheets, scores(state), strict=True):
            assert paper.trees == sheet.trees
            assert paper.bonuses == [shop.bonus for shop in sheet.shops if shop.bonus]
            assert (sum(paper.hotels), sum(paper.shops)) == (score.hotels, score.shops)


def test_a_naive_scorer_agrees_on_crowded_sheets() -> None:
    """Random games make short roads; here every hotel and shop left is tried on sheets full of long ones."""
    lengths, houses, rings = set(), set(), 0
    for seed in range(150):
        mine = crowded(random.Random(seed), empty=1 + seed % 8)
        rings += sum(is_ring(mine, road) for road in all_roads(mine.roads))
        assert len(joined_taxis(mine)) * 4 == paper_of(mine).taxi_points()
        for square, shape in product(range(25), SHAPES):
            if mine.roads[square] or KINDS[square] not in (Kind.HOTEL, Kind.SHOP):
                continue
            after = drawn(mine, square, shape)
            paper = paper_of(mine)
            paper.draw(place(square), shape)
            assert paper.hotels == [score.points for score in after.hotels if score.points]
            assert paper.shops == [score.points for score in after.shops if score.points]
            lengths |= {score.length for score in after.hotels}
            houses |= {score.houses for score in after.shops}
    assert (max(lengths) >= 15, max(houses) >= 10, rings > 20) == (True, True, True), "the sheets are crowded"


def paper_of(sheet: Sheet) -> Paper:
    paper = Paper(sheet.roads)
    for park, crossed in zip(PARKS, sheet.houses, strict=True):
        paper.crossed[place(park)] = crossed
    return paper


def is_ring(sheet: Sheet, road: Road) -> bool:
    """All ends of its squares meet another square of it."""
    paper = paper_of(sheet)
    sides = sum(len(paper.roads[place(square)]) for square in road)
    return sides == sum(paper.meets(place(square)) for square in road)
