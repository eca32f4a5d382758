"""Structured logs: one JSON object a line, with table and number, never a hand or a token."""

import json
import logging
from typing import Final, TextIO

FIELDS: Final = ("table", "seq", "code")


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


def ours(record: logging.LogRecord) -> bool:
    """A client that sends broken text has been shown the door; its mistake is no error of ours."""
    kind = record.exc_info[0] if record.exc_info else None
    return not (record.name == "uvicorn.error" and kind is UnicodeDecodeError)


def structured(stream: TextIO, level: int = logging.WARNING) -> None:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    handler.addFilter(ours)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
