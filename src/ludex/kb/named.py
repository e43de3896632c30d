"""Cards and terms by what they are called, in any language, as readers type it.

Of a card file, only what stands above its effects is read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from ludex.i18n.errors import worded
from ludex.i18n.folding import key
from ludex.kb import layout, yaml_file
from ludex.kb.identities import identities
from ludex.kb.near import Names
from ludex.wording import quoted


class Called:
    """Every known card and every term, by what it is called."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def addresses(self, name: str) -> list[str]:
        """Return the addresses of what is called by a name: cards, or else terms."""
        for named in (self._cards, self._terms):
            if addresses := named.addresses(name):
                return addresses
        return []

    def near(self, name: str) -> str | None:
        """Return the nearest name, if one is near: that of a card, or else of a term."""
        return self._cards.near(name) or self._terms.near(name)

    def nearest(self, name: str) -> str:
        """Return the end of a message that tells the nearest name, if one is near."""
        near = self.near(name)
        return worded("near", near=quoted(near)) if near else ""

    @cached_property
    def _cards(self) -> Addressed:
        games = sorted(folder.parent.name for folder in self._root.glob("*/cards"))
        known = (identities(self._root, game, {}).names() for game in games)
        return Addressed([(f"card:{slug}", name) for each in known for slug, _, name in each])

    @cached_property
    def _terms(self) -> Addressed:
        return Addressed(list(_terms(self._root)))


Named = tuple[str, str]
"""An address, and what is there called."""


class Addressed:
    """Names, each with the address of what is called so."""

    def __init__(self, named: Sequence[Named]) -> None:
        self._addresses = [address for address, _ in named]
        self._names = Names([name for _, name in named])

    def addresses(self, name: str) -> list[str]:
        """Return the addresses of what is called by a name."""
        return list(dict.fromkeys(self._addresses[n] for n in self._names.of(key(name))))

    def near(self, name: str) -> str | None:
        """Return the nearest of the names, if one is near."""
        return self._names.nearest(name)


def _terms(root: Path) -> Iterator[Named]:
    for path in sorted(root.glob(f"{layout.TERMS}/*.yaml")):
        data = yaml_file.read(path, "terms").data
        for term in data.get("terms") or () if isinstance(data, Mapping) else ():
            for forms in term["names"].values():
                yield from ((f"term:{term['id']}", str(form)) for form in forms.values())
