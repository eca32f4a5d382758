"""What pieces are called, and how doubloons feel."""

from collections.abc import Callable

import pytest

from games.guests import guests
from jollyroger.bots.crew import BOTS
from jollyroger.rules.shelf import GAMES, load
from jollyroger.words.catalogue import LANGUAGES, Words, words
from jollyroger.words.names import face_name, face_names, held_name, play_name, suit_name
from jollyroger.words.touch import feel

TOKENS = GAMES["doubloons"].box.held
SPECIALS = [code for code, piece in TOKENS.items() if not piece.suit]
languages = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.mark.parametrize(
    ("lang", "game", "code", "name"),
    [
        ("en", "skull_king", "R7", "Red 7"),
        ("de", "skull_king", "R7", "Rot 7"),
        ("fr", "skull_king", "R7", "Rouge 7"),
        ("it", "skull_king", "R7", "Rosso 7"),
        ("en", "skull_king", "SM+", "Scary Mary as Pirate"),
        ("de", "skull_king", "SM+", "Scary Mary als Pirat"),
        ("fr", "skull_king", "SM+", "Scary Mary en Pirate"),
        ("it", "skull_king", "SM+", "Scary Mary come Pirata"),
        ("en", "dice", "PI", "Pirate skull"),
        ("de", "dice", "PI", "Pirat mit Totenkopf"),
        ("fr", "dice", "PI", "Pirate à tête de mort"),
        ("it", "dice", "PI", "Pirata con teschio"),
        ("en", "dice", "SKF", "Skull King flag"),
        ("de", "dice", "SKF", "Skull King mit Flagge"),
        ("fr", "dice", "SKF", "Skull King au drapeau"),
        ("it", "dice", "SKF", "Skull King con bandiera"),
        ("en", "dice", "YF", "Yellow flag"),
        ("de", "dice", "YF", "Gelb mit Flagge"),
        ("fr", "dice", "YF", "Jaune au drapeau"),
        ("it", "dice", "YF", "Giallo con bandiera"),
        ("de", "doubloons", "S0", "Stern 0"),
        ("fr", "doubloons", "S0", "Étoile 0"),
        ("it", "doubloons", "FL", "Bandiera"),
        ("de", "skull_queen", "MO", "Äffchen"),
        ("fr", "skull_queen", "FM", "Second de la capitaine"),
        ("it", "skull_queen", "G12", "Verde 12"),
    ],
)
def test_a_piece_on_the_table_has_its_name(lang: str, game: str, code: str, name: str) -> None:
    """The most telling word comes first, and Scary Mary says what she is."""
    assert face_name(words(lang), GAMES[game], code) == name


@pytest.mark.parametrize(
    ("lang", "black", "pirate"),
    [
        ("de", "Schwarz", "Pirat"),
        ("fr", "Noir", "Pirate"),
        ("it", "Nero", "Pirata"),
    ],
)
def test_a_die_in_the_bag_is_named_by_its_kind(lang: str, black: str, pirate: str) -> None:
    """A die that is not thrown yet has no number, skull or flag."""
    for name in (held_name, play_name):
        assert name(words(lang), GAMES["dice"], "K") == black
        assert name(words(lang), GAMES["dice"], "PI") == pirate


@languages
def test_scary_mary_in_the_hand_is_not_declared_yet(lang: str) -> None:
    """In every language she is called by her name alone until she is played."""
    assert held_name(words(lang), GAMES["doubloons"], "SM") == "Scary Mary"


@pytest.mark.parametrize("name", [held_name, face_name])
@languages
def test_every_name_on_a_card_or_token_begins_with_a_capital(
    lang: str, name: Callable[..., str]
) -> None:
    """Or with a number: it reads well at the start of a line and in the middle of it.

    Dice are told by what they show."""
    with guests():
        for game in (game for game in GAMES.values() if game.declares.pieces != "die"):
            for code in game.box.held.keys() & game.box.faces.keys():
                first = name(words(lang), game, code)[0]
                assert first.isupper() or first.isdigit(), (game.id, code)


def test_names_in_a_row_are_parted_by_commas() -> None:
    """A trick is told in the order in which it was played."""
    trick = face_names(words("fr"), GAMES["skull_king"], ["Y2", "K1", "SM-"])
    assert trick == "Jaune 2, Noir 1, Scary Mary en Escape"


@pytest.mark.parametrize(
    ("lang", "star", "flag"),
    [
        ("en", "plain disc, a raised star, 7", "thin rim, a flag"),
        ("de", "glatte Scheibe, Stern erhaben, 7", "dünner Rand, eine Flagge"),
        ("fr", "disque lisse, étoile en relief, 7", "bord fin, un drapeau"),
        ("it", "disco liscio, stella in rilievo, 7", "bordo sottile, una bandiera"),
    ],
)
def test_a_doubloon_is_described_as_it_feels(lang: str, star: str, flag: str) -> None:
    """A number token is a plain disc with its shape, a Flag a thin rim and a flag (DO5)."""
    assert feel(words(lang), load("doubloons"), "S7") == star
    assert feel(words(lang), load("doubloons"), "FL") == flag


@languages
def test_no_two_kinds_of_doubloon_feel_alike(lang: str) -> None:
    """Fingers tell every kind of token from every other (DO5)."""
    felt = {code: feel(words(lang), load("doubloons"), code) for code in TOKENS}
    assert len(set(felt.values())) == len(TOKENS) == 45
    for code, piece in TOKENS.items():
        if piece.suit:
            assert suit_name(words(lang), load("doubloons"), piece.suit) in felt[code]


@languages
def test_a_rim_or_an_icon_parts_the_special_doubloons(lang: str) -> None:
    """All but the Flag share the jagged rim; Flag and Scary Mary share the icon (DO5)."""
    rims, icons = zip(*(parts(words(lang), code) for code in SPECIALS), strict=True)
    assert SPECIALS == ["FL", "PI", "ME", "SM", "SK"]
    assert len({*rims[1:]}) == 1
    assert rims[0] not in rims[1:]
    assert icons[0] == icons[3]
    assert len({*icons[1:]}) == 4


def parts(spoken: Words, code: str) -> tuple[str, str]:
    rim, icon = feel(spoken, load("doubloons"), code).split(", ")
    return rim, icon


@languages
def test_every_bot_has_a_name_of_its_own_and_says_how_it_plays(lang: str) -> None:
    """A level by its rank, a style by a word beside it."""
    ranks = {name.partition("-")[0] for name in BOTS}
    styles = {name.partition("-")[2] or "plain" for name in BOTS}
    for kinds, head in ((ranks, "bot-"), (styles, "bot-style-")):
        assert len({words(lang).say(head + kind) for kind in kinds}) == len(kinds)
        assert len({words(lang).say(f"{head}about-{kind}") for kind in kinds}) == len(kinds)
