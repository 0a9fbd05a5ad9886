"""The games, by id. This list is the only place that knows them all."""

from borgo.core.game import AnyGame

from . import doodlecity, oddville, venice

GAMES: dict[str, AnyGame] = {game.id: game for game in (oddville.GAME, venice.GAME, doodlecity.GAME)}
