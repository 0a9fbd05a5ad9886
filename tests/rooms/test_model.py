"""Anything in any order: people come, drop, resume, resend, talk, play; time passes; the server is killed.

The harness checks every frame: numbered without gap, hash right, and each client's tree equal to what the
server shows its audience. Here it is checked besides that no command is carried out twice, that what was told
is in the journal, and that a woken room is the room that was.
"""

import os
from collections import Counter
from collections.abc import Callable

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from borgo.bots.chooser import choose_randomly
from borgo.games import GAMES
from borgo.protocol.messages import (
    Act,
    Command,
    Configure,
    Kick,
    Refused,
    Rematch,
    Resync,
    Say,
    SeatBot,
    SetOrder,
    SetReady,
    Sit,
    Stand,
    Start,
    SwapSeats,
)
from borgo.protocol.tree import Pace, Phase
from borgo.rooms.entries import read_entry
from borgo.rooms.inputs import Received

from .harness import ANN, BOB, CLEO, DAN, Client, LiveTable, plain
from .test_wake import inside

PEOPLE = (ANN, BOB, CLEO, DAN, None)
number = st.integers(0, 2**16)
COMMANDS: tuple[Callable[[int, int, int], Command], ...] = (
    lambda command, seat, _: Sit(command, seat),
    lambda command, *_: Stand(command),
    lambda command, seat, _: SetReady(command, seat > 0, b"luck"),
    lambda command, seat, _: SeatBot(command, seat, "random"),
    SwapSeats,
    lambda command, seat, _: Kick(command, seat),
    lambda command, *_: Start(command),
    lambda command, *_: Rematch(command),
    lambda command, seat, _: Say(command, "hello" * seat),
    lambda command, seat, other: Configure(command, 2 + other, "{}", "live", seat > 1),
)


class AnyTable(RuleBasedStateMachine):
    table: LiveTable

    @initialize(
        game=st.sampled_from(sorted(GAMES)),
        seats=st.integers(2, 4),
        pace=st.sampled_from(Pace),
        wait=st.sampled_from((0, 20_000)),
        seed=st.binary(min_size=32, max_size=32),
    )
    def open(self, game: str, seats: int, pace: Pace, wait: int, seed: bytes) -> None:
        self.table = LiveTable.open(
            game, seats, (ANN,), seed=seed, pace=pace, wait_ms=wait, public=bool(wait)
        )
        self.gone: list[Client] = []
        self.sent: list[tuple[str, Command]] = []
        self.refused: list[tuple[str, Command]] = []
        self.commands = 1000

    # Connections.

    @rule(person=st.sampled_from(PEOPLE))
    def come(self, person: object) -> None:
        self.table.come(next(one for one in PEOPLE if one is person))

    @precondition(lambda self: self.table.clients)
    @rule(which=number, forgets=st.booleans())
    def drop(self, which: int, forgets: bool) -> None:
        client = self.pick(which)
        client.leave()
        if not forgets:
            self.gone.append(client)

    @precondition(lambda self: self.gone)
    @rule(which=number)
    def resume(self, which: int) -> None:
        client = self.gone.pop(which % len(self.gone))
        self.table.come(client.person, like=client)

    @precondition(lambda self: self.table.clients)
    @rule(which=number)
    def resync(self, which: int) -> None:
        client = self.pick(which)
        self.table.put(Received(client.connection, Resync("hash")))

    # Commands.

    @precondition(lambda self: self.table.clients)
    @rule(which=number, make=st.sampled_from(COMMANDS), seat=st.integers(-1, 4), other=st.integers(0, 3))
    def command(self, which: int, make: Callable[[int, int, int], Command], seat: int, other: int) -> None:
        self.commands += 1
        self.send(self.pick(which), make(self.commands, seat, other))

    @precondition(lambda self: self.table.clients)
    @rule(which=number, tag=number, answer=st.sampled_from(("ask", "forced", "bot", "decline", "pass")))
    def order(self, which: int, tag: int, answer: str) -> None:
        tags = list(self.table.room.table.orders._usual)
        self.commands += 1
        self.send(self.pick(which), SetOrder(self.commands, tags[tag % len(tags)], answer))

    @precondition(lambda self: self.table.room.table.phase is Phase.GATHERING)
    @rule()
    def get_going(self) -> None:
        """The host's quickest way into a game."""
        table = self.table
        host = next((client for client in table.clients.values() if client.seat == client.host >= 0), None)
        if host is None:
            of_host = table.room.table.seats[max(table.room.table.host, 0)].person
            table.come(next((person for person in PEOPLE if person and person.id == of_host), None))
            return
        for seat in table.room.table.free_seats():
            host.do(SeatBot, seat, "random")
        for client in list(table.clients.values()):
            if client.seat >= 0:
                client.do(SetReady, True)
        if host.connection in table.clients:
            host.do(Start)

    @rule(which=number, count=st.integers(1, 5))
    def play(self, which: int, count: int) -> None:
        for _ in range(count):
            asked = {seat for seat, _ in self.table.room.table.asked()}
            players = [client for client in self.table.clients.values() if client.seat in asked]
            if not players:
                return
            client = players[which % len(players)]
            legal = self.table.game.legal(self.table.state, client.seat)
            self.commands += 1
            action = plain(choose_randomly(legal, self.table.chance))
            self.send(client, Act(self.commands, client.seq, action))

    @precondition(lambda self: self.table.clients)
    @rule(which=number)
    def undo(self, which: int) -> None:
        self.commands += 1
        self.send(self.pick(which), Act(self.commands, 0, ["undo"]))

    @precondition(lambda self: self.sent and self.table.clients)
    @rule(which=number)
    def send_again(self, which: int) -> None:
        name, command = self.sent[-1 - which % min(len(self.sent), 20)]
        client = next((one for one in self.table.clients.values() if one.name == name), None)
        if client is not None:
            rows = len(self.table.rows)
            assert client.send(command) is not None
            assert len(self.table.rows) == rows

    # Time.

    @rule()
    def think(self) -> None:
        self.table.think()

    @rule(ms=st.sampled_from((1, 500, 5000, 31_000, 400_000)))
    def wait(self, ms: int) -> None:
        self.table.pass_time(ms)

    @rule()
    def kill(self) -> None:
        """What was refused is forgotten: nothing was done, so it may be asked again."""
        before = inside(self.table.room.table)
        rows = len(self.table.rows)
        self.sent = [sent for sent in self.sent if sent not in self.refused]
        self.gone += self.table.clients.values()
        self.table = self.table.wake()
        if len(self.table.rows) == rows and self.table.result is None:
            assert inside(self.table.room.table) == before

    @invariant()
    def no_command_is_carried_out_twice(self) -> None:
        entries = map(read_entry, self.table.rows)
        counts = Counter((entry.client, entry.command) for entry in entries if entry.command)
        assert max(counts.values(), default=1) == 1

    @invariant()
    def what_is_played_is_in_the_journal(self) -> None:
        room = self.table.room.table
        if room.phase is Phase.FINISHED:
            assert self.table.result is not None

    def pick(self, which: int) -> Client:
        clients = list(self.table.clients.values())
        return clients[which % len(clients)]

    def send(self, client: Client, command: Command) -> None:
        """Every command is answered."""
        answer = client.send(command)
        assert answer is not None
        self.sent.append((client.name, command))
        if isinstance(answer, Refused):
            self.refused.append((client.name, command))


AnyTable.TestCase.settings = settings(
    max_examples=int(os.environ.get("BORGO_EXAMPLES", "60")),
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestAnyTable = AnyTable.TestCase
