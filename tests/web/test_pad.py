"""The score pad at a real table: how few taps, what is said, by keys alone, in two windows."""

import re
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import expect

from table.spellings import MIXED
from web.browser import Person
from web.conftest import People
from web.crew import until
from web.scribe import NAMES, Scribe, counting, taps

# Tricks of four players that add up to the round, in every round there is.
FOUR = {
    1: (0, 1, 0, 0), 2: (1, 1, 0, 0), 3: (1, 0, 2, 0), 4: (2, 1, 0, 1), 5: (2, 2, 1, 0),
    6: (2, 1, 3, 0), 7: (3, 1, 2, 1), 8: (2, 2, 3, 1), 9: (4, 2, 2, 1), 10: (3, 3, 1, 3),
}  # fmt: skip
LAST = {"skull_king": 10, "dice": 8, "doubloons": 10}


def phone(people: People) -> Scribe:
    return Scribe(people(viewport={"width": 360, "height": 740}))


def at_round(scribe: Scribe, game: str, round: int) -> None:
    scribe.begins(game)
    for number in range(1, round):
        scribe.plays(FOUR[number])


@pytest.mark.parametrize(("name", "code"), [("A\u202eB", "unseen"), (MIXED[0], "scripts")])
def test_a_name_that_hides_something_is_refused_where_it_is_typed(
    name: str, code: str, people: People
) -> None:
    """Without a server's help: on a new pad, and on one that is there."""
    scribe = phone(people)
    facts = {"unseen": {"character": "U+202E"}, "scripts": {"word": name}}[code]
    wanted = scribe.person.say(f"refused-name-{code}", **facts)
    scribe.person.goto("/pad")
    first = scribe.page.locator(".newpad .names input").first
    first.fill(name)
    scribe.page.locator(".newpad button[type=submit]").click()
    assert scribe.page.locator(".newpad .problem").inner_text().strip() == wanted
    assert first.input_value() == name
    first.fill("  Zoë ")
    scribe.page.locator(".newpad button[type=submit]").click()
    scribe.page.locator(".entry").wait_for()
    assert scribe.cells()["name/0"] == "Zoë"
    scribe.part("more")
    field = scribe.page.locator(".padmore .names input").first
    field.fill(name)
    field.press("Tab")
    assert scribe.page.locator(".padmore .problem").first.inner_text().strip() == wanted
    assert scribe.cells()["name/0"] == "Zoë"
    field.fill("Anne")
    field.press("Tab")
    expect(scribe.page.locator(".padmore .problem")).to_have_count(0)
    until(lambda: scribe.cells()["name/0"] == "Anne")


@pytest.mark.parametrize("which", ["first", "last"])
@pytest.mark.parametrize("game", LAST)
def test_a_round_with_one_trick_off_and_a_bonus_takes_eight_taps(
    game: str, which: str, people: People
) -> None:
    """Four bids, a correction, two for the bonus, the save; none to pass from bids to tricks."""
    scribe = phone(people)
    round = 1 if which == "first" else LAST[game]
    at_round(scribe, game, round)
    won = FOUR[round]
    bids = (won[0], won[1] - 1, *won[2:])
    counting(scribe.page)
    scribe.bids(*bids)
    scribe.corrects(1, won[1])
    lucky = 2
    scribe.bonus(lucky)
    scribe.saves()
    scribe.past(round)
    assert taps(scribe.page) == 8
    cells = scribe.cells()
    assert cells[f"{round}/bonus/{lucky}/pirate"] == 1
    assert tuple(cells[f"{round}/bid/{seat}"] for seat in range(4)) == bids
    assert tuple(cells[f"{round}/won/{seat}"] for seat in range(4)) == won


@pytest.mark.parametrize("which", ["first", "last"])
@pytest.mark.parametrize("game", LAST)
def test_a_round_in_which_all_bids_are_met_takes_five_taps(
    game: str, which: str, people: People
) -> None:
    scribe = phone(people)
    round = 1 if which == "first" else LAST[game]
    at_round(scribe, game, round)
    counting(scribe.page)
    scribe.plays(FOUR[round])
    assert taps(scribe.page) == 5


