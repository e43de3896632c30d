"""Export a Forbidden and Limited List for a simulator.

ludex list export                                    the newest list, to the terminal
ludex list export 2014-04-01 --out 2014-04.lflist.conf

It is written as YGOPro and EDOPro read lists (lflist): a line for each card with its passcode, the
number of copies that a deck may have of it, and its English name. Cards that are not on the list
are not limited by it. A file is replaced whole or not at all.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ludex.cli.main import CouldNotRun
from ludex.i18n.errors import worded
from ludex.wording import quoted


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("what", choices=["export"])
    parser.add_argument("id", metavar="ID", nargs="?")
    parser.add_argument("--format", choices=["lflist"], default="lflist")
    parser.add_argument("--out", type=Path, metavar="FILE")


def run(args: argparse.Namespace, root: Path) -> int:
    """Export; 2 for a list that there is not."""
    from ludex.decks.cards import known_cards
    from ludex.decks.lflist import lflist
    from ludex.kb.errors import did_you_mean
    from ludex.kb.part import card_list, card_lists

    rules = root / "rules"
    there = card_lists(rules)
    if not there:
        raise CouldNotRun(worded("no-lists", folder=str(rules)))
    id = args.id or there[-1]
    if id not in there:
        hint = did_you_mean(id, there) or worded("there-are", names=", ".join(there))
        raise CouldNotRun(worded("no-list", name=quoted(id)) + hint)
    try:
        text = lflist(card_list(rules, id), known_cards(rules))
    except LookupError as unknown:
        raise CouldNotRun(unknown.args[0]) from None
    if args.out is None:
        print(text, end="")
    else:
        _replace(args.out, text)
        print(f"wrote {args.out}")
    return 0


def _replace(path: Path, text: str) -> None:
    from ludex.formats.text_file import replace_text

    path = path.resolve()
    if path.exists() and not path.is_file():
        raise CouldNotRun(worded("no-regular-file", path=str(path)))
    try:
        replace_text(path, text)
    except OSError as error:
        why = str(error.strerror)
        raise CouldNotRun(worded("not-written", path=str(path), why=why)) from None
