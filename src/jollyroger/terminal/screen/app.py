"""The app around the screens, and what it runs: a table, or a record."""

import asyncio
import os

from textual.app import App
from textual.events import Event, Key
from textual.screen import Screen

from ...client.sitting import Gone, Sitting
from ...rules.record import Record
from ...words.catalogue import Words
from ..console import Console
from ..listener import Listener
from .keyboard import Keyboard
from .pace import Pace
from .replay_screen import ReplayScreen
from .table_screen import TableScreen
from .themes import THEMES


class TerminalApp(App[Gone | None]):
    """One screen under our two themes; NO_COLOR takes all colour away and nothing else."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Jolly Roger"

    def __init__(self, first: Screen[Gone | None], theme: str = THEMES[0].name) -> None:
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self._first = first
        self._keyboard = Keyboard(self, super().on_event)
        for known in THEMES:
            self.register_theme(known)
        self.theme = theme

    def on_mount(self) -> None:
        self.push_screen(self._first, self._end)
        self.run_worker(self._keyboard.hand_out())

    async def on_event(self, event: Event) -> None:
        if isinstance(event, Key) and not event.is_forwarded:
            self._keyboard.press(event)
        else:
            await super().on_event(event)

    def action_theme(self) -> None:
        dark, light = (theme.name for theme in THEMES)
        self.theme = light if self.theme == dark else dark

    def _end(self, gone: Gone | None) -> None:
        self.exit(gone)


def run_replay(words: Words, record: Record) -> None:
    """A record on the screen, step by step; `Refused` if it is damaged."""
    TerminalApp(ReplayScreen(words, record)).run()


def run_table(console: Console, listener: Listener, sitting: Sitting, back: str) -> None:
    """Until the person leaves; then says, as the plain table does, how to come back."""
    asyncio.run(_run_table(console, listener, sitting, back))


async def _run_table(console: Console, listener: Listener, sitting: Sitting, back: str) -> None:
    try:
        gone = await TerminalApp(TableScreen(sitting, listener, Pace())).run_async()
    finally:
        await sitting.close()
    say = listener.words.say
    if listener.over:
        for key, file in (("recorded", sitting.kept), ("online-notes", sitting.notes)):
            if file:
                console.say(say(key))
                console.show(str(file))
        return
    console.say(say(gone.reason if gone else sitting.parting))
    console.show(back)
