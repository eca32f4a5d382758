"""What others have to read: names and texts in which every character can be seen.

A name that hides a character, turns the line around or borrows a letter of another alphabet can
pass for somebody else's. The page has the same rule, web/src/words/characters.ts."""

import unicodedata
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from .refused import Refused

NAME_LENGTH: Final = 24
TEXT_LENGTH: Final = 200

# Control, format, half a character, private, unassigned, line ends, enclosing marks.
UNSEEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Me"}
# Letters, marks and signs by their kind, blank by their looks; variation selectors.
BLANK: Final = {
    *map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180F, 0x2800, 0x3164, 0xFFA0, 0xFFFC)),
    *map(chr, (*range(0x180B, 0x180E), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))),
    "\U0001d159",
}
JOINERS: Final = "\u200c\u200d"
EMOJI_STYLE, KEYCAP = "\ufe0f", "\u20e3"
VIRAMAS: Final = frozenset("\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca")
PICTURES: Final = ("\U0001f000", "\U0001faff")  # emoji of tomorrow as well: they are seen
GENERAL_MARKS: Final = ("\u0300\u036f", "\u1ab0\u1aff", "\u1dc0\u1dff", "\ufe20\ufe2f")
MARKS_OF_ANY, MARKS_OF_A_SCRIPT = 2, 4  # in a row: Hebrew, Burmese and Tibetan need more

OTHER: Final = "Other"
# By the first word of a character's name in Unicode.
SCRIPTS: Final = {
    **{name.upper(): name for name in (
        "Arabic", "Armenian", "Bengali", "Bopomofo", "Cyrillic", "Devanagari", "Ethiopic",
        "Georgian", "Greek", "Gujarati", "Gurmukhi", "Hangul", "Hebrew", "Hiragana", "Kannada",
        "Katakana", "Khmer", "Lao", "Latin", "Malayalam", "Myanmar", "Oriya", "Sinhala", "Tamil",
        "Telugu", "Thaana", "Thai", "Tibetan",
    )},
    "CJK": "Han",
}  # fmt: skip
SHARED: Final = {
    *("COMBINING", "MODIFIER", "CARON", "VARIATION"),
    *("KATAKANA-HIRAGANA", "IDEOGRAPHIC", "VERTICAL"),
}
# What is written together: the highly restrictive level of Unicode's report 39.
TOGETHER: Final = (
    {"Latin", "Han", "Hiragana", "Katakana"},
    {"Latin", "Han", "Bopomofo"},
    {"Latin", "Han", "Hangul"},
)
# Letters and marks of phonetics, of music and of old books, which look like others; but for those
# with which names are written today: Azerbaijani, Ewe, Hausa, Fula, Bambara, Kabiye, Nahuatl.
LEARNED: Final = (
    *("\u01bf\u01bf", "\u01f7\u01f7", "\u0250\u02af", "\u1cd0\u1cfa", "\u1d00\u1dbf"),
    *("\u2132\u2132", "\u214e\u214e", "\u2183\u2184", "\u2c60\u2c7f", "\u303c\u303c"),
    *("\ua720\ua7ff", "\ua9cf\ua9cf", "\uab30\uab6f"),
    *("\U00010000\U0001d3ff", "\U0001df00\U0001e08f"),
)
LIVING: Final = frozenset("əɛɔɓɗɖɣɲɩʊʋꞋꞌ")
# Letters of other alphabets, and digits, that look like a Latin letter: left theirs, right ours.
ALIKE: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјкорсухԁԛԝӏӀһѵүΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυγωηϲϳ0Il1|"  # noqa: RUF001
    "ոռղօսհիյցզքաՏԼɑɡıȷɩƖǀɣʋ",
    "abesijkmhopctyxaesijkopcyxdqwiihvyabezhikmnoptyxaikvopuywncjoiiiinnnouhhjgqpwslagijiiiyv",
)
# Two letters, or a letter and its second dot, that look like one; small l is an i by now.
ALIKE_TOGETHER: Final = (
    *(("i\u0307", "i"), ("j\u0307", "j")),
    *(("rn", "m"), ("vv", "w"), ("ci", "d")),
)


def check_name(text: str) -> str:
    """The name as it is kept, in one spelling and with single spaces; or why it cannot be one."""
    name = unicodedata.normalize("NFC", text)
    for char, wrong in _judged(name):
        if wrong == "marks":
            raise Refused("name_marks", most=MARKS_OF_ANY)
        if wrong:
            raise Refused("name_unseen", character=_code(char))
    for char in name:
        if not _is_usual(char):
            raise Refused("name_letter", character=_code(char))
    name = " ".join(name.split())
    if not 0 < len(name) <= NAME_LENGTH:
        raise Refused("text_length", most=NAME_LENGTH)
    for word in name.split():
        if _unmixed(word) != word:
            raise Refused("name_scripts", word=word)
    return name


def _code(char: str) -> str:
    return f"U+{ord(char):04X}"


def clean_name(text: str) -> str:
    """What is left of an old name: one that `check_name` takes, unless it is empty or long."""
    if _is_plain(text):
        return " ".join(text.split())
    return _settled(text, lambda left: " ".join(map(_unmixed, _usual(_cleaned(left)).split())))


