"""Help in the reader's language; what the catalogues do not have stays as the command says it."""

import inspect
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import lru_cache
from typing import Any, Final

from cyclopts import App
from cyclopts.help import PlainFormatter

from ..rules.shelf import GAMES
from ..words.catalogue import Words

FIXED: Final = {  # what cyclopts writes by itself, and our words for it
    "Usage:": "cli-usage",
    "Commands:": "cli-commands",
    "Parameters:": "cli-parameters",
    "[default:": "cli-default",
    "[choices:": "cli-choices",
    "[required]": "cli-required",
}


class Formatter(PlainFormatter):
    """Plain text, because boxes are noise to a screen reader."""

    words: Words | None = None

    def _print_plain(self, console: Any, text: str) -> None:
        for english, key in FIXED.items() if self.words else ():
            assert self.words is not None
            ours = english.replace(english.strip("[:]"), self.words.say(key))
            text = text.replace(english, ours)
        super()._print_plain(console, text)


FORMATTER: Final = Formatter()


def translate(app: App, words: Words) -> None:
    """Everything that help will say, before it is asked for."""
    FORMATTER.words = words
    app.help = words.say("cli-program")
    for name in app:
        function = app[name].default_command
        if function and not name.startswith("-"):
            for documented in (function, *_groups(function)):
                documented.__doc__ = "\n".join(_docstring(name, documented, words))


def _groups(function: Any) -> list[Any]:
    """Options that belong together are the fields of one parameter."""
    kinds = [each.annotation for each in inspect.signature(function).parameters.values()]
    return [kind for kind in kinds if is_dataclass(kind)]


def _docstring(name: str, function: Any, words: Words) -> Iterator[str]:
    """Of a command or of a group of its options; the group itself is not told."""
    summary, rest, parameters = _original(function)
    yield words.say(f"cli-{name}") if words.has(f"cli-{name}") else summary
    yield from ("", rest) if rest else ()
    yield from ("", "Parameters", "----------")
    for parameter, kind in inspect.signature(function).parameters.items():
        if is_dataclass(kind.annotation):
            continue
        keys = (f"cli-{name}-{parameter}", f"cli-{parameter}")
        told = [words.say(key, games=", ".join(GAMES)) for key in keys if words.has(key)]
        yield from (parameter, f"    {[*told, parameters.get(parameter, '')][0]}")


@lru_cache
def _original(function: Any) -> tuple[str, str, dict[str, str]]:
    """Summary, what follows it, and the parameters, as the command was written."""
    said, _, listed = (inspect.getdoc(function) or "").partition("Parameters\n----------\n")
    summary, _, rest = said.strip().partition("\n\n")
    parameters: dict[str, str] = {}
    name = ""
    for line in listed.splitlines():
        if line[:1].strip():
            name = line.strip()
        elif line.strip():
            parameters[name] = f"{parameters.get(name, '')} {line.strip()}".strip()
    return summary, rest, parameters
