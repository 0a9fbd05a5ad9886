import pytest

from borgo.core.rules import Illegal, RuleBook


def test_a_book_knows_its_rules_only() -> None:
    book = RuleBook("XX", {"1.1": "first", "1.2": "second"})
    assert "XX-1.2" in book
    assert "XX-9.9" not in book
    assert (book["XX-1.1"].name, book["XX-1.1"].title) == ("first", "title.XX-1.1")
    assert [rule.id for rule in book] == ["XX-1.1", "XX-1.2"]
    with pytest.raises(KeyError):
        book["OV-1.1"]


def test_a_refusal_says_the_rule_the_reason_and_what_was_missing() -> None:
    illegal = Illegal("OV-2.5", "coins-missing", price=2, coins=1)
    assert str(illegal) == "OV-2.5 coins-missing (price=2, coins=1)"
