"""Words for codes, commands the game has, names of games, and lines that are not torn."""

import asyncio
import json
import os
import pty
import re
import signal
import struct
import sys
from contextlib import suppress
from fcntl import ioctl
from pathlib import Path
from subprocess import Popen
from termios import ECHO, TIOCSWINSZ, tcgetattr
from typing import TextIO, cast

import pytest

from jollyroger.client.sitting import Gone, NewEntries
from jollyroger.rules.events import BidsShown, Dealt, LotDrawn, Played
from jollyroger.rules.moves import Play
from jollyroger.rules.shelf import GAMES
from jollyroger.table.events import Said, Started
from jollyroger.terminal.console import Console
from jollyroger.terminal.detail import Detail
from jollyroger.terminal.inputs import read_input
from jollyroger.terminal.listener import Listener
from jollyroger.terminal.plain import PlainTable
from jollyroger.words.aloud import Aloud
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.lexicon import game_named
from jollyroger.words.names import play_name
from shell import jollyroger
from terminal.pilots import Stub
from terminal.test_people import BIDS, HANDS, LOBBY, room, sit
from terminal.ways import read
from waiting import until, wait_until

MARY = (("SM", "K12"), ("R2", "Y5"), ("B3", "B4"))
languages = pytest.mark.parametrize("lang", LANGUAGES)


# Commands


@languages
@pytest.mark.parametrize(
    ("game", "has", "lacks"),
    [("skull_queen", "planks", "bids"), ("skull_king", "bids", "planks")],
)
def test_help_lists_what_the_game_has(game: str, has: str, lacks: str, lang: str) -> None:
    """Nobody bids in Skull Queen: its planks are asked for by their name, and told."""
    say = words(lang).say
    ran = jollyroger(
        "play", game, "--plain", "--seed", "7", "--lang", lang, typed=say("command-help")
    )
    listed = re.split(r"[\s.]+", " ".join(ran.lines))
    assert say(f"command-{has}") in listed
    assert say(f"command-{lacks}") not in listed


def test_planks_are_asked_for_by_their_name() -> None:
    """As soon as they are shown."""
    typed = "place front R8 Y5 G5 B2\nplanks\n"
    ran = jollyroger("play", "skull queen", "--plain", "--seed", "7", "--lang", "en", typed=typed)
    assert ran.out.count("front, red 8, yellow 5, green 5, blue 2") == 2


# Scary Mary


@languages
def test_scary_mary_is_told_in_words_that_can_be_typed(lang: str) -> None:
    """At the question, in the list of plays, and in few words: no sign that a voice skips."""
    ways = [play_name(words(lang), GAMES["skull_king"], code) for code in ("SM+", "SM-")]
    assert [read_input(way, GAMES["skull_king"]) for way in ways] == [Play("SM+"), Play("SM-")]

    async def script() -> None:
        async with room(0) as here:
            here.plain.listener.words = here.plain.words = Aloud(lang)
            here.plain.listener.detail = Detail.BRIEF
            told = (Started(), LotDrawn(1), Dealt(2, 1, 0, MARY), *BIDS)
            here.tell(*(each.seen_by(0) for each in told))
            await here.hears(" Scary Mary, K12")
            here.type("legal")
            await here.hears(f"{ways[0]}, {ways[1]}, K12")
            here.tell(Played(0, "SM", "SM-"), Played(1, "R2", "R2"))
            await here.hears(f"{ways[1]}, Tom R2")
            assert not re.search(r"SM[+-]|SM (plus|minus|moins|più|meno)", here.out.getvalue())

    sit(script)


@languages
def test_the_help_and_the_refusal_say_it_in_words(lang: str) -> None:
    """`SM+` and `SM-` are for who types; `codes` says what they stand for."""
    for game in ("skull_king", "doubloons"):
        assert "SM" not in words(lang).say(f"how-{game}")
        typed = words(lang).say("command-codes")
        told = jollyroger("play", game, "--plain", "--lang", lang, typed=f"{typed}\n").out
        short = words(lang).say("code-minus", code="SM")
        assert short in " ".join(told.split())
    assert "SM" not in words(lang).say("refused-say-how", piece="Scary Mary")


# What was taken back


