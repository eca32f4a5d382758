"""Somebody who plays by ear: keys only, and of the page nothing but its accessibility tree."""

import re
from random import Random

from web.browser import OFTEN, Person
from web.crew import until

PIECE = re.compile(r'option "([^"]+)"(.*)')


class Listener:
    def __init__(self, person: Person, game: str, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.game = game
        self.random = Random(seed)
        self.turns = 0

    # What there is

    def tree(self) -> str:
        return self.page.locator("body").aria_snapshot()

    def focused(self) -> str:
        """The role and the name of where one is; it is never nothing for longer than a moment."""
        self.page.wait_for_function(
            "() => document.activeElement !== document.body", timeout=2000, polling=OFTEN
        )
        return self.page.locator(":focus").aria_snapshot().replace("- '", "- ", 1)

    def hand(self) -> list[tuple[str, bool]]:
        """Each piece's name, and whether it may be played."""
        hand = self.page.get_by_role("listbox", name=self.say("play-hand"), exact=True)
        if not hand.count():
            return []
        found = PIECE.findall(hand.aria_snapshot())
        return [(name, "[disabled]" not in state) for name, state in found]

    def say(self, key: str, **facts: object) -> str:
        return self.person.say(key, **facts)

    # What one does

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.focused()

    def walk(self, role: str, *names: str, way: str = "Tab") -> None:
        """Tab by Tab to a control of that role whose name begins like one of these."""
        wanted = tuple(f'- {role} "{name}' for name in names) or (f"- {role}",)
        for _ in range(120):
            if self.page.locator(":focus").count() and self.focused().startswith(wanted):
                return
            self.page.keyboard.press(way)  # past the last control is the browser's own bar
        raise AssertionError(f"no {role} {names} on the way")

    def types(self, text: str) -> None:
        self.walk("textbox", self.say("play-field"))
        self.page.keyboard.type(text)
        self.keys("Enter")

    # The game

    def waits(self) -> str:
        """Until the title says that it is my turn, or the game is over."""
        mine = self.say("play-title-turn", game=self.say(f"start-game-{self.game}"))
        over = self.say("end-next")
        until(lambda: over in self.tree() or (mine in self.page.title() and self.asked() != ""))
        until(lambda: self.page.locator(":focus").count() == 1)
        return "over" if over in self.tree() else self.asked()

    def asked(self) -> str:
        """The title alone is not enough: between a move and its echo it still says my turn."""
        if "radiogroup" in self.tree():
            return "bid"
        return "play" if any(may for _, may in self.hand()) else ""

    def moves(self) -> str:
        kind = self.waits()
        if kind == "bid":
            self.bids()
        elif kind == "play":
            self.plays()
        self.turns += kind != "over"
        return kind

    def bids(self) -> None:
        bid = str(self.random.randrange(2))
        if self.turns % 3 == 2:
            self.types(f"b {bid}")
        else:
            self.walk("radio")
            self.keys(bid, "Enter")
        until(lambda: "radiogroup" not in self.tree())

    def plays(self) -> None:
        hand = self.hand()
        at = self.random.choice([index for index, (_, may) in enumerate(hand) if may])
        if self.turns % 4 == 3:
            self.says(hand[at][0])
        else:
            self.points(hand, at)
        until(lambda: len(self.hand()) != len(hand))

    def says(self, name: str) -> None:
        mary = self.say("piece-SM")
        self.types(
            self.say("declared", piece=mary, like=self.say("piece-PI")) if name == mary else name
        )

    def points(self, hand: list[tuple[str, bool]], at: int) -> None:
        self.walk("option", *(name for name, _ in hand), way="Shift+Tab")
        self.keys("Home", *["ArrowRight"] * at, "Enter", "Enter")
