"""Everything that the pages show, worked out once for all languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from ludex.check.coverage import SourceCoverage, coverage
from ludex.check.kept import kept
from ludex.check.proof.report import Proof
from ludex.check.telling import failure
from ludex.i18n.extract import Message
from ludex.kb.model import Example
from ludex.playing.record import GameRecord
from ludex.project.games import GAMES
from ludex.project.project import Project
from ludex.project.voice import messages
from ludex.site.crossings import Crossings, crossings
from ludex.site.face import CardFace, Chart, Face, plain_cards
from ludex.site.stories import Story, Told, stories, told


class NotHolding(Exception):
    """An example does not hold, and a site that shows it would be wrong."""


@dataclass(frozen=True)
class Facts:
    """A project, its examples played, its clauses proved and its claims accounted for."""

    project: Project
    root: Path
    base: str
    """The address of the site, with a slash at its end."""
    reports_to: str
    """The repository, or else the mail address, to which readers write."""
    day: date
    """The day of the knowledge base, on which a citation is dated until it is copied."""
    stories: Mapping[tuple[str, str], Story]
    told: Mapping[str, Told]
    """The same by example."""
    crossings: Crossings
    faces: Mapping[str, Face]
    """How each game is shown, by its name."""
    charts: tuple[Chart, ...]
    """What the games show of single rulesets."""
    proof: Proof
    coverage: Mapping[str, SourceCoverage]
    messages: tuple[Message, ...]

    def face_of(self, example: Example) -> Face:
        """Return how the game of an example is shown."""
        return self.faces[self.project.game_of(example).name]

    def cards_of(self, game: str) -> CardFace:
        """Return how the cards of a game are shown."""
        record = next(each for each in self.project.games if each.name == game)
        return self.faces[game].cards or plain_cards(record)


def facts(
    root: Path,
    base: str,
    day: date,
    faces: Mapping[str, Face],
    games: Sequence[GameRecord] = GAMES,
    *,
    reports_to: str = "",
    processes: int = 1,
) -> Facts:
    """Return what the site of a checkout shows; raises NotHolding when an example fails.

    So many processes prove what is not kept as proved.
    """
    project = Project.at(root / "rules", games)
    boards = {name: face.boards for name, face in faces.items()}
    played = {(story.example.id, story.ruleset): story for story in stories(project, boards)}
    for story in played.values():
        if not story.outcome.held:
            raise NotHolding(failure(project, story.outcome))
    proof = kept(project, root / "build", processes=processes)
    return Facts(
        project=project,
        root=root,
        base=base,
        reports_to=reports_to,
        day=day,
        stories=played,
        told=told(project, boards, played.values()),
        crossings=crossings(project, lambda e: faces[project.game_of(e).name].labels(e.start)),
        faces=faces,
        charts=tuple(chart for game in games for chart in faces[game.name].charts(project)),
        proof=proof,
        coverage=coverage(project, proof),
        messages=tuple(messages(project)),
    )
