"""The material as the files hold it, and what is said when a file does not hold what it must."""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from borgo.games.files import shared_dir
from borgo.games.oddville.data import CARDS, CHARACTERS, WORKER_CARDS, Bonus, Guild, Points

Change = Callable[[Any], object]


def test_the_deck_has_every_kind_of_card() -> None:
    assert len(CARDS) == 64
    assert {card.points for card in CARDS} == set(Points)
    assert {card.bonus for card in CARDS} == set(Bonus)
    assert set(Counter(card.guild for card in CARDS)) == {*Guild, None}


def test_the_worker_cards_grow_in_strength() -> None:
    assert [ability.coins for ability in WORKER_CARDS] == [0, 1, 2, 3]
    assert [len(ability.resources) for ability in WORKER_CARDS] == [1, 2, 3, 4]
    assert [len(ability.free_slots) for ability in WORKER_CARDS] == [1, 2, 3, 4]


def test_three_characters_in_each_guild() -> None:
    assert Counter(facts.guild for facts in CHARACTERS) == dict.fromkeys(Guild, 3)


@pytest.mark.parametrize(
    ("name", "change", "complaint"),
    [
        ("cards.json", lambda d: d["cards"].pop(), "64 cards are needed, 63 are there"),
        ("cards.json", lambda d: d["cards"].append(d["cards"].pop(0) | {"id": "mint"}), "the same id"),
        ("cards.json", lambda d: d["cards"][4]["cost"].update(crystal=5), "old-well: a building costs"),
        ("cards.json", lambda d: d["cards"][4].update(shield=3), "old-well: a shield is 0, 1 or 2"),
        ("cards.json", lambda d: d["cards"][4]["edges"].update(n="wall"), "Invalid enum value 'wall'"),
        ("cards.json", lambda d: d["cards"][4].pop("guild"), "missing required field `guild`"),
        ("cards.json", lambda d: d["cards"][4]["bonus"].update(resource="wood"), "only a resource bonus"),
        ("cards.json", lambda d: d["cards"][0].update(guild="moon"), "'moon' is no guild"),
        ("workers.json", lambda d: d["workers"][0].update(freePositions=[]), "a free position is needed"),
        ("workers.json", lambda d: d["workers"].reverse(), "not the four cards"),
        ("workers.json", lambda d: d["workers"][0].update(resources=["gold"]), "'gold' is no resource"),
        ("characters.json", lambda d: d["characters"].pop(), "not the twelve characters"),
        ("characters.json", lambda d: d["characters"][0].update(guild="lily"), "three characters a guild"),
        ("resource_board.json", lambda d: d["sides"].pop("2"), "sides for 2, 3 and 4 players"),
        ("resource_board.json", lambda d: d["sides"]["2"]["spaces"].reverse(), "single spaces, then one box"),
        ("square.json", lambda d: d.clear(), "missing required field `edges`"),
    ],
    ids=lambda value: value.replace(" ", "-") if isinstance(value, str) else "",
)
def test_a_broken_file_is_named_with_the_place(
    name: str, change: Change, complaint: str, tmp_path: Path
) -> None:
    path = shared_copy(tmp_path) / name
    data = json.loads(path.read_bytes())
    change(data)
    path.write_text(json.dumps(data))
    assert_complains(tmp_path, f"oddville/{name}", complaint)


def test_a_file_that_is_no_json_is_named(tmp_path: Path) -> None:
    (shared_copy(tmp_path) / "cards.json").write_text('{"cards": [')
    assert_complains(tmp_path, "oddville/cards.json", "line 1")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    (shared_copy(tmp_path) / "square.json").unlink()
    assert_complains(tmp_path, "oddville/square.json", "No such file")


def shared_copy(directory: Path) -> Path:
    shutil.copytree(shared_dir() / "data", directory / "data")
    return directory / "data" / "oddville"


def assert_complains(directory: Path, *words: str) -> None:
    """As a user meets it: one line and exit code 2."""
    done = subprocess.run(
        [sys.executable, "-m", "borgo", "simulate", "oddville", "--games", "1"],
        env={**os.environ, "BORGO_SHARED": str(directory)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    for word in words:
        assert word in done.stderr
