"""For the shell: completion of commands and options, and the manual page."""

from typing import Literal

from .. import __version__
from ..terminal import preferences
from .helped import translate
from .interface import Lang, say
from .manual import manual

Shell = Literal["bash", "zsh", "fish", "powershell"]


def completion(shell: Shell, *, lang: Lang = None) -> None:
    """Print a script that completes commands and options in your shell.

    For example: jollyroger completion bash > ~/.local/share/bash-completion/completions/jollyroger

    Parameters
    ----------
    shell
        bash, zsh, fish or powershell.
    """
    from .program import app

    translate(app, preferences.spoken(lang))
    say(app.generate_completion(prog_name="jollyroger", shell=shell))


def man(*, lang: Lang = None) -> None:
    """Print the manual page: every command with its options.

    For example: jollyroger man > ~/.local/share/man/man1/jollyroger.1
    """
    from .program import app

    say(manual(app, __version__, preferences.spoken(lang)))
