"""The headers that a host sends along: what a page may load, and what it may run.

The file is the one that static hosts read (`_headers`). Scripts of the pages themselves are allowed
by their digests, since those of the theme stand in its pages; nothing else may run.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Iterator
from hashlib import sha256
from html import unescape
from pathlib import Path

_SCRIPT = re.compile(r"<script(?P<attributes>[^>]*)>(?P<text>.*?)</script>", re.DOTALL)
_DATA = re.compile(r"""type=["']?application/(?:ld\+)?json""")
_HANDLER = re.compile(r"<[a-z][^<>]*\son[a-z]+=", re.IGNORECASE)


class RunsByItself(Exception):
    """A page runs a script in a way that no digest allows."""


def digests(name: str, page: str) -> set[str]:
    """Return the digests of the scripts that stand in a page.

    Raises RunsByItself for an event attribute.
    """
    handler = _HANDLER.search(page)
    if handler:
        raise RunsByItself(f"{name}: {unescape(handler[0])}")
    return set(_digests(page))


def write(site: Path, allowed: Iterable[str]) -> None:
    """Write the headers for a site whose pages have scripts with these digests in them."""
    lines = ["/*", f"  Content-Security-Policy: {policy(sorted(allowed))}"]
    lines += [f"  {name}: {value}" for name, value in _OTHERS.items()]
    (site / "_headers").write_text("\n".join([*lines, ""]), "utf-8", newline="\n")


def policy(digests: list[str]) -> str:
    """Return the policy: what is ours, what has one of these digests, and the search's own code."""
    scripts = ["'self'", "'wasm-unsafe-eval'", *(f"'sha256-{each}'" for each in digests)]
    return "; ".join(
        (
            "default-src 'self'",
            f"script-src {' '.join(scripts)}",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "object-src 'none'",
            "base-uri 'self'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


_OTHERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


def _digests(page: str) -> Iterator[str]:
    """Yield the digests of the scripts that stand in a page."""
    for script in _SCRIPT.finditer(page):
        attributes = script["attributes"]
        if " src=" not in attributes and not _DATA.search(attributes):
            yield b64encode(sha256(script["text"].encode()).digest()).decode()
