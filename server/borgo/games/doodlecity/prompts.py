"""What the game waits for: one seat chooses a die, and everyone who has one may draw meanwhile (DC-2.2)."""

from borgo.core.game import Prompt

from .state import State, choosing, taking_order


class ChooseDie(Prompt, frozen=True):
    pass


class Draw(Prompt, frozen=True):
    pass


AnyPrompt = ChooseDie | Draw


def prompts(state: State) -> tuple[AnyPrompt, ...]:
    drawing: tuple[AnyPrompt, ...] = tuple(
        Draw((seat,)) for seat in taking_order(state) if state.turns[seat].drawing
    )
    chooser = choosing(state)
    return drawing if chooser is None else (*drawing, ChooseDie((chooser,)))
