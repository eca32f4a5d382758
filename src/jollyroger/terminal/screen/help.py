"""Everything that can be done here, on one page."""

import textwrap
from collections.abc import Iterator

from ...rules.game import Game
from ...words.catalogue import Words
from ...words.names import suit_name
from ..inquiries import describe_typing, name_commands
from .keys import KEYS
from .marks import fitted, suit_mark

WIDTH = 14
WALK = (
    ("← → Home End", "screen-help-walk"),
    ("Enter", "screen-help-enter"),
)
MARY = ("+ -", "screen-help-mary")
DIGITS = ("0-9", "screen-help-digits")
ALSO = (
    ("Tab ↑ ↓", "screen-help-tab"),
    ("Space", "screen-help-space"),
    ("PgUp PgDn", "screen-help-scroll"),
    ("Esc", "screen-help-escape"),
)


def help_text(words: Words, game: Game, width: int) -> str:
    say = words.say
    moves = [_line(shown, words.say(key), width) for shown, key in _moves(game)]
    keys = [_line(key.shown, say(f"screen-key-{key.does}"), width) for key in KEYS]
    parts = [
        *moves,
        *keys,
        "",
        say("screen-help-mouse"),
        "",
        say("screen-help-marks", marks=_marks(words, game)),
        "",
        say("screen-help-typed"),
        describe_typing(words, game),
        name_commands(words, game, "help-table"),
    ]
    return "\n".join(parts)


def _moves(game: Game) -> Iterator[tuple[str, str]]:
    """Only what this game has: pieces of two faces to choose from, bids or spaces."""
    yield from WALK
    if any(len(piece.plays) > 1 for piece in game.box.pieces):
        yield MARY
    if game.declares.board != "tricks":
        yield DIGITS
    yield from ALSO


def _line(shown: str, does: str, width: int) -> str:
    """What a key does stands beside it, all of its lines."""
    return textwrap.fill(
        does, width, initial_indent=fitted(shown, WIDTH), subsequent_indent=" " * WIDTH
    )


def _marks(words: Words, game: Game) -> str:
    return ", ".join(
        f"{suit} {suit_mark(game, suit)} {suit_name(words, game, suit)}" for suit in game.box.suits
    )
