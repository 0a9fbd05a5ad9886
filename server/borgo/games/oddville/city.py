"""Where buildings stand, what they touch, and which cells are open."""

from collections.abc import Mapping
from functools import lru_cache

from .data import CARDS, OFFSETS, SQUARE_STREETS, Side
from .state import Cell, Placed

SQUARE = -1
"""Stands for the Main Square, at (0, 0) from the start (OV-1.2), where a card number is expected."""

Needs = tuple[int, int]
"""The sides of an open cell that must be streets, and those that must be houses, as bit masks."""

_STEPS = tuple((OFFSETS[side], 1 << side, 1 << side.opposite) for side in Side)


def cards_by_cell(city: tuple[Placed, ...]) -> dict[Cell, int]:
    """Every card of the city by its cell, the Main Square among them."""
    cells = {(placed.x, placed.y): placed.card for placed in city}
    cells[0, 0] = SQUARE
    return cells


def streets_of(card: int) -> int:
    return SQUARE_STREETS if card == SQUARE else CARDS[card].streets


@lru_cache(maxsize=256)
def open_cells(city: tuple[Placed, ...]) -> Mapping[Cell, Needs]:
    """OV-5.2: every empty cell beside a card and not above the square's row, with what its edges ask for."""
    cells = cards_by_cell(city)
    needs: dict[Cell, Needs] = {}
    for (x, y), card in cells.items():
        streets = streets_of(card)
        for (dx, dy), toward, back in _STEPS:
            cell = (x + dx, y + dy)
            if cell in cells or cell[1] < 0:
                continue
            need_streets, need_houses = needs.get(cell, (0, 0))
            if streets & toward:
                needs[cell] = (need_streets | back, need_houses)
            else:
                needs[cell] = (need_streets, need_houses | back)
    return needs


def clash(card: int, needs: Needs) -> int:
    """OV-5.3: the sides of the card that would not match, as a bit mask; 0 if it fits."""
    need_streets, need_houses = needs
    streets = CARDS[card].streets
    return need_streets & ~streets | need_houses & streets


def bonus_sources(cells: Mapping[Cell, int], placed: Placed, by_lamplight: bool) -> tuple[int, ...]:
    """OV-5.5: the new card, then each neighbour joined to it by a street; OV-6.10: or by lamplight any."""
    streets = CARDS[placed.card].streets
    sources = [placed.card]
    for (dx, dy), toward, _ in _STEPS:
        card = cells.get((placed.x + dx, placed.y + dy), SQUARE)
        if card != SQUARE and (by_lamplight or streets & toward):
            sources.append(card)
    return tuple(sources)
