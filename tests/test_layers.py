"""Imports go one way, and the rules touch nothing outside themselves (laws 1 and 2 of the architecture)."""

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "server" / "borgo"
MODULES = sorted(PACKAGE.rglob("*.py"))

# Each layer may import itself and the layers named here.
ALLOWED = {
    "core": set(),
    "games": {"core"},
    "bots": {"games", "core"},
    "journal": {"core"},
    "protocol": {"games", "core"},
    "client": {"protocol", "games", "core"},
    "rooms": {"protocol", "journal", "bots", "games", "core"},
    "transport": {"rooms", "protocol", "journal", "bots", "games", "core"},
    "bench": {"transport", "client", "rooms", "protocol", "journal", "bots", "games", "core"},
}

# Plain data modules: no clock, no randomness, no input or output.
PURE = {"msgspec", "collections", "dataclasses", "enum", "functools", "itertools", "types", "typing"}
PURE |= {"bisect", "hashlib", "hmac", "math", "operator", "re"}
READS_FILES = {"files.py"}


def layer_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0]


def module_name(path: Path) -> str:
    parts = ("borgo", *path.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMES = {module_name(path) for path in MODULES}


@cache
def imports(path: Path) -> list[str]:
    """Absolute names of the modules that a module imports."""
    here = ("borgo", *path.relative_to(PACKAGE).with_suffix("").parts)
    names = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = here[: -node.level] if node.level else ()
            package = ".".join((*base, node.module) if node.module else base)
            whole = (f"{package}.{alias.name}" for alias in node.names)
            names += [name if name in NAMES else package for name in whole]
    return names


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_go_one_way(path: Path) -> None:
    layer = layer_of(path)
    if layer not in ALLOWED:
        return
    ours = [name.split(".")[1] for name in imports(path) if name.startswith("borgo.")]
    known = [name for name in ours if name in ALLOWED]
    assert set(known) <= ALLOWED[layer] | {layer}
    assert not {"cli", "simulate"} & set(ours)


@pytest.mark.parametrize(
    "path",
    [p for p in MODULES if layer_of(p) in ("core", "games")],
    ids=lambda p: str(p.relative_to(PACKAGE)),
)
def test_rules_are_pure(path: Path) -> None:
    if path.name in READS_FILES:
        return
    outside = {name.split(".")[0] for name in imports(path)} - {"borgo"}
    assert outside <= PURE
    assert outside <= set(sys.stdlib_module_names) | {"msgspec"}


@pytest.mark.parametrize(
    "path", [p for p in MODULES if layer_of(p) == "games"], ids=lambda p: str(p.relative_to(PACKAGE))
)
def test_a_game_knows_no_other_game(path: Path) -> None:
    parts = path.relative_to(PACKAGE).parts
    if len(parts) < 3:
        return
    others = {p.name for p in (PACKAGE / "games").iterdir() if p.is_dir()} - {parts[1], "__pycache__"}
    assert not [
        name for name in imports(path) if set(name.split(".")) & others and name.startswith("borgo.games.")
    ]


def test_no_cycles_between_modules() -> None:
    graph = {module_name(path): {n for n in imports(path) if n.startswith("borgo")} for path in MODULES}
    done: set[str] = set()

    def visit(name: str, trail: tuple[str, ...]) -> None:
        assert name not in trail, " -> ".join((*trail[trail.index(name) :], name))
        if name in done or name not in graph:
            return
        for target in graph[name]:
            visit(target, (*trail, name))
        done.add(name)

    for name in graph:
        visit(name, ())
