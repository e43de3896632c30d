"""The little that every drawing needs."""

from __future__ import annotations

from html import escape


def text(said: str, x: float, y: float, style: str = "", anchor: str = "") -> str:
    """Return a line of text."""
    more = f' class="{style}"' if style else ""
    more += f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{x:g}" y="{y:g}"{more}>{escape(said)}</text>'
