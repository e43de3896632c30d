"""Games that set out as an example does, and go astray after some of its steps."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kb.model import Example
from ludex.kb.scripts import script_of
from ludex.kernel import Watch
from ludex.playing import Aside
from ludex.playing.record import GameRecord, Session
from ludex.project.project import Project
from ludex.soak.random_play import chance_of


def examples_of(project: Project, game: GameRecord) -> Iterator[Example]:
    """Yield the examples of a game."""
    return (e for e in project.kb.examples.values() if project.game_of(e) is game)


def set_out(
    project: Project, example: Example, ruleset: str, seed: str, watch: Watch | None
) -> Session:
    """Return an example under a ruleset after so many of its steps as the seed says."""
    steps = [step for step in script_of(example, ruleset)[0] if not isinstance(step, Aside)]
    session = project.session(example, project.rulesets[ruleset], watch)
    # As often as not it goes all the way: what an example is about comes late in it.
    for step in steps[: chance_of(f"{seed} sets out").randint(0, 2 * len(steps))]:
        session.play(step)
    return session
