"""Every refusal and every rule has its words, in every language, and nothing else has."""

import pytest

from borgo.games.venice import GAME
from tests.texts import LANGUAGES, ROOT, placeholders, refusals_in, texts

SOURCES = sorted((ROOT / "server" / "borgo" / "games" / GAME.id).rglob("*.py"))
REFUSALS = refusals_in(SOURCES, GAME.rules.prefix)


def test_a_refusal_says_rule_and_reason_in_plain_words() -> None:
    """Else the tests below would not see it."""
    calls = sum(path.read_text().count('Illegal("VE-') for path in SOURCES)
    assert calls == sum(path.read_text().count("Illegal(") for path in SOURCES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_rule_has_a_text(language: str) -> None:
    expected = set(REFUSALS)
    expected |= {f"{part}.{rule.id}" for rule in GAME.rules for part in ("title", "text")}
    words = texts(language, f"rules_{GAME.id}")
    assert set(words) == expected
    assert all(words.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_uses_what_the_refusal_tells(language: str) -> None:
    words = texts(language, f"rules_{GAME.id}")
    for key, known in REFUSALS.items():
        assert placeholders(words[key]) <= known, key
