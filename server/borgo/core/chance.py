"""Seeded chance that anyone can do again.

The stream of a game is a sequence of 32-bit words: block `i` is HMAC-SHA-256(key, i as eight big-endian
bytes) and holds eight big-endian words. A number below `n` takes the next word; words at or above the largest
multiple of `n` are skipped, so every number is equally likely. A shuffle is Fisher-Yates from the last place
down. The key is the seed itself, or SHA-256(seed, nonces) when players added nonces of their own.

The server publishes `commitment(seed)` before the game and the seed after it.
"""

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import TypeVar

from .data import Data

T = TypeVar("T")

SEED_BYTES = 32
_WORDS_IN_BLOCK = 8
_WORD_VALUES = 1 << 32


class Chance(Data, frozen=True):
    """A place in the stream: the key, and how many words are spent."""

    key: bytes
    spent: int = 0

    def below(self, n: int) -> tuple[int, "Chance"]:
        """A number from 0 to n - 1, and the chance after it."""
        limit = _WORD_VALUES - _WORD_VALUES % n
        spent = self.spent
        while True:
            word = self._word(spent)
            spent += 1
            if word < limit:
                return word % n, Chance(self.key, spent)

    def shuffled(self, items: Iterable[T]) -> tuple[tuple[T, ...], "Chance"]:
        """The items in a new order, and the chance after it."""
        chance, order = self, list(items)
        for last in range(len(order) - 1, 0, -1):
            other, chance = chance.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order), chance

    def pick(self, items: Sequence[T]) -> tuple[T, "Chance"]:
        """One of the items, and the chance after it."""
        index, chance = self.below(len(items))
        return items[index], chance

    def _word(self, position: int) -> int:
        block, place = divmod(position, _WORDS_IN_BLOCK)
        digest = hmac.digest(self.key, block.to_bytes(8, "big"), "sha256")
        return int.from_bytes(digest[place * 4 : place * 4 + 4], "big")


def from_seed(seed: bytes, nonces: Sequence[bytes] = ()) -> Chance:
    """The chance of a game. Each nonce goes in with its length before it, so none can pose as two."""
    if not nonces:
        return Chance(seed)
    mixed = hashlib.sha256(seed)
    for nonce in nonces:
        mixed.update(len(nonce).to_bytes(4, "big") + nonce)
    return Chance(mixed.digest())


def commitment(seed: bytes) -> str:
    """What is published before the game: it binds the seed and tells nothing of it."""
    return hashlib.sha256(b"borgo seed" + seed).hexdigest()
