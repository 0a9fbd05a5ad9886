"""Settings, rules, and ways that lead nowhere."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.steps import GAMES, play_now
from tests.e2e.visits import Visits


def test_another_language_without_loading_again(visit: Visits) -> None:
    page = visit("/settings")
    page.evaluate("window.stayed = true")
    for language, title, lang in (("Deutsch", "Einstellungen", "de"), ("Magyar", "Beállítások", "hu")):
        page.get_by_role("radio", name=language).check()
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(page.locator("html")).to_have_attribute("lang", lang)
    page.get_by_role("link", name="Borgo").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Három kis város, egy asztal.")
    assert page.evaluate("window.stayed")


def test_the_language_of_the_browser_is_spoken(visit: Visits) -> None:
    page = visit("/", language="nl-NL")
    expect(page.locator("html")).to_have_attribute("lang", "nl")


def test_settings_are_remembered(visit: Visits) -> None:
    page = visit("/settings")
    page.get_by_role("radio", name="Evening").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("switch", name="High contrast").check(force=True)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("switch", name="High contrast")).to_be_checked()


def test_what_is_stored_can_be_taken_along_and_erased(visit: Visits) -> None:
    page = visit("/")
    play_now(page, "oddville")
    page.goto("/".join(page.url.split("/")[:3]) + "/settings")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a copy").click()
    assert '"guest"' in download.value.path().read_text()
    page.get_by_role("button", name="Erase everything").click()
    page.get_by_role("button", name="Yes, erase me").click()
    expect(page.get_by_text("The server knows nothing about you yet.")).to_be_visible()
    assert page.evaluate("localStorage.getItem('borgo.token')") is None


@pytest.mark.parametrize("game", GAMES)
def test_rules_open_at_the_rule_that_is_asked_for(visit: Visits, game: str) -> None:
    first = {"oddville": "OV-5.3", "venice": "VE-3.8", "doodlecity": "DC-3.2"}[game]
    page = visit(f"/rules/{game}#{first}", phone=True)
    expect(page.locator(f"[id='{first}']")).to_be_in_viewport()
    expect(page.locator(".rule-target")).to_have_attribute("id", first)


def test_rules_can_be_searched(visit: Visits) -> None:
    page = visit("/rules/oddville")
    page.get_by_label("Search the rules").fill("lamplighter")
    expect(page.locator(".rule").first).to_contain_text("Lamplighter")
    page.get_by_label("Search the rules").fill("xyzzy")
    expect(page.get_by_text("No rule has these words.")).to_be_visible()


def test_an_address_that_leads_nowhere(visit: Visits) -> None:
    page = visit("/no/such/street")
    expect(page.get_by_role("heading", level=1)).to_have_text("No house at this address")
    page.get_by_role("button", name="To the start page").click()
    page.locator(".game-card").first.wait_for()


@pytest.mark.parametrize("path", ["/t/ZZZZZ", "/watch/ZZZZZ"])
def test_a_table_that_is_not_there(visit: Visits, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("heading", level=1)).to_have_text("This table is gone")


def test_a_replay_that_is_not_there(visit: Visits) -> None:
    page = visit("/replay/ZZZZZ", expect_errors=("404",))
    expect(page.get_by_role("heading", level=1)).to_have_text("No replay here")


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("path", ["/settings", "/rules/oddville#OV-5.3", "/nowhere", "/t/ZZZZZ"])
def test_axe(visit: Visits, check_axe: Callable[[Page], None], path: str, phone: bool) -> None:
    page = visit(path, phone=phone, dark=phone)
    page.get_by_role("heading", level=1).wait_for()
    if path.startswith("/rules"):
        page.locator(".rule").first.wait_for()
    check_axe(page)
