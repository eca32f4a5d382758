"""What people call a piece: the most telling word first."""

from collections.abc import Iterable
from typing import assert_never

from ..rules.game import Game
from ..rules.moves import Bid, Deal, Move, Pick, Place, Play
from ..rules.notation import write_move
from ..rules.pieces import Code, Suit
from .catalogue import Value, Words


def face_name(words: Words, game: Game, code: Code) -> str:
    """A piece as it lies in a trick."""
    face = game.box.faces[code]
    piece = game.box.piece_of_face[code]
    if face.kind == "number":
        return say_own(words, game, f"number-{face.suit}", value=face.value)
    if piece.thrown:
        shows = "flag" if face.kind == "escape" else "skull"
        return say_own(words, game, f"{shows}-{piece.code}")
    name = say_own(words, game, f"piece-{piece.code}")
    if len(piece.faces) == 1:
        return name
    like = next(p.code for p in game.box.pieces if [f.kind for f in p.faces] == [face.kind])
    return words.say("declared", piece=name, like=say_own(words, game, f"piece-{like}"))


def held_name(words: Words, game: Game, code: Code) -> str:
    """A piece as its owner holds it."""
    piece = game.box.held[code]
    if piece.thrown:
        return say_own(words, game, f"die-{code}")
    if piece.suit:
        return face_name(words, game, code)
    return say_own(words, game, f"piece-{code}")


def play_name(words: Words, game: Game, code: Code) -> str:
    """What a play names: a die to throw, or a face."""
    piece = game.box.piece_of_play[code]
    return held_name(words, game, code) if piece.thrown else face_name(words, game, code)


def move_name(words: Words, game: Game, move: Move) -> str:
    """A choice as a button shows it: its own words where there are any, else as it is typed."""
    match move:
        case Bid(tricks):
            return str(tricks)
        case Play(code):
            return play_name(words, game, code)
        case Place() | Deal():
            return write_move(game, move)
        case Pick(verb, of):
            key = "-".join((f"pick-{verb}", *of))
            return words.say(key) if words.has(key) else write_move(game, move)
        case _:
            assert_never(move)


def suit_name(words: Words, game: Game, suit: Suit) -> str:
    return say_own(words, game, f"suit-{suit}")


def number_mark(words: Words, game: Game, value: int) -> str:
    """What stands on a piece for its number: a letter, where the game has one for it."""
    key = f"mark-{value}-{game.id}"
    return words.say(key) if words.has(key) else str(value)


def say_own(words: Words, game: Game, key: str, **facts: Value) -> str:
    """The game's own word for a thing, where another game has the same code for something else."""
    own = f"{key}-{game.id}"
    return words.say(own if words.has(own) else key, **facts)


def face_names(words: Words, game: Game, codes: Iterable[Code]) -> str:
    return ", ".join(face_name(words, game, code) for code in codes)


def bot_name(words: Words, bot: str) -> str:
    """A bot's rank, with its style where it has one; `level3-bold` is a level and its style."""
    level, _, style = bot.partition("-")
    name = words.say(f"bot-{level}")
    if not style:
        return name
    return words.say("bot-styled", bot=name, style=words.say(f"bot-style-{style}"))


def unbroken_names(words: Words, game: Game, names: Iterable[str] = ()) -> list[str]:
    """Names that no line is broken inside: pieces, and whoever sits at the table."""
    faces = [face_name(words, game, code) for code in game.box.faces]
    held = [held_name(words, game, code) for code in game.box.held]
    return [*faces, *held, *names]
