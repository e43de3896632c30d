"""Switch clauses off, and check that their examples notice.

  ludex prove            every clause, swap, value, citation and card that a ruling is about
  ludex prove HAT-2      the clauses of an article
  ludex prove --fresh    all of it, whatever is known already
  ludex prove --on tcp://HOST:8786    on the workers of a Dask cluster

What is proved is proved again only once something that the proof depends on has changed: the
clause, an example, a card, the rules that were asked, the code. That is kept in build/.

A cluster needs the extra `cluster` of the package; each of its workers needs the same checkout at
the same place. What it finds is reported in the same order.

A clause is witnessed when something that it is about comes out differently without it, in an
example that shows it: at an expectation, or at a step that this very clause had carried. One that
changes only the reason explains another clause. Each clause also needs a near miss: an example in
which it is considered for a card or player and does not act. Where two rulesets answer one
question, each answer is put in the other's place; each value that a clause sets is shifted to its
neighbour; each card that a ruling is about is left without its text: an example has to notice. A
claim may be cited where an expectation comes out differently without a clause that stands for it or
for what it illustrates, or without the text of a card that it names.

--json prints {"clauses", "witnessed", "explains": [{"id", "of"}], "near_misses", "swaps",
"shifted", "cards", "citations"}, and what falls short, each a list of {"id", "why"}:
"unwitnessed", "crashed", "swap_blind", "no_near_miss", "unshifted", "bystanders", "unearned".
Terms and clauses of conduct are not counted as clauses.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludex.cli.output import as_json, plural, progress
from ludex.cli.terminal import shown, verdict
from ludex.i18n.errors import worded
from ludex.kb.ids import spelt
from ludex.wording import quoted

if TYPE_CHECKING:
    from ludex.check.proof.prove import Executor
    from ludex.check.proof.report import Proof
    from ludex.project.project import Project


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("what", nargs="*", type=spelt, metavar="ID")
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--on", metavar="ADDRESS")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, root: Path) -> int:
    """Prove; 0 when every clause is witnessed and every swap noticed, 1 otherwise."""
    from ludex.check.keeping.whole import Whole
    from ludex.check.proof.report import Proof
    from ludex.project.checkout import kept_in

    known = Whole(root, kept_in(root))
    held = None if args.fresh else known.get("prove", args.what)
    if held is not None:
        return _told(args, None, Proof(**held))
    project, proof = _proved(args, root)
    if proof.holds:
        known.put(asdict(proof), "prove", args.what)
    return _told(args, project, proof)


def _proved(args: argparse.Namespace, root: Path) -> tuple[Project, Proof]:
    from ludex.check.keeping.store import PROOF, Store
    from ludex.check.proof.prove import jobs, prove
    from ludex.check.proof.runs import provable
    from ludex.cli.loaded import everything
    from ludex.cli.main import CouldNotRun
    from ludex.kb.errors import did_you_mean
    from ludex.project.checkout import kept_in

    project = everything(root)
    clauses = provable(project, args.what)
    for id in args.what:
        if id in project.kb.clauses and not provable(project, [id]):
            raise CouldNotRun(f"{id} is a term, of conduct or retired: there is nothing to prove")
        if not provable(project, [id]):
            known = (*project.kb.rulebooks, *project.kb.articles, *project.kb.clauses)
            named = worded("nothing-to-prove", name=quoted(id))
            raise CouldNotRun(named + did_you_mean(id, known))
    folder = kept_in(root)
    store = None if folder is None else Store(project, folder, PROOF, fresh=args.fresh)
    proving = prove(
        project,
        clauses,
        processes=os.cpu_count() or 1,
        store=store,
        executor=None if args.on is None else _cluster(args.on),
    )
    return project, list(progress(proving, len(jobs(project, clauses)), "proving"))[-1]


def _told(args: argparse.Namespace, project: Project | None, proof: Proof) -> int:
    """Tell of a proof; one that holds names no place of the project."""
    if args.json:
        as_json(
            {
                "clauses": proof.clauses,
                "witnessed": len(proof.witnessed),
                "explains": [{"id": id, "of": of} for id, of in proof.explains.items()],
                "near_misses": proof.near_misses,
                "swaps": proof.swaps,
                "shifted": proof.shifted,
                "cards": proof.cards,
                "citations": proof.citations,
                **{name: _rows(rows) for name, rows in proof.short.items()},
            }
        )
    else:
        tell(project, proof)
    return 0 if proof.holds else 1


def _cluster(address: str) -> Executor:
    """Return what has the workers of a cluster prove."""
    from ludex.check.proof.cluster import on
    from ludex.cli.main import CouldNotRun

    if find_spec("distributed") is None:
        raise CouldNotRun('--on needs an extra: pip install "ludex[cluster]"')
    return on(address)


def tell(project: Any, proof: Any) -> None:
    """Print what is not proved, where it stands, and the numbers."""
    for title, rows in proof.short.items():
        for id, why in rows.items():
            print(shown(f"{_where(project, id)}{title.replace('_', ' ')}: {id}: {why}", 2))
    witnessed = f"{len(proof.witnessed)} of {plural(proof.clauses, 'clause')} witnessed"
    near = plural(proof.near_misses, "near miss", "near misses")
    told = f"{witnessed}, {len(proof.explains)} explaining another, {near}"
    print(verdict(told, good=not (proof.unwitnessed or proof.no_near_miss or proof.crashed)))
    for what, count, short, word in (
        (("swap", "swaps"), proof.swaps, proof.swap_blind, "unnoticed"),
        (("value shifted", "values shifted"), proof.shifted, proof.unshifted, "unnoticed"),
        (("card blanked", "cards blanked"), proof.cards, proof.bystanders, "unnoticed"),
        (("citation", "citations"), proof.citations, proof.unearned, "unearned"),
    ):
        print(verdict(f"{plural(count, *what)}, {len(short)} {word}", good=not short))


def _where(project: Any, id: str) -> str:
    id = id.partition(" ")[0]
    known = id in project.kb.clauses or id in project.kb.examples
    return f"{project.kb.where(id)}: " if known else ""


def _rows(found: Mapping[str, str]) -> list[dict[str, str]]:
    return [{"id": id, "why": why} for id, why in found.items()]
