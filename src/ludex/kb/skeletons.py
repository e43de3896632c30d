"""Skeletons of rules, examples and cards, put where they belong.

What only an author can know is left empty: loading tells each such place, and what belongs there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludex.formats.text_file import read_regular, replace_text
from ludex.kb import ids, layout, register
from ludex.kb.errors import Location
from ludex.kb.find import article_file, find
from ludex.kb.identities import identities

_CLAUSE = """\
  - id: {id}
    text:
    trust: inferred
"""
_EXAMPLE = """\
  - id: {id}
    title:
    shows: [{shows}]
    start:
      A: {{hand: []}}
      B: {{}}
    play: []
    expect: []
"""
_CARD = """\
{first}
id: {slug}
passcode: {passcode}
released: {released}
names:
  en: {en}
  pt-BR: {pt}
  es: {es}
  zh-Hans: {zh}
kind: {kind}
"""
_MONSTER = ("attribute", "type", "level", "atk", "def")
_UNENCODED = "unencoded:\n  - says:\n    why:\n"


class Taken(Exception):
    """There is something of this name already."""


@dataclass(frozen=True, slots=True)
class Made:
    """What was written, and where."""

    address: str
    at: Location


def new_clause(root: Path, article: str) -> Made:
    """Write the next clause of an article; raises NotFound."""
    path = article_file(root, article)
    id = f"{article}.{_next(root, article, '')}"
    return _insert(path, "clauses", id, _CLAUSE.format(id=id))


def new_example(root: Path, of: str, theme: str | None = None) -> Made:
    """Write the next example of an article, or of a clause that it is to show; raises NotFound.

    Where examples stand in files of their own, it goes into that of the `theme`, or the last one.
    """
    article = of.partition(".")[0]
    if article != of:
        find(root, of)
    path = article_file(root, article)
    parts = layout.parts(path)
    if theme is not None:
        path = path.with_suffix("") / f"{theme}.yaml"
    elif parts:
        path = parts[-1]
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        first = layout.first_line(path.relative_to(root), "examples")
        path.write_text(f"{first}\nexamples:\n", "utf-8")
    id = f"{article}.E{_next(root, article, 'E')}"
    shows = of if article != of else ""
    return _insert(path, "examples", id, _EXAMPLE.format(id=id, shows=shows))


def new_card(root: Path, game: str, name: str) -> Made:
    """Write the file of a card, with all that the register knows of it; raises Taken."""
    slug = re.sub(r"[^a-z0-9]+", "-", re.sub("['’]", "", name.lower())).strip("-")
    known = identities(root, game, {}).get(slug)
    if known is not None and known.encoded:
        raise Taken(f"{root / game / 'cards' / slug}.yaml")
    path = root / game / "cards" / f"{slug}.yaml"
    facts: Mapping[str, Any] = known.facts if known else {}
    names = known.names if known else {"en": name}
    kind = str(facts.get("kind", ""))
    text = _CARD.format(
        first=layout.first_line(path.relative_to(root), "card"),
        slug=slug,
        passcode=facts.get("passcode", ""),
        released=facts.get("released", ""),
        en=_quoted(names.get("en", "")),
        pt=_quoted(names.get("pt-BR", "")),
        es=_quoted(names.get("es", "")),
        zh=_quoted(names.get("zh-Hans", "")),
        kind=kind,
    )
    for key in _MONSTER if kind.startswith("monster") else ():
        text += f"{key}: {facts.get(key, '')}\n"
    text += _UNENCODED
    text = re.sub(r" +$", "", text, flags=re.MULTILINE)
    replace_text(path, text)
    if known is not None:
        sheet = register.file_of(root / game, slug)
        replace_text(sheet, register.without(register.text_of(sheet), slug))
    return Made(f"card:{slug}", Location(path, 2, 1))


def _quoted(name: str) -> str:
    plain = re.fullmatch(r"[\w][\w '’.・-]*", name) and not name.isdecimal()
    return name if plain or not name else '"' + name.replace('"', '\\"') + '"'


def _next(root: Path, article: str, mark: str) -> int:
    """Return the number after the last one that was ever given in an article."""
    texts = [root / "ids.lock", article_file(root, article)]
    texts += layout.parts(texts[-1])
    pattern = rf"^(?: *- id: )?{re.escape(article)}\.{mark}({ids.NUMBER})\b"
    given = {
        int(number)
        for path in texts
        if path.exists()
        for number in re.findall(pattern, read_regular(path).decode("utf-8"), re.MULTILINE)
    }
    return max(given, default=0) + 1


def _insert(path: Path, key: str, id: str, item: str) -> Made:
    """Put an item at the end of a list in a file."""
    text = read_regular(path).decode("utf-8")
    lines = text.rstrip("\n").split("\n")
    start = next((n for n, line in enumerate(lines) if line.startswith(f"{key}:")), None)
    if start is None:
        lines.append(f"{key}:")
        start = len(lines) - 1
    end = start + 1
    while end < len(lines) and not re.match(r"\w", lines[end]):
        end += 1
    written = [*lines[:end], *item.rstrip("\n").split("\n"), *lines[end:]]
    replace_text(path, "\n".join(written) + "\n")
    return Made(id, Location(path, end + 1, 1))
