"""What a page has said, with the number of the last entry that had come when it said it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from playwright.sync_api import BrowserContext, Page

from jollyroger.rules.events import Dealt, Played, Sealed
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


@dataclass(frozen=True)
class Said:
    kind: str
    text: str
    seq: int


def listen(context: BrowserContext) -> None:
    context.add_init_script(LISTEN)


def said(page: Page) -> list[Said]:
    return [Said(**line) for line in page.evaluate("() => heard.said")]


def well_spoken(table: Table, lines: Sequence[Said], seat: Seat) -> None:
    """Proof 3, for one seat's ear."""
    settings = table.state.settings
    most = 220 if settings.game == "skull_queen" or settings.players > 4 else 140
    unasked = [line for line in lines if line.kind != "answer"]
    assert unasked
    assert not [line.text for line in unasked if len(line.text) > most]
    mine = [seq for seq, entry in enumerate(table.log, 1) if moved(entry, seat)]
    turns = [line for line in lines if line.kind == "turn"]
    assert len(turns) == len(mine)
    for start, end in zip([0, *mine], [*mine, len(table.log) + 1], strict=True):
        # From one move of mine to the next is a trick; its first message may come with my move.
        between = [line.text for line in unasked if start <= line.seq < end]
        assert len(between) <= 2, between
        asked = [line.text for line in turns if start <= line.seq < end]
        assert len(asked) == (end <= len(table.log)), asked
    assert not secrets(table, lines, seat)


def moved(entry: Entry, seat: Seat) -> bool:
    """A card that is chosen in secret is a move; when it is shown it is none."""
    return isinstance(entry, Sealed | Played) and entry.seat == seat


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
