"""Shifts: a value moved to its neighbour is noticed, or said to mean the same."""

from types import MappingProxyType

from ludex.check.proof.shifts import shifted
from ludex.project.project import Project
from tests.tree import Tree, changed, proof_of, without_word_of

TOGETHER = "counted-together/extra-deck: False"


def test_each_number_has_two_neighbours_and_a_verdict_one(project: Project):
    assert list(shifted(project, "HAT-5.2")) == [
        (("trigger-step", "opponent-mandatory"), 1),
        (("trigger-step", "opponent-mandatory"), 3),
    ]
    assert [value for _, value in shifted(project, "TCG-15.5")] == [False, False, False]


def test_an_order_is_shifted_by_the_exchange_of_two(project: Project):
    _, first = next(shifted(project, "TCG-2.1"))
    assert first == ("standby", "draw", "main-1", "battle", "main-2", "end")


def test_a_shifted_value_that_no_example_notices_is_told(project: Project):
    other = without_word_of(project, "TCG-15.5", "shows")
    assert proof_of(other, "TCG-15.5").unshifted[f"TCG-15.5 {TOGETHER}"] == "no example notices it"
    assert not proof_of(project, "TCG-15.5").unshifted


def test_a_value_may_be_said_to_mean_the_same(project: Project):
    assert not proof_of(project, "HAT-5.1").unshifted
    other = changed(project, {"HAT-5.1": {"equivalent": MappingProxyType({})}})
    assert sorted(proof_of(other, "HAT-5.1").unshifted) == [
        "HAT-5.1 trigger-step/turn-player-mandatory: 0",
        "HAT-5.1 trigger-step/turn-player-mandatory: 2",
    ]


def test_an_example_refutes_what_is_wrongly_said_to_mean_the_same(project: Project):
    same = MappingProxyType({TOGETHER: "They say so.", "counted-together/hand: True": "Who knows."})
    proof = proof_of(changed(project, {"TCG-15.5": {"equivalent": same}}), "TCG-15.5")
    assert proof.unshifted == {
        f"TCG-15.5 {TOGETHER}": "is said to mean the same, and an example notices it",
        "TCG-15.5 counted-together/hand: True": "is said to mean the same, and is no neighbour",
    }


def test_a_shift_by_which_an_example_crashes_is_told_and_not_noticed(tree: Tree):
    # Who draws two cards has both copies in the hand, and the name means neither.
    tree.trial("""
        shows: [TCG-2.11]
        start: {turn: {phase: draw}, A: {deck: [gemini-elf, gemini-elf, umi]}}
        play:
          - {until: main-1, player: A}
          - expect: [{player: A, hand: 1}]
          - {player: A, normal-summon: gemini-elf}
    """)
    alone = without_word_of(tree.project, "TCG-2.11", "shows")
    proof = proof_of(changed(alone, {"HAT-99.E1": {"shows": ("TCG-2.11",)}}), "TCG-2.11")
    why = "HAT-99.E1[hat-2014] crashed: 'gemini-elf' means 2 cards here; label them with `as:`"
    assert proof.crashed["TCG-2.11 normal-draw/later-turn: 2"] == why
    assert not proof.unshifted
    assert not proof.holds


def test_a_position_that_a_shifted_value_forbids_is_no_crash(project: Project):
    # Five monsters do not fit into four zones, and that example is not played.
    proof = proof_of(project, "TCG-3.1")
    assert (proof.crashed, proof.unshifted) == ({}, {})
