"""Every link of the built site followed: pages, pictures, scripts, and the places on pages."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urlsplit

_LINK = re.compile(r'\s(?:href|src)="([^"]*)"')
_ID = re.compile(r'\sid="([^"]*)"')
_ELSEWHERE = ("http:", "https:", "mailto:", "data:")


def broken(site: Path, base_path: str = "/") -> Iterator[str]:
    """Yield what is wrong with each link that leads nowhere; `base_path` is the site's own path."""
    following = _Following(site, base_path)
    for name in sorted(following.pages):
        for link in sorted(set(_LINK.findall(following.pages[name]))):
            if not link.startswith(_ELSEWHERE):
                wrong = following.wrong(name, unescape(link))
                if wrong:
                    yield f"{name}: a link to {link}, {wrong}"


class _Following:
    def __init__(self, site: Path, base_path: str) -> None:
        self.base_path = base_path
        self.files = {path.relative_to(site).as_posix() for path in site.rglob("*.*")}
        self.pages = {
            name: (site / name).read_text("utf-8") for name in self.files if name.endswith(".html")
        }
        self._places: dict[str, frozenset[str]] = {}
        self._targets: dict[tuple[str, str], str] = {}

    def wrong(self, name: str, link: str) -> str:
        """Return why a link of a page leads nowhere, or nothing."""
        parts = urlsplit(link)
        target = self._target(posixpath.dirname(name), parts.path) if parts.path else name
        if not target:
            return "where nothing is"
        place = unquote(parts.fragment)
        if place and target in self.pages and place not in self._of(target):
            return f"but {target} has no such place"
        return ""

    def _target(self, folder: str, path: str) -> str:
        """Return the file that a path leads to from a folder, or nothing."""
        key = (folder, path)
        if key not in self._targets:
            below = unquote(path)
            if below.startswith("/"):
                below = below.removeprefix(self.base_path)
            else:
                below = posixpath.join(folder, below)
            wanted = posixpath.normpath(below)
            index = posixpath.normpath(posixpath.join(wanted, "index.html"))
            is_file = wanted in self.pages or (wanted in self.files and index not in self.pages)
            self._targets[key] = wanted if is_file else index if index in self.pages else ""
        return self._targets[key]

    def _of(self, page: str) -> frozenset[str]:
        """Return the places on a page."""
        if page not in self._places:
            found = _ID.findall(self.pages[page])
            self._places[page] = frozenset(unescape(each) for each in found)
        return self._places[page]
