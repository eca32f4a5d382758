"""A game of tricks in which nobody bids, in the browser: no word of a bid from deal to end."""

import re

import pytest
from playwright.sync_api import Locator

from games import catch_the_ten
from games.knaves import GAME
from jollyroger.rules.scoring import TrickLine
from jollyroger.words.why import tricks
from web.browser import Person
from web.conftest import People
from web.guest_tables import opened, points, text
from web.quay import Quay
from web.scribe import NAMES, Scribe

# Ways in which a page says in English that somebody bids.
BID = re.compile(r"\bbids?\b|\bbidding\b|yo-ho-ho|made it|missed", re.IGNORECASE)
MARKS = {"Unter": "U", "Ober": "O", "König": "K", "Daus": "A"}
OWN = {"L": "Eichel", "D": "Schellen", "H": "Rot", "P": "Blatt"}
SIZES = [
    *((360, 640), (390, 664), (844, 390), (844, 664)),
    *((1024, 600), (768, 1024), (1440, 900)),
]
# The cards that may be played and of which less than a finger's width is in sight, scrolled or not.
UNSEEN = """() => {
  const cards = [...document.querySelectorAll(".hand button:not([aria-disabled])")];
  const seen = (card) => {
    const { left, top } = card.getBoundingClientRect();
    const at = (x, y) => document.elementFromPoint(left + x, top + y)?.closest("button") === card;
    return [4, 12, 20].some((x) => at(x, 12) && at(x, 24));
  };
  return cards.filter((card) => !seen(card)).map((card) => card.textContent.trim());
}"""


def plays_a_round(anne: Person, number: int) -> None:
    """Taps until the sheet has so many rounds, or the game is over."""
    while anne.turn() == "play" and not anne.page.locator(f"text=Round {number + 1} of").count():
        assert not BID.search(text(anne))
        anne.moves()


def sheet(anne: Person, number: int) -> Locator:
    """The rows of that round, by its caption."""
    return anne.page.get_by_role("table", name=anne.say("sheet-round-caption", round=number))


def test_a_round_is_played_and_told_without_a_bid(people: People, guests: Quay) -> None:
    """The trump is seen, plates count tricks, the sheet has tricks and what lay in them."""
    anne = people(at=guests)
    table = opened(anne, GAME.id, 4)
    assert anne.turn() == "play"
    play = guests.table(table).state.play
    assert play is not None
    trump = anne.say("told-trump", suit=anne.say(f"suit-{play.trump}"))
    anne.page.get_by_text(trump).first.wait_for()
    assert anne.page.locator(".plate", has_text=anne.say("tricks-won", won=0)).count()
    plays_a_round(anne, 1)
    anne.press("play-score-sheet")
    rows = sheet(anne, 1)
    rows.wait_for()
    heads = ("sheet-player", "sheet-won", "sheet-extra", "sheet-change", "sheet-total", "sheet-why")
    assert rows.get_by_role("columnheader").all_inner_texts() == [anne.say(key) for key in heads]
    scored = guests.table(table).state.play
    assert scored is not None
    told = rows.locator("tbody td:last-child").all_inner_texts()
    said = {tricks(anne.words, line) for line in scored.sheet[0] if isinstance(line, TrickLine)}
    assert {text.rpartition(" ")[0].replace("\N{MINUS SIGN}", "-") for text in told} == said
    assert not BID.search(text(anne))


def test_the_end_names_tricks_and_no_bids(people: People, guests: Quay) -> None:
    anne = people(at=guests)
    table = opened(anne, GAME.id, 3)
    anne.plays_to_the_end()
    assert points(anne) == sorted(guests.totals(table).values())
    play = guests.table(table).state.play
    assert play is not None
    rows = [row for lines in play.sheet for row in lines if isinstance(row, TrickLine)]
    each = [sum(row.won for row in rows[seat::3]) for seat in range(3)]
    notes = anne.page.locator("ol.rank small").all_inner_texts()
    assert sorted(notes) == sorted(anne.say("tricks-won", won=won) for won in each)
    assert not BID.search(text(anne))


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("players", [3, 4])
def test_whatever_may_be_played_is_in_sight(
    players: int, width: int, height: int, people: People, guests: Quay
) -> None:
    """Seventeen cards, or twelve, beside a trump: none lies wholly under another or the dock."""
    anne = people(at=guests, viewport={"width": width, "height": height}, prefers={"tips": False})
    opened(anne, GAME.id, players)
    for _ in range(3):
        assert anne.turn() == "play"
        assert anne.page.evaluate(UNSEEN) == []
        anne.moves()


def test_the_pad_asks_for_tricks_and_knaves_alone(people: People, guests: Quay) -> None:
    """Nobody is asked for a bid; a knave costs, and its cost has a minus."""
    scribe = Scribe(people(at=guests, viewport={"width": 360, "height": 740}))
    scribe.begins(GAME.id, 4)
    page, say = scribe.page, scribe.person.say
    assert not BID.search(text(scribe.person))
    for seat, won in enumerate((5, 4, 3)):
        for _ in range(won):
            more = say("stepper-more", what=NAMES[seat])
            page.get_by_role("button", name=more, exact=True).click()
    page.get_by_role("button", name=say("pad-extra-of", name=NAMES[0]), exact=True).click()
    page.get_by_role("button").filter(has_text="\N{MINUS SIGN}4").click()
    page.get_by_role("button", name=say("pad-extra-has", name=NAMES[0], points="\N{MINUS SIGN}4"))
    scribe.saves()
    scribe.past(1)
    assert not BID.search(text(scribe.person))


def test_a_number_with_a_name_and_a_suit_with_a_word_of_its_own_are_seen_so(
    people: People, guests: Quay
) -> None:
    """Another game has the same letters; in German this one is played with Eichel and Unter."""
    anne = people("de", at=guests)
    table = opened(anne, catch_the_ten.GAME.id, 3)
    assert anne.turn() == "play"
    play = guests.table(table).state.play
    assert play is not None
    anne.page.get_by_text(anne.say("told-trump", suit=OWN[str(play.trump)])).first.wait_for()
    for card in anne.page.locator(".hand button").all():
        named = card.inner_text()
        rank = re.search(r"-(Unter|Ober|König|Daus|\d+)", named)
        assert rank, named
        marks = card.locator("svg text").all_text_contents()
        assert marks[0] == MARKS.get(rank[1], rank[1]), named


def test_a_learning_page_without_a_lesson_says_so(people: People, guests: Quay) -> None:
    anne = people(at=guests)
    anne.goto(f"/learn/{GAME.id}")
    anne.page.get_by_text(anne.say("learn-unwritten")).wait_for()
