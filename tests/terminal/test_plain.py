"""The plain table: whole games by pipe, in every game and language."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroger.rules.shelf import GAMES
from jollyroger.terminal import saves
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.names import held_name
from shelf import FEWEST
from shell import jollyroger
from terminal.pipe import ANSWERS, PLACE, play, whole_game
from terminal.ways import moves_of


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "players"),
    [*FEWEST.items(), ("skull_queen", 3)],
)
def test_a_piped_game_ends_with_status_0(
    own_folder: Path, game: str, players: int, lang: str
) -> None:
    """A whole game by pipe, nothing under 0x20 but line ends, no line over 80 characters."""
    ran = whole_game(game, players, lang)
    assert ran.status == 0
    assert ran.err == ""
    assert not [char for char in ran.out if ord(char) < 32 and char != "\n"]
    assert max(map(len, ran.lines)) <= 80
    (path,) = own_folder.iterdir()
    scores = saves.load(path).state().scores()
    assert len(scores) == players
    tail = " ".join(ran.lines[-7:])
    losses = {score: words(lang).say("minus", number=-score) for score in scores if score < 0}
    assert all(f" {losses.get(score, score)}" in tail for score in scores)


def test_the_same_seed_and_answers_tell_the_same_game() -> None:
    """A seed makes a local game repeatable."""
    first, second = (whole_game("skull_king", 3, "en") for _ in range(2))
    assert first.lines[:-1] == second.lines[:-1]  # the last line names the file


def test_a_hand_of_ten_fits_one_braille_line() -> None:
    """Ten codes and the spaces between them take 40 cells at most."""
    widest = sorted(GAMES["skull_king"].box.held, key=len)[-10:]
    assert len(" ".join(widest)) <= 40


def test_a_wrong_answer_gives_the_reason_and_the_same_prompt() -> None:
    """Nothing is lost by a mistake."""
    ran = play("7", "bid", "play K7", "0")
    assert ran.lines.count("That bid cannot be made: bid a number from 0 to 1.") == 1
    assert sum(line.startswith("Bid, 0 to 1:") for line in ran.lines) == 4


@pytest.mark.parametrize(
    "command",
    [
        "hand",
        "legal",
        "table",
        "bids",
        "score",
        "turn",
        "last",
        "log 3",
        "who",
        "why",
        "rules",
        "help",
        "hint",
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_every_command_answers_at_every_prompt(game: str, command: str) -> None:
    """A command gives an answer and brings the same prompt again."""
    opening = PLACE if game == "skull_queen" else "0"
    plain = play(opening, game=game)
    asked = play(command, opening, command, game=game)
    assert asked.status == 0
    assert len(asked.lines) >= len(plain.lines) + 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_names_a_move_that_can_be_typed(lang: str) -> None:
    """Asked in any language, at the bid and at the piece."""
    word = words(lang).say("command-hint")
    ran = play(word, "0", word)
    hints = [line for line in ran.lines if line.startswith("Hint: ")]
    assert len(hints) == 2
    assert hints[0].startswith(("Hint: bid 0.", "Hint: bid 1."))
    assert "There is no other choice." in hints[1]


def test_after_the_last_score_the_review_is_one_word_away(own_folder: Path) -> None:
    """One's own part of what the command of that name prints; while the game goes on, why not."""
    early = play("review")
    assert "The game is not over yet: play it to its end." in early.lines
    (own_folder / "skull_king-1.jsonl").unlink()
    answers = ["0", *GAMES["dice"].box.piece_of_play] * 60
    typed = "".join(f"{answer}\nreview\n" for answer in answers)
    ran = jollyroger(
        "play", "--game", "dice", "--players", "3", "--seed", "7", "--lang", "en", typed=typed
    )
    assert ran.status == 0
    (kept,) = own_folder.iterdir()
    printed = jollyroger("review", str(kept), "--lang", "en")
    assert printed.status == 0
    own, _, others = printed.out.partition("Bart: ")
    assert others
    assert " ".join(own.split()) in " ".join(ran.out.split())
    assert "Bart: " not in ran.out.partition("Choices beside")[2]


