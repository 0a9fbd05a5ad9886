"""The real thing: `borgo serve` with the built web app, and a Chromium that looks at it.

    house      the running server (one per test process); `house.url`
    visit      opens a page in a browser of its own: visit("/"), visit(path, phone=True, language="de")
    check_axe  fails with what axe finds on a page, from "serious" on

Every page that `visit` opens is watched: an error on its console, or one that nobody caught, fails the test.
What a test expects to go wrong is allowed by name: visit(..., expect_errors=("ERR_INTERNET_DISCONNECTED",)).
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.e2e.axe import violations
from tests.e2e.house import House, start_house
from tests.e2e.visits import CHROMIUM_FLAGS, Visits

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built web app. `make` builds it before; BORGO_FRONTEND names another one."""
    given = os.environ.get("BORGO_FRONTEND")
    folder = Path(given) if given else ROOT / "frontend" / "dist"
    if not (folder / "index.html").exists():
        subprocess.run(["npm", "--prefix", str(ROOT / "frontend"), "run", "build"], check=True)
    return folder


@pytest.fixture(scope="session")
def house(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with start_house(sys.executable, dist, tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Visits]:
    visits = Visits(chromium, house.url)
    yield visits
    visits.leave()


@pytest.fixture(scope="session")
def check_axe() -> Callable[[Page], None]:
    def check(page: Page) -> None:
        assert violations(page) == []

    return check
