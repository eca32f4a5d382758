"""A model of NVDA over the accessibility tree: which keys reach a page, and which it keeps.

In browse mode letters jump, arrows read, Enter clicks, and nothing of it reaches the page. The mode
changes by itself when the focus comes to what takes keys (`browseMode.shouldPassThrough`)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Self

from playwright.sync_api import Page

# What takes the keys once it has the focus.
TAKES_KEYS = {
    *("textbox", "searchbox", "combobox", "listbox", "option", "slider", "spinbutton", "tab"),
    *("menu", "menubar", "menuitem", "menuitemradio", "menuitemcheckbox", "tree", "treeitem"),
    *("gridcell", "radio"),
}
# On these Enter and Space begin focus mode; anything else they click.
ENTERED = {*TAKES_KEYS} - {"tab", "menuitem", "menuitemradio", "menuitemcheckbox", "radio"}
BUTTONS = {"button", "popupbutton", "togglebutton"}
FIELDS = {*BUTTONS, *ENTERED, "radio", "checkbox", "switch"}
LANDMARKS = {"main", "navigation", "region", "complementary", "banner", "contentinfo", "search"}
# Single letters of browse mode; every other one is kept, and does nothing.
QUICK = {
    "h": {"heading"},
    "l": {"list", "listbox"},
    "i": {"listitem"},
    "t": {"table"},
    "k": {"link"},
    "f": FIELDS,
    "e": {"textbox", "searchbox"},
    "b": BUTTONS,
    "x": {"checkbox", "switch"},
    "c": {"combobox"},
    "r": {"radio"},
    "g": {"image"},
    "d": LANDMARKS,
}
SENT = {"Tab", "Shift+Tab", "Escape"}  # in browse mode, too
FOCUSED = "() => document.activeElement"


@dataclass(frozen=True)
class Node:
    id: int  # of the element, for the browser
    role: str
    name: str
    state: dict[str, Any] = field(compare=False)

    @classmethod
    def read(cls, node: dict[str, Any]) -> Self:
        said = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
        role, name = (node.get(key, {}).get("value", "") for key in ("role", "name"))
        return cls(node.get("backendDOMNodeId", 0), role.lower(), name, said)

    @property
    def disabled(self) -> bool:
        return bool(self.state.get("disabled"))


NOWHERE = Node(0, "", "", {})


class ScreenReader:
    """Keys go in; what the page gets of them is up to the mode."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.mode = "browse"
        self._line = page.context.new_cdp_session(page)
        for domain in ("DOM", "Accessibility"):
            self._line.send(f"{domain}.enable")
        self._quick = False  # after a letter, until Enter or Space
        self._focus = 0
        self.here = NOWHERE

    # What there is

    def tree(self) -> list[Node]:
        """The document from top to bottom, as it is read."""
        found = self._line.send("Accessibility.getFullAXTree")["nodes"]
        nodes = {node["nodeId"]: node for node in found}

        def below(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
            if not node.get("ignored"):
                yield node
            for child in node.get("childIds", ()):
                if child in nodes:
                    yield from below(nodes[child])

        return [Node.read(node) for node in below(found[0])]

    def looks(self) -> Node:
        """Where one is, after whatever has happened to the focus."""
        chain = self._focused()
        if chain and chain[0].id != self._focus:
            self._focus, self.here = chain[0].id, chain[0]
            if not self._quick:
                self.mode = "focus" if passes_through(chain) else "browse"
        elif self.here.id == self._focus:
            self.here = chain[0] if chain else NOWHERE
        return self.here

    def _focused(self) -> list[Node]:
        """The focused node and all around it, the innermost first."""
        found = self._line.send(
            "Runtime.evaluate", {"expression": f"({FOCUSED})()", "objectGroup": "focus"}
        )
        at = {"objectId": found["result"]["objectId"]}
        chain = self._line.send("Accessibility.getAXNodeAndAncestors", at)["nodes"]
        self._line.send("Runtime.releaseObjectGroup", {"objectGroup": "focus"})
        nodes = [Node.read(node) for node in chain if not node.get("ignored")]
        return [] if nodes and nodes[0].role == "rootwebarea" else nodes

    # What one presses

    def press(self, *keys: str) -> Node:
        for key in keys:
            self.looks()
            if self.mode == "focus":
                self._in_focus_mode(key)
            else:
                self._in_browse_mode(key)
        return self.looks()

    def types(self, text: str) -> None:
        """Letter by letter; nobody knows beforehand where they go."""
        self.press(*text)

    def _in_focus_mode(self, key: str) -> None:
        if (
            key == "Escape"
        ):  # it is the reader's own: it ends the mode, and the page does not get it
            self.mode = "browse"
        else:
            self.page.keyboard.press(key)

    def _in_browse_mode(self, key: str) -> None:
        letter = key.rpartition("+")[2].lower()
        if key in ("Enter", " ", "Space"):
            self._activates()
        elif key in SENT or key.startswith(("Control+", "Alt+")):
            self._quick = False
            self._follows()
            self.page.keyboard.press(key)
        elif letter in QUICK:
            self._jumps(lambda node: node.role in QUICK[letter], back=key.startswith("Shift+"))
        elif letter.isdigit():
            self._jumps(lambda node: node.state.get("level") == int(letter))
        elif key in ("ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"):
            self._reads(back=key in ("ArrowUp", "ArrowLeft"))

    def _jumps(self, wanted: Callable[[Node], bool], back: bool = False) -> None:
        """The next of a kind takes the reading place and, if it can, the focus; the mode stays."""
        node = self._next(wanted, back)
        if node is None:
            return
        self._quick, self.here = True, node
        if node.state.get("focusable"):
            self._takes_focus(node)

    def _reads(self, back: bool) -> None:
        """Line by line; the focus stays where it is."""
        self.here = self._next(lambda node: bool(node.name), back) or self.here

    def _next(self, wanted: Callable[[Node], bool], back: bool) -> Node | None:
        nodes = self.tree()
        at = next((index for index, node in enumerate(nodes) if node.id == self.here.id), -1)
        ahead = nodes[:at][::-1] if back else nodes[at + 1 :]
        return next((node for node in ahead if wanted(node)), None)

    def _activates(self) -> None:
        self._quick = False
        node = self.here
        if node.state.get("focusable"):
            self._takes_focus(node)
        if node.role in ENTERED:
            self.mode = "focus"
            self.here = next(iter(self._focused()), node)  # a list box passes the focus on
        else:
            self.clicks(node)

    def _follows(self) -> None:
        """Tab goes on from where one reads."""
        if self.here.id != self._focus and self.here.state.get("focusable"):
            self._takes_focus(self.here)

    def _takes_focus(self, node: Node) -> None:
        self._line.send("DOM.focus", {"backendNodeId": node.id})
        chain = self._focused()
        self._focus = chain[0].id if chain else 0

    def clicks(self, node: Node) -> None:
        """As assistive technology does it, and a double tap on a phone: no pointer, one click."""
        found = self._line.send("DOM.resolveNode", {"backendNodeId": node.id})["object"]
        click = "function () { (this.click ? this : this.parentElement).click(); }"
        self._line.send(
            "Runtime.callFunctionOn",
            {"functionDeclaration": click, "objectId": found["objectId"], "userGesture": True},
        )


def passes_through(chain: list[Node]) -> bool:
    """Whether the reader hands keys on when the focus moves here."""
    return chain[0].role in TAKES_KEYS or any(node.role == "toolbar" for node in chain)
