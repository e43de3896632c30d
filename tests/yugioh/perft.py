"""Counting the sequences of decisions from an opening; see perft.yaml for what is counted."""

import re
import sys
from dataclasses import dataclass
from pathlib import Path

import yaml

from ludex.kb.validate import validators
from ludex.kernel import Option, Pass
from ludex.project.games import engines
from ludex.project.project import Project
from ludex.soak.games.duels.dealing import Duel
from ludex.yugioh import examples as ex
from ludex.yugioh.play.position import deal, lay_out
from tests.conftest import ROOT

FILE = Path(__file__).with_suffix(".yaml")


@dataclass(frozen=True)
class Opening:
    """A position, and how many sequences of one decision, of two, ... there are from it."""

    name: str
    ruleset: str
    start: ex.Start
    counts: tuple[int, ...]


def openings() -> list[Opening]:
    """Return the openings of the file."""
    return [_opening(**one) for one in yaml.safe_load(FILE.read_text("utf-8"))]


def _opening(name: str, ruleset: str, start: object, counts: list[int]) -> Opening:
    example, wrong = validators(*engines())["example"].validate(
        {"id": "OWN-1.E1", "title": name, "ruleset": ruleset, "start": start}
    )
    assert not wrong, (name, wrong)
    return Opening(name, ruleset, example.start, tuple(counts))


def counted(project: Project, opening: Opening) -> tuple[int, ...]:
    """Return the counts as they are, as many as the opening tells."""
    board = lay_out(opening.start, project.cards_of("yugioh")).board
    rules = project.rulesets[opening.ruleset]
    games: list[Duel] = [deal(opening.start, board, rules, brisk=True)]
    counts = []
    for _ in opening.counts:
        games = [game.answer(option) for game in games for option in _options(game)]
        counts.append(len(games))
    return tuple(counts)


def _options(game: Duel) -> list[Option]:
    if game.ask is None:
        return []
    return [*game.choices().legal, *([Pass()] if game.ask.optional else [])]


def main(names: list[str]) -> None:
    """Write the counts of these openings, or of all of them, as they are."""
    project = Project.at(ROOT / "rules")
    text = FILE.read_text("utf-8")
    for opening in openings():
        if not names or opening.name in names:
            counts = list(counted(project, opening))
            own = rf"(- name: {re.escape(opening.name)}\n(?:(?!- name:).*\n)*?  counts: )\[.*\]"
            text = re.sub(own, rf"\g<1>{counts}", text)
    FILE.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
