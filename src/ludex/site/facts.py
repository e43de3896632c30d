"""Everything that the pages show, worked out once for all languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from ludex.check.coverage import SourceCoverage, coverage
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
from ludex.site.stories import Run, Runs, Told, of_example, told


class NotHolding(Exception):
    """An example does not hold, and a site that shows it would be wrong."""


class Played(Mapping[str, Told]):
    """What is told of each example, which is played when it is asked for.

    Raises NotHolding for one that fails.
    """

    def __init__(self, project: Project, faces: Mapping[str, Face]) -> None:
        self._project = project
        self._faces = faces
        every = project.kb.examples.values()
        self._live = {example.id: example for example in every if example.retired is None}
        self._known: dict[str, Told] = {}

    def __getitem__(self, id: str) -> Told:
        if id not in self._known:
            self._known[id] = self._play(self._live[id])
        return self._known[id]

    def _play(self, example: Example) -> Told:
        boards = self._faces[self._project.game_of(example).name].boards
        stories = tuple(of_example(self._project, boards, example))
        for story in stories:
            if not story.outcome.held:
                raise NotHolding(failure(self._project, story.outcome))
        return told(boards, stories)

    def forget(self) -> None:
        """Let go of what has been played, since all of it together takes more than there is."""
        self._known.clear()

    def __iter__(self) -> Iterator[str]:
        return iter(self._live)

    def __len__(self) -> int:
        return len(self._live)


@dataclass(frozen=True)
class Facts:
    """A project, what refers to what in it, and what came of playing and proving it."""

    project: Project
    root: Path
    base: str
    """The address of the site, with a slash at its end."""
    reports_to: str
    """The repository, or else the mail address, to which readers write."""
    day: date
    """The day of the knowledge base, on which a citation is dated until it is copied."""
    told: Played
    crossings: Crossings
    faces: Mapping[str, Face]
    """How each game is shown, by its name."""
    charts: tuple[Chart, ...]
    """What the games show of single rulesets."""
    messages: tuple[Message, ...]
    runs: Runs
    """Every run that counts; none before the examples have been told."""
    proof: Proof
    coverage: Mapping[str, SourceCoverage]

    def with_results(self, runs: Runs, proof: Proof) -> Facts:
        """Return the facts with what came of playing and proving."""
        return replace(self, runs=runs, proof=proof, coverage=coverage(self.project, proof))

    def run(self, id: str) -> Run:
        """Return an example's own run."""
        own = self.project.runs_of(self.project.kb.examples[id])[0]
        return self.runs.get((id, own)) or next(self.told[id].runs())

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
) -> Facts:
    """Return what is known of a checkout before anything is played or proved."""
    project = Project.at(root / "rules", games)
    return Facts(
        project=project,
        root=root,
        base=base,
        reports_to=reports_to,
        day=day,
        told=Played(project, faces),
        crossings=crossings(project, lambda e: faces[project.game_of(e).name].labels(e.start)),
        faces=faces,
        charts=tuple(chart for game in games for chart in faces[game.name].charts(project)),
        messages=tuple(messages(project)),
        runs={},
        proof=Proof(),
        coverage={},
    )
