"""Find rules, cards, terms and examples by their words, in any of the languages.

  ludex search field spell
  ludex search magia de campo --lang pt
  ludex search 伤害步骤

Accents and case do not matter. All words have to be in one text; names and titles come first.
If nothing is found, the nearest name of a card or term is suggested.
Exit codes: 0 something is found, 1 nothing is.

--json prints [{"address", "field", "language", "found", "text"}]: "found" is the text that has the
words, "text" the same text in the reader's language.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ludex.cli.languages import QuickVoice, add_language, language
from ludex.cli.output import as_json
from ludex.cli.terminal import shown as line_shown
from ludex.i18n.text import TEXT
from ludex.kb.find import find
from ludex.kb.named import Called

if TYPE_CHECKING:
    from ludex.project.search import Hit

SHOWN = 20
"""As many as a terminal has lines to spare."""


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("words", nargs="+", metavar="WORD")
    parser.add_argument("--limit", type=int, default=SHOWN, metavar="N")
    parser.add_argument("--json", action="store_true")
    add_language(parser)


def run(args: argparse.Namespace, root: Path) -> int:
    """Search; 1 when nothing is found."""
    from ludex.project.search import search

    voice = QuickVoice(root, language(args.lang))
    found = search(root, args.words)
    shown = [(hit, _told(voice, hit)) for hit in found[: max(args.limit, 0)]]
    if args.json:
        as_json([_row(hit, told) for hit, told in shown])
    elif not found:
        near = Called(root / "rules").near(" ".join(args.words))
        word = "search.near" if near else "search.none"
        print(voice.word(word, {"name": near or ""}, TEXT))
    else:
        for hit, told in shown:
            print(line_shown(f"{hit.address}  {told}", 2))
        if len(found) > len(shown):
            number = len(found) - len(shown)
            print("\n" + voice.word("search.more", {"count": number}, TEXT))
    return 0 if found else 1


def _told(voice: QuickVoice, hit: Hit) -> str:
    """Return what is shown of a thing in the reader's language: its name, or the text found."""
    kind, _, slug = hit.address.rpartition(":")
    if kind in ("card", "term"):
        return voice.text("", f"{{{kind}:{slug}}}", TEXT)
    found = find(voice.rules, hit.address).data
    field = next(each for each in ("text", "title") if each in found)
    prefix = "list:" if kind == "list" else ""
    return voice.text(f"{prefix}{slug}#{field}", str(found[field]), TEXT)


def _row(hit: Hit, told: str) -> dict[str, str]:
    return {
        "address": hit.address,
        "field": hit.text.field,
        "language": hit.text.language,
        "found": hit.text.text,
        "text": told,
    }
