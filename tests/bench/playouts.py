"""Random playouts of every game beside python-chess in the same run, and what a move costs on the wire.

A playout is the same work on both sides: list what is legal, choose one at random, carry it out. Rounds of
the games and of chess take turns, so that a busy machine slows both; the ratio is what to read.

Run: python -m tests.bench.playouts
"""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from random import Random
from statistics import median
from time import perf_counter

import chess
import msgspec

from borgo.core.chance import from_seed
from borgo.core.diff import diff
from borgo.core.game import AnyGame, Audience
from borgo.core.look import Look, look
from borgo.games import GAMES

ROUNDS = 7
ACTIONS = 10_000
SEATS = 4
"""At every table: what the games have in common."""
QUIET_MOVES = 150
"""Half-moves without capture or pawn after which a game of chess is over."""


def chess_playouts(choices: Random) -> int:
    actions = 0
    while actions < ACTIONS:
        board = chess.Board()
        while board.halfmove_clock < QUIET_MOVES and (moves := list(board.legal_moves)):
            board.push(choices.choice(moves))
            actions += 1
    return actions


def game_playouts(game: AnyGame, choices: Random) -> int:
    actions = 0
    while actions < ACTIONS:
        state = game.new(game.options(), SEATS, from_seed(choices.randbytes(32)))
        while asked := game.asked(state):
            state, _ = game.step(state, asked[0], choices.choice(game.legal(state, asked[0])))
            actions += 1
    return actions


def rate(playouts: Callable[[Random], int], number: int) -> float:
    """Actions in a second."""
    start = perf_counter()
    actions = playouts(Random(number))
    return actions / (perf_counter() - start)


def speeds() -> None:
    print(f"  {'actions/s':<22}{'median':>12}{'to chess':>10}")
    yardstick: list[float] = []
    rates: dict[str, list[float]] = {game_id: [] for game_id in GAMES}
    for number in range(ROUNDS):
        yardstick.append(rate(chess_playouts, number))
        for game_id, game in GAMES.items():
            rates[game_id].append(rate(partial(game_playouts, game), number))
    print(f"  {'python-chess':<22}{median(yardstick):>12,.0f}{1:>9.2f}x")
    for game_id, found in rates.items():
        ratio = median(one / other for one, other in zip(found, yardstick, strict=True))
        print(f"  {game_id:<22}{median(found):>12,.0f}{ratio:>9.2f}x")


def looks(game: AnyGame, audience: Audience) -> tuple[list[Look], float]:
    """What the audience saw in one random game, and how many microseconds each look took."""
    choices = Random(1)
    state = game.new(game.options(), SEATS, from_seed(bytes(32)))
    seen = [look(game, state, audience)]
    spent = 0.0
    while asked := game.asked(state):
        state, _ = game.step(state, asked[0], choices.choice(game.legal(state, asked[0])))
        start = perf_counter()
        seen.append(look(game, state, audience))
        spent += perf_counter() - start
    return seen, spent / len(seen) * 1e6


def sizes() -> None:
    print(f"\n  {'bytes a move':<22}{'snapshot':>12}{'median':>10}{'mean':>8}{'p90':>8}{'look':>11}")
    for game_id, game in GAMES.items():
        for name, audience in (("public", None), ("a seat", 0)):
            seen, micros = looks(game, audience)
            found = sorted(len(msgspec.msgpack.encode(diff(old, new))) for old, new in pairwise(seen))
            snapshot = len(msgspec.msgpack.encode(seen[len(seen) // 2]))
            middle, mean, high = median(found), sum(found) / len(found), found[len(found) * 9 // 10]
            print(
                f"  {game_id + ', ' + name:<22}{snapshot:>12,}{middle:>10,.0f}{mean:>8,.0f}{high:>8,}"
                f"{micros:>8,.0f} µs"
            )


def main() -> None:
    speeds()
    sizes()


if __name__ == "__main__":
    main()
