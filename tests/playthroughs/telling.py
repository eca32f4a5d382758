"""A whole game told in plain text: every move, every event, and what every seat sees after it."""

from collections.abc import Iterable, Iterator

from contract.voyages import Step, Table, sail
from jollyroger.rules.events import (
    BidsShown,
    Climb,
    Dealt,
    Event,
    GameOver,
    LotDrawn,
    Plank,
    PlanksShown,
    Played,
    RoundScored,
    Sealed,
    TrickResolved,
    TrickTaken,
)
from jollyroger.rules.game import Game, acting, may
from jollyroger.rules.moves import Bid, Move, Place, Seat
from jollyroger.rules.notation import write_move
from jollyroger.rules.scoring import BidLine, Line, TrickLine
from jollyroger.rules.state import State
from jollyroger.rules.transcript import write_event
from jollyroger.rules.view import View, view


def tell(table: Table, seed: int) -> str:
    """The text of one random game; the same seed tells the same story."""
    head = f"{table.game.id}, {table.players} players, seed {seed}"
    blocks = ("\n".join(tell_step(table, step)) for step in sail(table, seed))
    return "\n\n".join([head, *blocks]) + "\n"


def tell_step(table: Table, step: Step) -> Iterator[str]:
    asker = "table" if step.seat is None else f"seat {step.seat}"
    yield f"> {asker}: {write_move(table.game, step.move)}"
    yield from (tell_event(table.game, event) for event in step.events)
    for seat in table.watchers:
        yield f"  {'-' if seat is None else seat} | {tell_view(view(table.game, step.after, seat))}"
    yield from (
        f"  may {'table' if seat is None else seat}: {tell_may(table.game, step.after, seat)}"
        for seat in able(table, step.after)
    )


def able(table: Table, state: State) -> Iterable[Seat | None]:
    table_deals = may(table.game, state, None)
    return (None,) if table_deals else acting(table.game, state)


def tell_event(game: Game, event: Event) -> str:
    match event:
        case LotDrawn(dealer):
            return f"the lot falls on {dealer}"
        case Dealt():
            return (
                f"round {event.round} dealt by {event.dealer}, {event.leader} leads: {deal(event)}"
            )
        case Sealed(seat, choice):
            return f"{seat} seals {write_move(game, choice)}"
        case BidsShown(bids):
            return f"bids shown: {numbers(bids)}"
        case PlanksShown(planks):
            return f"planks shown: {tell_planks(planks)}"
        case Played(seat, piece, face):
            return f"{seat} plays {piece}" + (f" as {face}" if face != piece else "")
        case TrickTaken(seat, bonus, rule):
            return f"{seat} takes the trick by {rule}, bonus {bonus}"
        case TrickResolved(climbs, centre, leader):
            moves = ", ".join(map(tell_climb, climbs)) or "nobody moves"
            return f"trick resolved: {moves}; centre {pieces(centre)}; next leads {leader}"
        case RoundScored(lines):
            return f"round scored: {'; '.join(map(tell_line, lines))}"
        case GameOver(winners):
            return f"game over, won by {numbers(winners)}"
        case _:  # what none of our own games has, as it is written
            return write_event(game, event)


def deal(event: Dealt) -> str:
    hands = "; ".join(f"{at} {pieces(hand)}" for at, hand in enumerate(event.hands))
    return hands + (f"; centre {pieces(event.centre)}" if event.centre else "")


def tell_climb(climb: Climb) -> str:
    to = "water" if climb.to is None else f"space {climb.to}"
    return f"{climb.seat} {climb.suit}{climb.by:+} to {to}"


def tell_line(line: Line) -> str:
    if isinstance(line, BidLine):
        return f"bid {line.bid} won {line.won} bonus {line.bonus} = {line.points} {line.rule}"
    if isinstance(line, TrickLine):
        return f"won {line.won} bonus {line.bonus} = {line.points} {line.rule}"
    spaces = ["~" if space is None else str(space) for space in line.spaces]
    return f"{' '.join(spaces)} = {line.points} {line.rule}"


def tell_planks(planks: Iterable[Plank]) -> str:
    """Each pirate's space counted from the narrow end, ~ in the water."""
    return "; ".join(
        " ".join([plank.side, *(f"{p.suit}{'~' if p.at is None else p.at}" for p in plank.pirates)])
        for plank in planks
    )


def pieces(codes: Iterable[str | None]) -> str:
    return " ".join(code or "?" for code in codes) or "-"


def numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def tell_view(seen: View) -> str:
    """Everything in it that is not empty."""
    known = seen.known
    parts = {
        "": f"{known.phase} {known.round}, {known.dealer} dealt, {known.leader} leads",
        "hands": "; ".join(hand(codes) for codes in known.hands),
        "chosen": chosen(seen),
        "bids": numbers(known.bids),
        "planks": tell_planks(known.planks),
        "centre": pieces(known.centre) if known.centre else "",
        "trick": " ".join(f"{laid.seat}:{laid.face}" for laid in known.trick),
        "won": numbers(known.won(seat) for seat in range(known.players)) if known.bids else "",
        "scores": numbers(known.scores()) if known.sheet else "",
    }
    return " | ".join(f"{name} {part}".strip() for name, part in parts.items() if part)


def hand(codes: tuple[str | None, ...]) -> str:
    """A hidden hand is only a number of pieces."""
    return f"{len(codes)}?" if codes and not any(codes) else pieces(codes)


def chosen(seen: View) -> str:
    if not any(seen.known.choices):
        return ""
    choices = (choice and write_move(seen.game, choice) for choice in seen.known.choices)
    return "; ".join(choice or "-" for choice in choices)


def tell_may(game: Game, state: State, seat: Seat | None) -> str:
    moves = may(game, view(game, state, seat).known, seat)
    if isinstance(moves[0], Place):
        return f"{len(moves)} placements"
    return f"bid 0 to {len(moves) - 1}" if isinstance(moves[0], Bid) else codes_of(game, moves)


def codes_of(game: Game, moves: Iterable[Move]) -> str:
    return " ".join(write_move(game, move).removeprefix("play ") for move in moves)
