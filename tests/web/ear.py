"""What a page has said, with the number of the last entry that had come when it said it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from playwright.sync_api import BrowserContext, Page

from jollyroger.rules.events import Dealt, Played
from jollyroger.rules.moves import Seat
from jollyroger.table.events import Entry
from jollyroger.table.table import Table
from jollyroger.words.catalogue import words
from jollyroger.words.names import held_name

LISTEN = """
window.heard = { said: [], seq: 0 };
const Line = window.WebSocket;
window.WebSocket = class extends Line {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const { seq } = JSON.parse(data);
      if (seq) heard.seq = seq;
    });
  }
};
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) {
    if (!(node instanceof Element)) continue;
    const lines = node.matches("li[data-kind]") ? [node] : node.querySelectorAll("li[data-kind]");
    for (const { dataset, textContent } of lines)
      heard.said.push({ kind: dataset.kind, text: textContent, seq: heard.seq });
  }
}).observe(document, { childList: true, subtree: true });
"""


CODE = re.compile(r"\b([A-Z]\d{1,2}|PI|ES|SK|ME|SM|FL|MO|FM)\b")


@dataclass(frozen=True)
class Said:
    kind: str
    text: str
    seq: int


# Whoever listens needs minutes for a game; this voice is done in no time.
FAST: dict[str, object] = {"rate": 60_000}


def listen(context: BrowserContext) -> None:
    context.add_init_script(LISTEN)


def heard_out(page: Page) -> list[Said]:
    """All that was said, when the voice has come to the end of the game."""
    page.wait_for_function("() => /\\bwins? with|\\bshare/.test(heard.said.at(-1)?.text ?? '')")
    return said(page)


def said(page: Page) -> list[Said]:
    return [Said(**line) for line in page.evaluate("() => heard.said")]


def well_spoken(table: Table, lines: Sequence[Said], seat: Seat) -> None:
    """Proof 3 for one seat's ear, whatever the pace: every round's result and every hand, in order,
    nothing in codes, nobody's secrets. When each of it may be said, `test_heard` proves."""
    assert table.state.play
    unasked = [line.text for line in lines if line.kind != "answer"]
    played = [str(at + 1) for at in range(table.state.play.round)]
    # What an answer pushed aside comes again.
    assert [*dict.fromkeys(re.findall(r"Round (\d+): you", "\n".join(unasked)))] == played
    assert [
        *dict.fromkeys(re.findall(r"Round (\d+)\..* Your hand: ", "\n".join(unasked)))
    ] == played
    assert "win" in unasked[-1]
    assert not [text for text in unasked if CODE.search(text)]
    assert not secrets(table, lines, seat)


def hears(page: Page, text: str) -> None:
    """Waits until it has come to its turn."""
    page.wait_for_function("text => heard.said.some((line) => line.text.includes(text))", arg=text)


def secrets(table: Table, lines: Sequence[Said], seat: Seat) -> list[str]:
    """Everything said about a numbered piece that nobody at this seat could know."""
    game = table.state.settings.load()
    names = {
        code: held_name(words("en"), game, code) for code in game.box.held if code[-1].isdigit()
    }
    told: list[str] = []
    for line in lines:
        known = seen(table.log[: line.seq], seat)
        for code, name in names.items():
            if code not in known and re.search(rf"\b{name}\b", line.text):
                told.append(f"{name}: {line}")
    return told


def seen(log: Sequence[Entry], seat: Seat) -> set[str]:
    """The pieces of this and the last round that lie open or are mine."""
    codes: set[str] = set()
    rounds = [at for at, entry in enumerate(log) if isinstance(entry, Dealt)][-2:]
    for entry in log[rounds[0] if rounds else 0 :]:
        if isinstance(entry, Dealt):
            codes |= {*entry.hands[seat], *entry.centre}  # type: ignore[arg-type]
        if isinstance(entry, Played):
            codes |= {entry.piece, entry.face}
    return codes
