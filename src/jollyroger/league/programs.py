"""Somebody else's bot: a command that is given a table's link, sits down there and plays."""

import asyncio
import os
import shlex
import shutil
import signal
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final

from ..rules.refused import Refused

HOST: Final = "127.0.0.1"
END_WAIT: Final = 2.0  # seconds to end by itself when its game is over


@dataclass(frozen=True, slots=True)
class Program:
    name: str
    command: tuple[str, ...]

    def called(self, marks: Mapping[str, str]) -> list[str]:
        """The command for one table: `{link}`, `{server}` or `{code}` filled in, else the link."""
        words = list(self.command)
        for mark, value in marks.items():
            words = [word.replace(f"{{{mark}}}", value) for word in words]
        return words if words != [*self.command] else [*words, marks["link"]]


def program(text: str) -> Program:
    """`NAME=COMMAND` as it was typed, or `Refused`."""
    name, _, command = (part.strip() for part in text.partition("="))
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Refused("program_unreadable", text=text) from error
    if not name or not words:
        raise Refused("program_unreadable", text=text)
    if shutil.which(words[0]) is None:
        raise Refused("no_such_program", name=name, command=words[0])
    return Program(name, tuple(words))


@asynccontextmanager
async def running(program: Program, marks: Mapping[str, str]) -> AsyncIterator[Process]:
    """The program at its table. It ends with the game, and with us, whatever it has started."""
    process = await _started(program, marks)
    try:
        yield process
        with suppress(TimeoutError):
            async with asyncio.timeout(END_WAIT):
                await process.wait()
    finally:
        _kill(process)
        await process.wait()


async def _started(program: Program, marks: Mapping[str, str]) -> Process:
    """What it prints is dropped, since our own output is a table; its errors are shown."""
    try:
        return await asyncio.create_subprocess_exec(
            *program.called(marks),
            stdin=DEVNULL,
            stdout=DEVNULL,
            env=_environment(),
            start_new_session=True,  # so that all it starts can be ended at once
        )
    except OSError as error:
        raise Refused("no_such_program", name=program.name, command=program.command[0]) from error


def _environment() -> dict[str, str]:
    """No proxy stands between a program and a server on the same computer."""
    direct = ",".join(filter(None, (os.environ.get("no_proxy"), HOST)))
    return {**os.environ, "no_proxy": direct, "NO_PROXY": direct}


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
