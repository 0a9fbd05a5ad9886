"""Every bench that is here, one after another.

Run: python -m tests.bench, or one alone: python -m tests.bench.playouts
"""

from importlib import import_module
from pathlib import Path


def main() -> None:
    names = sorted(path.stem for path in Path(__file__).parent.glob("[!_]*.py"))
    for name in names:
        bench = import_module(f"tests.bench.{name}")
        if hasattr(bench, "main"):
            print(f"\n{name}: {(bench.__doc__ or '').splitlines()[0]}")
            bench.main()


if __name__ == "__main__":
    main()
