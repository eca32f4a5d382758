"""What a scorekeeper types, understood: numbers in order, or names with their numbers."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from ..pad import cells
from ..pad.cells import Value
from ..pad.events import BonusEvent
from ..pad.sheet import Sheet
from ..rules.moves import Seat
from ..rules.refused import Refused
from ..rules.shelf import GAMES
from ..words.catalogue import LANGUAGES, words
from ..words.lexicon import plain
from ..words.names import held_name, suit_name

NOTHING: Final = "-"  # takes a value away
WET: Final = "~"
Values = dict[str, Value]


def spelled(text: str) -> list[str]:
    """The words of it; commas are as good as blanks."""
    return re.findall(r"[^\s,;]+", plain(text))


@dataclass(frozen=True)
class PlayerNames:
    """Finds a player by the whole name, or by a beginning that only one of them has."""

    names: Sequence[str]

    def seat(self, text: str) -> Seat:
        seat, rest = self.first(spelled(text))
        if seat is None or rest:
            raise Refused("pad_who", text=text, names=tuple(self.names))
        return seat

    def first(self, said: Sequence[str]) -> tuple[Seat | None, Sequence[str]]:
        """Whom the first words name, and the words after that."""
        whole = [(len(name), seat) for seat, name in self._spelled() if said[: len(name)] == name]
        if whole:
            length, seat = max(whole, key=lambda found: found[0])
            return seat, said[length:]
        short = [seat for seat, name in self._spelled() if said and name[0].startswith(said[0])]
        return (short[0], said[1:]) if len(short) == 1 else (None, said)

    def is_whole(self, word: str) -> bool:
        return any(name == [word] for _, name in self._spelled())

    def _spelled(self) -> Iterable[tuple[Seat, list[str]]]:
        return ((seat, spelled(name)) for seat, name in enumerate(self.names) if spelled(name))


class Entries:
    """One line read word by word: whose value of which kind comes next."""

    def __init__(self, sheet: Sheet, players: PlayerNames, number: int, kind: str) -> None:
        self.sheet = sheet
        self.players = players
        self.number = number
        self.usual = kind  # what a bare number stands for
        self.values: Values = {}

    def read(self, text: str, waiting: Sequence[Seat]) -> Values:
        """`waiting` are the seats that numbers without a name are for, in order."""
        said: Sequence[str] = spelled(text)
        if all(word == NOTHING or word.isdecimal() for word in said):
            return self._in_order(said, waiting)
        while said:
            said = self._one(said, text)
        return self.values

    def _in_order(self, said: Sequence[str], waiting: Sequence[Seat]) -> Values:
        seats = self.sheet.seats if len(said) == len(self.sheet.seats) else waiting[: len(said)]
        if len(seats) != len(said):
            raise Refused("pad_count", count=len(said), players=len(self.sheet.seats))
        for seat, word in zip(seats, said, strict=True):
            self._put(self.usual, seat, _number(word))
        return self.values

    def _one(self, said: Sequence[str], text: str) -> Sequence[str]:
        """A name and a number, with a kind before, between or nowhere: `anne pirate 2`."""
        kind, said = self._kind(said)
        seat, said = self.players.first(said)
        if seat is None:
            raise Refused(
                "pad_who", text=said[0] if said else text, names=tuple(self.players.names)
            )
        between, said = self._kind(said)
        kind = between or kind
        if said and (said[0] == NOTHING or said[0].isdecimal()):
            self._put(kind or self.usual, seat, _number(said[0]))
            return said[1:]
        if kind not in self._events():
            raise Refused("pad_unreadable", text=text)
        self._put(kind, seat, 1)  # once
        return said

    def _kind(self, said: Sequence[str]) -> tuple[str, Sequence[str]]:
        """The kind that the first words name, by its longest name, and the words after that."""
        if not said or self.players.is_whole(said[0]):
            return "", said
        found = [way for way in self._kinds if tuple(said[: len(way)]) == way]
        longest = max(found, key=len, default=())
        return (self._kinds[longest], said[len(longest) :]) if longest else ("", said)

    @cached_property
    def _kinds(self) -> Mapping[tuple[str, ...], str]:
        """What every word or name stands for, in all languages at once."""
        ways = [("won", way) for key in ("ask-won", "ask-trick") for way in _ways(key)]
        ways += [("bid", way) for way in _ways("ask-bid") if self.sheet.has_bids]
        ways += [(event.id, way) for event in self.sheet.events for way in self._names(event)]
        return {tuple(spelled(way)): kind for kind, way in ways}

    def _names(self, event: BonusEvent) -> Iterator[str]:
        """Its own word where it has one, its id, what is caught by code and name, and its title."""
        game = self.sheet.head.rules
        yield event.id
        for each in map(words, LANGUAGES):
            if each.has(key := f"pad-word-{event.id}"):
                yield from each.say(key).split("|")
            elif len(event.pieces) == 1:
                yield from (event.pieces[0], held_name(each, game, event.pieces[0]))
            if each.has(event.key):
                yield each.say(event.key)

    def _events(self) -> Sequence[str]:
        return [event.id for event in self.sheet.events]

    def _put(self, kind: str, seat: Seat, value: int | None) -> None:
        match kind:
            case "bid":
                cell = cells.bid(self.number, seat)
            case "won":
                cell = cells.won(self.number, seat)
            case _:
                cell = cells.bonus(self.number, seat, kind)
        self.values[checked(self.sheet, cell, value, self.players.names[seat])] = value


def checked(sheet: Sheet, cell: str, value: int | None, name: str) -> str:
    if not cells.fits(sheet.head.cells, cell, value):
        allowed = sheet.head.cells[cell]
        raise Refused("pad_range", name=name, value=value or 0, most=max(allowed or (0,)))
    return cell


def planks(
    sheet: Sheet, players: PlayerNames, number: int, text: str, waiting: Sequence[Seat]
) -> Values:
    """`8 5 0 2`, `r8 y5 g~ b2` or `blue 2`, behind a name or for whoever is next."""
    said = spelled(text)
    # A suit's letter could begin a name; a letter with a space, or the name of a suit, does not.
    begins = _begins_plank(sheet.head.game, said)
    seat, rest = (None, said) if begins else players.first(said)
    if seat is None:
        if not waiting:
            raise Refused("pad_who", text=text, names=tuple(players.names))
        seat = waiting[0]
    found = dict(_spaces(sheet, rest, text))
    if not found:
        raise Refused("pad_unreadable", text=text)
    return {cells.space(number, seat, suit): space for suit, space in found.items()}


def _begins_plank(game: str, said: Sequence[str]) -> bool:
    return bool(said) and (_space(said[0]) is not None or said[0] in _suits(game))


def _spaces(sheet: Sheet, said: Sequence[str], text: str) -> Iterable[tuple[str, int | None]]:
    order = iter(sheet.head.rules.box.suits)
    suits = _suits(sheet.head.game)
    suit = ""
    for word in said:
        if word in suits:
            suit = suits[word]
            continue
        space = _space(word)
        if space is None:
            raise Refused("pad_unreadable", text=text)
        letter, value = space
        suit = letter or suit or next(order, "")
        if suit not in sheet.head.rules.box.suits:
            raise Refused("pad_unreadable", text=text)
        if not cells.fits(sheet.head.cells, cells.space(1, 0, suit), value):
            raise Refused("no_such_space", sheet.head.rules.clauses["space"])
        yield suit, value
        suit = ""


def _space(word: str) -> tuple[str, int | None] | None:
    """The suit's letter, if there is one, and the space; None for what is neither."""
    if word in _water():
        return "", cells.WATER
    found = re.fullmatch(r"([a-z]?)(\d{1,3}|~|-)", word)
    if not found:
        return None
    letter, value = found.groups()
    return letter.upper(), cells.WATER if value == WET else _number(value)


def _number(word: str) -> int | None:
    return None if word == NOTHING else int(word[:6])


# Words, in all languages at once


@lru_cache
def _suits(id: str) -> Mapping[str, str]:
    game = GAMES[id]
    return {
        plain(name): suit
        for lang in LANGUAGES
        for suit in game.box.suits
        for name in (suit, suit_name(words(lang), game, suit))
    }


@lru_cache
def _water() -> frozenset[str]:
    return frozenset(_ways("ask-water"))


def _ways(key: str) -> Iterable[str]:
    """Every way to say it, in every language; a bar stands between two."""
    return [plain(way.strip()) for lang in LANGUAGES for way in words(lang).say(key).split("|")]
