"""The browser says of a game what the terminal says, in every language."""

from itertools import product
from pathlib import Path

from contract.voyages import SHIPPED
from jollyroger.words.catalogue import LANGUAGES
from web.frames import sailed
from web.told import write
from web.vitest import passes


def test_the_browser_tells_whole_games_as_the_terminal_does(tmp_path: Path) -> None:
    """Names, the log, reasons for tricks and points; for a seat here, a spectator there."""
    tables = [(board, sailed(board, seed)) for seed, board in enumerate(SHIPPED)]
    for (board, table), (at, lang) in product(tables, enumerate(LANGUAGES)):
        write(tmp_path, lang, board, table, None if at == board.players % 4 else 0)
    passes("told.test.ts", "JOLLYROGER_TOLD", tmp_path)
