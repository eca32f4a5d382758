"""What is said in plain lines, and what is understood."""

import io
import os
import pty
import re
import struct
from fcntl import ioctl
from termios import TIOCSWINSZ

import pytest

from jollyroger.rules.moves import Bid, Place, Play
from jollyroger.rules.refused import Refused
from jollyroger.rules.scoring import BidLine
from jollyroger.rules.shelf import GAMES, load
from jollyroger.table.talk import PHRASES
from jollyroger.terminal.console import Console, spell_anything
from jollyroger.terminal.inputs import Command, phrases, read_input
from jollyroger.words.aloud import Aloud
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.lexicon import spelled
from shell import jollyroger
from terminal.pipe import lines_of

KING, QUEEN = GAMES["skull_king"], GAMES["skull_queen"]


# What is understood


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("yellow13", Play("Y13")),
        ("y 13", Play("Y13")),
        ("Y13.", Play("Y13")),
        ("yellow thirteen", Play("Y13")),
        ("gelb dreizehn", Play("Y13")),
        ("piraten", Play("PI")),
        ("SM minus", Play("SM-")),
        ("sm più", Play("SM+")),
        ("two", Bid(2)),
        ("b 2", Bid(2)),
        ("zurueck", Command("undo", "")),
        ("kuerzel", Command("codes", "")),
        ("ausfuehrlich", Command("full", "")),
        ("nochmal", Command("repeat", "")),
        ("gone", Command("gone", "")),
        ("?", Command("help", "")),
        ("hand?", Command("hand", "")),
        ("scary mary", Play("SM")),
        ("Ansage 1", Bid(1)),
        ("annonce deux", Bid(2)),
        ("l'annonce 1", Bid(1)),
        ("dichiara 1", Bid(1)),
        ("la dichiarazione 1", Bid(1)),
        ("say Ahoy, all!", Command("say", "Ahoy, all!")),
        ("save my.game.", Command("save", "my.game.")),
    ],
)
def test_what_people_type_is_understood(text: str, move: object) -> None:
    """Words and codes run together or apart, numbers as words, umlauts without their dots."""
    assert read_input(text, KING) == move


@pytest.mark.parametrize(
    "text", ["-1", "- 1", "\u22123", "0.3", "0,3", "0 3", "zero three", "1/2", "3-", "2?", "+1"]
)
def test_what_is_no_whole_number_is_no_bid(text: str) -> None:
    """A bid cannot be taken back at every table: nobody guesses at one."""
    with pytest.raises(Refused, match="unreadable_move"):
        read_input(text, KING)


def test_while_pieces_are_played_b_and_a_number_is_a_piece() -> None:
    """`b 10` is a bid only where one is asked for."""
    assert read_input("b 10", KING) == Bid(10)
    assert read_input("b 10", KING, choosing=False) == Play("B10")
    assert read_input("bid 10", KING, choosing=False) == Bid(10)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PHRASES)
def test_a_phrase_is_said_as_it_is_listed_or_without_its_marks(lang: str, name: str) -> None:
    """In any language, whatever language the table is read in."""
    listed = words(lang).say(f"phrase-{name}")
    for text in (listed, listed.casefold(), listed.rstrip("!.? \u00a0"), listed.upper()):
        command = read_input(f"say {text}", KING)
        assert isinstance(command, Command)
        assert phrases()[spelled(command.rest)] == name


def test_a_placement_without_a_colour_is_told_what_is_missing() -> None:
    """In any language, not only that it is no move."""
    assert read_input("fronte R5 Y8 G3 B2", QUEEN) == Place("front", (5, 8, 3, 2))
    with pytest.raises(Refused, match="unreadable_placement"):
        read_input("fronte R5 Y8 G3", QUEEN)


# What is said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_loss_is_said_in_words(lang: str) -> None:
    """Numbers, and numbers that came as text; a gain stays as it is."""
    loss = words(lang).say("minus", number=10)
    assert loss in Aloud(lang).say("told-line-plank", points="-10", total=-10)
    assert "-" not in Aloud(lang).say("hint-why-brings", points=-2)
    assert "+20" in Aloud(lang).say("told-line-plank", points="+20", total=20)


