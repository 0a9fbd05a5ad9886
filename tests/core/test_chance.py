"""Seeded chance: repeatable, unbiased, and simple enough to be done again elsewhere."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from borgo.core.chance import Chance, commitment, from_seed

SEED = bytes(range(32))


def words(key: bytes, count: int) -> list[int]:
    """The stream as the module's docstring tells it, written a second time."""
    blocks = b"".join(
        hmac.new(key, i.to_bytes(8, "big"), hashlib.sha256).digest() for i in range(count // 8 + 1)
    )
    return [int.from_bytes(blocks[4 * i : 4 * i + 4], "big") for i in range(count)]


def test_the_stream_is_the_documented_one() -> None:
    chance, drawn = from_seed(SEED), []
    for _ in range(20):
        number, chance = chance.below(1 << 32)
        drawn.append(number)
    assert drawn == words(SEED, 20)


def test_a_shuffle_can_be_done_again_from_the_words() -> None:
    order, source = list(range(10)), iter(words(SEED, 40))
    for last in range(9, 0, -1):
        limit = (1 << 32) - (1 << 32) % (last + 1)
        word = next(word for word in source if word < limit)
        order[last], order[word % (last + 1)] = order[word % (last + 1)], order[last]
    assert list(from_seed(SEED).shuffled(range(10))[0]) == order


def test_words_above_the_largest_multiple_are_skipped() -> None:
    """Without that, small numbers would come more often for large n."""
    n = (1 << 31) + 1
    skipped = next(place for place, word in enumerate(words(SEED, 64)) if word >= n)
    number, after = Chance(SEED, skipped).below(n)
    assert after.spent > skipped + 1
    assert number == words(SEED, 64)[after.spent - 1]


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(), max_size=40))
def test_a_shuffle_keeps_the_items(seed: bytes, items: list[int]) -> None:
    shuffled, after = from_seed(seed).shuffled(items)
    assert Counter(shuffled) == Counter(items)
    assert after.shuffled(items)[1].spent >= after.spent


def test_every_order_is_about_equally_likely() -> None:
    chance, seen = from_seed(SEED), Counter[tuple[int, ...]]()
    for _ in range(6000):
        order, chance = chance.shuffled(range(3))
        seen[order] += 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


def test_a_nonce_changes_the_game_and_two_are_not_one() -> None:
    plain, one, two = from_seed(SEED), from_seed(SEED, [b"ab"]), from_seed(SEED, [b"a", b"b"])
    assert len({plain.key, one.key, two.key}) == 3


def test_the_commitment_binds_the_seed() -> None:
    assert commitment(SEED) != commitment(bytes(32))
    assert commitment(SEED) != hashlib.sha256(SEED).hexdigest()


@pytest.mark.parametrize("n", [1, 2, 6, 64])
def test_numbers_stay_below(n: int) -> None:
    chance = from_seed(SEED)
    for _ in range(50):
        number, chance = chance.below(n)
        assert 0 <= number < n