def test_the_last_open_player_gets_what_is_left_and_a_wrong_sum_is_not_saved(
    people: People,
) -> None:
    scribe = phone(people)
    scribe.begins(players=3)
    for tricks in ((1, 0, 0), (1, 1, 0)):
        scribe.plays(tricks)
    scribe.bids(1, 1, 0)  # for three tricks
    save = scribe.page.locator(".save button")
    assert save.get_attribute("aria-disabled") == "true"
    wrong = scribe.person.say("refused-pad-tricks-under", sum=2, tricks=3, off=1)
    assert scribe.page.locator(".save .sum").inner_text().strip() == wrong
    save.click(force=True)
    scribe.page.get_by_text(wrong).first.wait_for()
    until(lambda: scribe.spoken() == wrong)
    assert scribe.round() == 3
    scribe.corrects(0, 0)
    scribe.corrects(1, 1)  # as was bid, but now it is said: the third has the other two
    third = scribe.page.locator("[data-seat='2'] .cell[aria-checked=true]")
    third.filter(has_text="2").wait_for()
    scribe.saves()
    scribe.past(3)
    assert [scribe.cells()[f"3/won/{seat}"] for seat in range(3)] == [0, 1, 2]


def test_after_a_save_one_sentence_tells_changes_totals_the_leader_and_the_dealer(
    people: People,
) -> None:
    scribe = phone(people)
    scribe.begins(players=2)
    scribe.plays((1, 0))
    say = scribe.person.say
    changes = "; ".join((
        say("pad-said-change", name="Anne", points="+20", total="20"),
        say("pad-said-change", name="Mary", points="+10", total="10"),
    ))  # fmt: skip
    assert scribe.spoken() == " ".join((
        say("pad-said-round", round=1, changes=changes),
        say("pad-said-leads", name="Anne", points="20"),
        say("pad-said-deals", name="Mary"),
    ))  # fmt: skip


def test_a_round_by_digits_and_enter(people: People) -> None:
    """A digit a bid, Enter saves; in round ten a 1 waits for Enter or a 0."""
    scribe = Scribe(people())
    scribe.begins()
    page = scribe.page
    page.locator("[data-seat='0'] .cell").first.focus()
    for number in range(1, 10):
        for bid in FOUR[number]:
            page.keyboard.press(str(bid))
        page.keyboard.press("Enter")
        scribe.past(number)
        page.wait_for_function("() => document.activeElement.closest('.entry')")
    for key in ("1", "Enter", "1", "0", "2", "1", "Enter"):  # bids 1, 10, 2 and 1
        page.keyboard.press(key)
    page.locator(".save").wait_for()
    assert [scribe.cells()[f"10/bid/{seat}"] for seat in range(4)] == [1, 10, 2, 1]
    page.wait_for_function("() => document.activeElement.closest('.save')")
    page.locator("[data-seat='1'] [role=spinbutton]").focus()
    page.keyboard.press("6")  # Mary took six
    page.wait_for_function("() => document.activeElement.closest('[data-seat=\"2\"]')")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")  # as it was
    page.keyboard.press("2")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.closest('.save')")
    page.keyboard.press("Enter")
    scribe.past(10)
    assert [scribe.cells()[f"10/won/{seat}"] for seat in range(4)] == [1, 6, 2, 1]
    assert page.evaluate("() => document.activeElement !== document.body")


def test_every_game_to_its_end_and_the_sheet_says_why(people: People) -> None:
    scribe = phone(people)
    scribe.begins("dice", options=["landlubber"])
    assert not scribe.page.locator(".btn.bonus").count()
    for number in range(1, 9):
        scribe.plays(FOUR[number])
    assert scribe.page.locator(".where b").inner_text() == scribe.person.say("end-over")
    scribe.person.press("sheet-round-title", round=8)
    whys = scribe.page.locator(".whys li").all_inner_texts()
    assert len(whys) == 4
    assert all(why.endswith("DI16") for why in whys)
    scribe.person.goto("/pad")
    rows = scribe.page.locator(".figures tbody tr")
    rows.first.wait_for()
    assert rows.count() == 4
    assert re.search(r"100.%", rows.first.inner_text())


def test_skull_queen_counts_what_stands_under_each_pirate(people: People) -> None:
    scribe = phone(people)
    scribe.begins("skull_queen", players=2)
    spaces = cycle((8, 5, 2, 0, 1, 3, 3, 8))
    for number in (1, 2):
        counting(scribe.page)
        for _ in range(8):
            name = str(space) if (space := next(spaces)) else scribe.person.say("overboard")
            scribe.page.locator("[data-keypad] button").filter(has_text=name).click()
        scribe.saves()
        scribe.past(number)
        assert taps(scribe.page) == 9
    assert scribe.totals() == [30, 30]


