"""What the page gets of the rules is what the rules say."""

from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from types import ModuleType

import pytest

from games.guests import modules
from games.shelved import shelved
from jollyroger.pad.tables import tables, typescript
from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.game import Game
from jollyroger.rules.games import skull_king
from jollyroger.rules.pieces import Face
from jollyroger.rules.shelf import GAMES, OPTIONS, put, take
from jollyroger.rules.trick import FREE, NOT_SET, Following
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


@pytest.mark.parametrize("guest", modules())
def test_the_cards_of_every_round_are_what_the_game_deals(guest: ModuleType) -> None:
    """Also where they are not the number of the round."""
    game: Game = guest.GAME
    with shelved(game, guest.WORDS):
        table = tables()[game.id]
    dealt = {
        n: [game.cards(n, at + 1) for at in range(rounds)] for n, rounds in game.rounds.items()
    }
    assert table["cards"] == dealt


class Freed(BiddingGame):
    """The first card that is no Escape decides, and one without a suit frees the trick."""

    def following(self, faces: Sequence[Face]) -> Following:
        deciding = [face for face in faces if face.kind != "escape"]
        if not deciding:
            return NOT_SET
        return Following(deciding[0].suit) if deciding[0].suit else FREE


def test_a_trick_may_be_freed_by_a_card_that_was_not_led() -> None:
    """As many play it: behind an Escape, a Pirate frees it like one that was led."""
    parts = {part.name: getattr(skull_king.GAME, part.name) for part in fields(BiddingGame)}
    put(Freed(**{**parts, "id": "freed"}))
    try:
        frees = tables()["freed"]["frees"]
    finally:
        take("freed")
    assert frees["led"] == frees["later"] == ["ME", "PI", "SK", "SM+"]
