"""A table as the fold of its entries: seats, options, phase, and the game when there is one.

`apply` is the only way to change it, live as well as when a room wakes. It believes what it is given: what
may happen is decided before an entry is made.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from borgo.core.chance import commitment, from_seed
from borgo.core.game import Action, AnyGame, Clock, Event, Outcome, Seat
from borgo.core.history import History, Undo
from borgo.core.rules import Illegal
from borgo.protocol.tree import Pace, Phase, PlayerKind

from .chat import Chat, Line
from .clocks import Clocks
from .entries import (
    Abandoned,
    Acted,
    AnyChange,
    BecameReady,
    BotSeated,
    Configured,
    Entry,
    Header,
    Hosted,
    NextTable,
    Ordered,
    Paused,
    Resumed,
    Sat,
    Spoke,
    Started,
    Stood,
    Swapped,
    WantedRematch,
    read_options,
    write_options,
)
from .orders import Orders
from .people import NOBODY, Person, Sitter

COLOURS = 6
NO_SEAT = -1


class Table:
    def __init__(
        self,
        game: AnyGame,
        header: Header,
        names: Mapping[str, str] | None = None,
        lines: Iterable[Line] = (),
    ) -> None:
        """Names of persons, by id, and lines of chat are no part of the fold: they can be erased."""
        self.game = game
        self.header = header
        self.options = read_options(game, header.plan.options)
        self.options_text = write_options(self.options)
        self.pace = header.plan.pace
        self.public = header.plan.public
        self.seats = list(header.seats)
        self.persons: list[Seat] = []
        """The seats where persons sit."""
        self.host: Seat = header.host
        self.kicked: set[str] = set()
        self.phase = Phase.GATHERING
        self.history: History | None = None
        self.nonces: tuple[bytes, ...] = ()
        self.clocks = Clocks(Pace.NONE, len(self.seats))
        self.orders = Orders(game)
        self.names = dict(names or {})
        self.chat = Chat(self.names, lines)
        self.gallery = Chat(self.names)
        self.next_code = ""
        self.changed_ms = header.created_ms
        self.took_back: Seat = NO_SEAT
        """Who has just undone something: that seat is asked again, whatever its orders."""
        self._asked: tuple[Any, tuple[tuple[Seat, Any], ...]] = (None, ())
        self._own_acts = 0
        """So many of the last acts were one seat's own wish: what time or a bot decided stays."""
        self.commitment = commitment(header.seed)
        self._count_persons()
        self._actions: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(game.action | Undo)

    # Questions.

    @property
    def state(self) -> Any:
        return self.history.state if self.history else None

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.history.state) if self.history else None

    @property
    def starts_ms(self) -> int:
        """When the table starts by itself; 0 if it does not, or has."""
        wait = self.header.plan.wait_ms
        return self.header.created_ms + wait if wait and self.phase is Phase.GATHERING else 0

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.FINISHED

    @property
    def pauses(self) -> bool:
        """Whether the game waits while nobody is here. Where a turn takes days, nobody has to be."""
        return self.pace is not Pace.DAYS

    def seat_of(self, person: Person | None) -> Seat:
        return self.place_of(person.id) if person else NO_SEAT

    def place_of(self, person_id: str) -> Seat:
        return next((seat for seat in self.persons if self.seats[seat].person == person_id), NO_SEAT)

    def name_at(self, seat: Seat) -> str:
        """Empty for a bot, an empty seat, and a person who was erased."""
        return self.names.get(self.seats[seat].person, "")

    def free_seats(self) -> list[Seat]:
        return [seat for seat, sitter in enumerate(self.seats) if sitter.kind is PlayerKind.EMPTY]

    def asked(self) -> tuple[tuple[Seat, Any], ...]:
        """Who the game waits for, with what it asks."""
        if self.phase is not Phase.PLAYING:
            return ()
        state, asked = self._asked
        if state is not self.state:
            prompts = self.game.prompts(self.state)
            asked = tuple((seat, prompt) for prompt in prompts for seat in prompt.seats)
            self._asked = (self.state, asked)
        return asked

    def can_undo(self, seat: Seat) -> bool:
        if self.history is None or self.is_over:
            return False
        return self._own_acts > 0 and self.history.can_undo(seat)

    def read_action(self, packed: bytes | msgspec.Raw) -> Action:
        action: Action = self._actions.decode(packed)
        return action

    # Changes.

    def call(self, person: Person) -> bool:
        """Use this name from now on; whether it is another than before."""
        if self.names.get(person.id) == person.name:
            return False
        self.names[person.id] = person.name
        self.chat.show()
        self.gallery.show()
        return True

    def forget(self, person_id: str) -> None:
        """No name and no word of that person is left; the seat is another matter."""
        self.names.pop(person_id, None)
        self.chat.forget(person_id)
        self.gallery.forget(person_id)

    def apply(self, entry: Entry) -> tuple[Event, ...]:
        """What the entry says becomes so. Illegal, and nothing changed, if the rules refuse an action."""
        events = self._change(entry.change)
        if not isinstance(entry.change, Acted):
            self._count_persons()
        self.changed_ms = entry.at_ms
        if self.history:
            self._settle_clocks(entry)
        return events

    def _change(self, change: AnyChange) -> tuple[Event, ...]:
        match change:
            case Acted():
                return self._act(change)
            case Spoke():
                pass
            case Sat():
                self._sit(change)
            case Stood():
                self._stand(change)
            case Swapped(one, other):
                self._swap(one, other)
            case BotSeated(seat, level):
                self.seats[seat] = Sitter(level=level, colour=self._free_colour(seat)) if level else NOBODY
            case Hosted(seat):
                self.host = seat
            case BecameReady(seat, ready, nonce):
                self.seats[seat] = replace(self.seats[seat], ready=ready, nonce=nonce)
            case Configured():
                self._configure(change)
            case Started(nonces):
                self._start(nonces)
            case Paused():
                self.phase = Phase.PAUSED
            case Resumed():
                self.phase = Phase.PLAYING
            case Abandoned():
                self.phase = Phase.FINISHED
            case Ordered(seat, prompt, answer):
                self.orders.give(seat, prompt, answer)
            case WantedRematch(seat):
                self.seats[seat] = replace(self.seats[seat], wants_rematch=True)
            case NextTable(code):
                self.next_code = code
        return ()

    def _act(self, change: Acted) -> tuple[Event, ...]:
        assert self.history is not None
        action = self.read_action(change.action)
        events = _by_the_rules(self.history, change.seat, action)
        self._count_own(change, isinstance(action, Undo))
        if self.outcome:
            self.phase = Phase.FINISHED
        return events

    def _count_own(self, change: Acted, undone: bool) -> None:
        self.took_back = change.seat if undone else NO_SEAT
        if undone:
            self._own_acts -= 1
        elif change.by in ("time", "bot"):
            self._own_acts = 0
        else:
            self._own_acts += 1

    def _sit(self, change: Sat) -> None:
        seat, before = change.seat, self.place_of(change.person)
        if before != NO_SEAT:
            self.seats[seat], self.seats[before] = self.seats[before], NOBODY
            self.orders.swap(seat, before)
            self.host = seat if self.host == before else self.host
        else:
            colour = self._free_colour(seat, change.colour)
            self.seats[seat] = Sitter(person=change.person, colour=colour)
        if self.host == NO_SEAT:
            self.host = seat

    def _stand(self, change: Stood) -> None:
        seat, sitter = change.seat, self.seats[change.seat]
        if change.kicked and sitter.person:
            self.kicked.add(sitter.person)
        self.seats[seat] = Sitter(level=change.level, colour=sitter.colour) if change.level else NOBODY
        self.orders.forget(seat)
        if self.host == seat:
            self.host = next_of((other for other in self.persons if other != seat), seat)

    def _swap(self, one: Seat, other: Seat) -> None:
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
        self.orders.swap(one, other)
        self.host = {one: other, other: one}.get(self.host, self.host)

    def _configure(self, change: Configured) -> None:
        self.options = read_options(self.game, change.options)
        self.options_text = write_options(self.options)
        self.pace, self.public = change.pace, change.public
        kept = [replace(sitter, ready=False) for sitter in self.seats[: change.seats]]
        self.seats = kept + [NOBODY] * (change.seats - len(kept))
        self.clocks = Clocks(Pace.NONE, change.seats)

    def _start(self, nonces: tuple[bytes, ...]) -> None:
        chance = from_seed(self.header.seed, nonces)
        self.nonces = nonces
        self.history = History(self.game, self.options, len(self.seats), chance)
        self.clocks = Clocks(self.pace, len(self.seats))
        self.phase = Phase.PLAYING

    def _free_colour(self, seat: Seat, wish: int = 0) -> int:
        taken = {
            sitter.colour
            for other, sitter in enumerate(self.seats)
            if other != seat and sitter.kind is not PlayerKind.EMPTY
        }
        return next((colour for colour in (wish, *range(COLOURS)) if colour not in taken), wish)

    def _count_persons(self) -> None:
        self.persons = [seat for seat, sitter in enumerate(self.seats) if sitter.person]

    def _settle_clocks(self, entry: Entry) -> None:
        """Somebody who plays alone, or against bots, keeps nobody waiting."""
        asked: dict[Seat, Clock] = {}
        if len(self.persons) > 1:
            asked = {seat: type(prompt).clock for seat, prompt in self.asked() if self.seats[seat].person}
        actor = entry.change.seat if isinstance(entry.change, Acted) else NO_SEAT
        self.clocks.settle(entry.at_ms, asked, actor, is_new_turn=self.took_back == NO_SEAT)


def _by_the_rules(history: History, seat: Seat, action: Action) -> tuple[Event, ...]:
    """A step that fails has changed nothing: whoever asked for it is refused, and the table goes on."""
    try:
        return history.act(seat, action)
    except Illegal:
        raise
    except Exception as error:
        raise Illegal("TB-3.5", "rules-failed") from error


def next_of(seats: Iterable[Seat], seat: Seat) -> Seat:
    """The one after this seat, round the table; NO_SEAT if there is none."""
    others = sorted(seats)
    return next((other for other in others if other > seat), others[0] if others else NO_SEAT)
