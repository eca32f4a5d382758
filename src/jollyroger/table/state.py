"""The table around the game: who sits where, what is agreed, what is sealed, whose clock runs."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar, assert_never

from ..rules import events as rules
from ..rules import state as game
from ..rules.game import start
from ..rules.moves import Seat
from ..rules.view import known
from .events import (
    Arranged,
    Banked,
    BotSat,
    ChatSet,
    ClockEvent,
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
    SeatEvent,
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
from .settings import Settings

EXTENSIONS = 10
T = TypeVar("T")


class Stage(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds a seat: a guest, a bot, or a guest with a bot standing in."""

    name: str
    guest: str | None = None
    bot: str | None = None

    @property
    def present(self) -> bool:
        """A person is here to choose for this seat."""
        return self.guest is not None and self.bot is None


@dataclass(frozen=True, slots=True)
class Clock:
    """`deadline` runs while the seat is waited for; `bank` None means none was ever used."""

    deadline: float | None = None
    bank: float | None = None
    extensions: int = EXTENSIONS


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The next deal in the making."""

    round: int
    digest: str
    seed: str
    pledges: tuple[str | None, ...]
    nonces: tuple[str | None, ...]
    without: tuple[Seat, ...] = ()
    revealing: bool = False


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a seat was about to move: after entry number `at`."""

    at: int
    seat: Seat
    play: game.State


@dataclass(frozen=True, slots=True)
class TableState:
    """`moments` are those of this round, and what a move is taken back to; `seq` counts entries."""

    settings: Settings
    seats: tuple[Holder | None, ...]
    host: Seat | None = None
    stage: Stage = Stage.LOBBY
    play: game.State | None = None
    next_deal: NextDeal | None = None
    clocks: tuple[Clock, ...] = ()
    waiting: tuple[Holder | None, ...] = ()
    removed: frozenset[str] = frozenset()
    hushed: tuple[Seat, ...] = ()
    hushed_guests: frozenset[str] = frozenset()
    rematch: Settings | None = None
    next_table: str | None = None
    moments: tuple[Moment, ...] = ()
    seq: int = 1

    def seat_of(self, guest: str) -> Seat | None:
        for seat, holder in enumerate(self.seats):
            if holder and holder.guest == guest:
                return seat
        return None

    def people(self) -> tuple[Seat, ...]:
        """The seats with a person who is here."""
        return tuple(seat for seat, holder in enumerate(self.seats) if holder and holder.present)

    @property
    def alone(self) -> bool:
        """No two people play here; whoever is away for a while is still somebody's opponent."""
        return sum(holder is not None and holder.guest is not None for holder in self.seats) < 2

    def gives_hints(self, seat: Seat | None) -> bool:
        """Whether that seat may ask for hints in its turn."""
        if seat is None:
            return False
        return self.alone if self.settings.hints == "alone" else self.settings.hints == "always"


def opened(event: Opened) -> TableState:
    return TableState(event.settings, (None,) * event.settings.players)


def evolve(state: TableState, entry: Entry) -> TableState:
    return replace(_evolved(state, entry), seq=state.seq + 1)


def _evolved(state: TableState, entry: Entry) -> TableState:
    if isinstance(entry, rules.Event):
        return _played(state, entry)
    if isinstance(entry, SeatEvent):
        return _reseated(state, entry)
    if isinstance(entry, ClockEvent):
        return _timed(state, entry)
    if isinstance(entry, DealPart):
        return replace(state, next_deal=_next_deal(state.next_deal, entry))
    match entry:
        case Opened(settings) | Arranged(settings):
            seats = (state.seats + (None,) * settings.players)[: settings.players]
            return replace(state, settings=settings, seats=seats)
        case Started():
            return _started(state)
        case SeedSealed(number, digest, seed):
            nobody = (None,) * state.settings.players
            return replace(state, next_deal=NextDeal(number, digest, seed, nobody, nobody))
        case SeedShown():
            return replace(state, next_deal=None)
        case Rematched(settings):
            return replace(state, rematch=settings)
        case NextTable(table):
            return replace(state, next_table=table)
        case ChatSet(on):
            return replace(state, settings=replace(state.settings, chat=on))
        case Hushed(seat, on):
            return _hushed(state, seat, on)
        case TakenBack(to):
            return _taken_back(state, to)
        case Spoke() | Said():
            return state
        case _:
            assert_never(entry)


def _reseated(state: TableState, event: SeatEvent) -> TableState:
    match event:
        case Sat(seat, name, guest):
            return _sat(state, seat, Holder(name, guest))
        case Waiting(seat, name, guest):
            return replace(state, waiting=_with(state.waiting, seat, Holder(name, guest)))
        case GaveUp(seat):
            return replace(state, waiting=_with(state.waiting, seat, None))
        case BotSat(seat, name, bot):
            return _seated(_stopped(state, seat), seat, Holder(name, None, bot))
        case StoodUp(seat):
            host = None if state.host == seat else state.host
            return replace(_seated(state, seat, None), host=host, hushed=_others(state, seat))
        case StoodIn(seat, bot):
            return _bot(_stopped(state, seat), seat, bot)
        case Returned(seat):
            return _bot(state, seat, None)
        case Removed(_, guest):
            return replace(state, removed=state.removed | {guest})
        case HostPassed(seat):
            return replace(state, host=seat)
        case _:
            assert_never(event)


