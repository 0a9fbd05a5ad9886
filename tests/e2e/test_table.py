"""The page around a running game: the connection, the menu, those who watch. Whatever the game."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.steps import (
    GAMES,
    expect_live,
    fill_with_bots,
    get_ready,
    open_private,
    play_now,
    sit_down,
    start,
)
from tests.e2e.visits import Visits

DROPPED = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection to", "net::ERR")
SIZES = [(390, 844), (320, 568), (844, 390), (820, 1180), (1024, 768), (1440, 900)]


def test_a_reload_in_the_middle_of_a_game(visit: Visits) -> None:
    page = visit("/")
    play_now(page, "oddville")
    page.reload()
    page.locator(".table-page").wait_for()
    expect_live(page)
    expect(page.locator(".dock-me")).to_be_visible()


def test_offline_and_back(visit: Visits) -> None:
    page = visit("/", expect_errors=DROPPED)
    play_now(page, "oddville")
    expect_live(page)
    page.context.set_offline(True)
    expect(page.locator(".link-toast")).to_contain_text("Connection lost.")
    expect(page.locator(".connection")).to_contain_text("Offline")
    page.context.set_offline(False)
    expect_live(page)
    expect(page.locator(".link-toast")).to_have_count(0)


def test_another_language_in_the_middle_of_a_game(visit: Visits) -> None:
    page = visit("/")
    play_now(page, "oddville")
    settings = page.context.new_page()
    visit.watch(settings)
    settings.goto("/".join(page.url.split("/")[:3]) + "/settings")
    settings.get_by_role("radio", name="Deutsch").check()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".crumb p")).to_contain_text("Tisch")
    expect_live(page)


def test_one_seat_in_two_tabs(visit: Visits) -> None:
    first = visit("/")
    code = play_now(first, "oddville")
    second = first.context.new_page()
    visit.watch(second)
    second.goto(first.url)
    second.locator(".table-page").wait_for()
    expect(first.get_by_role("heading", level=1)).to_have_text("You play somewhere else")
    first.get_by_role("button", name="Play here").click()
    first.locator(".table-page").wait_for()
    expect(second.get_by_role("heading", level=1)).to_have_text("You play somewhere else")
    assert code in first.url


def test_the_seat_goes_to_another_device(visit: Visits) -> None:
    page = visit("/")
    play_now(page, "oddville")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Play on another device").click()
    page.locator(".hand-over .qr path").wait_for()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".hand-over").get_by_role("button", name="Copy link").click()
    link = page.evaluate("navigator.clipboard.readText()")
    path = "/" + link.split("/", 3)[3]
    other = visit(path, phone=True)
    other.locator(".table-page").wait_for()
    expect(other.locator(".seat-me")).to_be_visible()
    assert "#" not in other.url


def test_somebody_watches(visit: Visits) -> None:
    player = visit("/")
    code = play_now(player, "oddville")
    spectator = visit(f"/watch/{code}")
    spectator.locator(".table-page").wait_for()
    expect(spectator.get_by_text("You are watching")).to_be_visible()
    expect(spectator.locator(".seat-panel")).to_have_count(4)
    expect(spectator.locator(".table-dock")).to_have_count(0)
    expect(spectator.locator(".prompt")).to_have_count(0)
    expect(player.locator(".table-watchers")).to_contain_text("1")
    spectator.locator(".seat-open").nth(2).click()
    spectator.get_by_role("button", name="Look from this seat").click()
    expect(spectator.locator("dialog[open]")).to_have_count(0)


def test_players_and_gallery_talk_apart(visit: Visits) -> None:
    host = visit("/")
    code = open_private(host, "oddville", seats=2)
    friend = visit(f"/t/{code}")
    sit_down(friend)
    get_ready(friend)
    start(host)
    spectator = visit(f"/watch/{code}")
    for page, text in ((host, "nice town"), (spectator, "who will win")):
        page.get_by_label("Say something").fill(text)
        page.keyboard.press("Enter")
    expect(friend.locator(".chat-line")).to_have_text(re.compile("nice town"))
    expect(spectator.locator(".chat-line")).to_have_text(re.compile("who will win"))
    friend.get_by_role("button", name="Mute the chat").click()
    expect(friend.get_by_text("The chat is muted.")).to_be_visible()
    expect(friend.locator(".chat-line")).to_have_count(0)


def test_giving_up_a_seat_is_asked_twice(visit: Visits) -> None:
    host = visit("/")
    code = open_private(host, "oddville")
    friend = visit(f"/t/{code}")
    sit_down(friend)
    fill_with_bots(host)
    get_ready(friend)
    start(host)
    friend.locator(".table-page").wait_for()
    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("button", name="Give up my seat").click()
    friend.get_by_role("button", name="Yes, a bot takes over").click()
    friend.locator(".game-card").first.wait_for()
    expect(host.locator(".seat-panel .avatar-bot")).to_have_count(3)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_every_size_shows_the_board_and_what_is_asked(
    visit: Visits, check_axe: Callable[[Page], None], game: str, size: tuple[int, int]
) -> None:
    page = visit("/", size=size, dark=size[0] > 1000)
    play_now(page, game)
    board = page.locator(".table-felt").bounding_box()
    assert board is not None
    assert board["height"] >= 180
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    check_axe(page)
