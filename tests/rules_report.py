"""Every rule id of every game: the tests that name it, where the engine refuses with it or carries it out.

Fails when a rule is named by no test, when the engine never speaks of it, when code or a test cites a rule
that does not exist, or when the book in docs/rules and the registry differ.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

from borgo.core.game import AnyGame
from borgo.games import GAMES

ROOT = Path(__file__).parents[1]

Places = dict[str, list[str]]
"""File and line by rule id."""


def places(files: list[Path], pattern: str) -> Places:
    """Where each id stands; the pattern has three groups: prefix, chapter, rule."""
    found: Places = defaultdict(list)
    for path in files:
        text = path.read_text(encoding="utf-8")
        for match in re.finditer(pattern, text, re.MULTILINE):
            line = text.count("\n", 0, match.start()) + 1
            found["{}-{}.{}".format(*match.groups())].append(f"{path.relative_to(ROOT)}:{line}")
    return found


def report(game: AnyGame) -> list[str]:
    prefix = game.rules.prefix
    sources = sorted((ROOT / "server" / "borgo" / "games" / game.id).rglob("*.py"))
    engine = [path for path in sources if path.name != "rules.py"]
    tests = sorted((ROOT / "tests").rglob("test_*.py"))
    named = places(tests, rf"^(?:async )?def test_({prefix})_(\d+)_(\d+)(?!\d)")
    cited = places(tests, rf"({prefix})-(\d+)\.(\d+)(?!\d)")
    refused = places(engine, rf'Illegal\(\s*"({prefix})-(\d+)\.(\d+)"')
    done = places(engine, rf"({prefix})-(\d+)\.(\d+)(?!\d)")
    book = places([ROOT / "docs" / "rules" / f"{game.id}.md"], rf"^- ({prefix})-(\d+)\.(\d+)(?!\d)")
    problems = []
    for rule in game.rules:
        tested, refuses, mentions = (found.get(rule.id, []) for found in (named, refused, done))
        print(f"{rule.id:<8}{len(tested):3} tests {len(refuses):2} refusals  {rule.name}")
        for place in (*tested, *(f"refuses at {place}" for place in refuses)):
            print(f"{'':12}{place}")
        if not refuses and mentions:
            print(f"{'':12}carried out at {mentions[0]}")
        if not tested:
            problems.append(f"{rule.id} is named by no test")
        if not mentions:
            problems.append(f"{rule.id} is nowhere in the engine")
        if rule.id not in book:
            problems.append(f"{rule.id} is not in docs/rules/{game.id}.md")
    for rule_id, where in sorted({**named, **cited, **done, **book}.items()):
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
