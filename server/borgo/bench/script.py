"""A game played in advance: the seed is known here, so the moves can be written before the table opens."""

import hashlib
from random import Random

import msgspec

from borgo.bots.chooser import choose_randomly
from borgo.core.chance import from_seed
from borgo.core.data import Data
from borgo.core.game import Seat
from borgo.games import GAMES
from borgo.protocol.messages import Act, Plain
from borgo.rooms.orders import Orders, obey


class Move(Data, frozen=True):
    """One frame of the game. What a standing order does by itself is not sent by anybody."""

    seat: Seat
    action: list[Plain] | None


def seed_of(table: int) -> bytes:
    return hashlib.sha256(b"bench %d" % table).digest()


def script_of(game_id: str, seats: int, table: int, length: int) -> list[Move]:
    """The first moves of the game that the table's seed leads to."""
    game, random = GAMES[game_id], Random(table)  # noqa: S311 - any moves will do
    orders = Orders(game)
    state = game.new(game.options(), seats, from_seed(seed_of(table)))
    moves: list[Move] = []
    while len(moves) < length and (prompts := game.prompts(state)):
        prompt = prompts[0]
        seat = prompt.seats[0]
        legal = game.legal(state, seat)
        ordered = obey(orders.answer(seat, prompt), legal)
        action = ordered or choose_randomly(legal, random)
        plain = msgspec.msgpack.decode(msgspec.msgpack.encode(action))
        moves.append(Move(seat, None if ordered else plain))
        state, _events = game.step(state, seat, action)
    return moves


def act_of(number: int, move: Move) -> Act:
    assert move.action is not None
    return Act(number, 0, move.action)
