"""``ludex i18n lint``: what is wrong with a translation, where it is, and what to do about it.

Fuzzy and missing texts are left to ``status``, which counts them.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from .catalogues import area, read, status_of
from .extract import Message
from .locales import ENGLISH, TRANSLATED, Locale
from .po import Entry
from .style import HAN, problems
from .text import MissingNameError, Placeholder, Renderer, Resolver, TextError, parse, placeholders
from .usage import Usage

SAME = "same:"
"""A translator's comment that lets a translation equal the English, followed by the reason."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to mend."""

    where: str
    """``file:line``."""
    locale: str
    context: str
    problem: str

    def __str__(self) -> str:
        return f"{self.where}: {self.context} [{self.locale}]: {self.problem}"


def lint(
    folder: Path,
    messages: Iterable[Message],
    resolvers: Mapping[str, Resolver],
    usages: Mapping[str, Usage] = MappingProxyType({}),
) -> list[Finding]:
    """Return what is wrong with the English and with every translation of it.

    Placeholders are looked up with the resolver of their kind; a kind without one is not. What a
    language refuses stands in its usage, by the language's code.
    """
    messages = list(messages)
    english = usages.get(ENGLISH.code, Usage())
    found = [
        Finding(message.where, ENGLISH.code, message.context, problem)
        for message in messages
        for problem in dict.fromkeys(
            (
                *_all_alone(message.ids, message.context, ENGLISH, resolvers),
                *english.problems(message.ids, message.context),
            )
        )
    ]
    for code, usage in usages.items():
        for refused, place in usage.idle(each.context for each in messages):
            found.append(Finding(refused.where, code, place, "no text is there; see `in:`"))
    for locale in TRANSLATED:
        entries = {each.context: each for each in read(folder, locale) if not each.obsolete}
        for message in messages:
            entry = entries.get(message.context)
            if entry is None or status_of(entry, message.ids, locale) != "ok":
                continue
            said = (
                *_all_alone(entry.strings, entry.context, locale, resolvers),
                *_compared(entry, message, locale),
                *usages.get(locale.code, Usage()).problems(entry.strings, entry.context),
            )
            found += [
                Finding(entry.where, locale.code, entry.context, problem)
                for problem in dict.fromkeys(said)
            ]
    return found


def _all_alone(
    texts: Iterable[str], context: str, locale: Locale, resolvers: Mapping[str, Resolver]
) -> Iterator[str]:
    """Yield what is wrong with each text by itself, and the names that its language lacks."""
    fields = _is_phrase(context)
    renderer = Renderer(locale, resolvers)
    for text in texts:
        yield from problems(text, locale, fields=fields)
        for asked in _placeholders(text, fields=fields):
            if asked.kind in resolvers:
                try:
                    name = renderer.name(asked).text
                except MissingNameError as missing:
                    yield str(missing)
                else:
                    if asked.kind == "term" and name[:1].islower() and _begins(text, asked):
                        yield f"a sentence begins with {name!r}; put another word first"


def _begins(text: str, asked: Placeholder) -> bool:
    """Whether a sentence of a text begins with a placeholder."""
    return text.startswith(str(asked)) or f". {asked}" in text


def _is_phrase(context: str) -> bool:
    return area(context) == "interface"


def _placeholders(text: str, *, fields: bool) -> tuple[Placeholder, ...]:
    """Return the placeholders of a text; one that cannot be read is a problem of its own."""
    try:
        return placeholders(text, fields=fields)
    except TextError:
        return ()


def _compared(entry: Entry, message: Message, locale: Locale) -> Iterator[str]:
    """Yield how a translation departs from its English."""
    same_allowed = any(note.startswith(SAME) and note != SAME for note in entry.notes)
    for form, text in enumerate(entry.strings):
        english = message.ids[0] if form == 0 and locale.forms > 1 else message.ids[-1]
        yield from _lost_or_invented(text, form, message, locale)
        if _margins(text) != _margins(english):
            yield "it begins or ends with other spaces than the English"
        fields = _is_phrase(entry.context)
        words = _words(english, fields=fields)
        if not words or same_allowed:
            continue
        if _words(text, fields=fields) == words:
            yield f"it equals the English; translate it, or say why not in a comment '# {SAME} …'"
        elif locale.code == "zh-Hans" and not HAN.search(text):
            yield f"no Chinese in it; translate it, or say why not in a comment '# {SAME} …'"


def _lost_or_invented(text: str, form: int, message: Message, locale: Locale) -> Iterator[str]:
    """Yield the placeholders that only one side has; which form of a name it takes is free."""
    fields = _is_phrase(message.context)

    def asked(text: str) -> dict[tuple[str, str], Placeholder]:
        return {(each.kind, each.ref): each for each in _placeholders(text, fields=fields)}

    found, one, many = asked(text), asked(message.ids[0]), asked(message.ids[-1])
    only_for_one = all(locale.form(number) != form for number in (0, *range(2, 12)))
    needed = one.keys() & many.keys() if only_for_one else many.keys()
    for key in sorted(needed - found.keys()):
        yield f"{many[key]} is lost; keep it as it is"
    for key in sorted(found.keys() - one.keys() - many.keys()):
        yield f"{found[key]} is not in the English; take it out"


def _margins(text: str) -> tuple[str, str]:
    stripped = text.strip()
    start, _, end = text.partition(stripped) if stripped else (text, "", "")
    return start, end


def _words(text: str, *, fields: bool) -> list[str]:
    """Return the words to translate: no placeholders, numbers, or capitals such as ATK and HAT."""
    try:
        parts = parse(text, fields=fields)
    except TextError:
        parts = (text,)
    literal = " ".join(part for part in parts if isinstance(part, str))
    return [word.lower() for word in re.findall(r"[^\W\d_]+", literal) if not word.isupper()]
