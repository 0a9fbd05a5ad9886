"""Pictures of every page, light and dark, on a phone and on a desktop, in shots/: `make shots`.

Names of pages may be given to take only these: `python -m tests.e2e.shots home oddville`.
"""

import asyncio
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from borgo.bots.chooser import choose_randomly
from borgo.client import Borgo
from tests.e2e.house import start_house
from tests.e2e.steps import GAMES
from tests.e2e.visits import CHROMIUM_FLAGS, DESKTOP, PHONE

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "shots"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
SMALL = {"small": (320, 568), "landscape": (844, 390), "tablet": (1024, 768)}
MOVES_TO_THE_MIDDLE = 14
SETTLED_MS = 1500
KEEP_TOKEN = "([token]) => localStorage.setItem('borgo.token', token)"  # noqa: S105 - a script, not a secret


async def play(url: str, game: str, moves: int | None) -> tuple[str, str]:
    """A game against bots, to the end or up to the player's turn after so many moves; code and token."""
    choices = Random(game)
    async with Borgo(url) as borgo:
        token = await borgo.sign_in("Nóra 🏡", colour=0)
        code = await borgo.play_now(game)
        async with borgo.join(code) as table:
            made = 0
            async for now in table:
                if now.outcome or (made == moves and now.is_asked):
                    break
                if now.is_asked:
                    await table.act(choose_randomly(now.legal, choices))
                    made += 1
    return code, token


async def gather(url: str) -> tuple[str, str]:
    async with Borgo(url) as borgo:
        token = await borgo.sign_in("Nóra 🏡", colour=0)
        return await borgo.create_table("oddville", seats=4, bots=1), token


def pages(url: str) -> Iterator[tuple[str, str, str]]:
    """Name, path and the visitor's token of every page."""
    yield "home", "/", ""
    yield "settings", "/settings", ""
    yield "not-found", "/nowhere", ""
    yield "no-such-table", "/t/ZZZZZ", ""
    code, token = asyncio.run(gather(url))
    yield "gathering", f"/t/{code}", token
    for game in GAMES:
        yield f"rules-{game}", f"/rules/{game}", ""
        code, token = asyncio.run(play(url, game, MOVES_TO_THE_MIDDLE))
        yield game, f"/t/{code}", token
        yield f"watch-{game}", f"/watch/{code}", ""
        code, token = asyncio.run(play(url, game, None))
        yield f"end-{game}", f"/t/{code}", token
        yield f"replay-{game}", f"/replay/{code}", ""


def shoot(browser: Browser, url: str, name: str, path: str, token: str) -> None:
    sizes = SIZES | SMALL if name in (*GAMES, "home") else SIZES
    for theme in ("light", "dark"):
        for size, (width, height) in sizes.items():
            if theme == "dark" and size in SMALL:
                continue
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if theme == "dark" else "light",
                locale="en",
                service_workers="block",
            )
            page = context.new_page()
            _visit(page, url, path, token)
            page.screenshot(path=SHOTS / f"{name}-{size}-{theme}.png")
            context.close()


def _visit(page: Page, url: str, path: str, token: str) -> None:
    if token:
        page.goto(f"{url}/settings")
        page.evaluate(KEEP_TOKEN, [token])
    page.goto(url + path)
    page.wait_for_timeout(SETTLED_MS)


def main(wanted: list[str]) -> None:
    SHOTS.mkdir(exist_ok=True)
    dist = Path(os.environ.get("BORGO_FRONTEND", ROOT / "frontend" / "dist"))
    with TemporaryDirectory() as data, start_house(sys.executable, dist, Path(data)) as house:
        todo = [page for page in pages(house.url) if not wanted or page[0] in wanted]
        with sync_playwright() as playwright:
            path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
            browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
            for name, where, token in todo:
                shoot(browser, house.url, name, where, token)
                print(name, flush=True)
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
