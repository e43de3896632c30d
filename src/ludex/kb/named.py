"""Cards and terms by what they are called, in any language, as readers type it.

Of a card file, only what stands above its effects is read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from ludex.i18n.errors import worded
from ludex.i18n.folding import key, keys
from ludex.kb import layout, yaml_file
from ludex.kb.identities import identities
from ludex.kb.near import nearest


class Called:
    """Every known card and every term, by what it is called."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def addresses(self, name: str) -> list[str]:
        """Return the addresses of what is called by a name: cards, or else terms."""
        wanted = key(name)
        for named in (self._cards, self._terms):
            found = (address for (address, _), each in named if each == wanted != "")
            if addresses := list(dict.fromkeys(found)):
                return addresses
        return []

    def near(self, name: str) -> str | None:
        """Return the nearest name, if one is near."""
        named = ((each, called) for (_, called), each in (*self._cards, *self._terms))
        return nearest(key(name), named)

    def nearest(self, name: str) -> str:
        """Return the end of a message that tells the nearest name, if one is near."""
        near = self.near(name)
        return worded("near", near=repr(near)) if near else ""

    @cached_property
    def _cards(self) -> Sequence[Keyed]:
        games = sorted(folder.parent.name for folder in self._root.glob("*/cards"))
        known = (identities(self._root, game, {}).names() for game in games)
        return _keyed([(f"card:{slug}", name) for each in known for slug, _, name in each])

    @cached_property
    def _terms(self) -> Sequence[Keyed]:
        return _keyed(list(_terms(self._root)))


Named = tuple[str, str]
"""An address, and what is there called."""
Keyed = tuple[Named, str]
"""The same, with the key of the name."""


def _keyed(named: Sequence[Named]) -> Sequence[Keyed]:
    return list(zip(named, keys(name for _, name in named), strict=True))


def _terms(root: Path) -> Iterator[Named]:
    for path in sorted(root.glob(f"{layout.TERMS}/*.yaml")):
        data = yaml_file.read(path, "terms").data
        for term in data.get("terms") or () if isinstance(data, Mapping) else ():
            for forms in term["names"].values():
                yield from ((f"term:{term['id']}", str(form)) for form in forms.values())
