"""What Python makes of scores, tricks and pads, for the page to make likewise."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from jollyroger.pad import file
from jollyroger.pad.cells import WATER
from jollyroger.pad.events import bonus_events
from jollyroger.pad.exports import csv
from jollyroger.pad.pad import Pad, conflicts, gathered, merge
from jollyroger.pad.pen import Pen, Steps
from jollyroger.pad.sheet import Missing, Problem, Sheet
from jollyroger.pad.statistics import statistics
from jollyroger.pad.tables import name, tables, variants
from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.game import Game
from jollyroger.rules.pieces import Face
from jollyroger.rules.planks import PlankRules
from jollyroger.rules.refused import Refused
from jollyroger.rules.scoring import BidLine
from jollyroger.rules.shelf import load
from jollyroger.rules.tricks import TrickGame, judge
from jollyroger.words.catalogue import words
from web.pad_scribbles import Clock, anything, head, played, scribbled
from web.pad_texts import damaged, letters, names

Json = Any
TRICKS = 10_000
PADS = 120


def write(folder: Path) -> None:
    vectors = {
        "tables": tables(),
        "scores": scores(),
        "planks": planks(),
        "tricks": tricks(),
        "following": follows(),
        "climbs": climbs(),
        "pads": [facts(pad) for pad in pads()],
        "merges": merges(),
        "undo": undone(),
        "damaged": damaged(),
        "names": names(),
        "letters": letters(),
        "statistics": [counted(seed) for seed in range(6)],
    }
    for title, rows in vectors.items():
        (folder / f"{title}.json").write_text(json.dumps(rows, ensure_ascii=False), "utf-8")


def _of_bids() -> Iterator[tuple[str, BiddingGame]]:
    for id, options in variants():
        if isinstance(game := load(id, options), BiddingGame):
            yield name(id, options), game


def _of_tricks() -> Iterator[tuple[str, TrickGame]]:
    for id, options in variants():
        if isinstance(game := load(id, options), TrickGame):
            yield name(id, options), game


def _of_planks() -> Iterator[tuple[str, Game, PlankRules]]:
    for id, options in variants():
        game = load(id, options)
        if game.planks:
            yield name(id, options), game, game.planks


# Points


def scores() -> dict[str, list[Json]]:
    return {title: [*_scores(game, title)] for title, game in _of_bids()}


def _scores(game: BiddingGame, title: str) -> Iterator[Json]:
    """Every player count, size of a hand, bid, number of tricks and set of bonuses."""
    id, *options = title.split("+")
    events = bonus_events(id, tuple(options))
    for players, rounds in game.rounds.items():
        spans = [range(event.most(players) + 1) for event in events]
        for cards in {game.cards(players, number) for number in range(1, rounds + 1)}:
            tricks = range(cards + 1)
            for bid, won, times in product(tricks, tricks, product(*spans)):
                caught = {event.id: n for event, n in zip(events, times, strict=True) if n}
                bonus = sum(e.points * n for e, n in zip(events, times, strict=True))
                line = game.scoring.line(cards, bid, won, bonus)
                yield [cards, bid, won, caught, line.points, line.bonus, line.rule]


def planks() -> dict[str, list[Json]]:
    return {title: [*_planks(game, rules)] for title, game, rules in _of_planks()}


def _planks(game: Game, rules: PlankRules) -> Iterator[Json]:
    for spaces in product((*rules.values, WATER), repeat=len(game.box.suits)):
        line = rules.points(space or None for space in spaces)
        yield [[*spaces], line.points, line.rule]


# Tricks


def tricks() -> dict[str, list[Json]]:
    return {title: [*_tricks(game, title)] for title, game in _of_tricks()}


def _tricks(game: TrickGame, title: str) -> Iterator[Json]:
    chance, suits = Random(f"tricks {title}"), (None, *game.box.suits)
    for _ in range(TRICKS):
        faces = _laid(game, chance)
        trump = chance.choice(suits) if game.rules.has_round_trump else None
        outcome = judge(game, faces, trump)
        paid = [each._asdict() for each in outcome.paid]
        yield [_codes(faces), trump, outcome.taker, outcome.leader, outcome.rule, paid]


def follows() -> dict[str, list[Json]]:
    return {title: [*_follows(game, title)] for title, game in _of_tricks()}


def _follows(game: TrickGame, title: str) -> Iterator[Json]:
    """What lies before everybody has played: mostly few cards, and special ones among them."""
    chance, faces = Random(f"following {title}"), [*game.box.faces.values()]
    special = [face for face in faces if not face.suit] or faces
    for _ in range(TRICKS):
        trick = [
            chance.choice(chance.choice((faces, special))) for _ in range(chance.randint(0, 4))
        ]
        asks = game.following(trick)
        yield [_codes(trick), asks.suit, asks.is_free]


def _laid(game: Game, chance: Random) -> list[Face]:
    held = chance.sample(game.box.deck, chance.randint(1, 6))
    # Kings meet Mermaids and Pirates often enough only if they are asked to.
    if chance.random() < 0.3 and "SK" in game.box.held and "SK" not in held:
        held = [*held[:-1], "SK"]
    faces = [chance.choice(game.box.held[code].faces) for code in held]
    chance.shuffle(faces)
    return faces


def climbs() -> dict[str, list[Json]]:
    return {title: [*_climbs(game, rules)] for title, game, rules in _of_planks()}


def _climbs(game: Game, rules: PlankRules) -> Iterator[Json]:
    chance, faces = Random("climbs"), game.box.faces
    for _ in range(TRICKS + 500):
        unowned = int(chance.random() < 0.2)
        size, middle = 3 if unowned else chance.randint(3, 6), chance.randint(0, 4)
        drawn = [faces[code] for code in chance.sample(game.box.deck, size + middle)]
        trick, centre = drawn[:size], drawn[size:]
        if any(face.suit for face in trick):
            result = rules.resolve(centre, trick, unowned=unowned)
            steps = [[step.index, step.suit, step.by] for step in result.steps]
            yield [_codes(centre), _codes(trick), unowned, steps, [*result.centre], result.leader]


def _codes(faces: list[Face]) -> list[str]:
    return [face.code for face in faces]


# Pads


def pads() -> list[Pad]:
    return [scribbled(Random(f"pad {seed}")) for seed in range(PADS)]


def facts(pad: Pad) -> Json:
    sheet = Sheet(pad)
    return {
        "pad": file.plain(pad),
        "cells": {cell: edit.value for cell, edit in pad.fold.items()},
        "conflicts": [asdict(conflict) for conflict in conflicts(pad)],
        "rounds": [_round(sheet, number) for number in range(1, pad.head.rounds + 1)],
        "totals": [*sheet.totals],
        "race": [{"round": number, "totals": [*totals]} for number, totals in sheet.race],
        "open": sheet.open,
        "over": sheet.over,
        "winners": [*sheet.leading()] if sheet.over else None,
        "csv": csv(sheet, words("en")),
    }


def _round(sheet: Sheet, number: int) -> Json:
    lines = sheet.lines(number) if sheet.on_sheet(number) else None
    paid = [line.bonus if isinstance(line, BidLine) else None for line in lines or ()]
    return {
        "dealer": sheet.dealer(number),
        "leader": sheet.leader(number),
        "won": None if sheet.has_planks else [*sheet.won(number)],
        "problem": _problem(sheet.problem(number)),
        "sheet": sheet.on_sheet(number),
        "lines": lines
        and [[line.points, bonus, line.rule] for line, bonus in zip(lines, paid, strict=True)],
    }


def _problem(problem: Problem | None) -> Json:
    if problem is None:
        return None
    if isinstance(problem, Missing):
        return {"code": problem.code, "seats": [*problem.seats]}
    off = abs(problem.sum - problem.tricks)
    return {"code": problem.code, "sum": problem.sum, "tricks": problem.tricks, "off": off}


def merges() -> list[Json]:
    found = []
    for seed in range(60):
        chance = Random(f"merge {seed}")
        of = head(chance)
        a, b = scribbled(chance, of), scribbled(chance, of)
        edits = [*b.edits]
        if a.edits and seed % 3 == 0:  # a device that was copied writes an id twice
            twin = chance.choice(a.edits)
            edits.append(
                twin._replace(at=twin.at + chance.choice((0, 0, 1)), cell="weather", value=seed)
            )
        b = gathered(of, (*edits, *a.edits[: chance.randint(0, len(a.edits))]))
        found.append({"a": file.plain(a), "b": file.plain(b), "merged": file.plain(merge(a, b))})
    return found


def undone() -> list[Json]:
    return [_undone(Random(f"undo {seed}")) for seed in range(60)]


def _undone(chance: Random) -> Json:
    """One device sets, undoes and redoes; what another wrote before is there already."""
    pad = scribbled(chance)
    device, clock, steps = f"{chance.getrandbits(32):08x}", Clock(chance), Steps()
    start, told = file.plain(pad), []
    for _ in range(chance.choice((30, 30, 150))):
        now = clock()
        pen = Pen(device, partial(int, now))
        row: dict[str, Json] = {"do": chance.choice(("set", "set", "undo", "undo", "redo"))}
        row["now"] = now
        before = {edit.id for edit in pad.edits}
        try:
            if row["do"] == "set":
                row["values"] = dict(
                    anything(chance, pad.head) for _ in range(chance.randint(1, 3))
                )
                pad, step = pen.write(pad, row["values"])
                steps = steps.and_then(step)
            else:
                turn = pen.undo if row["do"] == "undo" else pen.redo
                pad, steps, _ = turn(pad, steps)
            row["edits"] = [edit._asdict() for edit in pad.edits if edit.id not in before]
        except Refused:
            row["edits"] = None
        told.append(row)
    cells = {cell: edit.value for cell, edit in pad.fold.items()}
    return {"pad": start, "device": device, "steps": told, "cells": cells}


# Statistics


def counted(seed: int) -> Json:
    chance = Random(f"statistics {seed}")
    found = []
    for _ in range(8):
        pen = Pen(f"{chance.getrandbits(32):08x}", Clock(chance))
        pad = Pad(head(chance))
        if chance.random() < 0.8:
            pad = played(chance, pen, pad)
            pad = pen.write(pad, {"name/0": chance.choice(("anne", " Anne ", "ANNE"))})[0]
        found.append(pad)
    records = [asdict(record) for record in statistics(found)]
    return {"pads": [file.plain(pad) for pad in found], "records": records}
