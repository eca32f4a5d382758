"""What a person has chosen once for all games in the terminal, kept in one small file."""

import json
from dataclasses import dataclass
from pathlib import Path

from ..rules.plain_values import read_value, write_value
from ..rules.refused import Refused
from ..words.aloud import Aloud
from ..words.catalogue import LANGUAGES, Words, language
from . import saves
from .detail import Detail


@dataclass(frozen=True, slots=True)
class Preferences:
    """`name` is what one is called at other people's tables, `lang` what is spoken here."""

    plain: bool = False
    detail: Detail = Detail.NORMAL
    name: str | None = None
    lang: str | None = None


def file() -> Path:
    return saves.folder() / "settings.json"


def load() -> Preferences:
    """A file that cannot be read, or says what we do not know, is as good as none."""
    try:
        kept = json.loads(file().read_text("utf-8"))
        return Preferences(
            read_value(bool, kept.get("plain", False)),
            Detail(kept.get("detail", Detail.NORMAL)),
            read_value(str | None, kept.get("name")),
            _known(read_value(str | None, kept.get("lang"))),
        )
    except (OSError, ValueError, TypeError, AttributeError):
        return Preferences()


def _known(lang: str | None) -> str | None:
    return lang if lang in LANGUAGES else None


def spoken(asked: str | None) -> Words:
    """What was asked for now, else what was chosen once, else the locale's."""
    return Aloud(language(asked or load().lang))


def save(chosen: Preferences) -> None:
    try:
        file().parent.mkdir(parents=True, exist_ok=True)
        file().write_text(json.dumps(write_value(chosen)), "utf-8")
    except OSError as error:
        raise Refused("cannot_write", file=str(file())) from error
