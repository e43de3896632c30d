"""Helpers: decks as simulators write them, and what is read of them."""

from binascii import b2a_base64
from collections.abc import Callable, Iterable

import pytest

from ludex.formats.deck_file import DeckFile, Entry
from ludex.formats.malformed import Malformed


def codes(entries: tuple[Entry, ...]) -> list[int | None]:
    return [entry.passcode for entry in entries]


def refused(parse: Callable[[str, str], DeckFile], text: str, where: str) -> list[str]:
    """Return the problems of a text that is no deck."""
    with pytest.raises(Malformed) as raised:
        parse(text, where)
    return [str(problem) for problem in raised.value.problems]


def write_ydk(main: Iterable[int], extra: Iterable[int] = (), side: Iterable[int] = ()) -> str:
    """Return the `.ydk` of a deck's passcodes."""
    parts = ["#created by a test"]
    for heading, passcodes in (("#main", main), ("#extra", extra), ("!side", side)):
        parts += [heading, *map(str, passcodes)]
    return "\n".join(parts) + "\n"


def write_ydke(main: Iterable[int], extra: Iterable[int] = (), side: Iterable[int] = ()) -> str:
    """Return the `ydke://` URL of a deck's passcodes."""
    parts = (
        b2a_base64(b"".join(each.to_bytes(4, "little") for each in part), newline=False)
        for part in (main, extra, side)
    )
    return "ydke://" + "".join(f"{part.decode('ascii')}!" for part in parts)
