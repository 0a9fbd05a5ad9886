"""Venice in a real browser: a whole game on a phone with places chosen out of turn, watched by a spectator.

Four seats: the phone, a friend who plays with the Python client, two bots. The phone lays cards until one is
missing and keeps the architect; the friend lays the missing one, and so do the bots. So sooner or later the
phone is asked for a place in another's turn: in each of a thousand games that were played like this.
"""

import asyncio
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from types import GenericAlias
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, WebSocket, expect

from borgo.client import Borgo, Moment
from borgo.client.mirror import Mirror
from borgo.core.game import Action, Event
from borgo.games.venice import GAME
from borgo.games.venice.actions import CarryOut, DrainField, LayCards
from borgo.games.venice.data import MAP, Kind
from borgo.games.venice.events import HIDDEN, BagTaken, CardsDrawn, FieldDrained
from borgo.games.venice.view import View
from borgo.protocol.codec import MSGPACK
from borgo.protocol.messages import Frame, ServerMessage
from borgo.protocol.numbered import named
from tests.e2e.house import House
from tests.e2e.steps import fill_with_bots, open_private, play_now, start
from tests.e2e.visits import Visits

MINE, FRIENDS = 0, 1
OVER = ".end-ranks"
STANDING_CASA = next(start.fields[0] for start in MAP.start if start.kind is Kind.CASA)


def test_a_game_on_a_phone_with_places_chosen_out_of_turn(
    visit: Visits, house: House, check_axe: Callable[[Page], None]
) -> None:
    page, watching = visit("/", phone=True), visit("/")
    phone, spectator = Phone(page), Wire(watching)
    code = open_private(page, "venice", seats=4)
    with friend(house, code):
        expect(page.locator(".gathering-seat").nth(FRIENDS)).to_contain_text("Marta")
        fill_with_bots(page)
        start(page)
        watching.goto(f"{house.url}/watch/{code}")
        check_axe(page)
        phone.play_to_the_end()
    assert phone.placed_out_of_turn > 0
    expect(page.locator(".end-rank")).to_have_count(4)
    expect(page.locator(".end-reason")).not_to_be_empty()
    check_nothing_hidden_is_shown(watching)
    check_nothing_hidden_was_sent(spectator)


