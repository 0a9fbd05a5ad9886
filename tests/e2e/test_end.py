"""After the last move: the result, the rematch, the replay."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.house import House
from tests.e2e.played import come_back_as, play_to_the_end
from tests.e2e.steps import GAMES, TABLE
from tests.e2e.visits import Visits


@pytest.mark.parametrize("game", GAMES)
def test_the_result_tells_ranks_and_where_points_come_from(
    visit: Visits, house: House, check_axe: Callable[[Page], None], game: str
) -> None:
    played = play_to_the_end(house.url, game)
    page = visit("/")
    come_back_as(page, played.token)
    page.goto(f"{house.url}/t/{played.code}")
    result = page.locator("dialog[open]")
    expect(result.locator(".end-rank")).to_have_count(2)
    winner = result.locator(".end-rank").first
    if not winner.locator("details[open]").count():
        winner.locator("summary").click()
    expect(winner.locator(".score-sheet")).to_be_visible()
    check_axe(page)
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    expect(result).to_be_visible()


def test_a_rematch_leads_to_a_new_table(visit: Visits, house: House) -> None:
    played = play_to_the_end(house.url, "oddville")
    page = visit("/")
    come_back_as(page, played.token)
    page.goto(f"{house.url}/t/{played.code}")
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(played.code))
    expect(page).to_have_url(TABLE)


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_walked_through(
    visit: Visits, house: House, check_axe: Callable[[Page], None], game: str, phone: bool
) -> None:
    played = play_to_the_end(house.url, game)
    page = visit(f"/replay/{played.code}", phone=phone, dark=phone)
    number = page.locator(".replay-number")
    expect(number).to_have_text("0")
    page.get_by_role("button", name="One on").click()
    page.get_by_role("button", name="One on").click()
    expect(number).to_have_text("2")
    page.get_by_role("button", name="One back").click()
    expect(number).to_have_text("1")
    page.get_by_role("button", name="To the end").click()
    last = number.inner_text()
    assert int(last) > 10
    page.locator(".move-row").nth(3).click()
    expect(page.locator(".move-row[aria-current]")).to_have_count(1)
    check_axe(page)


def test_a_replay_opens_at_a_move_and_plays_by_keyboard(visit: Visits, house: House) -> None:
    played = play_to_the_end(house.url, "oddville")
    page = visit(f"/replay/{played.code}#12")
    expect(page.locator(".replay-number")).to_have_text("12")
    page.locator("body").press("ArrowRight")
    expect(page.locator(".replay-number")).to_have_text("13")
    page.locator("body").press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".replay-number")).to_have_text("14")
    page.locator("body").press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
