"""Every link of the built site followed: pages, pictures, scripts, and the places on pages."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urlsplit

_LINK = re.compile(r'\s(?:href|src)="([^"]*)"')
_ID = re.compile(r'\sid="([^"]*)"')
_ELSEWHERE = ("http:", "https:", "mailto:", "data:", "javascript:")


def broken(site: Path, base_path: str = "/") -> Iterator[str]:
    """Yield what is wrong with each link that leads nowhere; `base_path` is the site's own path."""
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    pages = {name: (site / name).read_text("utf-8") for name in files if name.endswith(".html")}
    places: dict[str, set[str]] = {}

    @cache
    def resolved(folder: str, path: str) -> str:
        if path.startswith("/"):
            target = path.removeprefix(base_path)
        else:
            target = posixpath.normpath(posixpath.join(folder, path))
        if path.endswith("/") or target in ("", "."):
            target = posixpath.normpath(posixpath.join(target, "index.html"))
        return target if target in files else posixpath.normpath(f"{target}/index.html")

    def has(page: str, place: str) -> bool:
        if page not in places:
            places[page] = {unescape(found) for found in _ID.findall(pages[page])}
        return place in places[page]

    for name in sorted(pages):
        for link in sorted(set(_LINK.findall(pages[name]))):
            if link.startswith(_ELSEWHERE):
                continue
            parts = urlsplit(unescape(link))
            path = unquote(parts.path)
            target = resolved(posixpath.dirname(name), path) if path else name
            if target not in files:
                yield f"{name}: a link to {link}, where nothing is"
            elif parts.fragment and target in pages and not has(target, unquote(parts.fragment)):
                yield f"{name}: a link to {link}, but the page has no such place"
