"""Every piece of a game: its code, its name, and what a die can show."""

from collections import Counter
from collections.abc import Iterator, Sequence

from ..rules.game import Game
from ..rules.pieces import Code, Piece
from .aloud import spell_short
from .catalogue import Value, Words
from .names import face_name, held_name, play_name


def list_codes(words: Words, game: Game) -> str:
    return "\n".join(_describe(words, game, pieces) for pieces in _kinds(game))


def _kinds(game: Game) -> Iterator[Sequence[Piece]]:
    """Numbers by suit, every other piece by itself."""
    box = game.box
    for suit in box.suits:
        numbers = [piece for piece in box.pieces if piece.suit == suit and not piece.thrown]
        if numbers:
            yield numbers
    yield from ([piece] for piece in box.pieces if piece.thrown or not piece.suit)


def _describe(words: Words, game: Game, pieces: Sequence[Piece]) -> str:
    first, last = pieces[0], pieces[-1]
    name = held_name(words, game, first.code)
    if first is not last:
        other = held_name(words, game, last.code)
        return words.say("codes-suit", first=first.code, last=last.code, name=name, other=other)
    facts: dict[str, Value] = {"code": first.code, "name": name, "count": first.count}
    if first.thrown:
        shown = Counter(face_name(words, game, face.code) for face in first.faces)
        faces = ", ".join(f"{face} ({often})" for face, often in shown.items())
        return words.say("codes-die", faces=faces, **facts)
    ways = [_name_way(words, game, play.code) for play in first.plays if len(first.plays) > 1]
    return ". ".join([words.say("codes-one", **facts), *ways])


def _name_way(words: Words, game: Game, code: Code) -> str:
    """`SM minus Scary Mary as Escape`: what to type for it."""
    return words.say("named", code=spell_short(words, code), name=play_name(words, game, code))
