"""Single keys and what they do: one list for the bottom line and for the help."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from textual.content import Content
from textual.events import Resize
from textual.widgets import Static

from ...words.catalogue import Words


class Key(NamedTuple):
    """`does` is an action; the word for it is `screen-do-` and its name."""

    press: str
    shown: str
    does: str


KEYS: Final = (
    Key("question_mark,f1", "?", "help"),
    Key("q,ctrl+c,ctrl+q", "q", "leave"),
    Key("h", "h", "hint"),
    Key("s", "s", "score"),
    Key("t", "t", "last"),
    Key("l", "l", "log"),
    Key("w", "w", "why"),
    Key("r", "r", "rules"),
    Key("u", "u", "undo"),
    Key("slash,colon", "/", "field"),
    Key("y", "y", "talk"),
    Key("b", "b", "begin"),
    Key("e", "e", "extend"),
    Key("v", "v", "review"),
    Key("p", "p", "pace"),
    Key("d", "d", "theme"),
)
# What the bottom line always offers; the help names them all.
ALWAYS: Final = frozenset({"help", "score", "last", "log", "rules", "field", "leave"})


class Keys(Static):
    """The keys that do something now, as many as there is room for; each is a button, too."""

    _words: Words | None = None
    _shown: Sequence[Key] = ()

    def show(self, words: Words, now: Iterable[str]) -> None:
        offered = {*now}
        self._words, self._shown = words, [key for key in KEYS if key.does in offered]
        self._draw()

    def on_resize(self, event: Resize) -> None:
        self._draw()

    def _draw(self) -> None:
        if self._words is None:
            return
        line = Content()
        for button in (_button(self._words, key) for key in self._shown):
            longer = Content("  ").join([line, button]) if line else button
            if longer.cell_length > self.size.width:
                break
            line = longer
        self.update(line)


def _button(words: Words, key: Key) -> Content:
    link = f"@click=screen.{key.does}"
    label = words.say(f"screen-do-{key.does}")
    return Content.from_markup(
        f"[{link}][bold $brass]$press[/] $label[/]", press=key.shown, label=label
    )
