"""Every link of the built site followed: pages, pictures, scripts, and the places on pages."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urlsplit

# What a pattern begins with is looked for quickly; that white space is before it is seen then.
_LINKS = (re.compile(r'href="(?<=\shref=")([^"]*)"'), re.compile(r'src="(?<=\ssrc=")([^"]*)"'))
_ID = re.compile(r'id="(?<=\sid=")([^"]*)"')
_ELSEWHERE = ("http:", "https:", "mailto:", "data:")


def broken(site: Path, base_path: str = "/") -> Iterator[str]:
    """Yield what is wrong with each link that leads nowhere; `base_path` is the site's own path."""
    following = _Following(site, base_path)
    for name in sorted(following.pages):
        page = following.pages[name]
        for link in sorted({link for each in _LINKS for link in each.findall(page)}):
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
        self._known: dict[tuple[str, str], str] = {}

    def wrong(self, name: str, link: str) -> str:
        """Return why a link of a page leads nowhere, or nothing."""
        if link.startswith(("#", "?")) or not link:
            return self._wrong(name, link)
        folder, _, _ = name.rpartition("/")
        up = 0
        while link.startswith("../", 3 * up):
            up += 1
        above = folder.split("/")
        if folder and 0 < up <= len(above):  # from up there it is the link of many pages
            folder, link = "/".join(above[:-up]), link[3 * up :]
        key = (folder, link)
        if key not in self._known:
            self._known[key] = self._wrong(posixpath.join(folder, "index.html"), link)
        return self._known[key]

    def _wrong(self, name: str, link: str) -> str:
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
        below = unquote(path)
        if below.startswith("/"):
            below = below.removeprefix(self.base_path)
        else:
            below = posixpath.join(folder, below)
        wanted = posixpath.normpath(below)
        index = posixpath.normpath(posixpath.join(wanted, "index.html"))
        is_file = wanted in self.pages or (wanted in self.files and index not in self.pages)
        return wanted if is_file else index if index in self.pages else ""

    def _of(self, page: str) -> frozenset[str]:
        """Return the places on a page."""
        if page not in self._places:
            found = _ID.findall(self.pages[page])
            self._places[page] = frozenset(unescape(each) for each in found)
        return self._places[page]
