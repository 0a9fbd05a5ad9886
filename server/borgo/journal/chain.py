"""The chain of hashes that ties a room's rows together.

hash of row 0 (not stored)   SHA-256(header)
hash of row n                SHA-256(hash of row n - 1, payload of row n)
seal of a finished room      SHA-256(hash of the last row, result)
"""

import hashlib

from .errors import CorruptJournal
from .port import Row


def first_hash(header: bytes) -> bytes:
    return hashlib.sha256(header).digest()


def next_hash(before: bytes, payload: bytes) -> bytes:
    return hashlib.sha256(before + payload).digest()


def verify(room: str, before: bytes, after: int, rows: tuple[Row, ...]) -> bytes:
    """The hash of the last row, if the rows follow row `after` (its hash is `before`) in one chain."""
    for seq, row in enumerate(rows, after + 1):
        before = next_hash(before, row.payload)
        if row.seq != seq or row.hash != before:
            raise CorruptJournal(room, seq)
    return before
