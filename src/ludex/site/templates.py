"""Templates: in Markdown ones, whatever is not marked as Markdown is escaped."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ludex.site.markdown import escaped, made


class Templates:
    """The templates of a folder: `.md.j2` make Markdown, `.html.j2` make HTML."""

    def __init__(self, folder: Path) -> None:
        loader = FileSystemLoader(folder)
        common: dict[str, Any] = {
            "loader": loader,
            "autoescape": True,
            "undefined": StrictUndefined,
            "trim_blocks": True,
            "lstrip_blocks": True,
            "keep_trailing_newline": True,
        }
        self._html = Environment(**common)  # noqa: S701 - escapes, see above
        self._markdown = Environment(finalize=_as_markdown, **common)  # noqa: S701 - likewise
        for each in (self._html, self._markdown):
            each.filters["html"] = as_html

    def markdown(self, name: str, values: Mapping[str, Any]) -> str:
        """Return a page as Markdown."""
        return self._markdown.get_template(f"{name}.md.j2").render(values)

    def html(self, name: str, values: Mapping[str, Any]) -> str:
        """Return a page as HTML."""
        return self._html.get_template(f"{name}.html.j2").render(values)


def _as_markdown(value: object) -> Markup:
    return value if isinstance(value, Markup) else escaped(value)


def as_html(value: object) -> Markup:
    """Return a value for a place that Markdown does not touch: an attribute, or HTML as it is."""
    return made(escape(str(value)))
