"""What is said in plain lines and on the command line, and what is understood."""

import io
import json
import os
import pty
import re
import struct
import subprocess
import sys
from collections.abc import Iterator
from fcntl import ioctl
from pathlib import Path
from tempfile import TemporaryDirectory
from termios import TIOCSWINSZ
from unittest.mock import patch

import pytest

from jollyroger.rules.moves import Bid, Place, Play
from jollyroger.rules.refused import Refused
from jollyroger.rules.scoring import BidLine
from jollyroger.rules.shelf import GAMES, load
from jollyroger.table.talk import PHRASES
from jollyroger.terminal import saves
from jollyroger.terminal.aloud import Aloud
from jollyroger.terminal.console import Console, spell_anything
from jollyroger.terminal.lookback import _kind
from jollyroger.terminal.typed import Command, phrases, understood
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.lexicon import spelled
from shell import jollyroger
from terminal.ways import moves_of, read

KING, QUEEN = GAMES["skull_king"], GAMES["skull_queen"]


@pytest.fixture(autouse=True)
def home() -> Iterator[Path]:
    with TemporaryDirectory(prefix="jr") as found, patch.dict(os.environ, XDG_DATA_HOME=found):
        yield Path(found) / "jollyroger"


def play(*typed: str, **options: str) -> list[str]:
    chosen = {"players": "3", "seed": "7", **options}
    asked = [word for name, value in chosen.items() for word in (f"--{name}", value)]
    return list(jollyroger("play", "--plain", *asked, typed="\n".join([*typed, ""])).lines)


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
    assert understood(text, KING) == move


@pytest.mark.parametrize(
    "text", ["-1", "- 1", "\u22123", "0.3", "0,3", "0 3", "zero three", "1/2", "3-", "2?", "+1"]
)
def test_what_is_no_whole_number_is_no_bid(text: str) -> None:
    """A bid cannot be taken back at every table: nobody guesses at one."""
    with pytest.raises(Refused, match="unreadable_move"):
        understood(text, KING)


def test_while_pieces_are_played_b_and_a_number_is_a_piece() -> None:
    """`b 10` is a bid only where one is asked for."""
    assert understood("b 10", KING) == Bid(10)
    assert understood("b 10", KING, bidding=False) == Play("B10")
    assert understood("bid 10", KING, bidding=False) == Bid(10)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PHRASES)
def test_a_phrase_is_said_as_it_is_listed_or_without_its_marks(lang: str, name: str) -> None:
    """In any language, whatever language the table is read in."""
    listed = words(lang).say(f"phrase-{name}")
    for text in (listed, listed.casefold(), listed.rstrip("!.? \u00a0"), listed.upper()):
        command = understood(f"say {text}", KING)
        assert isinstance(command, Command)
        assert phrases()[spelled(command.rest)] == name


