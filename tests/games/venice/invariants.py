"""What must hold in every position of every game."""

from borgo.core.game import Prompt
from borgo.games.venice.board import NEEDED, PLACE_SETS, place_of
from borgo.games.venice.data import (
    ARCHITECTS,
    BAG_VALUES,
    HAND_LIMIT,
    KINDS,
    MAP,
    OPEN_LIMIT,
    SWAMP,
    TILE_VALUES,
    Kind,
)
from borgo.games.venice.state import NOBODY, State


def check(state: State) -> None:
    check_cards(state)
    check_gold(state)
    check_buildings(state)
    check_architects(state)
    check_gondolas(state)
    assert not state.stack or isinstance(state.stack[-1], Prompt), "between two steps somebody is asked"


def check_cards(state: State) -> None:
    """VE-1.1: 42 cards, none made or lost. VE-8.2: no hand of six."""
    projects = [*state.completed, *([state.current] if state.current else [])]
    for kind in KINDS:
        hands = sum(player.hand[kind] for player in state.players)
        tabled = sum(row[kind] for row in state.laid)
        tabled += sum(sum(project.cards) for project in projects if project.kind == kind)
        piles = state.pile.count(kind) + state.discards[kind] + state.open[kind]
        assert hands + tabled + piles == MAP.deck[kind], kind.name
    for player in state.players:
        assert player.cards <= HAND_LIMIT
        assert all(0 <= seen <= held for seen, held in zip(player.known, player.hand, strict=True))
    assert set(state.open) <= {0, 1}, "VE-8.1: no kind lies open twice"
    assert sum(state.open) <= OPEN_LIMIT


def check_gold(state: State) -> None:
    """VE-1.1: 86 tiles and 18 bags, wherever they are."""
    lying = [state.swamp[field] for field, lies in enumerate(state.ground) if lies == SWAMP]
    for value in TILE_VALUES:
        held = sum(player.tiles[value] for player in state.players)
        assert held + lying.count(value) + state.spent[value] == MAP.tiles[value]
    for place, value in enumerate(BAG_VALUES):
        held = sum(player.bags[place] for player in state.players)
        assert held + state.bags.count(value) == MAP.bags[place]


def check_buildings(state: State) -> None:
    """VE-1.1: 42 buildings; each stands on fields of its shape, no two on one."""
    covered: dict[int, Kind] = {}
    for building in state.buildings:
        assert building.fields in PLACE_SETS[building.kind]
        assert not covered.keys() & set(building.fields)
        covered |= dict.fromkeys(building.fields, building.kind)
    for kind in KINDS:
        standing = sum(building.kind == kind for building in state.buildings)
        assert standing + state.stock[kind] == MAP.stock[kind]
    assert {field: Kind(lies) for field, lies in enumerate(state.ground) if lies >= 0} == covered


def check_architects(state: State) -> None:
    """VE-3.5: whoever holds one has cards of the kind, and nobody has more."""
    assert state.architects[Kind.CASA] == NOBODY
    pending = {p.kind: p for p in (*state.completed, state.current) if p and p.architect}
    for kind in ARCHITECTS:
        holder, laid = state.architects[kind], [row[kind] for row in state.laid]
        assert sum(laid) < NEEDED[kind], "what is complete is a project"
        if kind in pending:
            assert holder == pending[kind].builder
        elif holder == NOBODY:
            assert not any(laid)
        else:
            assert laid[holder] == max(laid) > 0


def check_gondolas(state: State) -> None:
    """VE-5.1: one gondola a place, but for the start."""
    places = [place_of(player.gondola) for player in state.players if player.gondola]
    assert len(set(places)) == len(places)


def check_gains(state: State) -> None:
    """Every space of a gondola's way is accounted for."""
    assert all(sum(player.gained) == player.gondola for player in state.players)
