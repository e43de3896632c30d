"""Proving: what it takes to be witnessed, to be limited, and to tell rival answers apart."""

from textwrap import dedent
from types import MappingProxyType
from typing import Any

import pytest

from ludex.check.proof.prove import jobs, prove
from ludex.check.proof.runs import provable
from ludex.kb.model import Witness
from ludex.project.project import Project
from tests.tree import Tree, changed, proof_of, without_word_of

# Witnesses.


def test_a_clause_is_witnessed_when_its_example_fails_without_it(project: Project):
    proof = proof_of(project, "HAT-7.1")
    assert (proof.clauses, proof.witnessed, proof.swaps) == (1, ["HAT-7.1"], 1)
    assert proof.holds


def test_a_clause_that_no_example_shows_is_unwitnessed(project: Project):
    proof = proof_of(without_word_of(project, "HAT-7.1", "shows"), "HAT-7.1")
    assert proof.unwitnessed == {"HAT-7.1": "no example shows it"}
    assert proof.witnessed == []
    assert not proof.holds


def test_a_clause_whose_example_holds_without_it_is_unwitnessed(project: Project):
    other = changed(project, {"MOD-2.1": {"witness": None}})
    proof = proof_of(other, "MOD-2.1")
    assert proof.unwitnessed == {"MOD-2.1": "MOD-2.E1[modern] holds without it"}


def test_a_clause_that_equals_doing_nothing_may_be_witnessed_by_a_swap(project: Project):
    by_swap = Witness(by="swap", reason="It says what would be so anyway.")
    assert project.kb.clauses["MOD-2.1"].witness is not None
    other = changed(project, {"MOD-2.1": {"witness": by_swap}})
    assert proof_of(other, "MOD-2.1").witnessed == ["MOD-2.1"]


def test_a_swap_is_no_witness_of_a_clause_that_answers_no_question(project: Project):
    by_swap = Witness(by="swap", reason="There is nothing to swap it with.")
    other = changed(project, {"MOD-2.1": {"witness": by_swap, "concept": None}})
    assert proof_of(other, "MOD-2.1").unwitnessed


def test_an_example_that_does_not_hold_witnesses_nothing(project: Project):
    wrong = project.kb.examples["HAT-7.E2"].expect
    other = changed(project, {"HAT-7.E1": {"expect": wrong}})
    proof = proof_of(other, "HAT-7.1")
    assert proof.unwitnessed == {"HAT-7.1": "HAT-7.E1[hat-2014] does not hold as it is"}


def _shown_on_trial_alone(tree: Tree, clause: str, example: str) -> Project:
    tree.trial(f"shows: [{clause}]\n{dedent(example)}")
    alone = without_word_of(tree.project, clause, "shows")
    return changed(alone, {"HAT-99.E1": {"shows": (clause,)}})


def test_a_step_that_the_clause_had_carried_is_a_witness_when_it_is_stuck(tree: Tree):
    example = """
        start: {A: {hand: [ookazi]}}
        play: [{player: A, activate: ookazi}]
        expect: [{player: A, life-points: 8000}]
    """
    project = _shown_on_trial_alone(tree, "TCG-5.1", example)
    assert proof_of(project, "TCG-5.1").witnessed == ["TCG-5.1"]


def test_a_step_that_the_clause_had_not_carried_is_none_when_it_is_stuck(tree: Tree):
    example = """
        start: {A: {hand: [dark-hole], monsters: [sangan], deck: [mystical-elf]}}
        play: [{player: A, activate: dark-hole}, {resolve: chain}, {resolve: chain}]
        expect: [{card: mystical-elf, zone: hand}]
    """
    proof = proof_of(_shown_on_trial_alone(tree, "TCG-7.13", example), "TCG-7.13")
    why = "HAT-99.E1[hat-2014] is stuck at step 3 without it, which it had not carried"
    assert proof.unwitnessed == {"TCG-7.13": why}


TWO_COPIES = """
    start: {turn: {phase: draw}, A: {deck: [gemini-elf, gemini-elf, umi]}}
    play: [{until: main-1, player: A}, {player: A, normal-summon: gemini-elf}]
    expect: [{player: A, monsters: 1}]
"""
"""Without the clause on the draw for the turn, both copies are in the hand."""


def test_a_crash_is_no_witness(tree: Tree):
    proof = proof_of(_shown_on_trial_alone(tree, "TCG-2.11", TWO_COPIES), "TCG-2.11")
    why = "'gemini-elf' means 2 cards here; label them with `as:`"
    assert proof.crashed["TCG-2.11"] == f"HAT-99.E1[hat-2014] crashed without it: {why}"
    assert not proof.witnessed
    assert not proof.holds


def test_a_crash_is_told_even_where_another_example_is_a_witness(tree: Tree):
    tree.trial(f"shows: [TCG-2.11]\n{dedent(TWO_COPIES)}")
    proof = proof_of(tree.project, "TCG-2.11")
    assert proof.witnessed == ["TCG-2.11"]
    assert list(proof.crashed) == ["TCG-2.11"]
    assert not proof.holds


