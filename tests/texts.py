"""The text catalogue as the tests read it, and the refusals that the source can raise."""

import ast
import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
LANGUAGES = sorted(path.name for path in (ROOT / "shared" / "i18n").iterdir())

Refusals = dict[str, set[str]]
"""The names of the parameters by `<rule>.<why>`."""


def texts(language: str, namespace: str) -> dict[str, str]:
    path = ROOT / "shared" / "i18n" / language / f"{namespace}.json"
    loaded: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)[,}]", text))


def refusals_in(paths: list[Path], prefix: str) -> Refusals:
    """Every `Illegal` whose rule and reason stand as plain words in the source."""
    found: Refusals = {}
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
                words = [str(word.value) for word in node.args if isinstance(word, ast.Constant)]
                if len(words) == 2 and words[0].startswith(f"{prefix}-"):
                    params = {keyword.arg for keyword in node.keywords if keyword.arg}
                    found.setdefault(".".join(words), set()).update(params)
    return found
