"""What others read: nothing unseen gets into a name, and nothing that people are called is lost."""

from itertools import product
from unicodedata import category, normalize

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from jollyroger.rules.characters import check_name, clean_name, clean_text, look_alike
from jollyroger.rules.refused import Refused
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.refusals import refusal
from table.spellings import ALIKE, MARKED, MIXED, NAMES, REFUSED, UNSEEN

HOSTILE = sorted({char for text in (*NAMES, *UNSEEN, *MARKED, *MIXED) for char in text})
TEXTS = st.text(st.sampled_from(HOSTILE) | st.characters(), max_size=40)
calm = settings(max_examples=400, deadline=None)


def taken(text: str) -> str | None:
    """The name that is kept of it, or None where it is refused."""
    try:
        return check_name(text)
    except Refused:
        return None


@calm
@given(TEXTS)
@example("\u094d\u200d\u3164\u0915")
@example("A\u0315\u034f\u0300\u0301")
def test_what_is_left_of_any_text_is_a_name_or_nothing(text: str) -> None:
    """A name that was cleaned is taken as it is, unless it is empty or too long."""
    left = clean_name(text)
    assert clean_name(left) == left
    assert taken(left) == (left if 0 < len(left) <= 24 else None)


@calm
@given(TEXTS)
def test_a_name_that_is_taken_needs_no_cleaning(text: str) -> None:
    """So a name that was checked at the door is read again as it is."""
    name = taken(text)
    assert name is None or name == clean_name(text) == check_name(name)


@calm
@given(TEXTS)
def test_nothing_unseen_gets_through(text: str) -> None:
    """Neither in a name nor in what is said; joiners stay only between what they join."""
    for read in (taken(text) or "", clean_name(text), clean_text(text)):
        assert read.isprintable() or "\u200c" in read or "\u200d" in read or newer(read)
        assert not set(read) & set("\0\u3164\u115f\u2800\u202e\u2066\u200f\u200b\U000e0041")
        assert "\u200d\u200d" not in read
        assert not read.startswith(("\u200c", "\u200d", "\ufe0f"))
        assert normalize("NFC", read) == read


def newer(read: str) -> bool:
    """An emoji that this Python does not know yet."""
    unknown = {char for char in read if category(char) == "Cn"}
    return bool(unknown) and all("\U0001f000" <= char <= "\U0001faff" for char in unknown)


@calm
@given(TEXTS)
def test_what_was_cleaned_once_stays_as_it_is(text: str) -> None:
    """What is said is read by everybody alike."""
    assert clean_text(clean_text(text)) == clean_text(text)


@pytest.mark.parametrize(("text", "code"), REFUSED)
def test_a_name_is_refused_for_its_reason(text: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        check_name(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_the_character_or_the_word(lang: str) -> None:
    """And never writes it out where it could do harm."""
    for text, wanted in (("A\u202eB", "U+202E"), (f"{MIXED[0]} Bonny", MIXED[0]), (MARKED[0], "2")):
        with pytest.raises(Refused) as refused:
            check_name(text)
        assert wanted in refusal(words(lang), refused.value)


OLD = [("Davy", "D\u0251vy"), ("Hugo", "Hu\u0261o")]  # from before such letters were refused


@pytest.mark.parametrize(("one", "other"), [*ALIKE, *OLD])
def test_names_that_look_alike_are_known_as_such(one: str, other: str) -> None:
    assert look_alike(one, other)


@pytest.mark.parametrize(("one", "other"), [("Zoe", "Zoë"), ("Anne", "Anna"), ("Анна", "Anna 2")])
def test_names_that_differ_are_left_alone(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_plain_names_are_cleaned_as_all_others_are() -> None:
    """They have a quick way; a letter that is not plain sends the same name the long way."""
    plain = [chr(code) for code in range(32, 127)]
    for one, other in product(plain, plain):
        assert clean_name(f"{one}{other} x") == clean_name(f"{one}{other} é").replace("é", "x")
