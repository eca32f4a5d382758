"""Refusals leave this package as Python's own errors, each with one sentence of ours."""

from collections.abc import Iterator
from contextlib import contextmanager

from ..rules.game import Game
from ..rules.refused import Refused
from ..words.catalogue import language, words
from ..words.refusals import refusal


def sentence(refused: Refused, game: Game | None = None) -> str:
    return refusal(words(language()), refused, game)


@contextmanager
def told(game: Game | None = None) -> Iterator[None]:
    """What is refused inside is a `ValueError` outside."""
    try:
        yield
    except Refused as refused:
        raise ValueError(sentence(refused, game)) from None


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around the import of an adapter: a library that is missing is named with the way to it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        needed = (missing.name or "").partition(".")[0]
        if needed == "jollyroger":
            raise
        told = sentence(Refused("missing_extra", package=needed, extra=name))
        raise ModuleNotFoundError(told, name=needed) from None
