"""The pytest plugin: every example of `rules/` is a test, once under each ruleset."""

import pytest

from ludex.project.project import Project
from tests.tree import TRIAL, Tree

pytest_plugins = ["pytester"]

HOLDS = """
    shows: [HAT-2.1]
    start: {A: {hand: [mountain]}, B: {field-zone: umi}}
    play: [{player: A, activate: mountain}, {resolve: chain}]
    expect: [{card: umi, zone: graveyard}]
    under:
      modern: {expect: [{card: umi, zone: field-zone}], because: [MOD-2.1]}
"""
FAILS = HOLDS.replace("zone: graveyard", "zone: hand")


@pytest.fixture
def tree(project: Project, pytester: pytest.Pytester) -> Tree:
    """A copy of the rules in the folder where pytest will run."""
    # What a run inside imports first, as the engine of a game, is forgotten after it.
    assert project.rulesets
    tree = Tree(pytester.path)
    tree.trial(HOLDS, FAILS)
    return tree


def _passed_and_failed(result: pytest.RunResult) -> tuple[int, int]:
    outcomes = result.parseoutcomes()
    return outcomes.get("passed", 0), outcomes.get("failed", 0)


def test_each_example_is_a_test_for_each_of_its_rulesets(pytester, tree: Tree):
    result = pytester.runpytest_inprocess("--collect-only", "-q", TRIAL)
    ids = [line for line in result.outlines if "::" in line]
    assert [id.rpartition("/")[2] for id in ids] == [
        "99-trial.yaml::HAT-99.E1[hat-2014]",
        "99-trial.yaml::HAT-99.E1[modern]",
        "99-trial.yaml::HAT-99.E2[hat-2014]",
        "99-trial.yaml::HAT-99.E2[modern]",
    ]


def test_a_test_is_chosen_by_its_node_id_or_its_example(pytester, tree: Tree):
    one = pytester.runpytest_inprocess(f"{TRIAL}::HAT-99.E1[modern]")
    assert _passed_and_failed(one) == (1, 0)
    by_word = pytester.runpytest_inprocess("-k", "HAT-99.E1", TRIAL)
    assert _passed_and_failed(by_word) == (2, 0)


def test_a_failure_is_told_by_file_and_line_without_a_traceback(pytester, tree: Tree):
    result = pytester.runpytest_inprocess(TRIAL)
    assert _passed_and_failed(result) == (3, 1)
    said = result.stdout.str()
    lines = (tree.folder / TRIAL).read_text("utf-8").split("\n")
    line = next(n for n, text in enumerate(lines, 1) if "zone: hand" in text)
    assert f"{TRIAL}:{line}:" in said
    assert "HAT-99.E2[hat-2014] failed" in said
    result.stdout.re_match_lines([r" +expected +umi: zone hand", r" +found +umi: zone graveyard"])
    result.stdout.fnmatch_lines(["*Destroyed umi*HAT-2.1*"])
    assert "Traceback" not in said
    assert ".py:" not in said
    result.stdout.fnmatch_lines([f"FAILED {TRIAL}::HAT-99.E2[[]hat-2014[]]*"])


def test_rules_that_are_broken_are_told_where_they_are_collected(pytester, tree: Tree):
    tree.edit(TRIAL, ("id: HAT-99.E2", "id: HAT-99.E1"))
    result = pytester.runpytest_inprocess(TRIAL)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines([f"*{TRIAL}:*HAT-99.E1*a second time*"])
    assert "Traceback" not in result.stdout.str()


def test_yaml_that_is_no_article_is_none_of_its_business(pytester):
    (pytester.path / "01-notes.yaml").write_text("just: a file\n")
    (pytester.path / "rulebook.yml").write_text("not: a rulebook\n")
    result = pytester.runpytest_inprocess()
    assert result.ret == pytest.ExitCode.NO_TESTS_COLLECTED


def test_examples_are_shared_out_among_workers(pytester, tree: Tree):
    result = pytester.runpytest_subprocess("-n", "2", TRIAL)
    assert _passed_and_failed(result) == (3, 1)
    result.stdout.fnmatch_lines(["2 workers*", f"FAILED {TRIAL}::HAT-99.E2[[]hat-2014[]]*"])


def test_retired_examples_are_not_played(pytester, tree: Tree):
    retired = "    retired: {reason: It was wrong., successor: HAT-99.E1}\n"
    tree.trial(HOLDS, f"{FAILS}{retired}")
    assert _passed_and_failed(pytester.runpytest_inprocess(TRIAL)) == (2, 0)


def test_another_projects_rulebook_is_none_of_its_business(pytester):
    (pytester.path / "01-notes.yaml").write_text("just: a file\n")
    (pytester.path / "rulebook.yaml").write_text("not: ours\n")
    assert pytester.runpytest_inprocess().ret == pytest.ExitCode.NO_TESTS_COLLECTED
