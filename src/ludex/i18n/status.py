"""``ludex i18n status``: how much of each language is translated."""

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypedDict

from .catalogues import read, status_of
from .extract import Message
from .locales import TRANSLATED


class Count(TypedDict):
    """The texts of one language; the last three add up to the total."""

    total: int
    translated: int
    fuzzy: int
    missing: int


def status(folder: Path, messages: Iterable[Message]) -> dict[str, Count]:
    """Return the counts by catalogue, measured against what the English says now."""
    messages = list(messages)
    counts: dict[str, Count] = {}
    for locale in TRANSLATED:
        entries = {each.context: each for each in read(folder, locale) if not each.obsolete}
        found = Counter(status_of(entries.get(each.context), each.ids, locale) for each in messages)
        counts[locale.catalogue] = Count(
            total=len(messages),
            translated=found["ok"],
            fuzzy=found["fuzzy"],
            missing=found["missing"],
        )
    return counts


def unpublished(names: Mapping[str, Mapping[str, str]]) -> dict[str, list[str]]:
    """Return by catalogue whose names, by language, fall back to English: none is published."""
    return {
        locale.catalogue: sorted(ref for ref, each in names.items() if locale.code not in each)
        for locale in TRANSLATED
    }
