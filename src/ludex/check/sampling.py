"""Texts drawn at random for a reader, and the sentences of logs as games fill them in."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from ludex.check.play import play
from ludex.check.run import examples_of
from ludex.check.trace import told
from ludex.i18n.extract import Message
from ludex.kernel import value
from ludex.playing import Said
from ludex.project.project import Project

FILLINGS = 5
"""How often a sentence is told, each time with something else in it."""

_LOG = "event#"


@value
class Drawn:
    """A text to read; of a sentence of the log, what examples filled it with."""

    message: Message
    fillings: tuple[Said, ...] = ()


def draw(
    project: Project, texts: Sequence[Message], seed: int, count: int, *, logs: bool = False
) -> list[Drawn]:
    """Return so many texts, the same ones for the same seed; or all sentences of logs."""
    chance = Random(str(seed))  # noqa: S311 - a sample, not a cipher
    if logs:
        texts = [each for each in texts if each.context.startswith(_LOG)]
    drawn = texts if logs else chance.sample(texts, min(count, len(texts)))
    names = {each.context.removeprefix(_LOG) for each in drawn if each.context.startswith(_LOG)}
    filled = _filled(project, names, chance)
    return [Drawn(each, filled.get(each.context.removeprefix(_LOG), ())) for each in drawn]


def _filled(
    project: Project, names: Collection[str], chance: Random
) -> dict[str, tuple[Said, ...]]:
    """Play examples in any order until each sentence has been told as often as it takes."""
    found: dict[str, dict[str, Said]] = {name: {} for name in names}
    waiting = set(names)
    examples = examples_of(project, ())
    for example in chance.sample(examples, len(examples)):
        if not waiting:
            break
        for line in told(play(project, example, project.kb.ruleset_of(example))).lines:
            name = line.said.name
            if name in waiting:
                found[name].setdefault(repr(line.said), line.said)
                waiting -= {name} if len(found[name]) == FILLINGS else set()
    return {name: tuple(each.values()) for name, each in found.items()}
