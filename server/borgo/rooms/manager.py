"""All rooms of this process: created, woken from the journal when somebody comes, put to sleep when idle."""

import asyncio
import hmac
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, Self

import structlog

from borgo.bots import BOTS, Bot
from borgo.core.chance import SEED_BYTES
from borgo.core.game import AnyGame, Seat
from borgo.games import GAMES
from borgo.journal import Create, Drop, Forget, Journal, NoSuchRoom, Put, RoomExists, Story
from borgo.protocol.messages import VERSION, Hello, Notice
from borgo.protocol.tree import Phase

from .chat import Line, key_of, lines_of
from .codes import Entropy, new_code, normal
from .connections import Connection, Hall, PlainHall
from .dossier import Dossier, Said, kept_lines
from .effects import OpenRematch
from .entries import Entry, Header, read_entry, read_header, sitters, write
from .errors import BadPlan, NoSuchTable, ShuttingDown, TableClosed, VersionNotSpoken
from .inputs import Forgotten, Joined, RematchOpened, Woken
from .listing import listing_of
from .notes import TableListing, TableNote, notes_of, packed
from .opening import check_plan, first_seats, quick_plan
from .people import Person, Sitter, TablePlan
from .port import Attendance, Manager
from .records import record_of
from .replays import replay_of
from .room import Room
from .runner import Runner, Surroundings

__all__ = ["Attendance", "Manager", "RoomManager", "TableListing", "TableNote"]

MINUTE = 60.0
BOT_SECONDS = 0.7
TIME_TO_COME = 15_000
SEED_SECRET = ("secrets", "seeds of labels")

log = structlog.get_logger(__name__)


NamesOf = Callable[[Collection[str]], Awaitable[Mapping[str, str]]]
"""The names of persons, by id; whoever is not known is left out."""


def unix_ms() -> int:
    return time.time_ns() // 1_000_000


async def nobody_is_known(_person_ids: Collection[str]) -> Mapping[str, str]:
    return {}


