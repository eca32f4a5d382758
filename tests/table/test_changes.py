"""What somebody sends again and again is bounded, as a table bounds it."""

import pytest

from jollyroger.rules.moves import Bid
from jollyroger.rules.refused import Refused
from jollyroger.table.access import CHANGES
from jollyroger.table.settings import Settings
from jollyroger.wire.codec import Malformed
from jollyroger.wire.frames import read_up
from jollyroger.wire.views import view
from table.crew import ANNE, MARY, under_way


@pytest.mark.parametrize(
    "act",
    [
        '{"act": "sit", "seat": 1, "name": "%s"}',
        '{"act": "say", "text": "%s"}',
        '{"act": "speak", "phrase": "%s"}',
        '{"act": "enlist", "seat": 1, "bot": "%s"}',
        '{"act": "pledge", "digest": "%s"}',
        '{"act": "rematch", "game": "%s"}',
    ],
)
def test_a_text_far_too_long_is_no_frame(act: str) -> None:
    """It is not looked at character by character, however often it comes."""
    read_up('{"frame": "move", "id": "a", "act": %s}' % (act % ("a" * 100)))
    with pytest.raises(Malformed):
        read_up('{"frame": "move", "id": "a", "act": %s}' % (act % ("a" * 3900)))


def test_a_bid_is_changed_so_often_and_then_it_stands() -> None:
    """A log grew without end by bids that one changed while another never bid."""
    crew = under_way(Settings("skull_king", 3)).deal()
    for number in range(CHANGES):
        crew.do(ANNE, Bid(number % 2))
    with pytest.raises(Refused, match="changed_often"):
        crew.do(ANNE, Bid(0))
    crew.do(MARY, Bid(0))


def test_a_view_does_not_look_at_what_was_changed() -> None:
    """Every line that joins is shown the table: that must not grow with its past."""
    crew = under_way(Settings("skull_king", 3)).deal()
    crew.do(ANNE, Bid(0))
    before = view(crew.table, 1)
    for number in range(5):
        crew.do(ANNE, Bid(number % 2))
    assert view(crew.table, 1) == before
