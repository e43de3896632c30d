"""Runs told step by step."""

import pytest

from ludex.check.own_position import read
from ludex.check.trace import Trace, trace
from ludex.playing import Named
from ludex.playing.telling import sentences
from ludex.project.games import engines
from ludex.project.project import Project

SENTENCES = sentences(kind for engine in engines() for kind in engine.tells)


@pytest.fixture(scope="module")
def traces(project: Project) -> list[Trace]:
    """Every run there is."""
    return [
        trace(project, example, ruleset)
        for example in project.kb.examples.values()
        for ruleset in project.runs_of(example)
    ]


def test_each_line_has_the_board_that_the_log_makes_up_to_it(traces: list[Trace]):
    for told in traces:
        boards = {line.n: line.board for line in told.lines}
        board = told.first
        assert told.outcome.session is not None
        for entry in told.outcome.session.game.log:
            board = entry.event.fold(board)
            assert boards.get(entry.n, board) == board
        assert board == told.outcome.session.game.state


def test_the_last_board_is_the_one_on_which_the_run_ends(traces: list[Trace]):
    for told in traces:
        assert told.outcome.session is not None
        assert told.last == told.outcome.session.game.state


def test_lines_follow_one_another_and_are_told_by_known_sentences(traces: list[Trace]):
    for told in traces:
        numbers = [line.n for line in told.lines]
        assert numbers == sorted(set(numbers))
        assert {line.said.name for line in told.lines} <= set(SENTENCES)


def test_clauses_and_card_texts_are_told_apart(project: Project, traces: list[Trace]):
    for told in traces:
        for line in told.lines:
            assert set(line.clauses) <= set(project.kb.clauses)
            assert {datum.partition("#")[0] for datum in line.data} <= set(project.kb.cards)
            assert line.clauses


def test_every_line_names_the_clause_that_produced_it_first(project: Project):
    told = trace(project, project.kb.examples["HAT-2.E1"], "hat-2014")
    destroyed = next(line for line in told.lines if line.said.name == "DestroyedByRule")
    assert destroyed.said.values == {"card": Named("card", "umi")}
    assert destroyed.clauses[0] == "TCG-5.12"
    assert "HAT-2.1" in destroyed.clauses


def test_what_a_decision_stood_on_is_told_with_what_came_of_it(project: Project):
    told = trace(project, project.kb.examples["HAT-5.E1"], "hat-2014")
    added = [line for line in told.lines if line.said.name == "LinkAddedOfEffect"]
    assert [line.data for line in added] == [("sangan#1",), ("caius-the-shadow-monarch#1",)]
    assert all("TCG-7.20" in line.clauses for line in added)


def test_a_run_that_fails_is_told_as_far_as_it_goes(project: Project, tmp_path):
    path = tmp_path / "own.yaml"
    path.write_text(
        "start: {A: {hand: [umi]}}\nplay: [{player: A, activate: umi}, {resolve: chain}]\n"
        "expect: [{card: umi, zone: hand}]\n"
    )
    told = trace(project, read(path, "hat-2014").example, "hat-2014")
    assert told.outcome.status == "failed"
    assert told.lines[-1].said.name == "ChainEnded"


def test_a_position_that_cannot_be_has_nothing_to_tell(project: Project, tmp_path):
    path = tmp_path / "own.yaml"
    path.write_text("start: {A: {hand: [no-such-card]}}\n")
    with pytest.raises(ValueError, match=r"OWN-1\.E1 has no board to start from: there is no card"):
        trace(project, read(path, "hat-2014").example, "hat-2014")
