"""`ydke://` URLs, as EDOPro and web sites exchange decks: three parts of 32-bit numbers."""

from binascii import Error, a2b_base64

from ludex.formats.deck_file import DeckFile, Part, Sorting, by_passcode
from ludex.formats.malformed import Problems, malformed

SCHEME = "ydke://"

_PARTS: tuple[Part, ...] = ("main", "extra", "side")
_FORM = f"{SCHEME}MAIN!EXTRA!SIDE!, with each part in base64"
_AGAIN = "copy the whole URL again"
_WIDTH = 4


def looks_like_ydke(text: str) -> bool:
    """Whether text begins as such a URL does."""
    return text.lstrip()[: len(SCHEME)].lower() == SCHEME


def parse_ydke(text: str, where: str) -> DeckFile:
    """Return the deck of a `ydke://` URL, which may be broken over several lines."""
    url = "".join(text.split())
    if (urls := url.lower().count(SCHEME)) > 1:
        raise malformed(where, 0, f"{urls} ydke URLs", "one")
    parts = url[len(SCHEME) :].split("!")
    if len(parts) == 4 and not parts[-1]:
        parts.pop()
    if not looks_like_ydke(url) or len(parts) != len(_PARTS):
        found = f"a ydke URL of {len(parts)} parts" if looks_like_ydke(url) else "no ydke URL"
        raise malformed(where, 0, found, f"{_FORM}; {_AGAIN}")
    problems, sorting = Problems(where), Sorting(where)
    place = 0
    for part, encoded in zip(_PARTS, parts, strict=True):
        for passcode in _numbers(part, encoded, problems):
            place += 1
            if passcode:
                sorting.add(part, by_passcode(place, passcode))
            else:
                problems.add(
                    0, f"the passcode 0 in the {part} part", f"a card's passcode; {_AGAIN}"
                )
    problems.end()
    return sorting.deck()


def _numbers(part: Part, encoded: str, problems: Problems) -> list[int]:
    plain = encoded.replace("-", "+").replace("_", "/")
    if "=" not in plain:
        plain += "=" * (-len(plain) % 4)  # the URL-safe alphabet is often written without
    try:
        data = a2b_base64(plain.encode("ascii"), strict_mode=True) if plain else b""
    except (Error, UnicodeEncodeError):
        problems.add(0, f"no base64 in the {part} part", f"{_FORM}; {_AGAIN}")
        return []
    if len(data) % _WIDTH:
        expected = f"{_WIDTH} bytes a card; {_AGAIN}"
        problems.add(0, f"{len(data)} bytes in the {part} part", expected)
        return []
    return [
        int.from_bytes(data[start : start + _WIDTH], "little")
        for start in range(0, len(data), _WIDTH)
    ]
