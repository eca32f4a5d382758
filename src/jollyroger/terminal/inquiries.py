"""What a player may ask at any prompt: commands that look and change nothing."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..rules.bidding import BiddingGame
from ..rules.game import Game, due, may
from ..rules.moves import Bid, Play, Seat
from ..rules.pieces import Code, Piece
from ..rules.refused import Refused
from ..rules.state import Laid, Phase
from ..rules.view import View
from ..words.catalogue import Value, Words
from ..words.names import bot_name, face_name, held_name, play_name
from ..words.refusals import refusal
from ..words.told import Teller
from . import standing
from .aloud import spell, spell_short
from .listener import Listener
from .planks import named

COMMANDS = (
    "hand",
    "legal",
    "table",
    "bids",
    "planks",
    "score",
    "turn",
    "last",
    "log",
    "who",
    "why",
    "rules",
    "codes",
    "help",
    "gone",
    "time",
)


@dataclass(frozen=True, slots=True)
class Inquiries:
    """Answers from one seat's view and from what that seat has heard."""

    heard: Listener
    refused: Refused | None = None

    @property
    def words(self) -> Words:
        return self.heard.words

    @property
    def view(self) -> View:
        return self.heard.view

    @property
    def teller(self) -> Teller:
        return self.heard.teller

    def ask(self, command: str, rest: str = "") -> str:
        match command:
            case "hand":
                return self._pieces(self.view.hand) or self._no_hand()
            case "legal":
                return self._legal()
            case "table":
                return self._table()
            case "bids" | "planks":
                return self._bids()
            case "score":
                return self._score()
            case "turn":
                return self._turn()
            case "last":
                return self._last()
            case "log":
                count = int(rest) if rest.isdecimal() and len(rest) < 4 else 10
                return "\n".join(self.heard.lines[-max(count, 1) :]) or self._nothing()
            case "who":
                return self._who()
            case "why":
                return self._why()
            case "codes":
                return self.codes()
            case "gone":
                return standing.gone(self.heard)
            case "time":
                return self._time()
            case "rules":
                return self._rules()
            case _:
                how = flowing(self.words.say(f"how-{self.view.game.id}"))
                return f"{how}\n{flowing(name_commands(self.words, self.view.game, 'help-table'))}"

    def _who(self) -> str:
        """Everybody at the table; bots with their rank, and who may begin the game."""
        told = ", ".join(self._holder(seat) for seat in range(self.view.known.players))
        table = self.heard.table
        if table is None or table.host is None or (table.alone and not self.heard.gathering):
            return told
        return f"{told}. {self.teller.who('who-host', table.host)}"

    def _holder(self, seat: Seat) -> str:
        holder = self.heard.table.seats[seat] if self.heard.table else None
        if holder is None:
            return self.words.say("people-empty")
        name = self.teller.name(seat)
        return f"{name} ({bot_name(self.words, holder.bot)})" if holder.bot else name

    def _rules(self) -> str:
        options = self.heard.table.settings.options if self.heard.table else ()
        game = self.view.game.id
        keys = [f"rules-{game}", f"rules-more-{game}", *(f"rules-{option}" for option in options)]
        return "\n".join(flowing(self.words.say(key)) for key in keys)

    def _nothing(self) -> str:
        return self.words.say("nothing-yet")

    def _pieces(self, codes: Sequence[Code | None]) -> str:
        each = [
            self.words.say("named", code=code, name=held_name(self.words, self.view.game, code))
            for code in codes
            if code
        ]
        return ", ".join(each)

    def _no_hand(self) -> str:
        return self._nothing() if self.view.seat is None else self.words.say("hand-empty")

    def _time(self) -> str:
        """What is left of one's own clock."""
        left = self.heard.glass.left(self.view.seat, self.heard.table)
        if left is None:
            return self.words.say("play-clock-none")
        move, reserve = map(round, left)
        return self.words.say("play-clock-left", seconds=move, reserve=reserve)

    def _legal(self) -> str:
        game, known = self.view.game, self.view.known
        moves = may(game, known, self.view.seat)
        if moves and isinstance(moves[0], Bid):
            return self.words.say("prompt-bid", most=known.round).rstrip(": \u00a0")
        if known.phase is Phase.CHOOSE:
            return self.words.say(f"how-{game.id}")
        open_to = [self._play(play.code) for play in moves if isinstance(play, Play)]
        winning = standing.winners(self.heard) if open_to else ""
        return ". ".join(filter(None, [", ".join(open_to), winning])) or self._turn()

    def _play(self, code: Code) -> str:
        """Its code and its name; its name alone, where the code cannot be heard."""
        name = play_name(self.words, self.view.game, code)
        heard = spell(self.words, self.view.game, code)
        return name if heard == name else self.words.say("named", code=heard, name=name)

    def _table(self) -> str:
        known = self.view.known
        laid = [f"{self._laid(known.trick)}.", *standing.lies(self.heard)]
        told = [" ".join(laid) if known.trick else self.words.say("table-empty")]
        if known.centre:
            told.append(self.teller.centre(known.centre))
        if known.planks:
            told.append(self._planks())
        return "\n".join(told)

    def where(self) -> list[str]:
        """What somebody who comes back wants to hear first."""
        known = self.view.known
        told = [self.words.say("told-round", round=known.round), self._score(), self._bids()]
        return [*told[: 3 if known.bids else 2], self._pieces(self.view.hand) or self._no_hand()]

    def codes(self) -> str:
        """Every piece of the game: its code, its name, and what a die can show."""
        return "\n".join(self._code(piece) for piece in self._kinds())

    def _kinds(self) -> Iterator[Sequence[Piece]]:
        """Numbers by suit, every other piece by itself."""
        box = self.view.game.box
        for suit in box.suits:
            numbers = [piece for piece in box.pieces if piece.suit == suit and not piece.thrown]
            if numbers:
                yield numbers
        yield from ([piece] for piece in box.pieces if piece.thrown or not piece.suit)

    def _code(self, pieces: Sequence[Piece]) -> str:
        game, first, last = self.view.game, pieces[0], pieces[-1]
        name = held_name(self.words, game, first.code)
        if first is not last:
            other = held_name(self.words, game, last.code)
            return self.words.say(
                "codes-suit", first=first.code, last=last.code, name=name, other=other
            )
        facts: dict[str, Value] = {"code": first.code, "name": name, "count": first.count}
        if first.thrown:
            shown = Counter(face_name(self.words, game, face.code) for face in first.faces)
            faces = ", ".join(f"{face} ({often})" for face, often in shown.items())
            return self.words.say("codes-die", faces=faces, **facts)
        ways = [_short(self.words, game, play.code) for play in first.plays if len(first.plays) > 1]
        return ". ".join([self.words.say("codes-one", **facts), *ways])

    def _laid(self, laid: Sequence[Laid]) -> str:
        return ", ".join(
            self.teller.of(seat, face_name(self.words, self.view.game, face)) for seat, face in laid
        )

    def _bids(self) -> str:
        known = self.view.known
        if known.planks:
            return self._planks()
        each = [
            self.teller.of(seat, self.words.say("bid-so-far", bid=bid, won=known.won(seat)))
            for seat, bid in enumerate(known.bids)
        ]
        if not each:
            return self._nothing()
        need = standing.need(self.words, known, self.view.seat)
        return " ".join(filter(None, [f"{'; '.join(each)}.", need]))

    def _planks(self) -> str:
        shown = enumerate(self.view.known.planks)
        return "\n".join(self.teller.of(seat, named(self.words, plank)) for seat, plank in shown)

    def _score(self) -> str:
        known = self.view.known
        totals = enumerate(known.scores())
        return ", ".join(self.teller.of(seat, str(total)) for seat, total in totals)

    def _turn(self) -> str:
        if self.heard.gathering:
            return self.words.say("lobby-waits")
        waiting: Sequence[Seat] = due(self.view.game, self.view.known)
        names = ", ".join(self.teller.name(seat) for seat in waiting)
        return self.words.say("turn", names=names) if waiting else self._nothing()

    def _last(self) -> str:
        if not self.heard.last:
            return self._nothing()
        return f"{self._laid(self.heard.last)}. {self.heard.outcome}".strip()

    def _why(self) -> str:
        """Why the last move was refused, else why the last trick went where it went."""
        if self.refused and self.refused.code != "unreadable_move":
            told = refusal(self.words, self.refused, self.view.game, self.teller.names)
            return f"{told} ({self.refused.rule})" if self.refused.rule else told
        if not self.heard.reason:
            return self._nothing()
        return f"{self.heard.reason} ({self.heard.clause})"


def _short(words: Words, game: Game, code: Code) -> str:
    """`SM minus Scary Mary as Escape`: what to type for it."""
    return words.say("named", code=spell_short(words, code), name=play_name(words, game, code))


def name_commands(words: Words, game: Game, key: str) -> str:
    """A sentence that lists what can be asked: bids where the game has bids, planks else."""
    standing = "bids" if isinstance(game, BiddingGame) else "planks"
    return words.say(key, standing=words.say(f"command-{standing}"))


def flowing(text: str) -> str:
    """Lines that were broken by hand, one a sentence: they are broken again where they are read."""
    return re.sub(r"(?<![.:!?])\n", " ", text)
