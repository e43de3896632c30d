"""Witnesses: that something happens otherwise without a clause, and for the clause's own sake."""

from typing import Any

import pytest

from ludex.check.proof.about import about
from ludex.check.proof.runs import Runs
from ludex.project.project import Project
from tests.tree import changed, proof_of, without_word_of


@pytest.mark.parametrize(
    ("clause", "example"), [("TCG-10.2", "HAT-6.E41"), ("TCG-9.13", "HAT-6.E79")]
)
def test_an_example_that_breaks_for_want_of_structure_is_no_witness(
    project: Project, clause: str, example: str
):
    # Without the sub-steps in their order, or without attacks, any battle comes out otherwise.
    alone = without_word_of(project, clause, "shows")
    proof = proof_of(changed(alone, {example: {"shows": (clause,)}}), clause)
    why = "fails without it only where it names nothing that the clause is about"
    assert proof.unwitnessed == {clause: f"{example}[hat-2014] {why}"}


def test_another_reason_for_the_same_outcome_is_no_witness(project: Project):
    proof = proof_of(changed(project, {"HAT-6.18": {"explains": None}}), "HAT-6.18")
    assert "HAT-6.18" not in (*proof.witnessed, *proof.explains)
    assert "changes the reason alone" in proof.unwitnessed["HAT-6.18"]


def test_a_clause_that_gives_the_reason_for_another_is_counted_apart(project: Project):
    proof = proof_of(project, "HAT-6.18")
    assert (proof.witnessed, proof.explains) == ([], {"HAT-6.18": "TCG-10.4"})


def test_a_clause_explains_the_one_that_refuses_without_it(project: Project):
    proof = proof_of(changed(project, {"HAT-6.18": {"explains": "TCG-10.5"}}), "HAT-6.18")
    assert "is refused by TCG-10.4 without it, not by TCG-10.5" in proof.unwitnessed["HAT-6.18"]


def test_a_clause_that_changes_outcomes_itself_explains_none(project: Project):
    proof = proof_of(changed(project, {"HAT-7.1": {"explains": "TCG-7.1"}}), "HAT-7.1")
    assert proof.unwitnessed == {"HAT-7.1": "explains TCG-7.1, but changes outcomes itself"}


@pytest.mark.parametrize(("card", "about"), [("Sangan", ["TCG-1.E1 sangan"]), ("Jinzo", [])])
def test_a_card_that_a_ruling_is_about_has_to_matter(project: Project, card: str, about: list[str]):
    # Sangan lies in a Deck, where nothing comes of it; Jinzo is not there at all.
    published: Any = {"title": f"{card} stays in the Deck", "sources": ("a page",)}
    proof = proof_of(changed(project, {"TCG-1.E1": published}), "TCG-1")
    assert list(proof.bystanders) == about


def test_a_clause_is_not_about_whom_it_only_lets_be(project: Project):
    # It looks at A's turns as well, and what A has won comes otherwise, but it stops play on B's.
    assert proof_of(project, "TRN-2.5").witnessed == ["TRN-2.5"]
    alone = without_word_of(project, "TRN-2.5", "shows")
    expect = project.kb.examples["TRN-2.E8"].expect[1:]
    other = changed(alone, {"TRN-2.E8": {"shows": ("TRN-2.5",), "expect": expect}})
    why = "fails without it only where it names nothing that the clause is about"
    assert proof_of(other, "TRN-2.5").unwitnessed == {"TRN-2.5": f"TRN-2.E8[tournament-2005] {why}"}


def test_a_table_is_not_about_each_word_that_its_rows_have(project: Project):
    full, watch = Runs(project).full(project.kb.examples["HAT-6.E3"], "hat-2014")
    found = about("HAT-6.23", full, watch, project.data["HAT-6.23"])
    assert "damage-step-admits:" in found
    assert not found & {"calculation", "calculation:", "monster-changes-atk-def:"}


def test_a_clause_that_sets_something_may_not_change_outcomes_and_explain(project: Project):
    # MOD-6.6 refuses what nothing admits, and explains; MOD-6.7 admits.
    assert project.kb.clauses["MOD-6.6"].sets
    assert proof_of(project, "MOD-6.6").explains == {"MOD-6.6": "TCG-10.4"}
    proof = proof_of(changed(project, {"MOD-6.7": {"explains": "TCG-10.4"}}), "MOD-6.7")
    assert proof.unwitnessed == {"MOD-6.7": "explains TCG-10.4, but changes outcomes itself"}