class RoomManager:
    def __init__(
        self,
        journal: Journal,
        *,
        names_of: NamesOf = nobody_is_known,
        games: Mapping[str, AnyGame] = GAMES,
        bots: Mapping[str, Bot] = BOTS,
        clock: Callable[[], int] = unix_ms,
        entropy: Entropy = secrets.token_bytes,
        new_hall: Callable[[], Hall] = PlainHall,
        bot_seconds: float = BOT_SECONDS,
        idle_minutes: float = 10.0,
        secret: bytes | None = None,
    ) -> None:
        """The secret turns the labels of seeds into seeds; `open` keeps it in the journal."""
        self._journal = journal
        self._names_of = names_of
        self._games = games
        self._bots = bots
        self._clock = clock
        self._entropy = entropy
        self._secret = secret or entropy(SEED_BYTES)
        self._idle_seconds = idle_minutes * MINUTE
        self._rooms: dict[str, Runner] = {}
        self._waking: dict[str, asyncio.Task[Runner]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closing = False
        self._around = Surroundings(
            journal=journal,
            clock=clock,
            bots=bots,
            random=Random(entropy(16)),  # noqa: S311 - taste of bots, not the game's chance
            bot_delay=bot_seconds,
            new_hall=new_hall,
            open_rematch=self._open_rematch,
            gone=self._gone,
            emptied=self._emptied,
        )

    @classmethod
    async def open(cls, journal: Journal, **settings: Any) -> Self:
        secret = await journal.get(*SEED_SECRET)
        if secret is None:
            secret = secrets.token_bytes(SEED_BYTES)
            await journal.commit(Put(*SEED_SECRET, secret))
        return cls(journal, secret=secret, **settings)

    def __len__(self) -> int:
        """How many tables are awake."""
        return len(self._rooms)

    # Opening.

    async def create(self, plan: TablePlan, host: Person) -> str:
        self._check_running()
        check_plan(plan, self._games, self._bots)
        runner = await self._open(plan, first_seats(plan, host), 0, {host.id: host.name})
        return runner.code

    async def quick_play(self, game: str, person: Person) -> str:
        self._check_running()
        if game not in self._games:
            raise BadPlan(f"unknown game {game!r}")
        by_themselves_first = sorted(
            self._gathering(game), key=lambda runner: not runner.room.table.starts_ms
        )
        for runner in by_themselves_first:
            runner.put(Joined(person))
            if runner.room.table.seat_of(person) >= 0:
                await runner.saved()
                return runner.code
        return await self.create(quick_plan(self._games[game]), person)

    def _gathering(self, game: str | None) -> list[Runner]:
        """Public tables where somebody waits, or is about to: the host is given time to come in."""
        lately = self._clock() - TIME_TO_COME
        return [
            runner
            for runner in self._public(game)
            if runner.room.table.phase is Phase.GATHERING
            and (runner.room.has_people or runner.room.table.header.created_ms > lately)
        ]

    async def _open(
        self, plan: TablePlan, seats: tuple[Sitter, ...], host: Seat, names: Mapping[str, str]
    ) -> Runner:
        now, game = self._clock(), self._games[plan.game]
        seed = self._seed(plan)
        while True:
            code = new_code(self._entropy)
            header = Header(code, plan, game.rules_version, seed, now, host, seats)
            notes = [
                Put(notes_of(sitter.person), code, packed(TableNote(code, game.id, seat, now)))
                for seat, sitter in enumerate(seats)
                if sitter.person
            ]
            try:
                await self._journal.commit(Create(code, game.id, now / 1000, write(header)), *notes)
            except RoomExists:
                continue
            return self._add(self._room(game, header, names), 0)

    def _seed(self, plan: TablePlan) -> bytes:
        """Of a day nobody can tell it before: it hangs on a secret of this server."""
        if plan.day:
            return hmac.digest(self._secret, f"{plan.game} {plan.day}".encode(), "sha256")
        return self._entropy(SEED_BYTES)

    def _open_rematch(self, runner: Runner, wish: OpenRematch) -> None:
        async def open_it() -> None:
            names = {sitter.person: runner.room.table.name_at(seat) for seat, sitter in enumerate(wish.seats)}
            opened = await self._open(wish.plan, wish.seats, wish.host, names)
            runner.put(RematchOpened(opened.code))

        self._in_background(open_it())

    # Waking and sleeping.

    async def attach(
        self, code: str, connection: Connection, hello: Hello, person: Person | None
    ) -> Attendance:
        if hello.version != VERSION:
            raise VersionNotSpoken
        runner = await self._awake(code)
        return runner.attend(connection, hello, person)

    async def _awake(self, code: str) -> Runner:
        """The room, woken if need be; as no wait follows, it cannot fall asleep before it is used."""
        code = normal(code)
        while True:
            self._check_running()
            if runner := self._rooms.get(code):
                return runner
            if code not in self._waking:
                self._waking[code] = asyncio.create_task(self._wake(code))
                self._waking[code].add_done_callback(partial(self._woke, code))
            await asyncio.shield(self._waking[code])

    def _woke(self, code: str, waking: asyncio.Task[Runner]) -> None:
        del self._waking[code]
        if not waking.cancelled():
            waking.exception()  # whoever waited has it; if nobody did, it is nobody's concern

    async def _wake(self, code: str) -> Runner:
        game, header, entries = await self._told(code)
        names = await self._names_of(sitters(header, entries))
        lines = await kept_lines(self._journal, code)
        runner = self._add(self._room(game, header, names, entries, lines), len(entries))
        runner.put(Woken())
        return runner

    def _add(self, room: Room, journal_seq: int) -> Runner:
        runner = Runner(room, journal_seq, self._around)
        self._rooms[runner.code] = runner
        self._emptied(runner)
        return runner

    def _room(
        self,
        game: AnyGame,
        header: Header,
        names: Mapping[str, str],
        entries: Iterable[Entry] = (),
        lines: Iterable[Line] = (),
    ) -> Room:
        return Room(
            game,
            header,
            entries,
            names=names,
            lines=lines,
            epoch=int.from_bytes(self._entropy(4), "big") >> 1 or 1,
            salt=self._entropy(16),
            bot_levels=self._bots,
        )

    def _emptied(self, runner: Runner) -> None:
        asyncio.get_running_loop().call_later(self._idle_seconds, self._sleep_if_idle, runner)

    def _sleep_if_idle(self, runner: Runner) -> None:
        idle = asyncio.get_running_loop().time() - runner.empty_since
        if runner.is_gone or not runner.is_empty or idle < self._idle_seconds:
            return
        if not runner.is_quiet:
            self._emptied(runner)
            return
        runner.stop("table-closed")
        table = runner.room.table
        if table.phase is Phase.GATHERING and not table.persons:
            self._in_background(self._clear_away(runner.code))

    async def _clear_away(self, code: str) -> None:
        _game, header, entries = await self._told(code)
        lines = await kept_lines(self._journal, code)
        await self._journal.commit(
            Forget(code),
            *(Drop(lines_of(code), key_of(line.number)) for line in lines),
            *(Drop(notes_of(person), code) for person in sitters(header, entries)),
        )

    def _gone(self, runner: Runner) -> None:
        if self._rooms.get(runner.code) is runner:
            del self._rooms[runner.code]

    async def shutdown(self, come_back_ms: int = 2000) -> None:
        self._is_closing = True
        await asyncio.gather(*self._tasks, *self._waking.values(), return_exceptions=True)
        runners = list(self._rooms.values())
        for runner in runners:
            runner.close_inbox()
        await asyncio.gather(*(runner.saved() for runner in runners))
        for runner in runners:
            runner.stop("restart", Notice("restart", come_back_ms))

    # Looking around.

    async def exists(self, code: str) -> bool:
        code = normal(code)
        if code in self._rooms:
            return True
        try:
            await self._journal.read(code)
        except NoSuchRoom:
            return False
        return True

    async def find(self, code: str) -> TableListing:
        return listing_of((await self._awake(code)).room)

    def open_tables(self, game: str | None = None) -> tuple[TableListing, ...]:
        gathering = (runner.room for runner in self._gathering(game))
        return tuple(listing_of(room) for room in gathering if room.table.free_seats())

    def live_tables(self, game: str | None = None) -> tuple[TableListing, ...]:
        rooms = [runner.room for runner in self._public(game) if runner.room.table.phase is Phase.PLAYING]
        return tuple(map(listing_of, sorted(rooms, key=lambda room: -room.spectators)))

    def _public(self, game: str | None) -> list[Runner]:
        """Oldest first."""
        tables = (
            runner
            for runner in self._rooms.values()
            if runner.room.table.public and game in (None, runner.room.table.game.id)
        )
        return sorted(tables, key=lambda runner: runner.room.table.header.created_ms)

    async def tables_of(self, person_id: str) -> tuple[TableNote, ...]:
        notes = await Dossier(self._journal, person_id).notes()
        return tuple(note for note in notes if note.seat >= 0)

    async def stored_about(self, person_id: str) -> tuple[list[TableNote], list[Said]]:
        dossier = Dossier(self._journal, person_id)
        return await dossier.notes(), await dossier.said()

    async def forget_person(self, person_id: str) -> None:
        told = []
        for note in await self.tables_of(person_id):
            if not note.finished:
                with suppress(NoSuchTable, TableClosed):
                    told.append(await self._awake(note.code))
                    told[-1].put(Forgotten(person_id))
        await asyncio.gather(*self._waking.values(), return_exceptions=True)
        for runner in self._rooms.values():
            if runner not in told and runner.room.knows(person_id):
                told.append(runner)
                runner.put(Forgotten(person_id))
        await asyncio.gather(*(runner.saved() for runner in told))
        await Dossier(self._journal, person_id).erase()

    async def record(self, code: str) -> bytes | None:
        return record_of(*await self._told(code))

    async def replay(self, code: str) -> bytes | None:
        game, header, entries = await self._told(code)
        return replay_of(game, header, entries, await self._names_of(sitters(header, entries)))

    # Helpers.

    async def _told(self, code: str) -> tuple[AnyGame, Header, list[Entry]]:
        story = await self._story(code)
        header = read_header(story.header)
        return self._game_of(header), header, [read_entry(row.payload) for row in story.rows]

    async def _story(self, code: str) -> Story:
        try:
            return await self._journal.read(normal(code))
        except NoSuchRoom:
            raise NoSuchTable(code) from None

    def _game_of(self, header: Header) -> AnyGame:
        game = self._games.get(header.plan.game)
        if game is None or game.rules_version != header.rules_version:
            raise TableClosed(header.code)
        return game

    def _check_running(self) -> None:
        if self._is_closing:
            raise ShuttingDown

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._worked)

    def _worked(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("could not be saved", error=str(error))
