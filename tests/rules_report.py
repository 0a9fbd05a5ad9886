"""Every rule id of every game: the tests that name it, and where the engine refuses with it.

Fails when a rule is named by no test, when code or a test cites a rule that does not exist, or when the book
in docs/rules and the registry differ.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

from borgo.core.game import AnyGame
from borgo.games import GAMES

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "server" / "borgo" / "games"


def places(files: list[Path], pattern: re.Pattern[str]) -> dict[str, list[str]]:
    """Where each id stands. `test_OV_5_3_...` names OV-5.3, and so does the id itself in any text."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in files:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for prefix, chapter, rule in pattern.findall(line):
                found[f"{prefix}-{chapter}.{rule}"].append(f"{path.relative_to(ROOT)}:{number}")
    return found


def report(game: AnyGame) -> list[str]:
    prefix = game.rules.prefix
    tests = sorted((ROOT / "tests").rglob("test_*.py"))
    named = places(tests, re.compile(rf"({prefix})[-_](\d+)[._](\d+)(?!\d)"))
    refused = places(
        sorted((SOURCES / game.id).rglob("*.py")), re.compile(rf'Illegal\(\s*"({prefix})-(\d+)\.(\d+)"')
    )
    cited = places(sorted((SOURCES / game.id).rglob("*.py")), re.compile(rf"({prefix})-(\d+)\.(\d+)(?!\d)"))
    book = places(
        [ROOT / "docs" / "rules" / f"{game.id}.md"], re.compile(rf"^- ({prefix})-(\d+)\.(\d+)(?!\d)")
    )
    problems = []
    for rule in game.rules:
        where = named.get(rule.id, [])
        print(f"{rule.id:<8} {len(where):3} tests  {len(refused.get(rule.id, [])):2} refusals  {rule.title}")
        for place in (*where[:3], *(f"refuses at {place}" for place in refused.get(rule.id, []))):
            print(f"{'':12}{place}")
        if not where:
            problems.append(f"{rule.id} is named by no test")
        if rule.id not in book:
            problems.append(f"{rule.id} is not in docs/rules/{game.id}.md")
    for rule_id, where in sorted((named | cited | book).items()):
        if rule_id not in game.rules:
            problems.append(f"{rule_id} does not exist, but {where[0]} names it")
    return problems


def main() -> None:
    problems = []
    for game in GAMES.values():
        print(f"\n{game.id}: {len(game.rules)} rules")
        problems += report(game)
    for problem in problems:
        print(f"MISSING: {problem}", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
