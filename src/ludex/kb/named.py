"""Cards and terms by what they are called, in any language, as readers type it.

Of a card file, only what stands above its effects is read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ludex.i18n.folding import key
from ludex.kb import layout, yaml_file
from ludex.kb.errors import did_you_mean
from ludex.kb.identities import identities


def addresses(root: Path, name: str) -> list[str]:
    """Return the addresses of what is called by a name: cards first, then terms."""
    wanted = key(name)
    return [address for address, called in names(root) if wanted and wanted in map(key, called)]


def nearest_name(root: Path, name: str) -> str:
    """Return the end of a message that tells the nearest name of a card or a term, if one is."""
    return did_you_mean(name, (each for _, called in names(root) for each in called))


def names(root: Path) -> Iterator[tuple[str, list[str]]]:
    """Yield each known card and each term with its names in every language."""
    for folder in sorted(root.glob("*/cards")):
        for slug, card in identities(root, folder.parent.name, {}).by_slug.items():
            yield f"card:{slug}", [str(each) for each in card.names.values()]
    for path in sorted(root.glob(f"{layout.TERMS}/*.yaml")):
        data = yaml_file.read(path, "terms").data
        for term in data.get("terms") or () if isinstance(data, Mapping) else ():
            yield f"term:{term['id']}", [*_forms(term)]


def _forms(term: Any) -> Iterator[str]:
    for forms in term["names"].values():
        yield from map(str, forms.values())
