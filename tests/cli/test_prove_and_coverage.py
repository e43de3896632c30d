"""`ludex prove` and `ludex coverage`: what they print, and how they end."""

import json
from pathlib import Path

import pytest

from ludex.check.kept import kept
from ludex.project.project import Project
from tests.cli.conftest import Ludex
from tests.tree import Tree

HAT_7 = "rules/yugioh/hat/07-life-point-costs.yaml"
NEAR_MISS = (
    "near-miss: {HAT-7.1: seven-tools-of-the-bandit}",
    "near-miss: {HAT-7.2: seven-tools-of-the-bandit}",
)


def test_what_is_proved_is_counted(ludex: Ludex):
    said = ludex("prove", "HAT-7.1")
    assert said.code == 0
    assert said.out.splitlines() == [
        "1 of 1 clause witnessed, 0 explaining another, 1 near miss",
        "1 swap, 0 unnoticed",
        "0 values shifted, 0 unnoticed",
        "0 cards blanked, 0 unnoticed",
        "1 citation, 0 unearned",
    ]


def test_json_of_a_proof_that_holds(ludex: Ludex):
    said = ludex("prove", "HAT-2", "--json")
    assert said.code == 0
    found = json.loads(said.out)
    assert (found["clauses"], found["witnessed"], found["swaps"]) == (2, 2, 2)
    assert min(found[what] for what in ("near_misses", "shifted", "citations")) > 0
    short = ("unwitnessed", "crashed", "swap_blind", "no_near_miss", "unshifted", "bystanders")
    assert [found[what] for what in (*short, "unearned", "explains")] == [[]] * 8


def test_what_is_not_proved_is_told_with_its_place(ludex: Ludex, tree: Tree):
    tree.edit(HAT_7, NEAR_MISS)
    why = "no example names it as a near miss"
    said = ludex("prove", "HAT-7.1", root=tree.folder)
    assert said.code == 1
    assert said.out.startswith(f"{tree.folder / HAT_7}:")
    assert f": no near miss: HAT-7.1: {why}\n" in said.out
    said = ludex("prove", "HAT-7.1", "--json", root=tree.folder)
    assert said.code == 1
    assert json.loads(said.out)["no_near_miss"] == [{"id": "HAT-7.1", "why": why}]


def test_a_swap_that_nobody_notices_is_told(ludex: Ludex, tree: Tree):
    tree.edit(
        "rules/yugioh/modern/02-field-spell.yaml",
        ("active-field-spells: 2", "active-field-spells: 1"),
    )
    said = ludex("prove", "HAT-2.1", root=tree.folder)
    assert said.code == 1
    those = "damage-step-2011 or hat-2014 or tag-2007"
    blind = f"swap blind: HAT-2.1 <- MOD-2.1: no example of {those} tells them"
    assert blind in said.out
    assert "\n1 swap, 1 unnoticed\n" in said.out


def test_a_proof_is_coloured_on_a_terminal(ludex: Ludex, tree: Tree, on_a_terminal: None):
    tree.edit(HAT_7, NEAR_MISS)
    said = ludex("prove", "HAT-7.1", root=tree.folder)
    assert "no near miss: \x1b[36mHAT-7.1\x1b[0m: " in said.out
    assert "\x1b[31m1 of 1 clause witnessed" in said.out
    assert "\x1b[32m1 swap, 0 unnoticed\x1b[0m" in said.out


def test_the_coverage_is_coloured_on_a_terminal(ludex: Ludex, on_a_terminal: None):
    assert ludex("coverage").out.startswith("\x1b[32m")


def test_there_is_nothing_to_prove_of_what_is_not_there(ludex: Ludex):
    said = ludex("prove", "HAT-77")
    assert (said.code, said.out) == (2, "")
    assert said.err == "ludex: nothing to prove is called 'HAT-77'; did you mean 'HAT-9'?\n"


@pytest.mark.parametrize("id", ["TAG-9.1", "TAG-1.1"])
def test_there_is_nothing_to_prove_of_conduct_or_of_a_definition(ludex: Ludex, id: str):
    said = ludex("prove", id)
    assert (said.code, said.out) == (2, "")
    told = f"ludex: {id} is a term, of conduct or retired: there is nothing to prove\n"
    assert said.err == told


def test_clauses_of_conduct_are_not_counted_as_proved(ludex: Ludex, project: Project):
    rules = [c for c in project.kb.articles["TAG-9"].clauses if c.kind == "rule"]
    found = json.loads(ludex("prove", "TAG-9", "--json").out)
    assert (found["clauses"], found["witnessed"]) == (len(rules), len(rules))


def test_claims_that_conduct_alone_stands_for_are_counted_apart(ludex: Ludex):
    told = next(line for line in ludex("coverage").out.splitlines() if line.startswith("tag: "))
    by_conduct = json.loads(ludex("coverage", "--json").out)["sources"]["tag"]["by_conduct"]
    assert {"tag-c007", "tag-c029", "tag-c032"} <= set(by_conduct)
    assert not {"tag-c030", "tag-c049"} & set(by_conduct)
    assert f" covered ({len(by_conduct)} by conduct alone), " in told


