"""Every code that leaves the engine has its words, in every language, with the parameters it comes with."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import borgo.games.doodlecity
from borgo.games.doodlecity import GAME
from borgo.games.doodlecity.data import ACHIEVEMENT_KEYS, SOLO_RANKS, Kind
from borgo.games.doodlecity.events import TreeCause
from borgo.games.files import shared_dir

LANGUAGES = ("en", "de", "hu", "nl")
SOURCES = Path(borgo.games.doodlecity.__file__).parent
PLACE = {"column", "row"}

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def texts(language: str, namespace: str) -> dict[str, str]:
    read = json.loads((shared_dir() / "i18n" / language / f"{namespace}.json").read_text(encoding="utf-8"))
    assert isinstance(read, dict)
    return read


PLURAL_FORM = re.compile(r"(?:=\d+|one|other) \{((?:[^{}]|\{\w+\})*)\}")


def placeholders(text: str) -> set[str]:
    """The parameters of a message, those inside plural forms too."""
    return {*re.findall(r"\{(\w+), plural", text), *re.findall(r"\{(\w+)\}", PLURAL_FORM.sub(r"\1", text))}


@cache
def refusals() -> dict[str, set[str]]:
    """`DC-2.4.road-is-there` and the parameters it comes with, for every `Illegal` in the engine's source."""
    return {f"{rule}.{why}": params for path in SOURCES.glob("*.py") for rule, why, params in _illegals(path)}


def _illegals(path: Path) -> Iterator[tuple[str, str, set[str]]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
            rule, why = (ast.literal_eval(argument) for argument in node.args)
            named = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
            spread = PLACE if any(keyword.arg is None for keyword in node.keywords) else set()
            yield rule, why, named | spread


def test_the_source_is_read_whole() -> None:
    assert len(refusals()) >= 19
    assert refusals()["DC-2.4.road-is-there"] == PLACE
    assert all(key.rsplit(".", 1)[0] in GAME.rules for key in refusals())


@in_every_language
def test_every_rule_has_a_title_and_a_text_and_every_refusal_a_sentence(language: str) -> None:
    wanted = {f"{part}.{rule.id}" for rule in GAME.rules for part in ("title", "text")} | set(refusals())
    found = texts(language, "rules_doodlecity")
    assert set(found) == wanted
    assert all(text.strip() for text in found.values())


@in_every_language
def test_a_refusal_speaks_only_of_what_it_is_told(language: str) -> None:
    found = texts(language, "rules_doodlecity")
    for key, params in refusals().items():
        assert placeholders(found[key]) <= params, key


@in_every_language
def test_every_code_of_views_and_events_has_its_words(language: str) -> None:
    codes = {
        *(f"rank.{code}" for _, code in SOLO_RANKS),
        *(f"achievement.{key.replace('_', '-')}" for key in ACHIEVEMENT_KEYS),
        *(f"end.{reason}" for reason in ("highest-hotel", "highest-shop", "last-tree")),
        *(f"kind.{kind.value}" for kind in Kind),
        *(f"log.tree.{cause}" for cause in get_args(TreeCause)),
        *(f"die.blocked.{why}" for why in ("road-is-there", "no-free-house", "nothing-open")),
    }
    assert codes <= set(texts(language, "doodlecity"))


@in_every_language
def test_the_languages_say_the_same_things(language: str) -> None:
    for namespace in ("doodlecity", "rules_doodlecity"):
        english, other = texts("en", namespace), texts(language, namespace)
        assert list(other) == list(english)
        for key, text in english.items():
            assert placeholders(other[key]) == placeholders(text), key
