"""The rules of the table: each is named by a test here and refused with by the code, none other is."""

import re
from pathlib import Path

import pytest

from borgo.core.rules import TABLE_RULES

HERE = Path(__file__).parent
SERVER = HERE.parents[1] / "server" / "borgo"


def ids(files: list[Path], pattern: str) -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return {f"TB-{chapter}.{rule}" for chapter, rule in re.findall(pattern, text)}


TESTED = ids(sorted(HERE.glob("test_*.py")), r"TB_(\d)_(\d)")
REFUSED = ids(sorted(SERVER.rglob("*.py")), r'Illegal\(\s*"TB-(\d)\.(\d)"')


@pytest.mark.parametrize("rule", TABLE_RULES, ids=lambda rule: rule.id)
def test_a_rule_is_tested_and_refused_with(rule: object) -> None:
    rule_id = getattr(rule, "id", "")
    assert rule_id in TESTED
    assert rule_id in REFUSED


def test_no_other_rule_is_cited() -> None:
    for rule_id in TESTED | REFUSED:
        assert rule_id in TABLE_RULES
