"""Pieces as people speak of them: `the black 7`, `two pirates`, `a yellow`, `trump`, `Scary Mary`.

What is said may leave open which piece it is; then a thing stands for all it could be."""

from dataclasses import dataclass

from ..rules.game import Game
from ..rules.pieces import Code, Suit
from ..rules.trick import LED, TRUMP
from ..words.catalogue import Words
from ..words.names import face_name, suit_name
from .hearing import Item


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that may be any of `faces`; without any, it is in no box of this game."""

    faces: tuple[Code, ...]
    at: int
    end: int
    kind: str = "number"
    suit: Suit | None = None

    @property
    def sure(self) -> bool:
        return len(self.faces) == 1

    def name(self, words: Words, game: Game) -> str:
        if self.suit and not self.sure:
            name = suit_name(words, game, self.suit)
            return name[:1].upper() + name[1:]
        return face_name(words, game, self.faces[0])

    def held(self, game: Game) -> Code:
        """A piece in the hand that could be it."""
        return game.box.piece_of_face[self.faces[0]].code

    @property
    def special(self) -> bool:
        return self.kind != "number"


Part = Thing | Item


def faces_of(game: Game, kind: str) -> tuple[Code, ...]:
    """Every face of that kind; the one who is declared, and the two wild ones, by their names."""
    box = game.box
    if kind == "mary":
        pieces = (piece for piece in box.pieces if not piece.thrown and len(piece.faces) > 1)
        return tuple(face.code for piece in pieces for face in piece.faces)
    if kind in ("monkey", "mate"):
        wild = sorted((f.value, f.code) for f in box.faces.values() if f.kind == "wild")
        return tuple(code for _, code in wild[:1] if kind == "monkey") or tuple(
            code for _, code in wild[1:] if kind == "mate"
        )
    plain = (f for p in box.pieces if p.thrown or len(p.faces) == 1 for f in p.faces)
    return tuple(dict.fromkeys(face.code for face in plain if face.kind == kind))


def thrown(game: Game) -> bool:
    return any(piece.thrown for piece in game.box.pieces)


def trump(game: Game) -> Suit | None:
    """The suit that is trump in every round; where the round decides, nobody can say."""
    ladder = game.rules.ladder if game.rules else ()
    return next((rung.suit for rung in ladder if rung.suit not in (None, LED, TRUMP)), None)
