"""Write the record of published IDs, or see whether it still holds.

  ludex lock                     put new IDs and new revisions on record
  ludex lock --check             only compare; exit code 1 when something changed in silence
  ludex lock --reworded HAT-2.1  this clause says the same in other words: keep its revision

A clause whose meaning changes gets a higher `revision:`, and its old text goes under `revisions:`.
An ID never vanishes: what goes becomes a tombstone with `retired:`.
"""

from __future__ import annotations

import argparse
from pathlib import Path


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--reworded", nargs="+", default=[], metavar="ID", help="same meaning")


def run(args: argparse.Namespace, root: Path) -> int:
    """Write or compare; 1 when the record is broken."""
    from ludex.check.implementation import digests
    from ludex.cli.main import CouldNotRun
    from ludex.kb import lock
    from ludex.kb.errors import did_you_mean
    from ludex.project.project import Project

    project = Project.at(root / "rules")
    path = root / "rules" / "ids.lock"
    code = digests()
    for id in args.reworded:
        if id not in project.kb.clauses:
            raise CouldNotRun(f"there is no clause '{id}'{did_you_mean(id, project.kb.clauses)}")
    if not args.check:
        lock.update(project.kb, path, code, args.reworded)
        return 0
    found = lock.verify(project.kb, path, code)
    for one in found:
        print(one)
    print("the record does not hold; see `ludex lock --help`" if found else "the record holds")
    return 1 if found else 0
