"""Tell an example, or a position of your own, step by step.

  ludex explain HAT-5.E1
  ludex explain HAT-5.E1 --ruleset modern --lang zh
  ludex explain my-position.yaml --ruleset hat-2014

Each step is a sentence with the clauses that produced it, and the card texts. A file holds `start:`
and `play:` as an example does; `expect:` is optional.

--json prints {"id", "title", "ruleset", "status", "steps": [{"n", "text", "clauses", "cards"}]},
with "expected" and "found" when the run does not hold.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludex.cli.languages import add_language, language
from ludex.cli.output import as_json


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("what", metavar="ID|FILE", help="an example's ID, or a YAML file")
    parser.add_argument("--ruleset", metavar="R", help="another ruleset than its own")
    parser.add_argument("--json", action="store_true", help="print the steps as JSON")
    add_language(parser)


def run(args: argparse.Namespace, root: Path) -> int:
    """Explain; 1 when the run does not hold."""
    from ludex.check.play import play
    from ludex.check.trace import told
    from ludex.cli.main import CouldNotRun
    from ludex.i18n.text import TextError
    from ludex.kb.errors import Problems, problem
    from ludex.project.project import Project
    from ludex.project.voice import Voice

    to = language(args.lang)
    project = Project.at(root / "rules")
    example = _meant(project, args)
    ruleset = args.ruleset or project.kb.ruleset_of(example)
    if ruleset not in project.rulesets:
        raise CouldNotRun(_unknown(ruleset, project.rulesets, "ruleset"))
    outcome = play(project, example, ruleset)
    if outcome.wrong:
        at = _places(project, args.what, outcome)
        raise Problems(problem(at(keys), "", found) for keys, found in outcome.wrong)
    if outcome.session is None:
        raise CouldNotRun(f"{_places(project, args.what, outcome)(outcome.keys)}: {outcome.found}")
    voice = Voice(project, root / "translations", to)
    trace = told(outcome, outcome.session)
    steps = [(line, voice.say(line.said)) for line in trace.lines]
    try:
        title = voice.text(f"{example.id}#title", example.title)
    except TextError as unknown:  # in a title of the reader's own
        raise CouldNotRun(f"{args.what}: {unknown}") from None
    if args.json:
        found = {
            "id": example.id,
            "title": title,
            "ruleset": ruleset,
            "status": outcome.status,
            "steps": [
                {"n": n, "text": text, "clauses": line.clauses, "cards": line.data}
                for n, (line, text) in enumerate(steps, 1)
            ],
        }
        if not outcome.held:
            found |= {"expected": outcome.expected, "found": outcome.found}
        as_json(found)
    else:
        print(f"{example.id}  {title}  [{ruleset}]\n")
        for n, (line, text) in enumerate(steps, 1):
            print(f"{n:>3}  {text}  [{', '.join((*line.clauses, *line.data))}]")
        if not outcome.held:
            print(f"\nexpected  {outcome.expected}\nfound     {outcome.found}")
    return 0 if outcome.held else 1


def _meant(project: Any, args: argparse.Namespace) -> Any:
    from ludex.check.own_position import read
    from ludex.cli.main import CouldNotRun

    path = Path(args.what)
    if path.suffix in (".yaml", ".yml"):
        if not path.is_file():
            raise CouldNotRun(f"there is no file {path}")
        return read(path, args.ruleset or "hat-2014")
    if args.what not in project.kb.examples:
        raise CouldNotRun(_unknown(args.what, project.kb.examples, "example"))
    return project.kb.examples[args.what]


def _places(project: Any, what: str, outcome: Any) -> Callable[[Any], Any]:
    """Return what finds a place of an example, or of a position of the reader's own."""
    from ludex.check.own_position import OWN_ID
    from ludex.kb import yaml_file

    if outcome.example == OWN_ID:
        return yaml_file.read(Path(what), "example").locate
    return lambda keys: project.kb.where(outcome.example, *keys)


def _unknown(name: str, known: Any, kind: str) -> str:
    from ludex.kb.errors import did_you_mean

    return f"there is no {kind} '{name}'{did_you_mean(name, known)}"
