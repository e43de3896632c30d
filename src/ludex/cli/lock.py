"""Write the record of published IDs, or see whether it still holds.

  ludex lock                     put new IDs and new revisions on record
  ludex lock --check             only compare; exit code 1 if something changed unrecorded
  ludex lock --reworded HAT-2.1  this clause says the same in other words: keep its revision
  ludex lock --refactored        other code does the same for its clauses: keep their revisions

A clause whose meaning changes gets a higher `revision:`, and its old text goes under `revisions:`.
An ID never vanishes: what is withdrawn becomes a tombstone with `retired:`.

The code of a clause is all that it reaches in its game. The record counts how often the code of a
clause was --refactored, and accepts new code only if every example holds and each clause concerned
is still proved.
"""

from __future__ import annotations

import argparse
from collections.abc import Collection
from pathlib import Path
from typing import Any

from ludex.cli.output import plural, progress
from ludex.i18n.errors import worded
from ludex.kb.ids import spelt
from ludex.wording import quoted


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--reworded", nargs="+", type=spelt, default=[], metavar="ID")
    parser.add_argument("--refactored", action="store_true")


def run(args: argparse.Namespace, root: Path) -> int:
    """Write or compare; 1 when the record is broken."""
    from ludex.check.code import codes
    from ludex.cli.main import CouldNotRun
    from ludex.kb.errors import Problems, did_you_mean
    from ludex.kb.lock import Record, in_short
    from ludex.project.project import Project

    project = Project.at(root / "rules")
    for id in args.reworded:
        if id not in project.kb.clauses:
            near = did_you_mean(id, project.kb.clauses)
            raise CouldNotRun(worded("no-clause", name=quoted(id)) + near)
    record = Record(project.kb, root / "rules" / "ids.lock", codes(project.book))
    if args.check:
        problems = record.problems()
        for one in problems:
            print(one)
        holds = "the record holds"
        print("the record does not hold; see `ludex lock --help`" if problems else holds)
        return 1 if problems else 0
    if found := tuple(record.contradictions(args.reworded, refactored=args.refactored)):
        raise Problems(found)
    rewritten = record.rewritten()
    if rewritten and not _holds(project, rewritten):
        print("the record is left as it was")
        return 1
    told = record.write()
    for id, pieces in rewritten.items():
        print(f"{id}  {in_short(pieces)}".rstrip())
    if rewritten:
        print(f"{plural(len(rewritten), 'clause')} did the same by other code, and kept", end=" ")
        print("the revision")
    print(told)
    return 0


def _holds(project: Any, clauses: Collection[str]) -> bool:
    """Whether every example holds, and these clauses are still proved; tells what does not."""
    from ludex.check.proof.prove import prove
    from ludex.check.proof.runs import provable
    from ludex.check.run import check, examples_of
    from ludex.check.telling import failure
    from ludex.cli.prove import tell

    examples = examples_of(project, ())
    runs = sum(len(project.runs_of(example)) for example in examples)
    bad = [each for each in progress(check(project, examples), runs, "playing") if not each.held]
    for outcome in bad:
        print(failure(project, outcome), end="\n\n")
    if bad:
        return False
    steps = prove(project, provable(project, clauses))
    proof = list(progress(steps, len(clauses) + 1, "proving"))[-1]
    tell(project, proof)
    return proof.holds
