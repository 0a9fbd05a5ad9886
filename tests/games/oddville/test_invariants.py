"""What holds in every state of every game: nothing is lost, no limit is passed, every edge fits."""

from itertools import product
from random import Random
from typing import Any

import pytest

from borgo.core.game import Action
from borgo.core.rules import Illegal
from borgo.games.oddville import GAME
from borgo.games.oddville.actions import (
    Build,
    ClaimConversion,
    ClaimResource,
    FetchResource,
    ReturnWorker,
    SwapProject,
    TakeCoins,
    TakeProject,
)
from borgo.games.oddville.city import cards_by_cell, streets_of
from borgo.games.oddville.data import OFFSETS, Resource, Side, WorkerCard
from borgo.games.oddville.prompts import ChooseDiscard, ClaimBonuses, TakeTurn
from borgo.games.oddville.state import State
from tests.contract.plays import TABLES, Table, play

everywhere = pytest.mark.parametrize("table", [t for t in TABLES if t.game is GAME], ids=str)


def all_cards(state: State) -> list[int]:
    held = [card for player in state.players for card in (*player.coins, *player.projects)]
    return sorted([*state.deck, *state.row, *(placed.card for placed in state.city), *held])


def workers_of(state: State, seat: int) -> int:
    in_city = sum(placed.owner == seat for placed in state.city) + state.square.count(seat)
    assert in_city == state.players[seat].in_city
    return state.players[seat].supply + in_city + sum(stock.held_by(seat) for stock in state.board)


def edges_match(state: State) -> bool:
    cells = cards_by_cell(state.city)
    return all(
        bool(streets_of(card) & 1 << side) == bool(streets_of(cells[x + dx, y + dy]) & 1 << side.opposite)
        for (x, y), card in cells.items()
        for side in Side
        for dx, dy in [OFFSETS[side]]
        if (x + dx, y + dy) in cells
    )


@everywhere
def test_nothing_is_lost_and_no_limit_is_passed(table: Table) -> None:
    """OV-1.1, OV-2.3, OV-2.4, OV-5.2, OV-5.3"""
    characters = 3 * 4 - 4 * (4 - table.seats)
    for seed in table.seeds(3):
        for moment in play(table, seed):
            state: State = moment.after
            assert all_cards(state) == list(range(64))
            assert all(workers_of(state, seat) == 9 for seat in range(table.seats))
            assert state.deck, "no rule says how to draw from an empty deck"
            assert all(len(player.coins) <= 5 for player in state.players)
            discarding = any(isinstance(frame, ChooseDiscard) for frame in state.stack)
            assert all(len(player.projects) <= 2 + discarding for player in state.players)
            held = [who for player in state.players for who in player.characters]
            assert len({*held, *(who for pile in state.piles for who in pile)}) == characters
            assert len(held) + sum(len(pile) for pile in state.piles) == characters
            assert all(placed.y >= 0 for placed in state.city)
            assert len(cards_by_cell(state.city)) == len(state.city) + 1
        assert edges_match(state)


def every_action(state: State, seat: int) -> list[Action]:
    """All actions with fields that could mean something here."""
    xs = [placed.x for placed in state.city] + [0]
    ys = [placed.y for placed in state.city] + [0]
    cells = product(range(min(xs) - 2, max(xs) + 3), range(-1, max(ys) + 3))
    projects = {*state.players[seat].projects, *state.row[:1]}
    spaces = range(-1, len(state.board[0].spaces) + 2)
    top = state.stack[-1]
    sources = {*(top.cards if isinstance(top, ClaimBonuses) else ()), *(p.card for p in state.city[-1:])}
    made: list[Action] = [Build(project, x, y) for (x, y), project in product(cells, projects)]
    made += [TakeCoins(card) for card in WorkerCard]
    made += [FetchResource(card, kind) for card, kind in product(WorkerCard, Resource)]
    made += [TakeProject(card, slot) for card, slot in product(WorkerCard, range(-1, 8))]
    made += [ReturnWorker(kind, space) for kind, space in product(Resource, spaces)]
    made += [SwapProject(project, slot) for project, slot in product(projects, range(-1, 8))]
    made += [ClaimResource(source, kind) for source, kind in product(sources, Resource)]
    made += [ClaimConversion(s, a, n, b) for s, a, n, b in product(sources, Resource, spaces, Resource)]
    return made


def refusal(state: State, seat: int, action: Any) -> Illegal | None:
    try:
        GAME.step(state, seat, action)
    except Illegal as illegal:
        return illegal
    return None


@everywhere
def test_the_list_is_exactly_what_is_accepted(table: Table) -> None:
    """Every action there is, at moments all over a game, for every seat."""
    choices = Random(9)
    for moment in play(table, 4):
        if choices.random() < 0.02:
            state = moment.before
            for seat in range(table.seats):
                listed = set(GAME.legal(state, seat))
                for action in every_action(state, seat):
                    assert (refusal(state, seat, action) is None) == (action in listed), action


def is_precise(illegal: Illegal) -> bool:
    """What is missing is told in numbers, and the numbers say that it is missing."""
    params = {name: value for name, value in illegal.params.items() if isinstance(value, int)}
    match illegal.why:
        case "coins-missing":
            return params["price"] > params["coins"]
        case "resources-missing":
            return params["missing"] > 0 and params["resource"] in list(Resource)
        case "edge-clash":
            return 0 < params["sides"] < 16 and illegal.params["side"] in ("north", "east", "south", "west")
        case "card-not-in-hand" | "card-gives-no-coins" | "kind-not-on-card":
            return params["worker"] in list(WorkerCard)
    return illegal.why != "not-an-answer"


@everywhere
def test_what_a_player_can_tap_in_the_own_turn_is_refused_with_what_is_missing(table: Table) -> None:
    met = set()
    for number, moment in enumerate(play(table, 6)):
        if number % 9 == 0 and isinstance(moment.before.stack[-1], TakeTurn):
            for action in every_action(moment.before, moment.seat):
                illegal = refusal(moment.before, moment.seat, action)
                if illegal is not None and not isinstance(action, ClaimResource | ClaimConversion):
                    assert is_precise(illegal), illegal
                    met.add(illegal.why)
    assert met > {"coins-missing", "resources-missing", "edge-clash", "card-not-in-hand", "cell-taken"}
