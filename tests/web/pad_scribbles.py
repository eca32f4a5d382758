"""Pads as people leave them: two devices, half-filled rounds, a clock that goes back."""

from itertools import product
from random import Random

from jollyroger.pad.cells import Value, fits
from jollyroger.pad.pad import Head, Pad, merge
from jollyroger.pad.pen import Pen
from jollyroger.pad.sheet import Sheet
from jollyroger.pad.tables import variants
from jollyroger.rules.shelf import load

NAMES = ("Anne", "Mary", "Jack", "Bartholomew", "=Edward", 'Calico "Jack", Esq.', "Grace", "Zoë")


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
    if Sheet(pad).has_planks:
        suits = pad.head.rules.box.suits
        spaces = product(seats, suits)
        return {
            f"{number}/space/{s}/{suit}": chance.choice((8, 5, 3, 2, 1, 0)) for s, suit in spaces
        }
    won, tricks = [0 for _ in seats], pad.head.tricks(number)
    for _ in range(tricks):
        won[chance.choice(seats)] += 1
    near = (min(tricks, max(0, taken + chance.choice((0, 0, 1, -1)))) for taken in won)
    filled: dict[str, Value] = {f"{number}/bid/{seat}": bid for seat, bid in enumerate(near)}
    filled |= {f"{number}/won/{seat}": taken for seat, taken in enumerate(won)}
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
