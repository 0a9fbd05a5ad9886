"""Bytes and messages: strict on the way in, and nothing but Malformed whatever arrives."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from borgo.protocol.codec import CODECS, JSON, MSGPACK, Codec, Malformed, pack
from borgo.protocol.messages import Act, ClientMessage, Done, Frame, Hello, Ping, Plain, Say, Start
from borgo.protocol.vectors import CLIENT, SERVER

EACH_CODEC = pytest.mark.parametrize("codec", CODECS.values(), ids=CODECS)

PLAIN: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=12,
)
TAGS = st.sampled_from([str(message.__struct_config__.tag) for message in CLIENT])
NEARLY = st.builds(lambda tag, fields: [tag, *fields], TAGS, st.lists(PLAIN, max_size=7))


@EACH_CODEC
@pytest.mark.parametrize("message", CLIENT, ids=lambda message: type(message).__name__)
def test_P_2_1_what_a_client_writes_the_server_reads(codec: Codec, message: ClientMessage) -> None:
    assert codec.read(codec.write_client(message)) == message


@EACH_CODEC
def test_P_2_1_what_the_server_writes_a_client_reads(codec: Codec) -> None:
    for message in SERVER:
        sent = codec.write(pack(message))
        got = codec.read_server(sent if codec is MSGPACK else sent.decode())
        assert type(got) is type(message)
        assert msgspec.structs.asdict(got).keys() == msgspec.structs.asdict(message).keys()
        if isinstance(got, Done):
            assert got == message
        if isinstance(got, Frame) and isinstance(message, Frame):
            assert codec.plain(got.diff) == MSGPACK.plain(message.diff)


def test_P_2_1_trailing_fields_with_a_default_may_be_left_out() -> None:
    assert MSGPACK.read(msgspec.msgpack.encode(["start", 7])) == Start(7)
    assert JSON.read('["hello",1,"","12345678"]') == Hello(1, "", "12345678")


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        ["say"],
        ["say", 1],
        ["say", 1, "text", "surplus"],
        ["say", 0, "ids count from one"],
        ["say", 1, "x" * 301],
        ["say", "1", "text"],
        ["shout", 1, "text"],
        ["act", 1, 1, []],
        ["act", 1, 1, ["build"] * 17],
        ["act", 1, 1, ["build", 1.5]],
        ["act", 1, 1, ["build", {}]],
        ["ping", 1.0],
        ["start", 1, "text, not bytes"],
        {"type": "ping", "n": 1},
        "ping",
        None,
    ],
    ids=str,
)
def test_P_2_2_what_is_no_message_is_malformed(wrong: Any) -> None:
    with pytest.raises(Malformed):
        MSGPACK.read(msgspec.msgpack.encode(wrong))
    with pytest.raises(Malformed):
        JSON.read(msgspec.json.encode(wrong).decode())


def test_P_1_1_text_and_binary_frames_are_not_mixed() -> None:
    with pytest.raises(Malformed):
        MSGPACK.read('["ping",1]')
    with pytest.raises(Malformed):
        JSON.read(msgspec.msgpack.encode(["ping", 1]))
    assert MSGPACK.read(msgspec.msgpack.encode(["ping", 1])) == Ping(1)


@given(st.binary(max_size=200) | NEARLY.map(msgspec.msgpack.encode))
def test_P_2_2_whatever_bytes_arrive_it_is_a_message_or_malformed(payload: bytes) -> None:
    read_or_malformed(MSGPACK, payload)


@given(st.text(max_size=200) | NEARLY.map(lambda plain: msgspec.json.encode(plain).decode()))
def test_P_2_2_whatever_text_arrives_it_is_a_message_or_malformed(payload: str) -> None:
    read_or_malformed(JSON, payload)


@pytest.mark.parametrize("depth", [100, 5000])
def test_P_2_2_deep_nesting_is_malformed(depth: int) -> None:
    for codec, payload in ((MSGPACK, b"\x91" * depth + b"\xc0"), (JSON, "[" * depth + "]" * depth)):
        with pytest.raises(Malformed):
            codec.read(payload)


def test_actions_may_hold_numbers_texts_and_lists_of_numbers() -> None:
    action: list[Plain] = ["place-building", [1, 2], True, None, "x", -5]
    assert MSGPACK.read(msgspec.msgpack.encode(["act", 1, 0, action])) == Act(1, 0, action)
    assert JSON.read('["say",1,"é"]') == Say(1, "é")


def read_or_malformed(codec: Codec, payload: bytes | str) -> None:
    try:
        message = codec.read(payload)
    except Malformed:
        return
    assert codec.read(codec.write_client(message)) == message
