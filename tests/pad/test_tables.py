"""What the page gets of the rules is what the rules say."""

from pathlib import Path

from jollyroger.pad.tables import tables, typescript
from jollyroger.rules.shelf import GAMES, OPTIONS
from jollyroger.words.catalogue import LANGUAGES, words

PAGE = Path(__file__).parents[2] / "web" / "src" / "pad" / "tables.generated.ts"


def test_the_generated_tables_are_fresh() -> None:
    """`make types` writes them."""
    assert PAGE.read_text("utf-8") == typescript()


def test_there_is_a_table_for_every_game_and_option() -> None:
    """A new game or option cannot be forgotten."""
    options = [f"{game}+{option}" for game, found in OPTIONS.items() for option in found]
    assert sorted(tables()) == sorted([*GAMES, *options])


def test_every_bonus_event_has_its_words() -> None:
    """In every language."""
    for table in tables().values():
        for event in (table["bidding"] or {"events": []})["events"]:
            assert all(words(lang).say(event["key"]) for lang in LANGUAGES)
