"""Helpers for OddVille's tests: a table on which the Builder is about to be asked, and hands that play."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from playwright.sync_api import ElementHandle, Error, Page

from borgo.client import Borgo, Moment, Table
from borgo.games.oddville.actions import Build
from borgo.games.oddville.data import CARDS
from tests.e2e.oddville_road import Situation, last_step, next_step

SEATS = 4
STEPS_AT_MOST = 400
END = "dialog[open] .score-sheet"

T = TypeVar("T")


@dataclass(frozen=True)
class Scene:
    """A game in which one seat will be asked out of turn as soon as another has built."""

    code: str
    builder: str
    """The path by which a browser takes the Builder's seat."""
    active: str
    """The same of the seat that is about to build."""
    build: Build

    @property
    def project(self) -> str:
        return str(CARDS[self.build.project].id)


def travel(url: str) -> Scene:
    """Four guests play to that moment; two of them give way to bots, the others' seats wait for browsers."""
    return _in_a_loop_of_its_own(_travel(url))


def _in_a_loop_of_its_own(work: Coroutine[Any, Any, T]) -> T:
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def _travel(url: str) -> Scene:
    async with AsyncExitStack() as open_things:
        guests = [await open_things.enter_async_context(Borgo(url)) for _ in range(SEATS)]
        for number, guest in enumerate(guests):
            await guest.sign_in(f"Guest {number}", number)
        code = await guests[0].create_table("oddville", SEATS, pace="relaxed")
        tables = [await open_things.enter_async_context(guest.join(code)) for guest in guests]
        for seat, table in enumerate(tables[1:], start=1):
            await table.sit(seat)
            await table.ready()
        await tables[0].start()
        active, build = await _play_on(tables)
        builder = _situation(tables[active].now).builder
        assert builder is not None
        for seat, table in enumerate(tables):
            if seat not in (active, builder):
                await table.stand()
        paths = {seat: await _way_in(guests[seat], code) for seat in (active, builder)}
        return Scene(code, paths[builder], paths[active], build)


async def _play_on(tables: list[Table]) -> tuple[int, Build]:
    """Whose turn it is in the end, and what is to be built."""
    for _ in range(STEPS_AT_MOST):
        now = await tables[0].until(lambda moment: moment.has_begun and moment.prompts)
        seat = now.prompts[0].seats[0]
        mine = await tables[seat].until(_reached(now.seq))
        situation = _situation(mine)
        build = last_step(situation)
        if build is not None:
            return seat, build
        seq = await tables[seat].act(next_step(situation))
        await tables[0].until(_reached(seq))
    raise AssertionError("the Builder was never about to be asked")


def _reached(seq: int) -> Callable[[Moment], bool]:
    return lambda moment: moment.seq >= seq


def _situation(moment: Moment) -> Situation:
    assert moment.seat is not None
    return Situation(moment.seat, moment.view, moment.legal)


async def _way_in(guest: Borgo, code: str) -> str:
    handover = await guest.call("POST", "/api/me/handover")
    return f"/t/{code}#device={handover['code']}"


# Hands

NEXT = """(chance) => {
  const some = (selector) => {
    const seen = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    return seen[Math.floor(chance * seen.length)];
  };
  const missing = [...document.querySelectorAll('.ov-projects .ov-missing use')];
  const bringing = ({ href }) => `.ov-tile-good.is-lit:has(use[href="${href.baseVal}"])`;
  const needed = missing.map(bringing).join() || 'none';
  const isFree = document.querySelector('.ov-empty-project');
  const plan = isFree ? ':is(.ov-tile-card, .ov-market *).is-lit' : 'none';
  if (!document.querySelector('.prompt-title')) return null;
  return some('.prompt-actions .btn-primary:not([aria-disabled="true"], [aria-busy="true"])')
    ?? some('.ov-slot')
    ?? some('.ov-projects .is-lit')
    ?? some(needed) ?? some(plan) ?? some('.ov-tile.is-lit, .ov-market .is-lit')
    ?? some('.ov-worker.is-lit')
    ?? some('.ov-recall.is-lit')
    ?? some('.prompt-actions .btn-plain')
    ?? null;
}"""
"""What completes a choice, a place, a project, an offer that is needed, any offer, a worker; at last no."""


class Hands:
    """Somebody who plays in a browser: towards the next building, else at random but always the same way."""

    def __init__(self, page: Page, seed: int = 0, touch: bool = False) -> None:
        self._page = page
        self._chance = Random(seed)
        self._touch = touch

    @property
    def is_over(self) -> bool:
        return self._page.locator(END).count() > 0

    def step(self) -> bool:
        """One touch, if anything is asked."""
        found = self._page.evaluate_handle(NEXT, self._chance.random()).as_element()
        return found is not None and self._press(found)

    def _press(self, element: ElementHandle) -> bool:
        try:
            element.tap(timeout=1000) if self._touch else element.click(timeout=1000)
        except Error:
            return False  # The game went on meanwhile, and what was asked is gone.
        return True


def play_to_the_end(*players: Hands) -> None:
    """In turns, until everybody sees the result."""
    for _ in range(STEPS_AT_MOST * 10):
        if all(player.is_over for player in players):
            return
        for player in players:
            player.step()
    raise AssertionError("the game does not end")


NEXT_KEY = """() => {
  const at = document.activeElement;
  if (at?.matches('.ov-slot:not(.is-selected)') && !at.dataset.walked) {
    at.dataset.walked = 'yes';
    return 'ArrowRight';
  }
  const aims = '.ov-slot, :is(.ov-tile, .ov-recall, .ov-projects *, .ov-market *).is-selected';
  const isLit = document.querySelector('.ov-touch.is-lit, .prompt-actions .btn-primary:not([disabled])');
  const goes = `.is-lit, ${aims}, .prompt-actions .${isLit ? 'btn-primary' : 'btn'}`;
  return at?.matches(goes) ? 'Enter' : 'Tab';
}"""
"""Enter on whatever leads on; "no" only if there is nothing else."""


class Keys:
    """Somebody who has no mouse: Enter on what has the focus and can be chosen, else on to the next thing."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def play_to_the_end(self) -> None:
        key = "Tab"
        for _ in range(STEPS_AT_MOST * 10):
            self._page.keyboard.press(key)
            if key == "Enter":
                self._page.wait_for_function(HAS_FOCUS, arg=END)
            if self._page.locator(END).count():
                return
            key = self._page.evaluate(NEXT_KEY)
        raise AssertionError("the game does not end")


HAS_FOCUS = """(end) => {
  const isAsked = document.querySelector('.prompt-title') && document.activeElement !== document.body;
  return isAsked || document.querySelector(end);
}"""
"""After a choice the focus is never left behind."""
