"""What people do on the pages around the games, in the words of the tests."""

import re

from playwright.sync_api import Page, expect

GAMES = {"oddville": "OddVille", "venice": "Venice", "doodlecity": "Doodle City"}
TABLE = re.compile(r"/t/\w+$")


def play_now(page: Page, game: str) -> str:
    """From the start page into a game against bots; the table's code."""
    page.get_by_role("button", name=f"Play now: {GAMES[game]}").click()
    page.locator(".table-page").wait_for()
    return code_of(page)


def open_private(page: Page, game: str, seats: int | None = None) -> str:
    """From the start page to a table that gathers; its code."""
    panel = page.locator(".private")
    panel.get_by_role("radio", name=GAMES[game]).check()
    panel.get_by_role("button", name="Make a private table").click()
    page.locator(".gathering-page").wait_for()
    if seats is not None:
        page.get_by_label("Seats").select_option(str(seats))
        expect(page.locator(".gathering-seat")).to_have_count(seats)
    return code_of(page)


def code_of(page: Page) -> str:
    expect(page).to_have_url(TABLE)
    return page.url.rpartition("/")[2]


def sit_down(page: Page) -> None:
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="I am ready").wait_for()


def get_ready(page: Page) -> None:
    page.get_by_role("button", name="I am ready").click()


def fill_with_bots(page: Page) -> None:
    """As the host: every free seat gets a bot."""
    add = page.get_by_role("button", name="Add bot")
    while (left := add.count()) > 0:
        add.first.click()
        expect(add).to_have_count(left - 1)


def start(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Start with")).click()
    page.locator(".table-page").wait_for()


def expect_live(page: Page, within_ms: float = 5_000) -> None:
    expect(page.locator(".connection")).to_contain_text("Live", timeout=within_ms)
