"""Game files: what was played can be read, played again and checked; what was changed is found."""

from contextlib import suppress
from itertools import pairwise
from random import Random

import msgspec
import pytest

from borgo import __version__
from borgo.core import record
from borgo.core.history import Undo
from borgo.core.record import BadRecord, Entry
from borgo.games import GAMES
from borgo.simulate import play_random_game, seeds

GAME = GAMES["oddville"]
SEED = next(seeds(3, 1))


@pytest.fixture(scope="module")
def good() -> bytes:
    played = play_random_game(GAME, GAME.options(), 3, SEED)
    return record.write(GAME, __version__, GAME.options(), 3, SEED, played.entries, played.outcome)


def check(text: bytes) -> int:
    return sum(1 for _ in record.replay(record.read(text), GAMES))


def bad(text: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        check(text)
    return caught.value


def test_a_good_record_is_believed(good: bytes) -> None:
    assert check(good) == len(good.splitlines()) - 2


def test_undo_is_part_of_the_record() -> None:
    """The first choice is taken back and made again; the rest of the game is played as before."""
    played = play_random_game(GAME, GAME.options(), 2, SEED)
    first = played.entries[0]
    entries = [first, Entry(first.seat, Undo()), *played.entries]
    text = record.write(GAME, __version__, GAME.options(), 2, SEED, entries, played.outcome)
    states = [history.state for _, _, history in record.replay(record.read(text), GAMES)]
    assert states[0] == states[2] != states[1]
    assert len(states) == len(played.entries) + 2


def test_whatever_is_changed_is_named_in_words(good: bytes) -> None:
    """No change of a file may end in anything but a game or a BadRecord."""
    choices = Random(5)
    for _ in range(400):
        text = bytearray(good)
        for _ in range(choices.randrange(1, 4)):
            at = choices.randrange(len(text))
            text[at : at + choices.randrange(3)] = choices.randbytes(choices.randrange(3))
        with suppress(BadRecord):
            assert check(bytes(text)) == len(good.splitlines()) - 2


def test_each_row_hangs_on_the_one_before(good: bytes) -> None:
    hashes = [row.hash for row in record.read(good).rows]
    assert len(set(hashes)) == len(hashes)
    assert all(len(one) == 64 and one != other for one, other in pairwise(hashes))


@pytest.mark.parametrize("row", [1, 7, 40])
def test_a_changed_row_is_named(good: bytes, row: int) -> None:
    lines = good.splitlines()
    number, seat, action, link = msgspec.json.decode(lines[row])
    lines[row] = msgspec.json.encode((number, (seat + 1) % 3, action, link))
    found = bad(b"\n".join(lines))
    assert (found.row, found.reason) == (row, "the hash chain breaks here")


def test_a_missing_row_is_named(good: bytes) -> None:
    lines = good.splitlines()
    assert bad(b"\n".join(lines[:9] + lines[10:])).row == 9


def test_an_action_the_rules_refuse_is_named_even_if_the_chain_holds(good: bytes) -> None:
    told = record.read(good)
    decode = msgspec.json.Decoder(GAME.action | Undo)
    entries = [Entry(row.seat, decode.decode(row.action)) for row in told.rows]
    entries[5] = entries[4]
    text = record.write(GAME, __version__, GAME.options(), 3, SEED, entries, told.footer.outcome)
    found = bad(text)
    assert found.row == 6
    assert "refused by the rules: OV-" in found.reason


def test_a_wrong_result_is_found(good: bytes) -> None:
    lines = good.splitlines()
    footer = msgspec.json.decode(lines[-1], type=record.Footer)
    outcome = msgspec.structs.replace(footer.outcome, points=(99, 0, 0))
    lines[-1] = msgspec.json.encode(msgspec.structs.replace(footer, outcome=outcome))
    assert "result" in bad(b"\n".join(lines)).reason


def test_another_seed_is_found(good: bytes) -> None:
    other = good.replace(SEED.hex().encode(), bytes(32).hex().encode())
    assert "commitment" in bad(other).reason


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda _: b"", "empty"),
        (lambda _: b"{", "broken JSON"),
        (lambda _: b"[]\n" * 3, "not a game file"),
        (lambda text: b"\n".join(text.splitlines()[:20]), "ends before the game does"),
        (lambda text: text[: len(text) // 2], "ends before the game does"),
        (lambda text: text.replace(b"borgo-game/1", b"borgo-game/9"), "not known here"),
        (lambda text: text.replace(b'"rules_version":1', b'"rules_version":7'), "rules version 7"),
        (lambda text: text.replace(b"oddville", b"chess"), "unknown game 'chess'"),
        (lambda text: text.replace(b'"seats":3', b'"seats":9'), "not played by 9"),
        (lambda text: text.replace(b'"at-once"', b'"never"'), "options"),
        (lambda text: text.replace(SEED.hex().encode(), b"zz"), "hexadecimal"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_other_fault_has_its_own_words(good: bytes, change: object, reason: str) -> None:
    assert callable(change)
    assert reason in bad(change(good)).reason
