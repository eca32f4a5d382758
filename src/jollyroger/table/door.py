"""The single door: what an act or a move at a table causes, or why it is refused."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import chain, count
from typing import Final, assert_never

from ..rules import game as rules
from ..rules.characters import NAME_LENGTH, TEXT_LENGTH, check_name, clean_text, look_alike
from ..rules.moves import Bid, Deal, Move, Place, Play, Seat
from ..rules.refused import Refused
from ..rules.state import Phase
from .access import check_changes
from .acts import (
    Act,
    Arrange,
    Chat,
    Credit,
    DealOn,
    Enlist,
    Extend,
    Follow,
    Hush,
    Leave,
    Lost,
    Overdue,
    Pledge,
    Rematch,
    Remove,
    Reveal,
    Say,
    Sit,
    Speak,
    Start,
    Undo,
    Upkeep,
)
from .dealing import awaited, dealing, playing, sealed
from .events import (
    Arranged,
    BotSat,
    ChatSet,
    Entry,
    GaveUp,
    HostPassed,
    Hushed,
    NextTable,
    Rematched,
    Removed,
    Returned,
    Said,
    Sat,
    SeedShown,
    Spoke,
    Started,
    StoodIn,
    StoodUp,
    TakenBack,
    Waiting,
    WentWithout,
)
from .settings import checked
from .state import Holder, Sealing, Stage, TableState, evolve
from .timing import banked, clock_started, extended, timing
from .world import World

Guest = str
Actor = Guest | Seat | None  # a person; a bot in its own seat; the table itself

PHRASES: Final = (
    "ahoy",
    "well-played",
    "good-luck",
    "thanks",
    "oops",
    "hurry",
    "think",
    "yo-ho-ho",
    "farewell",
    "again",
)
BOT_NAMES: Final = ("Anne", "Bart", "Calico", "Davy", "Edda", "Flint")


def decide(
    state: TableState, actor: Actor, act: Act | Upkeep | Move, world: World
) -> tuple[Entry, ...]:
    """The entries an act causes, or `Refused`. Changes nothing."""
    entries = [*_caused(state, actor, act, world)]
    for entry in entries:
        state = evolve(state, entry)
    while follows := _follows(state, world):
        entries += follows
        for entry in follows:
            state = evolve(state, entry)
    return tuple(entries)


def _caused(
    state: TableState, actor: Actor, act: Act | Upkeep | Move, world: World
) -> Iterable[Entry]:
    match act:
        case Bid() | Place() | Play():
            return _moved(state, _present(state, actor), act, world)
        case Deal():
            raise Refused("not_now", phase="deal")
        case Lost() | Overdue() | DealOn() | Credit() | Follow():
            return _kept_up(state, act, world)
        case Sit():
            return _sits(state, actor, act)
        case Leave():
            return _gives_up(state, actor) or _leaves(state, _seat(state, actor))
        case Start() | Arrange() | Enlist() | Remove() | Rematch() | Chat() | Hush():
            _host_only(state, actor)
            return _hosted(state, act, world)
        case Pledge() | Reveal():
            return sealed(state, _seat(state, actor), act)
        case Extend():
            return extended(state, _seat(state, actor))
        case Undo():
            return _takes_back(state, _present(state, actor))
        case Speak(phrase):
            if phrase not in PHRASES:
                raise Refused("unknown_phrase")
            return [Spoke(_speaker(state, actor), phrase)]
        case Say(text):
            if not state.settings.chat:
                raise Refused("chat_is_off")
            return [Said(_speaker(state, actor), _readable(text))]
        case _:
            assert_never(act)


def _seat(state: TableState, actor: Actor) -> Seat:
    """The seat the actor holds and plays; a bot names its own."""
    if isinstance(actor, int):
        return actor
    seat = None if actor is None else state.seat_of(actor)
    if seat is None:
        raise Refused("not_seated")
    return seat


def _present(state: TableState, actor: Actor) -> Seat:
    """The actor's seat, if the actor plays it: a person in their own, a bot where nobody is."""
    seat = _seat(state, actor)
    holder = state.seats[seat]
    if (holder is not None and holder.present) != isinstance(actor, str):
        raise Refused("stood_in" if isinstance(actor, str) else "seat_taken", seat=seat)
    return seat


def _speaker(state: TableState, actor: Actor) -> Seat:
    seat = _present(state, actor)
    if seat in state.hushed:
        raise Refused("hushed")
    return seat


