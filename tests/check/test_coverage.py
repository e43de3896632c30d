"""What becomes of a claim: covered, open with a reason, or lost."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from ludex.check.coverage import SourceCoverage, coverage
from ludex.check.proof.report import Citation, Proof
from ludex.kb.model import Variant
from ludex.project.project import Project
from tests.tree import changed

CLAIM = "hat-c019"
"""A rule that HAT-1.1 stands for, and HAT-1.E1 shows."""


@pytest.fixture(scope="module")
def silent(project: Project) -> Project:
    """The project with nothing that names the claim."""
    example = project.kb.examples["HAT-1.E1"]
    expect = tuple(replace(each, from_=()) for each in example.expect)
    return changed(project, {"HAT-1.1": {"from_": ()}, "HAT-1.E1": {"expect": expect}})


def _coverage(
    project: Project,
    *witnessed: str,
    claim: Mapping[str, Any] | None = None,
    unearned: Sequence[Citation] = (),
) -> SourceCoverage:
    """Return the coverage of the claim alone, with some of its fields changed."""
    source = project.kb.sources["hat"]
    only = next(each for each in source.claims if each.id == CLAIM)
    claims = (only.model_copy(update=dict(claim or {})),)
    sources = {"hat": source.model_copy(update={"claims": claims})}
    proof = Proof(witnessed=[*witnessed], unearned=[*unearned])
    return coverage(Project(replace(project.kb, sources=sources)), proof)["hat"]


def test_a_claim_that_nothing_names_is_lost(silent: Project):
    assert _coverage(silent, "HAT-1.1") == SourceCoverage(claims=1, lost=[CLAIM])


def test_a_claim_that_nothing_names_may_be_open_with_a_reason(silent: Project):
    found = _coverage(silent, claim={"open": "Not looked at yet."})
    assert found == SourceCoverage(claims=1, open={CLAIM: "Not looked at yet."})


def test_a_claim_is_covered_by_a_witnessed_clause_that_names_it(silent: Project):
    named = changed(silent, {"HAT-1.1": {"from_": (CLAIM,)}})
    assert _coverage(named, "HAT-1.1") == SourceCoverage(claims=1, covered={CLAIM: ["HAT-1.1"]})
    assert _coverage(named).lost == [CLAIM]


def test_a_claim_that_is_covered_is_open_no_more(silent: Project):
    named = changed(silent, {"HAT-1.1": {"from_": (CLAIM,)}})
    found = _coverage(named, "HAT-1.1", claim={"open": "Not looked at yet."})
    assert (list(found.covered), found.open, found.stale) == ([CLAIM], {}, [CLAIM])


def test_a_retired_clause_covers_nothing(silent: Project):
    retired = changed(silent, {"HAT-1.1": {"from_": (CLAIM,), "retired": object()}})
    assert _coverage(retired, "HAT-1.1").lost == [CLAIM]


@pytest.mark.parametrize("kind", ["rule", "exception", "procedure-step", "card-ruling"])
def test_a_term_alone_does_not_cover_what_says_how_to_play(silent: Project, kind):
    term = changed(silent, {"HAT-1.1": {"from_": (CLAIM,), "kind": "term"}})
    assert _coverage(term, claim={"kind": kind}).lost == [CLAIM]


@pytest.mark.parametrize("kind", ["definition", "example", "list-membership"])
def test_a_term_covers_what_only_says_what_is_meant(silent: Project, kind):
    term = changed(silent, {"HAT-1.1": {"from_": (CLAIM,), "kind": "term"}})
    assert _coverage(term, claim={"kind": kind}).covered == {CLAIM: ["HAT-1.1"]}


def test_a_claim_that_conduct_alone_stands_for_is_covered_and_counted_apart(silent: Project):
    conduct = changed(silent, {"HAT-1.1": {"from_": (CLAIM,), "kind": "conduct"}})
    found = _coverage(conduct)
    assert (found.covered, found.by_conduct) == ({CLAIM: ["HAT-1.1"]}, [CLAIM])


def test_a_claim_that_a_rule_or_an_example_stands_for_too_is_not_counted_with_conduct(
    silent: Project,
):
    conduct = {"TAG-1.1": {"from_": (CLAIM,), "kind": "conduct"}}
    rule = changed(silent, conduct | {"HAT-2.1": {"from_": (CLAIM,)}})
    found = _coverage(rule, "HAT-2.1")
    assert (found.covered, found.by_conduct) == ({CLAIM: ["HAT-2.1", "TAG-1.1"]}, [])
    played = changed(silent, conduct | {"HAT-1.E1": {"from_": (CLAIM,)}})
    found = _coverage(played)
    assert (found.covered, found.by_conduct) == ({CLAIM: ["TAG-1.1", "HAT-1.E1"]}, [])


def test_a_claim_is_covered_by_an_expectation_that_was_played(silent: Project):
    first, *others = silent.kb.examples["HAT-1.E1"].expect
    named = (replace(first, from_=(CLAIM,)), *others)
    played = changed(silent, {"HAT-1.E1": {"expect": named}})
    assert _coverage(played).covered == {CLAIM: ["HAT-1.E1"]}
    wrong = changed(silent, {"HAT-1.E1": {"expect": (replace(named[0], hand=7), *others)}})
    assert _coverage(wrong).lost == [CLAIM]


def test_a_claim_is_covered_by_an_expectation_between_steps(silent: Project):
    # HAT-5.E1 expects something before its Chain resolves.
    steps = silent.kb.examples["HAT-5.E1"].play
    meanwhile = next(n for n, step in enumerate(steps) if hasattr(step, "expect"))
    naming = replace(steps[meanwhile].expect[0], from_=(CLAIM,))
    step = replace(steps[meanwhile], expect=(naming,))
    play = (*steps[:meanwhile], step, *steps[meanwhile + 1 :])
    played = changed(silent, {"HAT-5.E1": {"play": play}})
    assert _coverage(played).covered == {CLAIM: ["HAT-5.E1"]}


def test_a_claim_is_covered_by_an_example_that_names_it_as_a_whole(silent: Project):
    played = changed(silent, {"HAT-1.E1": {"from_": (CLAIM,)}})
    assert _coverage(played).covered == {CLAIM: ["HAT-1.E1"]}


def test_an_example_that_fails_under_one_of_its_rulesets_covers_nothing(silent: Project):
    example = silent.kb.examples["HAT-1.E1"]
    variant = example.under["modern"]
    assert isinstance(variant, Variant)
    wrong = variant.model_copy(update={"expect": example.expect})
    failing = {"HAT-1.E1": {"from_": (CLAIM,), "under": {"modern": wrong}}}
    assert _coverage(changed(silent, failing)).lost == [CLAIM]


def test_clauses_come_before_the_examples_that_cover_a_claim_too(project: Project):
    assert _coverage(project, "HAT-1.1").covered == {CLAIM: ["HAT-1.1", "HAT-1.E1"]}


def test_a_citation_that_is_not_earned_takes_no_other_with_it(silent: Project):
    first, second = (("HAT-1.E1", f"expect.{n}") for n in (0, 1))
    start, *_ = silent.kb.examples["HAT-1.E1"].expect
    expect = (replace(start, from_=(CLAIM,)), replace(start, from_=(CLAIM,)))
    named = changed(silent, {"HAT-1.E1": {"expect": expect}})
    one, other = Citation(*first, CLAIM), Citation(*second, CLAIM)
    assert _coverage(named, unearned=[one]).covered == {CLAIM: ["HAT-1.E1"]}
    assert _coverage(named, unearned=[one, other]).covered == {}
