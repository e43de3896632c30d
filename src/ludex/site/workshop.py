"""Pages made by several processes: each leaf in every language by whoever comes to it first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ludex.i18n.locales import ENGLISH
from ludex.site import tree
from ludex.site.data.published import publish_traces
from ludex.site.facts import Facts
from ludex.site.frames import Frames
from ludex.site.leaf import Leaf
from ludex.site.spreading import spread
from ludex.site.stories import Run
from ludex.site.templates import Templates
from ludex.site.tree import Titled
from ludex.site.writer import Writer

AT_ONCE = 8
"""Pages that a process is handed at a time."""


@dataclass(frozen=True, slots=True)
class Made:
    """What the rest of the build is told of a page."""

    page: str
    titles: Mapping[str, Titled]
    """What it is called, by language."""
    runs: tuple[Run, ...]
    """Those of the example that it tells."""


@dataclass(frozen=True)
class Workshop:
    """All that it takes to make pages and put them into a site."""

    site: Path
    facts: Facts
    writers: Mapping[str, Writer]
    templates: Templates
    frames: Mapping[str, Frames]

    def make(self, leaves: Sequence[Leaf], processes: int) -> Iterator[Made]:
        """Make pages in every language, and tell of each in turn."""
        yield from spread(self._one, leaves, processes, AT_ONCE)

    def _one(self, leaf: Leaf) -> Made:
        titles = {}
        for code, writer in self.writers.items():
            page = tree.write(leaf, writer, self.templates)
            titles[code] = Titled(page.title, page.label)
            path = self.site / code / leaf.address.page / "index.html"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.frames[code].around(page), "utf-8", newline="\n")
        runs: tuple[Run, ...] = ()
        if leaf.example:
            told = self.facts.told[leaf.example]
            publish_traces(self.site, told, self.writers[ENGLISH.code])
            runs = tuple(told.runs())
        self.facts.told.forget()
        return Made(leaf.address.page, titles, runs)
