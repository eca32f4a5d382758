"""The rules a pad needs, as tables for the page, which scores and referees without a server.

`python -m jollyroger.pad.tables` prints the TypeScript; `make types` writes it."""

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any, Final, get_args

from ..rules.game import Game
from ..rules.planks import PlankRules
from ..rules.scoring import Scoring, TrickScoring
from ..rules.shelf import GAMES, OPTIONS, load
from ..rules.trick import NOT_SET, Pick, TrickRules
from ..rules.tricks import judge
from . import file
from .events import bonus_events
from .sheet import led_by_stack

Table = dict[str, Any]

HEAD: Final = "// Made by `make types` from jollyroger/pad/tables.py. Do not edit.\n"
TYPES: Final = """
export interface Face {
  kind: Kind;
  suit: string | null;
  value: number;
}
export interface Piece {
  count: number;
  faces: string[];
}
export interface Rung {
  rule: string;
  kind: Kind;
  pick: Pick;
  beside: Kind | null;
  suit: string | null;
  value: number | null;
}
export interface Capture {
  rule: string;
  faces: string[];
  points: number;
  by: Kind | null;
  suit: string | null;
}
export interface Outcome {
  rule: string;
  flat: number;
  per_bid: number;
  per_won: number;
  per_miss: number;
  per_round: number;
  bonus: boolean;
}
export interface Scoring {
  made: Outcome;
  missed: Outcome;
  zero_made: Outcome;
  zero_broken: Outcome;
}
export interface BonusEvent {
  id: string;
  points: number;
  rule: string;
  by: Kind | "";
  key: string;
  most: Record<number, number>;
}
export interface Bidding {
  scoring: Scoring;
  events: BonusEvent[];
  ladder: Rung[];
  captures: Capture[];
}
/** A game without bids: `points` for each trick, `rule` is behind the score. */
export interface Tricks extends Omit<Bidding, "scoring"> {
  points: number;
  rule: string;
}
/** `values` of the spaces; `strong` is what doubles a step; `rule` is behind the points. */
export interface Planks {
  values: number[];
  strong: { up: number; down: number };
  rule: string;
}
/** `cards` of a hand in every round, by player count. `stack` has the size of a trick for the
 *  counts at which a stack that nobody holds leads. `frees` are the faces after which anything
 *  may be played: led, or behind others that ask for nothing. With `loses_tricks` some tricks are
 *  nobody's: `lost` are the faces that make them so, with the clause. */
export interface Table {
  game: string;
  options: string[];
  cards: Record<number, number[]>;
  opens: number;
  stack: Record<number, number>;
  clauses: Record<string, string>;
  suits: string[];
  frees: { led: string[]; later: string[] };
  loses_tricks: boolean;
  lost: Record<string, string>;
  pieces: Piece[];
  faces: Record<string, Face>;
  bidding: Bidding | null;
  tricks: Tricks | null;
  planks: Planks | null;
}
"""


def typescript() -> str:
    rows = "".join(f"  {_json(name)}: {_json(table)},\n" for name, table in tables().items())
    kinds = dict.fromkeys(f.kind for game in GAMES.values() for f in game.box.faces.values())
    unions = f"\n{_union('Pick', get_args(Pick))}{_union('Kind', kinds)}"
    limits = {name: getattr(file, name) for name in ("LONGEST_CELL", "LONGEST_TEXT", "MOST_EDITS")}
    lengths = "".join(f"export const {name} = {most};\n" for name, most in limits.items())
    ids = "".join(
        f"export const {name} = /^{getattr(file, name).pattern}$/;\n"
        for name in ("PAD_ID", "EDIT_ID")
    )
    head = f"{HEAD}{unions}{TYPES}\n{lengths}{ids}"
    return f"{head}export const TABLES: Record<string, Table> = {{\n{rows}}};\n"