def test_a_clause_is_not_witnessed_by_being_named_as_the_reason(project: Project):
    # MOD-2.1 equals doing nothing: HAT-2.E1 goes the same way under modern without it.
    changes: dict[str, dict[str, Any]] = {
        "MOD-2.1": {"witness": None},
        "MOD-2.E1": {"shows": ("MOD-2.2",)},
        "HAT-2.E1": {"shows": ("HAT-2.1", "MOD-2.1")},
    }
    assert proof_of(changed(project, changes), "MOD-2.1").witnessed == []


def test_each_row_of_a_clauses_data_is_missed_by_an_example(project: Project):
    zones = {"spell-field": "field-zone", "spell-continuous": "spell-trap-zone"}
    other = changed(project, {"TCG-5.8": {"sets": {"zone-of": zones}}})
    proof = proof_of(other, "TCG-5.8")
    why = "no example notices that spell-continuous is missing (no example shows the clause)"
    assert proof.unwitnessed == {"TCG-5.8": why}
    assert not proof.holds


# Near misses.


def test_a_clause_that_no_example_just_misses_has_no_limit(project: Project):
    proof = proof_of(without_word_of(project, "HAT-7.1", "near_miss"), "HAT-7.1")
    assert proof.no_near_miss == {"HAT-7.1": "no example names it as a near miss"}
    assert proof.witnessed == ["HAT-7.1"]
    assert not proof.holds


@pytest.mark.parametrize(
    ("example", "clause", "subject", "why"),
    [
        ("HAT-7.E1", "HAT-7.1", "seven-tools-of-the-bandit", "for seven-tools-of-the-bandit"),
        ("HAT-7.E2", "HAT-7.1", "umi", "does not consider it for umi"),
        ("HAT-7.E2", "HAT-7.1", "A", "does not consider it for A"),
        ("HAT-7.E2", "HAT-7.1", "duel", "does not consider it for duel"),
        ("HAT-7.E2", "HAT-7.1", "mirror-wall", "does not hold as it is"),
        ("TCG-5.E5", "TCG-5.5", "ookazi", "does not hold without it"),
    ],
)
def test_a_near_miss_considers_the_clause_for_its_subject_without_effect(
    project: Project, example, clause, subject, why
):
    alone = without_word_of(project, clause, "near_miss")
    other = changed(alone, {example: {"near_miss": {clause: subject}}})
    proof = proof_of(other, clause)
    assert list(proof.no_near_miss) == [clause]
    assert why in proof.no_near_miss[clause]
    assert proof.near_misses == 0


def test_a_clause_that_acts_for_its_subject_after_all_is_not_missed(tree: Tree):
    # Ookazi could be activated at first, and is refused as an answer to Messenger of Peace.
    tree.trial("""
        near-miss: {TCG-6.6: ookazi}
        start:
          A: {hand: [messenger-of-peace, ookazi], set: [dust-tornado]}
          B: {field-zone: umi}
        play:
          - {player: A, activate: messenger-of-peace}
          - {player: A, activate: dust-tornado, targets: [umi]}
        expect: [{card: umi, zone: graveyard}]
    """)
    alone = without_word_of(tree.project, "TCG-6.6", "near_miss")
    proof = proof_of(changed(alone, {"HAT-99.E1": {"near_miss": {"TCG-6.6": "ookazi"}}}), "TCG-6.6")
    assert proof.no_near_miss == {"TCG-6.6": "HAT-99.E1[hat-2014] has it act for ookazi"}


def test_a_near_miss_that_is_none_is_refused_beside_one_that_is(project: Project):
    acts = {"near_miss": {"HAT-7.1": "seven-tools-of-the-bandit"}}
    assert proof_of(project, "HAT-7.1").no_near_miss == {}
    proof = proof_of(changed(project, {"HAT-7.E1": acts}), "HAT-7.1")
    why = "HAT-7.E1[hat-2014] has it act for seven-tools-of-the-bandit"
    assert proof.no_near_miss == {"HAT-7.1": why}


def test_a_near_miss_may_be_about_the_duel(project: Project):
    assert project.kb.examples["TCG-2.E3"].near_miss["TCG-2.3"] == "duel"
    assert proof_of(project, "TCG-2.3").no_near_miss == {}


def test_a_clause_that_always_acts_needs_no_near_miss(project: Project):
    assert project.kb.clauses["TCG-1.1"].always
    assert proof_of(project, "TCG-1.1").no_near_miss == {}


def test_a_clause_that_is_said_to_act_always_and_does_not_is_found_out(project: Project):
    alone = without_word_of(project, "TCG-5.2", "near_miss")
    other = changed(alone, {"TCG-5.2": {"always": "There is no other case."}})
    proof = proof_of(other, "TCG-5.2")
    assert proof.no_near_miss == {"TCG-5.2": "is said to act always, but not in TCG-5.E3"}


def test_a_clause_that_an_example_just_misses_does_not_act_always(project: Project):
    other = changed(project, {"HAT-7.1": {"always": "There is no other case."}})
    proof = proof_of(other, "HAT-7.1")
    assert proof.no_near_miss == {"HAT-7.1": "is said to act always, but not in HAT-7.E2"}


