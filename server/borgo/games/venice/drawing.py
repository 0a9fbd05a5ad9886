"""VE-8: cards from the pile and from the open ones."""

from msgspec.structs import replace

from borgo.core.game import Seat

from .data import HAND_LIMIT, KINDS, Kind
from .events import CardPutOpen, CardsDrawn, Log, OpenCardTaken, PileShuffled
from .laying import without_cards
from .prompts import DrawStage
from .state import NONE_OF_ANY, State, add, with_player

TAKEN_FOR_ONE = 3


def can_draw(state: State) -> bool:
    return bool(state.pile) or any(state.discards)


def can_take_more(state: State, seat: Seat, stage: DrawStage) -> bool:
    """VE-8.2: a draw stops at the hand limit."""
    if not stage.left or state.players[seat].cards >= HAND_LIMIT:
        return False
    return can_draw(state) or any(state.open[kind] and kind != stage.put for kind in KINDS)


def top_card(state: State, log: Log) -> tuple[Kind, State]:
    """VE-8.3: from the pile; when it is empty the discards are shuffled first."""
    if not state.pile:
        cards = [kind for kind in KINDS for _ in range(state.discards[kind])]
        pile, chance = state.chance.shuffled(cards)
        log.append(PileShuffled(len(pile)))
        state = replace(state, pile=pile, discards=NONE_OF_ANY, chance=chance)
    return state.pile[-1], replace(state, pile=state.pile[:-1])


def put_open(state: State, seat: Seat, kind: Kind, log: Log) -> State:
    log.append(CardPutOpen(seat, kind))
    return replace(
        state,
        players=without_cards(state.players, seat, kind, 1),
        open=add(state.open, kind, 1),
        stack=(DrawStage((seat,), TAKEN_FOR_ONE, kind),),
    )


def take_open(state: State, seat: Seat, kind: Kind, stage: DrawStage, log: Log) -> State:
    log.append(OpenCardTaken(seat, kind))
    player = state.players[seat]
    player = replace(player, hand=add(player.hand, kind, 1), known=add(player.known, kind, 1))
    return replace(
        state,
        players=with_player(state.players, seat, player),
        open=add(state.open, kind, -1),
        stack=(replace(stage, left=stage.left - 1),),
    )


def draw(state: State, seat: Seat, stage: DrawStage, log: Log) -> State:
    """VE-8.1, VE-8.2: all that may still be taken."""
    hand = state.players[seat].hand
    drawn: list[Kind] = []
    while len(drawn) < stage.left and sum(hand) < HAND_LIMIT and can_draw(state):
        kind, state = top_card(state, log)
        hand = add(hand, kind, 1)
        drawn.append(kind)
    log.append(CardsDrawn(seat, len(drawn), tuple(drawn)))
    player = replace(state.players[seat], hand=hand)
    return replace(
        state,
        players=with_player(state.players, seat, player),
        stack=(replace(stage, left=0),),
    )
