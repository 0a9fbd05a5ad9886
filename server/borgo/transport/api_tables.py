"""The part of the API about tables: open, find, quick play, play now, look up, take a finished game along."""

from collections.abc import Awaitable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec

from borgo.core import record
from borgo.games import GAMES
from borgo.protocol.tree import Pace
from borgo.rooms.errors import BadPlan, NoSuchTable, ShuttingDown, TableClosed, TableError
from borgo.rooms.notes import TableListing, TableNote
from borgo.rooms.people import Person, TablePlan

from .api_types import ApiBody, ApiStruct, ListedTable, MyTable, listed_table, my_table
from .guests import Guest
from .house import House
from .http import Call, Problem, get, post

MY_TABLES = 50
USUAL_SEATS = 4
OF_GAME = {"game": "only tables of this game"}

GameId = Annotated[str, msgspec.Meta(max_length=32)]
Level = Annotated[str, msgspec.Meta(max_length=16)]


class NewTable(ApiBody, frozen=True):
    game: GameId
    seats: int
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    pace: Pace = Pace.LIVE
    public: bool = False
    bots: int = 0
    """So many seats are taken by bots at once, from the last one on."""
    bot_level: Level = "greedy"
    daily: bool = False
    """Today's puzzle: everybody who asks for it on this day (UTC) gets the same luck."""


class QuickPlay(ApiBody, frozen=True):
    game: GameId


class PlayNow(ApiBody, frozen=True):
    """Alone with bots, at once."""

    game: GameId
    level: Level = "greedy"
    seats: int | None = None
    """A table of four, or what the game allows, if left out."""
    options: dict[str, Any] = msgspec.field(default_factory=dict)


class TableCode(ApiStruct, frozen=True):
    code: str


class GameResult(ApiStruct, frozen=True):
    game: str
    seats: int
    actions: int
    reason: str
    points: tuple[int, ...]
    ranks: tuple[int, ...]


class TableApi:
    def __init__(self, house: House) -> None:
        self._manager = house.manager

    @post("/api/tables", "Open a table and sit down at it", creates=True)
    async def create_table(self, call: Call[NewTable]) -> TableCode:
        return await self._open(_plan(call.body), call.guest)

    @post("/api/play-now", "A game against bots that begins at once", creates=True)
    async def play_now(self, call: Call[PlayNow]) -> TableCode:
        return await self._open(_plan_against_bots(call.body), call.guest)

    @post("/api/quick-play", "A seat at a waiting public table, or at a new one", creates=True)
    async def quick_play(self, call: Call[QuickPlay]) -> TableCode:
        with _table_errors():
            return TableCode(await self._manager.quick_play(call.body.game, _person(call.guest)))

    @get("/api/tables", "Public tables with a free seat, oldest first", query=OF_GAME, needs_guest=False)
    async def list_open_tables(self, call: Call[None]) -> tuple[ListedTable, ...]:
        return tuple(map(listed_table, self._manager.open_tables(call.query.get("game"))))

    @get("/api/tables/live", "Public tables in play, most watched first", query=OF_GAME, needs_guest=False)
    async def list_live_tables(self, call: Call[None]) -> tuple[ListedTable, ...]:
        return tuple(map(listed_table, self._manager.live_tables(call.query.get("game"))))

    @get("/api/me/tables", "Where I sit or sat, newest first")
    async def list_my_tables(self, call: Call[None]) -> tuple[MyTable, ...]:
        notes = await self._manager.tables_of(call.guest.id)
        return tuple([my_table(note, await self._unfinished(note)) for note in notes[:MY_TABLES]])

    @get("/api/tables/{code}", "One table: what is played there, and by whom", needs_guest=False)
    async def get_table(self, call: Call[None]) -> ListedTable:
        with _table_errors():
            return listed_table(await self._manager.find(call.path["code"]))

    @get("/api/tables/{code}/result", "How a finished game ended", needs_guest=False)
    async def get_result(self, call: Call[None]) -> GameResult:
        told = record.read(await _finished(self._manager.record(call.path["code"])))
        header, outcome = told.header, told.footer.outcome
        return GameResult(
            header.game, header.seats, len(told.rows), outcome.reason, outcome.points, outcome.ranks
        )

    @get(
        "/api/tables/{code}/record",
        "A finished game, for `borgo replay` and `borgo verify`",
        media_type="application/jsonl",
        needs_guest=False,
    )
    async def get_record(self, call: Call[None]) -> bytes:
        return await _finished(self._manager.record(call.path["code"]))

    @get(
        "/api/tables/{code}/replay",
        "A finished game as its spectators saw it: a snapshot and frames in one MessagePack list",
        media_type="application/msgpack",
        needs_guest=False,
    )
    async def get_replay(self, call: Call[None]) -> bytes:
        return await _finished(self._manager.replay(call.path["code"]))

    async def _open(self, plan: TablePlan, host: Guest) -> TableCode:
        with _table_errors():
            return TableCode(await self._manager.create(plan, _person(host)))

    async def _unfinished(self, note: TableNote) -> TableListing | None:
        with suppress(TableError):
            return None if note.finished else await self._manager.find(note.code)
        return None


async def _finished(told: Awaitable[bytes | None]) -> bytes:
    with _table_errors():
        text = await told
    if text is None:
        raise Problem(409, "not-finished")
    return text


@contextmanager
def _table_errors() -> Iterator[None]:
    try:
        yield
    except BadPlan as error:
        raise Problem(422, "bad-plan", detail=str(error)) from None
    except NoSuchTable:
        raise Problem(404, "no-such-table") from None
    except TableClosed:
        raise Problem(410, "table-closed") from None
    except ShuttingDown:
        raise Problem(503, "restart") from None


def _plan(wish: NewTable) -> TablePlan:
    return TablePlan(
        game=wish.game,
        seats=wish.seats,
        options=_spell(wish.options),
        pace=wish.pace,
        public=wish.public,
        bots=wish.bots,
        bot_level=wish.bot_level,
        day=datetime.now(UTC).date().isoformat() if wish.daily else "",
    )


def _plan_against_bots(wish: PlayNow) -> TablePlan:
    game = GAMES.get(wish.game)
    seats = wish.seats or (min(USUAL_SEATS, game.seats[-1]) if game else 1)
    return TablePlan(
        game=wish.game,
        seats=seats,
        options=_spell(wish.options),
        pace=Pace.NONE,
        bots=seats - 1,
        bot_level=wish.level,
        wait_ms=1,
    )


def _person(guest: Guest) -> Person:
    return Person(guest.id, guest.name, guest.colour)


def _spell(options: dict[str, Any]) -> str:
    return msgspec.json.encode(options).decode()
