"""docs/PROTOCOL.md and the tests speak of the same things."""

import re
from pathlib import Path

from borgo.protocol.messages import CLOSE_CODES

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "PROTOCOL.md").read_text(encoding="utf-8")
STATEMENTS = set(re.findall(r"^- (P-\d+\.\d+) ", DOCUMENT, re.MULTILINE))


def named_by_tests() -> set[str]:
    files = [*(ROOT / "tests").rglob("test_*.py"), *(ROOT / "frontend" / "tests").rglob("*.test.ts*")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    in_names = re.findall(r"def test_((?:P_\d+_\d+_)+)", text)
    ids = {f"P-{a}.{b}" for names in in_names for a, b in re.findall(r"P_(\d+)_(\d+)", names)}
    return ids | set(re.findall(r"'(P-\d+\.\d+) ", text))


def test_every_statement_is_named_by_a_test() -> None:
    assert not STATEMENTS - named_by_tests()


def test_no_test_names_a_statement_that_is_not_there() -> None:
    assert not named_by_tests() - STATEMENTS


def test_P_2_5_the_table_of_close_codes_is_the_one_in_use() -> None:
    rows = re.findall(r"^ *\| (\d{4}) \| (\S+) \| (yes|no) \|$", DOCUMENT, re.MULTILINE)
    assert rows == [
        (str(close.code), close.why, "yes" if close.retry else "no") for close in CLOSE_CODES.values()
    ]