def test_the_last_trick_can_be_seen_until_the_next_lead() -> None:
    """After the last trick of a round, `last` shows it and `why` explains it (G3)."""
    code = play("0").out.partition("Your hand: ")[2].partition(".")[0]
    ran = play("0", code, "last", "why")
    assert "Nothing yet." not in ran.lines[-6:]
    assert any(line.endswith(")") and "(SK1" in line for line in ran.lines[-8:])


def test_a_piece_may_be_played_by_its_name() -> None:
    """Words do as well as codes, in any language."""
    opening = play("0", "hand")
    code = opening.out.partition("Your hand: ")[2].partition(".")[0]
    for lang in LANGUAGES:
        name = held_name(words(lang), GAMES["skull_king"], code)
        assert (
            f"You play {held_name(words('en'), GAMES['skull_king'], code)}." in play("0", name).out
        )


def test_the_rules_and_the_welcome_name_the_option() -> None:
    """Nobody plays by rules that are not told."""
    arguments = ("dice", "--players", "3", "--option", "landlubber")
    ran = jollyroger("play", *arguments, typed="rules\n")
    assert "landlubber scoring" in ran.lines[0]
    assert "Landlubber scoring: a missed bid costs nothing" in ran.out


def test_the_space_values_can_be_learnt_at_the_prompt() -> None:
    """Skull Queen's plank is explained where it is asked for."""
    ran = play("legal", "front R8 Y5 G5", "place front R8 Y5 G5 B4", game="skull_queen")
    assert "the front has 8 5 3 2 1" in ran.out
    assert "A placement names a side" in ran.out
    assert "There is no such space" in ran.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--game", "poker"], "There is no game “poker”"),
        (["play", "--players", "9"], "9 players cannot play this game: it is for 2 to 6."),
        (["play", "--game", "dice", "--players", "2"], "it is for 3 to 6"),
        (["play", "--option", "landlubber"], "skull_king has no option “landlubber”"),
        (["play", "--resume", "nowhere.jsonl"], "“nowhere.jsonl” cannot be read"),
        (["play", "--lang", "xx"], "We do not speak “xx”"),
        (["play", "--bot", "parrot"], "There is no bot “parrot”"),
        (["play", "dice", "--resume", "x"], "has its own game"),
        (["referee", "skull_king", "gold 3"], "I do not understand “gold 3”"),
        (["referee", "skull_king", "skull king x2"], "the box holds only 1"),
        (["referee", "skull_king", ""], "That question has no answer"),
        (["simulate", "dice", "--players", "0"], "0 players cannot play"),
        (["simulate", "dice", "--bots", ""], "There is no bot"),
        (["play", "--players", "many"], "The command line cannot be read"),
        (["referee"], "The command line cannot be read"),
        (["referee", "chess"], "There is no game “chess”"),
        (["simulate", "dice", "--bots", "clever"], "There is no bot “clever”"),
        (["simulate", "dice", "--bots", "random,random", "--players", "3"], "do not fill 3 seats"),
        (["simulate", "dice", "--games", "0"], "“0” is no number of games"),
        (["simulate", "dice", "--players", "7"], "it is for 3 to 6"),
        (["sink"], "The command line cannot be read"),
    ],
)
def test_a_mistake_is_one_clear_line_and_status_2(arguments: list[str], said: str) -> None:
    """A person's mistake gets one sentence with the way out, and no traceback."""
    ran = jollyroger(*arguments)
    assert ran.status == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""


@given(st.lists(st.text(max_size=12) | st.sampled_from(ANSWERS), max_size=12))
@settings(max_examples=60, deadline=None)
def test_nothing_typed_breaks_the_table(typed: list[str]) -> None:
    """Whatever is typed, the table answers, and ends with status 0."""
    ran = play(*typed)
    assert ran.status == 0
    assert ran.err == ""


@given(st.lists(st.text(max_size=8), max_size=5), st.sampled_from(["play", "referee", "simulate"]))
@settings(max_examples=60, deadline=None)
def test_no_command_line_gives_a_traceback(arguments: list[str], command: str) -> None:
    """Whatever stands on the command line, it ends with status 0 or 2."""
    assert jollyroger(command, *arguments).status in (0, 2)


