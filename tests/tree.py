"""The rules with something changed in them: in a copy of their files, or in what was loaded."""

import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from textwrap import dedent, indent
from typing import Any

from ludex.check.play import Outcome, play
from ludex.check.proof.prove import prove
from ludex.check.proof.report import Proof
from ludex.check.proof.runs import provable
from ludex.project.project import Project
from ludex.pytest_plugin import loaded

ROOT = Path(__file__).parents[1]

TRIAL = "rules/yugioh/hat/99-trial.yaml"
"""An article without clauses, for examples of clauses that stand elsewhere."""


def checkout() -> Project:
    """Return the project of the checkout, loaded once a process: its examples are tests of it."""
    project = loaded(ROOT / "rules")
    assert isinstance(project, Project), str(project)
    return project


class Tree:
    """The rules in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT / "rules", folder / "rules")

    def edit(self, path: str, *changes: tuple[str, str]) -> None:
        """Change texts in a file, each of which must stand there just once."""
        file = self.folder / path
        text = file.read_text("utf-8")
        for old, new in changes:
            assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in {path}"
            text = text.replace(old, new)
        file.write_text(text, "utf-8")

    def trial(self, *examples: str) -> None:
        """Write examples, `HAT-99.E1` and so on, given without `id:` and `title:`.

        They are played under other rulesets only where they say so.
        """
        first = "# yaml-language-server: $schema=../../../schema/article.json"
        lines = [first, "id: HAT-99", "title: On trial", "clauses: []", "examples:"]
        for number, example in enumerate(examples, 1):
            lines += [f"  - id: HAT-99.E{number}", "    title: On trial"]
            lines.append(indent(dedent(example).strip("\n"), " " * 4))
            if "under:" not in example:
                lines.append("    under: {modern: not-played}")
        (self.folder / TRIAL).write_text("\n".join(lines) + "\n", "utf-8")

    @property
    def project(self) -> Project:
        """The project as its files now are."""
        return Project.at(self.folder / "rules")

    def played(self, example: str, ruleset: str = "hat-2014") -> Outcome:
        """Return what comes of an example."""
        project = self.project
        return play(project, project.kb.examples[example], ruleset)


def changed(project: Project, changes: Mapping[str, Mapping[str, Any]]) -> Project:
    """Return a project in which fields of some clauses and examples are others."""
    kb = project.kb
    clauses, examples = dict(kb.clauses), dict(kb.examples)
    for id, fields in changes.items():
        if id in clauses:
            clauses[id] = clauses[id].model_copy(update=dict(fields))
        else:
            examples[id] = examples[id].model_copy(update=dict(fields))
    return Project(replace(kb, clauses=clauses, examples=examples))


def without_word_of(project: Project, clause: str, word: str) -> Project:
    """Return a project whose examples name a clause no more in `shows`, or in `near_miss`."""
    changes: dict[str, dict[str, Any]] = {}
    for example in project.kb.examples.values():
        said = getattr(example, word)
        if clause in said:
            if word == "shows":
                changes[example.id] = {word: tuple(id for id in said if id != clause)}
            else:
                changes[example.id] = {word: {k: v for k, v in said.items() if k != clause}}
    assert changes, f"no example names {clause} in {word}"
    return changed(project, changes)


def proof_of(project: Project, *clauses: str) -> Proof:
    """Return what proving some clauses finds."""
    *_, proof = prove(project, provable(project, clauses))
    return proof
