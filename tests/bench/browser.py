"""The web app in a real browser: from the tap to the painted result, and panning a slow phone's board.

Chromium draws without a graphics card here, so real devices are faster. Targets: 100 ms, 60 frames a second.
"""

import os
import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.e2e.house import start_house
from tests.e2e.played import come_back_as, play_some
from tests.e2e.visits import CHROMIUM_FLAGS, PHONE, Visits

ROOT = Path(__file__).parents[2]
TAPS = 15
DRAG = 120
SLOWER = 4

TIME_TAPS = """() => {
  window.taps = [];
  let tapped = 0;
  addEventListener('click', (event) => { tapped = event.timeStamp; }, true);
  const spoken = document.querySelector('[role="log"]');
  new MutationObserver(() => {
    if (!tapped) return;
    const begin = tapped;
    tapped = 0;
    requestAnimationFrame(() => setTimeout(() => taps.push(performance.now() - begin)));
  }).observe(spoken, { childList: true, characterData: true, subtree: true });
}"""

TIME_FRAMES = """() => {
  window.frames_ = [];
  const step = (time) => { frames_.push(time); requestAnimationFrame(step); };
  requestAnimationFrame(step);
}"""


def main() -> None:
    dist = Path(os.environ.get("BORGO_FRONTEND", ROOT / "frontend" / "dist"))
    with (
        tempfile.TemporaryDirectory() as data,
        start_house(sys.executable, dist, Path(data)) as house,
        sync_playwright() as playwright,
    ):
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        visits = Visits(playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS), house.url)
        for game, moves in (("oddville", 16), ("venice", 12)):
            page = visits("/", size=PHONE, motion=True)
            played = play_some(house.url, game, moves)
            come_back_as(page, played.token)
            page.goto(f"{house.url}/t/{played.code}")
            page.locator(".table-page").wait_for()
            taps = sorted(time_taps(page))
            frames = time_panning(page)
            print(
                f"  {game:10} tap to paint {statistics.median(taps):5.0f} ms, worst {taps[-1]:5.0f} ms",
                end="",
            )
            rate = 1000 / statistics.fmean(frames)
            late = statistics.quantiles(frames, n=20)[-1]
            print(f"; panning, {SLOWER} times slower: {rate:3.0f} frames/s, 95 % within {late:3.0f} ms")
        visits.leave()


def time_taps(page: Page) -> list[float]:
    """Whatever the game asks is answered by its main button, as long as that can be pressed."""
    page.evaluate(TIME_TAPS)
    button = page.locator(".sheet-foot .btn-primary:not([aria-disabled='true'])")
    places = page.locator("[data-board-control]:visible, .sheet-body button:visible")
    for tap in range(TAPS):
        if not button.count() and places.count():
            places.nth(tap % places.count()).click(force=True)
        if button.count():
            button.first.click()
            page.wait_for_timeout(400)
    times: list[float] = page.evaluate("taps")
    return times or [float("nan")]


def time_panning(page: Page) -> list[float]:
    """Milliseconds from frame to frame while a finger drags the board around."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    box = page.locator(".table-felt").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(TIME_FRAMES)
    for step in range(DRAG):
        page.mouse.move(x + 80 * ((step % 40) / 40 - 0.5), y + 60 * ((step % 30) / 30 - 0.5))
    stamps: list[float] = page.evaluate("frames_")
    page.mouse.up()
    return [after - before for before, after in pairwise(stamps)]


if __name__ == "__main__":
    main()
