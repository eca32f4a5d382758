"""The start page: what one came back for, where a newcomer goes, what works without a line."""

from playwright.sync_api import expect

from web.conftest import People
from web.crew import comes_in, hosts
from web.scribe import Scribe

# Above it, and read before it.
BEFORE = """(one, other) => one.getBoundingClientRect().y < other.getBoundingClientRect().y
  && !!(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)"""


def test_a_game_that_goes_on_stands_first_with_its_round_score_and_turn(people: People) -> None:
    anne = people()
    anne.goto("/")
    table = anne.opens("skull_king")
    anne.plays_until("play")
    anne.goto("/")
    mine = anne.page.get_by_role("region", name=anne.say("start-mine"))
    mine.get_by_text(anne.say("play-round", round=1, rounds=10)).wait_for()
    mine.get_by_text(anne.say("play-your-turn")).wait_for()
    mine.get_by_text(anne.say("told-of", name=anne.say("play-you"), what="0")).wait_for()
    assert mine.evaluate(BEFORE, anne.page.locator(".games").element_handle())
    name = f"{anne.say('start-continue')} {anne.say('start-game-skull_king')}"
    mine.get_by_role("link", name=name).click()
    anne.page.wait_for_url(f"**/t/{table}")
    assert anne.turn() == "play"


def test_a_table_one_was_sent_from_is_not_asked_for_again(people: People) -> None:
    """Sent away while looking elsewhere: the start page asks once, and never again."""
    anne, mary = people(), people()
    mary.expects("403")
    table = hosts(anne)
    mary.goto(f"/t/{table}")
    comes_in(mary)
    mary.goto("/settings")
    anne.page.locator("summary").and_(
        anne.page.get_by_label(anne.say("seat-menu", name="Mary"))
    ).click()
    anne.press("seat-remove", name="Mary")
    anne.page.get_by_text("Mary", exact=True).wait_for(state="detached")
    asked: list[str] = []
    mary.page.on("request", lambda request: asked.append(request.url))
    for times in (1, 1):
        with mary.page.expect_response("**/api/server"):
            mary.goto("/")
        mary.page.wait_for_load_state("networkidle")
        assert sum(url.endswith(f"/api/tables/{table}") for url in asked) == times


def test_a_newcomer_is_led_into_a_first_round_and_from_it_to_the_table(people: People) -> None:
    anne = people()
    anne.goto("/")
    anne.page.get_by_role("link", name=anne.say("start-first-go")).click()
    expect(anne.page.get_by_role("heading", name=anne.say("first-title"))).to_be_focused()
    first = anne.page.get_by_role("region", name=anne.say("first-title"))
    first.get_by_role("button", name=anne.say("first-confirm", bid=1)).click()
    for _ in range(3):
        piece = first.locator(".hand button:not([aria-disabled])").first
        piece.click()
        expect(piece).to_have_attribute("aria-selected", "true")
        piece.click()
        first.get_by_role("button", name=anne.say("first-next")).click()
    first.get_by_role("button", name=anne.say("start-play")).click()
    anne.page.wait_for_url("**/t/*")
    assert anne.turn() == "bid"
    anne.goto("/")
    anne.page.get_by_role("region", name=anne.say("start-mine")).wait_for()
    assert not anne.page.get_by_text(anne.say("start-first")).count()


def test_the_first_round_names_the_cards_of_the_others_and_the_lab_waits_to_be_asked(
    people: People,
) -> None:
    anne = people()
    anne.goto("/learn/skull_king")
    title = anne.page.get_by_role("region", name=anne.say("lab-title"))
    title.locator(".answer .rule").wait_for()
    assert title.locator(".answer").get_attribute("aria-live") == "off"
    title.get_by_role("button", name=anne.say("lab-example")).click()
    expect(title.locator(".answer")).to_have_attribute("aria-live", "polite")
    first = anne.page.get_by_role("region", name=anne.say("first-title"))
    first.get_by_role("button", name=anne.say("first-confirm", bid=1)).click()
    status = first.locator("[role=status]")
    expect(status).to_contain_text(anne.say("first-turn"))
    for name, piece in (("Mara", "R11"), ("Jonas", "R4"), ("Pegleg", "K3")):
        suit, rank = anne.say(f"suit-{piece[0]}"), piece[1:]
        expect(status).to_contain_text(f"{name} {suit.capitalize()} {rank}", ignore_case=True)


def test_without_a_line_the_start_page_leads_to_the_pad(people: People) -> None:
    anne = people()
    anne.expects("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch")
    Scribe(anne).begins()
    Scribe(anne).kept_for_offline()
    anne.goto("/")
    anne.page.locator(".games").wait_for()
    anne.context.set_offline(True)
    anne.page.reload()
    anne.page.locator(".padoffline").get_by_role("link", name=anne.say("page-pad")).click()
    anne.page.locator(".padlist a").wait_for()


def test_a_table_that_cannot_be_fetched_ahead_is_no_trouble(people: People) -> None:
    anne = people()
    anne.expects("ERR_FAILED")
    anne.page.route("**/assets/table-*", lambda route: route.abort())
    with anne.page.expect_event("requestfailed", lambda request: "/table-" in request.url):
        anne.goto("/")
    anne.page.locator(".games").wait_for()


def test_who_has_only_seen_the_start_page_has_the_pad_without_a_line(people: People) -> None:
    anne = people()
    anne.expects("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch")
    anne.goto("/")
    anne.page.locator(".games").wait_for()
    Scribe(anne).kept_for_offline()
    anne.context.set_offline(True)
    anne.page.reload()
    anne.page.locator(".padoffline").get_by_role("link", name=anne.say("page-pad")).click()
    anne.page.locator(".newpad").wait_for()
    Scribe(anne).begins()
