"""One line per thing worth knowing, with its fields: room, seat, seq. Tokens are never among them.

uvicorn and the standard library log through the same lines. Addresses are cut to their site.
"""

import logging
import sys
from typing import TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

SECRETS = frozenset({"token", "authorization", "code_secret", "handover", "hello"})


def configure(level: str, style: str, stream: TextIO | None = None) -> None:
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide_secrets,
    ]
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_rendering(style)],
        )
    )
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    # Every request would be a line, with its query; the metrics count them.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(level.upper())),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )


def hide_secrets(_logger: WrappedLogger, _method: str, fields: EventDict) -> EventDict:
    """The last guard; no line should have one in the first place."""
    for name in SECRETS & fields.keys():
        fields[name] = "(hidden)"
    return fields


def _rendering(style: str) -> list[Processor]:
    if style == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
