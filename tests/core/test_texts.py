"""The table's own rules: each can be refused with, and each refusal has its words in every language."""

from functools import cache

import pytest

from borgo.core.rules import TABLE_RULES
from borgo.protocol.tree import Phase
from tests.texts import LANGUAGES, ROOT, Refusals, placeholders, refusals_in, texts

SOURCES = sorted((ROOT / "server" / "borgo").rglob("*.py"))


@cache
def refusals() -> Refusals:
    not_playing = {f"TB-3.1.{phase.value}": set[str]() for phase in Phase if phase is not Phase.PLAYING}
    return refusals_in(SOURCES, "TB") | not_playing


def test_every_rule_of_the_table_is_refused_with() -> None:
    assert {key.rsplit(".", 1)[0] for key in refusals()} == {rule.id for rule in TABLE_RULES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_every_refusal_a_sentence(language: str) -> None:
    found = texts(language, "rules_table")
    assert set(found) == {f"title.{rule.id}" for rule in TABLE_RULES} | set(refusals())
    for key, params in refusals().items():
        assert placeholders(found[key]) <= params, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_say_the_same_things(language: str) -> None:
    english, other = texts("en", "rules_table"), texts(language, "rules_table")
    assert list(other) == list(english)
    for key, text in english.items():
        assert placeholders(other[key]) == placeholders(text), key
