"""The server goes down and comes back while people play."""

import sys
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.e2e.house import start_house
from tests.e2e.steps import expect_live, play_now
from tests.e2e.visits import Visits

LONGEST_WAIT_MS = 12_000
"""The longest back-off of a client, and a little."""
DROPPED = ("WebSocket connection to", "Failed to load resource", "net::ERR")


def test_a_game_goes_on_after_a_restart(chromium: Browser, dist: Path, tmp_path: Path) -> None:
    with start_house(sys.executable, dist, tmp_path) as house:
        port = int(house.url.rpartition(":")[2])
        visits = Visits(chromium, house.url)
        page = visits("/", expect_errors=DROPPED)
        code = play_now(page, "oddville")
        expect_live(page)
        points = page.locator(".seat-total").all_inner_texts()
    expect(page.locator(".link-toast")).to_contain_text("The server restarts.")
    with start_house(sys.executable, dist, tmp_path, port):
        expect_live(page, within_ms=LONGEST_WAIT_MS)
        expect(page.locator(".link-toast")).to_have_count(0)
        assert page.locator(".seat-total").all_inner_texts() == points
        assert code in page.url
        visits.leave()
