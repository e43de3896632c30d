"""An example as a text: what it shows, and its position in the words of the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

from ludex.cli.languages import QuickVoice
from ludex.i18n.text import TEXT
from ludex.kb.find import Found, NotFound, find

_KEYS = {
    "hand": "board.hand",
    "deck": "board.deck",
    "extra-deck": "board.extra-deck",
    "graveyard": "board.graveyard",
    "banished": "board.banished",
    "field-zone": "board.field-zone",
    "monsters": "board.monster-zone",
    "spells": "board.spell-trap-zone",
    "set": "show.set",
    "at": "show.at",
    "number": "show.number",
    "cards": "show.cards",
    "among": "show.among",
}
"""What the keys of a position are called."""


def shown(voice: QuickVoice, found: Found) -> Iterator[str]:
    """Yield the lines of an example."""
    data = found.data
    yield f"{found.id}  {voice.text(f'{found.id}#title', str(data['title']), TEXT)}"
    if data.get("retired"):
        reason = voice.text(f"{found.id}#retired", data["retired"]["reason"], TEXT)
        yield voice.word("show.retired", {"reason": reason}, TEXT)
    if data.get("note"):
        yield voice.text(f"{found.id}#note", str(data["note"]), TEXT)
    yield ""
    for key, clauses in (("shows", data.get("shows")), ("near-miss", data.get("near-miss"))):
        if clauses:
            yield f"{voice.word(f'example.{key}', {}, TEXT)}: {', '.join(clauses)}"
    yield ""
    for key, value in data["start"].items():
        yield from _lines(voice, str(key), value)
    yield ""
    yield voice.word("show.steps", {"command": f"ludex explain {found.id}"}, TEXT)


def _lines(voice: QuickVoice, key: str, value: Any) -> Iterator[str]:
    if key.lstrip("12") in ("A", "B"):
        yield voice.word("board.player", {"player": key}, TEXT)
        for place, held in value.items():
            yield f"  {_key(voice, str(place))}: {_value(voice, held)}"
    else:
        yield f"{_key(voice, key)}: {_value(voice, value)}"


def _key(voice: QuickVoice, key: str) -> str:
    if key in _KEYS:
        return voice.word(_KEYS[key], {}, TEXT)
    return _called(voice, key)


def _value(voice: QuickVoice, value: Any) -> str:
    if isinstance(value, list):
        return voice.locale.joined([_value(voice, each) for each in value])
    if isinstance(value, Mapping):
        return _card_with(voice, value)
    return _called(voice, str(value))


def _card_with(voice: QuickVoice, value: Mapping[str, Any]) -> str:
    """Return what is said of a card, or of anything else that has several keys."""
    more = ", ".join(
        f"{_key(voice, str(key))}: {_value(voice, each)}"
        for key, each in value.items()
        if key != "card"
    )
    card = _called(voice, str(value["card"])) if "card" in value else ""
    return f"{card} ({more})" if card and more else card or more


def _called(voice: QuickVoice, word: str) -> str:
    """Return the name of the card that a word means, of the term, or the word itself."""
    with suppress(NotFound):
        find(voice.rules, f"card:{word}")
        return voice.text("", f"{{card:{word}}}", TEXT)
    if f"match.stage-{word}" in voice.words:
        return voice.word(f"match.stage-{word}", {}, TEXT)
    return _term(voice, word) or word


def _term(voice: QuickVoice, word: str) -> str:
    with suppress(NotFound):
        return voice.text("", f"{{term:{find(voice.rules, f'term:{word}').id}}}", TEXT)
    return ""
