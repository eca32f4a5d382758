"""Talk: phrases always, chat where the host allows it."""

from dataclasses import replace

import pytest

from jollyroger.rules.moves import Bid
from jollyroger.table.acts import Chat, Hush, Leave, Say, Speak
from jollyroger.table.events import Said, Spoke
from jollyroger.table.talk import PHRASES
from table.crew import ANNE, JACK, MARY, THREE, Crew, under_way

CHATTY = replace(THREE, chat=True)


@pytest.mark.parametrize("phrase", PHRASES)
def test_a_phrase_is_heard_as_its_key(phrase: str) -> None:
    """Everybody reads it in their own language."""
    assert under_way().do(MARY, Speak(phrase)) == (Spoke(1, phrase),)


@pytest.mark.parametrize("phrase", ["", "AHOY", "buy my parrot"])
def test_only_the_phrases_can_be_spoken(phrase: str) -> None:
    """Free text does not come in by this door."""
    assert under_way().refuses(MARY, Speak(phrase)) == "unknown_phrase"


def test_chat_is_off_unless_the_host_switches_it_on() -> None:
    """Off is the default."""
    assert under_way().refuses(ANNE, Say("hello")) == "chat_is_off"
    assert under_way(CHATTY).do(ANNE, Say("hello")) == (Said(0, "hello"),)


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("  ahoy \n there ", "ahoy there"),
        ("a\x00b\x1b[2Jc", "a b [2Jc"),
        ("\u202eright to left", "right to left"),
        ("x" + "\u0301\u0302\u0303\u0304" * 9 + "y", "x\u0301\u0302y"),
        ("a\u200b\u2060\U000e0041\u3164b" * 40, "ab" * 40),
        ("\u05e9\u05dc\u05d5\u05dd\u200f hi", "\u05e9\u05dc\u05d5\u05dd hi"),
        ("Käpt'n ☠", "Käpt'n ☠"),
        ("x" * 200, "x" * 200),
    ],
)
def test_what_is_said_is_one_line_of_printable_characters(typed: str, read: str) -> None:
    """Nothing in it moves a cursor or turns a line around."""
    assert under_way(CHATTY).do(ANNE, Say(typed)) == (Said(0, read),)


@pytest.mark.parametrize("text", ["", " \n\t", "\x1b", "\u3164\u200b", "x" * 201])
def test_a_text_has_1_to_200_characters(text: str) -> None:
    """Counted after cleaning."""
    assert under_way(CHATTY).refuses(ANNE, Say(text)) == "text_length"


@pytest.mark.parametrize("act", [Say("hello"), Speak("ahoy")])
def test_who_is_not_at_the_table_does_not_talk(act: Say | Speak) -> None:
    """Neither a spectator nor somebody a bot plays for."""
    crew = under_way(CHATTY)
    assert crew.refuses(JACK, act) == "not_seated"
    crew.do(MARY, Leave())
    assert crew.refuses(MARY, act) == "stood_in"


def test_talk_changes_nothing() -> None:
    """In the lobby as well; the log has grown, and that is all."""
    crew = Crew(CHATTY).sit(ANNE)
    before = crew.state
    crew.do(ANNE, Say("anybody here?"))
    crew.do(ANNE, Speak("ahoy"))
    assert crew.state == replace(before, seq=before.seq + 2)


def test_the_host_switches_chat_on_and_off_at_any_time() -> None:
    """In a game as well, and nobody else does."""
    crew = under_way()
    assert crew.refuses(MARY, Chat(True)) == "host_only"
    crew.do(ANNE, Chat(True))
    assert crew.do(MARY, Say("at last")) == (Said(1, "at last"),)
    crew.do(ANNE, Chat(False))
    assert crew.refuses(MARY, Say("what?")) == "chat_is_off"


def test_the_host_hushes_a_seat_and_lets_it_talk_again() -> None:
    """Neither text nor phrases; it goes on playing."""
    crew = under_way(CHATTY)
    assert crew.refuses(MARY, Hush(0, True)) == "host_only"
    crew.do(ANNE, Hush(1, True))
    assert crew.refuses(MARY, Say("but")) == "hushed"
    assert crew.refuses(MARY, Speak("ahoy")) == "hushed"
    crew.deal().do(MARY, Bid(0))
    crew.do(ANNE, Hush(1, False))
    assert crew.do(MARY, Speak("thanks")) == (Spoke(1, "thanks"),)


@pytest.mark.parametrize("seat", [0, -1, 3])
def test_the_host_hushes_neither_themselves_nor_nobody(seat: int) -> None:
    """There must be somebody to hush."""
    assert under_way().refuses(ANNE, Hush(seat, True)) == "cannot_remove"
