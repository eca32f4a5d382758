"""`jollyroger pad`: whole games by pipe, in every game and language, and nothing lost."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

from contract.voyages import SHIPPED, Table
from jollyroger.pad.events import BonusEvent
from jollyroger.pad.pad import Pad
from jollyroger.pad.sheet import Sheet
from jollyroger.rules.shelf import GAMES
from jollyroger.scorekeeper.keeper import COMMANDS, commands
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.lexicon import plain
from pad.keeping import CREW, on_disk, scored
from pad.scribbles import kept
from shell import jollyroger
from table.spellings import MIXED

FIRST = [*{(table.game.id, table.options): table for table in SHIPPED}.values()]
# Every table in one language, every game in the others.
VOYAGES = [*product(SHIPPED, ["en"]), *product(FIRST, LANGUAGES[1:])]
languages = pytest.mark.parametrize("lang", LANGUAGES)


# Whole games


def typed(pad: Pad, lang: str) -> Iterator[str]:
    """A game that was really played, as a scorekeeper would type it."""
    sheet = Sheet(pad)
    for number in range(1, pad.head.rounds + 1):
        if sheet.has_planks:
            for seat in sheet.seats:
                spaces = zip("RYGB", sheet.spaces(number, seat), strict=True)
                yield " ".join(f"{suit}{space or '~'}" for suit, space in spaces)
            yield ""
            continue
        first = sheet.bids(number) if sheet.has_bids else sheet.won(number)
        yield " ".join(str(value) for value in first)
        pairs = zip(first, sheet.won(number), strict=True)
        yield from (f"{CREW[at]} {won}" for at, (bid, won) in enumerate(pairs) if bid != won)
        for seat, event in product(sheet.seats, sheet.events):
            if times := sheet.times(number, seat, event):
                yield f"{CREW[seat]} {_called(event, lang)} {times}"
        yield words(lang).say("pad-command-save")


def _called(event: BonusEvent, lang: str) -> str:
    """By its own word, by the piece, or by what the pad calls it where there are several."""
    if words(lang).has(key := f"pad-word-{event.id}"):
        return words(lang).say(key).split("|")[-1]
    return event.pieces[0] if len(event.pieces) == 1 else words(lang).say(event.key)


@pytest.mark.parametrize(("table", "lang"), VOYAGES, ids=str)
def test_a_whole_game_by_pipe(own_folder: Path, table: Table, lang: str) -> None:
    """The rules' own score, status 0, nothing under 0x20 but line ends, no line over 80."""
    *_, (state, pad) = kept(table, seed=7)
    names = ("--names", *CREW[: table.players])
    options = [word for option in table.options for word in ("--option", option)]
    lines = "".join(f"{line}\n" for line in (f"{CREW[0]}", *typed(pad, lang)))
    asked = ("--game", table.game.id, *options, *names, "--lang", lang)
    ran = jollyroger("pad", *asked, typed=lines)
    assert (ran.status, ran.err) == (0, "")
    assert not [char for char in ran.out if ord(char) < 32 and char != "\n"]
    assert max(map(len, ran.lines)) <= 80
    sheet = Sheet(on_disk(own_folder))
    assert sheet.over
    assert sheet.totals == state.scores()
    assert [sheet.lines(n) for n in sheet.rounds] == [*state.sheet]


@languages
@pytest.mark.parametrize("game", GAMES)
def test_every_command_answers_in_plain_lines(game: str, lang: str) -> None:
    """At the first prompt and after a round, whatever is behind it."""
    chance = Random(lang)
    said = [words(lang).say(f"pad-command-{name}") for name in COMMANDS if name != "quit"]
    after = ["", " 1", " anne", " anne 1", " csv", " 9999999", " " + "x" * 150, " : ; ,", " 0 0 0"]
    tries = [word + rest for word in said for rest in after]
    chance.shuffle(tries)
    rounds = ["8 5 3 2", "1 1 1 1", "0 0 0 0", ""] if game == "skull_queen" else ["1 0 0", "", ""]
    ran = scored(*tries, "", *rounds, *tries, lang=lang, game=game)
    assert (ran.status, ran.err) == (0, "")
    assert not [char for char in ran.out if ord(char) < 32 and char != "\n"]
    told = [line for line in ran.lines if "x" * 20 not in line]
    assert max(map(len, told)) <= 80


