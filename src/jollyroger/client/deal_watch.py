"""Watches how deals are made, from what comes down one line: pure, it sends and keeps nothing.

An honest table tells nothing that is doubted here, whoever comes, goes or loses the line."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, assert_never

from ..rules import events as rules
from ..rules.game import Game, start
from ..rules.moves import Seat
from ..rules.plain_values import read_value
from ..rules.refused import Refused
from ..rules.shelf import load
from ..rules.state import Phase, State, evolve
from ..table.events import (
    Arranged,
    Banked,
    BotSat,
    ChatSet,
    DealPart,
    Entry,
    Extended,
    GaveUp,
    HostPassed,
    Hushed,
    NextTable,
    Opened,
    Pledged,
    PledgesIn,
    Rematched,
    Removed,
    Returned,
    Revealed,
    Said,
    Sat,
    SeedSealed,
    SeedShown,
    Spoke,
    Started,
    StoodIn,
    StoodUp,
    TakenBack,
    Timed,
    Waiting,
    WentWithout,
)
from ..table.fair import opens
from ..table.state import NextDeal, Stage
from ..wire.frames import Events, View
from ..wire.views import read_entry
from .watched import Laid, WatchedDeal, is_made, is_played

Kind = Literal[
    "early", "late", "changed", "number", "bot", "left_out", "seed", "deal", "gap", "unreadable"
]
NONSENSE: Final = (ValueError, LookupError, TypeError, AttributeError, AssertionError, Refused)


@dataclass(frozen=True, slots=True)
class Doubt:
    """Something that does not fit (docs/fair-dealing.md), and the round it is about."""

    code: Kind
    round: int


class DealWatch:
    """Hears every frame in its order; says what may be given, and what does not fit."""

    def __init__(self) -> None:
        self.seat: Seat | None = None
        self.unchecked: list[int] = []  # rounds with our pledge whose seed we missed
        self._seq: int | None = None
        self._joining = True  # the next frame tells what we missed
        self._game: Game | None = None
        self._players = 0
        self._here: set[Seat] = set()  # the seats with a person who is here
        self._play: State | None = None
        self._deal: WatchedDeal | None = None
        self._deals: dict[int, WatchedDeal] = {}  # every deal we ever heard of, by its round
        self._closed: set[int] = set()  # the rounds whose seed was shown, or missed
        self._first: Seat | None = None  # who dealt, or must have dealt, the first round
        self._blind = False  # something could not be read: what we know may be incomplete
        self._said: set[Doubt] = set()

    # What may be given

    @property
    def seal(self) -> tuple[int, str] | None:
        """The deal that a number is for."""
        return (self._deal.round, self._deal.digest) if self._deal else None

    @property
    def may_pledge(self) -> bool:
        deal = self._open()
        return deal is not None and not deal.revealing and self.seat not in deal.pledges

    def may_reveal(self, digest: str) -> bool:
        """Only the number that was pledged here: another line of ours may have been quicker."""
        deal = self._open()
        if deal is None or self.seat is None or not (deal.revealing and deal.sure):
            return False
        return deal.pledges.get(self.seat) == digest

    def _open(self) -> WatchedDeal | None:
        """The deal that still waits for something of ours, if nothing in it is doubted."""
        deal, play = self._deal, self._play
        if deal is None or play is None or any(deal.round == each.round for each in self._said):
            return None
        if play.phase is not Phase.DEAL or deal.round != play.round + 1:
            return None
        if self.seat not in self._here or self.seat in deal.without or self.seat in deal.nonces:
            return None
        return deal

    # What comes down

    def join(self) -> None:
        """The line is new: the next frame may be a view that passes over what we missed."""
        self._joining = True

    def hear(self, frame: View | Events) -> list[Doubt]:
        """What does not fit in this frame; each is told once a round."""
        found = [*dict.fromkeys(self._doubts(frame))]
        new = [doubt for doubt in found if doubt not in self._said]
        self._said |= {*new}
        self._joining = False
        return new

    def _doubts(self, frame: View | Events) -> Iterator[Doubt]:
        try:
            yield from self._look(frame) if isinstance(frame, View) else self._entries(frame)
        except NONSENSE:
            yield Doubt("unreadable", self._round)
            self._blind, self._play = True, None

    @property
    def _round(self) -> int:
        return self._deal.round if self._deal else max(self._due, 1)

    # The table shown at once

    def _look(self, frame: View) -> Iterator[Doubt]:
        view, began = frame.view, self._play is not None or bool(self._deals)
        settings, seat = view["settings"], self.seat
        if self._seq is not None and frame.seq < self._seq:
            yield Doubt("gap", self._round)
        self.seat, self._seq, self._blind = frame.seat, frame.seq, False
        game = load(settings["game"], tuple(settings["options"]))
        if began and (game != self._game or len(view["seats"]) != self._players):
            yield Doubt("changed", self._round)
        self._game, self._players = game, len(view["seats"])
        self._here = {seat for seat, holder in enumerate(view["seats"]) if _is_here(holder)}
        self._play = read_value(State | None, view["play"], self._game)
        shown: NextDeal | None = read_value(NextDeal | None, view["next_deal"])
        if (read_value(Stage, view["stage"]) is Stage.LOBBY) != (self._play is None):
            yield Doubt("deal", self._round)
        yield from self._now(shown, began)
        yield from self._pass_over(seat)
        self._deal = None if self._is_over else self._deals.get(self._due)
        if shown and self._deal is None:
            self._deal = self._deals[shown.round] = WatchedDeal.of(shown)
            yield from self._again(self._deal, None)
        elif shown and self._deal and shown.round == self._deal.round:
            yield from self._again(WatchedDeal.of(shown), self._deal)
        yield from self._note_play(self._deals.get(self._play.round) if self._play else None)

    @property
    def _is_over(self) -> bool:
        return self._play is not None and self._play.phase is Phase.OVER

    @property
    def _due(self) -> int:
        """The round that is dealt next, or played: its seal lies on the table."""
        play = self._play
        return play.round + (play.phase is Phase.DEAL) if play else 0

    def _now(self, shown: NextDeal | None, began: bool) -> Iterator[Doubt]:
        """At every moment of a game one seal lies there, and it never goes back to an earlier."""
        latest = max(self._deals, default=0)
        if self._play is None:
            if began or shown:
                yield Doubt("changed" if began else "deal", latest or (shown.round if shown else 0))
        elif self._is_over:
            if shown:
                yield Doubt("changed", shown.round)
        elif shown is None or shown.round != self._due or self._due in self._closed:
            yield Doubt("changed", self._due)
        if self._play and self._due < latest:
            yield Doubt("changed", latest)

    def _pass_over(self, seat: Seat | None) -> Iterator[Doubt]:
        """Rounds that are over without their seed: only a new line or seat may miss one."""
        missed = self._joining or seat != self.seat
        for number, deal in self._deals.items():
            past = number < self._due or self._is_over
            if not past or number in self._closed:
                continue
            self._closed.add(number)
            if not missed:
                yield Doubt("seed", number)
            elif seat in deal.pledges:
                self.unchecked.append(number)

    def _again(self, deal: WatchedDeal, was: WatchedDeal | None) -> Iterator[Doubt]:
        """Who came after the pledges looks like one who was passed over: then we are not sure.

        What was told first stays, where a view tells it otherwise."""
        known = was is not None and was.revealing
        deal.sure = was.sure if was and known else deal.revealing and deal.is_closed(self._here)
        if not all(opens(nonce, deal.pledges.get(seat)) for seat, nonce in deal.nonces.items()):
            yield Doubt("number", deal.round)
        if was and not deal.keeps(was):
            yield Doubt("changed", deal.round)
            return
        if was:
            deal.remember(was)
        if known and was and deal.pledges != was.pledges:
            yield Doubt("late", deal.round)
        self._deal = self._deals[deal.round] = deal

    def _note_play(self, deal: WatchedDeal | None) -> Iterator[Doubt]:
        """What a view shows of the round that is being played."""
        play, game = self._play, self._game
        if deal is None or play is None or game is None or deal.round in self._closed:
            return
        tricks = [*(trick.laid for trick in play.tricks), play.trick]
        for number, trick in enumerate(tricks):
            for place, laid in enumerate(trick):
                piece = game.box.piece_of_face[laid.face].code
                deal.laid.add(Laid(number, place, laid.seat, piece, laid.face))
        if self.seat is not None and play.hands:
            deal.held.add((self.seat, tuple(code for code in play.hands[self.seat] if code)))
        deal.dealers.add(play.dealer)
        if not play.tricks:
            deal.centres.add(play.centre)
        yield from self._dealer(play.round, play.dealer)

    def _dealer(self, number: int, dealer: Seat | None) -> Iterator[Doubt]:
        """They deal in turn: each tells who must have drawn the first lot."""
        first = None if dealer is None else (dealer - number + 1) % self._players
        if self._first is None:
            self._first = first
        elif first != self._first:
            yield Doubt("deal", number)

    # One entry after the other

    def _entries(self, frame: Events) -> Iterator[Doubt]:
        if self._seq is not None and frame.seq != self._seq + len(frame.events):
            yield Doubt("gap", self._round)
        self._seq = frame.seq
        for plain in frame.events:
            if self._game and (entry := read_entry(self._game, plain)):
                yield from self._entry(entry)
        if self._deal and self._is_over:
            yield Doubt("seed", self._deal.round)

    def _entry(self, entry: Entry) -> Iterator[Doubt]:
        if isinstance(entry, rules.Event):
            yield from self._played(entry)
            return
        match entry:
            case Arranged() | Started() if self._play or self._deals:
                # A game begins once, and from then on nothing about it is agreed anew.
                yield Doubt("changed", self._round)
            case Arranged(settings):
                self._game, self._players = settings.load(), settings.players
            case Started():
                self._play = start(self._game, self._players) if self._game else None
            case Sat(seat) | Returned(seat):
                self._here.add(seat)
            case BotSat(seat) | StoodUp(seat) | StoodIn(seat):
                self._here.discard(seat)
            case SeedSealed(number, digest):
                yield from self._sealed(number, digest)
            case SeedShown(number, seed):
                yield from self._shown(number, seed)
            case Pledged() | PledgesIn() | Revealed() | WentWithout():
                if self._deal:
                    yield from self._given(self._deal, entry)
                else:
                    yield Doubt("deal", self._round)
            case Opened() | Waiting() | GaveUp() | Removed() | HostPassed() | ChatSet() | Hushed():
                return  # who else is there, and who may speak, no deal asks
            case Timed() | Banked() | Extended() | Spoke() | Said() | Rematched() | NextTable():
                return
            case TakenBack():
                return  # told by a view, which is looked at on its own
            case _:
                assert_never(entry)

    def _sealed(self, number: int, digest: str) -> Iterator[Doubt]:
        was, play = self._deal, self._play
        if was and was.round != number:
            yield Doubt("seed", was.round)
            self._closed.add(was.round)
        if number in self._deals:
            yield Doubt("changed", number)
            return
        if play is None:
            yield Doubt("unreadable" if self._blind else "deal", number)
        elif play.phase is not Phase.DEAL or number != play.round + 1:
            yield Doubt("changed", number)
        self._deal = self._deals[number] = WatchedDeal(number, digest)

    def _given(self, deal: WatchedDeal, entry: DealPart) -> Iterator[Doubt]:
        match entry:
            case PledgesIn():
                deal.sure = deal.is_closed(self._here)
                deal.revealing = True
                if not deal.sure:
                    yield Doubt("early", deal.round)
            case Pledged(seat, digest):
                if code := self._wrong_pledge(deal, seat):
                    yield Doubt(code, deal.round)
                deal.pledges.setdefault(seat, digest)
            case Revealed(seat, nonce):
                if code := self._wrong_number(deal, seat, nonce):
                    yield Doubt(code, deal.round)
                deal.nonces.setdefault(seat, nonce)
            case WentWithout(seats):
                if not deal.without <= set(seats) or set(seats) & deal.nonces.keys():
                    yield Doubt("changed", deal.round)
                deal.without |= set(seats)

    def _wrong_pledge(self, deal: WatchedDeal, seat: Seat) -> Kind | None:
        if deal.revealing or deal.nonces or seat in deal.without:
            return "late"
        if seat in deal.pledges:
            return "changed"
        return None if seat in self._here else "bot"

    def _wrong_number(self, deal: WatchedDeal, seat: Seat, nonce: str) -> Kind | None:
        if not deal.revealing:
            return "early"
        if seat not in self._here:
            return "bot"
        open = seat not in deal.nonces and seat not in deal.without
        return None if open and opens(nonce, deal.pledges.get(seat)) else "number"

    def _played(self, event: rules.Event) -> Iterator[Doubt]:
        play, deal = self._play, self._deal
        if play is None:
            if not self._blind:
                yield Doubt("deal", self._round)
            return
        if event.is_deal:
            yield from self._dealt(play, deal, event)
        elif isinstance(event, rules.Played) and deal:
            place = (len(play.tricks), len(play.trick))
            deal.laid.add(Laid(*place, event.seat, event.piece, event.face))
        self._play = evolve(play, event)

    def _dealt(self, play: State, deal: WatchedDeal | None, event: rules.Event) -> Iterator[Doubt]:
        if deal is None or play.phase is not Phase.DEAL or deal.round != play.round + 1:
            if not self._blind:
                yield Doubt("deal", play.round + 1)
            return
        if deal.left_out(self._here):
            yield Doubt("left_out", deal.round)
        deal.before = deal.before or play
        deal.seer = self.seat
        deal.dealt += (event,)
        if isinstance(event, rules.Dealt):
            yield from self._dealer(event.round, event.dealer)

    def _shown(self, number: int, seed: str) -> Iterator[Doubt]:
        deal, play, game = self._deal, self._play, self._game
        self._deal = None
        self._closed.add(number)
        if deal is None or deal.round != number or not opens(seed, deal.digest):
            yield Doubt("seed", number)
        elif play and game and not (is_played(play, number) and is_made(game, deal, play, seed)):
            yield Doubt("deal", number)


def _is_here(holder: Mapping[str, Any] | None) -> bool:
    return holder is not None and holder["guest"] is not None and holder["bot"] is None
