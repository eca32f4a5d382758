"""A class of the page says what it styles: whoever reads one should not have to look it up."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
# Words of three letters and fewer that a stranger knows; anything else that short is private.
SHORT = re.compile(
    "all|app|art|ask|bad|bar|bid|big|bot|box|btn|by|cry|die|dot|fan|few|gap|go|hub|in|ink|key|lab|"
    "led|log|low|me|mid|my|now|of|off|old|on|or|pad|peg|put|qr|red|rim|row|sea|six|sr|sum|tag|to|"
    "top|up|was|wet|who|why|won|you"
)
WORD = re.compile("[a-z]{4,}")
SELECTORS = re.compile(r"[^{};]+(?=\{)")
STYLED = re.compile(r"\.([a-zA-Z][\w-]*)")
WORN = re.compile(r'\bclass="([^"{}]+)"')


def styles_of(source: str) -> str:
    """The rules of a component or of a style sheet, without what is said about them."""
    rules = (
        re.findall(r"<style>(.*?)</style>", source, re.DOTALL) if "<script" in source else [source]
    )
    return re.sub(r"/\*.*?\*/", "", "".join(rules), flags=re.DOTALL)


def classes_in(source: str) -> set[str]:
    styled = STYLED.findall(" ".join(SELECTORS.findall(styles_of(source))))
    return {*styled, *(name for worn in WORN.findall(source) for name in worn.split())}


def is_private(name: str) -> bool:
    parts = [part for part in name.split("-") if part and not part.isdigit()]
    return not all(SHORT.fullmatch(part) or WORD.fullmatch(part) for part in parts)


def test_every_class_is_made_of_words() -> None:
    files = [file for file in SOURCES.rglob("*") if file.suffix in (".svelte", ".css")]
    private = {
        f"{file.relative_to(SOURCES)}: .{name}"
        for file in files
        for name in classes_in(file.read_text())
        if is_private(name)
    }
    assert len(files) > 100
    assert not private, "give these a name that says what they style"


def test_a_private_name_is_found_wherever_it_stands() -> None:
    component = (
        '<script></script><p class="nx muted"></p><style>.bar7 > .f-k { top: .5em; }</style>'
    )
    found = classes_in(component)
    assert found == {"nx", "muted", "bar7", "f-k"}
    assert {name for name in found if is_private(name)} == {"nx", "bar7", "f-k"}
    assert not is_private("trick-of-6")
