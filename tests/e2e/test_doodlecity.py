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
    players = {0: host, 1: friend}
    for _ in range(ROUNDS_AT_MOST):
        if take_dice_at_once(players):
            break
    else:
        raise AssertionError("there was no round in which both could draw a road")
    for page in players.values():
        expect(page.locator(".prompt-title")).to_have_text(re.compile("^(Draw in|Choose a square)"))
    for seat in (1, 0):
        draw_and_be_seen(players, seat)


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
    """Where the dice leave a choice, the first open square."""
    open_squares = page.locator(".dc-square.dc-open .dc-hit")
    if page.locator(".dc-square.dc-chosen").count() == 0 and open_squares.count() > 0:
        open_squares.first.click()
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


def take_dice_at_once(players: dict[int, Page]) -> bool:
    """Both take a die as soon as they may; true if both then hold one and have not drawn."""
    drawing = []
    for page in in_turn(players):
        expect(page.locator(".prompt-actions")).to_be_visible()
        title = page.locator(".prompt-title").inner_text()
        if title == "Choose a white die":
            drawing.append(take_a_die_for_a_road(page))
        elif not title.startswith("Draw in"):
            main_button(page).click()
            drawing.append(False)
    return drawing == [True, True]


def in_turn(players: dict[int, Page]) -> list[Page]:
    """The one who is asked first, then the other: bots between them do not wait."""
    asked = players[0].locator(".prompt-actions").or_(players[0].get_by_text("Waiting for"))
    expect(asked.first).to_be_visible()
    hosts_turn = players[0].locator(".prompt-actions").count() > 0
    return [players[0], players[1]] if hosts_turn else [players[1], players[0]]


def take_a_die_for_a_road(page: Page) -> bool:
    """Take a die and stop before drawing; a house is crossed at once, so other dice come first."""
    dice = page.locator(".dc-die-free").all()
    labels = [die.get_attribute("aria-label") or "" for die in dice]
    roads = [die for die, label in zip(dice, labels, strict=True) if "Park" not in label]
    (roads or dice)[0].click()
    main_button(page).click()
    return bool(roads)


def draw_and_be_seen(players: dict[int, Page], seat: int) -> None:
    """One of the two draws; the road appears on the small sheet that the other sees."""
    page, other = players[seat], players[1 - seat]
    choose_square(page)
    page.locator(".dc-road").first.click()
    square = page.locator(".dc-square.dc-chosen").get_attribute("data-square")
    main_button(page).click()
    if other is players[1]:  # on a phone the sheets are a pane of their own
        other.get_by_role("tab", name="Sheets").click()
    expect(other.locator(f'.dc-mini[data-sheet="{seat}"] path[data-road="{square}"]').first).to_be_attached()
