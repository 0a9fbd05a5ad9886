"""A game on paper: JSON lines that anyone can play again and check.

    {"format": "borgo-game/1", "engine": ..., "game": ..., "rules_version": ..., "seats": ..., "options": ...,
     "commitment": ..., "nonces": [...]}
    [1, seat, action, hash]
    [2, seat, action, hash]
    ...
    {"seed": ..., "outcome": ...}

Each hash is SHA-256 of the hash before it and of the row's `[number, seat, action]`; the first one stands on
the header line. The seed comes last, so a record can be published while the game still runs.
"""

import hashlib
from collections.abc import Iterator, Mapping
from typing import TypeVar

import msgspec

from .chance import SEED_BYTES, commitment, from_seed
from .data import Data
from .game import Action, AnyGame, Options, Outcome, Seat
from .history import History, Undo
from .rules import Illegal

T = TypeVar("T")

FORMAT = "borgo-game/1"


class BadRecord(Exception):
    """The record cannot be read or does not add up. `row` is the first bad row, 0 the header."""

    def __init__(self, row: int, reason: str) -> None:
        super().__init__(f"row {row}: {reason}" if row else reason)
        self.row = row
        self.reason = reason


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    engine: str
    game: str
    rules_version: int
    seats: int
    options: msgspec.Raw
    commitment: str
    nonces: tuple[bytes, ...] = ()


class Footer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seed: str
    outcome: Outcome


class Row(Data, frozen=True):
    number: int
    seat: Seat
    action: msgspec.Raw
    hash: str


class Entry(Data, frozen=True):
    """One accepted action and who did it."""

    seat: Seat
    action: Action


class Record(msgspec.Struct, frozen=True):
    """A finished game, read but not yet believed."""

    header: Header
    rows: tuple[Row, ...]
    footer: Footer


_HEADER = msgspec.json.Decoder(Header)
_ROW = msgspec.json.Decoder(Row)
_FOOTER = msgspec.json.Decoder(Footer)


def chain(before: bytes, number: int, seat: Seat, action: bytes) -> bytes:
    """The hash of a row that follows the hash `before`."""
    return hashlib.sha256(before + msgspec.json.encode((number, seat, msgspec.Raw(action)))).digest()


def write(
    game: AnyGame,
    engine: str,
    options: Options,
    seats: int,
    seed: bytes,
    entries: list[Entry],
    outcome: Outcome,
    nonces: tuple[bytes, ...] = (),
) -> bytes:
    raw_options = msgspec.Raw(msgspec.json.encode(options))
    header = Header(FORMAT, engine, game.id, game.rules_version, seats, raw_options, commitment(seed), nonces)
    lines = [msgspec.json.encode(header)]
    link = hashlib.sha256(lines[0]).digest()
    for number, entry in enumerate(entries, 1):
        action = msgspec.json.encode(entry.action)
        link = chain(link, number, entry.seat, action)
        lines.append(msgspec.json.encode(Row(number, entry.seat, msgspec.Raw(action), link.hex())))
    lines.append(msgspec.json.encode(Footer(seed.hex(), outcome)))
    return b"\n".join(lines) + b"\n"


def read(text: bytes) -> Record:
    """Take a record apart. What it says is checked by `replay`, not here."""
    lines = text.splitlines()
    if not lines:
        raise BadRecord(0, "the file is empty")
    header = _decode(lines[0], _HEADER, 0, "this is not a game file")
    if header.format != FORMAT:
        raise BadRecord(0, f"format {header.format!r} is not known here, only {FORMAT!r}")
    if len(lines) < 2 or not lines[-1].startswith(b"{"):
        raise BadRecord(len(lines), "the file ends before the game does")
    rows = tuple(_decode(line, _ROW, n, "not a row of a game") for n, line in enumerate(lines[1:-1], 1))
    footer = _decode(lines[-1], _FOOTER, len(lines) - 1, "not a closing line")
    return Record(header, rows, footer)


def replay(record: Record, games: Mapping[str, AnyGame]) -> Iterator[tuple[Row, Action, History]]:
    """Play a record again row by row, checking commitment, chain, legality and result as it goes."""
    header = record.header
    game, history = _start(record, games)
    actions = msgspec.json.Decoder(game.action | Undo)
    link = hashlib.sha256(msgspec.json.encode(header)).digest()
    for number, row in enumerate(record.rows, 1):
        link = chain(link, number, row.seat, bytes(row.action))
        if row.number != number or row.hash != link.hex():
            raise BadRecord(number, "the hash chain breaks here")
        action = _decode(bytes(row.action), actions, number, f"not an action of {game.id}")
        try:
            history.act(row.seat, action)
        except Illegal as illegal:
            raise BadRecord(number, f"refused by the rules: {illegal}") from None
        yield row, action, history
    outcome = game.outcome(history.state)
    if outcome is None:
        raise BadRecord(len(record.rows) + 1, "the file ends before the game does")
    if outcome != record.footer.outcome:
        raise BadRecord(len(record.rows) + 1, "the result written here is not the result of these actions")


def _start(record: Record, games: Mapping[str, AnyGame]) -> tuple[AnyGame, History]:
    header = record.header
    game = games.get(header.game)
    if game is None:
        raise BadRecord(0, f"unknown game {header.game!r}, known: {', '.join(sorted(games))}")
    if header.rules_version != game.rules_version:
        raise BadRecord(
            0, f"played by rules version {header.rules_version}, this is version {game.rules_version}"
        )
    if header.seats not in game.seats:
        raise BadRecord(0, f"{game.id} is not played by {header.seats}")
    known = msgspec.json.Decoder(game.options)
    options = _decode(bytes(header.options), known, 0, "these options are not known")
    try:
        seed = bytes.fromhex(record.footer.seed)
    except ValueError:
        raise BadRecord(len(record.rows) + 1, "the seed is not written in hexadecimal") from None
    if len(seed) != SEED_BYTES or commitment(seed) != header.commitment:
        raise BadRecord(len(record.rows) + 1, "the seed does not match the commitment in the header")
    return game, History(game, options, header.seats, from_seed(seed, header.nonces))


def _decode(line: bytes, decoder: msgspec.json.Decoder[T], row: int, problem: str) -> T:
    try:
        return decoder.decode(line)
    except msgspec.ValidationError as error:
        raise BadRecord(row, f"{problem}: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadRecord(row, f"{problem}: broken JSON") from None
