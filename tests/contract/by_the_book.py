"""The rules read once more, naively, from rules.md: codes in, answers out, no game code used."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

SUITS = {"skull_king": "YRBK", "doubloons": "CTQS", "dice": "KBRY", "skull_queen": "RYGB"}
TRUMP = {"skull_king": "K", "doubloons": "S"}
FRONT, BACK = (8, 5, 3, 2, 1), (1, 2, 3, 5, 8)  # SQ3, from the top down
GOLD = {"skull_king": ("Y13", "R13", "B13", "K13"), "dice": ("K7", "Y7")}
KING = 2


class Winner(NamedTuple):
    at: int
    rule: str
    bonus: int


def suit_of(id: str, code: str) -> str | None:
    """The suit of a piece in the hand or on the table; None for the specials."""
    number = code[1:].isdigit() or (id == "dice" and code[1:] in ("", "F"))
    return code[0] if number and code[0] in SUITS[id] else None


def led(id: str, trick: Sequence[str]) -> str | None:
    return next((suit for code in trick if (suit := suit_of(id, code))), None)


def legal(id: str, hand: Sequence[str], trick: Sequence[str]) -> set[str]:
    """SK6-SK9, DI6, DO4, SQ6."""
    asked = led(id, trick)
    if id == "doubloons" and trick and trick[0] in ("PI", "SM+"):
        asked = None
    follows = asked is not None and any(suit_of(id, code) == asked for code in hand)
    able = [code for code in hand if not follows or suit_of(id, code) in (asked, None)]
    return {way for code in able for way in (("SM+", "SM-") if code == "SM" else (code,))}


def trick(id: str, options: Sequence[str], faces: Sequence[str]) -> Winner:
    at, rule, bonus = dice_trick(faces) if id == "dice" else card_trick(id, faces)
    if "landlubber" in options:
        bonus = 0  # DI16
    if "gold" in options:
        bonus += 10 * sum(face in GOLD[id] for face in faces)
    return Winner(at, rule, bonus)


def card_trick(id: str, faces: Sequence[str]) -> Winner:
    """SK10-SK16, SK21, SK22; with doubloons the same (DO3)."""
    mermaids = [at for at, face in enumerate(faces) if face == "ME"]
    pirates = [at for at, face in enumerate(faces) if face in ("PI", "SM+")]
    if "SK" in faces and mermaids:
        return Winner(mermaids[0], "SK10", 50)
    if "SK" in faces:
        captured = sum(face in ("PI", "SM+", "SM-") for face in faces)
        return Winner(faces.index("SK"), "SK11", 30 * captured)
    if pirates:
        return Winner(pirates[0], "SK12", 0)
    if mermaids:
        return Winner(mermaids[0], "SK13", 0)
    for suit, rule in ((TRUMP[id], "SK14"), (led(id, faces), "SK15")):
        able = [at for at, face in enumerate(faces) if suit and suit_of(id, face) == suit]
        if able:
            return Winner(max(able, key=lambda at: int(faces[at][1:])), rule, 0)
    return Winner(0, "SK16", 0)


def dice_trick(faces: Sequence[str]) -> Winner:
    """DI7-DI12, DI14, DI15."""
    backwards = range(len(faces) - 1, -1, -1)
    last = {faces[at]: at for at in range(len(faces))}
    if "ME" in last and "SK" in last:
        return Winner(last["ME"], "DI7", 50)
    if "SK" in last:
        return Winner(last["SK"], "DI8", 30 * faces.count("PI"))
    for special, rule in (("PI", "DI9"), ("ME", "DI10")):
        if special in last:
            return Winner(last[special], rule, 0)
    for value in range(7, 0, -1):
        for at in backwards:
            if faces[at][1:] == str(value):
                return Winner(at, "DI11", 0)
    return Winner(0, "DI12", 0)


class BidScore(NamedTuple):
    bid: int
    won: int
    bonus: int
    points: int
    rule: str


def score(id: str, options: Sequence[str], number: int, bid: int, won: int, bonus: int) -> BidScore:
    """SK17-SK20, DI13, DI16."""
    gentle = "landlubber" in options
    if bid == 0:
        rule, points = ("SK19", 10 * number) if won == 0 else ("SK20", -10 * number)
    elif bid == won:
        rule, points = "SK17", 20 * bid + bonus
    else:
        rule, points = "SK18", 0 if gentle else -10 * abs(bid - won)
    if id == "dice":
        rule = "DI16" if gentle else "DI13"
    return BidScore(bid, won, bonus if 0 < bid == won else 0, points, rule)


Planks = dict[tuple[int, str], int | None]  # by seat and colour: spaces from the top, 0 to 4


class Queen(NamedTuple):
    climbs: frozenset[tuple[int, str, int, int | None]]
    centre: tuple[str, ...]
    leader: int


def queen_trick(
    planks: Planks, centre: Sequence[str], laid: Sequence[tuple[int, str]], captains: int
) -> Queen:
    """SQ7-SQ12, SQ14: what a trick moves, what stays in the centre, who leads; moves `planks`."""
    colour = led("skull_queen", [code for _, code in laid])
    cards = [(None, code) for code in centre] + [(seat, code) for seat, code in laid]
    groups: dict[str, list[tuple[int | None, str]]] = {}
    for owner, code in cards:
        groups.setdefault(suit_of("skull_queen", code) or str(colour), []).append((owner, code))
    climbs: set[tuple[int, str, int, int | None]] = set()
    for suit, group in groups.items():
        if len(group) > 1:
            climbs |= _moved(planks, suit, group, captains)
    singles = sorted(group[0][1] for group in groups.values() if len(group) == 1)
    best = max(value(code) for _, code in laid)
    leader = [seat for seat, code in laid if value(code) == best][-1]
    return Queen(frozenset(climbs), tuple(singles), leader)


def _moved(
    planks: Planks, suit: str, group: Sequence[tuple[int | None, str]], captains: int
) -> set[tuple[int, str, int, int | None]]:
    codes = [code for _, code in group]
    ranked = sorted(group, key=lambda card: value(card[1]))
    ways = (
        (ranked[-1][0], 2 if f"{suit}8" in codes else 1),
        (ranked[0][0], -2 if f"{suit}5" in codes else -1),
    )
    climbs = set()
    for seat, by in ways:
        if seat is None or (captains == KING and seat == KING):
            continue
        stood = planks[seat, suit]
        if stood is not None:
            to = stood - by if 0 <= stood - by <= 4 else None
            planks[seat, suit] = to
            climbs.add((seat, suit, by, to))
    return climbs


def value(code: str) -> int:
    return {"MO": 0, "FM": 13}[code] if code in ("MO", "FM") else int(code[1:])


def under_pirates(planks: Planks, sides: Mapping[int, str], seat: int) -> tuple[int | None, ...]:
    """SQ13: the value under each of a seat's pirates."""
    values = FRONT if sides[seat] == "front" else BACK
    spots = [planks[seat, suit] for suit in SUITS["skull_queen"]]
    return tuple(None if at is None else values[at] for at in spots)
