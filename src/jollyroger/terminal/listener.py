"""What one seat has heard so far: the log in sentences, the last trick, and the reason for it."""

from collections.abc import Sequence
from typing import assert_never

from ..client.sitting import NewEntries, News, Notice, TableShown
from ..rules import events as rules
from ..rules.characters import shown_name
from ..rules.events import Dealt, Played, TrickOutcome
from ..rules.game import Game, due, may, start
from ..rules.moves import Bid, Choice, Move, Pick, Place, Play, Seat, Secret
from ..rules.state import Laid, Phase, State
from ..rules.view import View
from ..table.events import Entry, Opened, Returned, Started, StoodIn
from ..table.state import Stage, TableState, evolve, opened
from ..words.catalogue import Words
from ..words.line_tellers import BriefTeller, LineTeller
from ..words.moves import name_move
from ..words.people import describe_entry
from ..words.told import Teller
from ..words.why import explain_trick
from .choices import Choices
from .detail import Detail
from .hourglass import Hourglass


class Listener:
    """Knows what its seat may see of the table, and nothing else.

    `detail` says how much is told: a `brief` log leaves out what can be asked for, a `full` one
    adds the reason for every trick."""

    def __init__(self, words: Words, detail: Detail = Detail.NORMAL) -> None:
        self.words = words
        self.detail = detail
        self.open_hands = False  # whoever asks for all hands need not hear mine as well
        self.seat: Seat | None = None
        self.table: TableState | None = None
        self.lines: list[str] = []
        self.last: tuple[Laid, ...] = ()
        self.reason, self.clause = "", ""  # why the last trick went as it went
        self.glass = Hourglass()
        self.progress = 0  # entries of the game
        self.outcome = ""  # of the last trick
        self._plays: list[str] = []
        self._stand_in_chose = False  # a bot has bid or placed for this seat in this round

    # What is known

    @property
    def game(self) -> Game:
        return self._seen().settings.load()

    @property
    def known(self) -> State:
        """The game as it stands; before its start, as it will begin."""
        table = self._seen()
        return table.play or start(self.game, table.settings.players)

    @property
    def view(self) -> View:
        return View(self.game, self.seat, self.known)

    @property
    def names(self) -> list[str]:
        return [shown_name(holder.name) if holder else "" for holder in self._seen().seats]

    @property
    def teller(self) -> Teller:
        kind = BriefTeller if self.detail is Detail.BRIEF else LineTeller
        return kind(self.words, self.game, self.names, self.seat, self.open_hands)

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.stage is Stage.OVER

    @property
    def playing(self) -> bool:
        return self.table is not None and self.table.stage is Stage.PLAYING

    @property
    def gathering(self) -> bool:
        return self.table is not None and self.table.stage is Stage.LOBBY

    @property
    def may_start(self) -> bool:
        """It is for this seat to say when the game begins."""
        return self.gathering and self.seat is not None and self._seen().host == self.seat

    @property
    def choosing(self) -> bool:
        """Everybody chooses before the first trick; else pieces are played."""
        return self.known.phase is Phase.CHOOSE

    @property
    def may(self) -> tuple[Move, ...]:
        """What this seat may do now; nothing while a bot stands in for it."""
        table = self._seen()
        if self.seat is None or table.play is None:
            return ()
        holder = table.seats[self.seat]
        return may(self.game, table.play, self.seat) if holder and holder.present else ()

    @property
    def choices(self) -> Choices:
        return Choices(self.words, self.game, self.may)

    @property
    def due(self) -> tuple[Seat, ...]:
        """The seats that everybody waits for."""
        return due(self.game, self.known) if self.playing else ()

    @property
    def my_turn(self) -> bool:
        """Everybody waits for this seat; a sealed choice may still be changed, but needs not."""
        return self.seat in self.due and bool(self.may)

    def _seen(self) -> TableState:
        assert self.table is not None, "the first news is always the whole table"
        return self.table

    # What is told

    def hear(self, news: News) -> list[str]:
        """The lines this is told in; plays wait until something comes of them."""
        before = len(self.lines)
        match news:
            case TableShown(seat, table):
                self.seat, self.table, self._plays = seat, table, []
                self._look_back(table.play)
            case NewEntries(entries):
                for entry in entries:
                    self._hear(entry)
                self._acknowledge(entries)
            case Notice(key, facts, more):
                told = [self.words.say(key, **facts), *map(self.words.say, more)]
                self._tell(" ".join(told))
            case _:
                assert_never(news)
        return self.lines[before:]

    def _acknowledge(self, entries: Sequence[Entry]) -> None:
        """What I did is told to be done, as soon as somebody else has to do something."""
        if self.open_hands or not self.due or self.seat in self.due:
            return  # in a replay nobody waits for anybody
        mine = [each for each in entries if each.mover == self.seat and self.seat is not None]
        if any(each.is_sealed for each in mine):
            self._tell(self.words.say("choice-in", names=self._names_due()))
        elif self._plays and self._people_due() and (mine or self.seat is None):
            self.hear_plays()
            self._tell(self.words.say("turn", names=self._names_due()) if mine else "")

    @property
    def waits_for_people(self) -> bool:
        """Nothing happens before somebody else comes or does something."""
        return self.gathering or (self.seat not in self.due and self._people_due())

    def _people_due(self) -> bool:
        """Bots do not let anybody wait."""
        seats = self._seen().seats
        return any(holder and not holder.bot for holder in (seats[seat] for seat in self.due))

    def _names_due(self) -> str:
        return ", ".join(self.teller.name(seat) for seat in self.due)

    def hear_plays(self) -> list[str]:
        """All plays since the last line, as one line."""
        if not self._plays:
            return []
        self.progress += 1
        told = (", " if self.detail is Detail.BRIEF else " ").join(self._plays)
        self._note(f"{told}." if self.detail is Detail.BRIEF else told)
        self._plays = []
        return self.lines[-1:]

    def arrive(self, first: TableShown, past: Sequence[Entry]) -> list[str]:
        """What had been told at this table before: what `log` and `last` look back on."""
        self.seat = first.seat
        if past:
            assert isinstance(past[0], Opened)
            self.table = opened(past[0])
            for entry in past[1:]:
                self._hear(entry)
                if isinstance(entry, Started):
                    self.lines.clear()
            self.hear_plays()
        self.hear(first)
        return self.lines

    def _look_back(self, play: State | None) -> None:
        """The last trick of this round, where only the table itself tells of it."""
        if play and play.last_trick:
            self.last = play.last_trick.laid

    def _hear(self, entry: Entry) -> None:
        before = self._seen()
        after = evolve(before, entry)
        if isinstance(entry, rules.Event):
            assert before.play is not None
            self._hear_event(entry, before.play)
        else:
            self._tell(describe_entry(self.teller, entry, before))
            if isinstance(entry, StoodIn) and entry.seat == self.seat:
                self._tell(self.words.say("away-return"))
        self.table = after
        self.glass.hear(entry, self.seat, self.table)
        self._hear_stand_in(entry, before)

    def _hear_stand_in(self, entry: Entry, before: TableState) -> None:
        """Who comes back hears of a choice that a bot has made and that is not shown yet."""
        mine = self.seat
        if mine is not None and entry.mover == mine and entry.is_sealed:
            holder = before.seats[mine]
            self._stand_in_chose = holder is not None and not holder.present
        if isinstance(entry, Dealt):
            self._stand_in_chose = False
        if isinstance(entry, Returned) and entry.seat == mine and self._stand_in_chose:
            self._tell(
                self._stand_in_choice(self.known.choices[entry.seat]) if self.choosing else ""
            )

    def _stand_in_choice(self, choice: Choice | Secret | None) -> str:
        match choice:
            case None | Secret():
                return ""
            case Bid(tricks):
                return self.words.say("stand-in-bid", bid=tricks)
            case Place():
                return self.words.say("stand-in-placed")
            case Play() | Pick():
                name = name_move(self.words, self.game, choice)
                return self.words.say("stand-in-chose", move=name)
            case _:
                assert_never(choice)

    def _hear_event(self, event: rules.Event, before: State) -> None:
        self.progress += 1
        told = self.teller.tell(event, before)
        if isinstance(event, Played):
            self._plays.append(told)
            return
        self._tell(told)
        if isinstance(event, Dealt) and event.round == self.game.rounds[before.players]:
            self._tell(self.words.say("last-round"))
        if isinstance(event, TrickOutcome):
            self.last, self.outcome = before.trick, told
            self.reason, self.clause = explain_trick(self.words, self.game, before, event)
            if self.detail is Detail.FULL:
                self._tell(self.reason)

    def _tell(self, told: str) -> None:
        if told:
            self.hear_plays()
            self._note(told)

    def _note(self, told: str) -> None:
        self.lines.append(told[:1].upper() + told[1:])