def test_a_clause_that_answers_always_is_asked_for_what_other_clauses_answer(project: Project):
    # The places of the flip and of the rest of a Damage Step are all asked of the Duel.
    assert project.kb.clauses["HAT-6.4"].always
    assert proof_of(project, "HAT-6.4").no_near_miss == {}


def test_a_row_that_answers_for_some_cards_alone_does_not_answer_always(project: Project):
    alone = without_word_of(project, "HAT-12.4", "near_miss")
    always = {"always": "There is no other card."}
    limited = {"shows": ("HAT-12.3", "HAT-12.4")}
    other = changed(alone, {"HAT-12.4": always, "HAT-12.E5": limited})
    proof = proof_of(other, "HAT-12.4")
    assert proof.no_near_miss == {"HAT-12.4": "is said to act always, but not in HAT-12.E5"}


# Swaps.


def test_rival_answers_that_no_example_tells_apart_are_swap_blind(project: Project):
    same = project.kb.clauses["HAT-2.1"].sets
    proof = proof_of(changed(project, {"MOD-2.1": {"sets": same}}), "HAT-2.1")
    those = "damage-step-2011 or hat-2014 or tag-2007"
    why = f"no example of {those} tells them apart (active-field-spells)"
    assert proof.swap_blind == {"HAT-2.1 <- MOD-2.1": why}
    assert proof.swaps == 1
    assert not proof.holds


def test_rival_answers_that_are_said_to_mean_the_same_have_to_go_unnoticed(project: Project):
    swapped = "MOD-6.7, MOD-6.6 <- DMG-1.1, DMG-1.2"
    assert not proof_of(project, "MOD-6.7").swap_blind
    other = changed(project, {"MOD-6.7": {"equivalent": MappingProxyType({})}})
    assert list(proof_of(other, "MOD-6.7").swap_blind) == [swapped]
    same = MappingProxyType({"swap: MOD-6.7, MOD-6.6": "They say so."})
    proof = proof_of(changed(project, {"DMG-1.1": {"equivalent": same}}), "DMG-1.1")
    those = "damage-step-2011 or tag-2007"
    why = f"is said to mean the same, and an example of {those} tells them apart"
    told = {"DMG-1.1, DMG-1.2 <- MOD-6.7, MOD-6.6": f"{why} (damage-step-monsters-changing-atk)"}
    assert proof.swap_blind == told
    assert not proof.unshifted


def test_a_swap_that_there_is_not_cannot_be_said_to_mean_the_same(project: Project):
    same = MappingProxyType({"swap: MOD-6.2": "They say so."})
    proof = proof_of(changed(project, {"MOD-6.3": {"equivalent": same}}), "MOD-6.3")
    why = "is said to mean the same, and is no neighbour"
    assert proof.unshifted == {"MOD-6.3 swap: MOD-6.2": why}


def test_clauses_without_a_rival_are_not_swapped(project: Project):
    assert proof_of(project, "TCG-1").swaps == 0
    assert proof_of(project, "HAT-2").swaps == 2
    assert proof_of(project, "HAT-2", "MOD-2").swaps == 4


# What is proved.


def test_terms_and_what_is_retired_are_not_proved(project: Project):
    assert "HAT-2.1" in {clause.id for clause in provable(project)}
    term = changed(project, {"HAT-2.1": {"kind": "term"}})
    assert "HAT-2.1" not in {clause.id for clause in provable(term)}
    tree = changed(project, {"HAT-2.1": {"retired": object()}})
    assert "HAT-2.1" not in {clause.id for clause in provable(tree)}


@pytest.mark.parametrize(
    ("wanted", "clauses"),
    [
        (["HAT-2.1"], ["HAT-2.1"]),
        (["HAT-2"], ["HAT-2.1", "HAT-2.2"]),
        (["HAT-1"], ["HAT-1.1"]),
        (["MOD-1", "HAT-2.2"], ["HAT-2.2", "MOD-1.1"]),
        (["HAT-2.9"], []),
    ],
)
def test_clauses_are_chosen_by_the_ids_of_what_they_are_in(project: Project, wanted, clauses):
    assert [clause.id for clause in provable(project, wanted)] == clauses


def test_a_rulebook_means_all_of_its_clauses(project: Project):
    chosen = {clause.id for clause in provable(project, ["MOD"])}
    assert chosen == {id for id in project.kb.clauses if id.startswith("MOD-")}


def test_proving_tells_how_things_stand_after_each_part(project: Project):
    clauses = provable(project, ["HAT-2"])
    told = [proof.clauses for proof in prove(project, clauses)]
    assert told == [min(n, 2) for n in range(1, len(jobs(project, clauses)) + 1)]


def test_several_processes_find_the_same(project: Project):
    clauses = provable(project, ["HAT-7"])
    *_, alone = prove(project, clauses)
    *_, together = prove(project, clauses, processes=2)
    assert together == alone
