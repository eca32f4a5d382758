"""What one component wears stands in its own style block, where whoever changes it sees it.

A rule that reaches an element of another component, or of the page, cannot stand there."""

import re
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).parents[2] / "web" / "src"
HOLDS_COMPONENTS = "what lies in it belongs to other components"
# Classes of one component whose rules are global all the same.
EXCEPTIONS = {
    "hire": HOLDS_COMPONENTS,
    "lobby-seats": HOLDS_COMPONENTS,
    "lower-part": HOLDS_COMPONENTS,
    "ontable": HOLDS_COMPONENTS,
    "pad-referee": HOLDS_COMPONENTS,
    "planks-in-play": "it weighs what .deck weighs, and has its place among the rules of .deck",
}
STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
SELECTORS = re.compile(r"[^{};]+(?=\{)")
STYLED = re.compile(r"\.([a-zA-Z][\w-]*)")
# A class may come by way of a name, or be made of parts: every text counts.
TEXTS = re.compile(r'"[^"]*"|`[^`]*`|class=\{.*?\}[\s>]|class:[\w-]+', re.DOTALL)
MADE = re.compile(r"([\w-]+-)\$?\{")
TAG = re.compile(r"<([a-z][a-z0-9]*)\b")
NO_ELEMENT = re.compile(r"[.#][\w-]+|\[[^]]*\]|:nth-[\w-]+\([^)]*\)|::?[\w-]+")


class Source(NamedTuple):
    """Words that may be classes, how classes that are made of parts begin, and elements."""

    words: set[str]
    starts: tuple[str, ...]
    tags: set[str]

    def wears(self, name: str) -> bool:
        return name in self.words or name.startswith(self.starts)


def read(source: str) -> Source:
    markup = STYLE.sub("", source)
    texts = " ".join(TEXTS.findall(markup)).replace("class:", " ")
    words = {*re.findall(r"[\w-]+", texts)}
    return Source(words, (*MADE.findall(texts),), {*TAG.findall(markup)})


def elements_in(selector: str) -> set[str]:
    bare = NO_ELEMENT.sub(" ", selector.replace(":root", "html"))
    return {*re.findall(r"[a-z][a-z0-9]*", bare)}


def owner_of(selector: str, sources: dict[str, Source]) -> str | None:
    """The one component that wears all its classes and has all its elements."""
    names = STYLED.findall(selector)
    wearers = [
        name for name, source in sources.items() if any(source.wears(each) for each in names)
    ]
    if len(wearers) != 1 or not wearers[0].endswith(".svelte"):
        return None
    return wearers[0] if elements_in(selector) <= sources[wearers[0]].tags else None


def own_rules() -> list[tuple[str, str]]:
    """Selectors of the shared style sheets that one component could have to itself."""
    files = [file for file in SOURCES.rglob("*") if file.suffix in (".svelte", ".ts")]
    sources = {file.relative_to(SOURCES).as_posix(): read(file.read_text()) for file in files}
    assert len(sources) > 100
    selectors = [
        " ".join(selector.split())
        for file in sorted((SOURCES / "styles").glob("*.css"))
        for selector in SELECTORS.findall(COMMENT.sub("", file.read_text()))
        if STYLED.search(selector) and not selector.strip().startswith("@")
    ]
    found = ((owner_of(selector, sources), selector) for selector in selectors)
    return [(owner, selector) for owner, selector in found if owner]


def test_a_rule_of_one_component_stands_in_it() -> None:
    own = own_rules()
    excepted = {name for _, selector in own for name in STYLED.findall(selector)} & {*EXCEPTIONS}
    misplaced = {
        f"{owner}: {selector}"
        for owner, selector in own
        if not excepted & {*STYLED.findall(selector)}
    }
    assert not misplaced, "these belong in the style block of their component"
    assert excepted == {*EXCEPTIONS}, "not all of these need an exception any more"


def test_a_rule_is_owned_by_who_alone_has_its_classes_and_elements() -> None:
    coat = '<b class={["coat", { torn }]}></b><i class:hem={true}></i><hr class="both" />'
    sources = {
        "Hat.svelte": read('<p class="hat hat-{size}"></p><style>.coat { top: 0; }</style>'),
        "Coat.svelte": read(coat),
        "names.ts": read('export const look = "both";'),
    }
    owned = (".hat", "p.hat-tall:nth-child(odd)", ".coat.torn > .hem")
    shared = (".both", ".hat .coat", ".hat b", ":root:has(.hat)", ".unworn")
    assert [owner_of(each, sources) for each in owned] == [
        "Hat.svelte",
        "Hat.svelte",
        "Coat.svelte",
    ]
    assert not any(owner_of(each, sources) for each in shared)
