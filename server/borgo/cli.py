"""The `borgo` command.

Bad input is answered with one line on stderr and exit code 2; a traceback would be a bug of ours.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

import msgspec

from borgo import __version__, config
from borgo.core import record
from borgo.core.game import AnyGame, Options
from borgo.core.rules import BrokenData

BAD_INPUT = 2


class BadInput(Exception):
    """What the user gave cannot be used; the message says why, in one line."""


def main(argv: Sequence[str] | None = None) -> None:
    args = _parser().parse_args(argv)
    try:
        args.command(args)
    except (BadInput, BrokenData, record.BadRecord) as error:
        _fail(str(error))
    except BrokenPipeError:
        sys.stderr.close()
    except KeyboardInterrupt:
        sys.exit(130)


def _fail(message: str) -> NoReturn:
    print(f"borgo: {message}", file=sys.stderr)
    sys.exit(BAD_INPUT)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        _fail(f"{message} (see {self.prog} --help)")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="borgo", description="City-building board games, live with friends.")
    parser.add_argument("--version", action="version", version=f"borgo {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    simulate = commands.add_parser("simulate", help="play random games and show what they look like")
    simulate.add_argument("game")
    simulate.add_argument("--seats", type=int, help="default: as many as the game allows")
    simulate.add_argument("--games", type=int, default=1000)
    simulate.add_argument("--seed", type=int, default=1, help="the same seed plays the same games")
    simulate.add_argument(
        "--options", default="{}", help='table options as JSON, such as {"end": "last-player"}'
    )
    simulate.add_argument("--save", type=Path, metavar="FILE", help="write the first game as a game file")
    simulate.set_defaults(command=_simulate)

    replay = commands.add_parser("replay", help="show a game file action by action")
    replay.add_argument("file", type=Path)
    replay.set_defaults(command=_replay)

    verify = commands.add_parser("verify", help="check a game file: seed, hash chain, rules and result")
    verify.add_argument("file", type=Path)
    verify.set_defaults(command=_verify)

    serve = commands.add_parser("serve", help="start the server")
    config.add_flags(serve)
    serve.set_defaults(command=_serve)

    bench = commands.add_parser("bench", help="how many tables this machine carries")
    bench.add_argument("--tables", type=int, help="so many at once, instead of the usual five loads")
    bench.add_argument("--spectators", type=int, default=0, help="at each of these tables")
    bench.add_argument("--moves", type=int, default=100, help="at each of these tables")
    bench.set_defaults(command=_bench)
    return parser


def _serve(args: argparse.Namespace) -> None:
    from borgo.journal import JournalError
    from borgo.transport.server import CannotListen, run

    try:
        run(config.load(vars(args), os.environ))
    except (config.BadConfig, CannotListen, JournalError, OSError) as error:
        raise BadInput(str(error)) from None


def _bench(args: argparse.Namespace) -> None:
    from borgo.bench.report import LOADS, Load, main

    if args.tables is None:
        main(LOADS)
    elif min(args.tables, args.moves) < 1 or args.spectators < 0:
        raise BadInput("at least one table with at least one move is needed")
    else:
        main((Load(args.tables, args.spectators, args.moves),))


def _simulate(args: argparse.Namespace) -> None:
    from borgo.simulate import play_random_game, report, seeds, simulate

    game = _game(args.game)
    seats = game.seats[-1] if args.seats is None else args.seats
    if seats not in game.seats:
        raise BadInput(f"{game.id} is played by {game.seats[0]} to {game.seats[-1]}, not by {seats}")
    if args.games < 1:
        raise BadInput("--games must be at least 1")
    options = _options(game, args.options)
    if args.save:
        played = play_random_game(game, options, seats, next(seeds(args.seed, 1)))
        text = record.write(game, __version__, options, seats, played.seed, played.entries, played.outcome)
        _write(args.save, text)
    summary = simulate(game, options, seats, args.games, args.seed, _progress_bar(args.games))
    print(report(game, seats, summary))


def _replay(args: argparse.Namespace) -> None:
    told = record.read(_read(args.file))
    header = told.header
    print(f"{header.game}, {header.seats} seats, rules {header.rules_version}, borgo {header.engine}")
    for row, action, history in record.replay(told, _games()):
        points = " ".join(str(points) for points in history.game.points(history.state))
        print(f"{row.number:5}  seat {row.seat}  {_spell(action):<48} points {points}")
    print(f"ranks {' '.join(str(rank) for rank in told.footer.outcome.ranks)}")


def _verify(args: argparse.Namespace) -> None:
    told = record.read(_read(args.file))
    rows = sum(1 for _ in record.replay(told, _games()))
    print(f"{args.file}: good. {told.header.game}, {rows} actions; seed, hash chain, rules and result agree.")


def _spell(action: msgspec.Struct) -> str:
    fields = ((name, getattr(action, name)) for name in action.__struct_fields__)
    details = ", ".join(f"{name}={getattr(value, 'name', value)}" for name, value in fields)
    return f"{type(action).__name__}({details})"


def _progress_bar(total: int) -> Callable[[int], None]:
    """On a terminal only; nothing is written where the output goes to a file."""
    if not sys.stderr.isatty():
        return lambda _done: None

    def show(done: int) -> None:
        filled = 40 * done // total
        end = "\n" if done == total else ""
        print(f"\r[{'#' * filled:<40}] {done}/{total}", end=end, file=sys.stderr, flush=True)

    return show


def _games() -> dict[str, AnyGame]:
    """Imported late: broken data must reach `main` as an error of its own, not break the import."""
    from borgo.games import GAMES

    return GAMES


def _game(game_id: str) -> AnyGame:
    games = _games()
    if game_id not in games:
        raise BadInput(f"unknown game {game_id!r}, known: {', '.join(sorted(games))}")
    return games[game_id]


def _options(game: AnyGame, text: str) -> Options:
    try:
        options: Options = msgspec.json.decode(text, type=game.options)
    except msgspec.DecodeError as error:
        raise BadInput(f"--options: {error}") from None
    return options


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None


def _write(path: Path, text: bytes) -> None:
    try:
        path.write_bytes(text)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
