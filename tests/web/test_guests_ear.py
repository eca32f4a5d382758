"""A game in which nobody bids, by ear and by keys: the hand is told, and the focus comes to it."""

import re

from games.knaves import GAME
from web.by_reader import ByReader
from web.conftest import People
from web.ear import FAST, heard_out, listen, well_spoken
from web.guest_tables import points, seats
from web.quay import Quay

HAND = re.compile(r"Your hand: ")


def test_a_screen_reader_plays_a_whole_game_without_bids(people: People, guests: Quay) -> None:
    """Every round begins with the hand, told once, whoever leads; the focus is in it by itself."""
    anne = people(at=guests, prefers=FAST)
    listen(anne.context)
    seats(anne, 3)
    anne.goto("/")
    anne.page.get_by_role("article").first.wait_for()
    player = ByReader(anne, GAME.id)
    player.opens()
    while (kind := player.moves()) != "over":
        assert kind == "option"
    table = guests.table(anne.table)
    assert points(anne) == sorted(guests.totals(anne.table).values())
    lines = heard_out(anne.page)
    well_spoken(table, lines, 0)
    told = [line.text for line in lines if line.kind != "answer" and HAND.search(line.text)]
    assert len({*told}) == GAME.rounds[3]  # what an answer pushed aside comes again