def test_a_placement_without_a_colour_is_told_what_is_missing() -> None:
    """In any language, not only that it is no move."""
    assert understood("fronte R5 Y8 G3 B2", QUEEN) == Place("front", (5, 8, 3, 2))
    with pytest.raises(Refused, match="unreadable_placement"):
        understood("fronte R5 Y8 G3", QUEEN)


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
    code = " ".join(play("0")).partition("Your hand: ")[2].partition(".")[0]
    told = play("full", "0", code, "why")
    assert not any("(SK" in line for line in told[:-5])
    assert any(re.search(r"\(SK1\d\)$", line) for line in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_landlubber_scoring_is_told_as_it_is_scored(lang: str) -> None:
    """A bid that was missed costs nothing; a broken 0 costs 10 a die (DI16)."""
    scoring = load("dice", ("landlubber",)).scoring  # type: ignore[attr-defined]
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
    with patch("jollyroger.terminal.console.WIDTH", width):
        lines = jollyroger(
            "pad", "--game", "skull_king", "--names", "Ada", "Bo", typed="\nhelp\n"
        ).lines
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


# After the game


def finished(home: Path) -> tuple[Path, list[str]]:
    """A short game to its end, and what its person typed."""
    codes = [*GAMES["dice"].box.piece_of_play]
    play(*(["0", *codes] * 60), game="dice")
    kept = home / "dice-1.jsonl"
    return kept, moves_of(saves.load(kept), 0)


def test_after_the_end_only_enter_or_quit_leaves(home: Path) -> None:
    """`undo`, `hint` and a word that is none are answered; so is a second question."""
    _, moves = finished(home)
    lines = play(*moves, "undo", "tipp", "dance", "score", "", "who", game="dice")
    offers = [at for at, line in enumerate(lines) if line.startswith("Type review")]
    assert len(offers) == 5
    assert sum("The game is over" in line for line in lines) == 2
    assert "“dance” is not a move" in " ".join(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_is_one_sentence_a_mistake(lang: str, home: Path) -> None:
    """With the trick that lay there, rounded, and what was better; in the reader's language."""
    kept, _ = finished(home)
    told = jollyroger("review", str(kept), "--lang", lang).out
    better = {"en": "better: ", "de": "besser: ", "fr": "mieux : ", "it": "meglio: "}[lang]
    assert better in told
    assert not re.search(r"\d[.,]\d", told)
    you = words(lang).say("you")
    assert any(line.startswith(f"{you[:1].upper()}{you[1:]}") for line in told.splitlines())


def test_a_review_tells_what_lay_on_the_table(home: Path) -> None:
    """A play is told with the trick, a lead as a lead, a bid as a bid."""
    assert [_kind(Play("K"), ()), _kind(Bid(1), ())] == ["lead", "bid"]
    kept, _ = finished(home)
    told = " ".join(jollyroger("review", str(kept)).out.split())
    assert re.search(r"Round \d, trick \d, on [^:]+: [^;]+; better: [^,]+, about", told)


# Games that were left


def test_resume_alone_takes_the_last_game(home: Path) -> None:
    """Or any one by its bare name; where there is none, that is said."""
    assert "No game is kept" in jollyroger("play", "--plain", "--resume").err
    play("0", "quit")
    play("1", "quit", game="dice")
    os.utime(home / "skull_king-1.jsonl", (1, 1))
    last = jollyroger("play", "--resume", "--plain", typed="bids\n")
    assert "the dice game" in last.lines[0]
    named = jollyroger("play", "--plain", "--resume", "skull_king-1", typed="")
    assert named.lines[0].startswith("Skull King, 3 players")
    hand = saves.load(home / "skull_king-1.jsonl").state().hands[0][0]
    assert len(re.findall(rf"\b{hand}\b", named.out)) <= 2  # told once, asked once


def test_what_was_taken_back_is_mentioned(home: Path) -> None:
    """By replay and by verify."""
    play("0", "undo", "1", "quit")
    kept = str(home / "skull_king-1.jsonl")
    for command in ("replay", "verify"):
        assert "One move was taken back in this game" in " ".join(jollyroger(command, kept).lines)


def test_the_language_can_be_kept() -> None:
    """And changed for one command."""
    assert "Die Sprache ist Deutsch." in jollyroger("settings", "--lang", "de").lines
    assert "Durchgang 1." in " ".join(play("0"))
    assert "Round 1." in " ".join(play("0", lang="en"))


# The command line


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--seed", "x"], "„x“ passt nicht zu --seed; möglich: eine ganze Zahl."),
        (["play", "--detail", "laut"], "möglich: brief, normal, full."),
        (["entern"], "Den Befehl „entern“ gibt es nicht. Hilfe: jollyroger --help."),
        (["play", "--foo"], "Die Option --foo gibt es nicht. Hilfe: jollyroger play --help."),
        (["play", "dice", "jetzt"], "„jetzt“ ist ein Wort zu viel."),
        (["play", "--seed", "1", "--seed", "2"], "--seed steht zweimal da."),
    ],
)
def test_a_mistake_is_told_in_the_readers_language(arguments: list[str], said: str) -> None:
    """With the help of the command it was made in."""
    assert said in jollyroger(*arguments, "--lang", "de").err


