"""The page as a page: its policy, its pace, its history. Every test asks that nothing breaks."""

import re

from playwright.sync_api import expect

from table.spellings import MIXED
from web.conftest import People
from web.crew import hosts

POLICY = "content-security-policy"


def test_the_page_allows_nothing_that_is_not_its_own(people: People) -> None:
    anne = people()
    answer = anne.page.goto(anne.url + "/")
    assert answer
    policy = answer.headers[POLICY]
    assert "script-src 'self'" in policy
    assert "style-src 'self'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"https?:|\*", policy)


def test_a_breach_of_the_policy_would_not_go_unseen(people: People) -> None:
    """So the silence of all the other tests means something."""
    anne = people()
    anne.goto("/")
    anne.page.locator("article.game").first.wait_for()
    anne.page.evaluate(
        "() => document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">')"
    )
    anne.page.evaluate("() => fetch('http://127.0.0.2:1/').catch(() => null)")
    assert anne.unexpected()
    anne.expects("Content Security Policy", "foreign: http://127.0.0.2:1/", "ERR_|Failed to load")


def test_back_and_forth_go_through_the_screens(people: People) -> None:
    anne = people()
    anne.goto("/")
    for key in ("page-learn", "page-settings"):
        anne.page.get_by_role("link", name=anne.say(key)).first.click()
        anne.page.get_by_role("heading", level=1).first.wait_for()
    anne.page.go_back()
    anne.page.wait_for_url("**/learn")
    anne.page.go_back()
    anne.page.get_by_role("heading", name=anne.say("start-title")).wait_for()


def test_the_page_says_where_to_report_a_hole(people: People) -> None:
    """The host's own address where there is one; in any case whom to tell."""
    anne = people()
    anne.goto("/about")
    told = anne.page.get_by_role("region", name=anne.say("about-report"))
    told.get_by_text(anne.say("about-report-host")).wait_for()
    anne.page.get_by_text(re.compile(r"^Version \d")).wait_for()
    assert told.get_by_role("link").count() == 0
    given = {"version": "1", "bots": [], "reach": "public", "contact": "mailto:host@example.org"}
    anne.page.route("**/api/server", lambda route: route.fulfill(json=given))
    anne.page.reload()
    link = told.get_by_role("link", name="host@example.org")
    link.wait_for()
    assert link.get_attribute("href") == "mailto:host@example.org"


def test_a_name_that_hides_something_is_refused_before_it_is_sent(people: People) -> None:
    """In one sentence below the field; nothing is asked of the server, and nothing is lost."""
    anne = people(viewport={"width": 360, "height": 740})
    asked: list[str] = []
    anne.page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    anne.goto("/")
    field = anne.page.get_by_label(anne.say("start-name"))
    for name, key, facts in (
        (MIXED[0], "refused-name-scripts", {"word": MIXED[0]}),
        ("A\u3164", "refused-name-unseen", {"character": "U+3164"}),
    ):
        field.fill(name)
        anne.page.locator(".games button").first.click()
        anne.page.get_by_text(anne.say(key, **facts)).wait_for()
        assert field.input_value() == name
    assert not [each for each in asked if each.startswith("POST")]
    field.fill("Zoë ⚓")
    anne.page.locator(".games button").first.click()
    anne.page.wait_for_url("**/t/*")


def test_a_table_has_one_line_however_one_comes_to_it(people: People) -> None:
    """It is opened before the page is here, and again by nobody."""
    anne = people()
    lines: list[str] = []
    anne.page.on("websocket", lambda line: lines.append(line.url))
    hosts(anne)
    anne.page.get_by_role("heading", level=1).wait_for()
    anne.page.locator("a.skip").press("Enter")
    anne.page.wait_for_url("**#main")
    anne.page.go_back()
    anne.page.wait_for_url(lambda url: "#" not in url)
    assert len(lines) == 1
    anne.page.reload()
    anne.page.get_by_role("heading", level=1).wait_for()
    assert len(lines) == 2
    anne.press("lobby-start")
    assert anne.turn() == "bid"
    assert len(lines) == 2


def test_enter_alone_leads_through_a_round_for_who_wants_to_be_waited_for(people: People) -> None:
    anne = people(prefers={"pace": "enter"})
    anne.goto("/")
    anne.opens("skull_king")
    anne.moves()
    while not anne.page.get_by_text(anne.say("play-round", round=2, rounds=10)).count():
        anne.page.keyboard.press("Enter")  # which plays the only piece, too
    assert anne.turn() == "bid"


def test_the_last_piece_plays_itself_and_things_move(people: People) -> None:
    """With everything that flies: the first round needs a bid and no hand."""
    anne = people(prefers={"motion": "full", "autoplay": True}, reduced_motion="no-preference")
    anne.goto("/")
    anne.opens("skull_king")
    assert anne.turn() == "bid"
    anne.moves()
    anne.page.get_by_text(anne.say("play-round", round=2, rounds=10)).wait_for()
    assert anne.turn() == "bid"


def test_every_screen_begins_at_its_heading_and_is_called_by_it(people: People) -> None:
    """The titles tell screens apart, and so does the name of the main part."""
    anne = people()
    anne.goto("/")
    anne.page.get_by_role("heading", level=1).wait_for()
    titles = [anne.page.title()]
    for path in ("/learn", "/learn/skull_king", "/pad", "/settings", "/about", "/"):
        anne.page.evaluate(
            "path => document.querySelector('.foot a').setAttribute('href', path)", path
        )
        anne.page.locator(".foot a").first.press("Enter")
        anne.page.wait_for_function("path => location.pathname === path", arg=path)
        heading = anne.page.locator("main h1")
        expect(heading).to_be_focused()
        expect(anne.page.get_by_role("main", name=heading.inner_text(), exact=True)).to_be_visible()
        titles.append(anne.page.title())
    assert titles[0] == titles[-1]
    assert len(set(titles)) == len(titles) - 1
