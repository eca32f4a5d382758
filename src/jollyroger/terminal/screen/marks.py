"""How a piece looks in a few cells: its code, a shape, and the colours of its suit."""

from collections.abc import Mapping
from typing import Final

from rich.cells import cell_len, set_cell_size
from textual.content import Content

from ...rules.game import Game
from ...rules.pieces import Code, Suit

# Shapes that every font for terminals has; a suit is told by letter and shape, colour is extra.
SUITS: Final[Mapping[Suit, str]] = {
    "Y": "○",
    "R": "▼",
    "B": "‡",
    "K": "╳",  # noqa: RUF001 - crossed, as its hatching is
    "G": "◊",
    "C": "●",
    "T": "▲",
    "Q": "■",
    "S": "★",
}
SPARE: Final = "♣♦♥♠◘◙▪▬"  # for suits of other games, in the order of their box
KINDS: Final[Mapping[str, str]] = {
    "escape": "□",
    "pirate": "†",
    "mermaid": "≈",
    "king": "Ω",
}
ANY: Final = "◆"  # what no shape was found for: its code says what it is
OTHERS: Final[Mapping[Code, str]] = {"SM": "±", "MO": "@", "FM": "»"}
SKINS: Final[Mapping[str, str]] = {
    "yellow": "$y on $y-wash",
    "red": "$r on $r-wash",
    "blue": "$b on $b-wash",
    "green": "$g on $g-wash",
    "black": "$k-mark on $k",
    "metal": "$metal-ink on $metal",
    "iron": "$iron-ink on $iron",
    "special": "$s-mark on $s",
    "escape": "$card-ink on $card",
}


def held_mark(game: Game, code: Code) -> str:
    """Of a piece as its owner holds it."""
    piece = game.box.held[code]
    if code in OTHERS:
        return OTHERS[code]
    return suit_mark(game, piece.suit) if piece.suit else KINDS.get(piece.faces[0].kind, ANY)


def face_mark(game: Game, code: Code) -> str:
    """Of a piece as it lies in a trick; a flag on a coloured die is a flag."""
    face = game.box.faces[code]
    if face.kind == "number" and face.suit:
        return suit_mark(game, face.suit)
    return OTHERS.get(code) or KINDS.get(face.kind, ANY)


def suit_mark(game: Game, suit: Suit) -> str:
    """Ours by its letter; another game's suits have a shape each, in the order of its box."""
    if suit in SUITS:
        return SUITS[suit]
    others = [each for each in game.box.suits if each not in SUITS]
    return SPARE[others.index(suit) % len(SPARE)]


def skin(game: Game, code: Code) -> str:
    """The name of a piece's colours, by what it is in the hand."""
    box = game.box
    piece = box.held.get(code) or box.piece_of_face[code]
    if piece.suit is None:
        kind = piece.faces[0].kind
        return "escape" if kind == "escape" else "special"
    return game.declares.inks[piece.suit]


def suit_skin(game: Game, suit: Suit) -> str:
    return SKINS[game.declares.inks[suit]]


def chip(game: Game, code: Code, gap: str = " ") -> Content:
    """A piece inside a line."""
    mark = face_mark(game, code) if code in game.box.faces else held_mark(game, code)
    return Content.styled(f"{gap}{code}{gap}{mark}{gap}", SKINS[skin(game, code)])


def fitted(text: str, width: int) -> str:
    """Exactly that many cells; what is too long ends in an ellipsis."""
    if cell_len(text) > width:
        return set_cell_size(text, max(width - 1, 0)) + "…"[: max(width, 0)]
    return set_cell_size(text, width)
