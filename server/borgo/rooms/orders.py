"""Standing orders: how a seat answers a kind of prompt without being asked.

An order is the tag of an action, taken if exactly one such action is legal, or one of the words below.
"""

from typing import Any

from borgo.core.game import Action, AnyGame, Prompt, Seat
from borgo.core.rules import Illegal
from borgo.protocol.numbered import kinds
from borgo.protocol.tree import Order

ASK = "ask"
FORCED = "forced"
"""Ask, unless there is one legal answer only."""
BOT = "bot"
"""A bot chooses."""


def tag_of(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


class Orders:
    """The orders of all seats. Until a seat says otherwise, the prompts' own ones stand."""

    def __init__(self, game: AnyGame) -> None:
        self._usual = {tag_of(prompt): prompt.order or ASK for prompt in kinds(game.prompt)}
        self._answers = {tag_of(action) for action in kinds(game.action)} | {ASK, FORCED, BOT}
        self._given: dict[Seat, dict[str, str]] = {}
        self._in_force: dict[Seat, tuple[Order, ...]] = {}

    def check(self, prompt: str, answer: str) -> None:
        if prompt not in self._usual:
            raise Illegal("TB-3.3", "unknown-prompt", prompt=prompt)
        if answer not in self._answers:
            raise Illegal("TB-3.3", "unknown-answer", answer=answer)

    def give(self, seat: Seat, prompt: str, answer: str) -> None:
        self._given[seat] = self._given.get(seat, {}) | {prompt: answer}
        self._in_force.clear()

    def swap(self, one: Seat, other: Seat) -> None:
        """Orders go with the person."""
        given = self._given
        given[one], given[other] = given.get(other, {}), given.get(one, {})
        self._in_force.clear()

    def forget(self, seat: Seat) -> None:
        self._given.pop(seat, None)
        self._in_force.clear()

    def of(self, seat: Seat) -> tuple[Order, ...]:
        """What this seat does not want to be asked, in the order of prompt names."""
        if seat not in self._in_force:
            standing = sorted((self._usual | self._given.get(seat, {})).items())
            self._in_force[seat] = tuple(Order(*order) for order in standing if order[1] != ASK)
        return self._in_force[seat]

    def answer(self, seat: Seat, prompt: Prompt) -> str:
        tag = tag_of(type(prompt))
        return self._given.get(seat, {}).get(tag, self._usual[tag])


def obey(answer: str, legal: tuple[Action, ...]) -> Action | None:
    """The one action that the order means; None if the seat must be asked after all."""
    if answer == FORCED:
        meant = [action for action in legal if not action.free]
    else:
        meant = [action for action in legal if tag_of(type(action)) == answer and not action.free]
    return meant[0] if len(meant) == 1 else None
