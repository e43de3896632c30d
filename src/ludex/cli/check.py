"""Play the examples, and say which do not hold.

  ludex check                    every example, under every ruleset that it names
  ludex check HAT-2              those of an article
  ludex check TCG-5.10           those that show a clause, or are its near miss
  ludex check card:umi           those that use a card
  ludex check rules/yugioh/hat   those in a file or folder, and those that use a card in it
  ludex check HAT-2 card:umi     those that any of several names leads to
  ludex check --ruleset modern   under one ruleset only
  ludex check --fresh            all of them, whatever is known already

If IDs, cards or files are named, only what their examples need is read; only `ludex check` without
names checks all of the rules against each other.

Without names, a run that held is played again only once something that it used has changed: an
example, a card, the rules that were asked, the code. While nothing at all has changed, what was
asked before is told at once. That is kept in build/.

If cards are named, it ends with those of their effects that none of these examples plays: those
that are not activated, by whose text nothing happens, and that do not apply; --json: "unplayed".

--json prints {"examples", "passed", "failed", "results": [{"id", "ruleset", "status", "where",
"expected", "found", "log"}]}; "status" is held, failed (at an expectation), stuck (a step is
refused, not offered or left open), broken (a name or the position makes no sense; "wrong" then has
[{"where", "found"}] for all that is wrong) or crashed. An example counts once for each ruleset.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludex.cli.output import as_json, plural, progress
from ludex.cli.terminal import verdict
from ludex.i18n.errors import worded
from ludex.kb.ids import spelt
from ludex.wording import quoted

if TYPE_CHECKING:
    from ludex.check.keeping.whole import Whole
    from ludex.check.play import Outcome
    from ludex.project.project import Project


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("what", nargs="*", type=spelt, metavar="ID|PATH")
    parser.add_argument("--ruleset", metavar="R")
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, root: Path) -> int:
    """Play; 0 when everything holds, 1 when something does not."""
    from ludex.check.keeping.whole import Whole
    from ludex.project.checkout import kept_in

    asked = "check", args.what, args.ruleset
    known = Whole(root, None if args.json else kept_in(root))
    held = None if args.fresh else known.get(*asked)
    if held is not None:
        _tell_runs(**held, held=sum(held["under"].values()))
        return 0
    return _run(args, root, known, asked)


def _run(args: argparse.Namespace, root: Path, known: Whole, asked: tuple[Any, ...]) -> int:
    from ludex.check.effects import cards_named, of_cards, unplayed, where
    from ludex.check.telling import failure
    from ludex.cli.loaded import enough, everything

    run = _played(enough(root, args.what, args.ruleset), root, args)
    if any(outcome.status == "broken" for outcome in run.outcomes):
        run = _played(everything(root), root, args)  # which knows the nearest name
    project, outcomes = run.project, run.outcomes
    bad = [outcome for outcome in outcomes if not outcome.held]
    effects = of_cards(project, cards_named(project, args.what))
    left = unplayed(project, effects, outcomes)
    if args.json:
        as_json(
            {
                "examples": len(outcomes),
                "passed": len(outcomes) - len(bad),
                "failed": len(bad),
                "results": [_row(project, outcome) for outcome in outcomes],
                **({"unplayed": left} if effects else {}),
            }
        )
        return 1 if bad else 0
    for outcome in bad:
        print(failure(project, outcome), end="\n\n")
    under = Counter(outcome.ruleset for outcome in outcomes)
    _tell_runs(run.examples, under, len(outcomes) - len(bad))
    if effects:
        print(f"{len(effects) - len(left)} of {plural(len(effects), 'effect')} played")
    for effect in left:
        print(f"  not played: {where(project, effect)}")
    if not (bad or effects):
        known.put({"examples": run.examples, "under": under}, *asked)
    return 1 if bad else 0


def _tell_runs(examples: int, under: Mapping[str, int], held: int) -> None:
    """Print how many runs there were under each ruleset, and how they came out."""
    runs = sum(under.values())
    told = ", ".join(f"{name} {count}" for name, count in under.items())
    print(f"{plural(runs, 'run')} of {plural(examples, 'example')} ({told})")
    print(verdict(f"{held} held, {runs - held} did not", good=held == runs))


@dataclass(frozen=True, slots=True)
class _Played:
    """The runs that were asked for."""

    project: Project
    examples: int
    outcomes: list[Outcome]


def _played(project: Project, root: Path, args: argparse.Namespace) -> _Played:
    from ludex.check.effects import cards_named
    from ludex.check.keeping.store import VERDICTS, Store
    from ludex.check.run import check, examples_of
    from ludex.cli.main import CouldNotRun
    from ludex.kb.errors import did_you_mean
    from ludex.project.checkout import kept_in

    try:
        examples = examples_of(project, args.what)
    except LookupError as unknown:
        raise CouldNotRun(*unknown.args) from None
    if args.ruleset not in (None, *project.rulesets):
        unknown_one = worded("no-ruleset", name=quoted(args.ruleset))
        raise CouldNotRun(unknown_one + did_you_mean(args.ruleset, project.rulesets))
    runs = [(e, r) for e in examples for r in project.runs_of(e) if args.ruleset in (None, r)]
    if not runs:
        raise CouldNotRun(f"none of these examples runs under {args.ruleset}")
    # Which effects were played is told from the logs: of what others play there is none.
    here = bool(cards_named(project, args.what))
    folder = None if args.what else kept_in(root)
    store = None if folder is None else Store(project, folder, VERDICTS, fresh=args.fresh)
    processes = 1 if here else os.cpu_count() or 1
    playing = check(project, examples, args.ruleset, processes=processes, store=store)
    outcomes = list(progress(playing, len(runs), "playing"))
    return _Played(project, len(examples), outcomes)


def _row(project: Any, outcome: Any) -> dict[str, Any]:
    from ludex.check.telling import log_lines, wrong_in

    where = project.kb.where(outcome.example, *outcome.keys if not outcome.held else ())
    row = {
        "id": outcome.example,
        "ruleset": outcome.ruleset,
        "status": outcome.status,
        "where": str(where),
    }
    if not outcome.held:
        row |= {"expected": outcome.expected, "found": outcome.found}
        row["log"] = log_lines(project, outcome)
    if outcome.wrong:
        places = wrong_in(project, outcome)
        row["wrong"] = [{"where": str(at), "found": found} for at, found in places]
    return row