# Entering


def test_one_wrong_bid_is_one_line_and_a_bonus_another(own_folder: Path) -> None:
    """Bids in order, only the wrong one, the bonus by name, save."""
    ran = scored("1 0 0", "", "", "1 1 1", "mary 0", "anne pirate", "save")
    sheet = Sheet(on_disk(own_folder))
    assert sheet.rounds == (1, 2)
    assert [line.points for line in sheet.lines(2)] == [50, -10, 20]
    assert "Mary minus 10, now 0" in " ".join(ran.lines)


def test_bids_come_one_by_one_or_by_name_in_any_order(own_folder: Path) -> None:
    """The prompt names who is next."""
    ran = scored("jack 1", "0", "0")
    assert Sheet(on_disk(own_folder)).bids(1) == (0, 0, 1)
    assert "Bid of Anne, 0 to 1: 0" in ran.lines
    assert "Bid of Mary, 0 to 1: 0" in ran.lines


def test_the_sum_check_speaks_in_words(own_folder: Path) -> None:
    """Nothing is saved before the tricks add up."""
    ran = scored("1 1 0", "", "save", "check", "mary 0")
    assert " ".join(ran.lines).count("one is too many. Correct who took fewer.") == 3
    assert Sheet(on_disk(own_folder)).rounds == ()
    assert Sheet(on_disk(own_folder)).won(1) == (1, 0, 0)


def test_a_past_round_is_changed_and_told_again(own_folder: Path) -> None:
    """`round 1`, the values, Enter; totals follow."""
    ran = scored("1 0 0", "", "", "round 1", "mary bid 1", "anne 0", "", "mary 1", "", "score")
    assert "one is missing" in ran.out
    assert Sheet(on_disk(own_folder)).totals == (-10, 20, 10)
    assert "After round 1: Mary 20, Jack 10, Anne minus 10. Mary is ahead with 20." in ran.lines


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("2 0 0", "Anne cannot have 2 there: type a number from 0 to 1."),
        ("1 0 0 0", "4 numbers do not fit: type 3 in order, or names with their numbers."),
        ("zed 1", "“zed” does not name one player: say one of Anne, Mary, Jack."),
        ("anne", "“anne” is not understood: type numbers in order, or a name and a"),
        ("anne pirate 3", "Anne cannot have 3 there: type a number from 0 to 2."),
        ("round 2", "There is no round “2” in this game: name one that was played, like"),
        ("undo 1 2", None),
        ("why", "No round has been saved yet: save one first."),
        ("export pdf x", "“pdf” is nothing that can be written: say csv, text or json, and a"),
        ("export csv", "“” cannot be read: check the name."),
        ("merge nowhere.json", "“nowhere.json” cannot be read: check the name."),
        ("referee nonsense", None),
        ("", "The round cannot be saved: the bid of Anne, Mary, Jack is missing; enter it"),
        ("redo", "There is nothing to redo: undo something first."),
    ],
)
def test_a_mistake_is_one_sentence_and_the_same_question(answer: str, sentence: str | None) -> None:
    """The reason, the way out, and the prompt again."""
    ran = scored(answer, "1 0 0")
    assert (ran.status, ran.err) == (0, "")
    assert not sentence or sentence in " ".join(ran.lines)
    assert any(line.startswith("Bids, 0 to 1") for line in ran.lines)


def test_beginnings_of_names_are_enough_where_only_one_fits(own_folder: Path) -> None:
    """`m 1` is Mary; with two Jacks a J is nobody."""
    scored("a 1", "m 0", "jack 0")
    assert Sheet(on_disk(own_folder)).bids(1) == (1, 0, 0)


def test_a_full_name_of_two_words_is_read_whole(own_folder: Path) -> None:
    """Also beside one that is its second word."""
    scored("calico jack 1, jack 0", "0 0 0", players=5)
    assert Sheet(on_disk(own_folder)).bids(1) == (0, 0, 0, 0, 1)


