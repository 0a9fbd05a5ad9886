"""The part of the API about the house itself: its games, how busy it is, and this very description."""

from typing import Any

import msgspec

from borgo.core.game import AnyGame
from borgo.games import GAMES

from .api_types import ApiStruct
from .house import House
from .http import Api, Call


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


def add_house_endpoints(api: Api, house: House) -> None:
    infos = tuple(_info(game) for game in GAMES.values())

    @api.get("/api/games", "The games that are played here", needs_guest=False)
    async def list_games(_call: Call[None]) -> tuple[GameInfo, ...]:
        return infos

    @api.get("/api/house", "How many are here", needs_guest=False)
    async def get_house(_call: Call[None]) -> Busy:
        manager = house.manager
        return Busy(house.metrics.sockets, len(manager.open_tables()), len(manager.live_tables()))


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
