"""The log as a person tells it: sentences for events, as one seat hears them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from ..rules.events import (
    BidChanged,
    BidsShown,
    ChoicesShown,
    Chosen,
    Climb,
    Dealt,
    Event,
    GameOver,
    Hand,
    HandChanged,
    LeadGiven,
    Looked,
    LotDrawn,
    Plank,
    PlanksShown,
    PlayBegun,
    Played,
    RoundScored,
    Sealed,
    TrickLost,
    TrickResolved,
    TrickTaken,
    TrumpSet,
)
from ..rules.game import Game
from ..rules.moves import Bid, Choice, Pick, Place, Play, Seat
from ..rules.pieces import Code, Suit
from ..rules.scoring import BidLine, Line, PlankLine, TrickLine
from ..rules.state import State
from .catalogue import Value, Words
from .names import face_name, face_names, held_name, move_name, suit_name


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells events to `me`; another seat goes by its name, mine by a word of its own."""

    words: Words
    game: Game
    names: Sequence[str]
    me: Seat | None
    quiet: bool = False  # my hand is told by somebody else

    def tell(self, event: Event, before: State) -> str:
        """One sentence or a few; nothing for what is told when it is shown."""
        match event:
            case LotDrawn(dealer):
                return self.who("told-lot", dealer, variant=f"-{self.game.id}")
            case Dealt():
                return self._dealt(event)
            case BidsShown(bids):
                return self._bids(bids, before.cards)
            case PlanksShown(planks):
                told = [self.of(seat, self.plank(plank)) for seat, plank in enumerate(planks)]
                return self.words.say("told-planks", planks="; ".join(told))
            case Played(seat, _, face):
                return self.play(seat, face)
            case TrickTaken(seat, bonus):
                return self._taken(seat, bonus, before)
            case TrickResolved():
                return self._resolved(event, before)
            case RoundScored(lines):
                return self._scored(lines, before)
            case GameOver(winners):
                return self._over(winners, before)
            case TrumpSet(suit):
                return self.trump(suit)
            case Chosen(seat, choice):
                return self._chosen(seat, choice)
            case ChoicesShown(choices):
                made = [(seat, choice) for seat, choice in enumerate(choices) if choice]
                return " ".join(self._chosen(seat, choice) for seat, choice in made)
            case BidChanged(seat, bid):
                return self.who("told-bid-changed", seat, bid=bid)
            case TrickLost(leader):
                return f"{self.words.say('told-lost')} {self.who('told-leads', leader)}"
            case LeadGiven(seat):
                return self.who("told-leads", seat)
            case HandChanged():
                return self._changed(event)
            case Looked(seat, pieces):
                return self.who("told-looked", seat, count=len(pieces), pieces=self._held(pieces))
            case Sealed() | PlayBegun():  # who leads was told with the deal
                return ""
            case _:
                assert_never(event)

    def name(self, seat: Seat) -> str:
        if seat == self.me:
            return self.words.say("you")
        return self.names[seat] if seat < len(self.names) else self.words.say("old-king")

    def play(self, seat: Seat, face: Code) -> str:
        return self.who("told-played", seat, piece=face_name(self.words, self.game, face))

    def plank(self, plank: Plank) -> str:
        """Side and spaces as they are typed, `~` in the water."""
        assert self.game.planks
        stand = zip(plank.pirates, self.game.planks.under(plank), strict=True)
        places = " ".join(
            f"{pirate.suit}{'~' if value is None else value}" for pirate, value in stand
        )
        return f"{plank.side} {places}"

    def centre(self, cards: Sequence[Code]) -> str:
        return self.words.say("told-centre", cards=face_names(self.words, self.game, cards))

    def line(self, line: Line, total: int) -> str:
        say = self.words.say
        sums: dict[str, Value] = {"points": f"{line.points:+d}", "total": total}
        match line:
            case BidLine(bid, won, bonus):
                return say("told-line", bid=bid, won=won, bonus=bonus, **sums)
            case TrickLine(won, bonus):
                return say("told-line-unbid", won=won, bonus=bonus, **sums)
            case PlankLine():
                return say("told-line-plank", **sums)
            case _:
                assert_never(line)

    def who(self, key: str, seat: Seat, variant: str = "", **facts: str | int) -> str:
        """The sentence about somebody, or the one said to me about myself."""
        key += variant if self.words.has(key + variant) else ""
        key += "-you" if seat == self.me else ""
        return self.words.say(key, **{"name": self.name(seat), **facts})

    def of(self, seat: Seat, what: str) -> str:
        return self.words.say("told-of", name=self.name(seat), what=what)

    def _dealt(self, event: Dealt) -> str:
        told = [self.words.say("told-round", round=event.round)]
        if not self.game.blind(len(self.names)):
            told.append(self.who("told-leads", event.leader))
        if event.centre:
            told.append(
                self.words.say("told-centre", cards=face_names(self.words, self.game, event.centre))
            )
        if self.me is not None and not self.quiet:
            told.append(
                self.words.say(
                    "told-hand", hand=" ".join(code or "?" for code in event.hands[self.me])
                )
            )
        return " ".join(told)

    def _bids(self, bids: Sequence[int], number: int) -> str:
        each = ", ".join(self.of(seat, str(bid)) for seat, bid in enumerate(bids))
        key = "told-bids-open" if self.game.declares.bids == "open" else "told-bids"
        return self.words.say(key, bids=each, sum=sum(bids), tricks=number)

    def trump(self, suit: Suit | None) -> str:
        if suit is None:
            return self.words.say("told-no-trump")
        return self.words.say("told-trump", suit=suit_name(self.words, self.game, suit))

    def _chosen(self, seat: Seat, choice: Choice) -> str:
        match choice:
            case Bid(tricks):
                return self.who("told-bid", seat, bid=tricks)
            case Place() | Play() | Pick():
                name = move_name(self.words, self.game, choice)
                return self.who("told-picked", seat, choice=name)
            case _:
                assert_never(choice)

    def _changed(self, event: HandChanged) -> str:
        return self.who(
            "told-changed",
            event.seat,
            taken=len(event.gained),
            left=len(event.lost),
            gained=self._held(event.gained),
            lost=self._held(event.lost),
        )

    def _held(self, hand: Hand) -> str:
        names = (held_name(self.words, self.game, code) for code in hand if code)
        return ", ".join(names) or self.words.say("told-none")

    def _taken(self, seat: Seat, bonus: int, before: State) -> str:
        won = before.won(seat) + 1
        if before.bids:
            told = self.who("told-taken", seat, won=won, bid=before.bids[seat])
        else:
            told = self.who("told-taken-unbid", seat, won=won)
        worth, points = ("told-bonus", str(bonus)) if before.bids else ("told-worth", f"{bonus:+d}")
        return f"{told} {self.words.say(worth, points=points)}" if bonus else told

    def _resolved(self, event: TrickResolved, before: State) -> str:
        told = [self.climb(climb, before.planks[climb.seat]) for climb in event.climbs]
        told = told or [self.words.say("why-nobody-moves")]
        if event.centre:
            told.append(self.centre(event.centre))
        if any(before.hands) and not self.game.blind(len(self.names)):
            told.append(self.who("told-leads", event.leader))
        return " ".join(told)

    def climb(self, climb: Climb, plank: Plank) -> str:
        name = self.name(climb.seat)
        facts = {
            "name": name[:1].upper() + name[1:],
            "suit": suit_name(self.words, self.game, climb.suit),
        }
        if climb.to is None:
            return self.words.say("told-overboard", **facts)
        key = "told-up" if climb.by > 0 else "told-down"
        assert self.game.planks
        value = self.game.planks.sides[plank.side][climb.to]
        return self.words.say(key, **facts, spaces=abs(climb.by), value=value)

    def _scored(self, lines: Sequence[Line], before: State) -> str:
        totals = before.scores()
        each = (
            self.of(seat, self.line(line, totals[seat] + line.points))
            for seat, line in enumerate(lines)
        )
        return self.words.say("told-scored", round=before.round, lines="; ".join(each))

    def _over(self, winners: Sequence[Seat], before: State) -> str:
        points = max(before.scores())
        if len(winners) == 1:
            return self.who("told-wins", winners[0], points=points)
        return self.words.say(
            "told-shared", names=", ".join(self.name(seat) for seat in winners), points=points
        )