def _host_only(state: TableState, actor: Actor) -> None:
    if state.host is None or _present(state, actor) != state.host:
        raise Refused("host_only")


def _readable(text: str) -> str:
    kept = clean_text(text)
    if not 0 < len(kept) <= TEXT_LENGTH:
        raise Refused("text_length", most=TEXT_LENGTH)
    return kept


def _distinct(state: TableState, seat: Seat, name: str, guest: str | None = None) -> str:
    """Two people whose names sound or look alike are told apart by a number."""
    others = [holder for at, holder in enumerate(state.seats) if holder and at != seat]
    others += [holder for holder in state.waiting if holder]
    taken = [other.name for other in others if not guest or other.guest != guest]
    numbered = (_numbered(name, f" {number}") for number in count(2))
    told = chain([name], numbered)
    return next(each for each in told if not any(look_alike(each, other) for other in taken))


def _numbered(name: str, number: str) -> str:
    """Cut to make room, a name may end in the middle of an emoji."""
    return clean_text(name[: NAME_LENGTH - len(number)]) + number


# Moves of the game


def _moved(state: TableState, seat: Seat, move: Move, world: World) -> Iterable[Entry]:
    play = playing(state)
    if state.sealing is None:
        raise Refused("game_over")
    check_changes(state, play, seat)
    chance = world.chance(state.sealing).chance(play)
    events = rules.decide(state.settings.load(), play, seat, move, chance)
    return [*banked(state, seat, world.in_turn), *events]


def _takes_back(state: TableState, seat: Seat) -> Iterable[Entry]:
    """A round that is scored stays as it is, like at any table."""
    if not state.alone:
        raise Refused("undo_alone")
    own = [moment.at for moment in state.moments if moment.seat == seat]
    if not own:
        raise Refused("nothing_to_undo")
    return [TakenBack(own[-1])]


# People


def _sits(state: TableState, actor: Actor, act: Sit) -> Iterable[Entry]:
    if not isinstance(actor, str):
        raise Refused("not_seated")
    if actor in state.removed:
        raise Refused("removed")
    if act.seat not in range(len(state.seats)):
        raise Refused("no_such_seat", seat=act.seat, players=len(state.seats))
    own = state.seat_of(actor)
    if own == act.seat:
        return _comes_back(state, own)
    holder = state.seats[act.seat]
    if holder and holder.guest is not None:
        raise Refused("seat_taken", seat=act.seat)
    name = _distinct(state, act.seat, check_name(act.name), actor)
    return _takes(state, own, holder, Sat(act.seat, name, actor))


def _comes_back(state: TableState, seat: Seat) -> Iterable[Entry]:
    holder = state.seats[seat]
    if holder is None or holder.present:
        raise Refused("already_seated", seat=seat)
    return [Returned(seat)]


def _takes(state: TableState, own: Seat | None, holder: Holder | None, sat: Sat) -> Iterable[Entry]:
    if state.stage is Stage.LOBBY:
        return [sat] if own is None else [StoodUp(own), sat]
    if own is not None:
        raise Refused("already_seated", seat=own)
    if state.stage is Stage.OVER or holder is None:
        raise Refused("game_over")
    if state.waiting[sat.seat] or any(w and w.guest == sat.guest for w in state.waiting):
        raise Refused("seat_taken", seat=sat.seat)
    return [Waiting(sat.seat, sat.name, sat.guest)]


def _gives_up(state: TableState, actor: Actor) -> list[Entry]:
    """Whoever waits for a bot's seat may think better of it."""
    waiting = enumerate(state.waiting)
    return [GaveUp(seat) for seat, holder in waiting if holder and holder.guest == actor]


def _leaves(state: TableState, seat: Seat) -> Iterable[Entry]:
    return [StoodUp(seat)] if state.stage is Stage.LOBBY else _away(state, seat)


def _away(state: TableState, seat: Seat) -> Iterable[Entry]:
    """A bot plays on; whoever is away cannot be host."""
    holder = state.seats[seat]
    if holder is None or not holder.present:
        raise Refused("not_seated")
    return [StoodIn(seat, state.settings.bot)]


# The host


