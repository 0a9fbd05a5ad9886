"""`python -m borgo.protocol.generate` writes what is made from the structs; a test fails when it is stale.

frontend/src/net/schema.gen.ts            messages and the tree that a client holds
frontend/src/games/<game>/schema.gen.ts   one game's view, actions, events, prompts and options
shared/schema/*.json                      the same as JSON Schema, for other languages
    shared/vectors/*.json                     examples to check an implementation against
"""

from pathlib import Path
from typing import Any

import msgspec

from borgo.core.data import Data
from borgo.core.game import Action, AnyGame, Outcome, Prompt
from borgo.core.history import Undo, Undone
from borgo.core.look import Look
from borgo.games import GAMES

from . import messages
from .messages import ClientMessage, Command, ServerMessage
from .tree import Tree
from .typescript import Module, union_of
from .vectors import vectors

ROOT = Path(__file__).parents[3]


def generated() -> dict[str, str]:
    """Every generated file by its path in the repository."""
    files = {
        "frontend/src/net/schema.gen.ts": net_module(),
        "shared/schema/protocol.json": _schema(ClientMessage, ServerMessage, Tree),
    }
    for game in GAMES.values():
        files[f"frontend/src/games/{game.id}/schema.gen.ts"] = game_module(game)
        files[f"shared/schema/{game.id}.json"] = _schema(
            game.view_type, _actions(game), _events(game), game.prompt, game.options
        )
    for name, text in vectors().items():
        files[f"shared/vectors/{name}.json"] = text
    return files


def net_module() -> str:
    module = Module("./read")
    module.add_constant("VERSION", messages.VERSION)
    module.add_constant("SUBPROTOCOL_MSGPACK", messages.SUBPROTOCOL_MSGPACK)
    module.add_constant("SUBPROTOCOL_JSON", messages.SUBPROTOCOL_JSON)
    closes = messages.CLOSE_CODES.values()
    module.add_constant(
        "CLOSE_CODES", {close.code: {"why": close.why, "retry": close.retry} for close in closes}
    )
    module.let(Look, None)
    module.add(Outcome)
    module.add(Tree)
    module.add(Command, "Command")
    module.add(ClientMessage, "ClientMessage")
    module.add(ServerMessage, "ServerMessage")
    return module.text()


def game_module(game: AnyGame) -> str:
    module = Module("../../net/read")
    module.take_from("../../net/schema.gen", Outcome)
    module.add(game.view_type)
    module.add(game.prompt, "AnyPrompt")
    module.add(_actions(game), "AnyAction")
    module.add(_events(game), "AnyEvent")
    module.add_list("EVENTS", "AnyEvent")
    module.let(Data, game.view_type)
    module.let(Prompt, union_of(game.prompt))
    module.let(Action, union_of(_actions(game)))
    module.add(Look)
    module.add(game.options)
    module.add_constant("GAME_ID", game.id)
    module.add_constant("DEFAULT_OPTIONS", msgspec.to_builtins(game.options()), game.options)
    return module.text()


def _actions(game: AnyGame) -> Any:
    return game.action | Undo


def _events(game: AnyGame) -> Any:
    return game.event | Undone


def _schema(*kinds: Any) -> str:
    _shapes, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    document = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components}
    return msgspec.json.format(msgspec.json.encode(document, order="sorted"), indent=1).decode() + "\n"


def write(files: dict[str, str]) -> None:
    for name, text in files.items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(generated())
