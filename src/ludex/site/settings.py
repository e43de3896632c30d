"""What mkdocs.yml alone says of the site: its address, and where mistakes are reported."""

from __future__ import annotations

import re
from pathlib import Path

_URL = re.compile(r"^site_url: *(https?://\S+?)/?$", re.MULTILINE)
_REPORTS = re.compile(r"^  reports_to: *(https?://\S+?|[^\s@]+@[^\s@]+)/?(?: +#.*)?$", re.MULTILINE)


def site_url(root: Path) -> str:
    """Return the address of a checkout's site, ending in a slash; LookupError if it says none."""
    return _said(root, _URL, "the site's address as site_url") + "/"


def reports_to(root: Path) -> str:
    """Return the repository, or else the mail address, to which a checkout's readers write.

    Raises LookupError where it says neither.
    """
    return _said(root, _REPORTS, "whom readers write to as reports_to, an address https://… or …@…")


def _said(root: Path, pattern: re.Pattern[str], what: str) -> str:
    found = pattern.search((root / "mkdocs.yml").read_text("utf-8"))
    if found is None:
        raise LookupError(f"{root / 'mkdocs.yml'} does not say {what}")
    return found[1]
