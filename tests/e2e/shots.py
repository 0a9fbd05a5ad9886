"""`make shots`: pictures of every page, for people to look at. They are written to shots/.

Every page at phone and desktop size in both themes, the tables at the odd sizes too.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.e2e.house import start_house
from tests.e2e.played import Played, come_back_as, play_some, play_to_the_end
from tests.e2e.steps import GAMES, fill_with_bots, open_private
from tests.e2e.visits import CHROMIUM_FLAGS, DESKTOP, PHONE, Visits

ROOT = Path(__file__).parents[2]
OUT = ROOT / "shots"
ODD_SIZES = [(320, 568), (844, 390), (820, 1180), (1024, 768)]
MOVES = {"oddville": 14, "venice": 12, "doodlecity": 12}
SETTLED_MS = 900


@dataclass(frozen=True)
class Scene:
    name: str
    path: str
    ready: str
    """What is there when the page is."""
    guest: Played | None = None
    do: Callable[[Page], object] = lambda _page: None
    whole: bool = False
    """The page down to its end, not only what is seen first."""


def main() -> None:
    OUT.mkdir(exist_ok=True)
    dist = Path(os.environ.get("BORGO_FRONTEND", ROOT / "frontend" / "dist"))
    with (
        tempfile.TemporaryDirectory() as data,
        start_house(sys.executable, dist, Path(data)) as house,
        sync_playwright() as playwright,
    ):
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        visits = Visits(playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS), house.url)
        wanted = sys.argv[1:]
        for scene in scenes(house.url):
            if wanted and not any(scene.name.startswith(name) for name in wanted):
                continue
            for size, dark in looks(scene):
                take(visits, scene, size, dark)
        visits.leave()


def scenes(url: str) -> Iterator[Scene]:
    for game in GAMES:
        some = play_some(url, game, MOVES[game])
        yield Scene(f"table-{game}", f"/t/{some.code}", ".table-page", some)
        yield Scene(f"watch-{game}", f"/watch/{some.code}", ".table-page")
        over = play_to_the_end(url, game)
        yield Scene(f"end-{game}", f"/t/{over.code}", ".end-ranks", over)
        yield Scene(f"replay-{game}", f"/replay/{over.code}#20", ".replay-page")
        yield Scene(f"rules-{game}", f"/rules/{game}", ".rule")
    yield Scene("menu", f"/t/{some.code}", ".table-page", some, do=open_menu)
    yield Scene("seat", f"/t/{some.code}", ".table-page", some, do=open_seat)
    yield Scene("talk", f"/t/{some.code}", ".table-page", some, do=open_talk)
    yield Scene("home", "/", ".game-card", over, whole=True)
    yield Scene("gathering", "/", ".game-card", do=gather, whole=True)
    yield Scene("settings", "/settings", ".settings-page", whole=True)
    yield Scene("not-found", "/no/such/street", ".message-page")


def looks(scene: Scene) -> Iterator[tuple[tuple[int, int], bool]]:
    for size in (PHONE, DESKTOP):
        for dark in (False, True):
            yield size, dark
    if scene.name.startswith(("table", "home")):
        for size in ODD_SIZES:
            yield size, False


def take(visits: Visits, scene: Scene, size: tuple[int, int], dark: bool) -> None:
    page = visits("/", size=size, dark=dark)
    if scene.guest:
        come_back_as(page, scene.guest.token)
    page.goto(page.url.rstrip("/") + scene.path)
    page.locator(scene.ready).first.wait_for()
    scene.do(page)
    page.wait_for_timeout(SETTLED_MS)
    file = f"{scene.name}-{size[0]}x{size[1]}{'-dark' if dark else ''}.png"
    page.screenshot(path=OUT / file, full_page=scene.whole)
    page.context.close()
    print(file)


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


def open_seat(page: Page) -> None:
    page.locator(".seat-open, .seat-chip").nth(1).click()


def open_talk(page: Page) -> None:
    tab = page.get_by_role("tab", name="Log, chat")
    if tab.count():
        tab.click()


def gather(page: Page) -> None:
    open_private(page, "oddville")
    fill_with_bots(page)


if __name__ == "__main__":
    main()
