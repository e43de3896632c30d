"""What is told of a run that does not hold."""

import re
from dataclasses import replace
from pathlib import Path

from ludex.check.play import play
from ludex.check.telling import failure, log_lines
from ludex.project.project import Project
from ludex.yugioh.examples import Holdings, Start
from tests.tree import TRIAL, Tree

EXAMPLE = """
    shows: [HAT-2.1]
    start: {A: {hand: [mountain]}, B: {field-zone: umi}}
    play: [{player: A, activate: mountain}, {resolve: chain}]
    expect:
      - {card: mountain, zone: field-zone}
      - {card: umi, zone: hand}
"""


def _line_of(tree: Tree, text: str) -> int:
    lines = (tree.folder / TRIAL).read_text("utf-8").split("\n")
    return next(number for number, line in enumerate(lines, 1) if text in line)


def test_a_failure_names_the_place_the_expectation_what_was_found_and_the_log(tree: Tree):
    tree.trial(EXAMPLE)
    outcome = tree.played("HAT-99.E1")
    project = tree.project
    first, expected, found, heading, *log = failure(project, outcome).split("\n")
    line = _line_of(tree, "zone: hand")
    assert first == f"{tree.folder / TRIAL}:{line}:9: HAT-99.E1[hat-2014] failed"
    assert expected.split() == ["expected", "umi:", "zone", "hand"]
    assert found.split() == ["found", "umi:", "zone", "graveyard"]
    assert heading.strip() == "the log ends"
    assert [each.strip() for each in log] == [each.strip() for each in log_lines(project, outcome)]
    assert len(log) > 2


def test_each_line_of_the_log_names_the_clauses_behind_it(project: Project):
    outcome = play(project, project.kb.examples["HAT-2.E1"], "hat-2014")
    lines = log_lines(project, outcome, count=100)
    destroyed = next(line for line in lines if "Destroyed" in line)
    assert re.fullmatch(r" *\d+ Destroyed umi \[TCG-5\.12, HAT-2\.1\]", destroyed)


def test_a_position_that_cannot_be_has_no_log(project: Project):
    example = project.kb.examples["HAT-2.E1"]
    start = Start(seats={"A": Holdings(hand=("no-such-card",))})
    nowhere = example.model_copy(update={"start": start})
    outcome = play(project, nowhere, "hat-2014")
    told = failure(project, outcome)
    assert log_lines(project, outcome) == []
    assert told.split("\n")[0].endswith("HAT-2.E1[hat-2014] broken")
    assert "there is no card 'no-such-card'" in told
    assert "the log ends" not in told


def test_a_failure_of_a_game_without_cards_is_told_by_its_own_facts(project: Project):
    example = project.kb.examples["TRN-1.E1"]
    unlike = example.model_copy(update={"expect": (replace(example.expect[0], game=2),)})
    outcome = play(project, unlike, "tournament-2005")
    assert outcome.status == "failed"
    told = failure(project, outcome)
    assert re.search(r"\d+ GameBegan side B \[TRN-1\.\d", told)


def test_of_a_broken_example_all_that_is_wrong_is_told_at_its_line(tmp_path: Path):
    tree = Tree(tmp_path)
    tree.trial("""
        shows: [HAT-2.1]
        start:
          A:
            life-points: 0
            monsters: [umi]
          B:
            hand: [umi]
            spells: [gemini-elf]
    """)
    outcome = tree.played("HAT-99.E1")
    assert outcome.status == "broken"
    told = failure(tree.project, outcome).splitlines()
    where = f"{tree.folder / TRIAL}"
    assert told[::3] == [f"{where}:{at}: HAT-99.E1[hat-2014] broken" for at in PLACES]
    assert told[2] == "  found     player A has 0 Life Points; expected 1 or more"


PLACES = ("11:9", "12:20", "15:18")
