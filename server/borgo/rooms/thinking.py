"""Who plays when no person does: bots on their own seats, for absent people, and by order."""

from borgo.core.game import Action, Prompt, Seat
from borgo.core.rules import Illegal

from .desk import Desk
from .effects import BotThinks
from .orders import BOT
from .play import acted


class Thinking:
    def __init__(self) -> None:
        self._thoughts: dict[Seat, int] = {}
        self._last = 0

    def begin(self, desk: Desk) -> None:
        """Ask for a choice wherever the game waits for a bot that is not thinking yet."""
        for seat, prompt in desk.table.asked():
            if seat not in self._thoughts and _why(desk, seat, prompt):
                self._last += 1
                self._thoughts[seat] = self._last
                level = desk.table.seats[seat].level or desk.table.header.plan.bot_level
                desk.ask(BotThinks(seat, level, self._last))

    def end(self, desk: Desk, seat: Seat, thought: int, action: Action | None) -> None:
        """Take the choice, if it is still the bot's to make."""
        if self._thoughts.get(seat) != thought:
            return
        del self._thoughts[seat]
        by = bot_plays(desk, seat)
        if not by or action is None:
            return
        try:
            desk.record(acted(seat, action, by), by)
        except Illegal:
            default = desk.table.game.default(desk.table.state, seat)
            desk.record(acted(seat, default, by), by)


def bot_plays(desk: Desk, seat: Seat) -> str:
    """Why a bot answers for this seat now ("bot", "order"); empty if it does not."""
    return next((_why(desk, seat, prompt) for asked, prompt in desk.table.asked() if asked == seat), "")


def _why(desk: Desk, seat: Seat, prompt: Prompt) -> str:
    table = desk.table
    if not table.seats[seat].person or seat in desk.presence.stand_ins:
        return "bot"
    ordered = table.orders.answer(seat, prompt) == BOT and seat != table.took_back
    return "order" if ordered else ""
