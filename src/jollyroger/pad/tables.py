"""The rules a pad needs, as tables for the page, which scores and referees without a server.

`python -m jollyroger.pad.tables` prints the TypeScript; `make types` writes it."""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, Final

from ..rules.bidding import BiddingGame
from ..rules.game import Game
from ..rules.games import skull_queen
from ..rules.shelf import GAMES, OPTIONS, load
from .events import bonus_events

Table = dict[str, Any]

HEAD: Final = "// Made by `make types` from jollyroger/pad/tables.py. Do not edit.\n"
TYPES: Final = """
export type Pick = "first" | "last" | "highest" | "last_highest";
export type Kind = "number" | "escape" | "pirate" | "mermaid" | "king" | "wild";

export interface Face {
  kind: Kind;
  suit: string | null;
  value: number;
}
export interface Piece {
  code: string;
  count: number;
  thrown: boolean;
  faces: string[];
}
export interface Rung {
  rule: string;
  kind: Kind;
  pick: Pick;
  beside: Kind | null;
  suit: string | null;
}
export interface Capture {
  rule: string;
  faces: string[];
  points: number;
  by: Kind | null;
}
export interface Outcome {
  rule: string;
  per_bid: number;
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
  by: Kind;
  key: string;
  most: Record<number, number>;
}
export interface Bidding {
  scoring: Scoring;
  events: BonusEvent[];
  ladder: Rung[];
  captures: Capture[];
}
export interface Queen {
  planks: { front: number[]; back: number[] };
  strong: { up: number; down: number };
  left_out: string[];
  few: number;
  king_players: number;
  king_trick: number;
  rules: { moves: string; king: string; points: string; spaces: string };
}
export interface Table {
  game: string;
  options: string[];
  rounds: Record<number, number>;
  opens: number;
  clauses: Record<string, string>;
  suits: string[];
  frees: string[];
  pieces: Piece[];
  faces: Record<string, Face>;
  bidding: Bidding | null;
  queen: Queen | null;
}
"""


def typescript() -> str:
    rows = "".join(f"  {_json(name)}: {_json(table)},\n" for name, table in tables().items())
    return f"{HEAD}{TYPES}\nexport const TABLES: Record<string, Table> = {{\n{rows}}};\n"


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
    return {
        "game": game.id,
        "options": [*options],
        "rounds": dict(game.rounds),
        "opens": game.opens,
        "clauses": dict(game.clauses),
        "suits": [*box.suits],
        "frees": sorted(game.frees),
        "pieces": [
            {
                "code": piece.code,
                "count": piece.count,
                "thrown": piece.thrown,
                "faces": [*dict.fromkeys(face.code for face in piece.faces)],
            }
            for piece in box.pieces
        ],
        "faces": {
            code: {"kind": face.kind, "suit": face.suit, "value": face.value}
            for code, face in box.faces.items()
        },
        "bidding": _bidding(game, options) if isinstance(game, BiddingGame) else None,
        "queen": _queen() if isinstance(game, skull_queen.SkullQueen) else None,
    }


def _bidding(game: BiddingGame, options: tuple[str, ...]) -> Table:
    captures = ({**asdict(each), "faces": sorted(each.faces)} for each in game.rules.captures)
    return {
        "scoring": asdict(game.scoring),
        "events": [*_events(game, options)],
        "ladder": [asdict(rung) for rung in game.rules.ladder],
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


def _queen() -> Table:
    return {
        "planks": {side: [*values] for side, values in skull_queen.PLANKS.items()},
        "strong": {"up": skull_queen.STRONG[+1], "down": skull_queen.STRONG[-1]},
        "left_out": sorted(skull_queen.LEFT_OUT),
        "few": 3,
        "king_players": 2,
        "king_trick": 3,
        "rules": {"moves": "SQ8", "king": "SQ14", "points": "SQ13", "spaces": "SQ5"},
    }


if __name__ == "__main__":
    sys.stdout.write(typescript())
