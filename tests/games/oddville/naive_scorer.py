"""A second opinion on the city and its points, from the rule texts and the raw JSON alone.

It knows cards by number (their place in cards.json), seats by number, characters and resources by the names
of the files, and looks at everything with plain loops.
"""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

FILES = Path(__file__).parents[3] / "shared" / "data" / "oddville"


def _read(name: str) -> Any:
    return json.loads((FILES / f"{name}.json").read_text())


DECK: list[dict[str, Any]] = _read("cards")["cards"]
SQUARE: dict[str, Any] = _read("square") | {"points": {"kind": "square"}}
CHARACTERS: dict[str, dict[str, Any]] = {person["id"]: person for person in _read("characters")["characters"]}

BESIDE = {"n": (0, -1, "s"), "e": (1, 0, "w"), "s": (0, 1, "n"), "w": (-1, 0, "e")}

Spot = tuple[int, int]
Building = tuple[int, int, int, int]
"""Card, x, y, owner."""


def town(buildings: Collection[Building]) -> dict[Spot, dict[str, Any]]:
    return {(0, 0): SQUARE} | {(x, y): DECK[card] for card, x, y, _ in buildings}


def beside(cards: Mapping[Spot, dict[str, Any]], spot: Spot) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Each card that touches the spot: on which side it lies, with which of its own sides it touches."""
    for side, (right, down, touching) in BESIDE.items():
        other = cards.get((spot[0] + right, spot[1] + down))
        if other is not None:
            yield side, touching, other


def may_stand(cards: Mapping[Spot, dict[str, Any]], card: int, spot: Spot) -> bool:
    """OV-5.2 and OV-5.3."""
    touched = list(beside(cards, spot))
    empty_and_below = spot not in cards and spot[1] >= 0
    matching = all(DECK[card]["edges"][side] == other["edges"][touching] for side, touching, other in touched)
    return empty_and_below and bool(touched) and matching


def building_points(cards: Mapping[Spot, dict[str, Any]], spot: Spot) -> int:
    """OV-7.3 to OV-7.5."""
    card = cards[spot]
    touching = [other for _, _, other in beside(cards, spot)]
    match card["points"]["kind"]:
        case "diamond":
            return int(card["points"]["base"])
        case "diamond-count":
            return 3 + len([other for other in cards.values() if other["points"]["kind"] == "diamond"])
        case "neighbours":
            return 1 + len(touching)
        case "neighbours-triple":
            return 3 * len(touching)
        case "column":
            return 1 + sum(x == spot[0] for x, _ in cards)
        case "row":
            return 2 + sum(y == spot[1] for _, y in cards)
        case "shields":
            return sum(int(other["shield"]) for other in touching)
        case "guild":
            members = [other for other in cards.values() if other["guild"] == card["guild"]]
            return int(card["points"]["base"]) + len(members)
    raise ValueError(card)


def city_points(buildings: Collection[Building], seat: int) -> int:
    cards = town(buildings)
    return sum(building_points(cards, (x, y)) for _, x, y, owner in buildings if owner == seat)


def character_points(characters: Collection[str], on_square: bool) -> int:
    """OV-6, the numbers in brackets; the Traveller's seven are gone with a worker on the Square."""
    return sum(CHARACTERS[who]["points"] for who in characters if not (who == "traveller" and on_square))


def ranks(points: Sequence[int], sixth: int) -> list[int]:
    """OV-7.6: of equals the one whom a walk clockwise from the sixth worker's player meets first."""
    walk = [(sixth + steps) % len(points) for steps in range(len(points))]
    return [
        1
        + sum(
            points[other] > points[seat]
            or (points[other] == points[seat] and walk.index(other) < walk.index(seat))
            for other in walk
        )
        for seat in range(len(points))
    ]