def test_the_shell_completes_and_the_manual_is_a_page() -> None:
    """Both are made from the commands, so nothing can be missing."""
    for shell in ("bash", "zsh", "fish", "powershell"):
        assert "--resume" in jollyroger("completion", shell).out
    page = jollyroger("man").out
    assert page.startswith(".TH JOLLYROGER 1")
    for command in ("play", "watch", "pad", "serve", "completion", "man"):
        assert f"\n.SS {command}\n" in page
    assert "\\-\\-host" in page
    assert "empty\\-option" not in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_the_language_that_was_asked_for(lang: str) -> None:
    """Also where it stands behind --help; and no option of play is left without a word."""
    say = words(lang).say
    told = " ".join(jollyroger("play", "--help", "--lang", lang).out.split())
    for key in ("play", "play-host", "play-resume", "play-plain", "lang", "usage", "parameters"):
        assert " ".join(say(f"cli-{key}").split()) in told
    listed = " ".join(jollyroger("--help", "--lang", lang).out.split())
    for key in ("program", "watch", "referee", "serve", "man", "commands"):
        assert " ".join(say(f"cli-{key}").split()) in listed


def test_files_that_are_something_else_are_called_by_their_name(home: Path) -> None:
    """Notes are no record, a record is no notes, and junk is no copy of a database."""
    play("0", "quit")
    kept, notes, junk = home / "skull_king-1.jsonl", home / "notes", home / "junk"
    junk.write_text("dear diary")
    head = {"notes": 2, "table": "t", "game": "dice", "options": [], "players": 3, "seat": 0}
    notes.write_text(json.dumps(head))
    assert "your own notes, not a record" in jollyroger("verify", str(notes)).err
    assert "is a record, not" in jollyroger("verify", str(kept), "--mine", str(kept)).err
    assert "of another game" in jollyroger("verify", str(kept), "--mine", str(notes)).err
    notes.write_text(f'{json.dumps(head)}\n{{"even')
    assert "cut or changed" in jollyroger("verify", str(kept), "--mine", str(notes)).err
    assert "is no copy made by" in jollyroger("restore", str(junk)).err


@pytest.mark.parametrize("chosen", [["--chat"], ["--speed", "calm"], ["--advice", "never"]])
def test_what_a_host_chooses_needs_a_table_at_a_server(chosen: list[str]) -> None:
    """Alone in the terminal no clock runs and nobody listens; that is said, not passed over."""
    ran = jollyroger("play", "--plain", *chosen)
    assert (ran.status, ran.out) == (2, "")
    assert "add --host and its address" in ran.err


def test_a_phrase_list_comes_with_the_refusal_of_chat() -> None:
    """Against bots there is no chat; what can be said is listed at once."""
    told = " ".join(play("say hello"))
    assert "Chat is switched off at this table" in told
    assert "You can say: Ahoy!" in told
    assert "Chat is switched off" not in " ".join(play("say Good luck!", "sage Viel Glueck"))


def test_a_narrow_terminal_is_written_in_narrow_lines(home: Path) -> None:
    """The program itself, in a terminal of 40 columns."""
    person, program = pty.openpty()
    ioctl(program, TIOCSWINSZ, struct.pack("HHHH", 24, 40, 0, 0))
    command = [sys.executable, "-m", "jollyroger", "play", "--plain", "--seed", "7", "--lang", "en"]
    with subprocess.Popen(command, stdin=program, stdout=program, stderr=program) as running:
        os.close(program)
        shown = b""
        while not shown.endswith(b"Bid, 0 to 1: "):
            shown += read(person)
        os.write(person, b"rules\n")
        while shown.count(b"Bid, 0 to 1: ") < 2:
            shown += read(person)
        running.kill()
    os.close(person)
    assert max(len(line) for line in shown.decode().split("\r\n")) <= 40
