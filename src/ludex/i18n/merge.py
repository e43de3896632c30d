"""The merge of translations with changed English: by context alone, never by similarity.

Same context and same English: the translation is kept. Same context, other English: it is kept,
fuzzy, beside the English that it was made from. A context that is gone: it becomes obsolete, and
comes back with its context. No translation is ever lost or copied to another context.
"""

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace

from .extract import Message
from .locales import Locale
from .po import CatalogueError, Entry


@dataclass(frozen=True, slots=True)
class Changes:
    """What a merge did, as sorted contexts."""

    new: tuple[str, ...] = ()
    """Now to be translated."""
    fuzzy: tuple[str, ...] = ()
    """Their English changed: the translation is to be looked at."""
    gone: tuple[str, ...] = ()
    """No longer there: the translation is obsolete."""


def merge(
    entries: Iterable[Entry], messages: Iterable[Message], locale: Locale
) -> tuple[list[Entry], Changes]:
    """Return a catalogue brought up to date: its entries by context, the obsolete ones last."""
    old: defaultdict[str, list[Entry]] = defaultdict(list)
    for entry in entries:
        if not entry.obsolete and any(not each.obsolete for each in old[entry.context]):
            first = next(each for each in old[entry.context] if not each.obsolete)
            raise CatalogueError(
                f"{entry.where}: {entry.context!r} is also at {first.where}; keep one"
            )
        old[entry.context].append(entry)

    active: list[Entry] = []
    obsolete: list[Entry] = []
    for message in _unique(messages):
        entry, rest = _update(message, old.pop(message.context, []), locale)
        active.append(entry)
        obsolete += rest
    gone = [each for pool in old.values() for each in pool]
    changes = Changes(
        new=tuple(each.context for each in active if not each.translated),
        fuzzy=tuple(each.context for each in active if each.fuzzy),
        gone=tuple(sorted((each.context for each in gone if not each.obsolete), key=by_number)),
    )
    obsolete += [_bury(each) for each in gone if each.translated or each.notes]
    return active + _without_repeats(obsolete, active), changes


def by_number(context: str) -> tuple[list[str | int], str]:
    """Return the key that sorts HAT-10.1 after HAT-9.1."""
    parts = re.split(r"([0-9]+)", context)
    return [int(part) if index % 2 else part for index, part in enumerate(parts)], context


def _unique(messages: Iterable[Message]) -> list[Message]:
    by_context: dict[str, Message] = {}
    for message in messages:
        first = by_context.setdefault(message.context, message)
        if first is not message:
            raise CatalogueError(f"{message.where}: {message.context!r} is also at {first.where}")
    return [by_context[context] for context in sorted(by_context, key=by_number)]


def _update(message: Message, pool: list[Entry], locale: Locale) -> tuple[Entry, list[Entry]]:
    """Return the entry of a message, and the old translations of its context left over."""
    forms = locale.forms if message.plural else 1
    blank = ("",) * forms
    entry = Entry(
        message.context,
        message.ids,
        blank,
        comments=(message.comment,) if message.comment else (),
        files=(message.file,),
        notes=tuple(
            dict.fromkeys(note for each in pool if not each.translated for note in each.notes)
        ),
    )
    translated = [each for each in pool if each.translated]
    if not translated:
        return entry, []
    best = max(translated, key=lambda each: _claim(each, message))
    stale = best.origin != message.ids
    carried = best.strings if any(best.strings[:forms]) else tuple(filter(None, best.strings))
    entry = replace(
        entry,
        strings=(carried + blank)[:forms],
        fuzzy=stale or (best.fuzzy and not best.previous),
        previous=best.origin if stale else (),
        notes=tuple(dict.fromkeys(best.notes + entry.notes)),
    )
    cut_short = not set(entry.strings).issuperset(filter(None, best.strings))
    return entry, [_bury(each) for each in translated if each is not best or cut_short]


def _claim(entry: Entry, message: Message) -> tuple[bool, int, bool]:
    """Return what puts an old translation first: it stands there, or was made from this text."""
    forms = sum(map(bool, entry.strings)) if entry.origin == message.ids else 0
    return not entry.obsolete and entry.ids == message.ids, forms, not entry.obsolete


def _bury(entry: Entry) -> Entry:
    """Return an entry as obsolete, if possible beside the English that it was made from."""
    entry = replace(entry, comments=(), files=(), obsolete=True)
    if len(entry.previous) == len(entry.ids):
        entry = replace(entry, ids=entry.previous, previous=(), fuzzy=False)
    return entry


def _in_order(entry: Entry) -> tuple[object, ...]:
    return by_number(entry.context), entry.ids, entry.previous, entry.strings


def _without_repeats(obsolete: list[Entry], active: list[Entry]) -> list[Entry]:
    """Drop what another entry of the same context and English says as well."""
    kept: list[Entry] = []
    said: defaultdict[tuple[str, tuple[str, ...]], set[str]] = defaultdict(set)
    for entry in active:
        said[entry.context, entry.origin].update(entry.strings)
    for entry in sorted(obsolete, key=_in_order):
        heard = said[entry.context, entry.origin]
        if not heard.issuperset(filter(None, entry.strings)) or (
            entry.notes and not entry.translated
        ):
            kept.append(entry)
        heard.update(entry.strings)
    return kept
