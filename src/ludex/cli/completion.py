"""Print a script that completes the words of the commands in a shell.

  ludex completion bash > ~/.local/share/bash-completion/completions/ludex
  ludex completion zsh > ~/.zfunc/_ludex

It needs the extra `completion` of the package: pip install "ludex[completion]".
"""

from __future__ import annotations

import argparse
from pathlib import Path

SHELLS = ("bash", "zsh", "tcsh")


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("shell", choices=SHELLS)


def run(args: argparse.Namespace, root: Path) -> int:
    """Print; 2 where the extra is not installed."""
    from ludex.cli.main import CouldNotRun, parser

    try:
        from shtab import complete
    except ImportError:
        wanted = 'it needs an extra: pip install "ludex[completion]"'
        raise CouldNotRun(wanted) from None
    print(complete(parser(whole=True), shell=args.shell))
    return 0
