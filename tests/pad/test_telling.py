"""A pad in words and for other programs: sentences, tables of values, statistics."""

import csv
import io

import pytest

from contract.voyages import SHIPPED, Table
from jollyroger.pad import exports, said
from jollyroger.pad.pad import Conflict, Head, Pad
from jollyroger.pad.said import Said
from jollyroger.pad.sheet import Sheet
from jollyroger.pad.statistics import statistics
from jollyroger.rules.bidding import BiddingGame
from jollyroger.words.catalogue import LANGUAGES, words
from pad.scribbles import HEAD, bids, kept, pen, written

NAMES = {"name/0": "Anne", "name/1": "Mary", "name/2": "Jack", "name/3": "=Edward"}
FIRST = [*{(table.game.id, table.options): table for table in SHIPPED}.values()]
languages = pytest.mark.parametrize("lang", LANGUAGES)
EN = words("en")


def saved() -> Sheet:
    """Two rounds of four, with a Pirate taken and a bid missed."""
    first = {**NAMES, "dealer": 3, **bids(1, 1, 0, 0, 0), "1/bonus/0/pirate": 2}
    pad, scribe = written(first), pen("bbbbbbbb")
    pad = scribe.save(pad, 1)[0]
    pad = scribe.write(pad, {**bids(2, 2, 0, 0, 1), "2/won/0": 1, "2/bonus/0/king": 1})[0]
    return Sheet(scribe.save(pad, 2)[0])


def over(seed: int, names: tuple[str, ...], table: Table = SHIPPED[0]) -> Pad:
    """A whole game, at the first table there is if none is named, with these names."""
    *_, (_, pad) = kept(table, seed)
    return pen("cccccccc").write(pad, {f"name/{at}": name for at, name in enumerate(names)})[0]


# Sentences


def test_one_sentence_after_a_save_says_it_all() -> None:
    """Changes, totals, who is ahead and who deals next."""
    assert Said(saved(), EN).saved(2) == (
        "Round 2: Anne -10, now 70; Mary +20, now 30; Jack +20, now 30; =Edward +20, now 30. "
        "Anne is ahead with 70. Mary deals next."
    )


def test_after_the_last_round_the_winner_is_told() -> None:
    """Nobody deals any more."""
    pad = over(1, ("Anne", "Mary"))
    told = Said(Sheet(pad), EN).saved(10)
    assert "deals" not in told
    assert told.endswith(f"with {max(Sheet(pad).totals)} points.")


def test_every_point_has_its_reason_and_its_rule() -> None:
    """The bonus by name; a bonus lost with the bid too."""
    tell = Said(saved(), EN)
    assert tell.why(1, 0).endswith("make 80. 2 times Pirate taken by the Skull King. (SK17)")
    assert "lost" in tell.why(2, 0)
    assert tell.why(1, 1) == "Mary: Bid 0, won none: 10 times round 1 makes 10. (SK19)"


@languages
@pytest.mark.parametrize("table", FIRST, ids=str)
def test_everything_on_a_pad_can_be_told(table: Table, lang: str) -> None:
    """Every game, in every language: rows, reasons, history, the race."""
    sheet = Sheet(over(2, ("Anne", "Mary"), table))
    tell = Said(sheet, words(lang))
    told = [tell.title(), tell.score(), *tell.race(), *tell.history()]
    for number, totals in sheet.race:
        told += [tell.round_title(number), tell.saved(number)]
        told += [tell.line(number, seat, totals[seat]) for seat in sheet.seats]
        told += [tell.why(number, seat) for seat in sheet.seats]
    for cell in sheet.head.cells:
        told.append(tell.conflict(Conflict(cell, "", "", None)))
    assert all(told)


# For other programs


def test_the_csv_has_a_line_a_seat_a_round() -> None:
    """And names that a spreadsheet would compute are only names."""
    rows = [*csv.DictReader(io.StringIO(exports.csv(saved(), EN), newline=""))]
    assert len(rows) == 8
    assert rows[0] == {
        "round": "1",
        "dealer": "'=Edward",
        "player": "Anne",
        "bid": "1",
        "won": "1",
        "bonus": "60",
        "points": "80",
        "total": "80",
        "rule": "SK17",
    }
    assert [row["total"] for row in rows[4:]] == ["70", "30", "30", "30"]


@pytest.mark.parametrize("table", SHIPPED, ids=str)
def test_the_csv_adds_up_to_the_totals(table: Table) -> None:
    """In every game; names with commas and quotes come back whole."""
    pad = over(3, ('Calico "Jack", Esq.', "Mary"), table)
    rows = [*csv.DictReader(io.StringIO(exports.csv(Sheet(pad), EN), newline=""))]
    named = [Said(Sheet(pad), EN).name(seat) for seat in Sheet(pad).seats]
    points = [sum(int(r["points"]) for r in rows if r["player"] == name) for name in named]
    assert tuple(points) == Sheet(pad).totals


@languages
def test_the_text_is_short_lines(lang: str) -> None:
    """To be printed, read aloud or sent."""
    text = exports.text(Sheet(over(4, ("A" * 24, "B" * 24))), words(lang))
    assert max(map(len, text.splitlines())) <= 80
    assert text.count("\n\n") == 11


# Statistics


def test_statistics_count_every_game_that_is_over() -> None:
    """By name without its case: games, wins, points, bids."""
    first, second = over(5, ("Anne", "Mary")), over(6, (" anne", "Jack"))
    records = {record.name: record for record in statistics([first, second, Pad(HEAD)])}
    totals = [Sheet(pad).totals for pad in (first, second)]
    anne = records["anne"]
    assert anne.games == 2
    assert anne.sum == sum(total[0] for total in totals)
    assert (anne.best, anne.worst) == (max(t[0] for t in totals), min(t[0] for t in totals))
    assert anne.wins == sum(total[0] == max(total) for total in totals)
    assert anne.bids == 20
    lines = [Sheet(pad).lines(n)[0] for pad in (first, second) for n in range(1, 11)]
    assert isinstance(first.head.rules, BiddingGame)
    assert anne.hit == sum(line.points >= 0 for line in lines)
    assert {*records} == {"anne", "Mary", "Jack"}


def test_games_of_different_kinds_are_counted_apart() -> None:
    """Points of Skull Queen say nothing about Skull King; landlubbers score otherwise."""
    others = (table for table in SHIPPED if table.options or table.game.id == "skull_queen")
    tables = (SHIPPED[0], *others)
    records = statistics(over(7, ("Anne",), table) for table in tables)
    assert [record.game for record in records] == ["skull_king", "dice+landlubber", "skull_queen"]
    assert [record.bids > 0 for record in records] == [True, True, False]


@languages
def test_a_record_is_a_sentence(lang: str) -> None:
    """Plural forms and decimal signs are those of the language."""
    (record, *_) = statistics([over(8, ("Anne",))])
    assert "Anne" in said.record(words(lang), record)


def test_seats_without_a_name_have_no_statistics() -> None:
    """Player 1 is nobody."""
    assert statistics([over(9, ())]) == ()
    assert Said(Sheet(Pad(Head("0" * 16, "dice", (), 3))), EN).names(range(3)) == (
        "Player 1, Player 2, Player 3"
    )
