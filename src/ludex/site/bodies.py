"""HTML that a page gets after it has been rendered, so that nobody parses it on the way."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ludex.site.addresses import Address

_BEGINS, _ENDS = "<!--body-->", "<!--end of body-->"
_LAYOUT = re.compile(r"\s*\n\s*")
_ID = re.compile(r'\sid="[^"]*"')


@dataclass(frozen=True, slots=True)
class Body:
    """What is on a page, and what stands there until it comes: its places, which links lead to."""

    html: str

    @property
    def stand_in(self) -> str:
        """The element that the body takes the place of."""
        places = "".join(f"<i{place}></i>" for place in _ID.findall(self.html))
        return f'<div class="body">{places}</div>'

    def put_into(self, page: str) -> str:
        """Return a page with the body in its place."""
        before, found, after = page.partition(self.stand_in)
        if not found:
            raise ValueError("the page has no place for its body")
        return f"{_squeezed(before)}{_BEGINS}{self.html}{_ENDS}{_squeezed(after)}"


def _squeezed(frame: str) -> str:
    """Return what is around a body without the white space in which templates are laid out."""
    return _LAYOUT.sub("\n", frame)


def changed(page: str, body: Body) -> str:
    """Return a page that has a body already with another in its place."""
    before, _, rest = page.partition(_BEGINS)
    _, found, after = rest.partition(_ENDS)
    if not found:
        raise ValueError("the page has no body that could be changed")
    return f"{before}{_BEGINS}{body.html}{_ENDS}{after}"


def fill(site: Path, bodies: Mapping[str, Body]) -> None:
    """Put bodies into the rendered pages of a language, named by their Markdown."""
    for page, body in bodies.items():
        path = site / Address(page).url / "index.html"
        path.write_text(body.put_into(path.read_text("utf-8")), "utf-8", newline="\n")