def _union(name: str, words: Iterable[str]) -> str:
    return f"export type {name} = {' | '.join(map(_json, words))};\n"


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def tables() -> dict[str, Table]:
    """Every game with each set of its options, by its id and theirs with a plus between."""
    return {name(id, options): _table(load(id, options), options) for id, options in variants()}


def variants() -> Iterator[tuple[str, tuple[str, ...]]]:
    for id in GAMES:
        yield id, ()
        yield from ((id, (option,)) for option in OPTIONS.get(id, ()))


def name(id: str, options: tuple[str, ...]) -> str:
    return "+".join((id, *options))


def _table(game: Game, options: tuple[str, ...]) -> Table:
    box = game.box
    pieces = (
        (piece.count, dict.fromkeys(face.code for face in piece.faces)) for piece in box.pieces
    )
    return {
        "game": game.id,
        "options": [*options],
        "cards": {players: _cards(game, players) for players in game.rounds},
        "opens": game.opens,
        "stack": {
            players: size for players in game.rounds if (size := led_by_stack(game, players))
        },
        "clauses": dict(game.clauses),
        "suits": [*box.suits],
        "frees": _frees(game),
        "loses_tricks": game.declares.loses_tricks,
        "lost": dict(_lost(game)) if game.declares.loses_tricks else {},
        "pieces": [{"count": count, "faces": [*faces]} for count, faces in pieces],
        "faces": {
            code: {"kind": face.kind, "suit": face.suit, "value": face.value}
            for code, face in box.faces.items()
        },
        "bidding": _bidding(game, game.rules, game.scoring, options)
        if game.rules and game.scoring
        else None,
        "tricks": _tricks(game, game.rules, game.trick_scoring, options)
        if game.rules and game.trick_scoring
        else None,
        "planks": _planks(game.planks) if game.planks else None,
    }


def _cards(game: Game, players: int) -> list[int]:
    return [game.cards(players, number) for number in range(1, game.rounds[players] + 1)]


def _frees(game: Game) -> Table:
    """What the game answers about every face: alone, and behind one that asks for nothing."""
    faces = game.box.faces
    silent = [face for face in faces.values() if game.following((face,)) == NOT_SET]
    led = (code for code, face in faces.items() if game.following((face,)).is_free)
    later = (
        code
        for code, face in faces.items()
        if any(game.following((first, face)).is_free for first in silent)
    )
    return {"led": sorted(led), "later": sorted(later)}


def _lost(game: Game) -> Iterator[tuple[str, str]]:
    """What the game answers about every face: one with which no other face takes a trick."""
    for code, face in game.box.faces.items():
        outcomes = [judge(game, (other, face)) for other in game.box.faces.values()]
        if all(outcome.taker is None for outcome in outcomes):
            yield code, outcomes[0].rule


def _bidding(game: Game, rules: TrickRules, scoring: Scoring, options: tuple[str, ...]) -> Table:
    return {"scoring": asdict(scoring), **_taking(game, rules, options)}


def _tricks(
    game: Game, rules: TrickRules, scoring: TrickScoring, options: tuple[str, ...]
) -> Table:
    return asdict(scoring) | _taking(game, rules, options)


def _taking(game: Game, rules: TrickRules, options: tuple[str, ...]) -> Table:
    captures = ({**asdict(each), "faces": sorted(each.faces)} for each in rules.captures)
    return {
        "events": [*_events(game, options)],
        "ladder": [asdict(rung) for rung in rules.ladder],
        "captures": [*captures],
    }


def _events(game: Game, options: tuple[str, ...]) -> Iterator[Table]:
    for event in bonus_events(game.id, options):
        most = {players: event.most(players) for players in game.rounds}
        yield {
            "id": event.id,
            "points": event.points,
            "rule": event.rule,
            "by": event.by,
            "key": event.key,
            "most": most,
        }


def _planks(rules: PlankRules) -> Table:
    return {
        "values": [*rules.values],
        "strong": {"up": rules.strong[+1], "down": rules.strong[-1]},
        "rule": rules.points(()).rule,
    }


if __name__ == "__main__":
    sys.stdout.write(typescript())
