"""How the trick and the bid stand, and what is gone: what a screen shows without being asked."""

from collections import Counter
from collections.abc import Iterator

from ..rules.aid import Aid, aid
from ..rules.events import TrickResolved, TrickTaken
from ..rules.moves import Seat
from ..rules.pieces import Code
from ..rules.state import Phase, State
from ..words.catalogue import Words
from ..words.names import face_name, held_name, suit_name
from .aloud import spell_all
from .listener import Listener


def lies(heard: Listener) -> list[str]:
    """What was led, and who would take the trick or move for it as it lies."""
    if not heard.known.trick:
        return []
    words, now = heard.words, _aid(heard)
    led = words.say("play-led", suit=suit_name(words, now.led)) if now.led else ""
    return [*([led[:1].upper() + led[1:]] if led else []), *_outcome(heard, now)]


def need(words: Words, known: State, seat: Seat | None) -> str:
    """How far a seat is from its bid."""
    if not known.bids or seat is None or known.phase is not Phase.PLAY:
        return ""
    left = known.bids[seat] - known.won(seat)
    if left > 0:
        return f"{words.say('play-need-more', count=left)}."
    return f"{words.say('play-need-over', count=-left)}." if left else words.say("bid-complete")


def winners(heard: Listener) -> str:
    """Which pieces would be winning now; nothing where that is not told, or cannot be known."""
    would = (_aid(heard).would or {}) if heard.known.trick else {}
    codes = [
        c for c, now in would.items() if isinstance(now, TrickTaken) and now.seat == heard.seat
    ]
    if not codes:
        return ""
    pieces = spell_all(heard.words, heard.game, codes)
    return heard.words.say("legal-winning", pieces=pieces)


def gone(heard: Listener) -> str:
    """Everything that was played in this round."""
    known, box = heard.known, heard.game.box
    laid = [*(each for trick in known.tricks for each in trick.laid), *known.trick]
    played = Counter(box.piece_of_face[each.face].code for each in laid)
    if not played:
        return heard.words.say("gone-nothing")
    return heard.words.say("gone", pieces=", ".join(_gone(heard, played)))


def _gone(heard: Listener, played: "Counter[Code]") -> Iterator[str]:
    """Numbers by suit, in order; of what is there more than once how many."""
    words, game = heard.words, heard.game
    pieces = [piece for piece in game.box.pieces if played[piece.code]]
    for suit in game.box.suits:
        values = sorted(p.faces[0].value for p in pieces if p.suit == suit and not p.thrown)
        if values:
            numbers = " ".join(map(str, values))
            yield words.say("gone-suit", suit=suit_name(words, suit), values=numbers)
    for piece in (piece for piece in pieces if piece.thrown or not piece.suit):
        name, count = held_name(words, game, piece.code), played[piece.code]
        some = words.say("gone-some", piece=name, count=count, all=piece.count)
        yield some if piece.count > 1 else name


def _aid(heard: Listener) -> Aid:
    table = heard.table
    return aid(heard.view, bool(table and table.settings.hints))


def _outcome(heard: Listener, now: Aid) -> list[str]:
    words, game, teller = heard.words, heard.game, heard.teller
    match now.now:
        case TrickTaken(seat):
            face = next(laid.face for laid in heard.known.trick if laid.seat == seat)
            piece = face_name(words, game, face)
            key = "play-winning-you" if seat == heard.seat else "play-winning-with"
            return [words.say(key, name=teller.name(seat), piece=piece)]
        case TrickResolved(climbs):
            moves = [teller.climb(each, heard.known.planks[each.seat]) for each in climbs]
            if not moves:
                return [words.say("trick-would-move-nobody")]
            return [words.say("trick-would", moves=" ".join(moves))]
        case _:
            return []
