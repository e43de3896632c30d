"""Write the JSON Schemas of the YAML files, or see whether they have drifted.

ludex schema           write schema/ anew from the models
ludex schema --check   only compare; exit code 1 when a schema differs
"""

from __future__ import annotations

import argparse
from pathlib import Path


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("--check", action="store_true")


def run(args: argparse.Namespace, root: Path) -> int:
    """Write or compare; 1 when they differ."""
    from ludex.cli.main import CouldNotRun
    from ludex.kb.schema import drift, write
    from ludex.project.games import engines

    folder = root / "schema"
    if not folder.is_dir():
        raise CouldNotRun(f"{root} has no folder schema/; the schemas belong to a checkout")
    if not args.check:
        write(folder, *engines())
        return 0
    found = drift(folder, *engines())
    for one in found:
        print(one)
    print("the schemas have drifted; `ludex schema` writes them anew" if found else "no drift")
    return 1 if found else 0
