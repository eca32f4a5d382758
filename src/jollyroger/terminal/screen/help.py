"""Everything that can be done here, on one page."""

import textwrap

from ...rules.game import Game
from ...words.catalogue import Words
from ...words.names import suit_name
from ..inquiries import name_commands
from .keys import KEYS
from .marks import SUITS, fitted

WIDTH = 14
ALSO = (
    ("← → Home End", "screen-help-walk"),
    ("Enter", "screen-help-enter"),
    ("+ -", "screen-help-mary"),
    ("0-9", "screen-help-digits"),
    ("Tab ↑ ↓", "screen-help-tab"),
    ("Space", "screen-help-space"),
    ("PgUp PgDn", "screen-help-scroll"),
    ("Esc", "screen-help-escape"),
)


def help_text(words: Words, game: Game, width: int) -> str:
    say = words.say
    moves = [_line(shown, words.say(key), width) for shown, key in ALSO]
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
        say(f"how-{game.id}"),
        name_commands(words, game, "help-table"),
    ]
    return "\n".join(parts)


def _line(shown: str, does: str, width: int) -> str:
    """What a key does stands beside it, all of its lines."""
    return textwrap.fill(
        does, width, initial_indent=fitted(shown, WIDTH), subsequent_indent=" " * WIDTH
    )


def _marks(words: Words, game: Game) -> str:
    return ", ".join(f"{suit} {SUITS[suit]} {suit_name(words, suit)}" for suit in game.box.suits)
