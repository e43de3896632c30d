"""Citations: what an expectation cites has to make it come out as it does."""

import json
from dataclasses import asdict, replace
from typing import Any

import pytest

from ludex.check.proof.report import Citation, Proof
from ludex.project.project import Project
from tests.tree import changed, proof_of


def _unearned(proof: Proof) -> list[str]:
    return [" ".join(each) for each in proof.unearned]


def _citing(project: Project, example: str, *way: int, claim: str) -> Project:
    """Return a project in which one expectation, of a step or of the end, cites a claim."""
    it = project.kb.examples[example]
    *step, last = way
    held = it.play[step[0]].expect if step else it.expect
    cites = [
        replace(each, from_=(*each.from_, claim)) if n == last else each
        for n, each in enumerate(held)
    ]
    if not step:
        return changed(project, {example: {"expect": tuple(cites)}})
    play = [
        replace(each, expect=tuple(cites)) if n == step[0] else each
        for n, each in enumerate(it.play)
    ]
    return changed(project, {example: {"play": tuple(play)}})


def test_a_claim_is_cited_only_where_its_clause_matters(project: Project):
    # A claim about costs, on an expectation about the Life Points with which a Duel begins.
    other = _citing(project, "TCG-1.E1", 0, claim="hat-c132")
    assert _unearned(proof_of(other, "TCG-1")) == ["TCG-1.E1 expect.0 hat-c132"]


def test_a_step_that_its_clause_had_not_carried_earns_no_claim(project: Project):
    # Without the sub-steps none of them comes, which no decision had stood on.
    other = _citing(project, "HAT-6.E1", 3, 0, claim="hat-c084")
    assert _unearned(proof_of(other, "HAT-6.4")) == ["HAT-6.E1 play.3.expect.0 hat-c084"]


def test_another_reason_earns_no_claim(project: Project):
    # In sub-step 5 it cannot be activated without the table either: another clause refuses it.
    other = _citing(project, "HAT-6.E31", 3, 0, claim="hat-c129")
    assert _unearned(proof_of(other, "HAT-6.14")) == ["HAT-6.E31 play.3.expect.0 hat-c129"]


def test_the_reason_that_a_clause_explains_earns_its_claim(project: Project):
    assert not proof_of(project, "HAT-6.20").unearned
    other = changed(project, {"HAT-6.20": {"explains": None}})
    assert "HAT-6.E35 play.4.expect.1 hat-c076" in _unearned(proof_of(other, "HAT-6.20"))


@pytest.mark.parametrize("claim", ["hat-x021", "tour-x003"])
def test_a_case_is_not_borne_out_by_any_clause_that_has_a_part(project: Project, claim: str):
    # Life Points of 8000 do not come to be without the clause that says so.
    other = _citing(project, "TCG-1.E1", 0, claim=claim)
    assert _unearned(proof_of(other, "TCG-1")) == [f"TCG-1.E1 expect.0 {claim}"]


def test_a_case_is_borne_out_by_a_clause_for_what_it_illustrates(project: Project):
    assert project.kb.claims["tour-x008"].illustrates == ("tour-c022",)
    assert not proof_of(project, "TRN-2.14").unearned
    other = changed(project, {"TRN-2.14": {"from_": ("tag-c086",)}})
    assert _unearned(proof_of(other, "TRN-2.14")) == ["TRN-2.E3 expect.0 tour-x008"]


def test_a_case_is_borne_out_by_the_text_of_a_card_that_it_names(project: Project):
    # Poison of the Old Man and Secret Barrel are all that it tells of.
    assert "TCG-8.E4 expect.0 tour-x016" not in _unearned(proof_of(project, "TCG-7.8"))
    other = _citing(project, "TCG-8.E4", 1, claim="tour-x016")
    assert _unearned(proof_of(other, "TCG-7.8")) == ["TCG-8.E4 expect.1 tour-x016"]


def test_what_the_whole_example_cites_is_earned_by_any_expectation(project: Project):
    one: dict[str, Any] = {"HAT-6.E9": {"from_": ("hat-c086",)}}
    assert not proof_of(changed(project, one), "HAT-6.3").unearned
    none: dict[str, Any] = {"HAT-6.E9": {"from_": ("hat-c132",)}}
    assert _unearned(proof_of(changed(project, none), "HAT-6.3")) == ["HAT-6.E9 from hat-c132"]


def test_what_is_not_earned_names_example_expectation_and_claim(project: Project):
    other = _citing(project, "TCG-1.E1", 0, claim="hat-c132")
    proof = proof_of(other, "TCG-1")
    assert proof.unearned == [Citation("TCG-1.E1", "expect.0", "hat-c132")]
    assert list(proof.short["unearned"]) == ["TCG-1.E1 expect.0 hat-c132"]
    assert Proof(**json.loads(json.dumps(asdict(proof)))) == proof
