"""Random games by the thousand: for a look at a game's shape, and for records to try things on."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import mean, pstdev
from time import perf_counter

from borgo.bots.chooser import choose_randomly
from borgo.core.chance import SEED_BYTES, from_seed
from borgo.core.game import Action, AnyGame, Clock, Event, Options, Outcome
from borgo.core.history import History
from borgo.core.record import Entry


@dataclass(frozen=True)
class PlayedGame:
    seed: bytes
    entries: list[Entry]
    events: list[Event]
    interrupts: Counter[str]
    outcome: Outcome


@dataclass
class Summary:
    """What a series of games looked like."""

    games: int = 0
    seconds: float = 0.0
    lengths: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    characters: Counter[str] = field(default_factory=Counter)
    """How often each joined somebody, in games that have characters."""
    interrupts: Counter[str] = field(default_factory=Counter)

    def add(self, game: PlayedGame) -> None:
        self.games += 1
        self.lengths.append(len(game.entries))
        self.points += game.outcome.points
        self.wins[game.outcome.ranks.index(1)] += 1
        self.interrupts += game.interrupts
        for event in game.events:
            self.events[type(event).__name__] += 1
            character = getattr(event, "character", None)
            if character is not None:
                self.characters[character.name.lower().replace("_", "-")] += 1

    @property
    def actions_per_second(self) -> float:
        return sum(self.lengths) / self.seconds if self.seconds else 0.0


def play_random_game(game: AnyGame, options: Options, seats: int, seed: bytes) -> PlayedGame:
    history = History(game, options, seats, from_seed(seed))
    choices = Random(seed)  # noqa: S311 - moves of a random player, not the game's chance
    entries: list[Entry] = []
    events: list[Event] = []
    interrupts: Counter[str] = Counter()
    while prompts := game.prompts(history.state):
        prompt = choices.choice(prompts)
        seat = choices.choice(prompt.seats)
        if prompt.clock is Clock.INTERRUPT:
            interrupts[type(prompt).__name__] += 1
        action: Action = choose_randomly(game.legal(history.state, seat), choices)
        events += history.act(seat, action)
        entries.append(Entry(seat, action))
    outcome = game.outcome(history.state)
    assert outcome is not None
    return PlayedGame(seed, entries, events, interrupts, outcome)


def seeds(first: int, count: int) -> Iterator[bytes]:
    """Seeds of a series, the same for the same first number."""
    source = Random(first)  # noqa: S311 - repeatable on purpose
    for _ in range(count):
        yield source.randbytes(SEED_BYTES)


def simulate(
    game: AnyGame, options: Options, seats: int, count: int, seed: int, progress: Callable[[int], None]
) -> Summary:
    summary = Summary()
    start = perf_counter()
    for number, one_seed in enumerate(seeds(seed, count), 1):
        summary.add(play_random_game(game, options, seats, one_seed))
        progress(number)
    summary.seconds = perf_counter() - start
    return summary


def _spread(values: list[int]) -> str:
    return f"{min(values)} to {max(values)}, mean {mean(values):.1f}, deviation {pstdev(values):.1f}"


def report(game: AnyGame, seats: int, summary: Summary) -> str:
    lines = [
        f"{game.id}, {seats} seats: {summary.games} games, {summary.actions_per_second:,.0f} actions/s",
        f"  length   {_spread(summary.lengths)}",
        f"  points   {_spread(summary.points)}",
        "  wins     " + ", ".join(f"seat {seat}: {n}" for seat, n in sorted(summary.wins.items())),
    ]
    for title, counts in (
        ("characters", summary.characters),
        ("interrupts", summary.interrupts),
        ("events", summary.events),
    ):
        if counts:
            lines.append(f"  {title}")
            lines += [
                f"    {name:<28} {n:>8}  {n / summary.games:6.2f} a game" for name, n in counts.most_common()
            ]
    return "\n".join(lines)
