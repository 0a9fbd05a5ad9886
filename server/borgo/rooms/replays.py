"""A finished game as its spectators saw it: a snapshot of the start, then one frame for each act."""

from collections.abc import Mapping

import msgspec

from borgo.core.game import AnyGame
from borgo.protocol.messages import Frame, Snapshot

from .absence import Presence
from .channels import Channel
from .entries import Acted, Entry, Header, Started
from .table import Table
from .trees import Trees


def replay_of(game: AnyGame, header: Header, entries: list[Entry], names: Mapping[str, str]) -> bytes | None:
    """The messages, packed as one list; None if the game is not over, or was abandoned."""
    table = Table(game, header, names)
    trees = Trees(table, Presence())
    channel: Channel | None = None
    told: list[Snapshot | Frame] = []
    for entry in entries:
        events = table.apply(entry)
        if isinstance(entry.change, Started):
            trees.refresh()
            channel = Channel(trees.tree(None))
            told.append(channel.snapshot(1))
        elif channel and isinstance(change := entry.change, Acted):
            trees.refresh()
            heard = trees.hear(events, None)
            told.append(channel.advance(len(told) + 1, trees.tree(None), heard, change.by))
    return msgspec.msgpack.encode(told) if table.outcome else None
