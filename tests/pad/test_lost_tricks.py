"""Games in which a trick may be nobody's: fewer than were played are right, more are not."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from contract.voyages import GUESTS, SHIPPED, Table, logged, sail
from games.guests import guests
from games.needs import GAME
from jollyroger.pad.pad import Head, Pad
from jollyroger.pad.pen import Pen
from jollyroger.pad.sheet import Sheet, TricksOff
from jollyroger.pad.tables import tables
from jollyroger.rules.events import TrickLost
from jollyroger.words.catalogue import LANGUAGES, words
from pad.keeping import on_disk, scored
from pad.scribbles import ID, bids, won

HEAD = Head(ID, GAME.id, (), 3)
ROUND = 2  # with four cards


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    with guests():
        yield


def sheet(bid: tuple[int, ...], taken: dict[int, int | None]) -> Sheet:
    pen = Pen("a1b2c3d4", count(1000).__next__)
    return Sheet(pen.write(Pad(HEAD), bids(ROUND, *bid) | won(ROUND, taken))[0])


def test_a_round_with_a_lost_trick_is_saved() -> None:
    kept = sheet((1, 1, 1), {0: 1, 1: 1, 2: 1})
    assert kept.problem(ROUND) is None
    assert kept.lost(ROUND) == 1


def test_more_tricks_than_were_played_are_too_many() -> None:
    assert sheet((1, 1, 1), {0: 2, 1: 2, 2: 1}).problem(ROUND) == TricksOff(5, 4)


def test_what_is_left_is_not_given_to_the_last_seat() -> None:
    """It may be nobody's; it stands as it was bid until somebody says otherwise."""
    assert sheet((0, 1, 1), {0: 0, 1: 1}).won(ROUND) == (0, 1, 1)


@pytest.mark.parametrize("table", [t for t in SHIPPED + GUESTS if t.players in (2, 3)], ids=str)
def test_a_game_that_loses_tricks_says_so(table: Table) -> None:
    """Those are also the games whose seats may take fewer tricks than there are cards."""
    lost = any(isinstance(event, TrickLost) for event in logged(sail(table, 4)))
    assert lost <= table.game.declares.loses_tricks


def test_the_page_is_told_which_faces_lose_a_trick() -> None:
    assert tables()[GAME.id]["lost"] == {"KR": "ND6"}
    assert not any(table["lost"] for id, table in tables().items() if id != GAME.id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scorekeeper_saves_it_by_lines_and_hears_whose_it_is(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    save = words(lang).say("pad-command-save")
    ran = scored("1 0 0", "mary 0", save, lang=lang, game=GAME.id)
    assert (ran.status, ran.err) == (0, "")
    assert words(lang).say("pad-nobodys", count=1) in ran.out
    (folder,) = tmp_path.glob("jollyroger/pads")
    assert Sheet(on_disk(folder)).rounds == (1,)
