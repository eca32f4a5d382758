"""A refusal as one sentence: the thing, the reason, the way out."""

from collections.abc import Sequence

from ..rules.game import Game
from ..rules.refused import Fact, Refused
from .catalogue import Value, Words
from .names import held_name, play_name, suit_name


def refusal(
    words: Words, refused: Refused, game: Game | None = None, names: Sequence[str] = ()
) -> str:
    key = f"refused-{refused.code.replace('_', '-')}"
    if refused.code == "must_follow" and game and not game.box.has_specials:
        key = "must-follow-suit"
    facts = {
        name: _describe_fact(words, name, fact, game, names) for name, fact in refused.facts.items()
    }
    return words.say(key, **facts)


def _describe_fact(
    words: Words, name: str, fact: Fact, game: Game | None, names: Sequence[str]
) -> Value:
    """As people say it: what it is can be read off its name."""
    match name, fact:
        case "suit", str(suit) if game:
            return suit_name(words, game, suit)
        case "phase", str(phase):
            key = f"phase-{phase}"
            return words.say(key) if words.has(key) else phase
        case "seat", int(seat):
            return names[seat] if seat in range(len(names)) else seat
        case "piece", str(code) if game:
            return _piece(words, game, code)
        case "held", tuple(codes) if game:
            return ", ".join(held_name(words, game, code) for code in codes)
        case _, tuple(items):
            return ", ".join(map(str, items)) if items else words.say("none")
        case _, str() | int():
            return fact
        case _:
            raise AssertionError(f"no way to say {name}={fact!r}")


def _piece(words: Words, game: Game, code: str) -> str:
    """Its name, or what was typed where that is no piece at all."""
    if code in game.box.piece_of_play:
        return play_name(words, game, code)
    return held_name(words, game, code) if code in game.box.held else code
