"""Show the built site on this machine while the rules are edited.

  ludex serve                   at http://127.0.0.1:8000/
  ludex serve --port 9000

When an article or example is edited, or one of its texts is translated, the change shows at once,
and the page reloads; what is wrong with a file that cannot be read is shown below the page, with
its line. Everything else (lists, cards, the search) stays as `ludex site build` made it.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from pathlib import Path

from ludex.i18n.errors import worded


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("--port", type=int, default=8000, metavar="PORT")


def run(args: argparse.Namespace, root: Path) -> int:
    """Serve until it is interrupted; 2 without a site, or where the port is taken."""
    from ludex.cli.main import CouldNotRun
    from ludex.site.serving import server

    site = root / "site"
    if not (site / "index.html").is_file():
        raise CouldNotRun(worded("no-site", folder=str(site)))
    try:
        serving = server(root, site, args.port, lambda said: print(said, file=sys.stderr))
    except (OSError, OverflowError) as taken:
        raise CouldNotRun(worded("port-taken", port=str(args.port), why=str(taken))) from None
    print(f"http://127.0.0.1:{serving.server_address[1]}/", flush=True)
    with serving, suppress(KeyboardInterrupt):
        serving.serve_forever()
    return 0
