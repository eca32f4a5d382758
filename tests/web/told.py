"""What Python says of a game, for the browser to say likewise."""

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from contract.voyages import Table as Board
from jollyroger.client.sitting import NewEntries, TableShown
from jollyroger.review.advice import Advice, advise
from jollyroger.rules.events import RoundScored, TrickResolved, TrickTaken
from jollyroger.rules.game import Game
from jollyroger.rules.moves import Seat
from jollyroger.rules.notation import write_move
from jollyroger.rules.scoring import Line, PlankLine, TrickLine
from jollyroger.rules.shelf import GAMES, load
from jollyroger.rules.state import State
from jollyroger.rules.transcript import EVENTS
from jollyroger.table.events import Opened
from jollyroger.table.match import Match, seeded
from jollyroger.table.records import counted
from jollyroger.table.state import opened
from jollyroger.table.table import Table
from jollyroger.terminal.listener import Listener
from jollyroger.wire import views
from jollyroger.words import why
from jollyroger.words.catalogue import Words, words
from jollyroger.words.hints import describe_hint
from jollyroger.words.names import face_name, held_name, play_name
from jollyroger.words.told import Teller
from jollyroger.words.touch import feel

RULES = tuple(EVENTS.values())
HINTS = 40


def write(folder: Path, lang: str, board: Board, table: Table, seat: Seat | None) -> None:
    said = {
        "lang": lang,
        "game": board.game.id,
        "names": list(crew(board)),
        "seat": seat,
        "steps": list(steps(words(lang), board, table, seat)),
        "pieces": pieces(words(lang), board),
        "hints": [
            {
                "move": write_move(board.game, advice.move),
                "reasons": [{"code": r.code, "facts": dict(r.facts)} for r in advice.reasons],
                "told": describe_hint(words(lang), board.game, advice),
            }
            for advice in hints(board.game.id, board.options, board.players)
        ],
    }
    (folder / f"{board}-{lang}.json").write_text(json.dumps(said), "utf-8")


@lru_cache
def hints(game: str, options: tuple[str, ...], players: int) -> tuple[Advice, ...]:
    """For whoever is to move in the first rounds of a game of chance."""
    match, rng = Match(load(game, options), players, seeded(3)), Random(3)
    found: list[Advice] = []
    while len(found) < HINTS and not match.over:
        match.deal_if_due()
        seat = match.due()[0]
        found.append(advise(match.view(seat), match.may(seat)))
        match.take(seat, rng.choice(match.may(seat)))
    return tuple(found)


def crew(board: Board) -> Iterator[str]:
    return (f"Pirate {seat}" for seat in board.seats)


def steps(spoken: Words, board: Board, table: Table, seat: Seat | None) -> Iterator[dict[str, Any]]:
    """Every event of the game: what is told of it, and the reason behind it."""
    listener, teller = Listener(spoken), Teller(spoken, board.game, [*crew(board)], seat)
    first, *rest = counted(table.log)
    assert isinstance(first, Opened)
    listener.hear(TableShown(seat, opened(first)))
    for entry in rest:
        seen = entry.seen_by(seat)
        before = listener.known
        listener.hear(NewEntries((seen,)))
        if not isinstance(seen, RULES):
            continue
        told = teller.tell(seen, before)
        (plain,) = views.entries(table, [seen])
        reason = listener.reason if isinstance(entry, TrickTaken | TrickResolved) else ""
        lines = reasons(spoken, board.game, before, entry) if isinstance(entry, RoundScored) else []
        yield {"entry": plain, "told": told[:1].upper() + told[1:], "why": reason, "lines": lines}


def reasons(spoken: Words, game: Game, state: State, scored: RoundScored) -> list[str]:
    return [reason_of(spoken, game, state, *row) for row in enumerate(scored.lines)]


def reason_of(spoken: Words, game: Game, state: State, seat: Seat, line: Line) -> str:
    if isinstance(line, PlankLine):
        return why.plank(spoken, line)
    if isinstance(line, TrickLine):
        return why.tricks(spoken, line)
    assert game.scoring
    return why.score(spoken, game.scoring, state.round, line, state.bonus(seat))


def pieces(spoken: Words, board: Board) -> dict[str, dict[str, str]]:
    box, game = board.game.box, board.game
    doubloons = GAMES["doubloons"].box.held if game.id == "doubloons" else ()
    return {
        "face": {code: face_name(spoken, game, code) for code in box.faces},
        "held": {code: held_name(spoken, game, code) for code in box.held},
        "play": {code: play_name(spoken, game, code) for code in box.piece_of_play},
        "feel": {code: feel(spoken, load("doubloons"), code) for code in doubloons},
    }
