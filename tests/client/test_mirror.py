"""The client's side of the protocol without sockets: what it takes, passes over, and asks for."""

import zlib
from typing import Any

import msgspec
import pytest

from borgo.client.mirror import Mirror
from borgo.core.diff import patch
from borgo.protocol.messages import VERSION, Done, Frame, Hello, Snapshot, Welcome

CLIENT = "client-0001"
TREE = [["table"], [0, False, []], None]


def raw(plain: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.msgpack.encode(plain))


def snapshot(seq: int, tree: Any) -> Snapshot:
    return Snapshot(seq, zlib.crc32(raw(tree)), raw(tree))


def frame(seq: int, before: Any, change: Any, events: Any = ()) -> Frame:
    return Frame(seq, zlib.crc32(raw(patch(before, change))), raw(change), raw(events))


@pytest.fixture
def mirror() -> Mirror:
    mirror = Mirror(CLIENT)
    mirror.receive(Welcome(VERSION, 3, 0, 0))
    assert mirror.receive(snapshot(7, TREE))
    return mirror


def test_it_says_hello_empty_handed_and_later_with_what_it_has(mirror: Mirror) -> None:
    assert Mirror(CLIENT).hello("token") == Hello(VERSION, "token", CLIENT)
    assert mirror.hello("token") == Hello(VERSION, "token", CLIENT, epoch=3, seq=7, seat=0)


def test_P_3_3_a_frame_brings_the_tree_from_one_seq_to_the_next(mirror: Mirror) -> None:
    assert mirror.receive(frame(8, TREE, [-1, [0, "laid"]], [["event"]]))
    assert (mirror.seq, mirror.tree[0], mirror.events) == (8, ["laid"], [["event"]])


def test_P_3_4_a_frame_seen_before_is_passed_over(mirror: Mirror) -> None:
    assert not mirror.receive(frame(7, TREE, [-1, [0, "again"]]))
    assert (mirror.seq, mirror.tree, mirror.wanted) == (7, TREE, "")


def test_P_3_6_a_gap_calls_for_a_snapshot_and_until_then_nothing_is_shown(mirror: Mirror) -> None:
    assert not mirror.receive(frame(9, TREE, []))
    assert mirror.wanted == "gap"
    assert not mirror.receive(frame(10, TREE, []))
    assert mirror.receive(snapshot(10, TREE))
    assert mirror.receive(frame(11, TREE, []))


def test_P_3_6_a_tree_that_does_not_add_up_calls_for_a_snapshot(mirror: Mirror) -> None:
    honest = frame(8, TREE, [-1, [0, "laid"]])
    assert not mirror.receive(msgspec.structs.replace(honest, hash=honest.hash ^ 1))
    assert mirror.wanted == "hash"
    assert mirror.hello("") == Hello(VERSION, "", CLIENT)


@pytest.mark.parametrize(
    "welcome", [Welcome(VERSION, 4, 0, 0), Welcome(VERSION, 3, 1, 0)], ids=["epoch", "seat"]
)
def test_P_3_5_another_epoch_or_seat_is_another_history(mirror: Mirror, welcome: Welcome) -> None:
    mirror.receive(welcome)
    assert mirror.tree is None
    assert not mirror.receive(frame(8, TREE, []))
    assert mirror.receive(snapshot(2, TREE))


def test_what_is_not_about_the_tree_changes_nothing(mirror: Mirror) -> None:
    assert not mirror.receive(Done(1, 99))
    assert (mirror.seq, mirror.tree) == (7, TREE)