def _hosted(
    state: TableState,
    act: Start | Arrange | Enlist | Remove | Rematch | Chat | Hush,
    world: World,
) -> Iterable[Entry]:
    match act:
        case Remove(seat):
            return _removed(state, seat)
        case Chat(on):
            return [ChatSet(on)]
        case Hush(seat, on):
            if seat not in range(len(state.seats)) or seat == state.host:
                raise Refused("cannot_remove")
            return [Hushed(seat, on)]
        case Rematch(game):
            if state.rematch:
                raise Refused("already_started")
            if state.stage is not Stage.OVER:
                raise Refused("not_over")
            options = () if game != state.settings.game else state.settings.options
            wanted = replace(state.settings, game=game, options=options)
            return [Rematched(checked(wanted, world.bots))]
        case _ if state.stage is not Stage.LOBBY:
            raise Refused("already_started")
        case Start():
            return [*_filled(state), Started()]
        case Arrange(settings):
            if any(state.seats[settings.players :]):
                raise Refused("seats_in_use", players=settings.players)
            return [Arranged(checked(settings, world.bots))]
        case Enlist(seat, bot):
            return [_enlisted(state, seat, bot, world)]
        case _:
            assert_never(act)


def _enlisted(state: TableState, seat: Seat, bot: str, world: World) -> Entry:
    if bot not in world.bots:
        raise Refused("unknown_bot", bot=bot, bots=tuple(sorted(world.bots)))
    holder = state.seats[seat] if seat in range(len(state.seats)) else None
    if seat not in range(len(state.seats)):
        raise Refused("no_such_seat", seat=seat, players=len(state.seats))
    if holder and holder.guest is not None:
        raise Refused("seat_taken", seat=seat)
    return BotSat(seat, _distinct(state, seat, BOT_NAMES[seat]), bot)


def _filled(state: TableState) -> Iterable[Entry]:
    for seat, holder in enumerate(state.seats):
        if holder is None:
            name = _distinct(state, seat, BOT_NAMES[seat])
            yield BotSat(seat, name, state.settings.bot)


def _removed(state: TableState, seat: Seat) -> Iterable[Entry]:
    holder = state.seats[seat] if seat in range(len(state.seats)) else None
    if holder is None or seat == state.host:
        raise Refused("cannot_remove")
    if state.stage is Stage.LOBBY:
        gone: Entry = StoodUp(seat)
    elif holder.guest is not None:
        gone = BotSat(seat, holder.name, state.settings.bot)
    else:
        raise Refused("cannot_remove")
    return [*([Removed(seat, holder.guest)] if holder.guest is not None else []), gone]


# Time


def _kept_up(state: TableState, act: Upkeep, world: World) -> Iterable[Entry]:
    match act:
        case Lost(seat):
            return _leaves(state, seat) if seat in state.people() else []
        case Overdue(seat):
            deadline = state.clocks[seat].deadline if state.clocks else None
            over = deadline is not None and deadline <= world.in_turn
            return _away(state, seat) if over else []
        case DealOn():
            return _dealt_on(state, state.sealing) if state.sealing else []
        case Follow(table):
            return [NextTable(table)]
        case Credit():
            return [
                clock_started(state, seat, world.now)
                for seat, clock in enumerate(state.clocks)
                if clock.deadline is not None
            ]
        case _:
            assert_never(act)


def _dealt_on(state: TableState, sealing: Sealing) -> Iterable[Entry]:
    """Who pledged and could not reveal yet is not late: others still had to pledge."""
    waited = awaited(state, sealing)
    late = [seat for seat in waited if sealing.pledges[seat] is None] or waited
    return [WentWithout((*sealing.without, *late))] if late else []


# What follows without anybody asking


def _follows(state: TableState, world: World) -> tuple[Entry, ...]:
    play = state.play
    people = state.people()
    if people and state.host not in people:
        return (HostPassed(people[0]),)  # whoever is away cannot be host
    if escaped := _escaped(state):
        return escaped
    if play is None:
        return ()
    if play.phase in (Phase.DEAL, Phase.OVER):
        sealing = state.sealing
        if sealing and sealing.round == play.round:
            return (SeedShown(sealing.round, sealing.seed),)
        if play.phase is Phase.DEAL:
            return dealing(state, play, world)
        return ()
    return timing(state, play, world.now)


def _escaped(state: TableState) -> tuple[Entry, ...]:
    """A hush is the guest's: standing up and sitting down again is no way out of it."""
    seated = [(seat, holder.guest) for seat, holder in enumerate(state.seats) if holder]
    hushed = [seat for seat, guest in seated if guest in state.hushed_guests]
    return tuple(Hushed(seat, True) for seat in hushed if seat not in state.hushed)