def test_the_example_in_the_docs_is_what_is_said() -> None:
    """docs/pad.md shows the beginning of a real pad."""
    page = (Path(__file__).parents[2] / "docs" / "pad.md").read_text("utf-8")
    shown = page.split("```text\n")[1].split("```")[0].splitlines()
    ran = scored("1 0 0", "", "anne pirate", "", "mary 1, anne 1, jack 1", "jack 0")
    assert ran.lines[2 : 2 + len(shown)] == shown


def test_names_and_dealer_can_be_changed(own_folder: Path) -> None:
    """And are read under the new name."""
    scored("name mary Maria Read", "dealer jack", "maria 1")
    sheet = Sheet(on_disk(own_folder))
    assert (sheet.name(1), sheet.dealer(1), sheet.bids(1)[1]) == ("Maria Read", 2, 1)


def test_a_name_of_two_alphabets_is_refused_with_a_sentence(own_folder: Path) -> None:
    """It would be read as somebody else's; the old name stays."""
    ran = scored(f"name mary {MIXED[0]}")
    assert f"“{MIXED[0]}” mixes letters of several alphabets" in ran.out
    assert Sheet(on_disk(own_folder)).name(1) == "Mary"


def test_the_referee_settles_a_trick() -> None:
    """By the rules of the pad's own game."""
    assert "(SK14)" in scored("referee yellow 2, yellow 12, black 1").out
    assert "(DI11)" in scored("referee black 6, yellow 7", game="dice").out


@languages
def test_the_help_names_every_command_in_short_lines(lang: str) -> None:
    """Nobody has to guess, and no line is broken twice."""
    for key in ("pad-help", "pad-help-planks"):
        told = words(lang).say(key, name="anne", other="mary")
        assert max(map(len, told.splitlines())) <= 80
        said = {plain(word) for word in told.replace(";", " ").replace(".", " ").split()}
        assert {plain(words(lang).say(f"pad-command-{name}")) for name in COMMANDS} <= said


def test_a_command_word_means_one_command() -> None:
    """In all languages at once, and none is a word for what is entered."""
    found: dict[str, str] = {}
    for name, lang in product(COMMANDS, LANGUAGES):
        word = plain(words(lang).say(f"pad-command-{name}"))
        assert found.setdefault(word, name) == name
        assert word.isalpha()
    assert found == commands()


# What a first scorekeeper stumbled over


def test_a_game_may_be_named_as_people_write_it_and_help_is_answered() -> None:
    """At the questions before the first round."""
    typed = ("help", "Skull King", "hilfe", "Anna, Ben", "anna", "quit")
    ran = jollyroger("pad", typed="".join(f"{line}\n" for line in typed))
    assert ran.status == 0
    assert ran.out.count("First the game, then the players clockwise") == 2
    assert "Skull King: Anna, Ben." in ran.lines
    assert jollyroger("pad", "--game", "skull king", "--names", "Al", "Bo").status == 0
    assert jollyroger("pad", typed="quit\n").status == 0


def test_examples_name_who_sits_here() -> None:
    """No Anne where Cora plays."""
    arguments = ("--game", "skull_king", "--names", "Cora", "Dirk")
    ran = jollyroger("pad", *arguments, typed="cora\n1 0\nhelp\n")
    assert "else like Cora 1:" in ran.out
    assert "Or by name: Cora 2, Dirk 1." in ran.out
    assert "anne" not in ran.out.casefold()


def test_there_is_one_skull_king_a_round() -> None:
    """He cannot take Pirates in one trick and be taken in another."""
    ran = scored("1 0 0", "anne 0, mary 1", "mary king", "anne pirate")
    assert "There is one Skull King in the box, and it is counted twice" in " ".join(ran.lines)
    once = scored("1 0 0", "", "anne pirate")
    assert "counted twice" not in once.out


def test_a_bonus_that_is_none_is_not_an_alarm() -> None:
    """Before the bids nothing is missing yet."""
    ran = scored("jack pirate 0")
    assert "No bonus is written." in ran.lines
    assert "cannot be saved" not in ran.out


def test_undo_names_the_round_once() -> None:
    """A row of bids is one sentence."""
    ran = scored("1 0 0", "undo")
    assert ran.out.count("Round 1, bid") == 1
    assert "Undone: Round 1, bids: Anne from 1 to nothing; Mary from 0 to nothing;" in " ".join(
        ran.lines
    )
