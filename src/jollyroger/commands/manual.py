"""The manual page, made from the commands themselves, as roff."""

from collections.abc import Iterator
from typing import Any

from cyclopts import App

from ..words.catalogue import Words
from .helped import translate

OMITTED = ("--help", "-h", "--version")


def manual(app: App, version: str, words: Words) -> str:
    translate(app, words)
    lines = [
        f'.TH JOLLYROGER 1 "" "jollyroger {version}" "Games"',
        ".SH NAME",
        f"jollyroger \\- {_escaped(_first(app.help))}",
        ".SH SYNOPSIS",
        ".B jollyroger",
        "[COMMAND] [OPTIONS]",
        ".SH COMMANDS",
    ]
    for name in app:
        if name not in OMITTED:
            lines += _command(name, app[name])
    return "\n".join(lines)


def _command(name: str, command: App) -> Iterator[str]:
    yield f".SS {_escaped(name)}"
    yield _escaped(" ".join((command.help or "").split("Parameters\n")[0].split()))
    for argument in command.assemble_argument_collection(parse_docstring=True):
        if argument.parse and not argument.children:
            yield from _argument(argument)


def _argument(argument: Any) -> Iterator[str]:
    yield ".TP"
    yield f".B {_escaped(', '.join(argument.names) or argument.name)}"
    yield _escaped(" ".join(str(argument.parameter.help or "").split()))


def _first(text: str) -> str:
    return text.strip().split("\n")[0]


def _escaped(text: str) -> str:
    """A hyphen is a hyphen, and no line begins with a dot by chance."""
    plain = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain
