"""The command line as a user meets it: a real process, its output, its exit code."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


def borgo(*arguments: str | Path, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "borgo", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd, check=False, timeout=60)


@pytest.fixture(scope="module")
def game_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "one.borgo"
    done = borgo("simulate", "oddville", "--seats", "2", "--games", "1", "--seed", "7", "--save", path)
    assert done.returncode == 0, done.stderr
    return path


def test_simulate_shows_the_shape_of_a_game() -> None:
    done = borgo("simulate", "oddville", "--seats", "4", "--games", "3", "--seed", "7")
    assert done.returncode == 0
    assert done.stderr == "", "no progress bar where nobody looks"
    for word in ("3 games", "actions/s", "length", "points", "landowner", "CollectTax"):
        assert word in done.stdout


def test_the_same_seed_plays_the_same_games() -> None:
    first, second = (borgo("simulate", "oddville", "--games", "2", "--seed", "5").stdout for _ in range(2))
    assert first.splitlines()[1:] == second.splitlines()[1:], "but for the speed on the first line"


def test_replay_tells_every_action(game_file: Path) -> None:
    done = borgo("replay", game_file)
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert "ChooseResource(resource=" in lines[1]
    assert lines[-1].startswith("ranks ")
    assert len(lines) == len(game_file.read_bytes().splitlines())


def test_verify_believes_a_good_file(game_file: Path) -> None:
    done = borgo("verify", game_file)
    assert done.returncode == 0
    assert "good" in done.stdout


def test_verify_names_the_first_bad_row(game_file: Path, tmp_path: Path) -> None:
    lines = game_file.read_bytes().splitlines()
    lines[12] = lines[12].replace(b"[12,0,", b"[12,1,") if b"[12,0," in lines[12] else lines[11]
    broken = tmp_path / "broken.borgo"
    broken.write_bytes(b"\n".join(lines))
    done = borgo("verify", broken)
    assert done.returncode == 2
    assert done.stderr == "borgo: row 12: the hash chain breaks here\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["verify", "nowhere.borgo"], "nowhere.borgo: No such file or directory"),
        (["replay", "nowhere.borgo"], "nowhere.borgo: No such file or directory"),
        (["verify", "."], "Is a directory"),
        (["replay", "broken.json"], "this is not a game file: broken JSON"),
        (["verify", "broken.json"], "this is not a game file: broken JSON"),
        (["verify", "binary"], "this is not a game file"),
        (["verify", "short.borgo"], "ends before the game does"),
        (["replay", "short.borgo"], "ends before the game does"),
        (["verify", "other.borgo"], "rules version 99"),
        (["simulate", "chess"], "unknown game 'chess', known: "),
        (["simulate", "oddville", "--seats", "7"], "oddville is played by 2 to 4, not by 7"),
        (["simulate", "oddville", "--games", "0"], "--games must be at least 1"),
        (["simulate", "oddville", "--options", "{"], "--options: "),
        (["simulate", "oddville", "--options", '{"end": "never"}'], "--options: "),
        (["simulate", "oddville", "--games", "1", "--save", "no/such/dir"], "No such file or directory"),
    ],
)
def test_bad_input_gets_one_clear_line(
    arguments: list[str], words: str, game_file: Path, tmp_path: Path
) -> None:
    text = game_file.read_bytes()
    (tmp_path / "broken.json").write_text('{"format": ')
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "short.borgo").write_bytes(text[: len(text) // 3])
    (tmp_path / "other.borgo").write_bytes(text.replace(b'"rules_version":1', b'"rules_version":99'))
    done = borgo(*arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("borgo: ")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "the following arguments are required: COMMAND (see borgo --help)"),
        (["fly"], "invalid choice: 'fly'"),
        (["verify"], "the following arguments are required: file (see borgo verify --help)"),
        (["simulate", "oddville", "--games", "many"], "invalid int value: 'many'"),
    ],
)
def test_unknown_words_get_one_clear_line_too(arguments: list[str], words: str) -> None:
    done = borgo(*arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_help_lists_every_command() -> None:
    shown = borgo("--help").stdout
    assert all(command in shown for command in ("serve", "simulate", "replay", "verify"))


def test_a_terminal_sees_a_progress_bar() -> None:
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "borgo", "simulate", "oddville", "--games", "4"]
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=theirs, check=True, timeout=60)
    os.close(theirs)
    shown = os.read(ours, 10_000).decode()
    os.close(ours)
    assert "[##########" in shown
    assert "] 4/4" in shown
