"""``ludex i18n update``: bring every catalogue up to date with the English."""

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

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
        _replace(file, texts[file])
    return Report(changes, tuple(written))


def _replace(file: Path, text: str) -> None:
    """Write a file so that nobody ever sees half of it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        half.write_text(text, "utf-8", newline="\n")
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)