def test_a_replay_marks_the_place_where_a_move_was_taken_back(own_folder: Path) -> None:
    """Just before what was done instead; and how many they were in all, once."""
    typed = "0\nundo\n1\nundo\n0\n"
    jollyroger("play", "--plain", "--players", "2", "--seed", "7", typed=f"{typed}quit\n")
    lines = jollyroger("replay", str(own_folder / "skull_king-1.jsonl")).lines
    assert lines[1] == "2 moves were taken back in this game; it is told as it counted."
    at = lines.index("Here 2 moves were taken back.")
    assert lines[at - 1].startswith("Hands: ")
    assert lines[at + 1].startswith("Yo-ho-ho!")


def test_a_review_marks_the_decision_that_was_made_anew(own_folder: Path) -> None:
    """A mistake that came instead of another move says so."""
    codes = "".join(f"{code}\n" for code in GAMES["dice"].box.piece_of_play)
    rounds = "".join(f"{number}\nundo\n{number}\n{codes * number}" for number in range(1, 9))
    jollyroger("play", "dice", "--plain", "--players", "3", "--seed", "7", typed=rounds * 2)
    told = jollyroger("review", str(own_folder / "dice-1.jsonl")).paragraphs
    assert any("moves were taken back in this game" in each for each in told)
    marked = [each for each in told if each.endswith("Here one move was taken back.")]
    assert marked
    assert all("bid" in each for each in marked)


# The score pad


@pytest.mark.parametrize(
    ("game", "typed", "said"),
    [
        ("skull_king", "1 0 0\n\n\nundo\n", "Undone: Round 1 saved: yes becomes no."),
        (
            "skull_king",
            "1 0 0\nundo\n",
            "Undone: Round 1, bids: Anne from 1 to nothing; Mary from 0 to nothing; Jack from 0",
        ),
        (
            "skull_queen",
            "anne R8 Y5 G5 B2\nundo\n",
            "Undone: Round 1, planks: Anne red from 8 to nothing; Anne yellow from 5 to nothing;",
        ),
    ],
)
def test_undo_names_the_round_once(game: str, typed: str, said: str) -> None:
    """And of a saved round nothing but that: its tricks are what they were."""
    arguments = ("pad", "--game", game, "--names", "Anne", "Mary", "Jack")
    told = " ".join(jollyroger(*arguments, typed=f"\n{typed}").out.split())
    assert said in told


# Games by their names


@pytest.mark.parametrize(
    ("named", "id"),
    [
        ("skull king", "skull_king"),
        ("Skull_King", "skull_king"),
        ("Würfelspiel", "dice"),
        ("das wurfelspiel", "dice"),
        ("Skull King, le jeu de dés", "dice"),
        ("dadi", "dice"),
        ("Dublonen", "doubloons"),
        ("doubloon", "doubloons"),
        ("dobloni", "doubloons"),
        ("SKULL QUEEN", "skull_queen"),
        ("queen", "skull_queen"),
        ("skull", None),
        ("whist", None),
        ("", None),
    ],
)
def test_a_game_is_known_by_its_name_in_any_language(named: str, id: str | None) -> None:
    """Or by a word that no other game has."""
    assert game_named(named) == id


@pytest.mark.parametrize(
    "arguments",
    [
        ("referee", "skull king", "two pirates, who wins?"),
        ("referee", "skull", "king", "two pirates, who wins?"),
        ("referee", "Skull King", "two", "pirates", "who", "wins"),
        ("simulate", "Skull King", "--games", "1", "--players", "2", "--bots", "random"),
        ("play", "Skull Queen", "--plain"),
        ("pad", "--game", "jeu de dés", "--names", "a", "b", "c"),
    ],
)
def test_every_command_takes_a_game_by_its_name(arguments: tuple[str, ...]) -> None:
    """No underscore, and the referee needs no quotation marks."""
    ran = jollyroger(*arguments)
    assert (ran.status, ran.err.count("There is no game")) == (0, 0)
    if arguments[0] == "referee":
        assert ran.out.startswith("Pirate wins")


# The referee's lines


def test_an_answer_is_broken_at_eighty_and_never_inside_a_name() -> None:
    """JSON stays in one line, however long."""
    typed = 'xyzzy\nwhat beats what\n{"trick": ["SK", "PI", "SM-", "K1", "ES"]}\n'
    ran = jollyroger("referee", "skull_king", typed=typed)
    *worded, coded = ran.lines
    assert len(worded) > 3
    assert max(map(len, worded)) <= 80
    assert not any(line.endswith(("Skull", "Scary")) for line in worded)
    assert json.loads(coded)["winner"] == 0


