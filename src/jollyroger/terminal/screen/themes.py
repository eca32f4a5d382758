"""Ink, oak and brass, by day and by lamplight. Pieces keep their colours in both."""

from typing import Final

from textual.theme import Theme

# Suits, pirates and planks; every pair of words and ground has a contrast of 4.5 or more.
PIECES: Final = {
    "card": "#fffcf5",
    "card-ink": "#221a13",
    "card-sunk": "#e6d7b9",
    "y": "#7a5200",
    "y-wash": "#f8d978",
    "r": "#a61c1c",
    "r-wash": "#f7cdc1",
    "b": "#1b4b9b",
    "b-wash": "#cadcf6",
    "g": "#1c5d33",
    "g-wash": "#c6e4c5",
    "k": "#1a1512",
    "k-mark": "#fbf1dc",
    "s": "#4b1f45",
    "s-mark": "#f2cd80",
    "metal": "#d9b063",
    "metal-ink": "#2a1c05",
    "iron": "#4a443f",
    "iron-ink": "#fbf1dc",
    "plank": "#d8b985",
    "plank-ink": "#2a1c0c",
    "brass-fill": "#e0ad47",
    "on-brass": "#221a13",
}
LIGHT: Final = {
    "page": "#f3e9d7",
    "oak": "#ecdcbd",
    "paper": "#fffbf2",
    "tar": "#2a2019",
    "bone": "#fbf1dc",
    "ink": "#221a13",
    "ink-2": "#554430",
    "edge": "#866a44",
    "brass": "#7d540a",
    "focus": "#1b4b9b",
    "good": "#25633a",
    "bad": "#a61c1c",
    "bad-wash": "#f8dad0",
    "sea": "#1d4a5a",
    "on-sea": "#eef6f5",
}
DARK: Final = {
    "page": "#15100b",
    "oak": "#2c2117",
    "paper": "#231a12",
    "tar": "#e4d3b0",
    "bone": "#221a13",
    "ink": "#f7ecd7",
    "ink-2": "#dac9a9",
    "edge": "#a98d60",
    "brass": "#e8b854",
    "focus": "#9cc4ff",
    "good": "#8fd19e",
    "bad": "#ff9d8a",
    "bad-wash": "#4a1e17",
    "sea": "#1d4a58",
    "on-sea": "#eef6f5",
}


def _theme(name: str, tokens: dict[str, str], dark: bool) -> Theme:
    return Theme(
        name,
        primary=tokens["brass"],
        error=tokens["bad"],
        success=tokens["good"],
        foreground=tokens["ink"],
        background=tokens["page"],
        surface=tokens["paper"],
        panel=tokens["oak"],
        dark=dark,
        variables={**PIECES, **tokens},
    )


THEMES: Final = (_theme("lamplight", DARK, True), _theme("daylight", LIGHT, False))
