"""Doodle City in a real browser: alone by touch, and two people who draw at the same time."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.e2e.steps import fill_with_bots, get_ready, open_private, sit_down, start
from tests.e2e.visits import Visits

ROUNDS_AT_MOST = 40
END = "dialog[open] .dc-afterword"
SIDES = {"N": (0.5, 0.02), "E": (0.98, 0.5), "S": (0.5, 0.98), "W": (0.02, 0.5)}
ROADS = ("NS", "EW", "NE", "ES", "SW", "NW")


def test_a_solo_game_to_the_end_by_touch(visit: Visits, check_axe: Callable[[Page], None]) -> None:
    page = visit("/", phone=True)
    page.get_by_role("button", name="Alone").tap()
    page.locator(".dc-city").wait_for()
    finger = page.context.new_cdp_session(page)
    for number in range(ROUNDS_AT_MOST):
        if end_screen(page).is_visible():
            break
        play_round_by_touch(page, finger, ROADS[number % len(ROADS)])
    expect(end_screen(page)).to_be_visible()
    expect(page.locator(".dc-rank")).not_to_be_empty()
    expect(page.locator(".dc-achievements li")).to_have_count(5)
    check_axe(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the card").tap()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_the_dice_of_the_day_are_the_same_for_everybody(visit: Visits) -> None:
    seen = []
    for page in (visit("/"), visit("/", phone=True)):
        page.get_by_role("button", name="Today’s dice").click()
        page.locator(".dc-city").wait_for()
        dice = [die.get_attribute("aria-label") for die in page.locator("button[data-die]").all()]
        roads = [road.get_attribute("d") for road in page.locator(".dc-city path[data-road]").all()]
        seen.append((page.locator('[data-die="blue"]').inner_text(), dice, roads))
    assert seen[0] == seen[1]


def test_two_people_draw_at_the_same_time(visit: Visits) -> None:
    host = visit("/")
    code = open_private(host, "doodlecity", seats=4)
    friend = visit(f"/t/{code}", phone=True)
    sit_down(friend)
    fill_with_bots(host)
    get_ready(friend)
    start(host)
    play_until_both_hold_a_die(host, friend)
    for page in (host, friend):
        expect(page.locator(".prompt-title")).to_have_text(re.compile("^(Draw in|Choose a square)"))
    friends_square = draw_a_road(friend)
    expect(host.locator(f'.dc-mini[data-sheet="1"] path[data-road="{friends_square}"]').first).to_be_visible()
    hosts_square = draw_a_road(host)
    friend.get_by_role("tab", name="Sheets").tap()
    expect(friend.locator(f'.dc-mini[data-sheet="0"] path[data-road="{hosts_square}"]').first).to_be_visible()


def test_a_round_with_the_keyboard_alone(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("button", name="Alone").click()
    page.locator(".dc-city").wait_for()
    now = round_of(page)
    page.locator('.dc-square[tabindex="0"]').focus()
    square = page.locator(".dc-square:focus")
    for key in ("Enter", "r", "Enter"):
        square.press(key)
        if round_of(page) != now:
            break
    expect(page.locator(".dc-desk")).not_to_have_attribute("data-round", now)


def end_screen(page: Page) -> Locator:
    return page.locator(END)


def main_button(page: Page) -> Locator:
    return page.locator(".prompt-actions .btn-primary")


def round_of(page: Page) -> str:
    return page.locator(".dc-desk").get_attribute("data-round") or ""


def play_round_by_touch(page: Page, finger: CDPSession, road: str) -> None:
    """One round: a die, a road drawn with the finger if the square takes one, and the button."""
    now = round_of(page)
    expect(main_button(page)).to_be_visible()
    dice = page.locator(".dc-die-free")
    if dice.count() > 0:
        dice.first.tap()
    choose_square(page)
    if page.locator(".dc-road:enabled").count() > 0:
        draw(finger, page.locator(".dc-square.dc-chosen .dc-hit"), road)
        expect(page.locator(".dc-road-chosen")).to_have_attribute("data-shape", str(ROADS.index(road) + 1))
    main_button(page).tap()
    page.locator(f'.dc-desk:not([data-round="{now}"]), {END}').first.wait_for(state="attached")


def choose_square(page: Page) -> None:
    """Where the dice leave a choice: a square for a road, or else a park."""
    if page.locator(".dc-square.dc-chosen").count() > 0:
        return
    parks = page.locator('.dc-square.dc-open[aria-label^="Park"]')
    roads = page.locator('.dc-square.dc-open:not([aria-label^="Park"])')
    squares = roads if roads.count() > 0 else parks
    if squares.count() > 0:
        squares.first.locator(".dc-hit").click()
        expect(page.locator(".dc-square.dc-chosen")).to_have_count(1)


def draw(finger: CDPSession, square: Locator, road: str) -> None:
    """A finger goes from one side of the square over its middle to the other."""
    box = square.bounding_box()
    assert box is not None
    points = [{"x": box["x"] + box["width"] * x, "y": box["y"] + box["height"] * y} for x, y in stroke(road)]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:1]})
    for point in points[1:]:
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def stroke(road: str, steps: int = 8) -> Iterator[tuple[float, float]]:
    """The way of the finger, bent towards the middle of the square."""
    (x0, y0), (x1, y1) = (SIDES[side] for side in road)
    for step in range(steps + 1):
        t = step / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        yield a * x0 + b * 0.5 + c * x1, a * y0 + b * 0.5 + c * y1


def play_until_both_hold_a_die(host: Page, friend: Page) -> None:
    """Round after round, until there is one in which both have taken a die for a road."""
    for _ in range(ROUNDS_AT_MOST):
        now = round_of(host)
        holding = [page for page in in_turn(host, friend) if take_a_die(page)]
        if len(holding) == 2:
            return
        for page in holding:
            draw_a_road(page)
        expect(host.locator(".dc-desk")).not_to_have_attribute("data-round", now)
    raise AssertionError("there was no such round")


def in_turn(host: Page, friend: Page) -> tuple[Page, Page]:
    """The one of the two who chooses first, as the host sees it."""
    host_is_asked = host.locator(".dock-me .seat-panel-active")
    friend_is_asked = host.locator(".table-left .seat-panel").first.and_(host.locator(".seat-panel-active"))
    expect(host_is_asked.or_(friend_is_asked)).to_be_visible()
    return (host, friend) if host_is_asked.is_visible() else (friend, host)


def take_a_die(page: Page) -> bool:
    """Take a die and stop before drawing. False where nothing is left to draw: a house, or a tree."""
    expect(main_button(page)).to_be_visible()
    dice = page.locator(".dc-die-free, .dc-die-chosen").all()
    roads = [die for die in dice if "Park" not in (die.get_attribute("aria-label") or "")]
    chosen = page.locator(".dc-die-chosen").count() > 0
    if dice and not chosen:
        (roads or dice)[0].click()
    main_button(page).click()
    if roads:
        expect(page.locator(".dc-die-mine")).to_be_visible()
    return bool(roads)


def draw_a_road(page: Page) -> str:
    """The first road in the square that the die leads to; the square's number."""
    choose_square(page)
    page.locator(".dc-road").first.click()
    square = page.locator(".dc-square.dc-chosen").get_attribute("data-square")
    main_button(page).click()
    expect(page.locator(f'.dc-city path[data-road="{square}"]').first).to_be_attached()
    return square or ""
