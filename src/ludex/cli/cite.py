"""Print a citation with its permanent address.

  ludex cite HAT-5.1
  ludex cite HAT-5.1 --lang es --format markdown
  ludex cite HAT-5.E1

It names the clause, its revision and the day on which it was cited. The address stays valid: an ID
is never given to anything else.
"""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ludex.cli.languages import QuickVoice, add_language, language, looked_up
from ludex.cli.main import CouldNotRun
from ludex.i18n.errors import worded
from ludex.i18n.text import MARKDOWN, TEXT
from ludex.kb.find import Found
from ludex.site.settings import site_url


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("id", metavar="ID")
    parser.add_argument("--format", choices=["text", "markdown"], default="text")
    add_language(parser)


def run(args: argparse.Namespace, root: Path) -> int:
    """Cite; 2 for an ID that nothing has."""
    found = looked_up(root, args.id)
    if found.kind not in ("clause", "example", "article"):
        raise CouldNotRun(worded("not-citable", name=args.id, kind=found.kind))
    voice = QuickVoice(root, language(args.lang))
    markup = MARKDOWN if args.format == "markdown" else TEXT
    revision = int(found.data.get("revision", 1))
    id = found.id.partition("@")[0]
    named = f"{id}@{revision}" if found.kind == "clause" else id
    address = f"{_site_url(root)}r/{named}/"
    article = found.article or {}
    print(
        voice.word(
            f"cite.{found.kind}",
            {
                "id": f"[{id}]({address})" if args.format == "markdown" else id,
                "text": _text(voice, found, markup),
                "article": voice.text(f"{article.get('id')}#title", article["title"], markup),
                "revision": revision,
                "address": address,
                "date": datetime.now(UTC).date().isoformat(),
            },
            TEXT,  # the values bear their markup already
        )
    )
    return 0


def _text(voice: QuickVoice, found: Found, markup: Any) -> str:
    field = "text" if found.kind == "clause" else "title"
    return voice.text(f"{found.id}#{field}", str(found.data[field]), markup)


def _site_url(root: Path) -> str:
    """Return the address of the site: the checkout's, or that of the installed package."""
    if not (root / "mkdocs.yml").exists():
        return _installed_address()
    try:
        return site_url(root)
    except LookupError as unsaid:
        raise CouldNotRun(str(unsaid)) from None


def _installed_address() -> str:
    from importlib.metadata import metadata

    urls: list[str] = metadata("ludex").get_all("Project-URL") or []
    return next(url.partition(", ")[2] for url in urls if url.startswith("Documentation, "))
