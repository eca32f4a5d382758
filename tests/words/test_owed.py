"""Every word that a game owes is there, in every language; what is missing is listed at once."""

import pytest

from games import oh_hell
from games.guests import guests, modules
from jollyroger.rules.shelf import GAMES, put, take
from jollyroger.words.catalogue import LANGUAGES, add, drop, words
from words.owed import OPTIONAL, missing, owed

GUESTS = [each.GAME.id for each in modules()]
# One guest shows what a choice without words looks like: as it is typed.
WORDLESS = {"needs": ("pick-",)}


@pytest.mark.parametrize("id", [*GAMES, *GUESTS])
def test_a_game_has_all_the_words_it_owes(id: str) -> None:
    """In words/locales; a guest of the tests has them in its own file."""
    with guests():
        lacking = [
            f"  {lang}: {line}"
            for lang in LANGUAGES
            for line in missing(words(lang), GAMES[id])
            if not line.startswith(WORDLESS.get(id, ()))
        ]
    assert not lacking, "\n".join([f"{id} has no words for this:", *lacking])


def test_what_is_missing_is_found() -> None:
    """A key that is not there, and one that asks for what nobody gives."""
    put(oh_hell.GAME)
    add("oh_hell", dict.fromkeys(LANGUAGES, "why-OH7 = { $taker } takes it."))
    try:
        found = missing(words("de"), oh_hell.GAME)
    finally:
        drop("oh_hell")
        take("oh_hell")
    assert {"game-oh_hell is missing", "why-OH8 is missing"} <= {*found}
    assert [line for line in found if line.startswith("why-OH7 cannot be said")]


@pytest.mark.parametrize("id", GAMES)
def test_nothing_that_a_game_owes_is_optional_too(id: str) -> None:
    """The two lists would contradict each other."""
    assert [key for key, _ in owed(GAMES[id]) if key.startswith(tuple(OPTIONAL))] == []
