"""What a move costs in a room: bytes for each client, time in the room, moves per second with the journal.

Run: python -m tests.bench.rooms
"""

import asyncio
import tempfile
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter, thread_time

from borgo.bots.chooser import choose_randomly
from borgo.games import GAMES
from borgo.journal import SqliteJournal
from borgo.protocol.messages import VERSION, Act, Hello
from borgo.rooms.connections import Packet
from borgo.rooms.inputs import Received
from borgo.rooms.manager import Attendance, RoomManager
from borgo.rooms.people import Person, TablePlan
from borgo.rooms.runner import Place
from tests.rooms.harness import ANN, BOB, CLEO, DAN, plain, started

GAMES_EACH = 3
ROOMS = 200
MOVES_EACH = 50


def one_room(game: str) -> None:
    """Four players and a spectator; a move is a frame for each of them."""
    sizes: list[int] = []
    public: list[int] = []
    times: list[float] = []
    for number in range(GAMES_EACH):
        clients = started(game, (ANN, BOB, CLEO, DAN), seed=bytes([number]) * 32)
        table, choices = clients[0].table, Random(number)
        guest = table.come(None)
        while clients[0].phase == "playing":
            seat = choices.choice(choices.choice(table.game.prompts(table.state)).seats)
            action = plain(choose_randomly(table.game.legal(table.state, seat), choices))
            client = clients[seat]
            table.now += choices.randrange(2000, 9000)
            client.commands += 1
            message = Received(client.connection, Act(client.commands, client.seq, action))
            start = thread_time()
            effects = table.room.handle(message, table.now)
            times.append(thread_time() - start)
            for effect in effects:
                table.carry_out(effect)
            sizes += [player.bytes for player in clients]
            public.append(guest.bytes)
    cost = [round(value * 1e6) for value in (quantiles(times, n=10)[4], quantiles(times, n=10)[8])]
    print(
        f"  {game:<11} bytes per player: median {_tenth(sizes, 5)}, 90 % {_tenth(sizes, 9)};"
        f" per spectator: {_tenth(public, 5)}, {_tenth(public, 9)};"
        f" handle: {cost[0]} µs, {cost[1]} µs ({len(times)} moves)"
    )


def _tenth(values: list[int], tenths: int) -> int:
    return round(quantiles(values, n=10)[tenths - 1])


class Sink:
    """A connection that counts."""

    lagging = False

    def __init__(self) -> None:
        self.bytes = 0

    def send(self, packet: Packet) -> bool:
        self.bytes += len(packet.data)
        return True

    def close(self, code: int, reason: str) -> None:
        pass


async def many_rooms(directory: Path) -> None:
    """Four people at each table, every move durable before anyone is told; no network."""
    journal = await SqliteJournal.open(directory)
    manager = RoomManager(journal, bot_seconds=0)
    tables = [await _open(manager, number) for number in range(ROOMS)]
    start = perf_counter()
    moves = await asyncio.gather(*(_play(places, number) for number, places in enumerate(tables)))
    seconds = perf_counter() - start
    print(f"  {ROOMS} rooms of 4: {sum(moves) / seconds:,.0f} moves/s ({sum(moves)} moves)")
    await manager.shutdown()
    await journal.close()


async def _open(manager: RoomManager, number: int) -> list[Attendance]:
    people = [Person(f"{number}-{seat}", f"P{seat}", seat) for seat in range(4)]
    code = await manager.create(TablePlan("oddville", 4, wait_ms=1000, public=True), people[0])
    for person in people[1:]:
        await manager.quick_play("oddville", person)
    return [
        await manager.attach(code, Sink(), Hello(VERSION, "", f"client-{person.id}"), person)
        for person in people
    ]


async def _play(places: list[Attendance], number: int) -> int:
    first = places[0]
    assert isinstance(first, Place)
    runner, choices = first.runner, Random(number)
    for move in range(MOVES_EACH):
        table = runner.room.table
        if not table.asked():
            return move
        seat, _prompt = choices.choice(table.asked())
        action = plain(choose_randomly(table.game.legal(table.state, seat), choices))
        places[seat].receive(Act(move + 1, 0, action))
        await runner.saved()
    return MOVES_EACH


def main() -> None:
    for game in GAMES:
        one_room(game)
    with tempfile.TemporaryDirectory() as directory:
        asyncio.run(many_rooms(Path(directory)))


if __name__ == "__main__":
    main()