def test_an_answer_is_as_wide_as_the_terminal() -> None:
    """The program itself, in a terminal of 40 columns."""
    person, program = pty.openpty()
    ioctl(program, TIOCSWINSZ, struct.pack("HHHH", 24, 40, 0, 0))
    asked = ["referee", "skull_king", "what", "beats", "what", "--lang", "en"]
    with Popen([sys.executable, "-m", "jollyroger", *asked], stdout=program) as running:
        os.close(program)
        shown = b""
        while more := read(person):
            shown += more
        assert running.wait(60) == 0
    os.close(person)
    lines = shown.decode().split("\r\n")
    assert 20 < max(map(len, lines)) <= 40


# Typing while something is told


class Desk:
    """A person at a real terminal; what stands there is read from its other end."""

    def __init__(self) -> None:
        self.person, self.program = pty.openpty()
        self.table = Stub(0, LOBBY)
        self.shown = ""
        self.files = [cast(TextIO, os.fdopen(os.dup(self.program), mode)) for mode in "rw"]
        reads, writes = self.files
        self.plain = PlainTable(Console(reads, writes), Listener(Aloud("en")), self.table)

    def close(self) -> None:
        for file in self.files:
            file.close()
        os.close(self.program)
        os.close(self.person)

    def type(self, keys: str) -> None:
        os.write(self.person, keys.encode())

    async def sees(self, text: str) -> None:
        """Waits for it behind what was seen before."""
        os.set_blocking(self.person, False)

        def is_shown() -> bool:
            with suppress(BlockingIOError):
                self.shown += os.read(self.person, 4096).decode().replace("\r\n", "\n")
            return text in self.shown

        await until(is_shown, seen=lambda: f"waited for {text!r}, saw {self.shown!r}")
        self.shown = self.shown.partition(text)[2]


def test_news_do_not_tear_what_somebody_is_typing() -> None:
    """It is written again behind the news, can still be corrected, and is read whole."""

    async def script() -> None:
        here = Desk()
        playing = asyncio.ensure_future(here.plain._play())
        told = (Started(), LotDrawn(1), Dealt(2, 1, 0, HANDS), BidsShown((1, 0, 1)))
        here.table.coming.put_nowait(NewEntries(tuple(each.seen_by(0) for each in told)))
        await here.sees("Play Y1 K12: ")
        here.type("k13")
        await here.sees("k13")
        here.table.coming.put_nowait(NewEntries((Said(1, "Hurry up"),)))
        await here.sees("\nTom says: Hurry up\nPlay Y1 K12: k13")
        here.type("\x7f2\x1b[A\n")
        await until(lambda: here.table.taken)
        assert here.table.taken == [Play("K12")]
        here.type("say he")
        await here.sees("say he")
        here.table.coming.put_nowait(NewEntries((Played(0, "K12", "K12"), Said(1, "Ha"))))
        await here.sees("\nsay he")  # behind all that was told, on a line of its own
        assert "Tom says" not in here.shown
        playing.cancel()
        here.table.coming.put_nowait(Gone("kept"))
        with suppress(Gone, asyncio.CancelledError):
            await playing
        keyboard = here.plain.console._keyboard
        assert keyboard
        assert not tcgetattr(here.program)[3] & ECHO
        keyboard.give_back()
        assert tcgetattr(here.program)[3] & ECHO
        here.close()

    sit(script)


def test_ctrl_z_gives_the_terminal_back_and_fg_goes_on(own_folder: Path) -> None:
    """The shell echoes again; what was typed before is still there."""
    person, program = pty.openpty()
    command = [sys.executable, "-m", "jollyroger", "play", "--plain", "--seed", "7", "--lang", "en"]
    with Popen(command, stdin=program, stdout=program, stderr=program) as running:
        shown = b""
        while not shown.endswith(b"Bid, 0 to 1: "):
            shown += read(person)
        os.write(person, b"ru")
        while not shown.endswith(b"ru"):
            shown += read(person)
        running.send_signal(signal.SIGTSTP)
        stopped = os.WSTOPPED | os.WNOHANG | os.WNOWAIT
        wait_until(lambda: os.waitid(os.P_PID, running.pid, stopped))
        assert tcgetattr(program)[3] & ECHO
        running.send_signal(signal.SIGCONT)
        while not shown.endswith(b"ruru"):
            shown += read(person)
        os.write(person, b"les\n")
        while shown.count(b"Bid, 0 to 1: ") < 2:
            shown += read(person)
        running.kill()
    os.close(program)
    os.close(person)
    assert b"trick" in shown
