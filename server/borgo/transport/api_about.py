"""The part of the API about the house itself: its games, how busy it is, and this very description."""

from typing import Any

import msgspec

from borgo.core.game import AnyGame
from borgo.games import GAMES

from .api_types import ApiStruct
from .house import House
from .http import Call, get


class GameInfo(ApiStruct, frozen=True):
    id: str
    rules_version: int
    min_seats: int
    max_seats: int
    options: dict[str, Any]
    """JSON Schema of the table's options."""
    defaults: dict[str, Any]


class Busy(ApiStruct, frozen=True):
    people: int
    """Open connections."""
    open_tables: int
    live_tables: int


class HouseApi:
    def __init__(self, house: House) -> None:
        self._house = house
        self._games = tuple(_info(game) for game in GAMES.values())

    @get("/api/games", "The games that are played here", needs_guest=False)
    async def list_games(self, _call: Call[None]) -> tuple[GameInfo, ...]:
        return self._games

    @get("/api/house", "How many are here", needs_guest=False)
    async def get_house(self, _call: Call[None]) -> Busy:
        manager = self._house.manager
        return Busy(self._house.metrics.sockets, len(manager.open_tables()), len(manager.live_tables()))


def _info(game: AnyGame) -> GameInfo:
    schema = msgspec.json.schema(game.options)
    return GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        min_seats=game.seats[0],
        max_seats=game.seats[-1],
        options=schema["$defs"][game.options.__name__],
        defaults=msgspec.to_builtins(game.options()),
    )
