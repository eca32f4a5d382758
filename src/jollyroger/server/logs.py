"""Structured logs: one JSON object a line, with table and number, never a hand or a token."""

import json
import logging
from typing import Final, TextIO

from ..store import Outage, Trouble
from .access_log import ACCESS
from .figures import figures
from .options import Level

FIELDS: Final = (
    *("table", "seq", "code"),
    *("version", "database", "listens", "url"),
    *("address", "method", "path", "status", "ms"),
)


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        plain: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        plain |= {name: vars(record)[name] for name in FIELDS if name in vars(record)}
        if record.exc_info:
            plain["error"] = self.formatException(record.exc_info)
        return json.dumps(plain)


class Counting(logging.StreamHandler[TextIO]):
    """Warnings and errors are figures as well."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.WARNING:
            figures.log_lines.add(record.levelname.lower())
        super().emit(record)


def ours(record: logging.LogRecord) -> bool:
    """A client that sends broken text has been shown the door; its mistake is no error of ours."""
    kind = record.exc_info[0] if record.exc_info else None
    return not (record.name == "uvicorn.error" and kind is UnicodeDecodeError)


def structured(stream: TextIO, level: Level = "warning", access: bool = False) -> None:
    """The level is that of our own lines: a driver's would tell what a statement was about."""
    handler = Counting(stream)
    handler.setFormatter(Lines())
    handler.addFilter(ours)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("jollyroger").setLevel(level.upper())
    logging.getLogger(ACCESS).setLevel(logging.INFO if access else logging.WARNING)


def loudness(trouble: Trouble) -> int:
    """A database that is away has lines of its own: one when it goes, one when it is back."""
    return logging.DEBUG if isinstance(trouble, Outage) else logging.WARNING
