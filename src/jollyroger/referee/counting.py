"""What a round is worth, from numbers that stand beside the words for bid, tricks and round."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any, Final

from .hearing import Item
from .things import Part

# Which words claim a number for what, and how much farther a number may be from the better ones.
ROLES: Final[Mapping[str, tuple[tuple[str, float], ...]]] = {
    "round": (("round", 0),),
    "bid": (("bid", 0),),
    "won": (("won", 0), ("take", 0.2), ("win", 0.6), ("trick", 2)),
    "bonus": (("bonus", 0.3),),
    "off": (("over", 0), ("under", 0), ("miss", 0.9)),
}
NEAR: Final = 7.0  # words between a number and what it counts
WEAK: Final = 3.0  # the same for `one` and `no`, which often count nothing
BREAK: Final = 2.0  # a comma or an `and` between them
LEFT: Final = 20.0  # a number that counts nothing
NO_BID: Final = 6.0  # a bid that was spoken of and has no number
MOST_NUMBERS: Final = 4
COMPARED: Final = ("number", "once", "none")


def counted(parts: Sequence[Part]) -> dict[str, int]:
    """Round, bid, tricks won, bonus: each number goes to the word nearest to it, none twice."""
    items = [part for part in parts if isinstance(part, Item)]
    numbers = [item for item in items if item.kind in ("number", "ordinal", "once", "none")]
    numbers = [item for item in numbers if item.kind != "once" or _is_counted(items, item)]
    strong = [item for item in numbers if item.kind in ("number", "ordinal")]
    chosen = (strong + [item for item in numbers if item not in strong])[:MOST_NUMBERS]
    best = min(_shared(items, chosen), key=lambda shared: shared[0], default=(0.0, {}))
    return best[1]


def _is_counted(items: Sequence[Item], one: Item) -> bool:
    """`took one`, `one trick`, `one too many`, and not `one plays a pirate`."""
    near = [item.values for item in items if 0 < abs(item.at - one.at) <= 2]
    wanted = {"trick", "won", "take", "over", "under", "miss", "bid"}
    behind = any("round" in item.values and item.at == one.at - 1 for item in items)  # `round one`
    return behind or (not _is_article(items, one) and any(values & wanted for values in near))


def _is_article(items: Sequence[Item], one: Item) -> bool:
    """`uno zero`, `une annonce de 4`."""
    ahead = next((item for item in items if item.at == one.at + 1), None)
    numbers = any(item.kind == "number" for item in items)
    return ahead is not None and (ahead.kind == "number" or (numbers and "bid" in ahead.values))


def _shared(
    items: Sequence[Item], numbers: Sequence[Item]
) -> Iterator[tuple[float, dict[str, int]]]:
    """Every way to give the numbers to the roles, with what it costs."""
    costs = {(role, number.at): _cost(items, role, number) for role in ROLES for number in numbers}
    places = [*ROLES, *[""] * len(numbers)]
    for roles in set(permutations(places, len(numbers))):
        pairs = [*zip(roles, numbers, strict=True)]
        total = sum(costs[role, n.at] if role else _left(n) for role, n in pairs)
        if total < float("inf"):
            total += NO_BID * ("bid" not in roles and _speaks_of(items, "bid"))
            yield total, {role: int(number.value) for role, number in pairs if role}


def _speaks_of(items: Sequence[Item], word: str) -> bool:
    return any(word in item.values for item in items if item.kind == "word")


def _left(number: Item) -> float:
    return LEFT if number.kind in ("number", "ordinal") else NEAR


def _cost(items: Sequence[Item], role: str, number: Item) -> float:
    ways = [
        _apart(items, item, number) + more
        for item in items
        for word, more in ROLES[role]
        if item.kind == "word" and word in item.values
    ]
    near = NEAR if number.kind in ("number", "ordinal") else WEAK
    if number.kind == "ordinal" and role != "round":
        return float("inf")
    return min((way for way in ways if way <= near), default=float("inf"))


def _apart(items: Sequence[Item], word: Item, number: Item) -> float:
    low, high = sorted((word.at, number.at))
    breaks = sum(_divides(item) and low < item.at < high for item in items)
    others = sum(item.kind == "number" and low < item.at < high for item in items)
    # `one trick too many`: what is counted does not stand in the way.
    counted = word.at > number.at and any(
        "trick" in item.values and low < item.at < high for item in items
    )
    return high - low + BREAK * breaks + BREAK * others - counted


def _divides(item: Item) -> bool:
    return item.kind in ("break", "join") or bool(item.values & {"then", "or"})


def asks_for_points(about: frozenset[str]) -> bool:
    """A bid was spoken of; of a zero, or of tricks made exactly, nobody has to say that."""
    zero = "n0" in about and (about & {"miss", "exact", "round"} or {"lose", "trick"} <= about)
    return bool("bid" in about or zero or {"exact", "points", "trick"} <= about)


def asks_for_range(about: frozenset[str]) -> bool:
    """`How many tricks may I bid?` wants no points."""
    asks = {"many", "may"} <= about or "high" in about
    return "bid" in about and asks and not about & {"points", "take", "won", "exact", "miss"}


def may_bid_nothing(about: frozenset[str]) -> bool:
    """`Can I bid zero?` wants no points either."""
    counts = {"points", "take", "won", "win", "exact", "miss", "round", "many", "what", "change"}
    return {"bid", "may"} <= about and bool(about & {"n0", "none", "nil"}) and not about & counts


def score_question(parts: Sequence[Part], about: frozenset[str]) -> dict[str, Any] | None:
    """The question in its JSON form, as far as it was said."""
    if _is_zero(about):
        zeros = {part.at for part in parts if isinstance(part, Item) and part.value == "0"}
        articles = {at - 1 for at in zeros}
        parts = [
            part
            for part in parts
            if part.at not in zeros
            and not (isinstance(part, Item) and part.kind == "once" and part.at in articles)
        ]
        about |= {"nil"}
    said = counted(parts) | ({"bid": 0} if "nil" in about else {})
    if "bid" not in said and "exact" in about and "won" in said:
        said["bid"] = said["won"]
    if "bid" not in said:
        return None
    off = said.pop("off", None)
    if "won" not in said and off is not None:
        said["won"] = _missed(said["bid"], off, about)
    if "won" not in said and "exact" in about and not about & {"not", "miss"}:
        said["won"] = said["bid"]
    if "won" not in said and not about & {"exact", "miss"}:
        said |= _untold(parts, said, about)
    return {name: said[name] for name in ("round", "bid", "won", "bonus") if name in said}


def two_bids(parts: Sequence[Part]) -> tuple[dict[str, int], dict[str, int]] | None:
    """Two bids that are compared, each as if it were made, and the round if one was said."""
    round = {name: number for name, number in counted(parts).items() if name == "round"}
    numbers = [int(p.value) for p in parts if isinstance(p, Item) and p.kind in COMPARED]
    if round and round["round"] in numbers:
        numbers.remove(round["round"])
    if len(numbers) != 2:
        return None
    one, other = ({"bid": number, "won": number} | round for number in numbers)
    return one, other


def _is_zero(about: frozenset[str]) -> bool:
    """`when the zero fails`: nobody takes care to say that it was bid."""
    return "n0" in about and "bid" not in about


def _untold(parts: Sequence[Part], said: dict[str, int], about: frozenset[str]) -> dict[str, int]:
    """`I bid 6 and only managed 4`, `bid 2 and did not take any`: what is left was won."""
    numbers = [int(p.value) for p in parts if isinstance(p, Item) and p.kind == "number"]
    for number in said.values():
        if number in numbers:
            numbers.remove(number)
    if len(numbers) == 1:
        return {"won": numbers[0]}
    return {"won": 0} if "not" in about and about & {"take", "won", "win", "none"} else {}


def _missed(bid: int, off: int, about: frozenset[str]) -> int:
    return bid - off if "over" not in about and bid >= off else bid + off
