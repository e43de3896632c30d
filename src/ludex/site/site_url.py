"""The address of the site, which mkdocs.yml alone says."""

from __future__ import annotations

import re
from pathlib import Path

_SAID = re.compile(r"^site_url: *(https?://\S+?)/?$", re.MULTILINE)


def site_url(root: Path) -> str:
    """Return the address of a checkout's site, ending in a slash; LookupError if it says none."""
    found = _SAID.search((root / "mkdocs.yml").read_text("utf-8"))
    if found is None:
        raise LookupError(f"{root / 'mkdocs.yml'} does not say the site's address as site_url")
    return f"{found[1]}/"
