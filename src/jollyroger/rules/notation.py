"""Text for pieces and moves, the same in every language, and back again."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar, assert_never

from .game import Game
from .moves import Bid, Deal, Move, Pick, Place, Play, Secret
from .pieces import Code, Face, Piece
from .refused import Refused

HIDDEN = "?"
T = TypeVar("T")


def read_faces(game: Game, texts: Iterable[str]) -> tuple[Face, ...]:
    """Pieces as they lie in a trick."""
    return tuple(_declared(game, text) for text in texts)


def read_pieces(game: Game, texts: Iterable[str]) -> tuple[Piece, ...]:
    """Pieces as they are held."""
    return tuple(_look_up(game.box.held, text) for text in texts)


def _look_up(codes: Mapping[Code, T], text: str) -> T:
    found = codes.get(text.strip().upper())
    if found is None:
        raise Refused("unknown_piece", piece=text)
    return found


def _declared(game: Game, text: str) -> Face:
    code = text.strip().upper()
    if code in game.box.held and code not in game.box.faces:
        raise Refused("say_how", piece=code)
    return _look_up(game.box.faces, text)


def write_move(game: Game, move: Move | Secret) -> str:
    match move:
        case Bid(tricks):
            return f"bid {tricks}"
        case Play(code):
            return f"play {code}"
        case Place(side, spaces):
            pirates = zip(game.box.suits, spaces, strict=True)
            return " ".join(["place", side, *(f"{suit}{value}" for suit, value in pirates)])
        case Pick(verb, of):
            return " ".join((verb, *of))
        case Deal():
            return "deal"
        case Secret():
            return HIDDEN
        case _:
            assert_never(move)


def read_move(game: Game, text: str) -> Move:
    """A move as a person types it: any case, `b 2` and `p k7` for short, or without the verb."""
    match text.lower().split():
        case [("bid" | "b"), number] | [number] if _is_number(number):
            return Bid(int(number))
        case ["deal"]:
            return Deal()
        case [verb, *of] if verb in game.verbs:
            return Pick(verb, tuple(_picked(game, each) for each in of))
        case ["place", ("front" | "back") as side, *pirates] | [
            ("front" | "back") as side,
            *pirates,
        ]:
            return Place("front" if side == "front" else "back", _spaces(game, pirates))
        case [("play" | "p"), code] | [code] if _is_code(game, code.upper()):
            return Play(code.upper())
        case [("play" | "p"), code]:
            raise Refused("unknown_piece", piece=code)
        case _:
            raise Refused("unreadable_move", text=text.strip())


def _is_code(game: Game, code: Code) -> bool:
    return code in game.box.piece_of_play or code in game.box.held


def _picked(game: Game, text: str) -> str:
    """Pieces and suits have capitals, everything else is small."""
    code = text.upper()
    return code if code in game.box.suits or _is_code(game, code) else text


def _is_number(text: str) -> bool:
    """Short enough to be meant, and for Python to read."""
    return text.isdecimal() and len(text) < 4


def _spaces(game: Game, pirates: Sequence[str]) -> tuple[int, ...]:
    """The spaces in the order of the box's suits, in whichever order they were typed."""
    stand = {pirate[0].upper(): int(pirate[1:]) for pirate in pirates if _is_number(pirate[1:])}
    if len(pirates) != len(game.box.suits) or set(stand) != set(game.box.suits):
        raise Refused("unreadable_placement")
    return tuple(stand[suit] for suit in game.box.suits)
