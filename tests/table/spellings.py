"""Names that people have, and names that hide something. The page is tested with them too."""

# ruff: noqa: RUF001

NAMES = [
    *("Zoë", "Łukasz", "Jürgen", "Nguyễn Thị", "O'Brien", "O’Neill", "O´Hara", "Jean-Luc", "İpek"),
    *(
        "Алёна",
        "Ελένη",
        "Գոռ",
        "ნინო",
        "李小龍",
        "佐々木 雪",
        "さくら",
        "ラーメン",
        "ﾊﾅ",
        "김철수",
        "金철수",
    ),
    *("محمد", "علی\u200cرضا", "شَدَّة", "דוד", "לִזָּה", "अनुष्का", "सिद्धार्थ", "क्\u200dष", "தமிழ்", "มานี"),
    *(
        "တင်မောင်ဝင်း",
        "བསྟན་འཛིན",
        "አበበ",
        "ʻIolani",
        "Yuki雪ゆき",
        "Anna Анна",
        "Player 1",
        "R2-D2 & Co.",
    ),
    *(
        "Anne ⚓",
        "Bo⚓\ufe0f",
        "Anne ⚓\ufe0f",
        "👩\u200d👧",
        "🏴\u200d☠\ufe0f Jack",
        "🙂\u200d↔\ufe0f",
        "1\ufe0f\u20e3 Bo",
    ),
    *("🇩🇪 Max", "👍🏽", "🫨", "Ａｎｎｅ", "Zo\u0307\u0323m"),
    *("Işıl", "Əli", "Leylə", "Kɔfi", "Ɛsi", "Ɓala", "Maɗi", "Ƙasimu", "Ŋɔya", "Ɖɔɖzi", "Ñandú"),
]

UNSEEN = [
    *("\0", "A\0", "A\x1b[2J", "A\nB", "A\tB", "A\x7f", "A\x9f", "A\u2028B"),
    *("\u3164", "\u115f", "\u1160", "\uffa0", "\u2800", "A\u2800", "\u17b4", "\ufffc", "\u034f"),
    *(
        "A\u200bB",
        "A\u2060B",
        "A\ufeffB",
        "A\u00adB",
        "A\u200cB",
        "A\u200dB",
        "👩\u200d",
        "\u200d👩",
    ),
    *("A\u202eB", "A\u202aB", "A\u2066B", "A\u200fB", "A\u200eB", "A\u061cB", "دا\u200c\u200cد"),
    *(
        "A\U000e0041",
        "A\ue000",
        "A\U000f0000",
        "A\u0378",
        "\ufdd0",
        "A\ufe0f",
        "1\ufe0f",
        "A\ufe00",
    ),
    *("A\U000e0100", "A\u20dd", "A\u20e3", "\u180e", "क\u200dष", "क्\u200d\u3164"),
]
MARKED = [
    "Z" + "\u0301" * 23,
    "xx\u0301\u0302\u0303",
    "\u0301",
    "A \u0301",
    "\u093f",
    "क" + "\u0941" * 5,
]
MIXED = [
    "Аnne",
    "Anneα",
    "Αnne",
    "Annе Bonny",
    "pаypal",
    "xم",
    "さくраら",
    "µon",
    "Aक",
    "𝐀nnе",
]
# Not of an alphabet in everyday use, or of none that names are written in.
LEARNED = [
    *("Dɑvy", "Huɡo", "ꓡꓲꓢꓮ", "ᏚᎪᎡᎪ", "ᏣᎳᎩ", "ᏣA", "ᴊᴏʜɴ", "Ꞁily", "ⲁⲛⲛⲉ", "ᚨᚾᚾᛖ", "Aꮪ", "ƿaul"),
    *("𐐀𐐁", "𛀂", "A\u1cd0", "Ⅎred"),
]
REFUSED = [
    *((text, "name_unseen") for text in UNSEEN),
    *((text, "name_marks") for text in MARKED),
    *((text, "name_scripts") for text in MIXED),
    *((text, "name_letter") for text in LEARNED),
    *((text, "text_length") for text in ("", " \u00a0", "x" * 25)),
]
ALIKE = [
    *(("Flint", "Flınt"), ("Tim", "Ti\u0307m"), ("Tim", "TİM")),
    *(("noun", "ոօսո"), ("modern", "rnodern"), ("William", "VVilliam"), ("David", "clavicl")),
    *(("Ernst", "ERNST"), ("Clara", "CLARA"), ("dan", "cIan")),
    *(("Anne", "Ａｎｎｅ"), ("Anne", "ANNE"), ("Bill", "BiII"), ("Poca", "Роса"), ("Ben", "ΒΕΝ")),
    *(
        ("Bob", "B0b"),
        ("علیرضا", "علی\u200cرضا"),
        ("Éva", "E\u0301va"),
        ("Lily", "Li1y"),
        ("𝐀nn", "Ann"),
    ),
]
