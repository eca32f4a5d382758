"""A pad in sentences: who is ahead, why so many points, what was changed."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, assert_never

from ..rules.moves import Seat
from ..rules.refused import Refused
from ..rules.scoring import BidLine, Line, PlankLine, TrickLine
from ..words import why
from ..words.catalogue import Words
from ..words.names import held_name, suit_name
from ..words.refusals import refusal
from ..words.told import Teller
from . import cells
from .cells import Value
from .events import BonusEvent
from .pad import Conflict
from .pen import Change, Step
from .sheet import Missing, Problem, Sheet
from .statistics import Record

ROWS: Final = ("bid", "won", "space", "bonus")  # kinds of which an answer may write several


@dataclass(frozen=True)
class Said:
    sheet: Sheet
    words: Words

    # Names

    def name(self, seat: Seat) -> str:
        return self.sheet.name(seat) or self.words.say("pad-player", number=seat + 1)

    def names(self, seats: Iterable[Seat]) -> str:
        return ", ".join(map(self.name, seats))

    def _suit(self, suit: str) -> str:
        return suit_name(self.words, self.sheet.head.rules, suit)

    def dealer_name(self, number: int) -> str:
        dealer = self.sheet.dealer(number)
        return "" if dealer is None else self.name(dealer)

    def title(self) -> str:
        head = self.sheet.head
        keys = [f"game-{head.game}", *(f"option-{option}" for option in head.options)]
        game = ", ".join(map(self.words.say, keys))
        return self.words.say("pad-title", game=game, names=self.names(self.sheet.seats))

    # Rounds

    def round_title(self, number: int) -> str:
        """`Round 3. Anne deals. Mary leads.` In the dice game nobody deals."""
        told = [self.words.say("told-round", round=number)]
        dealer, leader = self.sheet.dealer(number), self.sheet.leader(number)
        if dealer is not None and dealer != leader:
            told.append(self.words.say("pad-deals", name=self.name(dealer)))
        if leader is not None:
            king = self.words.say("old-king")
            name = f"{king[:1].upper()}{king[1:]}" if leader == "stack" else self.name(leader)
            told.append(self.words.say("told-leads", name=name))
        return " ".join(told)

    def line(self, number: int, seat: Seat, total: int) -> str:
        """A row of the sheet."""
        line = self.sheet.lines(number)[seat]
        told = self._teller().line(line, total)
        if self.sheet.has_planks:
            told = f"{self.plank(number, seat)}, {told}"
        return self._of(seat, told)

    def plank(self, number: int, seat: Seat) -> str:
        """`R8 Y5 G~ B2`: where the pirates stand, `~` in the water, `?` if nobody has said."""
        suits, spaces = self.sheet.head.rules.box.suits, self.sheet.spaces(number, seat)
        told = ("?" if space is None else str(space or "~") for space in spaces)
        return " ".join(f"{suit}{space}" for suit, space in zip(suits, told, strict=True))

    def why(self, number: int, seat: Seat) -> str:
        """Where a row's points come from, with the rule."""
        line = self.sheet.lines(number)[seat]
        told = " ".join([self._reason(number, seat, line), *self.bonuses(number, seat)])
        reason = self.words.say("told-why", why=told, rule=line.rule)
        return self._of(seat, reason)

    def _reason(self, number: int, seat: Seat, line: Line) -> str:
        match line:
            case BidLine():
                scoring = self.sheet.head.rules.scoring
                assert scoring
                return why.score(self.words, scoring, number, line, self.sheet.bonus(number, seat))
            case TrickLine():
                return why.tricks(self.words, line)
            case PlankLine():
                return why.plank(self.words, line)
            case _:
                assert_never(line)

    def event_name(self, event: BonusEvent) -> str:
        if self.words.has(event.key):
            return self.words.say(event.key)
        game = self.sheet.head.rules
        return ", ".join(held_name(self.words, game, code) for code in event.pieces)

    def bonuses(self, number: int, seat: Seat) -> Iterator[str]:
        for event in self.sheet.events:
            if times := self.sheet.times(number, seat, event):
                told = self.words.say("pad-times", times=times, event=self.event_name(event))
                yield f"{told}."

    def _of(self, seat: Seat, what: str) -> str:
        return self.words.say("pad-of", name=self.name(seat), what=what)

    def _teller(self) -> Teller:
        names = [self.name(seat) for seat in self.sheet.seats]
        return Teller(self.words, self.sheet.head.rules, names, None)

    # The game

    def saved(self, number: int, announced: bool = False) -> str:
        """The one sentence after a save: changes, totals, who is ahead, who deals next.

        `announced`: the next round is told right after it, with who deals."""
        totals = dict(self.sheet.race)[number]
        changes = "; ".join(
            self._change(seat, line.points, totals[seat])
            for seat, line in enumerate(self.sheet.lines(number))
        )
        told = [self.words.say("pad-said-round", round=number, changes=changes)]
        told += [self.result()] if self.sheet.over else [self.ahead()]
        told += [] if announced or self.sheet.over else self.next_dealer()
        return " ".join(told)

    def _change(self, seat: Seat, points: int, total: int) -> str:
        name, change = self.name(seat), f"{points:+d}"
        return self.words.say("pad-said-change", name=name, points=change, total=total)

    def ahead(self) -> str:
        best, points = self.sheet.leading(), max(self.sheet.totals)
        if len(best) == 1:
            return self.words.say("pad-said-leads", name=self.name(best[0]), points=points)
        return self.words.say("pad-said-leads-shared", names=self.names(best), points=points)

    def result(self) -> str:
        best, points = self.sheet.leading(), max(self.sheet.totals)
        if len(best) == 1:
            return self.words.say("told-wins", name=self.name(best[0]), points=points)
        return self.words.say("told-shared", names=self.names(best), points=points)

    def next_dealer(self) -> Iterator[str]:
        """Who deals the open round, or throws first in it, if that is known."""
        number = self.sheet.open
        if number and (name := self.dealer_name(number)):
            throws = self.sheet.head.rules.declares.pieces == "die"
            yield self.words.say("pad-said-throws" if throws else "pad-said-deals", name=name)

    def score(self) -> str:
        """The totals, and who is ahead or has won."""
        number = self.sheet.rounds[-1] if self.sheet.rounds else 0
        end = self.result() if self.sheet.over else self.ahead()
        return f"{self._totals(number, self.sheet.totals)} {end}"

    def race(self) -> Iterator[str]:
        return (self._totals(number, totals) for number, totals in self.sheet.race)

    def _totals(self, number: int, totals: Sequence[int]) -> str:
        """The best first."""
        order = sorted(self.sheet.seats, key=lambda seat: -totals[seat])
        each = ", ".join(self._plain_of(seat, str(totals[seat])) for seat in order)
        return self.words.say("pad-said-totals", round=number, totals=each)

    def _plain_of(self, seat: Seat, what: str) -> str:
        return self.words.say("told-of", name=self.name(seat), what=what)

    def each(self, values: Sequence[int | None]) -> str:
        """`Anne 2, Mary 1, Jack ?`"""
        told = ("?" if value is None else str(value) for value in values)
        return ", ".join(self._plain_of(seat, value) for seat, value in enumerate(told))

    # What was written

    def problem(self, problem: Problem) -> str:
        return refusal(self.words, self.refused(problem))

    def refused(self, problem: Problem) -> Refused:
        if isinstance(problem, Missing):
            names = self.names(problem.seats)
            if problem.tricks:
                return Refused("pad_tricks_missing", names=names)
            return Refused(
                "pad_spaces_missing" if problem.spaces else "pad_bids_missing", names=names
            )
        total, tricks = problem.sum, problem.tricks
        return Refused(
            "pad_tricks_over" if total > tricks else "pad_tricks_under",
            sum=total,
            tricks=tricks,
            off=abs(total - tricks),
        )

    def cell(self, cell: str) -> str | None:
        """What a cell is called; None for one that we do not know."""
        if cell not in self.sheet.head.cells:
            return None
        match cell.split("/"):
            case ["dealer"]:
                starts = self.sheet.head.rules.opens == 0
                return self.words.say("pad-cell-starter" if starts else "pad-cell-dealer")
            case ["name", seat]:
                return self.words.say("pad-cell-name", number=int(seat) + 1)
            case [number, "saved"]:
                return self.words.say("pad-cell-saved", round=int(number))
            case [number, "bonus", seat, id]:
                facts = self._place(number, seat)
                return self.words.say("pad-cell-bonus", **facts, event=self._event(id))
            case [number, "space", seat, suit]:
                facts = self._place(number, seat)
                return self.words.say("pad-cell-space", **facts, suit=self._suit(suit))
            case [number, kind, seat]:
                return self.words.say(f"pad-cell-{kind}", **self._place(number, seat))
            case _:
                return None

    def _event(self, id: str) -> str:
        (event,) = (event for event in self.sheet.events if event.id == id)
        return self.event_name(event)

    def _place(self, number: str, seat: str) -> dict[str, str | int]:
        return {"round": int(number), "name": self.name(int(seat))}

    def value(self, cell: str, value: Value) -> str:
        if value is None:
            return self.words.say("pad-value-none")
        if isinstance(value, bool):
            return self.words.say("pad-value-yes" if value else "pad-value-no")
        if cell == cells.DEALER and isinstance(value, int):
            return self.name(value)
        if value == cells.WATER and "/space/" in cell:
            return self.words.say("overboard")
        return str(value)

    def change(self, cell: str, before: Value, after: Value) -> str:
        facts = {"before": self.value(cell, before), "after": self.value(cell, after)}
        return self.words.say("pad-change", cell=self.cell(cell) or cell, **facts)

    def step(self, step: Step) -> str:
        """A row of one kind has its title once. Who saves a round writes its tricks out, too:
        they are what they were before, and only the saving is told."""
        for cell, before, after in step:
            if cell.endswith("/saved"):
                return self.change(cell, bool(before), bool(after))
        rows = groupby(step, lambda change: tuple(change.cell.split("/")[:2]))
        return "; ".join(self._row(title, [*changes]) for title, changes in rows)

    def _row(self, title: Sequence[str], changes: Sequence[Change]) -> str:
        if len(changes) == 1 or title[-1] not in ROWS:
            return "; ".join(self.change(*change) for change in changes)
        each = "; ".join(map(self._row_change, changes))
        return self.words.say(f"pad-step-{title[-1]}", round=int(title[0]), changes=each)

    def _row_change(self, change: Change) -> str:
        cell = change.cell
        before, after = self.value(cell, change.before), self.value(cell, change.after)
        return self.words.say("pad-step-one", name=self._whose(cell), before=before, after=after)

    def _whose(self, cell: str) -> str:
        """What differs in a row: the player, and the pirate or the bonus."""
        match cell.split("/"):
            case [_, "space", seat, suit]:
                return f"{self.name(int(seat))} {self._suit(suit)}"
            case [_, "bonus", seat, id]:
                return f"{self.name(int(seat))}, {self._event(id)}"
            case [_, _, seat, *_]:
                return self.name(int(seat))
            case _:
                return cell

    def conflict(self, conflict: Conflict) -> str:
        cell = conflict.cell
        value, lost = self.sheet.pad.value(cell), conflict.value
        facts = {"value": self.value(cell, value), "lost": self.value(cell, lost)}
        return self.words.say("pad-conflict", cell=self.cell(cell) or cell, **facts)

    def history(self) -> Iterator[str]:
        """Every edit of a cell we know, in order of time."""
        stood: dict[str, Value] = {}
        for edit in self.sheet.pad.edits:
            if self.cell(edit.cell):
                yield f"{self.change(edit.cell, stood.get(edit.cell), edit.value)}."
            stood[edit.cell] = edit.value


def record(words: Words, record: Record) -> str:
    """One player's games in a sentence."""
    told = words.say(
        "pad-stat",
        name=record.name,
        games=record.games,
        wins=record.wins,
        mean=round(record.mean, 1),
        best=record.best,
        worst=record.worst,
    )
    if not record.bids:
        return told
    return f"{told} {words.say('pad-stat-bids', hit=record.hit, bids=record.bids)}"
