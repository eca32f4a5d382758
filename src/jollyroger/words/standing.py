"""How the trick and the bid stand, and what is gone: what a screen shows without being asked."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from ..rules.aid import Aid, aid
from ..rules.events import TrickLost, TrickResolved, TrickTaken
from ..rules.moves import Seat
from ..rules.pieces import Code
from ..rules.state import Phase, State
from ..rules.view import View
from .aloud import spell_all
from .catalogue import Words
from .names import face_name, held_name, number_mark, suit_name
from .told import Teller


def describe_need(words: Words, known: State, seat: Seat | None) -> str:
    """How far a seat is from its bid."""
    if not known.bids or seat is None or known.phase is not Phase.PLAY:
        return ""
    left = known.bids[seat] - known.won(seat)
    if left > 0:
        return f"{words.say('play-need-more', count=left)}."
    return f"{words.say('play-need-over', count=-left)}." if left else words.say("bid-complete")


@dataclass(frozen=True, slots=True)
class Standing:
    """Read off one seat's view; `previews`: what its plays would do is told, too."""

    teller: Teller
    view: View
    previews: bool

    @property
    def words(self) -> Words:
        return self.teller.words

    @property
    def known(self) -> State:
        return self.view.known

    @property
    def aid(self) -> Aid:
        return aid(self.view, self.previews)

    def trick(self) -> list[str]:
        """What was led, and who would take the trick or move for it as it lies."""
        if not self.known.trick:
            return []
        suit = self.aid.led
        led = (
            self.words.say("play-led", suit=suit_name(self.words, self.view.game, suit))
            if suit
            else ""
        )
        return [*([led[:1].upper() + led[1:]] if led else []), *self._outcome()]

    def _outcome(self) -> list[str]:
        now = self.aid.now
        match now:
            case None:
                return []
            case TrickTaken(seat):
                return [self._winner(seat)]
            case TrickLost():
                return [self.words.say("trick-would-be-lost")]
            case TrickResolved(climbs):
                planks = self.known.planks
                moves = [self.teller.climb(each, planks[each.seat]) for each in climbs]
                if not moves:
                    return [self.words.say("trick-would-move-nobody")]
                return [self.words.say("trick-would", moves=" ".join(moves))]
            case _:
                assert_never(now)

    def _winner(self, seat: Seat) -> str:
        face = next(laid.face for laid in self.known.trick if laid.seat == seat)
        piece = face_name(self.words, self.view.game, face)
        key = "play-winning-you" if seat == self.view.seat else "play-winning-with"
        return self.words.say(key, name=self.teller.name(seat), piece=piece)

    def winners(self) -> str:
        """Which pieces would be winning now; nothing where that is not told, or cannot be known."""
        would = (self.aid.would or {}) if self.known.trick else {}
        mine = self.view.seat
        codes = [c for c, now in would.items() if now.taker == mine]
        if not codes:
            return ""
        return self.words.say("legal-winning", pieces=spell_all(self.words, self.view.game, codes))

    def gone(self) -> str:
        """Everything that was played in this round."""
        known, box = self.known, self.view.game.box
        laid = [*(each for trick in known.tricks for each in trick.laid), *known.trick]
        played = Counter(box.piece_of_face[each.face].code for each in laid)
        if not played:
            return self.words.say("gone-nothing")
        return self.words.say("gone", pieces=", ".join(self._gone(played)))

    def _gone(self, played: "Counter[Code]") -> Iterator[str]:
        """Numbers by suit, in order; of what is there more than once how many."""
        words, game = self.words, self.view.game
        pieces = [piece for piece in game.box.pieces if played[piece.code]]
        for suit in game.box.suits:
            values = sorted(p.faces[0].value for p in pieces if p.suit == suit and not p.thrown)
            if values:
                numbers = " ".join(number_mark(words, game, value) for value in values)
                yield words.say("gone-suit", suit=suit_name(words, game, suit), values=numbers)
        for piece in (piece for piece in pieces if piece.thrown or not piece.suit):
            name, count = held_name(words, game, piece.code), played[piece.code]
            some = words.say("gone-some", piece=name, count=count, all=piece.count)
            yield some if piece.count > 1 else name
