"""Switch clauses off, and see that their examples notice.

  ludex prove            every clause, and every swap of rival answers
  ludex prove HAT-2      the clauses of an article

A clause is witnessed when an example that shows it fails without it, at an expectation or at a
step that this very clause had carried. It also needs a near miss: an example in which it is
considered for a card or player and does not act. Where two rulesets answer one question, each
answer is put in the other's place, and an example has to notice.

--json prints {"clauses", "witnessed", "swaps", "near_misses", "unwitnessed": [{"id", "why"}],
"crashed": [...], "swap_blind": [...], "no_near_miss": [...]}; terms are not counted as clauses.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludex.cli.output import as_json, plural, progress
from ludex.kb.ids import spelt


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("what", nargs="*", type=spelt, metavar="ID")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, root: Path) -> int:
    """Prove; 0 when every clause is witnessed and every swap noticed, 1 otherwise."""
    from ludex.check.prove import provable, prove
    from ludex.cli.main import CouldNotRun
    from ludex.kb.errors import did_you_mean
    from ludex.project.project import Project

    project = Project.at(root / "rules")
    clauses = provable(project, args.what)
    for id in args.what:
        if id in project.kb.clauses and not provable(project, [id]):
            raise CouldNotRun(f"{id} is a term, or retired: there is nothing to prove")
        if not provable(project, [id]):
            known = (*project.kb.rulebooks, *project.kb.articles, *project.kb.clauses)
            raise CouldNotRun(f"nothing to prove is called '{id}'{did_you_mean(id, known)}")
    steps = progress(prove(project, clauses), len(clauses) + 1, "proving")
    proof = list(steps)[-1]
    if args.json:
        as_json(
            {
                "clauses": proof.clauses,
                "witnessed": len(proof.witnessed),
                "swaps": proof.swaps,
                "near_misses": proof.near_misses,
                "unwitnessed": _rows(proof.unwitnessed),
                "crashed": _rows(proof.crashed),
                "swap_blind": _rows(proof.swap_blind),
                "no_near_miss": _rows(proof.no_near_miss),
            }
        )
        return 0 if proof.holds else 1
    tell(project, proof)
    return 0 if proof.holds else 1


def tell(project: Any, proof: Any) -> None:
    """Print what is not proved, where it stands, and the numbers."""
    for title, rows in (
        ("unwitnessed", proof.unwitnessed),
        ("crashed", proof.crashed),
        ("swap-blind", proof.swap_blind),
        ("no near miss", proof.no_near_miss),
    ):
        for id, why in rows.items():
            print(f"{_where(project, id)}{title}: {id}: {why}")
    print(f"{len(proof.witnessed)} of {plural(proof.clauses, 'clause')} witnessed,", end=" ")
    print(f"{plural(proof.near_misses, 'near miss', 'near misses')},", end=" ")
    print(f"{plural(proof.swaps, 'swap')}, {len(proof.swap_blind)} unnoticed")


def _where(project: Any, id: str) -> str:
    return f"{project.kb.where(id)}: " if id in project.kb.clauses else ""


def _rows(found: Mapping[str, str]) -> list[dict[str, str]]:
    return [{"id": id, "why": why} for id, why in found.items()]
