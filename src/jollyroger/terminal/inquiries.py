"""What a player may ask at any prompt: commands that look and change nothing."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..rules.game import Game, due, may
from ..rules.moves import Seat, bids_in, plays_in
from ..rules.pieces import Code
from ..rules.refused import Refused
from ..rules.state import Laid, Phase
from ..rules.view import View
from ..words.aloud import spell
from ..words.catalogue import Words, flow
from ..words.codes import list_codes
from ..words.names import bot_name, face_name, held_name, play_name
from ..words.refusals import refusal
from ..words.standing import Standing, describe_need
from ..words.told import Teller
from .choices import Choices
from .listener import Listener

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

    listener: Listener
    refused: Refused | None = None

    @property
    def words(self) -> Words:
        return self.listener.words

    @property
    def view(self) -> View:
        return self.listener.view

    @property
    def teller(self) -> Teller:
        return self.listener.teller

    @property
    def standing(self) -> Standing:
        table = self.listener.table
        return Standing(self.teller, self.view, bool(table and table.settings.previews))

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
                return "\n".join(self.listener.lines[-max(count, 1) :]) or self._nothing()
            case "who":
                return self._who()
            case "why":
                return self._why()
            case "codes":
                return list_codes(self.words, self.view.game)
            case "gone":
                return self.standing.gone()
            case "time":
                return self._time()
            case "rules":
                return self._rules()
            case _:
                commands = flow(name_commands(self.words, self.view.game, "help-table"))
                return "\n".join(filter(None, [flow(self._how()), commands]))

    def _who(self) -> str:
        """Everybody at the table; bots with their rank, and who may begin the game."""
        told = ", ".join(self._holder(seat) for seat in range(self.view.known.players))
        table = self.listener.table
        if table is None or table.host is None or (table.alone and not self.listener.gathering):
            return told
        return f"{told}. {self.teller.who('who-host', table.host)}"

    def _holder(self, seat: Seat) -> str:
        holder = self.listener.table.seats[seat] if self.listener.table else None
        if holder is None:
            return self.words.say("people-empty")
        name = self.teller.name(seat)
        return f"{name} ({bot_name(self.words, holder.bot)})" if holder.bot else name

    def _rules(self) -> str:
        options = self.listener.table.settings.options if self.listener.table else ()
        game = self.view.game.id
        keys = [f"rules-{game}", f"rules-more-{game}", *(f"rules-{option}" for option in options)]
        told = [flow(self.words.say(key)) for key in keys if self.words.has(key)]
        name = self.words.say(f"game-{game}")
        return "\n".join(told) or self.words.say("no-short-rules", game=name)

    def _how(self) -> str:
        return describe_typing(self.words, self.view.game)

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
        left = self.listener.glass.left(self.view.seat, self.listener.table)
        if left is None:
            return self.words.say("play-clock-none")
        move, reserve = map(round, left)
        return self.words.say("play-clock-left", seconds=move, reserve=reserve)

    def _legal(self) -> str:
        game, known = self.view.game, self.view.known
        moves = may(game, known, self.view.seat)
        choices = Choices(self.words, game, moves)
        if choices.are_numbered:
            return "\n".join(choices.lines)
        if bids := bids_in(moves):
            most = max(bid.tricks for bid in bids)
            return self.words.say("prompt-bid", most=most).rstrip(": \u00a0")
        if known.phase is Phase.CHOOSE:
            return self._how()
        open_to = [self._play(play.code) for play in plays_in(moves)]
        winning = self.standing.winners() if open_to else ""
        return ". ".join(filter(None, [", ".join(open_to), winning])) or self._turn()

    def _play(self, code: Code) -> str:
        """Its code and its name; its name alone, where the code cannot be heard."""
        name = play_name(self.words, self.view.game, code)
        spoken = spell(self.words, self.view.game, code)
        return name if spoken == name else self.words.say("named", code=spoken, name=name)

    def _table(self) -> str:
        known = self.view.known
        laid = [f"{self._laid(known.trick)}.", *self.standing.trick()]
        told = [" ".join(laid) if known.trick else self.words.say("table-empty")]
        if known.centre:
            told.append(self.teller.centre(known.centre))
        if known.trump:
            told.append(self.teller.trump(known.trump))
        if known.planks:
            told.append(self._planks())
        if self._has_tricks_alone and known.tricks:
            told.append(self._won())
        return "\n".join(told)

    def where(self) -> list[str]:
        """What somebody who comes back wants to hear first."""
        known = self.view.known
        told = [self.words.say("told-round", round=known.round), self._score()]
        told += [self._bids()] if known.bids else []
        told += [self._won()] if self._has_tricks_alone and known.tricks else []
        return [*told, self._pieces(self.view.hand) or self._no_hand()]

    @property
    def _has_tricks_alone(self) -> bool:
        return self.view.game.declares.board == "tricks"

    def _laid(self, laid: Sequence[Laid]) -> str:
        return ", ".join(
            self.teller.of(seat, face_name(self.words, self.view.game, face)) for seat, face in laid
        )

    def _bids(self) -> str:
        known = self.view.known
        if known.planks:
            return self._planks()
        if self._has_tricks_alone:
            return self.words.say("nobody-bids")
        each = [
            self.teller.of(seat, self.words.say("bid-so-far", bid=bid, won=known.won(seat)))
            for seat, bid in enumerate(known.bids)
        ]
        if not each:
            return self._nothing()
        need = describe_need(self.words, known, self.view.seat)
        return " ".join(filter(None, [f"{'; '.join(each)}.", need]))

    def _won(self) -> str:
        known = self.view.known
        each = (self.words.say("won-so-far", won=known.won(s)) for s in range(known.players))
        return "; ".join(self.teller.of(seat, told) for seat, told in enumerate(each)) + "."

    def _planks(self) -> str:
        shown = enumerate(self.view.known.planks)
        return "\n".join(self.teller.of(seat, self.teller.plank(plank)) for seat, plank in shown)

    def _score(self) -> str:
        known = self.view.known
        totals = enumerate(known.scores())
        return ", ".join(self.teller.of(seat, str(total)) for seat, total in totals)

    def _turn(self) -> str:
        if self.listener.gathering:
            return self.words.say("lobby-waits")
        waiting: Sequence[Seat] = due(self.view.game, self.view.known)
        names = ", ".join(self.teller.name(seat) for seat in waiting)
        return self.words.say("turn", names=names) if waiting else self._nothing()

    def _last(self) -> str:
        if not self.listener.last:
            return self._nothing()
        return f"{self._laid(self.listener.last)}. {self.listener.outcome}".strip()

    def _why(self) -> str:
        """Why the last move was refused, else why the last trick went where it went."""
        if self.refused and self.refused.code != "unreadable_move":
            told = refusal(self.words, self.refused, self.view.game, self.teller.names)
            return f"{told} ({self.refused.rule})" if self.refused.rule else told
        if not self.listener.reason:
            return self._nothing()
        return f"{self.listener.reason} ({self.listener.clause})"


def describe_typing(words: Words, game: Game) -> str:
    """How moves are typed in this game; nothing, where its words do not say."""
    key = f"how-{game.id}"
    return words.say(key) if words.has(key) else ""


def name_commands(words: Words, game: Game, key: str) -> str:
    """A sentence that lists what can be asked: bids where the game has bids, planks where it has
    those, and neither where tricks are all there is."""
    board = game.declares.board
    standing = "" if board == "tricks" else words.say(f"command-{board}")
    return re.sub(" {2,}", " ", words.say(key, standing=standing))
