"""Helpers: pages written in a language."""

from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from pathlib import Path
from posixpath import normpath

from ludex.check.kept import kept
from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import Locale
from ludex.site import tree
from ludex.site.facts import Facts
from ludex.site.frames import Framed
from ludex.site.stories import Story
from ludex.site.templates import Templates
from ludex.site.writer import Writer

ROOT = Path(__file__).parents[2]
TEMPLATES = Templates(ROOT / "site_src/templates")
CATALOGUES = Catalogues(ROOT / "translations")


def writer_of(facts: Facts, to: Locale, catalogues: Catalogues = CATALOGUES) -> Writer:
    return Writer(facts.project, catalogues, to)


def played(known: Facts) -> Facts:
    """Return facts with every example played and every clause proved."""
    runs = {(run.example, run.ruleset): run for told in known.told.values() for run in told.runs()}
    return known.with_results(runs, kept(known.project, known.root / "build"))


def stories(facts: Facts) -> dict[tuple[str, str], Story]:
    """Return every run as it is told, by example and ruleset."""
    tellings = (alike for told in facts.told.values() for alike in told.tellings)
    return {(story.example.id, story.ruleset): story for alike in tellings for story in alike}


class Elements(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


class Written(Mapping[str, str]):
    """What is on the pages of a language, by page: each is made when it is asked for."""

    def __init__(self, facts: Facts, writer: Writer) -> None:
        self._writer = writer
        self._leaves = {leaf.address.page: leaf for leaf in tree.leaves(facts)}
        self._made: dict[str, Framed] = {}

    def __getitem__(self, page: str) -> str:
        return self.framed(page).body

    def __iter__(self) -> Iterator[str]:
        return iter(self._leaves)

    def __len__(self) -> int:
        return len(self._leaves)

    def framed(self, page: str) -> Framed:
        """Return a page, ready to be framed."""
        if page not in self._made:
            self._made[page] = tree.write(self._leaves[page], self._writer, TEMPLATES)
        return self._made[page]


def one_page(facts: Facts, writer: Writer, page: str) -> str:
    return Written(facts, writer)[page]


def links(page: str) -> list[str]:
    """Return where the links of a page lead."""
    return [attrs["href"] or "" for tag, attrs in Elements(page).found if tag == "a"]


def leads_to(here: str, page: str) -> set[str]:
    """Return the pages of the site to which a page leads."""
    found = set()
    for link in links(page):
        to, _, _ = link.partition("#")
        if ":" not in to and to:
            found.add(f"{normpath(f'{here}{to}')}/")
    return found
