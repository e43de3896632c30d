"""Rules, cards, terms and examples found by their words, in any of the languages.

Every word has to stand in one text, at the beginning of a word, or anywhere where words are not
parted by spaces. Names and titles count more than texts, and whole ones most.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ludex.i18n.catalogues import read
from ludex.i18n.extract import messages_of
from ludex.i18n.folding import folded, key
from ludex.i18n.locales import ENGLISH, TRANSLATED, Locale
from ludex.kb import ids, layout, reading
from ludex.kb.load import files
from ludex.kernel import value

NAMES = ("name", "title")
"""The fields by which a thing is called."""
_PASSED_OVER = ("source", "claims")
"""Sources are gone through claim by claim elsewhere, and their claims are in English only."""


@value
class Text:
    """One text of a thing in one language, its names put in."""

    address: str
    field: str
    language: str
    text: str


@value
class Hit:
    """A thing that has all the words, and the text in which they stand."""

    address: str
    score: float
    text: Text


_HERE = 100
"""The score of what is named by its ID."""


def search(root: Path, words: Sequence[str]) -> list[Hit]:
    """Return what has all of some words below a checkout, the best first."""
    wanted = [folded(each) for word in words for each in word.split()]
    if not wanted:
        return []
    meant, whole = [_pattern(word) for word in wanted], key("".join(wanted))
    named = ids.spelt("".join(words))
    best: dict[str, Hit] = {}
    for text in texts(root):
        score = _HERE if text.address == named else _score(text, meant, whole)
        if score and (text.address not in best or score > best[text.address].score):
            best[text.address] = Hit(text.address, score, text)
    return sorted(best.values(), key=lambda hit: (-hit.score, ids.order(hit.address)))


def texts(root: Path) -> Iterator[Text]:
    """Yield every text of the rules in every language."""
    rules = root / "rules"
    documents = [
        reading.read(path, kind)
        for path in files(rules)
        if (kind := layout.kind_of(path.relative_to(rules))) not in ("", *_PASSED_OVER)
    ]
    found = [(each.kind, each.data) for each in documents if isinstance(each.data, dict)]
    called = {address: names for kind, data in found for address, names in _names(kind, data)}
    for address, names in called.items():
        for language, forms in names.items():
            for name in dict.fromkeys(forms.values()):
                yield Text(address, "name", language, name)
    translated = {locale: _translations(root / "translations", locale) for locale in TRANSLATED}
    for kind, data in found:
        for message in messages_of(kind, data, ""):
            owner, _, field = message.context.partition("#")
            address = owner if kind not in _ADDRESSED else f"{kind}:{owner.rpartition(':')[2]}"
            for locale in (ENGLISH, *TRANSLATED):
                said = message.text
                if locale is not ENGLISH:
                    said = translated[locale].get(message.context, "")
                if said:
                    yield Text(address, field, locale.code, _filled(said, locale, called))


_ADDRESSED = ("card", "ruleset", "list")
Names = Mapping[str, Mapping[str, str]]
"""The forms of a name by language."""


def _names(kind: str, data: Mapping[str, Any]) -> Iterator[tuple[str, Names]]:
    """Yield the names of the cards and terms in a file."""
    of = {"terms": ("term", "terms"), "register": ("card", "cards")}
    prefix, listed = of.get(kind, ("card", ""))
    things = data.get(listed) or () if listed else [data] if kind == "card" else []
    for each in things:
        names = each["names"].items()
        forms = {code: name if isinstance(name, dict) else {"one": name} for code, name in names}
        yield f"{prefix}:{each['id']}", forms


_PLACEHOLDER = re.compile(r"\{(card|term|rule|ruleset):([^:{}]+)(?::([a-z]+))?\}")


def _translations(folder: Path, locale: Locale) -> dict[str, str]:
    """Return the translations of the rules and cards by context."""
    return {entry.context: entry.strings[0] for entry in read(folder, locale, ("rules", "cards"))}


def _filled(text: str, locale: Locale, called: Mapping[str, Names]) -> str:
    """Return a text with the names that it has places for."""

    def name(place: re.Match[str]) -> str:
        forms = called.get(f"{place[1]}:{place[2]}", {})
        there = forms.get(locale.code) or forms.get(ENGLISH.code) or {}
        return there.get(place[3] or "one", place[2])

    return _PLACEHOLDER.sub(name, text)


def _pattern(word: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(word)}" if word.isascii() else re.escape(word))


def _score(text: Text, meant: Iterable[re.Pattern[str]], whole: str) -> float:
    """Return how well a text has all the words; 0 where one is missing."""
    said = folded(text.text)
    if not all(each.search(said) for each in meant):
        return 0
    plain = key(text.text)
    score = 1 + len(whole) / (len(plain) + 1)
    if text.field in NAMES and ".E" not in text.address:  # an example's title is a sentence
        score += 4 if plain == whole else 2
    return score + (whole in plain)
