"""Everything that the pages show, worked out once for all languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from ludex.check.coverage import SourceCoverage, coverage
from ludex.check.prove import Proof, provable, prove
from ludex.check.telling import failure
from ludex.i18n.extract import Message
from ludex.project.project import Project
from ludex.project.voice import messages
from ludex.site import scoreboard
from ludex.site.crossings import Crossings, crossings
from ludex.site.layout import Layout, layout
from ludex.site.picture import Picture
from ludex.site.stories import Story, stories
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
    layouts: Mapping[str, Layout]
    """How the boards of each example are laid out, whatever the ruleset."""
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
    told = {(story.example.id, story.ruleset): story for story in stories(project)}
    for story in told.values():
        if not story.outcome.held:
            raise NotHolding(failure(project, story.outcome))
    *_, proof = prove(project, provable(project))
    return Facts(
        project=project,
        root=root,
        base=base,
        today=today,
        stories=told,
        layouts=_layouts(told.values()),
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


def _layouts(told: Iterable[Story]) -> dict[str, Layout]:
    pictures: dict[str, list[Picture]] = {}
    for story in told:
        pictures.setdefault(story.example.id, []).extend(story.pictures)
    return {
        id: scoreboard.layout(seen) if "A-score" in seen[0] else layout(seen)
        for id, seen in pictures.items()
    }
