"""What people call things, read back: names of pieces in any of our languages."""

import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from importlib.resources import files

from ..rules.game import Game
from ..rules.pieces import Code
from ..rules.shelf import GAMES
from .catalogue import LANGUAGES, Words, words
from .names import face_name, held_name, play_name, suit_name

Phrase = tuple[str, ...]


def plain(text: str) -> str:
    """What a person typed, without case and accents."""
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in split if not unicodedata.combining(char))


def phrase(text: str) -> Phrase:
    """The words that carry meaning."""
    return tuple(word for word in re.findall(r"[\w+-]+", plain(text)) if word not in _fillers())


@lru_cache
def _fillers() -> frozenset[str]:
    return frozenset(
        word for lang in LANGUAGES for word in plain(words(lang).say("ask-filler")).split()
    )


@lru_cache
def pieces(id: str) -> Mapping[Phrase, Code]:
    """Every name and code of a piece, as held and as it lies."""
    box = GAMES[id].box
    named = _named(GAMES[id], held_name, box.held) | _named(GAMES[id], face_name, box.faces)
    return named | {phrase(code): code for code in (*box.held, *box.faces)}


@lru_cache
def plays(id: str) -> Mapping[Phrase, Code]:
    """Every name of what may be played, the everyday ones too."""
    game = GAMES[id]
    return _everyday(game) | _named(game, play_name, game.box.piece_of_play)


def _everyday(game: Game) -> dict[Phrase, Code]:
    """`Meerjungfrau`, `siren`: what people call a special piece that is played in one way."""
    single = {
        piece.faces[0].kind: piece.plays[0].code
        for piece in game.box.pieces
        if not piece.suit and len(piece.plays) == 1
    }
    return {
        phrase(" ".join(way)): single[kind]
        for lang in LANGUAGES
        for kind, ways in sayings(lang)["kinds"].items()
        if kind in single
        for way in ways
    }


def placement(game: Game, text: str) -> str | None:
    """`back, red 3, yellow 8, ...` in any language, as notation has it; None for anything else.

    What begins with a side is a placement, if not a whole one: notation says what is missing."""
    side, *rest = phrase(text) or ("",)
    sides, suits = _plank_words(game.id)
    pairs = list(zip(rest[::2], rest[1::2], strict=False))
    if side not in sides:
        return None
    if len(rest) % 2 or not all(suit in suits and value.isdecimal() for suit, value in pairs):
        return " ".join(["place", sides[side], *rest])
    return " ".join(["place", sides[side], *(f"{suits[suit]}{value}" for suit, value in pairs)])


@lru_cache
def _plank_words(id: str) -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Sides of the plank and colours, by what they are called."""
    said = [words(lang).say for lang in LANGUAGES]
    sides = {plain(say(f"plank-{side}")): side for side in ("front", "back") for say in said}
    game = GAMES[id]
    suits = {
        plain(suit_name(words(lang), game, suit)): suit
        for suit in game.box.suits
        for lang in LANGUAGES
    }
    return sides, suits


def _named(
    game: Game, name: Callable[[Words, Game, Code], str], codes: Iterable[Code]
) -> dict[Phrase, Code]:
    return {phrase(name(words(lang), game, code)): code for lang in LANGUAGES for code in codes}


# What people call a game

SHORTEST = 4  # letters of a word that is not written out


def game_named(text: str, whole: bool = False) -> str | None:
    """The game of that id, of that name in any language, or with that word in its name alone.

    `whole`: nothing but a whole name will do."""
    said = frozenset(spelled(text.replace("_", " ")))
    found = {id for id, names in _titles().items() if said in names}
    if not found and said and not whole:
        found = {id for id, names in _titles().items() if any(_begins(said, n) for n in names)}
    return found.pop() if len(found) == 1 else None


def _begins(said: frozenset[str], name: frozenset[str]) -> bool:
    """Whether every word is one of the name, or the beginning of one."""
    return all(
        word in name or (len(word) >= SHORTEST and any(full.startswith(word) for full in name))
        for word in said
    )


@lru_cache
def _titles() -> Mapping[str, frozenset[frozenset[str]]]:
    """The words of every name of a game."""
    return {
        id: frozenset(
            frozenset(spelled(title.replace("_", " ")))
            for title in (id, *(words(lang).say(f"game-{id}") for lang in LANGUAGES))
        )
        for id in GAMES
    }


# What people say around a piece, when they ask about it


@lru_cache
def sayings(lang: str) -> Mapping[str, Mapping[str, tuple[Phrase, ...]]]:
    """By section and meaning, the ways to say a thing; a bar stands between them."""
    text = (files(__package__) / "locales" / lang / "questions.toml").read_text("utf-8")
    data = tomllib.loads(text)
    data["fillers"] = {"filler": data.pop("filler").replace("\n", " ").replace(" ", "|")}
    data["joins"] = {"join": data.pop("join")}
    return {
        section: {meaning: tuple(map(spelled, ways.split("|"))) for meaning, ways in said.items()}
        for section, said in data.items()
    }


@lru_cache
def told_by_accent(lang: str) -> frozenset[str]:
    """Words that mean something with an accent and nothing without: `dé` and `de`."""
    text = (files(__package__) / "locales" / lang / "questions.toml").read_text("utf-8")
    data = tomllib.loads(text)
    ways = {way.strip() for said in data["words"].values() for way in said.split("|")}
    small = set(data["filler"].split())
    return frozenset(plain(way) for way in ways if way != plain(way) and plain(way) in small)


def spelled(text: str) -> Phrase:
    """Every word as it is compared, none left out."""
    return tuple(re.findall(r"\w+", plain(text)))
