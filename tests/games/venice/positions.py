"""Positions written as they look on the table: what lies before each seat, and what is special on the map.

    position(seat(gondola=6, hand=cards(ponte=2)), seat(laid=cards(ponte=1)), drained=["A8", "B9"])

Everything else is as at the start. Cards and bags that nobody has are in the piles; a test that needs an
order says which cards lie on top. Whoever holds tiles should have drained as many fields, where tiles
are counted.
"""

import random
from collections.abc import Iterable, Iterator, Mapping

import pytest
from msgspec.structs import replace

from borgo.core.chance import Chance
from borgo.core.data import Data
from borgo.core.game import Seat
from borgo.core.rules import Illegal
from borgo.games.venice import GAME
from borgo.games.venice.actions import (
    AbandonKind,
    AnyAction,
    CarryOut,
    Done,
    DrainField,
    DrawCards,
    LayCards,
    PlaceBuilding,
    PutOpen,
    ScoreDistrict,
    SettleGold,
    TakeOpen,
    TradeGold,
    TurnUp,
)
from borgo.games.venice.board import PLACES
from borgo.games.venice.data import BAG_VALUES, KINDS, MAP, OPEN, SWAMP, TILE_VALUES, Kind
from borgo.games.venice.events import AnyEvent
from borgo.games.venice.prompts import AnyPrompt, BuildStage
from borgo.games.venice.setup import spread
from borgo.games.venice.state import NOBODY, NONE_OF_ANY, Building, Counts, Player, State, Turn

CASA, PALAZZO, CAMPO, PONTE, BASILICA = KINDS
A, B, C, D, E = range(5)
"""The districts."""


class AtSeat(Data, frozen=True):
    player: Player
    laid: Counts


def cards(casa: int = 0, palazzo: int = 0, campo: int = 0, ponte: int = 0, basilica: int = 0) -> Counts:
    return (casa, palazzo, campo, ponte, basilica)


def seat(
    gondola: int = 0,
    hand: Counts = NONE_OF_ANY,
    laid: Counts = NONE_OF_ANY,
    tiles: Counts = (0, 0, 0),
    bags: Counts = (0, 0, 0, 0),
) -> AtSeat:
    """Tiles by value 0, 1, 2; bags by value 3, 4, 5, 6."""
    return AtSeat(Player(gondola=gondola, hand=hand, tiles=tiles, bags=bags), laid)


def field(name: str) -> int:
    return MAP.names.index(name)


def fields(*names: str) -> tuple[int, ...]:
    return tuple(sorted(field(name) for name in names))


def position(
    *seats: AtSeat,
    turn: Seat | Turn = 0,
    stage: AnyPrompt | None = None,
    third: Counts = NONE_OF_ANY,
    architects: Mapping[Kind, Seat] | None = None,
    drained: Iterable[str] = (),
    built: Mapping[Kind, Iterable[str]] | None = None,
    no_room: bool = False,
    stock: Mapping[Kind, int] | None = None,
    open_cards: Counts = NONE_OF_ANY,
    discards: Counts = NONE_OF_ANY,
    on_top: tuple[Kind, ...] = (),
    bags_left: int = 18,
) -> State:
    """`architects` names holders other than those with most cards; `no_room` leaves no field open;
    `on_top` are the next cards of the pile, the first one first."""
    now = turn if isinstance(turn, Turn) else Turn(turn)
    laid = tuple(one.laid for one in seats) + ((third,) if len(seats) == 2 else ())
    ground = _ground(drained, built or {}, no_room)
    players = tuple(one.player for one in seats)
    swamp, spent = _tiles(players, ground)
    left = [stock.get(kind, MAP.stock[kind] - 1) if stock else MAP.stock[kind] - 1 for kind in KINDS]
    return State(
        chance=Chance(bytes(32)),
        turn=now,
        stack=(stage or BuildStage((now.seat,)),),
        players=players,
        laid=laid,
        architects=tuple(_holder(kind, laid, architects or {}) for kind in KINDS),
        completed=(),
        current=None,
        ground=ground,
        buildings=tuple(Building(start.kind, start.fields) for start in MAP.start),
        stock=tuple(left),
        pile=_pile((*(player.hand for player in players), *laid, open_cards, discards), on_top),
        discards=discards,
        open=open_cards,
        swamp=swamp,
        bags=_bags(players)[:bags_left],
        spent=spent,
    )


def _holder(kind: Kind, laid: tuple[Counts, ...], named: Mapping[Kind, Seat]) -> Seat:
    most = max(row[kind] for row in laid)
    return named.get(kind, [row[kind] for row in laid].index(most) if most else NOBODY)


def _ground(drained: Iterable[str], built: Mapping[Kind, Iterable[str]], no_room: bool) -> tuple[int, ...]:
    ground = [SWAMP if no_room and lies == OPEN else lies for lies in MAP.ground]
    for name in drained:
        ground[field(name)] = OPEN
    for kind, names in built.items():
        for name in names:
            ground[field(name)] = kind
    return tuple(ground)


