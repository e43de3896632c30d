"""HTML that is safe to put on a page: what a renderer or a template has made."""

from __future__ import annotations

from markupsafe import Markup


def made(text: str) -> Markup:
    """Return text that is HTML already, every foreign part of it escaped."""
    return Markup(text)  # noqa: S704 - the one place where text is trusted