def test_a_past_value_is_edited_undone_and_redone(people: People) -> None:
    scribe = phone(people)
    scribe.begins()
    for number in (1, 2, 3):
        scribe.plays(FOUR[number])
    before = scribe.totals()
    name = re.compile(rf"^{scribe.person.say('pad-round', round=2)}, {NAMES[0]}")
    scribe.page.get_by_role("button", name=name).click()
    scribe.page.get_by_text(scribe.person.say("pad-editing", round=2)).wait_for()
    scribe.corrects(0, 0)
    scribe.corrects(2, 1)
    scribe.saves()
    scribe.page.get_by_text(scribe.person.say("pad-editing", round=2)).wait_for(state="detached")
    said = scribe.spoken()
    edited = scribe.totals()
    assert edited != before
    for total in edited:  # as they are now, not as they were after round two
        assert re.search(
            rf"{scribe.person.say('pad-said-change', name='', points='', total=total)[2:]}\b", said
        )
    for _ in range(2):
        scribe.person.press("pad-undo")
    until(lambda: scribe.totals() == before)
    scribe.page.reload()
    scribe.page.locator(".entry").wait_for()
    for _ in range(2):
        scribe.person.press("pad-redo")
    until(lambda: scribe.totals() == edited)


def exported(scribe: Scribe, folder: Path, name: str) -> Path:
    scribe.part("more")
    with scribe.page.expect_download() as coming:
        scribe.person.press("pad-export-file")
    file = folder / f"{name}.pad.json"
    coming.value.save_as(file)
    return file


def test_two_pads_edited_apart_and_merged_keep_the_later_value_and_show_the_other_once(
    people: People, tmp_path: Path
) -> None:
    anne, mary = phone(people), phone(people)
    id = anne.begins()
    anne.plays(FOUR[1])
    file = exported(anne, tmp_path, "before")
    mary.person.goto("/pad")
    mary.page.locator("input[type=file]").set_input_files(file)
    mary.page.locator(".padlist a").click()
    mary.page.locator(".entry").wait_for()
    anne.part("round")
    anne.cell(2, 0, 2).click()
    mary.cell(2, 0, 1).click()  # later
    mary.cell(2, 1, 1).click()
    anne.page.locator("[data-seat='0'] .cell.on").wait_for()
    mary.page.locator("[data-seat='1'] .cell.on").wait_for()
    theirs, ours = exported(mary, tmp_path, "mary"), exported(anne, tmp_path, "anne")
    for scribe, other in ((anne, theirs), (mary, ours), (mary, ours)):
        scribe.page.locator("input[type=file]").set_input_files(other)
        scribe.page.get_by_text(scribe.person.say("pad-joined")).wait_for()
    cell = anne.person.say("pad-cell-bid", round=2, name=NAMES[0])
    told = anne.person.say("pad-conflict", cell=cell, value="1", lost="2")
    for scribe in (anne, mary):
        assert scribe.page.locator(".padnote li").all_inner_texts() == [told]
        scribe.person.press("pad-understood")
        scribe.page.reload()
        scribe.page.locator(".entry").wait_for()
        assert not scribe.page.locator(".padnote").count()
        assert scribe.cells()["2/bid/0"] == scribe.cells()["2/bid/1"] == 1
        scribe.part("more")
        scribe.page.locator("details summary").click()
        lost = anne.person.say("pad-entered", cell=cell, value="2")
        expect(scribe.page.locator(".history .gone").filter(has_text=lost)).to_have_count(1)
    assert anne.cells() == mary.cells()
    assert id == mary.page.url.rpartition("/")[2]


def test_two_windows_of_one_device_show_the_same_pad(people: People) -> None:
    scribe = phone(people)
    scribe.begins()
    second = scribe.person.tab()
    second.goto(scribe.page.url)
    second.locator(".entry").wait_for()
    scribe.cell(1, 0, 1).click()
    second.locator("[data-seat='0'] .cell.on").wait_for()


def test_the_referee_answers_in_every_game(people: People) -> None:
    scribe = phone(people)
    for game in ("skull_king", "dice", "doubloons"):
        scribe.begins(game)
        scribe.part("referee")
        for face in ("PI", "SK"):
            add = pieces(scribe.person, game, face)
            scribe.page.get_by_role("button", name=add, exact=True).click()
        expect(scribe.page.locator(".slot.won .order")).to_have_text("2")
        expect(scribe.page.locator(".pad-referee .answer")).to_contain_text("30")


def pieces(person: Person, game: str, face: str) -> str:
    key = f"skull-{face}" if game == "dice" else f"piece-{face}"
    return person.say("pad-add", piece=person.say(key))
