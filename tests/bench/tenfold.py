"""A synthetic tree with several times the rules: the same rulebooks again under other prefixes."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from string import ascii_uppercase

PREFIXES = ("TCG", "HAT", "MOD")


def grow(root: Path, to: Path, times: int) -> Path:
    """Write a copy of a checkout's data with its rules `times` over, and return its folder."""
    for folder in ("rules", "translations"):
        shutil.copytree(root / folder, to / folder)
    shutil.copy(root / "mkdocs.yml", to)
    for n in range(1, times):
        letter = ascii_uppercase[n]
        for book in ("core", "hat", "modern"):
            _again(root / "rules/yugioh" / book, to / "rules/yugioh" / f"{book}{n}", letter)
        for path in (root / "translations").glob("*/LC_MESSAGES/rules.po"):
            copy = to / path.relative_to(root)
            _, _, entries = path.read_text("utf-8").partition("\n\n")
            mine = [e for e in entries.split("\n\n") if re.search(_IDS + "[^#\n]*#", e)]
            with copy.open("a", encoding="utf-8") as file:
                file.write("\n\n" + "\n\n".join(_renamed(entry, letter) for entry in mine) + "\n")
    return to


_IDS = rf"\b({'|'.join(PREFIXES)})-"


def _renamed(text: str, letter: str) -> str:
    return re.sub(_IDS, lambda found: f"{found[1][:2]}Z{letter}-", text)


def _again(book: Path, to: Path, letter: str) -> None:
    for path in book.rglob("*.yaml"):
        text = _renamed(path.read_text("utf-8"), letter)
        text = re.sub(
            r"^id: ([A-Z]{3})$", lambda f: f"id: {f[1][:2]}Z{letter}", text, flags=re.MULTILINE
        )
        copy = to / path.relative_to(book)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, "utf-8")
