"""Account for every claim of every source.

  ludex coverage         what is covered, what is open, and what was lost
  ludex coverage hat     one source, claim by claim, beside the clauses that stand for it

  ludex coverage --cards  which effects of cards no example plays

A claim is covered when a witnessed clause, or an example that was played, names it in `from:`.
Those that only clauses of conduct stand for, which nobody can prove, are also counted separately.
A claim that is neither covered nor marked as open is lost, and one that is covered but still marked
as open is stale: on either, the command fails.

--json prints {"sources": {id: {"claims", "covered", "by_conduct": [ids], "open": [ids], "lost":
[ids], "stale": [ids]}}}; with --cards it is {"effects", "unplayed": [addresses]}.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from ludex.cli.output import as_json, plural, progress
from ludex.cli.terminal import shown, verdict
from ludex.i18n.errors import worded
from ludex.wording import quoted


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("source", nargs="*", metavar="SOURCE")
    parser.add_argument("--cards", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, root: Path) -> int:
    """Account; 0 when no claim is lost or stale, 1 otherwise."""
    from ludex.check.coverage import coverage
    from ludex.check.kept import kept
    from ludex.cli.main import CouldNotRun
    from ludex.project.project import Project

    project = Project.at(root / "rules")
    for id in args.source:
        if id not in project.kb.sources:
            there_are = worded("there-are", names=", ".join(project.kb.sources))
            raise CouldNotRun(worded("no-source", name=quoted(id)) + there_are)
    if args.cards:
        return _of_cards(project, in_json=args.json)
    proof = kept(project, root / "build", processes=os.cpu_count() or 1)
    found = coverage(project, proof)
    if args.json:
        as_json(
            {
                "sources": {
                    id: {
                        "claims": one.claims,
                        "covered": len(one.covered),
                        "by_conduct": one.by_conduct,
                        "open": list(one.open),
                        "lost": one.lost,
                        "stale": one.stale,
                    }
                    for id, one in found.items()
                }
            }
        )
    else:
        for id, one in found.items():
            _print(project, id, one, whole=id in args.source)
    return 1 if any(one.lost or one.stale for one in found.values()) else 0


def _of_cards(project: Any, *, in_json: bool) -> int:
    from ludex.check.effects import of_cards, unplayed, where
    from ludex.check.run import check, examples_of

    effects = of_cards(project, project.kb.cards)
    examples = examples_of(project, ())
    runs = sum(len(project.runs_of(each)) for each in examples)
    left = unplayed(project, effects, progress(check(project, examples), runs, "playing"))
    if in_json:
        as_json({"effects": len(effects), "unplayed": left})
        return 0
    told = f"{len(effects) - len(left)} of {plural(len(effects), 'effect')} played"
    print(verdict(told, good=not left))
    for effect in left:
        print(f"  not played: {where(project, effect)}")
    return 0


def _print(project: Any, id: str, one: Any, *, whole: bool) -> None:
    source = project.kb.sources[id]
    conduct = f" ({len(one.by_conduct)} by conduct alone)" if one.by_conduct else ""
    told = f"{id}: {one.claims} claims, {len(one.covered)} covered{conduct}, {len(one.open)} open"
    bad = {"lost": one.lost, "stale": one.stale}
    told += "".join(f", {len(claims)} {how}" for how, claims in bad.items() if claims)
    print(verdict(told, good=not any(bad.values())))
    for claim in source.claims:
        if claim.id in one.lost:
            place = project.kb.where(claim.id)
            print(shown(f"  {place}: {claim.id} ({claim.kind}) is lost: {claim.says}", 4))
        elif claim.id in one.stale:
            by = ", ".join(one.covered[claim.id])
            place = project.kb.where(claim.id)
            print(shown(f"  {place}: {claim.id} is covered by {by}: take `open:` out", 4))
        elif whole:
            by = ", ".join(one.covered.get(claim.id, ())) or f"open: {claim.open}"
            print(shown(f"  {claim.id}  {claim.says}", 4), shown(f"    {by}", 4), sep="\n")