def test_draining_by_keyboard_and_why_not(visit: Visits) -> None:
    page = visit("/")
    play_now(page, "venice")
    page.get_by_role("button", name="On to draining").click(timeout=20_000)
    page.locator(".v-target[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    first = page.locator(".v-chosen").get_attribute("aria-label")
    page.keyboard.press("ArrowDown")
    chosen = page.locator(".v-chosen")
    expect(chosen).to_be_focused()
    expect(chosen).not_to_have_attribute("aria-label", first or "")
    name = chosen.get_attribute("aria-label") or ""
    page.keyboard.press("Enter")
    field = name.removeprefix("Drain ").split()[0]
    expect(page.locator(".log-line").first).to_contain_text(f"You drained {field}")
    page.locator(f"[data-piece='building-{STANDING_CASA}']").click()
    expect(page.locator(".prompt-refusal")).to_contain_text("There is no swamp to drain.")
    expect(page.locator(".prompt-refusal a")).to_have_text("VE-7.1")


def test_the_menu_takes_a_standing_order_for_places(visit: Visits) -> None:
    page = visit("/", phone=True)
    play_now(page, "venice")
    page.get_by_role("button", name="Menu").click()
    order = page.get_by_label("A place in another's turn")
    order.select_option("Best points for me")
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(order).to_have_value("bot")


# The friend


def answer(moment: Moment) -> Action:
    """Finish what the phone has begun, build casas, drain; never take an architect."""
    view: View = moment.view
    finishing = [one for one in view.layings if one.finishes and one.holder == MINE]
    wishes: list[Action] = [action for action in moment.legal if isinstance(action, CarryOut)]
    wishes += [LayCards(one.kind, one.count) for one in finishing]
    wishes += [action for action in moment.legal if action == LayCards(Kind.CASA, 1)]
    wishes += [action for action in moment.legal if isinstance(action, DrainField)]
    plain = [action for action in moment.legal if not action.free and not isinstance(action, LayCards)]
    return wishes[0] if wishes else plain[-1]


async def play_along(url: str, code: str) -> None:
    borgo = Borgo(url)
    await borgo.sign_in("Marta")
    async with borgo.join(code) as table:
        await table.sit(FRIENDS)
        await table.ready()
        async for moment in table:
            if moment.outcome is not None:
                return
            if moment.is_asked:
                await table.act(answer(moment))


@contextmanager
def friend(house: House, code: str) -> Iterator[None]:
    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(lambda: asyncio.run(asyncio.wait_for(play_along(house.url, code), 90)))
        yield
        playing.result()


# What goes over the wire


class Wire:
    """All that a page's sockets bring, read as the protocol says."""

    def __init__(self, page: Page) -> None:
        self.socket: WebSocket | None = None
        self.looks: list[Any] = []
        self.events: list[Any] = []
        self._mirror = Mirror("test")
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", self._hear)

    def _hear(self, payload: bytes | str) -> None:
        if self._mirror.receive(read(payload)) and self._mirror.tree[2] is not None:
            self.looks.append(self._mirror.tree[2])
            self.events += self._mirror.events


def read(payload: bytes | str) -> ServerMessage:
    assert isinstance(payload, bytes)
    return MSGPACK.read_server(payload)


def answers_me(payload: bytes | str) -> bool:
    message = read(payload)
    return isinstance(message, Frame) and message.answers > 0


# The phone


class Phone:
    """Somebody who plays with what is on the screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wire = Wire(page)
        self.placed_out_of_turn = 0
        self.primary: Locator = page.locator(".prompt-actions .btn-primary")

    def play_to_the_end(self) -> None:
        while True:
            self.page.locator(f".prompt-title, {OVER}").first.wait_for()
            if self.page.locator(OVER).count():
                return
            self._answer(self.page.locator(".prompt-title").inner_text())

    def _answer(self, title: str) -> None:
        if title.startswith(("Place the", "Which district")):
            self._choose_a_place()
        elif title.startswith("Play cards"):
            self._lay_or_go_on()
        elif title.startswith("Give up"):
            self.page.get_by_role("button", name="Next place").click()
            self._press(self.primary)
        elif title.startswith("Drain"):
            self._press(self.page.get_by_role("button", name="On to drawing"))
        else:
            self._press(self.primary)

    def _press(self, button: Locator) -> None:
        """Until the server has answered and the page has drawn it."""
        assert self.wire.socket is not None
        with self.wire.socket.expect_event("framereceived", answers_me):
            button.click()
        self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(drawn))")

    def _choose_a_place(self) -> None:
        reason = self.page.locator(".prompt-reason").inner_text()
        self.placed_out_of_turn += reason.endswith("you hold the architect, so you choose.")
        if self.page.locator(".prompt-actions .stepper").count():
            expect(self.primary).to_be_disabled()
            self.page.get_by_role("button", name="Next place").click()
        expect(self.primary).to_have_text(re.compile(r"\+\d+$|0$"))
        expect(self.page.locator(".v-chosen")).to_have_count(1)
        self._press(self.primary)

    def _lay_or_go_on(self) -> None:
        """Whatever keeps an architect here without completing anything."""
        if "Build" not in self.primary.inner_text():
            any(self._choose_cards(kind) for kind in Kind)
        self._press(self.primary)

    def _choose_cards(self, kind: Kind) -> bool:
        cards = self.page.locator(f'.v-hand .v-card-open[data-piece="hand-{kind}"]')
        for card in range(cards.count()):
            cards.nth(card).click()
            if kind is Kind.CASA:
                return True
            if not self._keeps_the_architect():
                cards.nth(card).click()
                return card > 0
        return cards.count() > 0

    def _keeps_the_architect(self) -> bool:
        """It would be mine, nothing is completed, and no third kind lies before me."""
        chips = " ".join(self.page.locator(".prompt-chips .chip").all_inner_texts())
        is_third = "You get" in chips and self.page.locator(".v-laid .v-heap").count() >= 2
        is_mine = re.search("You (get|take|keep)", chips) is not None
        return is_mine and not is_third and not re.search("Completed|alone", chips)


# The spectator


def check_nothing_hidden_is_shown(page: Page) -> None:
    expect(page.locator(".v-map")).to_be_visible()
    for secret in (".v-hand", ".v-purse", ".v-value", ".table-dock"):
        expect(page.locator(secret)).to_have_count(0)


def check_nothing_hidden_was_sent(wire: Wire) -> None:
    assert wire.looks
    for view, _prompts, legal, *_ in wire.looks:
        seen = msgspec.convert(view, View)
        assert seen.own is None
        assert (legal, seen.forecasts, seen.layings, seen.trades) == ([], (), (), ())
    events: tuple[Event, ...] = msgspec.convert(
        named(GAME.event, wire.events), GenericAlias(tuple, (GAME.event, ...))
    )
    secrets = [event for event in events if isinstance(event, FieldDrained | BagTaken | CardsDrawn)]
    assert len(secrets) > 50, "there was much to hide"
    assert {event.value for event in secrets if not isinstance(event, CardsDrawn)} == {HIDDEN}
    assert {event.kinds for event in secrets if isinstance(event, CardsDrawn)} == {()}
