"""The frame of pages: what MkDocs Material puts around them, made once for each depth.

MkDocs renders pages that have nothing on them, one for each number of folders that a page can be
below its language. What it makes of them is a template, in which `<?= … ?>` and `<? … ?>` stand
for what differs from page to page.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup

from ludex.site.markup import made

DEEPEST = 3
"""Folders below the language in which a page can be."""
_NAME = "frame"
_BEGINS, _ENDS = "<!--body-->", "<!--end of body-->"
_LAYOUT = re.compile(r"\s*\n\s*")
_HEADING = re.compile(r'<h([23])[^>]*\sid="([^"]*)"[^>]*>(.*?)</h\1>', re.DOTALL)


@dataclass(frozen=True, slots=True)
class Framed:
    """What is put into a frame."""

    url: str
    """The address below the language."""
    title: str
    label: str
    description: str
    structured: Mapping[str, object]
    """What search engines are told, `{base}` being the address of the language."""
    body: str
    wide: bool
    """Whether there is no table of contents."""
    english: bool
    """Whether it is in English, whatever the language."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A heading in the table of contents."""

    id: str
    title: str
    below: tuple[Entry, ...] = ()


def contents(body: str) -> tuple[Entry, ...]:
    """Return the headings of a page that can be linked to, those of the third level below."""
    found: list[tuple[str, str, list[Entry]]] = []
    for level, id, title in _HEADING.findall(body):
        name = Markup(title).striptags()  # noqa: S704 - it is from a page of ours
        if level == "3" and found:
            found[-1][2].append(Entry(id, name))
        else:
            found.append((id, name, []))
    return tuple(Entry(id, name, tuple(below)) for id, name, below in found)


def sources() -> Iterator[str]:
    """Yield the Markdown files of the pages from which the frames are made."""
    yield "index.md"
    for depth in range(1, DEEPEST + 1):
        yield "/".join([_NAME] * depth) + ".md"


EMPTY = "# Ludex { #page }\n"
"""What is on such a page: a heading, so that there is something to skip to."""


class Frames:
    """The frames of a language, as MkDocs has made them."""

    def __init__(self, folder: Path, base: str, top: Sequence[str]) -> None:
        environment = Environment(
            variable_start_string="<?=",
            variable_end_string="?>",
            block_start_string="<?",
            block_end_string="?>",
            comment_start_string="<?#",
            comment_end_string="?>",
            autoescape=True,
            undefined=StrictUndefined,
        )
        files = (folder.joinpath(*[_NAME] * depth) for depth in range(DEEPEST + 1))
        self._base = base
        self._top = sorted(top, key=len, reverse=True)
        self._frames = [
            environment.from_string(_LAYOUT.sub("\n", (each / "index.html").read_text("utf-8")))
            for each in files
        ]

    def around(self, page: Framed) -> str:
        """Return a page with its frame."""
        told = {"@context": "https://schema.org", **page.structured}
        structured = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        return self._frames[page.url.count("/")].render(
            url=page.url,
            top=next((each for each in self._top if page.url.startswith(each)), None),
            title=page.title,
            description=page.description,
            structured=made(structured.replace("{base}", self._base).replace("<", "\\u003c")),
            body=made(f"{_BEGINS}{page.body}{_ENDS}"),
            wide=page.wide,
            contents=() if page.wide else contents(page.body),
            english=page.english,
        )


def changed(page: str, body: str) -> str:
    """Return a page with something else on it, in the same frame."""
    before, _, rest = page.partition(_BEGINS)
    _, found, after = rest.partition(_ENDS)
    if not found:
        raise ValueError("the page has no body that could be changed")
    return f"{before}{_BEGINS}{body}{_ENDS}{after}"
