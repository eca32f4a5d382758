"""Playing with anyone: two strangers press the same button and sit at one table."""

from web.conftest import People


def test_two_strangers_who_would_play_with_anyone_meet(people: People) -> None:
    """The first is told that nobody may come, and that bots are there; the second just sits."""
    anne, mary = people(), people(lang="de")
    anne.goto("/")
    table = anne.opens("doubloons", "start-meet")
    anne.page.get_by_text(anne.say("lobby-meet")).wait_for()
    mary.goto("/")
    assert mary.opens("doubloons", "start-meet") == table
    for each in (anne, mary):
        each.page.locator(".lseats > .ls:not(.open)").nth(1).wait_for()
    anne.page.get_by_text(anne.say("lobby-meet")).wait_for(state="detached")
    anne.press("lobby-start")
    assert anne.turn() == mary.turn() == "bid"
