"""Decks of whichever kind: from a path, from standard input, or from a URL."""

from typing import BinaryIO

from ludex.formats.deck_file import MOST_BYTES, DeckFile
from ludex.formats.malformed import malformed, quoted
from ludex.formats.text_file import decoded, lines, read_bytes, within
from ludex.formats.ydk import looks_like_ydk, parse_ydk
from ludex.formats.ydke import looks_like_ydke, parse_ydke

_EXPECTED = "a deck: a .ydk file, a decklist in plain text, a ydke:// URL, or - for standard input"


def read_deck(source: str, stdin: BinaryIO) -> DeckFile:
    """Return the deck that a word of a command line names; its content tells its kind."""
    if looks_like_ydke(source):
        if len(source) > MOST_BYTES:
            raise malformed("ydke URL", 0, f"{len(source):,} characters", f"at most {MOST_BYTES:,}")
        return parse_ydke(source, "ydke URL")
    if source == "-":
        return parse_deck(within(stdin, source, MOST_BYTES), source)
    return parse_deck(read_bytes(source, MOST_BYTES, _EXPECTED), source)


def parse_deck(raw: bytes, where: str) -> DeckFile:
    """Return the deck of a file's bytes."""
    text = decoded(raw, where)
    if looks_like_ydke(text):
        return parse_ydke(text, where)
    if looks_like_ydk(text):
        return parse_ydk(text, where)
    first = next((line for line in map(str.strip, lines(text)) if line and line[0] != "#"), "")
    if not first:
        raise malformed(where, 0, "no card and no heading", _EXPECTED)
    if first.startswith("!"):
        found = f"a list of card limits, {quoted(first)}"
        raise malformed(where, 0, found, f"{_EXPECTED}; a list of limits is a pool, not a deck")
    from ludex.formats.decklist import parse_decklist  # its headings take a moment to prepare

    return parse_decklist(text, where)
