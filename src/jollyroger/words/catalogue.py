"""One language's sentences, from its Fluent catalogues."""

import os
import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from ..rules.refused import Refused

LANGUAGES: Final = ("en", "de", "fr", "it")
Value = str | int | float
_added: Final[dict[str, Mapping[str, str]]] = {}


class Words:
    """Says a key with its facts. A key or fact that is not there is our own bug, and loud."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        # Isolation marks are for mixed writing directions; in plain text they are noise.
        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in catalogue(lang).values():
            self._bundle.add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **facts: Value) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{self.lang}: {key} has no value"
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise KeyError(f"{self.lang}: {key}: {errors[0]}")
        return str(text)


def flow(text: str) -> str:
    """Lines that were broken by hand, one a sentence: they are broken again where they are read."""
    return re.sub(r"(?<![.:!?])\n", " ", text)


def catalogue(lang: str) -> Mapping[str, str]:
    """The language's Fluent files by name, those of single games, and what was added to them."""
    folder = files(__package__) / "locales" / lang
    games = {f"games/{name}": text for name, text in _texts(folder / "games").items()}
    added = {f"games/{name}.ftl": text[lang] for name, text in _added.items()}
    return _texts(folder) | games | added


def _texts(folder: Traversable) -> dict[str, str]:
    """The Fluent files of a folder in order; a folder that is not there has none."""
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return {file.name: file.read_text("utf-8") for file in found if file.name.endswith(".ftl")}


def add(name: str, text: Mapping[str, str]) -> None:
    """The words of a game that was made outside of this package, by language."""
    _added[name] = text
    words.cache_clear()


def drop(name: str) -> None:
    """Without those words again."""
    del _added[name]
    words.cache_clear()


@lru_cache
def words(lang: str) -> Words:
    return Words(lang)


def language(wanted: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else the locale's where we speak it, else English."""
    if wanted:
        if _spoken(wanted) not in LANGUAGES:
            raise Refused("unknown_language", language=wanted, languages=LANGUAGES)
        return _spoken(wanted)
    variables = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    asked = next((value for name in variables if (value := environ.get(name))), "")
    return next((lang for lang in map(_spoken, asked.split(":")) if lang in LANGUAGES), "en")


def _spoken(locale: str) -> str:
    """`de` of de_AT.UTF-8, de-CH and de."""
    return re.split(r"[-_.@]", locale.strip().lower())[0]
