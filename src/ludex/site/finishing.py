"""Every file of the built site looked at once: its links, its scripts, and a compressed copy."""

from __future__ import annotations

import gzip
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from ludex.site import headers
from ludex.site.links import Following, Places, lacking
from ludex.site.spreading import spread

COMPRESSED = (".html", ".js", ".css", ".json", ".svg", ".xml", ".txt", ".md")
"""The files that hosts send compressed; what else there is, is so already."""
SMALL = 1024
"""Below so many bytes compressing saves nothing."""
SHARE = 200
"""Files that a process looks at in one go."""


@dataclass
class Finished:
    """What was seen."""

    digests: set[str] = field(default_factory=set)
    """Those of the scripts that stand in pages."""
    broken: list[str] = field(default_factory=list)
    """What is wrong with links that lead nowhere."""


def finish(site: Path, base_path: str, processes: int = 1) -> Finished:
    """Look at every file of a site, and put a compressed copy beside it."""
    files = sorted(path.relative_to(site).as_posix() for path in site.rglob("*.*"))
    shares = [files[n : n + SHARE] for n in range(0, len(files), SHARE)]
    work = partial(_look, site, frozenset(files), base_path)
    found, places = Finished(), Places()
    for digests, broken, more in spread(work, shares, processes):
        found.digests |= digests
        found.broken += broken
        places |= more
    found.broken += lacking(site, places)
    return found


Seen = tuple[set[str], list[str], Places]


def _look(site: Path, files: frozenset[str], base_path: str, share: list[str]) -> Seen:
    following, digests = Following(files, base_path), set[str]()
    for name in share:
        if not name.endswith(COMPRESSED):
            continue
        data = (site / name).read_bytes()
        if name.endswith(".html"):
            page = data.decode()
            digests |= headers.digests(name, page)
            following.follow(name, page)
        if len(data) >= SMALL:
            (site / f"{name}.gz").write_bytes(gzip.compress(data, 6, mtime=0))
    return digests, following.broken, following.places
