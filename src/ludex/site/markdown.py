"""Markdown that is safe to put on a page: what a renderer or a template has made."""

from __future__ import annotations

from markupsafe import Markup

from ludex.i18n.text import MARKDOWN


def made(text: str) -> Markup:
    """Return text that is Markdown already, every foreign part of it escaped."""
    return Markup(text)  # noqa: S704 - the one place where text is trusted


def escaped(text: object) -> Markup:
    """Return text as Markdown that shows it as it is."""
    return made(MARKDOWN.escape(str(text)))
