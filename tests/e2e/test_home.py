import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.steps import GAMES, expect_live, play_now
from tests.e2e.visits import Visits

SMALL = (320, 568)


@pytest.mark.parametrize("game", GAMES)
def test_a_fresh_visitor_is_in_a_game_after_one_tap(visit: Visits, game: str) -> None:
    page = visit("/", phone=True)
    play_now(page, game)
    expect_live(page)
    expect(page.locator(".seat-chip").first).to_be_visible()


def test_a_game_goes_on_after_leaving_the_page(visit: Visits) -> None:
    page = visit("/")
    code = play_now(page, "oddville")
    page.goto("/".join(page.url.split("/")[:3]))
    row = page.locator(".mine .table-row").first
    expect(row).to_be_visible()
    row.get_by_role("button").click()
    expect(page).to_have_url(re.compile(code))
    page.locator(".table-page").wait_for()


def test_joining_by_code(visit: Visits) -> None:
    host = visit("/")
    code = play_now(host, "oddville")
    guest = visit("/", phone=True, expect_errors=("404",))
    boxes = guest.locator(".code input")
    boxes.first.click()
    guest.keyboard.type("ZZZZZ")
    guest.locator(".join").get_by_role("button", name="Join").click()
    expect(guest.get_by_role("alert")).to_have_text("No table has this code.")
    boxes.first.click()
    guest.keyboard.type(code.lower())
    guest.locator(".join").get_by_role("button", name="Join").click()
    guest.locator(".table-page").wait_for()


def test_alone_and_the_dice_of_the_day(visit: Visits) -> None:
    first, second = visit("/"), visit("/")
    for page in (first, second):
        page.get_by_role("button", name="Today’s dice").click()
        page.locator(".table-page").wait_for()
    assert first.url != second.url
    alone = visit("/")
    alone.get_by_role("button", name="Alone").click()
    alone.locator(".table-page").wait_for()


def test_the_name_is_known_at_the_table(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("button", name=re.compile("Your name and colour")).click()
    page.get_by_label("Name", exact=True).fill("Nora")
    page.get_by_role("button", name="Save").click()
    code = play_now(page, "oddville")
    spectator = visit(f"/watch/{code}")
    expect(spectator.locator(".seat-panel", has_text="Nora")).to_be_visible()


def test_it_opens_without_a_network_once_it_was_here(visit: Visits) -> None:
    page = visit("/", worker=True, expect_errors=("ERR_INTERNET_DISCONNECTED", "Failed to load resource"))
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.reload()
    page.locator(".game-card").first.wait_for()
    expect(page.locator(".connection")).to_contain_text("Offline")
    page.get_by_role("button", name="Play now: OddVille").click()
    expect(page.locator(".toast")).to_have_text("No connection to the server.")
    page.goto(page.url + "rules/venice")
    page.locator(".rule").first.wait_for()


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", [None, (390, 844), SMALL])
def test_axe(
    visit: Visits, check_axe: Callable[[Page], None], dark: bool, size: tuple[int, int] | None
) -> None:
    page = visit("/", dark=dark, size=size)
    page.locator(".game-card").first.wait_for()
    page.get_by_text("No open table right now").or_(page.locator(".open .table-row").first).wait_for()
    check_axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