def test_no_clause_is_told_unasked_and_none_is_missing_when_asked() -> None:
    """`full` gives the reason of a trick, `why` also its number in the rules."""
    code = " ".join(lines_of("0")).partition("Your hand: ")[2].partition(".")[0]
    told = lines_of("full", "0", code, "why")
    assert not any("(SK" in line for line in told[:-5])
    assert any(re.search(r"\(SK1\d\)$", line) for line in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_landlubber_scoring_is_told_as_it_is_scored(lang: str) -> None:
    """A bid that was missed costs nothing; a broken 0 costs 10 a die (DI16)."""
    scoring = load("dice", ("landlubber",)).scoring
    assert scoring
    assert [scoring.line(6, 2, 3, 0).points, scoring.line(6, 0, 1, 0).points] == [0, -60]
    assert isinstance(scoring.line(6, 0, 1, 0), BidLine)
    for key in ("rules-landlubber", "rule-landlubber"):
        assert {"0", "10"} <= set(re.findall(r"\d+", words(lang).say(key)))
    assert "0" in words(lang).say("options-note-landlubber")


# How wide


class Screen(io.StringIO):
    """Written on by the program under test; as wide as the terminal of that number."""

    def __init__(self, columns: int) -> None:
        super().__init__()
        self.person, self.program = pty.openpty()
        ioctl(self.program, TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))

    def fileno(self) -> int:
        return self.program

    def close(self) -> None:
        if not self.closed:
            os.close(self.person)
            os.close(self.program)
        super().close()


def broken(columns: int, text: str, *names: str) -> list[str]:
    """The lines that a terminal of so many columns gets."""
    with Screen(columns) as screen:
        console = Console(None, screen)
        console.keep_whole(names)
        console.say(text)
        return screen.getvalue().splitlines()


def test_lines_are_as_wide_as_the_terminal_and_names_stay_whole() -> None:
    """80 where nothing says how wide; a name longer than the line is broken all the same."""
    told = "Davy plays Yellow 11. " * 6
    for columns in (40, 60, 100):
        lines = broken(columns, told, "Yellow 11")
        assert columns - 12 < max(map(len, lines)) <= columns
        assert not any(line.endswith("Yellow") for line in lines)
    assert max(map(len, Console(None, io.StringIO())._lines(told))) <= 80
    assert max(map(len, broken(40, told, told.strip()))) <= 40


@pytest.mark.parametrize("width", range(50, 60))
def test_the_score_pad_breaks_no_name(width: int) -> None:
    """As at the table: `Skull` and `King` stay on one line."""
    with Screen(width) as screen:
        asked = ("pad", "--game", "skull_king", "--names", "Ada", "Bo")
        lines = jollyroger(*asked, typed="\nhelp\n", out=screen).lines
    told = [line for line in lines if not line.startswith("jollyroger")]  # commands stay whole
    assert width - 12 < max(map(len, told)) <= width
    assert any("Skull King" in line for line in lines)
    assert not any(line.endswith("Skull") for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_loss_is_not_broken_between_its_word_and_its_number(lang: str) -> None:
    """`minus` at the end of a line would be heard without its number."""
    loss = words(lang).say("minus", number=10)
    for before in range(30, 40):
        assert loss in " | ".join(broken(40, f"{'x' * before} {loss}"))


def test_a_hand_of_ten_stays_on_one_line_of_forty_cells() -> None:
    """Wherever the sentence before it ends."""
    hand = "Y13 R13 B13 K13 Y12 R12 B12 K12 ES ES"
    told = Aloud("en").say("told-hand", hand=hand)
    lines = broken(40, f"Round 10. Calico leads. {told}")
    assert f"{hand}." in lines


def test_a_terminal_without_accents_gets_the_letters() -> None:
    """`Tapez aide à tout moment` is read without its accent, not with a question mark."""
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding="ascii")
    spell_anything(out)
    out.write("«\u00a0Tapez aide à tout moment\u00a0» „Würfel“ größer \u2019 漢")
    out.flush()
    shown = raw.getvalue().decode()
    assert shown == '" Tapez aide a tout moment " "Wurfel" grosser \' ?'


@pytest.mark.parametrize(
    ("lang", "cost", "told"),
    [
        ("en", 1, "one point given away"),
        ("de", 1, "einen Punkt verschenkt"),
        ("fr", 0, "aucun point perdu"),
        ("it", 1, "un punto regalato"),
    ],
)
def test_a_review_counts_in_good_grammar(lang: str, cost: int, told: str) -> None:
    """None and one are said as such."""
    assert told in words(lang).say("review-seat", name="Ada", count=3, same=2, cost=cost)


def test_a_french_score_does_not_read_as_a_verb() -> None:
    """`vous annonce 6` is no sentence: what was won comes first."""
    facts: dict[str, str | int] = {"bid": 6, "won": 2, "bonus": 0, "points": "-40", "total": 10}
    line = words("fr").say("told-line", **facts)
    assert line == "2 plis, annonce 6, -40, total 10"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_trick_that_moves_nobody_is_one_sentence(lang: str) -> None:
    """Without a capital in its middle."""
    assert ": " not in words(lang).say("trick-would-move-nobody")
