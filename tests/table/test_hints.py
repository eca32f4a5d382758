"""Who may ask for a hint: alone among bots, or where the host says so, and in one's own turn."""

from dataclasses import replace

import pytest

from jollyroger.rules.refused import Refused
from jollyroger.table.acts import Leave, Remove
from jollyroger.table.hints import hinted_seat
from jollyroger.table.settings import Hints, Settings
from table.crew import ANNE, JACK, MARY, THREE, Crew

ALWAYS = replace(THREE, hints="always")


def refusal(crew: Crew, guest: str) -> str:
    with pytest.raises(Refused) as refused:
        hinted_seat(crew.table, guest)
    return refused.value.code


def test_alone_among_bots_one_may_ask() -> None:
    crew = Crew().sit(ANNE).start().sail_to_bids()
    assert hinted_seat(crew.table, ANNE) == 0


def test_with_a_second_person_nobody_may_even_if_one_is_away() -> None:
    """A friend whose line is lost is not to come back to a game that was played with help."""
    crew = Crew().sit(ANNE, MARY).start().sail_to_tricks()
    assert refusal(crew, ANNE) == "hints_are_off"
    crew.do(MARY, Leave())
    assert refusal(crew, ANNE) == "hints_are_off"


def test_who_was_removed_counts_no_more() -> None:
    crew = Crew().sit(ANNE, MARY).start().sail_to_tricks()
    crew.do(ANNE, Remove(1))
    assert crew.state.gives_hints(0)


@pytest.mark.parametrize(("hints", "given"), [("always", True), ("never", False)])
def test_the_host_decides_otherwise(hints: Hints, given: bool) -> None:
    settings = Settings("skull_king", 3, hints=hints)
    for guests in ([ANNE], [ANNE, MARY]):
        assert Crew(settings).sit(*guests).state.gives_hints(0) is given


def test_before_the_game_there_is_nothing_to_ask() -> None:
    assert refusal(Crew().sit(ANNE), ANNE) == "not_started"


def test_somebody_elses_turn_is_not_mine() -> None:
    crew = Crew(ALWAYS).sit(ANNE, MARY).start().sail_to_tricks()
    (seat,) = crew.table.due()
    assert refusal(crew, crew.guest(1 - seat) if seat < 2 else ANNE) == "not_your_turn"


def test_who_looks_on_is_told_to_take_a_seat() -> None:
    crew = Crew(ALWAYS).sit(ANNE).start().sail_to_tricks()
    assert refusal(crew, JACK) == "not_seated"


def test_while_a_bot_plays_for_me_it_is_not_my_turn() -> None:
    crew = Crew(ALWAYS).sit(ANNE, MARY).start().sail_to_tricks()
    crew.do(MARY, Leave())
    assert refusal(crew, MARY) == "stood_in"


def test_while_a_round_is_dealt_there_is_nothing_to_choose() -> None:
    assert refusal(Crew().sit(ANNE).start(), ANNE) == "not_now"


def test_after_the_game_the_review_tells_more() -> None:
    assert refusal(Crew().sit(ANNE).start().sail(), ANNE) == "game_over"
