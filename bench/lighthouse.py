"""What Lighthouse says of our screens: four scores each, and what is amiss.

Needs Node; Lighthouse itself is fetched when it is not there yet."""

import argparse
import json
import os
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from page import Seat, afloat, chromium, seated
from playwright.sync_api import sync_playwright

LIGHTHOUSE = "lighthouse@12"
TARGET = 95
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
EXPLAINED = CATEGORIES[1:]
TIMES = {
    "first paint": "first-contentful-paint",
    "largest": "largest-contentful-paint",
    "blocked": "total-blocking-time",
    "shift": "cumulative-layout-shift",
}
SCREENS = {
    "start": "/",
    "lobby": "/t/{}",
    "table": "/t/{}",
    "learn": "/learn/skull_king",
    "settings": "/settings",
}
Json = Any


def reached(name: str, url: str) -> tuple[str, Seat | None]:
    """The address of a screen, and who looks at it."""
    if name not in ("lobby", "table"):
        return url + SCREENS[name], None
    seat = seated(url, started=name == "table")
    return url + SCREENS[name].format(seat.table), seat


@contextmanager
def browser_of(seat: Seat | None, url: str) -> Iterator[int]:
    """A browser's debugging port; it is known at the table where that is needed."""
    where, flags = chromium()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as home, sync_playwright() as player:
        context = player.chromium.launch_persistent_context(
            home,
            executable_path=where,
            args=[*flags, f"--remote-debugging-port={port}"],
        )
        if seat:
            seat.taken_by(context, url)
        yield port
        context.close()


def examined(address: str, port: int) -> Json:
    command = ["npx", "--yes", LIGHTHOUSE, address, "--output=json", "--quiet"]
    command += [f"--port={port}", "--disable-storage-reset"]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        subprocess.run(
            [*command, f"--output-path={file}"],
            check=True,
            stdout=subprocess.DEVNULL,
            env=os.environ | {"CHROME_PATH": chromium()[0] or "", "npm_config_loglevel": "error"},
        )
        return json.loads(file.read_text("utf-8"))


def scores(report: Json) -> str:
    """Each as a number of 100; a star is below the target."""
    found = [round(100 * (report["categories"][name]["score"] or 0)) for name in CATEGORIES]
    pairs = zip(CATEGORIES, found, strict=True)
    return "   ".join(f"{name} {score}{'*' if score < TARGET else ''}" for name, score in pairs)


def speed(report: Json) -> str:
    return "   ".join(
        f"{name} {report['audits'][id]['displayValue']}" for name, id in TIMES.items()
    )


def failing(report: Json, category: str) -> Iterator[str]:
    """What costs points there, with the places it was found in."""
    for part in report["categories"][category]["auditRefs"]:
        audit = report["audits"][part["id"]]
        if part["weight"] and audit["score"] is not None and audit["score"] < 1:
            yield f"{category}: {part['id']}: {audit['title']}"
            yield from (f"    {place}" for place in _places(audit))


def _places(audit: Json) -> Iterator[str]:
    for item in (audit.get("details") or {}).get("items", [])[:5]:
        node = item.get("node") or {}
        told = (node.get("snippet"), *(item.get(name) for name in ("description", "text", "href")))
        yield " ".join(" ".join(str(text).split())[:120] for text in told if text)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", metavar="SCREEN", nargs="+", choices=SCREENS, default=[*SCREENS])
    given = parser.parse_args()
    print(f"wanted: {TARGET} in each; * is below")
    with afloat() as url:
        for name in given.only:
            address, seat = reached(name, url)
            with browser_of(seat, url) as port:
                report = examined(address, port)
            print(f"{name:9} {scores(report)}   ({speed(report)})", flush=True)
            for category in EXPLAINED:
                for line in failing(report, category):
                    print(f"    {line}")


if __name__ == "__main__":
    main()
