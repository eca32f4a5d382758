"""What is typed, done: the same commands in plain lines and on the screen."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ..rules.moves import Bid, Deal, Move, Place, Play
from ..rules.refused import Refused
from ..table.acts import Act, Extend, Say, Sit, Speak, Start, Undo
from ..table.talk import PHRASES
from ..words.lexicon import spelled
from ..words.refusals import refusal
from .detail import Detail
from .inquiries import Inquiries
from .listener import Listener
from .sitting import Sitting
from .typed import Command, phrases

ACTS: Final[Mapping[str, Act]] = {"start": Start(), "extend": Extend(), "undo": Undo()}


class Orders:
    """`obey` gives the answer, or nothing for what the table's news answer."""

    def __init__(self, heard: Listener, sitting: Sitting) -> None:
        self.heard = heard
        self.sitting = sitting
        self.refused: Refused | None = None
        self.taken = 0  # moves and acts; their news are still to come

    async def obey(self, typed: Command | Move) -> str:
        say = self.heard.words.say
        match typed:
            case Bid() | Place() | Play() | Deal():
                await self.take(typed)
            case Command("save", rest):
                await self.sitting.save(Path(rest).expanduser() if rest else None)
                return say("saved", file=rest or str(self.sitting.kept or ""))
            case Command("repeat"):
                return "\n".join(self.heard.lines[-1:])
            case Command("hint"):
                return await self._hint()
            case Command("say", ""):
                phrases = (say(f"phrase-{name}") for name in PHRASES)
                return say("phrases", phrases=" ".join(phrases))
            case Command("say", rest):
                return await self._say(rest)
            case Command("return"):
                await self.take(Sit(self.heard.seat or 0, "?"))
            case Command(("brief" | "normal" | "full") as detail):
                self.heard.detail = Detail(detail)
                return say(f"detail-{detail}")
            case Command(name) if name in ACTS:
                await self.take(ACTS[name])
                return say("undone") if name == "undo" else ""
            case Command(name, rest):
                return Inquiries(self.heard, self.refused).ask(name, rest)
        return ""

    async def take(self, act: Act | Move) -> None:
        await self.sitting.take(act)
        self.refused = None
        self.taken += 1

    async def _say(self, text: str) -> str:
        """Where there is no chat, the phrases are listed at once."""
        if self.heard.seat is None:
            raise Refused("watching")
        try:
            await self.take(self._spoken(text))
        except Refused as refused:
            if refused.code != "chat_is_off":
                raise
            told = refusal(self.heard.words, refused)
            return f"{told} {await self.obey(Command('say', ''))}"
        return ""

    async def _hint(self) -> str:
        """Numpy and the nets are read when somebody first asks."""
        from .counsel import told

        return told(self.heard.words, self.heard.game, await self.sitting.hint())

    def _spoken(self, text: str) -> Act:
        """One of the phrases by its words in any language, or a line of chat as it was typed."""
        phrase = phrases().get(spelled(text), text)
        return Speak(phrase) if phrase in PHRASES else Say(text)
