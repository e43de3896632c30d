"""Helpers: pages written in a language, and the HTML that becomes of them."""

from collections.abc import Iterator, Mapping
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from posixpath import normpath
from tempfile import TemporaryDirectory

import markdown  # type: ignore[import-untyped]
import yaml

from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import Locale
from ludex.site import tree
from ludex.site.addresses import Address
from ludex.site.bodies import Body
from ludex.site.facts import Facts
from ludex.site.templates import Templates
from ludex.site.writer import Writer

ROOT = Path(__file__).parents[2]
TEMPLATES = Templates(ROOT / "site_src/templates")
CATALOGUES = Catalogues(ROOT / "translations")


def writer_of(facts: Facts, to: Locale, catalogues: Catalogues = CATALOGUES) -> Writer:
    return Writer(facts.project, catalogues, to)


@cache
def _renderer() -> markdown.Markdown:
    """Return what MkDocs renders with."""
    config = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    names, settings = [], {}
    for extension in config["markdown_extensions"]:
        name, more = (
            next(iter(extension.items())) if isinstance(extension, dict) else (extension, {})
        )
        names.append(name)
        settings[name] = more
    return markdown.Markdown(extensions=names, extension_configs=settings)


def _html(page: str) -> str:
    """Render a page as MkDocs does."""
    made: str = _renderer().reset().convert(page.split("---\n", 2)[2])
    return made


class Elements(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


class Written(Mapping[str, str]):
    """The pages of a language as HTML, by path: each is made when it is asked for."""

    def __init__(self, facts: Facts, writer: Writer) -> None:
        self._writer = writer
        self._leaves = {leaf.address.page: leaf for leaf in tree.leaves(facts)}
        self._made: dict[str, str] = {}

    def __getitem__(self, path: str) -> str:
        if path not in self._made:
            source, body = self._written(path)
            page = _html(source)
            self._made[path] = body.put_into(page) if body else page
        return self._made[path]

    def __iter__(self) -> Iterator[str]:
        return iter(self._leaves)

    def __len__(self) -> int:
        return len(self._leaves)

    def source(self, path: str) -> str:
        """Return the Markdown of a page, its settings above it."""
        return self._written(path)[0]

    def _written(self, path: str) -> tuple[str, Body | None]:
        """Return a page as the build writes it, and the body that it gets once it is rendered."""
        with TemporaryDirectory() as folder:
            done = tree.write(Path(folder), [self._leaves[path]], self._writer, TEMPLATES)
            return (Path(folder) / path).read_text("utf-8"), done.bodies.get(path)


def one_page(facts: Facts, writer: Writer, path: str) -> str:
    return Written(facts, writer)[path]


def links(page: str) -> list[str]:
    """Return where the links of a page lead."""
    return [attrs["href"] or "" for tag, attrs in Elements(page).found if tag == "a"]


def leads_to(path: str, page: str) -> set[str]:
    """Return the URLs in the site to which a page leads, whether as Markdown or as built."""
    here, found = Address(path), set()
    for link in links(page):
        to, _, _ = link.partition("#")
        if to.endswith(".md"):
            found.add(Address(normpath(f"{path}/../{to}")).url)
        elif ":" not in to and to:
            found.add(f"{normpath(f'{here.url}{to}')}/")
    return found
