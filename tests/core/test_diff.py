"""Diffs of small trees: what is sent for what change."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from borgo.core.data import Data, Tagged
from borgo.core.diff import Memo, diff, patch


class Leaf(Data, frozen=True):
    a: int
    b: str


class Branch(Tagged, frozen=True):
    leaf: Leaf | None
    leaves: tuple[Leaf, ...]
    numbers: tuple[int, ...]


leaves = st.builds(Leaf, st.integers(0, 3), st.sampled_from(["", "x", "y"]))
branches = st.builds(
    Branch,
    st.none() | leaves,
    st.lists(leaves, max_size=4).map(tuple),
    st.lists(st.integers(0, 3), max_size=6).map(tuple),
)


def wired(value: Any) -> Any:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value))


@given(branches, branches)
def test_patch_undoes_diff(old: Branch, new: Branch) -> None:
    before = wired(old)
    assert patch(before, wired(diff(old, new))) == wired(new)
    assert before == wired(old), "the old tree stays as it was"


def test_a_tag_takes_the_first_place() -> None:
    old = Branch(Leaf(1, "x"), (), ())
    assert diff(old, Branch(Leaf(2, "x"), (), ())) == [-2, [0, 2]]


def test_an_appended_item_is_sent_alone() -> None:
    old, leaf = Branch(None, (Leaf(1, "x"), Leaf(2, "x")), ()), Leaf(3, "y")
    assert diff(old, Branch(None, (*old.leaves, leaf), ())) == [-3, [None, 2, 0, (leaf,)]]


def test_a_small_shift_is_one_splice() -> None:
    change = diff(Branch(None, (), (1, 2, 3, 4)), Branch(None, (), (1, 3, 4, 9)))
    assert change == [-4, [None, 1, 3, (3, 4, 9)]]


def test_a_long_row_that_moves_on_is_not_sent_again() -> None:
    row = tuple(Leaf(number, "x") for number in range(50))
    moved = (*row[1:], Leaf(50, "y"))
    change = diff(Branch(None, row, ()), Branch(None, moved, ()))
    assert change == [-3, [None, 0, 1, (), 49, 0, (Leaf(50, "y"),)]]
    assert patch(wired(Branch(None, row, ())), wired(change)) == wired(Branch(None, moved, ()))


def test_one_changed_number_is_put() -> None:
    assert diff(Branch(None, (), (1, 2, 3)), Branch(None, (), (1, 7, 3))) == [-4, [1, 7]]


def test_what_appears_or_goes_is_put_whole() -> None:
    leaf = Leaf(1, "x")
    assert diff(Branch(None, (), ()), Branch(leaf, (), ())) == [1, leaf]
    assert diff(Branch(leaf, (), ()), Branch(None, (), ())) == [1, None]


def test_what_trees_have_in_common_is_compared_once() -> None:
    memo: Memo = {}
    old, new = Leaf(1, "x"), Leaf(2, "x")
    first = diff(Branch(old, (), ()), Branch(new, (), ()), memo)
    second = diff(Branch(old, (), (1,)), Branch(new, (), (2,)), memo)
    assert second == [-2, [0, 2], -4, [0, 2]]
    assert second[1] is first[1]


class Unequal(int):
    """Says that it differs even from itself: whoever compares it has not stopped where he should."""

    def __eq__(self, other: object) -> bool:
        raise AssertionError("compared what both trees share")

    __hash__ = int.__hash__


def test_shared_parts_are_not_walked() -> None:
    shared = (Unequal(1), Unequal(2))
    assert diff(Branch(None, (), shared), Branch(Leaf(1, "x"), (), shared)) == [1, Leaf(1, "x")]
