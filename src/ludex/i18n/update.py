"""``ludex i18n update``: bring every catalogue up to date with the English."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ludex.formats.text_file import replace_text

from . import po
from .catalogues import AREAS, area, path, read, source
from .extract import Message
from .locales import TRANSLATED
from .merge import Changes, merge


@dataclass(frozen=True, slots=True)
class Report:
    """What an update did: the changes by catalogue, and the files that it wrote."""

    changes: dict[str, Changes]
    written: tuple[Path, ...]


def update(folder: Path, messages: Iterable[Message]) -> Report:
    """Merge the messages into the catalogues of ``translations/``, writing only what changed."""
    messages = list(messages)
    changes: dict[str, Changes] = {}
    texts: dict[Path, str] = {}
    for locale in TRANSLATED:
        entries, changes[locale.catalogue] = merge(read(folder, locale), messages, locale)
        for each in AREAS:
            inside = [entry for entry in entries if area(entry.context) == each]
            texts[path(folder, locale, each)] = po.write(locale, inside)
    written = [file for file, text in texts.items() if source(file) != text]
    for file in written:
        file.parent.mkdir(parents=True, exist_ok=True)
        replace_text(file, texts[file])
    return Report(changes, tuple(written))
