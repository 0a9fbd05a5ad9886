"""A table before the start, in several browsers."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.steps import fill_with_bots, get_ready, open_private, sit_down, start
from tests.e2e.visits import Visits


def test_two_people_and_bots_at_a_private_table(visit: Visits) -> None:
    host = visit("/")
    code = open_private(host, "oddville")
    friend = visit(f"/t/{code}", phone=True)
    sit_down(friend)
    fill_with_bots(host)
    expect(host.get_by_text(re.compile("Not ready yet: "))).to_be_visible()
    get_ready(friend)
    start(host)
    friend.locator(".table-page").wait_for()
    expect(friend.locator(".seat-chip")).to_have_count(4)


def test_the_host_chooses_and_all_see_it(visit: Visits) -> None:
    host = visit("/")
    code = open_private(host, "oddville")
    friend = visit(f"/t/{code}")
    host.get_by_label("Time to think").select_option("relaxed")
    host.get_by_label("The end").select_option("last-player")
    expect(friend.get_by_label("Time to think")).to_have_value("relaxed")
    expect(friend.get_by_label("The end")).to_have_value("last-player")
    expect(friend.get_by_label("The end")).to_be_disabled()
    host.get_by_label("Seats").select_option("2")
    expect(friend.locator(".gathering-seat")).to_have_count(2)


def test_bots_come_and_go_people_are_sent_away_seats_are_swapped(visit: Visits) -> None:
    host = visit("/")
    code = open_private(host, "oddville", seats=3)
    host.get_by_role("button", name="Add bot").last.click()
    expect(host.locator(".gathering-seat").last).to_contain_text("Regular")
    host.get_by_role("button", name="Remove Rocco").click()
    expect(host.locator(".gathering-free")).to_have_count(2)

    friend = visit(f"/t/{code}")
    sit_down(friend)
    host.get_by_role("button", name=re.compile("^Move Guest .* one seat up")).click()
    expect(host.locator(".gathering-seat").first).not_to_contain_text("(you)")
    host.get_by_role("button", name=re.compile("^Remove Guest")).click()
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".toast")).to_be_visible()


def test_a_public_table_is_listed(visit: Visits) -> None:
    host = visit("/")
    code = open_private(host, "doodlecity")
    host.get_by_role("switch", name="Open to everybody").check(force=True)
    expect(host.get_by_role("switch", name="Open to everybody")).to_be_checked()
    guest = visit("/")
    row = guest.locator(".open .table-row", has_text="1 of 4")
    row.first.get_by_role("button", name="Join").click()
    guest.locator(".gathering-page").wait_for()
    assert guest.url.endswith(code)


def test_people_talk_before_the_start(visit: Visits) -> None:
    host = visit("/")
    code = open_private(host, "venice")
    friend = visit(f"/t/{code}")
    sit_down(friend)
    friend.get_by_label("Say something").fill("Hello from the lagoon")
    friend.keyboard.press("Enter")
    expect(host.locator(".chat-line")).to_contain_text("Hello from the lagoon")


def test_axe(visit: Visits, check_axe: Callable[[Page], None]) -> None:
    host = visit("/", dark=True)
    code = open_private(host, "oddville")
    fill_with_bots(host)
    check_axe(host)
    phone = visit(f"/t/{code}", size=(320, 568))
    phone.locator(".gathering-page").wait_for()
    check_axe(phone)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
