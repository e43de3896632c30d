"""Build the website.

  ludex site build                       into site/, in every language
  ludex site build --out /srv/ludex      into another folder, which is replaced whole
  ludex site build --base https://example.org/ludex/
                                         for an address other than that in mkdocs.yml

Every example is played first; one that does not hold, a broken link or any other warning stops the
build, and the previous site stays. It needs MkDocs Material and Pagefind (`make install`).
"""

from __future__ import annotations

import argparse
import sys
import time
from importlib.util import find_spec
from pathlib import Path


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("what", choices=["build"])
    parser.add_argument("--out", type=Path, metavar="DIR")
    parser.add_argument("--base", metavar="URL")


def run(args: argparse.Namespace, root: Path) -> int:
    """Build; 1 when the site would show something wrong."""
    from ludex.cli.main import CouldNotRun
    from ludex.site.build import CannotBuild, build
    from ludex.site.facts import NotHolding
    from ludex.site.last_change import last_change
    from ludex.site.rendering import BuildFailed
    from ludex.site.settings import site_url

    if not (root / "site_src").is_dir():
        raise CouldNotRun(f"{root} has no site_src/; the site is built from a checkout")
    for name in ("material", "mkdocs", "pagefind"):
        if find_spec(name) is None:
            raise CouldNotRun(f"{name} is not installed; `make install` makes the environment")
    if args.base and not args.base.startswith(("https://", "http://")):
        raise CouldNotRun(f"{args.base} is no address; it begins with https://")
    began = time.monotonic()
    out = (args.out or root / "site").absolute()
    try:
        base = f"{args.base.rstrip('/')}/" if args.base else site_url(root)
        built = build(root, out, base, last_change(root), _tell)
    except CannotBuild as wrong:
        raise CouldNotRun(str(wrong)) from None
    except (BuildFailed, NotHolding) as wrong:
        _tell("")
        print(f"ludex: {wrong}", file=sys.stderr)
        return 1
    _tell("")
    took = time.monotonic() - began
    print(f"{built.pages} pages in {built.languages} languages, in {took:.1f} s: {out}")
    return 0


def _tell(what: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\x1b[K{what}", end="", file=sys.stderr, flush=True)
