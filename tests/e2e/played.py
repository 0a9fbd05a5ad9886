"""Games that a guest without a browser has played, to the end or to the middle."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass

from playwright.sync_api import Page

from borgo.client import ActionRefused, Borgo
from borgo.games import GAMES

LONGEST = 5000


@dataclass(frozen=True)
class Played:
    code: str
    token: str
    """Of the guest who played."""


def play_to_the_end(url: str, game: str, seats: int = 2) -> Played:
    """Against bots; whatever is legal is taken in turn, so the game is over soon."""
    return _in_a_thread(url, game, seats, LONGEST)


def play_some(url: str, game: str, moves: int, seats: int = 4) -> Played:
    """So many moves of my own; then it is my move again."""
    return _in_a_thread(url, game, seats, moves)


def _in_a_thread(url: str, game: str, seats: int, moves: int) -> Played:
    """Playwright has the event loop of this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, _play(url, game, seats, moves)).result()


async def _play(url: str, game: str, seats: int, moves: int) -> Played:
    async with Borgo(url) as borgo:
        token = await borgo.sign_in("Nora", 0)
        code = await borgo.play_now(game, seats=max(seats, GAMES[game].seats[0]))
        async with borgo.join(code) as table:
            for done in range(moves + 1):
                now = await table.until(lambda now: now.outcome is not None or now.is_asked)
                if now.outcome is not None or done == moves:
                    break
                # Somebody else may have been quicker: then it is simply tried again.
                with suppress(ActionRefused):
                    await table.act(now.legal[7 * done % len(now.legal)])
        return Played(code, token)


def come_back_as(page: Page, token: str) -> None:
    """This browser is that guest from the next page on."""
    page.evaluate("token => localStorage.setItem('borgo.token', token)", token)