def _is_plain(text: str) -> bool:
    """Nothing to clean but its blanks: a full pad has thousands of names, and most are plain."""
    return text.isascii() and text.isprintable()


def _usual(text: str) -> str:
    return "".join(filter(_is_usual, text))


def clean_text(text: str) -> str:
    """One line that can be read; what cannot be seen is left out, and may leave nothing."""
    return _settled(text, lambda left: " ".join(_cleaned(left).split()))


def shown_name(text: str) -> str:
    """A name from elsewhere, for a line of ours: no escape code, and no line of its own."""
    return clean_text(text[: 4 * NAME_LENGTH])[: 2 * NAME_LENGTH]


def look_alike(one: str, other: str) -> bool:
    return _skeleton(one) == _skeleton(other)


def _skeleton(name: str) -> str:
    """The same for names that one could take for each other, also in capitals."""
    parts = unicodedata.normalize("NFKD", clean_text(name)).translate(ALIKE).casefold()
    seen = (char for char in parts.translate(ALIKE) if char not in JOINERS and not char.isspace())
    drawn = "".join(seen)
    for pair, one in ALIKE_TOGETHER:
        drawn = drawn.replace(pair, one)
    return unicodedata.normalize("NFKC", drawn)


def _settled(text: str, improve: Callable[[str], str]) -> str:
    """What is left out brings its neighbours together, so it is looked at again."""
    while (better := improve(unicodedata.normalize("NFC", text))) != text:
        text = better
    return text


# One character where it stands


def _cleaned(text: str) -> str:
    spaced = "".join(" " if unicodedata.category(char) == "Cc" else char for char in text)
    return "".join(char for char, wrong in _judged(spaced) if not wrong)


def _judged(text: str) -> Iterator[tuple[str, str | None]]:
    """Each character, and what is wrong with it behind those that were right."""
    right = ""
    for char, after in pairwise([*text, ""]):
        wrong = None if _is_seen(right[-1:], char, after) else "unseen"
        if _is_mark(char) and not _is_carried(right[-MARKS_OF_A_SCRIPT - 1 :], char):
            wrong = wrong or "marks"
        right += "" if wrong else char
        yield char, wrong


def _is_seen(before: str, char: str, after: str) -> bool:
    match char:
        case "\u200d":
            drawn = _is_picture(before) or before == EMOJI_STYLE
            return (drawn and _is_picture(after)) or _is_joined(before, after)
        case "\u200c":
            return _is_joined(before, after) or _script(before) == _script(after) == "Arabic"
        case "\ufe0f":
            return _is_picture(before) or (_is_key(before) and after == KEYCAP)
        case "\u20e3":
            return _is_key(before) or before == EMOJI_STYLE
        case _:
            drawn = _is_picture(char) or unicodedata.category(char) not in UNSEEN
            return char not in BLANK and drawn


def _is_joined(before: str, after: str) -> bool:
    """Indian letters are joined otherwise with one of the two behind their vowel killer."""
    return before in VIRAMAS and _category(after) == "Lo" and after not in BLANK


def _is_picture(char: str) -> bool:
    if PICTURES[0] <= char <= PICTURES[1] or (char and char in "©®‼⁉〰〽"):
        return True
    return char >= "\u2190" and char not in BLANK and _category(char) in ("So", "Sm")


def _is_key(char: str) -> bool:
    return char.isascii() and (char.isdecimal() or char in ("#", "*"))


def _is_carried(before: str, mark: str) -> bool:
    """By a letter, and not too many on one."""
    carrier = before.rstrip("".join(filter(_is_mark, before)))
    general = any(first <= mark <= last for first, last in GENERAL_MARKS)
    most = MARKS_OF_ANY if general else MARKS_OF_A_SCRIPT
    return not carrier[-1:].isspace() and carrier != "" and len(before) - len(carrier) < most


def _is_mark(char: str) -> bool:
    return _category(char) in ("Mn", "Mc") and char not in BLANK


def _category(char: str) -> str:
    return unicodedata.category(char) if char else ""


# Alphabets


def _unmixed(word: str) -> str:
    """The word without the letters of other alphabets than its first one's."""
    found: set[str] = set()
    kept = ""
    for char in word:
        wider = found | _scripts(char)
        if len(wider) < 2 or any(wider <= company for company in TOGETHER):
            found, kept = wider, kept + char
    return kept


def _is_usual(char: str) -> bool:
    """Of an alphabet in everyday use, as Unicode's report 31 lists them, and of its own letters."""
    if _category(char)[:1] not in ("L", "M") or char in LIVING:
        return True
    learned = any(first <= char <= last for first, last in LEARNED)
    return OTHER not in _scripts(char) and not learned


def _scripts(char: str) -> set[str]:
    """Of a ligature, or a letter drawn in another style: those of what it stands for."""
    return {_script(part) for part in unicodedata.normalize("NFKC", char)} - {""}


def _script(char: str) -> str:
    """Letters and marks of scripts that hardly anybody writes count as one script."""
    if _category(char)[:1] not in ("L", "M"):
        return ""
    if char in "々〻":
        return "Han"
    first = unicodedata.name(char, "").split(" ")[0]
    return "" if first in SHARED else SCRIPTS.get(first, OTHER)
