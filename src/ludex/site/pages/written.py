"""Hand-written pages: English Markdown, shown in every language with a notice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

from markdown import Markdown  # type: ignore[import-untyped]

from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.markup import made
from ludex.site.vocabulary.page import markdown
from ludex.site.vocabulary.told import Told
from ludex.site.writer import Writer

ORDER = ("architecture", "format", "contributing")
"""Which come first; others follow by name."""


_VOCABULARY = re.compile(r"<!-- vocabulary of ([a-z-]+) -->")
"""Where the vocabulary of a game goes, which is made from its dataclasses."""


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the hand-written pages."""
    games = {game.name: game for game in facts.project.games}

    @cache
    def told(game: str) -> Told:
        return Told(facts.project, games[game])

    for name, file in files(facts.root):
        show = partial(_page, facts.root, name, file, told)
        yield Leaf(addresses.written(name), show)


def files(root: Path) -> list[tuple[str, Path]]:
    """Return the hand-written pages by name; CONTRIBUTING.md is one of them."""
    found = {path.stem: path for path in sorted((root / "site_src" / "pages").glob("*.md"))}
    found["contributing"] = root / "CONTRIBUTING.md"
    first = [(name, found.pop(name)) for name in ORDER if name in found]
    return [*first, *found.items()]


def title(writer: Writer, name: str, file: Path) -> str:
    """Return the title of a page: in the reader's language if we have it, or its own."""
    if f"written.{name}" in writer.project.ui:
        return writer.word(f"written.{name}")
    return _split(file)[0]


def _page(root: Path, name: str, file: Path, told: Callable[[str], Told], writer: Writer) -> Shown:
    body = _relinked(root, file, _split(file)[1])
    whole = _VOCABULARY.sub(lambda game: markdown(told(game[1]), writer), body)
    return Shown(title(writer, name, file), "written", {"body": made(html(whole))}, written=True)


@cache
def html(text: str) -> str:
    """Return what becomes of Markdown; that of all languages is mostly the same."""
    made_of_it: str = Markdown(extensions=_EXTENSIONS).convert(text)
    return made_of_it.replace("<th></th>", "<td></td>")  # a header that says nothing is none


_EXTENSIONS = (
    "attr_list",
    "def_list",
    "tables",
    "toc",
    "pymdownx.superfences",
    "pymdownx.highlight",
)


def _split(file: Path) -> tuple[str, str]:
    """Return the title of a Markdown file and what follows it."""
    text = file.read_text("utf-8")
    heading = re.match(r"# +(.+)\n", text)
    if heading is None:
        raise ValueError(f"{file}:1: expected a title, as in `# Architecture`")
    return heading[1].strip(), text[heading.end() :]


def _relinked(root: Path, file: Path, text: str) -> str:
    """Let links to other hand-written pages lead to where those stand on the site.

    In the repository, where such pages are read too, they lie in different folders.
    """
    pages = {path.resolve(): name for name, path in files(root)}

    def on_the_site(link: re.Match[str]) -> str:
        name = pages.get((file.parent / link[1]).resolve())
        return f"](../../{addresses.written(name).url}{link[2] or ''})" if name else link[0]

    return re.sub(r"\]\(([^)#\s:]+)(#[^)\s]*)?\)", on_the_site, text)
