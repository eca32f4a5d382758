"""What is typed, done: the same commands in plain lines and on the screen."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ..client.sitting import Sitting
from ..rules.moves import Move, MoveKind
from ..rules.refused import Refused
from ..table.acts import Act, Extend, Say, Sit, Speak, Start, Undo
from ..table.talk import PHRASES
from ..words.hints import describe_hint
from ..words.lexicon import spelled
from ..words.refusals import refusal
from . import saves
from .detail import Detail
from .inputs import Command, phrases, read_input
from .inquiries import Inquiries
from .listener import Listener

ACTS: Final[Mapping[str, Act]] = {"start": Start(), "extend": Extend(), "undo": Undo()}


class Orders:
    """`obey` gives the answer, or nothing for what the table's news answer."""

    def __init__(self, listener: Listener, sitting: Sitting) -> None:
        self.listener = listener
        self.sitting = sitting
        self.refused: Refused | None = None
        self.taken = 0  # moves and acts; their news are still to come

    def read(self, text: str) -> Command | Move:
        """A command, or a move: by its number, its name or its notation. Raises `Refused`."""
        listener = self.listener
        return listener.choices.find(text) or read_input(text, listener.game, listener.choosing)

    async def obey(self, typed: Command | Move) -> str:
        say = self.listener.words.say
        match typed:
            case MoveKind():
                await self.take(typed)
            case Command("save", rest):
                await self._save(rest)
                return say("saved", file=rest or str(self.sitting.kept or ""))
            case Command("repeat"):
                return "\n".join(self.listener.lines[-1:])
            case Command("hint"):
                return await self._hint()
            case Command("say", ""):
                phrases = (say(f"phrase-{name}") for name in PHRASES)
                return say("phrases", phrases=" ".join(phrases))
            case Command("say", rest):
                return await self._say(rest)
            case Command("return"):
                await self.take(Sit(self.listener.seat or 0, "?"))
            case Command(("brief" | "normal" | "full") as detail):
                self.listener.detail = Detail(detail)
                return say(f"detail-{detail}")
            case Command(name) if name in ACTS:
                await self.take(ACTS[name])
                return say("undone") if name == "undo" else ""
            case Command(name, rest):
                return Inquiries(self.listener, self.refused).ask(name, rest)
        return ""

    async def take(self, act: Act | Move) -> None:
        await self.sitting.take(act)
        self.refused = None
        self.taken += 1

    async def _save(self, file: str) -> None:
        """Where the game is kept, or a copy of what may be known of it in a new file."""
        if file:
            saves.save_new(Path(file).expanduser(), await self.sitting.record())
        else:
            await self.sitting.keep()

    async def _say(self, text: str) -> str:
        """Where there is no chat, the phrases are listed at once."""
        if self.listener.seat is None:
            raise Refused("watching")
        try:
            await self.take(self._spoken(text))
        except Refused as refused:
            if refused.code != "chat_is_off":
                raise
            told = refusal(self.listener.words, refused)
            return f"{told} {await self.obey(Command('say', ''))}"
        return ""

    async def _hint(self) -> str:
        return describe_hint(self.listener.words, self.listener.game, await self.sitting.hint())

    def _spoken(self, text: str) -> Act:
        """One of the phrases by its words in any language, or a line of chat as it was typed."""
        phrase = phrases().get(spelled(text), text)
        return Speak(phrase) if phrase in PHRASES else Say(text)