# What a first player stumbled over


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_can_be_looked_up(game: str, lang: str) -> None:
    """`codes` has a line for every kind of piece, and the rules send one there."""
    word = words(lang).say("command-codes")
    arguments = ("--game", game, "--players", "3", "--seed", "7", "--lang", lang)
    ran = jollyroger("play", "--plain", *arguments, typed=f"{word}\nrules\n")
    told = " ".join(ran.lines)
    box = GAMES[game].box
    for piece in box.pieces:
        if piece.thrown or not piece.suit:
            assert held_name(words(lang), GAMES[game], piece.code) in told
    assert max(map(len, ran.lines[:-1])) <= 80  # the last one is a command to be copied


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plank_is_placed_in_the_words_of_a_hint(lang: str) -> None:
    """Whatever a hint says can be typed as it stands."""
    hint = words(lang).say("command-hint")
    arguments = ("--game", "skull_queen", "--players", "3", "--seed", "7", "--lang", lang)
    asked = jollyroger("play", "--plain", *arguments, typed=f"{hint}\n")
    begins = words(lang).say("hint-place", stands="|").split("|")[0].replace("\u00a0", " ")
    said = " ".join(asked.lines).partition(begins)
    stands = ", ".join(said[2].partition(".")[0].split(", ")[:5])
    placed = jollyroger("play", "--plain", *arguments, typed=f"{stands}\n")
    assert words(lang).say("told-planks", planks="").split(":")[0].strip(". \u00a0") in placed.out


def test_enter_alone_asks_again() -> None:
    """And says nothing about a mistake."""
    ran = play("", "")
    assert ran.out.count("Bid, 0 to 1:") == 3
    assert "not a move" not in ran.out


def test_after_the_end_every_question_can_be_asked(own_folder: Path) -> None:
    """Until something is typed that is none."""
    codes = [*GAMES["skull_king"].box.piece_of_play]
    typed = "\n".join(["0", *codes] * 60)
    whole = jollyroger("play", "--players", "2", "--seed", "7", typed=typed)
    lines = whole.lines
    asked = next(at for at, line in enumerate(lines) if line.startswith("Type review"))
    assert asked < len(lines) - 2
    kept = saves.load(own_folder / "skull_king-1.jsonl")
    moves = moves_of(kept, 0)
    (own_folder / "skull_king-1.jsonl").unlink()
    again = jollyroger(
        "play", "--players", "2", "--seed", "7", typed="\n".join([*moves, "score", "last", "quit"])
    )
    assert again.out.count("Type review") == 3
    assert "takes the trick" in again.lines[-4] or "take the trick" in again.out


def test_bots_think_alike_after_a_move_taken_back() -> None:
    """One can think again, not try one's luck again: also where no seed was asked for."""
    arguments = ("--players", "4", "--bot", "level1")
    ran = jollyroger("play", *arguments, typed="0\nundo\n0\nundo\n0\n")
    told = [line for line in ran.lines if line.startswith("Yo-ho-ho!")]
    assert len(told) == 3
    assert len(set(told)) == 1


def test_the_way_back_is_the_way_one_came() -> None:
    """In lines, in the language and with the detail that were asked for."""
    asked = ("play", "--plain", "--lang", "de", "--detail", "brief", "--seed", "7")
    ran = jollyroger(*asked, typed="0\n")
    assert ran.lines[-1].endswith("skull_king-1 --plain --detail brief --lang de")


@pytest.mark.parametrize("name", ["Anne\x1b[2J", "Anne\nRound 9: forged", "A" * 100_000])
def test_a_name_in_a_record_writes_no_line_of_its_own(name: str, own_folder: Path) -> None:
    """A record may come from anybody: its names are names, to `verify` and to `replay`."""
    old = Path(__file__).parents[1] / "playthroughs/records/v2-skull_king.jsonl"
    first, *rest = old.read_text("utf-8").splitlines()
    head = json.loads(first)
    head["seats"][0]["name"] = name
    own_folder.mkdir(exist_ok=True)
    forged = own_folder / "forged.jsonl"
    forged.write_text("\n".join([json.dumps(head), *rest]) + "\n", "utf-8")
    for command in (["verify", str(forged)], ["replay", str(forged), "--plain"]):
        ran = jollyroger(*command)
        assert "\x1b" not in ran.out
        assert not [line for line in ran.lines if line.startswith("Round 9: forged")]
        assert "A" * 60 not in ran.out
