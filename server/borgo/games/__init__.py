"""The games, by id. This list is the only place that knows them all."""

from borgo.core.game import AnyGame

from . import doodlecity, oddville

GAMES: dict[str, AnyGame] = {game.id: game for game in (oddville.GAME, doodlecity.GAME)}
