"""A second scorer that shares nothing with the engine but the data file: it follows the events with a pencil.

Squares are (row, column) pairs, roads are sets of letters, and a road is found by growing a set until it
stops growing.
"""

import json
from collections.abc import Sequence

from borgo.core.game import Event
from borgo.games.doodlecity.events import DiceRolled, HouseCrossed, RoadDrawn, TreeCrossed
from borgo.games.doodlecity.state import State
from borgo.games.files import shared_dir

PAPER = json.loads((shared_dir() / "data" / "doodlecity" / "sheet.json").read_text())
SQUARES = {(square["row"], square["col"]): square for square in PAPER["squares"]}
STEPS = {"N": (-1, 0, "S"), "S": (1, 0, "N"), "E": (0, 1, "W"), "W": (0, -1, "E")}

Place = tuple[int, int]


def place(square: int) -> Place:
    return square // 5 + 1, square % 5 + 1


class Paper:
    def __init__(self, roads: Sequence[int]) -> None:
        self.roads = {
            place(n): set(PAPER["road_pieces"][shape - 1]) for n, shape in enumerate(roads) if shape
        }
        self.crossed = {where: square.get("crossed_at_start", 0) for where, square in SQUARES.items()}
        self.trees = 0
        self.hotels: list[int] = []
        self.shops: list[int] = []
        self.bonuses: list[int] = []
        self.waiting: int | None = None

    def whole_road(self, start: Place) -> set[Place]:
        found: set[Place] = set()
        grown = {start}
        while grown != found:
            found = set(grown)
            for row, column in found:
                for side in self.roads[row, column]:
                    down, right, back = STEPS[side]
                    neighbour = (row + down, column + right)
                    if back in self.roads.get(neighbour, ()):
                        grown.add(neighbour)
        return found

    def meets(self, where: Place) -> int:
        """How many ends of the road here go on in a neighbour."""
        row, column = where
        steps = [STEPS[side] for side in self.roads[where]]
        return sum(back in self.roads.get((row + down, column + right), ()) for down, right, back in steps)

    def draw(self, where: Place, shape: int) -> None:
        assert where not in self.roads, "a second road in one square"
        self.roads[where] = set(PAPER["road_pieces"][shape - 1])
        kind, whole = SQUARES[where]["kind"], self.whole_road(where)
        if kind == "hotel":
            self._circle(self.hotels, PAPER["hotel_track"]["values"], len(whole))
        if kind == "shop":
            houses = sum(self.crossed[square] for square in whole)
            self.waiting = self._circle(self.shops, PAPER["shop_track"]["values"], houses)

    def _circle(self, circled: list[int], track: list[int], reached: int) -> int:
        free = [value for value in track if value <= reached and value not in circled]
        if free:
            circled.append(free[-1])
        return free[-1] if free else 0

    def taxi_points(self) -> int:
        taxis = [where for where in self.roads if SQUARES[where]["kind"] == "taxi"]
        joined = [one for one in taxis if any(two in self.whole_road(one) for two in taxis if two != one)]
        return 4 * len(joined)


class Scorer:
    """All sheets of one game. Bonuses are given out when the round is over, in the order of taking dice."""

    def __init__(self, start: State) -> None:
        self.papers = [Paper(sheet.roads) for sheet in start.sheets]
        self.starter = start.starter
        self.open_bonuses = list(PAPER["shop_track"]["first_bonus"])

    def follow(self, event: Event) -> None:
        match event:
            case RoadDrawn(seat, square, shape):
                self.papers[seat].draw(place(square), shape)
            case HouseCrossed(seat, square):
                self.papers[seat].crossed[place(square)] += 1
            case TreeCrossed(seat):
                self.papers[seat].trees += 1
            case DiceRolled(_, starter):
                self.end_round()
                self.starter = starter

    def end_round(self) -> None:
        for paper in self.papers[self.starter :] + self.papers[: self.starter]:
            reached = [bonus for bonus in self.open_bonuses if bonus <= (paper.waiting or 0)]
            if reached:
                paper.bonuses.append(reached[-1])
                self.open_bonuses.remove(reached[-1])
            paper.waiting = None

    def points(self) -> tuple[int, ...]:
        trees = [paper.trees for paper in self.papers]
        totals = []
        for paper in self.papers:
            total = sum(paper.hotels) + sum(paper.shops) + sum(paper.bonuses) + paper.taxi_points()
            if min(trees) != max(trees):
                total += 4 * (paper.trees == min(trees)) - 4 * (paper.trees == max(trees))
            totals.append(total)
        return tuple(totals)
