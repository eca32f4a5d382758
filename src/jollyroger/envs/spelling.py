"""States and logs as plain text, in codes: the strings that OpenSpiel keeps and compares."""

from collections.abc import Iterable
from typing import assert_never

from ..rules.events import (
    BidChanged,
    BidsShown,
    ChoicesShown,
    Chosen,
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
from ..rules.moves import Choice, Seat, Secret
from ..rules.notation import write_move
from ..rules.state import Laid, State, Trick
from ..rules.view import View


def heard(game: Game, log: Iterable[Event], seat: Seat | None) -> str:
    """Everything that seat has seen since the game began; what follows by rule is left out."""
    lines = (_line(game, event.seen_by(seat)) for event in log)
    return ", ".join([f"seat {seat}", *filter(None, lines)])


def _line(game: Game, event: Event) -> str:
    match event:
        case Played(seat, _, face):
            return f"{seat}:{face}"
        case Sealed(seat, choice) | Chosen(seat, choice):
            return f"{seat} {_choice(game, choice)}"
        case ChoicesShown(choices):
            return f"shown {'; '.join(_choice(game, choice) for choice in choices)}"
        case HandChanged(seat, _, gained, lost):
            return f"{seat} {_hands((gained, lost))}"
        case Looked(seat, pieces):
            return f"{seat} saw {_hand(pieces)}"
        case BidsShown(bids):
            return f"bids {_numbers(bids)}"
        case PlanksShown(planks):
            return f"planks {_planks(planks)}"
        case Dealt():
            return f"dealt {_hands((*event.hands, event.centre))}"
        case LotDrawn(dealer):
            return f"lot {dealer}"
        case TrumpSet(suit):
            return f"trump {suit or '-'}"
        case BidChanged(seat, bid):
            return f"{seat} bids {bid}"
        case LeadGiven(seat):
            return f"{seat} leads"
        case TrickTaken() | TrickLost() | TrickResolved() | RoundScored() | GameOver():
            return ""
        case PlayBegun():
            return ""
        case _:
            assert_never(event)


def own(seen: View) -> str:
    """What only this seat knows."""
    choice = seen.known.choices[seen.seat] if seen.seat is not None and seen.known.choices else None
    return _joined({"hand": _hand(seen.hand), "chosen": _choice(seen.game, choice)})


def spelled(game: Game, known: State) -> str:
    """All that is not empty, a line each."""
    return _joined(
        {
            "phase": f"{known.phase}, round {known.round}, dealt by {known.dealer}",
            "leader": str(known.leader) if known.hands else "",
            "hands": _hands(known.hands),
            "chosen": "; ".join(_choice(game, choice) for choice in known.choices),
            "bids": _numbers(known.bids),
            "planks": _planks(known.planks),
            "centre": _hand(known.centre) if known.centre else "",
            "tricks": "; ".join(map(_trick, known.tricks)),
            "trick": _laid(known.trick),
            "scores": _numbers(known.scores()) if known.sheet else "",
        }
    )


def _joined(parts: dict[str, str]) -> str:
    return "\n".join(f"{name}: {part}" for name, part in parts.items() if part.strip("; -"))


def _hand(hand: Hand) -> str:
    return " ".join(code or "?" for code in hand) or "-"


def _choice(game: Game, choice: Choice | Secret | None) -> str:
    return write_move(game, choice) if choice else "-"


def _hands(hands: Iterable[Hand]) -> str:
    return "; ".join(map(_hand, hands))


def _numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def _planks(planks: Iterable[Plank]) -> str:
    return "; ".join(map(_plank, planks))


def _plank(plank: Plank) -> str:
    """Each pirate's space counted from the narrow end, ~ in the water."""
    stand = (f"{pirate.suit}{'~' if pirate.at is None else pirate.at}" for pirate in plank.pirates)
    return " ".join([plank.side, *stand])


def _trick(trick: Trick) -> str:
    return f"{_laid(trick.laid)} to {trick.taker}" + (f" +{trick.bonus}" if trick.bonus else "")


def _laid(laid: Iterable[Laid]) -> str:
    return " ".join(f"{one.seat}:{one.face}" for one in laid)
