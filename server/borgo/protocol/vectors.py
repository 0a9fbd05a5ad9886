"""Examples that every client can check itself against, in any language: `shared/vectors/*.json`.

messages    each message of the protocol as JSON and, in hex, as MessagePack
patches     small trees, a diff in plain JSON, and the tree after it
games       a tree of each game as MessagePack, and a walk of diffs from it with the hash after each
"""

import zlib
from typing import Any

import msgspec

from borgo.core.chance import from_seed
from borgo.core.diff import diff, patch
from borgo.core.game import AnyGame, Seat
from borgo.core.look import look
from borgo.games import GAMES

from . import messages as m
from .numbered import Numbers
from .tree import ChatLine, Me, Order, Pace, Phase, PlayerKind, SeatView, TableView, Tree

STEPS = 40

_pack = msgspec.msgpack.Encoder().encode

CLIENT: tuple[m.ClientMessage, ...] = (
    m.Hello(m.VERSION, "", "client-0001"),
    m.Hello(m.VERSION, "t" * 32, "client-0001", epoch=3, seq=70_000, seat=2),
    m.Act(1, 127, ["build", 63, -1, 128]),
    m.Act(2, 128, ["place-building", [1, 2, 300]]),
    m.Act(3, 255, ["undo"]),
    m.Try(4, ["carry-out", 4, True]),
    m.Say(5, "Schöne Brücke! 🏙"),
    m.SetOrder(6, "collect-tax", "collect"),
    m.Sit(7, 3),
    m.Stand(8),
    m.SetReady(9, True, b"nonce"),
    m.Configure(10, 4, '{"end":"at-once"}', "live", False),
    m.SeatBot(11, 2, "greedy"),
    m.Kick(12, 1),
    m.SwapSeats(13, 0, 1),
    m.Start(14, b"\x00\xff"),
    m.Start(2**31),
    m.Rematch(16),
    m.Resync("hash"),
    m.Ping(9_000_000_000),
)
_NOTHING = msgspec.Raw(_pack(None))
SERVER: tuple[m.ServerMessage, ...] = (
    m.Welcome(m.VERSION, 1, -1, 1_800_000_000_000),
    m.Snapshot(65_536, 4_294_967_295, msgspec.Raw(_pack((None, True, "ő", -33)))),
    m.Frame(1, 0, msgspec.Raw(_pack([-3, [-1, [5, 1]], -2, [None, 0, 1, ()]])), msgspec.Raw(_pack(()))),
    m.Frame(2, 17, _NOTHING, _NOTHING, answers=9, by="order"),
    m.Done(3, 2),
    m.Refused(4, "OV-5.3", "streets-do-not-match", {"side": "north", "missing": 2}),
    m.Forecast(5, (3, 0), _NOTHING),
    m.Notice("restart", 2000),
    m.Pong(6, 1_800_000_000_001),
)
PATCHES: tuple[tuple[Any, Any], ...] = (
    ([1, 2, 3], []),
    ([1, 2, 3], [1, 9]),
    ([1, [2, [3, 4]], 5], [-2, [-2, [0, "x"]], 2, None]),
    ([[1, 2, 3], "same"], [-1, [None, 3, 0, [4, 5]]]),
    ([[1, 2, 3], "same"], [-1, [None, 0, 2, []]]),
    ([[1, 2, 3], "same"], [-1, [None, 1, 1, [[7], [8]]]]),
    ([[1, 2, 3], "same"], [-1, [None, 0, 1, [], 2, 0, [4]]]),
    ([[], None], [-1, [None, 0, 0, [1]], 1, [0, [2]]]),
)


def vectors() -> dict[str, str]:
    """The text of each file by its name."""
    files = {
        "messages": {
            "client": [_message(message) for message in CLIENT],
            "server": [_message(message) for message in SERVER],
        },
        "patches": [
            {"before": tree, "diff": change, "after": patch(tree, change)} for tree, change in PATCHES
        ],
        "games": [_walk(game) for game in GAMES.values()],
    }
    return {
        name: msgspec.json.format(msgspec.json.encode(value), indent=1).decode()
        for name, value in files.items()
    }


def _message(message: msgspec.Struct) -> dict[str, Any]:
    packed = _pack(message)
    return {"json": msgspec.msgpack.decode(packed), "msgpack": packed.hex()}


def _walk(game: AnyGame) -> dict[str, Any]:
    """The first player's tree through the first steps of a game in which all do something legal."""
    seats = game.seats[-1]
    state = game.new(game.options(), seats, from_seed(bytes(range(32))))
    me = game.asked(state)[0]
    before = _tree(game, state, me)
    start, steps = _pack(before), []
    for number in range(STEPS):
        seat = game.asked(state)[0]
        legal = game.legal(state, seat)
        state, _events = game.step(state, seat, legal[number * 7 % len(legal)])
        after = _tree(game, state, me)
        steps.append({"diff": _pack(diff(before, after)).hex(), "hash": zlib.crc32(_pack(after))})
        before = after
    return {"game": game.id, "tree": start.hex(), "hash": zlib.crc32(start), "steps": steps}


def _tree(game: AnyGame, state: Any, me: Seat) -> Tree:
    seats = tuple(
        SeatView(PlayerKind.PERSON, f"Player {seat}", seat, True, True, False, "", 90_000, 0, False)
        for seat in range(len(game.points(state)))
    )
    table = TableView(
        code="ABCD2",
        game=game.id,
        options="{}",
        pace=Pace.LIVE,
        public=True,
        phase=Phase.PLAYING,
        host=0,
        seats=seats,
        spectators=3,
        chat=(ChatLine(1, "Player 1", 1, "Jó játékot!"),),
        commitment="c" * 64,
        seed="",
        day="",
        next_code="",
        starts_ms=0,
    )
    seen = Numbers(game).look(look(game, state, me))
    return Tree(table, Me(me, False, (Order("collect-tax", "collect"),)), seen)
