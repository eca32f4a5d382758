"""Text from outside is read, or refused; nothing else ever happens."""

from collections.abc import Callable, Iterable
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from contract.voyages import TABLES, VOYAGES, Table, at_sea, at_tables, moments, some
from jollyroger.rules.game import Game, may
from jollyroger.rules.moves import Bid, Deal, Place, Play, Secret
from jollyroger.rules.notation import read_faces, read_move, read_pieces, write_move
from jollyroger.rules.pieces import Face, Piece
from jollyroger.rules.refused import Refused
from jollyroger.rules.shelf import GAMES, load

WORDS = [
    *("bid", "b", "play", "p", "place", "front", "back", "deal", "?", "-", "+", "#"),
    *("2", "02", "-1", "11", "999", "1000", "٣", "²", "1e3", "0x1", "2.5"),
    *("k7", "K7", "SM", "sm+", "SM-", "sk", "FL", "ﬂ", "\u017fk", "y", "YF", "SKF", "mo", "fm"),
    *("r8", "Y5", "g5", "b2", "R", "r٣", "ß8", "K1", "B13", "S0", "q9"),
]
text = st.one_of(st.text(), st.lists(st.sampled_from(WORDS), max_size=7).map(" ".join))
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
LONG = "9" * 5000


def reads_or_refuses(read: Callable[[], object], kinds: type | tuple[type, ...]) -> None:
    try:
        found = read()
    except Refused:
        return
    assert isinstance(found, kinds)


@games
@at_sea(50 * VOYAGES)
@given(typed=text)
@example(typed="")
@example(typed=f"bid {LONG}")
@example(typed=f"place front r{LONG} y5 g5 b2")
@example(typed=f"place front y{LONG} r5 b5 k2")
@example(typed=f"place back c{LONG} t5 q5 s2")
@example(typed="place")
def test_any_typed_text_is_a_move_or_refused(game: Game, typed: str) -> None:
    """Whatever a person types, the answer is a move or a reason."""
    reads_or_refuses(lambda: read_move(game, typed), (Bid, Play, Place, Deal))


@games
@at_sea(50 * VOYAGES)
@given(texts=st.lists(text, max_size=6))
def test_any_texts_are_pieces_or_refused(game: Game, texts: list[str]) -> None:
    """For the referee's questions: pieces in a hand and faces in a trick."""
    reads_or_refuses(lambda: read_faces(game, texts), tuple)
    reads_or_refuses(lambda: read_pieces(game, texts), tuple)


@games
@at_sea(10 * VOYAGES)
@given(id=text, options=st.lists(text, max_size=3))
def test_any_name_is_a_game_on_the_shelf_or_refused(
    game: Game, id: str, options: list[str]
) -> None:
    """Neither an unknown game nor an unknown option is anything worse than refused."""
    reads_or_refuses(lambda: load(id, ()), Game)
    reads_or_refuses(lambda: load(game.id, options), Game)


@games
def test_every_code_reads_back_in_any_case(game: Game) -> None:
    """Codes are written in upper case and read in any."""
    assert round_trip(game.box.faces.values(), lambda texts: read_faces(game, texts))
    assert round_trip(game.box.pieces, lambda texts: read_pieces(game, texts))


def round_trip(
    things: Iterable[Face | Piece], read: Callable[[list[str]], tuple[Face | Piece, ...]]
) -> bool:
    known = tuple(things)
    codes = [thing.code for thing in known]
    return (
        read(codes) == read([code.lower() for code in codes]) == read([f" {c} " for c in codes])
    ) and [thing.code for thing in read(codes)] == codes


@at_tables(TABLES)
def test_every_move_reads_as_it_was_written(table: Table, seed: int) -> None:
    """In upper and lower case, and in the short forms a person types."""
    for state in moments(table, seed, 6):
        for seat in table.watchers:
            for move in some(Random(seed), may(table.game, state, seat), 20):
                written = write_move(table.game, move)
                for typed in (written, written.upper(), f"  {written.title()} ", short(written)):
                    assert read_move(table.game, typed) == move


def short(written: str) -> str:
    """`bid 2` is `2`, `play K7` is `k7`, a placement needs no verb; `deal` has no shorter form."""
    _, *rest = written.lower().split()
    return " ".join(rest) or written


def test_a_sealed_choice_is_written_as_a_question_mark_and_is_no_move() -> None:
    """What is not known cannot be asked for."""
    game = GAMES["skull_king"]
    assert write_move(game, Secret()) == "?"
    with pytest.raises(Refused, match="unreadable_move"):
        read_move(game, "?")


def test_long_numbers_are_refused_like_any_other_nonsense() -> None:
    """A number nobody could bid or stand on is not read at all."""
    for typed in (f"bid {LONG}", f"place front R{LONG} Y5 G5 B2"):
        with pytest.raises(Refused, match="unreadable_"):
            read_move(GAMES["skull_queen"], typed)
