"""What follows from the map: where each kind can stand, what lies around, which districts a space touches."""

from itertools import combinations

from .data import BASILICA_POINTS, CASA_POINTS, GOAL, MAP, OPEN, Kind

Fields = tuple[int, ...]
"""The fields of one building, from the lowest number on."""

NEIGHBOURS = MAP.neighbours
DISTRICT_OF = MAP.district_of
NEEDED = MAP.needed
SPANS = tuple(
    (DISTRICT_OF.index(district), DISTRICT_OF.index(district) + DISTRICT_OF.count(district))
    for district in range(max(DISTRICT_OF) + 1)
)
"""The first field of each district, and the first one after it."""


def _pairs() -> tuple[Fields, ...]:
    return tuple((a, b) for a, around in enumerate(NEIGHBOURS) for b in around if a < b)


def _triangles() -> tuple[Fields, ...]:
    return tuple(
        (a, b, c)
        for a, around in enumerate(NEIGHBOURS)
        for b, c in combinations(around, 2)
        if a < b and c in NEIGHBOURS[b]
    )


_SINGLES: tuple[Fields, ...] = tuple((field,) for field in range(len(NEIGHBOURS)))

PLACES: tuple[tuple[Fields, ...], ...] = (_SINGLES, _pairs(), _SINGLES, MAP.bridges, _triangles())
"""VE-3.2: every place of each kind on the empty map."""

PLACE_SETS = tuple(frozenset(places) for places in PLACES)

AROUND: dict[Fields, Fields] = {
    place: tuple(sorted({near for field in place for near in NEIGHBOURS[field]} - set(place)))
    for places in PLACES
    for place in places
}

_NOWHERE: tuple[int, ...] = ()


def touched(space: int) -> tuple[int, ...]:
    """VE-5.2: the districts next to a space; the posts beyond the goal touch none."""
    return MAP.touches[space] if space <= GOAL else _NOWHERE


def place_of(space: int) -> int:
    """VE-5.2: 10 and 45 are one place."""
    return MAP.place[space] if space <= GOAL else space


def districts_of(place: Fields) -> tuple[int, ...]:
    return tuple(sorted({DISTRICT_OF[field] for field in place}))


def free_places(ground: tuple[int, ...], kind: Kind) -> list[Fields]:
    """VE-3.2, VE-3.3: where a building of this kind can be put."""
    match kind:
        case Kind.CASA | Kind.CAMPO:
            return [place for place in PLACES[kind] if ground[place[0]] == OPEN]
        case Kind.PALAZZO | Kind.PONTE:
            return [(a, b) for a, b in PLACES[kind] if ground[a] == ground[b] == OPEN]
        case Kind.BASILICA:
            return [(a, b, c) for a, b, c in PLACES[kind] if ground[a] == ground[b] == ground[c] == OPEN]


def casas_in(ground: tuple[int, ...], district: int) -> int:
    first, end = SPANS[district]
    return ground[first:end].count(Kind.CASA)


def counted(ground: tuple[int, ...], kind: Kind, place: Fields, district: int) -> Fields:
    """VE-4.1: the fields that bring the points of a palazzo, a campo or a ponte."""
    match kind:
        case Kind.PALAZZO:
            return tuple(field for field in AROUND[place] if ground[field] < 0)
        case Kind.CAMPO:
            return tuple(field for field in AROUND[place] if ground[field] >= 0)
        case Kind.PONTE:
            return tuple(field for field in range(*SPANS[district]) if ground[field] == Kind.CASA)
        case _:
            return ()


def points_of(ground: tuple[int, ...], kind: Kind, place: Fields, district: int) -> int:
    """VE-4.1: what the building is worth; the district matters for a ponte only."""
    match kind:
        case Kind.CASA:
            return CASA_POINTS
        case Kind.BASILICA:
            return BASILICA_POINTS
        case Kind.PONTE:
            return casas_in(ground, district)
        case _:
            return len(counted(ground, kind, place, district))


def best_district(ground: tuple[int, ...], place: Fields) -> int:
    """The district of the place with most casas; the first one if they are equal."""
    return max(districts_of(place), key=lambda district: casas_in(ground, district))
