"""What a scorekeeper may ask of a pad: answers that change nothing."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ..pad import said
from ..pad.said import Said
from ..pad.sheet import Sheet
from ..pad.statistics import statistics
from ..rules.moves import Seat
from ..rules.refused import Refused
from ..words.catalogue import Words, flow
from ..words.names import held_name, play_name
from . import files
from .desk import Desk
from .entries import PlayerNames, spelled

USUAL_HISTORY: Final = 10


@dataclass(frozen=True, slots=True)
class Ledger:
    desk: Desk
    words: Words

    @property
    def sheet(self) -> Sheet:
        return self.desk.sheet

    @property
    def said(self) -> Said:
        return Said(self.sheet, self.words)

    @property
    def players(self) -> PlayerNames:
        return PlayerNames([self.said.name(seat) for seat in self.sheet.seats])

    # A round

    def waiting(self, number: int) -> list[Seat]:
        """Who has not said the bid, or where every pirate stands; the tricks where nobody bids."""
        if self.sheet.has_planks:
            return [seat for seat in self.sheet.seats if None in self.sheet.spaces(number, seat)]
        said = self.sheet.bids(number) if self.sheet.has_bids else self.sheet.won(number)
        return [seat for seat, value in enumerate(said) if value is None]

    def refused(self, number: int | None) -> Refused | None:
        """Why the round cannot be saved."""
        problem = self.sheet.problem(number) if number else None
        return self.said.refused(problem) if problem else None

    def heard(self, number: int, written: Iterable[str] = ()) -> str:
        """What stands there now, so that nobody has to trust that it was understood."""
        if self.sheet.on_sheet(number):
            return self.round(number)
        if {cell.split("/")[1] for cell in written} == {"bonus"}:
            return " ".join(self._bonuses(number)) or self.words.say("pad-no-bonus")
        if self.sheet.has_planks:
            ready = sorted({*self.sheet.seats} - {*self.waiting(number)})
            return "; ".join(self._of(seat, self.said.plank(number, seat)) for seat in ready)
        if self.waiting(number):
            return ""
        said_any = any(won is not None for won in self.sheet.said(number))
        told = self.tricks(number) if said_any else self.bids(number)
        return " ".join([told, *self._bonuses(number)])

    def round(self, number: int) -> str:
        """The round read out."""
        told = [self.said.round_title(number)]
        if self.sheet.on_sheet(number):
            totals = dict(self.sheet.race)[number]
            told += (self.said.line(number, seat, totals[seat]) for seat in self.sheet.seats)
            problem = self.sheet.problem(number)
            told += [self.said.problem(problem)] if problem else []
        elif standing := self.heard(number):
            told.append(standing)
        return "\n".join(told)

    def bids(self, number: int) -> str:
        bids = [bid or 0 for bid in self.sheet.bids(number)]
        each = self.said.each(bids)
        return self.words.say(
            "told-bids", bids=each, sum=sum(bids), tricks=self.sheet.tricks(number)
        )

    def tricks(self, number: int) -> str:
        """The tricks, and the sum check in words."""
        told = self.words.say("pad-tricks", tricks=self.said.each(self.sheet.won(number)))
        problem = self.sheet.problem(number)
        check = self.said.problem(problem) if problem else self._sum(number)
        return f"{told} {check}"

    def _sum(self, number: int) -> str:
        if lost := self.sheet.lost(number):
            return self.words.say("pad-nobodys", count=lost)
        return self.words.say("pad-adds-up")

    def _bonuses(self, number: int) -> list[str]:
        each = ((seat, [*self.said.bonuses(number, seat)]) for seat in self.sheet.seats)
        told = [self._of(seat, " ".join(found)) for seat, found in each if found]
        return [*told, *self._twice(number)]

    def _twice(self, number: int) -> list[str]:
        """A piece that is there once takes in one trick, or is taken in one; never both."""
        events, game = self.sheet.events, self.sheet.head.rules
        said = [e for e in events for seat in self.sheet.seats if self.sheet.times(number, seat, e)]
        single = [event for event in events if event.count == 1]
        often = [one for one in single if sum(one.id in (e.id, e.by) for e in said) > 1]
        named = (held_name(self.words, game, code) for one in often for code in one.pieces)
        return [self.words.say("pad-once", piece=name) for name in named]

    def _of(self, seat: Seat, what: str) -> str:
        return self.words.say("pad-of", name=self.said.name(seat), what=what)

    def check(self, number: int | None) -> str:
        if number is None:
            return self.said.score()
        if refused := self.refused(number):
            raise refused
        return self.words.say("pad-ready") if self.sheet.has_planks else self.tricks(number)

    # The game

    def who(self, number: int | None) -> str:
        """Who deals and who leads, or who has won."""
        return self.said.round_title(number) if number else self.said.result()

    def race(self) -> str:
        return "\n".join(self.said.race()) or self.words.say("sheet-none")

    def why(self, rest: str) -> str:
        """`why`, `why anne`, `why anne 3`, `why 3`: the last round, if none is named."""
        words = spelled(rest)
        named = words.pop() if words and words[-1].isdecimal() else ""
        number = self._number(named)
        seats: Sequence[Seat] = [self.players.seat(" ".join(words))] if words else self.sheet.seats
        return "\n".join(self.said.why(number, seat) for seat in seats)

    def _number(self, named: str) -> int:
        number = int(named[:6]) if named else max(self.sheet.rounds, default=0)
        if not named and not number:
            raise Refused("pad_no_round")
        if number not in self.sheet.rounds:
            raise Refused("no_such_round", round=named)
        return number

    def history(self, rest: str) -> str:
        wanted = int(rest) if rest.isdecimal() and len(rest) < 6 else USUAL_HISTORY
        return "\n".join([*self.said.history()][-max(wanted, 1) :])

    def stats(self) -> str:
        """Over this pad and those in this user's folder, each counted once."""
        known = {pad.head.id: pad for pad in (*files.every(), self.desk.pad)}
        records = statistics(known.values())
        told: list[str] = []
        for game in dict.fromkeys(record.game for record in records):
            id, *options = game.split("+")
            keys = [f"game-{id}", *(f"option-{option}" for option in options)]
            told.append(", ".join(map(self.words.say, keys)))
            told += (said.record(self.words, each) for each in records if each.game == game)
        return "\n".join(told) or self.words.say("pad-stat-none")

    def help(self) -> str:
        """With examples about who sits here."""
        name, other, *_ = self.players.names
        if self.sheet.has_planks or self.sheet.has_bids:
            key = "pad-help-planks" if self.sheet.has_planks else "pad-help"
            return flow(self.words.say(key, name=name, other=other))
        game = self.sheet.head.rules
        trick = ", ".join(play_name(self.words, game, code) for code in [*game.box.held][:2])
        facts = {"name": name, "other": other, "word": self.capture_word(), "trick": trick}
        return flow(self.words.say("pad-help-tricks", **facts))

    def capture_word(self) -> str:
        """How a capture can be typed, for an example."""
        event = next(iter(self.sheet.events), None)
        if event is None:
            return ""
        key = f"pad-word-{event.id}"
        if self.words.has(key):
            return self.words.say(key).split("|")[0].strip()
        if len(event.pieces) == 1:
            return event.pieces[0]
        return self.words.say(event.key) if self.words.has(event.key) else event.id
