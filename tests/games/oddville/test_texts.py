"""Every rule and every refusal has its words, in every language, and nothing else has."""

from functools import cache

import pytest

from borgo.games.oddville import GAME
from borgo.games.oddville.check import ANSWERS
from borgo.games.oddville.data import Resource, Side, WorkerCard
from tests.texts import LANGUAGES, ROOT, Refusals, placeholders, refusals_in, texts

SOURCES = sorted((ROOT / "server" / "borgo" / "games" / "oddville").rglob("*.py"))

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def refusals() -> Refusals:
    found = refusals_in(SOURCES, "OV")
    for rule_id, _ in ANSWERS.values():
        found |= {f"{rule_id}.not-asked": {"seat"}, f"{rule_id}.not-an-answer": set()}
    return found


WORDS_OF_PARAMS = {
    *(f"param.resource.{kind.value}" for kind in Resource),
    *(f"param.worker.{card.value}" for card in WorkerCard),
    *(f"param.side.{side.name.lower()}" for side in Side),
}


def test_the_source_is_read_whole() -> None:
    assert refusals()["OV-5.3.edge-clash"] == {"side", "sides"}
    assert all(key.rsplit(".", 1)[0] in GAME.rules for key in refusals())


@in_every_language
def test_every_rule_has_a_title_and_a_text_and_every_refusal_a_sentence(language: str) -> None:
    wanted = {f"{part}.{rule.id}" for rule in GAME.rules for part in ("title", "text")}
    found = texts(language, "rules_oddville")
    assert set(found) == wanted | set(refusals()) | WORDS_OF_PARAMS
    assert all(text.strip() for text in found.values())


@in_every_language
def test_a_refusal_speaks_only_of_what_it_is_told(language: str) -> None:
    found = texts(language, "rules_oddville")
    for key, params in refusals().items():
        assert placeholders(found[key]) <= params, key


@in_every_language
def test_the_languages_say_the_same_things(language: str) -> None:
    english, other = texts("en", "rules_oddville"), texts(language, "rules_oddville")
    assert list(other) == list(english)
    for key, text in english.items():
        assert placeholders(other[key]) == placeholders(text), key
