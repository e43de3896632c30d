"""Every link of the built site followed: pages, pictures, scripts, and the places on pages."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection, Iterator
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urlsplit

# What a pattern begins with is looked for quickly; that white space is before it is seen then.
_LINKS = (re.compile(r'href="(?<=\shref=")([^"]*)"'), re.compile(r'src="(?<=\ssrc=")([^"]*)"'))
_ID = re.compile(r'id="(?<=\sid=")([^"]*)"')
_ELSEWHERE = ("http:", "https:", "mailto:", "data:")

Places = dict[tuple[str, str], str]
"""A page, a place on it, and the link that leads there, as it is told if there is no such place."""


class Following:
    """Follows the links of pages among the files of a site, whose own path is `base_path`."""

    def __init__(self, files: Collection[str], base_path: str) -> None:
        self.files = files
        self.base_path = base_path
        self.broken: list[str] = []
        """What is wrong with each link that leads to no file."""
        self.places: Places = {}
        """The places that there should be."""
        self._known: dict[tuple[str, str], tuple[str, str]] = {}

    def follow(self, name: str, page: str) -> None:
        """Follow the links of a page."""
        for link in {link for each in _LINKS for link in each.findall(page)}:
            if link.startswith(_ELSEWHERE):
                continue
            target, place = self._leads(name, unescape(link))
            if not target:
                self.broken.append(f"{name}: a link to {link}, where nothing is")
            elif place and target.endswith(".html"):
                self.places.setdefault((target, place), f"{name}: a link to {link}")

    def _leads(self, name: str, link: str) -> tuple[str, str]:
        """Return the file and the place there to which a link of a page leads."""
        folder, _, _ = name.rpartition("/")
        if link.startswith(("#", "?")) or not link:
            return name, unquote(urlsplit(link).fragment)
        up = 0
        while link.startswith("../", 3 * up):
            up += 1
        above = folder.split("/")
        if folder and 0 < up <= len(above):  # from up there it is the link of many pages
            folder, link = "/".join(above[:-up]), link[3 * up :]
        key = (folder, link)
        if key not in self._known:
            parts = urlsplit(link)
            target = self._target(folder, parts.path) if parts.path else f"{folder}/index.html"
            self._known[key] = target.lstrip("/"), unquote(parts.fragment)
        return self._known[key]

    def _target(self, folder: str, path: str) -> str:
        """Return the file that a path leads to from a folder, or nothing."""
        below = unquote(path)
        if below.startswith("/"):
            below = below.removeprefix(self.base_path)
        else:
            below = posixpath.join(folder, below)
        wanted = posixpath.normpath(below)
        index = posixpath.normpath(posixpath.join(wanted, "index.html"))
        return index if index in self.files else wanted if wanted in self.files else ""


def lacking(site: Path, places: Places) -> Iterator[str]:
    """Yield what is wrong with links that lead to places which are not there."""
    by_page: dict[str, list[str]] = {}
    for page, place in places:
        by_page.setdefault(page, []).append(place)
    for page, wanted in by_page.items():
        there = {unescape(each) for each in _ID.findall((site / page).read_text("utf-8"))}
        for place in wanted:
            if place not in there:
                yield f"{places[page, place]}, but {page} has no such place"
