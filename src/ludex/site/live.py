"""Rules and examples as they are being edited: their pages written anew when they are asked for.

The frame of a page is that of the built site; whatever is no article and no example stays as built.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from pathlib import Path

from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import LOCALES
from ludex.site import tree
from ludex.site.facts import facts
from ludex.site.frames import changed
from ludex.site.games import FACES
from ludex.site.leaf import Leaf
from ludex.site.pages import examples, rules
from ludex.site.settings import reports_to, site_url
from ludex.site.templates import Templates
from ludex.site.writer import Writer

WATCHED = ("rules", "translations", "site_src/templates")
"""The folders of which a change shows."""


def newest(root: Path) -> int:
    """Return when anything that is watched has last been changed, in nanoseconds."""
    files = (path for name in WATCHED for path in (root / name).rglob("*.*"))
    return max((path.stat().st_mtime_ns for path in files), default=0)


class Live:
    """The rules of a checkout as they are now; raises Problems for what is wrong with them."""

    def __init__(self, root: Path) -> None:
        today = date.today()  # noqa: DTZ011 - a citation is dated anew when it is copied
        self.facts = facts(root, site_url(root), today, FACES, reports_to=reports_to(root))
        self._templates = Templates(root / "site_src" / "templates")
        catalogues = Catalogues(root / "translations")
        self._writers = {
            locale.code: Writer(self.facts.project, catalogues, locale) for locale in LOCALES
        }
        leaves = (*rules.leaves(self.facts), *examples.leaves(self.facts))
        self._leaves: Mapping[str, Leaf] = {leaf.address.url: leaf for leaf in leaves}

    def page(self, code: str, url: str, built: str) -> str:
        """Return a page, below its language, with what is on it now; others as built."""
        leaf, writer = self._leaves.get(url), self._writers.get(code)
        if leaf is None or writer is None:
            return built
        return changed(built, tree.write(leaf, writer, self._templates).body)
