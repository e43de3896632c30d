"""`.ydk`, the deck file of YGOPro, EDOPro, Dueling Book and others: one passcode a line."""

import re

from ludex.formats.deck_file import DeckFile, Part, Sorting, by_passcode, passcode_of
from ludex.formats.malformed import Problems, quoted
from ludex.formats.text_file import lines

# Simulators differ on `#Extra`, `# extra` and `#side`: for some a comment, so that what follows
# lands in the wrong part. Nobody writes them but as headings.
_HEADING = re.compile(r"([#!])\s*(main|extra|side)(?:\s*deck)?\s*:?", re.IGNORECASE)

_PARTS: dict[str, Part] = {"main": "main", "extra": "extra", "side": "side"}


def looks_like_ydk(text: str) -> bool:
    """Whether text has a heading of a `.ydk`, or numbers only."""
    told = [line for line in map(str.strip, lines(text)) if line]
    if any(_HEADING.fullmatch(line) and line[1:2].isalpha() for line in told):
        return True
    cards = [line for line in told if not line.startswith("#")]
    return bool(cards) and all(line.isascii() and line.isdigit() for line in cards)


def parse_ydk(text: str, where: str) -> DeckFile:
    """Return the deck of a `.ydk`'s text."""
    problems, sorting = Problems(where), Sorting(where)
    headings: dict[Part, int] = {}
    part: Part | None = None
    headless = False
    for number, line in enumerate(map(str.strip, lines(text)), 1):
        heading = _HEADING.fullmatch(line)
        if heading and (heading[1] == "#" or heading[2].lower() == "side"):
            part = _PARTS[heading[2].lower()]
            if part in headings:
                found = f"{quoted(line)} a second time, after line {headings[part]}"
                problems.add(number, found, "each heading once; put the cards of a part together")
            headings.setdefault(part, number)
        elif line.startswith("!"):
            problems.add(number, quoted(line), "!side, the only heading with an exclamation mark")
        elif not line or line.startswith("#"):
            continue
        elif (passcode := passcode_of(line)) is None:
            problems.add(number, quoted(line), "one passcode, in digits; a line for each copy")
        elif part is not None:
            sorting.add(part, by_passcode(number, passcode, line))
        elif not headless:
            headless = True  # every card up to the heading has this problem
            expected = "#main, #extra or !side above it, to say which part it is in"
            problems.add(number, f"the card {quoted(line)} before any heading", expected)
    problems.end()
    return sorting.deck()
