"""What Python makes of scores, tricks and pads, for the page to make likewise."""

import json
import unicodedata
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from jollyroger.pad import file
from jollyroger.pad.cells import SPACES, Value, fits
from jollyroger.pad.events import bonus_events
from jollyroger.pad.exports import csv
from jollyroger.pad.pad import Head, Pad, conflicts, gathered, merge
from jollyroger.pad.pen import Pen, Steps
from jollyroger.pad.sheet import Missing, Problem, Sheet
from jollyroger.pad.statistics import statistics
from jollyroger.pad.tables import name, variants
from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.characters import SCRIPTS, check_name, clean_name
from jollyroger.rules.games import skull_queen
from jollyroger.rules.pieces import Face
from jollyroger.rules.refused import Refused
from jollyroger.rules.scoring import BidLine
from jollyroger.rules.shelf import load
from jollyroger.rules.trick import led, taken
from jollyroger.words.catalogue import words
from table.spellings import NAMES as NAMES_OF_PEOPLE
from table.spellings import REFUSED

Json = Any
TRICKS = 10_000
PADS = 120
MANY_NAMES = 3_000
NAMES = ("Anne", "Mary", "Jack", "Bartholomew", "=Edward", 'Calico "Jack", Esq.')


def write(folder: Path) -> None:
    vectors = {
        "scores": scores(),
        "planks": planks(),
        "tricks": tricks(),
        "queen": queen(),
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


# Points


def scores() -> dict[str, list[Json]]:
    bidding = ((id, options) for id, options in variants() if id != "skull_queen")
    return {name(id, options): [*_scores(id, options)] for id, options in bidding}


def _scores(id: str, options: tuple[str, ...]) -> Iterator[Json]:
    """Every player count, round, bid, number of tricks and set of bonuses."""
    game, events = load(id, options), bonus_events(id, options)
    assert isinstance(game, BiddingGame)
    for players, rounds in game.rounds.items():
        spans = [range(event.most(players) + 1) for event in events]
        for number in range(1, rounds + 1):
            tricks = range(number + 1)
            for bid, won, times in product(tricks, tricks, product(*spans)):
                caught = {event.id: n for event, n in zip(events, times, strict=True) if n}
                bonus = sum(e.points * n for e, n in zip(events, times, strict=True))
                line = game.scoring.line(number, bid, won, bonus)
                yield [players, number, bid, won, caught, line.points, line.bonus, line.rule]


def planks() -> list[Json]:
    return [
        [[*spaces], skull_queen.points(space or None for space in spaces).points]
        for spaces in product(SPACES, repeat=4)
    ]


# Tricks


def tricks() -> dict[str, list[Json]]:
    return {
        name(id, options): [*_tricks(id, options)]
        for id, options in variants()
        if id != "skull_queen"
    }


def _tricks(id: str, options: tuple[str, ...]) -> Iterator[Json]:
    game, chance = load(id, options), Random(f"tricks {id} {options}")
    assert isinstance(game, BiddingGame)
    for _ in range(TRICKS):
        held = chance.sample(game.box.deck, chance.randint(1, 6))
        # Kings meet Mermaids and Pirates often enough only if they are asked to.
        if chance.random() < 0.3:
            held = [*held[:-1], "SK"] if "SK" not in held else held
        faces = [chance.choice(game.box.held[code].faces) for code in held]
        chance.shuffle(faces)
        won = taken(game.rules, faces)
        codes = [face.code for face in faces]
        suit = led(faces, game.frees)
        yield [codes, won.index, won.rule, won.bonus, [*won.bonus_rules], suit]


def queen() -> list[Json]:
    return [*_queen(Random("queen"))]


def _queen(chance: Random) -> Iterator[Json]:
    faces = skull_queen.BOX.faces
    for _ in range(TRICKS):
        king = chance.random() < 0.2
        size, middle = 3 if king else chance.randint(3, 6), chance.randint(0, 4)
        drawn = chance.sample(skull_queen.BOX.deck, size + middle)
        trick, centre = ([faces[code] for code in part] for part in (drawn[:size], drawn[size:]))
        if any(face.suit for face in trick):
            yield [_codes(centre), _codes(trick), king, *_resolved(centre, trick, king)]


def _resolved(centre: list[Face], trick: list[Face], king: bool) -> Json:
    result = skull_queen.resolve(centre, trick, unowned=int(king))
    steps = [[step.index, step.suit, step.by] for step in result.steps]
    return steps, [*result.centre], 0 if king else result.leader


def _codes(faces: list[Face]) -> list[str]:
    return [face.code for face in faces]


# Pads


def pads() -> list[Pad]:
    return [scribbled(Random(f"pad {seed}")) for seed in range(PADS)]


def head(chance: Random) -> Head:
    id, options = chance.choice([*variants()])
    players = chance.choice([*load(id, options).rounds])
    return Head(f"{chance.getrandbits(64):016x}", id, options, players)


def scribbled(chance: Random, of: Head | None = None) -> Pad:
    """Two devices that write without hearing of each other, and merge now and then."""
    of = of or head(chance)
    empty = Pad(of)
    pens = [Pen(f"{chance.getrandbits(32):08x}", Clock(chance)) for _ in range(2)]
    copies = [empty, empty]
    for _ in range(chance.randint(0, 60)):
        at = chance.randrange(2)
        copies[at] = scribble(chance, pens[at], copies[at])
        if chance.random() < 0.1:
            copies = [merge(*copies)] * 2
    pad = merge(*copies)
    return played(chance, pens[0], pad) if chance.random() < 0.5 else pad


def scribble(chance: Random, pen: Pen, pad: Pad) -> Pad:
    sheet = Sheet(pad)
    number = chance.randint(1, min(3, pad.head.rounds))
    if chance.random() < 0.15 and not sheet.problem(number):
        return pen.save(pad, number)[0]
    return pen.write(pad, dict([anything(chance, pad.head)]))[0]


def anything(chance: Random, of: Head) -> tuple[str, Value]:
    early = [cell for cell in of.cells if not cell[0].isdecimal() or int(cell.split("/")[0]) < 4]
    cell = chance.choice([*early, "weather", "3/bid/99", "01/bid/0"])
    if cell.startswith("name"):
        return cell, chance.choice(NAMES)
    if cell not in of.cells:
        return cell, chance.choice(["fair", 3, True, None])
    return cell, chance.choice(
        [v for v in (*range(11), True, False, None) if fits(of.cells, cell, v)]
    )


def played(chance: Random, pen: Pen, pad: Pad) -> Pad:
    """To the end, with what was scribbled left where it fits."""
    seats = range(pad.head.players)
    pad = pen.write(pad, {f"name/{seat}": NAMES[seat] for seat in seats if chance.random() < 0.8})[
        0
    ]
    if chance.random() < 0.8:
        pad = pen.write(pad, {"dealer": chance.choice(seats)})[0]
    for number in range(1, pad.head.rounds + 1):
        pad = pen.write(pad, _filled(chance, pad, number))[0]
        pad = pen.save(pad, number)[0]
    return pad


def _filled(chance: Random, pad: Pad, number: int) -> dict[str, Value]:
    seats = range(pad.head.players)
    if Sheet(pad).queen:
        suits = pad.head.rules.box.suits
        spaces = product(seats, suits)
        return {
            f"{number}/space/{s}/{suit}": chance.choice((8, 5, 3, 2, 1, 0)) for s, suit in spaces
        }
    won = [0 for _ in seats]
    for _ in range(number):
        won[chance.choice(seats)] += 1
    near = (min(number, max(0, tricks + chance.choice((0, 0, 1, -1)))) for tricks in won)
    filled: dict[str, Value] = {f"{number}/bid/{seat}": bid for seat, bid in enumerate(near)}
    filled |= {f"{number}/won/{seat}": tricks for seat, tricks in enumerate(won)}
    for event in Sheet(pad).events:
        if chance.random() < 0.2:
            most = event.most(pad.head.players)
            filled[f"{number}/bonus/{chance.choice(seats)}/{event.id}"] = chance.randint(1, most)
    return filled


class Clock:
    """Now and then it stands still, or goes back."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.now = 1_763_240_000_000

    def __call__(self) -> int:
        self.now += self.chance.choice((-5, 0, 0, 1, 40, 3000))
        return self.now


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
        "won": None if sheet.queen else [*sheet.won(number)],
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


# Files


HEAD = {"pad": 1, "id": "0123456789abcdef", "game": "dice", "options": ["landlubber"], "players": 4}
EDIT = {"id": "a1b2c3d4-1", "at": 1, "cell": "2/bid/0", "value": 2, "over": None}
AMISS: dict[str, list[Json]] = {
    "id": [None, "", "A1B2C3D4-1", "a1b2c3d4", "a1b2c3d4-0", "a1b2c3d4-01", 7],
    "at": [None, -1, 1.5, "1", True, 2**53],
    "cell": [None, "", "x" * 65, 3],
    "value": [3, -1, 1.5, "2", True, [], {}, 2**60],
    "over": ["", "a1b2c3d4", 7, False],
}
UNKNOWN: list[Json] = ["x" * 201, 2**53, 0.5, [], {}]


def damaged() -> list[Json]:
    return [[text, _code(text)] for text in _texts()]


def _code(text: str) -> str | None:
    try:
        file.read(text)
    except Refused as refused:
        return refused.code
    return None


def _texts() -> Iterator[str]:
    whole = json.dumps({**HEAD, "edits": [EDIT]})
    yield from ("", "null", "[]", "{}", whole[:-1], whole.replace("2/bid", "\x01"))
    yield from map(json.dumps, _heads())
    yield from (json.dumps({**HEAD, "edits": [EDIT, edit]}) for edit in _edits())
    yield whole.replace('"value": 2', '"value": 2.0')
    yield whole.replace('"value": 2', '"value": NaN')
    yield whole.replace('"value": 2', '"value": 1e999')
    yield whole.replace('"2/bid/0"', '"name/0"').replace('"value": 2', '"value": "\\ud800"')


def _heads() -> Iterator[Json]:
    yield {**HEAD, "edits": []}
    yield {**HEAD, "edits": [], "ship": "Revenge"}
    for key in (*HEAD, "edits"):
        yield {name: value for name, value in {**HEAD, "edits": []}.items() if name != key}
    for key, value in (("pad", 2), ("pad", 0), ("pad", "1"), ("pad", True), ("id", "x"), ("id", 3)):
        yield {**HEAD, "edits": [], key: value}
    for players in (2, 7, "4", 4.0, None):
        yield {**HEAD, "edits": [], "players": players}
    for options in ([], ["landlubber"] * 2, ["kraken"], "landlubber", [3]):
        yield {**HEAD, "edits": [], "options": options}
    for game in ("skull_queen", "whist", None):
        yield {**HEAD, "edits": [], "options": [], "game": game}
    yield {"pad": 2}


def _edits() -> Iterator[Json]:
    yield from (EDIT, {**EDIT, "ink": "red"}, None, [], 3)
    for key, values in AMISS.items():
        yield {name: value for name, value in EDIT.items() if name != key}
        yield from ({**EDIT, key: value} for value in values)
    yield from (
        {**EDIT, "cell": "weather", "value": value} for value in (*UNKNOWN, "x" * 200, None)
    )
    for cell in ("9/bid/0", "2/bid/4", "02/bid/0", "2/space/0/R", "2/bonus/0/pirate", "2/bid"):
        yield {**EDIT, "cell": cell, "value": "whatever"}
    for text in ("Anne", "", "x" * 24, "x" * 25, "a\nb", "\x7f", "\x9f", "\U0001f3f4" * 24, 3):
        yield {**EDIT, "cell": "name/0", "value": text}
    for value in (True, False, 1, 0, "true", None):
        yield {**EDIT, "cell": "2/saved", "value": value}
    for value in (0, 3, 4, -1, None, "0"):
        yield {**EDIT, "cell": "dealer", "value": value}


# Names


def names() -> list[Json]:
    """What is refused and why, what is kept, and what is left of it in an old file."""
    chance = Random("names")
    known = [*NAMES_OF_PEOPLE, *(text for text, _ in REFUSED)]
    chars = sorted({char for text in known for char in text})
    drawn = ("".join(chance.choices(chars, k=chance.randint(1, 12))) for _ in range(MANY_NAMES))
    return [[text, *_checked(text), clean_name(text)] for text in (*known, *drawn)]


def _checked(text: str) -> Json:
    try:
        return check_name(text), None, {}
    except Refused as refused:
        return None, refused.code, dict(refused.facts)


def letters() -> list[Json]:
    """Every letter behind one of each alphabet that we know: whether they may stand together."""
    firsts = ("a", "\u0430", "\u03b1", "\u05d0", "\u0627", "\u0915", "\u4e00", "\u3042", "\uac00")
    found = [chr(code) for code in range(0x20000) if _is_common_letter(chr(code))]
    return [[first + char, clean_name(first + char)] for first in firsts for char in found]


def _is_common_letter(char: str) -> bool:
    """Of the many thousands of Chinese characters and Korean syllables a few."""
    first = unicodedata.name(char, "").split(" ")[0]
    chosen = ord(char) % 97 == 0 or not "\u3400" <= char <= "\ud7a3"
    return unicodedata.category(char)[0] == "L" and first in SCRIPTS and chosen


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
