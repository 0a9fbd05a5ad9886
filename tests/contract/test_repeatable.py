"""Law 1: the same seed and the same actions give the same bytes, in any process on any machine."""

import os
import subprocess
import sys

import pytest

from borgo.games import GAMES

PLAY = """
import hashlib, sys, msgspec
from borgo.games import GAMES
from borgo.simulate import play_random_game, seeds
from borgo.core.chance import from_seed
from borgo.core.history import History
game = GAMES[sys.argv[1]]
digest = hashlib.sha256()
for seats in game.seats:
    seed = next(seeds(seats, 1))
    played = play_random_game(game, game.options(), seats, seed)
    history = History(game, game.options(), seats, from_seed(seed))
    for entry in played.entries:
        digest.update(msgspec.msgpack.encode(history.act(entry.seat, entry.action)))
        digest.update(msgspec.msgpack.encode(history.state))
print(digest.hexdigest())
"""


def run(game: str, hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", PLAY, game], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_two_processes_play_the_same_bytes(game: str) -> None:
    assert run(game, "1") == run(game, "4242")
