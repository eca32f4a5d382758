"""Four languages: every screen in each, nothing missing, nothing left in English."""

import pytest

from jollyroger.words.catalogue import LANGUAGES
from web.browser import Person
from web.conftest import People
from web.quay import Quay
from web.screens import SCREENS
from words.catalogues import messages

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  // The name of a language stands in that language, and says so.
  const ours = (element) => element.closest("[lang]").lang === document.documentElement.lang;
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const read = !parentElement.matches("kbd, script, style") && ours(parentElement);
    if (read) found.add(textContent.trim());
  }
  for (const element of document.querySelectorAll("[aria-label], [placeholder], [title]"))
    if (ours(element)) for (const name of ["aria-label", "placeholder", "title"])
      found.add(element.getAttribute(name)?.trim() ?? "");
  return [...found];
}"""


def plain(lang: str) -> dict[str, str]:
    """The sentences without facts in them, by key."""
    texts: dict[str, str] = {}
    for key, message in messages(lang).items():
        parts = message.value.elements if message.value else []
        if len(parts) == 1 and hasattr(parts[0], "value"):
            texts[key] = str(parts[0].value).strip()
    return texts


def english_on(person: Person, lang: str) -> list[str]:
    ours = plain(lang)
    # The letter of a suit may be the first of anybody's name.
    english = {t for key, t in plain("en").items() if ours.get(key) != t and len(t) > 1}
    return sorted((english - {*ours.values()}) & {*person.page.evaluate(TEXTS)})


WALKS = 4  # that the screens are divided into, so that all workers have a part


@pytest.mark.parametrize("walk", range(WALKS))
@pytest.mark.parametrize("lang", OTHERS)
def test_every_screen_speaks_the_readers_language(
    lang: str, walk: int, people: People, harbour: Quay
) -> None:
    """A key without words would be an error on the page."""
    anne = people(lang=lang)
    for screen in SCREENS[walk::WALKS]:
        screen.come(anne, harbour)
        screen.open(anne, harbour)
        assert anne.page.locator("html").get_attribute("lang") == lang, screen
        assert not english_on(anne, lang), screen
        assert not anne.unexpected(), screen


@pytest.mark.parametrize("lang", OTHERS)
def test_the_language_changes_without_loading_the_page_again(lang: str, people: People) -> None:
    anne = people()
    anne.goto("/")
    anne.page.get_by_role("heading", name=anne.say("start-title")).wait_for()
    anne.page.evaluate("() => (window.same = true)")
    anne.page.locator(f"label[lang={lang}]").click()
    anne.page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
    assert not english_on(anne, lang)
    assert anne.page.evaluate("() => window.same")
    anne.page.reload()
    anne.page.locator("article.game").first.wait_for()
    assert anne.page.locator("html").get_attribute("lang") == lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_browsers_own_language_is_spoken_first(lang: str, people: People) -> None:
    anne = people(lang=lang, prefers={"lang": None})
    anne.goto("/")
    anne.page.get_by_role("heading", name=anne.say("start-title")).wait_for()
