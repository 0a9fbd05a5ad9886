"""OddVille in a real browser: out of turn, on a phone, by keyboard, to the end."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.e2e.house import House
from tests.e2e.oddville import Hands, Keys, play_to_the_end, travel
from tests.e2e.steps import play_now
from tests.e2e.visits import Visits

AskAxe = Callable[[Page], None]


def test_two_browsers_and_bots_to_the_end_with_a_builder_out_of_turn(
    visit: Visits, house: House, check_axe: AskAxe
) -> None:
    scene = travel(house.url)
    active = visit(scene.active, phone=True)
    builder = visit(scene.builder)
    build = scene.build

    active.locator(f'.ov-projects [data-place="project {build.project}"]').tap()
    place = active.locator(f'[data-place="cell {build.x} {build.y}"]')
    choose(place, touch=True)
    active.get_by_role("button", name="Build here").tap()
    hands = Hands(active, seed=1, touch=True)
    title = builder.locator(".prompt-title")
    while not title.count():
        hands.step()

    expect(title).to_contain_text("Builder: build too?")
    expect(builder.locator(".prompt .ring")).to_be_visible()
    expect(active.locator(".quiet-text")).to_contain_text("may build too")
    check_axe(builder)
    builder.reload()
    expect(title).to_contain_text("Builder: build too?")

    if not builder.locator(".ov-slot").count():
        builder.locator(".ov-projects .is-lit").first.click()
    project = builder.locator(".ov-projects .is-selected").get_attribute("data-place")
    assert project is not None
    choose(builder.locator(".ov-slot").first)
    expect(builder.locator(".prompt-chips")).to_contain_text("points")
    builder.get_by_role("button", name=re.compile("^Build here")).click()
    for page in (builder, active):
        expect(page.locator(f'[data-anchor="card-{project.split()[1]}"]')).to_be_visible()

    play_to_the_end(hands, Hands(builder, seed=2))
    for page in (active, builder):
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    check_axe(active)


def test_a_place_that_is_not_legal_says_why(visit: Visits, house: House, check_axe: AskAxe) -> None:
    scene = travel(house.url)
    page = visit(scene.active)
    page.locator(f'.ov-projects [data-place="project {scene.build.project}"]').click()
    check_axe(page)
    square = page.locator('[data-cell="0 0"]').bounding_box()
    assert square is not None
    page.mouse.click(square["x"] + square["width"] / 2, square["y"] - 12)
    expect(page.locator(".ov-clash-text")).to_contain_text("OV-5.2")
    expect(page.locator(".prompt-refusal")).to_contain_text("OV-5.2")
    page.locator(".ov-slot").first.click()
    expect(page.locator(".ov-clash-text")).to_have_count(0)
    expect(page.locator(".prompt-refusal")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".ov-slot")).to_have_count(0)


def test_a_whole_game_by_keyboard(visit: Visits) -> None:
    page = visit("/")
    play_now(page, "oddville")
    Keys(page).play_to_the_end()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def choose(place: Locator, touch: bool = False) -> None:
    """Unless it is the only one: that is chosen already, and a tap would build there."""
    if place.get_attribute("aria-pressed") == "false":
        place.tap() if touch else place.click()
    expect(place).to_have_attribute("aria-pressed", "true")
