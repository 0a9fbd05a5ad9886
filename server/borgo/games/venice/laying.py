"""VE-3.4 to VE-3.8: what laid cards mean, who holds the architects, and what is completed.

Each `LayCards` is judged against the table as it lies. Two sentences of the rules meet in one case: the full
number may be played from hand at once beside the cards of others (VE-3.7), but with two ponte cards on the
table three are too many (VE-3.8). So: where a single card is missing, the first card laid finishes the
building on the table, and the full number can only come on top of it; where more are missing, the full number
is a building of its own.
"""

from msgspec.structs import replace

from borgo.core.data import Data
from borgo.core.game import Seat
from borgo.core.rules import Illegal

from .board import NEEDED
from .data import ARCHITECTS, Kind
from .events import ArchitectMoved, CardsDiscarded, CardsLaid, KindAbandoned, Log
from .state import NOBODY, Counts, Player, Project, State, add, clockwise, put, with_player


class Laying(Data, frozen=True):
    """What becomes of laid cards."""

    alone: bool
    """VE-3.7 way 2: the full number is a building of its own."""
    added: int
    """Cards that go to the table, to begin, join or finish."""
    finishes: bool
    """The added cards complete the building on the table."""


def judge(state: State, seat: Seat, kind: Kind, count: int) -> Laying | Illegal:
    """What `count` cards of a kind with an architect would mean, or why they may not be laid."""
    needed, turn = NEEDED[kind], state.turn
    was_alone = bool(turn.alone >> kind & 1)
    if turn.closed >> kind & 1:
        if count == needed and not was_alone:
            return Laying(alone=True, added=0, finishes=False)
        return Illegal("VE-3.8", "kind-closed-this-turn", kind=kind, count=count)
    table = sum(row[kind] for row in state.laid)
    missing, own = needed - table, state.laid[seat][kind] == table
    if count < missing:
        return Laying(alone=False, added=count, finishes=False)
    at_once = count >= needed and (count > needed or missing > 1)
    if at_once or (own and count == missing):
        if was_alone:
            return Illegal("VE-3.8", "alone-twice", kind=kind, count=count)
        if own and at_once and count - needed == missing:
            return Illegal("VE-3.8", "alone-twice", kind=kind, count=count)
    rest = count - needed if at_once else count
    if rest > missing or (rest == missing and not table):
        return _too_many(kind, count, table, missing)
    return Laying(alone=at_once, added=rest, finishes=rest == missing)


def _too_many(kind: Kind, count: int, table: int, missing: int) -> Illegal:
    if missing == 1:
        return Illegal("VE-3.8", "new-one-after-finishing", kind=kind, count=count, table=table)
    return Illegal("VE-3.6", "too-many-cards", kind=kind, count=count, table=table, needed=table + missing)


def lay(state: State, seat: Seat, kind: Kind, count: int, meaning: Laying, log: Log) -> State:
    """The cards leave the hand and do what `judge` found."""
    log.append(CardsLaid(seat, kind, count))
    turn = replace(state.turn, begun=True)
    state = replace(state, players=without_cards(state.players, seat, kind, count), turn=turn)
    if meaning.alone:
        cards = only(seat, len(state.laid), NEEDED[kind])
        state = _completed(state, Project(kind, seat, cards, architect=False))
    if meaning.added:
        state = add_to_table(state, seat, kind, meaning.added, log)
    if meaning.finishes:
        project, state = taken_from_table(state, kind)
        state = _completed(state, project)
    return state


def _completed(state: State, project: Project) -> State:
    turn, bit = state.turn, 1 << project.kind
    if not project.common:
        turn = replace(turn, alone=turn.alone | bit)
    if project.architect:
        turn = replace(turn, closed=turn.closed | bit)
    return replace(state, completed=(*state.completed, project), turn=turn)


def without_cards(players: tuple[Player, ...], seat: Seat, kind: Kind, count: int) -> tuple[Player, ...]:
    player = players[seat]
    known = put(player.known, kind, max(player.known[kind] - count, 0))
    return with_player(players, seat, replace(player, hand=add(player.hand, kind, -count), known=known))


def only(seat: Seat, participants: int, cards: int) -> Counts:
    """The cards of a building that this seat makes alone."""
    return add((0,) * participants, seat, cards)


def add_to_table(state: State, seat: Seat, kind: Kind, count: int, log: Log) -> State:
    """VE-3.4, VE-3.5: begin or join; the architect goes to whoever has strictly more cards."""
    holder = holder_after(state, seat, kind, count)
    row = add(state.laid[seat], kind, count)
    state = replace(state, laid=(*state.laid[:seat], row, *state.laid[seat + 1 :]))
    return state if holder == state.architects[kind] else give_architect(state, kind, holder, log)


def holder_after(state: State, seat: Seat, kind: Kind, added: int) -> Seat:
    """VE-3.4, VE-3.5: who holds the architect when the seat has added so many cards to the table."""
    holder = state.architects[kind]
    if added and (holder == NOBODY or state.laid[seat][kind] + added > state.laid[holder][kind]):
        return seat
    return holder


def give_architect(state: State, kind: Kind, holder: Seat, log: Log) -> State:
    log.append(ArchitectMoved(kind, holder))
    return replace(state, architects=put(state.architects, kind, holder))


def taken_from_table(state: State, kind: Kind) -> tuple[Project, State]:
    """The building that all cards of the kind on the table make; the architect's holder is its builder."""
    cards = tuple(row[kind] for row in state.laid)
    project = Project(kind, state.architects[kind], cards, architect=True)
    return project, replace(state, laid=tuple(put(row, kind, 0) for row in state.laid))


def unfinished_kinds(state: State, seat: Seat) -> list[Kind]:
    """VE-3.12: the kinds that lie before the seat."""
    return [kind for kind in ARCHITECTS if state.laid[seat][kind]]


def abandon(state: State, seat: Seat, kind: Kind, log: Log) -> State:
    """VE-3.12: the cards are discarded, an abandoned architect goes to who has most, else to the board."""
    count = state.laid[seat][kind]
    log += [KindAbandoned(seat, kind), CardsDiscarded(kind, count)]
    laid = (*state.laid[:seat], put(state.laid[seat], kind, 0), *state.laid[seat + 1 :])
    state = replace(state, laid=laid, discards=add(state.discards, kind, count))
    if state.architects[kind] != seat:
        return state
    heir = max(clockwise(seat, len(laid))[1:], key=lambda other: laid[other][kind])
    return give_architect(state, kind, heir if laid[heir][kind] else NOBODY, log)
