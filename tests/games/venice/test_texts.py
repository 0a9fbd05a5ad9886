"""Every refusal and every rule has its words, in every language, and nothing else has."""

import ast
import json
import re
from pathlib import Path

import pytest

from borgo.games.venice import GAME

ROOT = Path(__file__).parents[3]
SOURCES = sorted((ROOT / "server" / "borgo" / "games" / GAME.id).rglob("*.py"))
LANGUAGES = sorted(path.name for path in (ROOT / "shared" / "i18n").iterdir())

Refusals = dict[str, set[str]]
"""The names of the parameters by `<rule>.<why>`."""


def refusals() -> Refusals:
    """All that the engine can refuse with: rule and reason stand as plain words in every `Illegal`."""
    found: Refusals = {}
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
                rule, why = (ast.literal_eval(argument) for argument in node.args)
                found[f"{rule}.{why}"] = {keyword.arg for keyword in node.keywords if keyword.arg}
    return found


def texts(language: str) -> dict[str, str]:
    path = ROOT / "shared" / "i18n" / language / f"rules_{GAME.id}.json"
    loaded: dict[str, str] = json.loads(path.read_text())
    return loaded


def test_there_are_four_languages() -> None:
    assert LANGUAGES == ["de", "en", "hu", "nl"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_rule_has_a_text(language: str) -> None:
    expected = set(refusals())
    expected |= {f"{part}.{rule.id}" for rule in GAME.rules for part in ("title", "text")}
    assert set(texts(language)) == expected
    assert all(texts(language).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_uses_what_the_refusal_tells(language: str) -> None:
    words = texts(language)
    for key, known in refusals().items():
        assert set(re.findall(r"\{(\w+)[,}]", words[key])) <= known, key
