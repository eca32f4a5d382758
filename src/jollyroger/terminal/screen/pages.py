"""The pages that can be opened over the table."""

from asyncio import to_thread
from collections.abc import Mapping
from dataclasses import dataclass

from textual.content import Content

from ...rules.record import Record
from ...rules.refused import Refused
from ...table.state import Stage
from ...table.talk import PHRASES
from ...words.catalogue import Words
from ...words.reviews import describe_review
from ..inquiries import Inquiries
from ..listener import Listener
from .help import help_text
from .page import Page, inner
from .scene import Scene
from .sheet import sheet


@dataclass(frozen=True, slots=True)
class Pages:
    """Each page from what has been heard so far; `width` is the screen's."""

    listener: Listener
    refused: Refused | None
    width: int

    @property
    def words(self) -> Words:
        return self.listener.words

    def page(
        self,
        title: str,
        text: str | Content,
        keys: Mapping[str, str] | None = None,
        foot: str = "",
        at_end: bool = False,
    ) -> Page:
        return Page(title, text, foot or self.words.say("screen-page-foot"), keys, at_end)

    def help(self) -> Page:
        text = help_text(self.words, self.listener.game, inner(self.width))
        return self.page(self.words.say("screen-do-help"), text)

    def rules(self) -> Page:
        return self.page(self.words.say("play-rules"), self._asked("rules"))

    def log(self) -> Page:
        text = "\n".join(self.listener.lines) or self.words.say("nothing-yet")
        return self.page(self.words.say("play-log"), text, at_end=True)

    def last(self) -> Page:
        text = "\n".join([self._asked("last"), "", self.listener.reason]).strip()
        return self.page(self.words.say("play-last-trick"), text)

    def score(self, scene: Scene) -> Page:
        """The sheet; when the game is over with who has won, and the way to the review."""
        table = sheet(scene, inner(self.width))
        if scene.stage is not Stage.OVER:
            return self.page(self.words.say("play-score-sheet"), table)
        text = Content("\n\n").join([Content(scene.told), table])
        foot = self.words.say("screen-over-foot")
        keys = {"v": "review", "q": "leave"}
        return self.page(self.words.say("end-over"), text, keys, foot)

    def talk(self) -> Page:
        """A digit says a phrase; chat is typed."""
        digits = "1234567890"
        phrases = dict(zip(digits, PHRASES, strict=True))
        lines = [f"{d}  {self.words.say(f'phrase-{phrase}')}" for d, phrase in phrases.items()]
        text = "\n".join([*lines, "", self.words.say("screen-chat")])
        return self.page(self.words.say("play-talk"), text, phrases)

    async def review(self, record: Record) -> Page:
        text = await to_thread(_reviewed, self.words, record)
        return self.page(self.words.say("review-title"), text)

    def _asked(self, command: str) -> str:
        return Inquiries(self.listener, self.refused).ask(command)


def _reviewed(spoken: Words, record: Record) -> str:
    """Numpy and the nets are read when somebody first asks."""
    from ...review.review import review

    return describe_review(spoken, record, [*review(record)])
