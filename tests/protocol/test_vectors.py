"""The vectors in shared/vectors hold for this implementation, read as any other language would read them."""

import json
import zlib
from typing import Any

import msgspec
import pytest

from borgo.client.mirror import Mirror
from borgo.core.diff import patch
from borgo.games.files import shared_dir
from borgo.protocol.codec import JSON, MSGPACK
from borgo.protocol.messages import Frame, Snapshot, Welcome


def load(name: str) -> Any:
    return json.loads((shared_dir() / "vectors" / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", load("messages")["client"], ids=lambda vector: vector["json"][0])
def test_P_2_1_a_client_message_is_the_same_in_both_subprotocols(vector: Any) -> None:
    packed = bytes.fromhex(vector["msgpack"])
    message = MSGPACK.read(packed)
    assert JSON.read(json.dumps(vector["json"])) == message
    assert MSGPACK.write_client(message) == packed


@pytest.mark.parametrize("vector", load("messages")["server"], ids=lambda vector: vector["json"][0])
def test_P_2_1_a_server_message_is_the_same_in_both_subprotocols(vector: Any) -> None:
    packed = bytes.fromhex(vector["msgpack"])
    assert json.loads(JSON.write(packed)) == vector["json"]
    MSGPACK.read_server(packed)


@pytest.mark.parametrize("vector", load("patches"), ids=lambda vector: json.dumps(vector["diff"]))
def test_P_5_2_a_diff_turns_one_tree_into_the_next(vector: Any) -> None:
    before = json.dumps(vector["before"])
    assert patch(vector["before"], vector["diff"]) == vector["after"]
    assert json.dumps(vector["before"]) == before


@pytest.mark.parametrize("vector", load("games"), ids=lambda vector: vector["game"])
def test_P_5_3_the_hash_follows_a_game_diff_by_diff(vector: Any) -> None:
    mirror, start = Mirror("client-0001"), bytes.fromhex(vector["tree"])
    mirror.receive(Welcome(1, 1, 0, 0))
    assert zlib.crc32(start) == vector["hash"]
    assert mirror.receive(Snapshot(10, vector["hash"], msgspec.Raw(start)))
    for seq, step in enumerate(vector["steps"], 11):
        diff = msgspec.Raw(bytes.fromhex(step["diff"]))
        assert mirror.receive(Frame(seq, step["hash"], diff, msgspec.Raw(b"\x90")))
    assert mirror.seq == 10 + len(vector["steps"])