def _sat(state: TableState, seat: Seat, holder: Holder) -> TableState:
    host = seat if state.host is None else state.host
    waiting = _with(state.waiting, seat, None) if state.waiting else ()
    sat = _seated(state, seat, holder)
    return replace(sat, host=host, waiting=waiting, hushed=_others(state, seat))


def _others(state: TableState, seat: Seat) -> tuple[Seat, ...]:
    """The seats, other than this one, that may not speak."""
    return tuple(other for other in state.hushed if other != seat)


def _hushed(state: TableState, seat: Seat, on: bool) -> TableState:
    """The seat is what everybody sees; the guest is whom it is about, wherever they sit down."""
    others = _others(state, seat)
    holder = state.seats[seat]
    whom = {holder.guest} if holder and holder.guest else set()
    guests = state.hushed_guests | whom if on else state.hushed_guests - whom
    return replace(state, hushed=(*others, seat) if on else others, hushed_guests=guests)


def _started(state: TableState) -> TableState:
    settings = state.settings
    return replace(
        state,
        stage=Stage.PLAYING,
        play=start(settings.load(), settings.players),
        clocks=(Clock(),) * settings.players,
        waiting=(None,) * settings.players,
    )


def _played(state: TableState, event: rules.Event) -> TableState:
    assert state.play is not None
    play = game.evolve(state.play, event)
    stage = Stage.OVER if play.phase is game.Phase.OVER else state.stage
    state = _moved(state, state.play, event)
    # A round that is scored stays as it is.
    moments = () if play.phase in (game.Phase.DEAL, game.Phase.OVER) else state.moments
    return replace(state, play=play, stage=stage, moments=moments)


def _moved(state: TableState, play: game.State, event: rules.Event) -> TableState:
    """Whoever has moved is waited for no longer, and may take it back."""
    seat = event.mover
    if seat is None or seat >= play.players or game.is_showing(play, event):
        return state
    clocks = _with(state.clocks, seat, replace(state.clocks[seat], deadline=None))
    return replace(state, clocks=clocks, moments=(*state.moments, Moment(state.seq, seat, play)))


def _taken_back(state: TableState, to: int) -> TableState:
    """The clock runs on: taking back is no way to win time."""
    (then,) = (moment for moment in state.moments if moment.at == to)
    earlier = tuple(moment for moment in state.moments if moment.at < to)
    return replace(state, play=then.play, moments=earlier)


def _next_deal(next_deal: NextDeal | None, event: DealPart) -> NextDeal:
    assert next_deal is not None
    match event:
        case Pledged(seat, digest):
            return replace(next_deal, pledges=_with(next_deal.pledges, seat, digest))
        case PledgesIn():
            return replace(next_deal, revealing=True)
        case Revealed(seat, nonce):
            return replace(next_deal, nonces=_with(next_deal.nonces, seat, nonce))
        case WentWithout(seats):
            return replace(next_deal, without=seats)
        case _:
            assert_never(event)


def _timed(state: TableState, event: ClockEvent) -> TableState:
    clock = state.clocks[event.seat]
    match event:
        case Timed(_, deadline, bank):
            clock = replace(clock, deadline=deadline, bank=bank)
        case Banked(_, bank):
            clock = replace(clock, bank=bank)
        case Extended(_, deadline, left):
            clock = replace(clock, deadline=deadline, extensions=left)
        case _:
            assert_never(event)
    return replace(state, clocks=_with(state.clocks, event.seat, clock))


def _stopped(state: TableState, seat: Seat) -> TableState:
    """No clock runs for a bot."""
    if not state.clocks:
        return state
    clock = replace(state.clocks[seat], deadline=None)
    return replace(state, clocks=_with(state.clocks, seat, clock))


def _seated(state: TableState, seat: Seat, holder: Holder | None) -> TableState:
    return replace(state, seats=_with(state.seats, seat, holder))


def _bot(state: TableState, seat: Seat, bot: str | None) -> TableState:
    holder = state.seats[seat]
    assert holder is not None
    return _seated(state, seat, replace(holder, bot=bot))


def _with(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])


def seen(state: TableState, seat: Seat | None) -> TableState:
    """The fold of the entries that `seat` saw."""
    return replace(
        state,
        seats=tuple(_faceless(holder) for holder in state.seats),
        waiting=tuple(_faceless(holder) for holder in state.waiting),
        play=state.play and known(state.play, seat),
        moments=tuple(replace(each, play=known(each.play, seat)) for each in state.moments),
        next_deal=state.next_deal and replace(state.next_deal, seed=""),
        removed=frozenset({""}) if state.removed else frozenset(),
        hushed_guests=frozenset(),
    )


def _faceless(holder: Holder | None) -> Holder | None:
    """That a guest holds the seat is for all to see, which guest is not."""
    return replace(holder, guest="") if holder and holder.guest is not None else holder
