"""Where the page of one's own server is: told, and opened where there is a screen."""

import os
import sys
import webbrowser
from collections.abc import Callable

from ..words.catalogue import Words


def welcome(say: Callable[[str], None], words: Words, url: str, show: bool) -> None:
    say(url)
    say(words.say("server-stop"))
    if show and (sys.platform in ("darwin", "win32") or _has_screen()):
        webbrowser.open(url)


def _has_screen() -> bool:
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
