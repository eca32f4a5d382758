"""Games of the tests on the shelf, with their words, and off it again."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from jollyroger.rules.game import Game
from jollyroger.rules.shelf import put, take
from jollyroger.words.catalogue import add, drop


@contextmanager
def shelved(game: Game, words: Mapping[str, str]) -> Iterator[Game]:
    put(game)
    add(game.id, words)
    try:
        yield game
    finally:
        drop(game.id)
        take(game.id)
