"""The web client's own tests, run on files that Python has written."""

import os
import shutil
import subprocess
from pathlib import Path

from needed import need

WEB = Path(__file__).parents[2] / "web"
NPX = shutil.which("npx")


def passes(test: str, variable: str, folder: Path) -> None:
    need(NPX and (WEB / "node_modules").exists(), "the web client is not installed: npm ci in web/")
    run = subprocess.run(
        [str(NPX), "vitest", "run", f"tests/{test}"],
        cwd=WEB,
        env={**os.environ, variable: str(folder)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