def _tiles(players: tuple[Player, ...], ground: tuple[int, ...]) -> tuple[tuple[int, ...], Counts]:
    held = [sum(player.tiles[value] for player in players) for value in TILE_VALUES]
    left = spread(TILE_VALUES, tuple(a - b for a, b in zip(MAP.tiles, held, strict=True)))
    wet = [number for number, lies in enumerate(ground) if lies == SWAMP]
    swamp = [0] * len(ground)
    for number in wet:
        swamp[number] = left.pop() if left else 0
    return tuple(swamp), tuple(left.count(value) for value in TILE_VALUES)


def _bags(players: tuple[Player, ...]) -> tuple[int, ...]:
    held = [sum(player.bags[value] for player in players) for value in range(len(BAG_VALUES))]
    return tuple(spread(BAG_VALUES, tuple(a - b for a, b in zip(MAP.bags, held, strict=True))))


def _pile(elsewhere: tuple[Counts, ...], on_top: tuple[Kind, ...]) -> tuple[Kind, ...]:
    left = [MAP.deck[kind] - sum(counts[kind] for counts in elsewhere) for kind in KINDS]
    assert min(left) >= 0, "there are not so many cards"
    pile = spread(KINDS, tuple(left))
    for kind in on_top:
        pile.remove(kind)
    return (*pile, *reversed(on_top))


def lay(count: int, kind: Kind) -> LayCards:
    return LayCards(kind, count)


def at(*names: str) -> PlaceBuilding:
    return PlaceBuilding(fields(*names))


def common(kind: Kind) -> CarryOut:
    return CarryOut(kind, common=True)


def alone(kind: Kind) -> CarryOut:
    return CarryOut(kind, common=False)


def play(state: State, *moves: AnyAction | tuple[Seat, AnyAction]) -> State:
    """Moves of the active seat, or of the seat that is named."""
    for move in moves:
        who, action = move if isinstance(move, tuple) else (state.turn.seat, move)
        state, _ = GAME.step(state, who, action)
    return state


def told(state: State, *moves: AnyAction | tuple[Seat, AnyAction]) -> list[AnyEvent]:
    """The events of these moves."""
    events: list[AnyEvent] = []
    for move in moves:
        who, action = move if isinstance(move, tuple) else (state.turn.seat, move)
        state, news = GAME.step(state, who, action)
        events += news
    return events


def refused(state: State, action: AnyAction, by: Seat | None = None) -> tuple[str, str]:
    """The rule and the reason; the state is left as it was and the action is not on the list."""
    who, before = state.turn.seat if by is None else by, hash(state)
    with pytest.raises(Illegal) as caught:
        GAME.step(state, who, action)
    assert hash(state) == before
    assert action not in GAME.legal(state, who)
    assert caught.value.rule_id in GAME.rules
    return caught.value.rule_id, caught.value.why


def may(state: State, action: AnyAction, by: Seat | None = None) -> bool:
    return action in GAME.legal(state, state.turn.seat if by is None else by)


def gondolas(state: State) -> tuple[int, ...]:
    return GAME.points(state)


def bags_of(state: State) -> tuple[int, ...]:
    """How many each seat has."""
    return tuple(sum(player.bags) for player in state.players)


def with_gondolas(state: State, *at: int) -> State:
    players = tuple(replace(player, gondola=one) for player, one in zip(state.players, at, strict=True))
    return replace(state, players=players)


def every_action() -> Iterator[AnyAction]:
    """All that can be said at all, and a little beyond the edges."""
    yield from (DrawCards(), TurnUp(), Done())
    for kind in KINDS:
        yield from (PutOpen(kind), TakeOpen(kind), AbandonKind(kind), alone(kind), common(kind))
        yield from (LayCards(kind, count) for count in range(-1, 7))
    yield from (DrainField(number) for number in range(-1, len(MAP.names) + 1))
    yield from (ScoreDistrict(district) for district in range(-1, 6))
    for points in range(-1, 31):
        yield from (TradeGold(points), SettleGold(points))
    yield from (PlaceBuilding(place) for place in {place for places in PLACES for place in places})
    yield from (PlaceBuilding(()), PlaceBuilding((0, 0)), PlaceBuilding((1, 0)), PlaceBuilding((0, 104)))


def new(seats: int, seed: int) -> State:
    return GAME.new(GAME.options(), seats, Chance(seed.to_bytes(32, "big")))


def random_game(
    seats: int, seed: int
) -> Iterator[tuple[State, Seat, AnyAction, State, tuple[AnyEvent, ...]]]:
    """Play to the end; each move with the states before and after it. Cards are laid and buildings made more
    often than a fair choice would, or most games were spent on draining."""
    rng, state = random.Random(seed), new(seats, seed)
    while GAME.prompts(state):
        who = state.turn.seat if rng.random() < 0.3 else GAME.asked(state)[0]
        options = GAME.legal(state, who)
        eager = [option for option in options if isinstance(option, LayCards | CarryOut | PutOpen)]
        if not options:
            continue
        action = rng.choice(eager if eager and rng.random() < 0.5 else options)
        after, events = GAME.step(state, who, action)
        yield state, who, action, after, events
        state = after