def test_every_claim_is_accounted_for(ludex: Ludex, project: Project):
    said = ludex("coverage")
    assert said.code == 0
    counted = {line.partition(":")[0] for line in said.out.splitlines()}
    assert counted == set(project.kb.sources)


def test_json_of_the_coverage(ludex: Ludex, project: Project):
    said = ludex("coverage", "--json")
    told = json.loads(said.out)["sources"]
    assert set(told) == set(project.kb.sources)
    for id, source in told.items():
        assert set(source) == {"claims", "covered", "by_conduct", "open", "lost", "stale"}
        assert source["claims"] == len(project.kb.sources[id].claims)
        assert source["claims"] == source["covered"] + len(source["open"]) + len(source["lost"])


def test_a_source_is_told_claim_by_claim_beside_what_stands_for_it(ludex: Ludex):
    lines = ludex("coverage", "hat").out.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("  hat-c019  "))
    assert lines[at + 1] == "    HAT-1.1, HAT-1.E1"


def test_a_claim_that_nothing_has_taken_up_says_why(
    ludex: Ludex, tree: Tree, project: Project, proved: Path, monkeypatch: pytest.MonkeyPatch
):
    proof = kept(project, proved)
    monkeypatch.setattr("ludex.check.kept.kept", lambda *_, **__: proof)
    claim = """  - id: hat-c999
    kind: rule
    where: nowhere
    says: Whoever is dealt the better hand goes first.
    open: The document does not say so.
"""
    tree.edit(
        "rules/sources/hat/rules-1-to-5.yaml",
        ("  - id: hat-c047\n", f"{claim}  - id: hat-c047\n"),
    )
    said = ludex("coverage", "hat", root=tree.folder)
    assert said.code == 0
    lines = said.out.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("  hat-c999  "))
    assert lines[at + 1] == "    open: The document does not say so."


def test_a_claim_that_was_lost_is_told_with_its_place(
    ludex: Ludex, tree: Tree, project: Project, proved: Path, monkeypatch: pytest.MonkeyPatch
):
    # What is witnessed does not depend on the claims that clauses are from.
    proof = kept(project, proved)
    monkeypatch.setattr("ludex.check.kept.kept", lambda *_, **__: proof)
    tree.edit(
        "rules/yugioh/hat/01-first-draw.yaml",
        ("from: [hat-c019, hat-c020]\n    concept", "from: [hat-c020]\n    concept"),
        ("deck: 1, from: [hat-c019, hat-c020]", "deck: 1, from: [hat-c020]"),
    )
    said = ludex("coverage", root=tree.folder)
    assert said.code == 1
    assert ", 1 lost" in said.out
    assert f"{tree.folder}/rules/sources/hat/" in said.out
    assert "hat-c019 (rule) is lost: " in said.out
    told = json.loads(ludex("coverage", "--json", root=tree.folder).out)
    assert told["sources"]["hat"]["lost"] == ["hat-c019"]


def test_a_claim_that_is_covered_and_still_said_to_be_open_is_told_with_its_place(
    ludex: Ludex, tree: Tree, project: Project, proved: Path, monkeypatch: pytest.MonkeyPatch
):
    proof = kept(project, proved)
    monkeypatch.setattr("ludex.check.kept.kept", lambda *_, **__: proof)
    claims = "rules/sources/hat/rules-1-to-5.yaml"
    tree.edit(claims, ("  - id: hat-c019\n", "  - id: hat-c019\n    open: Not looked at yet.\n"))
    said = ludex("coverage", root=tree.folder)
    assert said.code == 1
    assert ", 1 stale" in said.out
    told = "hat-c019 is covered by HAT-1.1, HAT-1.E1: take `open:` out"
    assert told in " ".join(said.out.split())
    assert f"{tree.folder}/{claims}:" in said.out


def test_an_unknown_source_is_answered_with_those_there_are(ludex: Ludex, project: Project):
    said = ludex("coverage", "hatt")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("ludex: there is no source 'hatt'; there are ")
    assert all(source in said.err for source in project.kb.sources)


def test_of_all_cards_the_effects_that_no_example_plays_are_told(
    ludex: Ludex, project: Project, monkeypatch: pytest.MonkeyPatch
):
    few = [project.kb.examples["HAT-2.E1"]]
    monkeypatch.setattr("ludex.check.run.examples_of", lambda *_: few)
    effects = sum(len(card.effects) for card in project.cards.values())
    said = json.loads(ludex("coverage", "--cards", "--json").out)
    assert said["effects"] == effects
    played = effects - len(said["unplayed"])
    assert 0 < played < 6
    told = ludex("coverage", "--cards").out.splitlines()
    assert told[0] == f"{played} of {effects} effects played"
    assert len(told) == 1 + len(said["unplayed"])
