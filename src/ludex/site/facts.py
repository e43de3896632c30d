"""Everything that the pages show, worked out once for all languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from ludex.check.coverage import SourceCoverage, coverage
from ludex.check.kept import kept
from ludex.check.prove import Proof
from ludex.check.telling import failure
from ludex.i18n.extract import Message
from ludex.project.project import Project
from ludex.project.voice import messages
from ludex.site.crossings import Crossings, crossings
from ludex.site.stories import Story, Told, stories, told
from ludex.tournament.procedure import Procedure, procedure
from ludex.yugioh.play.damage_step_table import Table, table


class NotHolding(Exception):
    """An example does not hold, and a site that shows it would be wrong."""


@dataclass(frozen=True)
class Facts:
    """A project, its examples played, its clauses proved and its claims accounted for."""

    project: Project
    root: Path
    base: str
    """The address of the site, with a slash at its end."""
    today: date
    stories: Mapping[tuple[str, str], Story]
    told: Mapping[str, Told]
    """The same by example."""
    crossings: Crossings
    tables: Mapping[str, Table]
    """The Damage Step of each ruleset that says what it is like."""
    procedures: Mapping[str, Procedure]
    """What each ruleset does when time is called, if it says so."""
    proof: Proof
    coverage: Mapping[str, SourceCoverage]
    messages: tuple[Message, ...]


def facts(root: Path, base: str, today: date) -> Facts:
    """Return what the site of a checkout shows; raises NotHolding when an example fails."""
    project = Project.at(root / "rules")
    played = {(story.example.id, story.ruleset): story for story in stories(project)}
    for story in played.values():
        if not story.outcome.held:
            raise NotHolding(failure(project, story.outcome))
    proof = kept(project, root / "build")
    return Facts(
        project=project,
        root=root,
        base=base,
        today=today,
        stories=played,
        told=told(project, played.values()),
        crossings=crossings(project),
        tables=_tables(project),
        procedures=_procedures(project),
        proof=proof,
        coverage=coverage(project, set(proof.witnessed)),
        messages=tuple(messages(project)),
    )


def _tables(project: Project) -> dict[str, Table]:
    found = {id: table(ruleset) for id, ruleset in project.rulesets.items()}
    return {id: each for id, each in found.items() if each is not None}


def _procedures(project: Project) -> dict[str, Procedure]:
    found = {id: procedure(ruleset) for id, ruleset in project.rulesets.items()}
    return {id: each for id, each in found.items() if each is not None}
