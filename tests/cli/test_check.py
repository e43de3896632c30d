"""`ludex check`: what it prints, as text and as JSON, and how it ends."""

import json

from ludex.project.project import Project
from tests.cli.conftest import Ludex
from tests.tree import TRIAL, Tree

HOLDS = """
    shows: [HAT-2.1]
    start: {A: {hand: [mountain]}, B: {field-zone: umi}}
    play: [{player: A, activate: mountain}, {resolve: chain}]
    expect: [{card: umi, zone: graveyard}]
"""
FAILS = HOLDS.replace("zone: graveyard", "zone: hand")
STUCK = """
    shows: [TCG-5.3]
    start: {A: {hand: [dust-tornado]}, B: {field-zone: umi}}
    play: [{player: A, activate: dust-tornado}]
    expect: [{card: umi, zone: graveyard}]
"""
CRASHES = STUCK.replace("activate: dust-tornado", "activate: dust-tornaod")


def test_everything_holds(ludex: Ludex, project: Project):
    said = ludex("check")
    live = [each for each in project.kb.examples.values() if each.retired is None]
    runs = sum(len(project.runs_of(example)) for example in live)
    assert (said.code, said.err) == (0, "")
    first, second = said.out.splitlines()
    assert first.startswith(f"{runs} runs of {len(live)} examples (")
    assert second == f"{runs} held, 0 did not"


def test_what_fails_is_printed_with_its_place_and_the_end_of_the_log(ludex: Ludex, tree: Tree):
    tree.trial(HOLDS, FAILS)
    said = ludex("check", "HAT-99", root=tree.folder)
    assert said.code == 1
    first, expected, found, *rest = said.out.splitlines()
    assert first.startswith(f"{tree.folder / TRIAL}:")
    assert first.endswith(": HAT-99.E2[hat-2014] failed")
    assert expected == "  expected  umi: zone hand"
    assert found == "  found     umi: zone graveyard"
    assert any("ChainEnded" in line and "[TCG-6.14]" in line for line in rest)
    assert rest[-2:] == ["2 runs of 2 examples (hat-2014 2)", "1 held, 1 did not"]


def test_what_is_stuck_names_who_refuses_it(ludex: Ludex, tree: Tree):
    tree.trial(STUCK)
    said = ludex("check", "HAT-99", root=tree.folder)
    assert said.code == 1
    assert "HAT-99.E1[hat-2014] stuck" in said.out
    assert "is refused by TCG-5.3" in said.out


def test_json_tells_each_run_and_of_those_that_do_not_hold_why(ludex: Ludex, tree: Tree):
    tree.trial(HOLDS, FAILS, STUCK, CRASHES)
    said = ludex("check", "HAT-99", "--json", root=tree.folder)
    told = json.loads(said.out)
    assert said.code == 1
    assert (told["examples"], told["passed"], told["failed"]) == (4, 1, 3)
    held, failed, stuck, broken = told["results"]
    assert held == {
        "id": "HAT-99.E1",
        "ruleset": "hat-2014",
        "status": "held",
        "where": f"{tree.folder / TRIAL}:6:5",
    }
    (wrong,) = broken.pop("wrong")
    assert wrong == {"where": broken["where"], "found": broken["found"]}
    for row, status in ((failed, "failed"), (stuck, "stuck"), (broken, "broken")):
        assert set(row) == {"id", "ruleset", "status", "where", "expected", "found", "log"}
        assert row["status"] == status
    assert (failed["expected"], failed["found"]) == ("umi: zone hand", "umi: zone graveyard")
    assert failed["log"]
    assert "did you mean 'dust-tornado'?" in broken["found"]


def test_json_of_what_holds_ends_with_0(ludex: Ludex):
    said = ludex("check", "HAT-2.E1", "--json")
    assert said.code == 0
    assert json.loads(said.out)["failed"] == 0


def test_one_ruleset_alone(ludex: Ludex):
    said = ludex("check", "HAT-2.E1", "MOD-2.E1", "--ruleset", "modern")
    assert said.code == 0
    assert said.out.splitlines()[0] == "2 runs of 2 examples (modern 2)"


def test_unknown_names_are_answered_with_the_nearest(ludex: Ludex):
    for words, answer in (
        (["HAT-2.E99"], "ludex: nothing here is called 'HAT-2.E99'; did you mean 'HAT-2.E9'?\n"),
        (["--ruleset", "modren"], "ludex: there is no ruleset 'modren'; did you mean 'modern'?\n"),
        (
            ["HAT-2.E1", "--ruleset", "tcg-core"],
            "ludex: none of these examples runs under tcg-core\n",
        ),
    ):
        said = ludex("check", *words)
        assert (said.code, said.out, said.err) == (2, "", answer)


def test_progress_is_shown_on_a_terminal_only(ludex: Ludex, monkeypatch):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    said = ludex("check", "--fresh", "HAT-2.E1")
    assert "playing 2/2" in said.err
    assert said.err.endswith("\r\x1b[K")
    monkeypatch.setattr("sys.stderr.isatty", lambda: False)
    assert ludex("check", "--fresh", "HAT-2.E1").err == ""


def test_of_a_card_that_is_named_the_effects_that_are_not_played_are_told(ludex: Ludex, tree: Tree):
    tree.trial(HOLDS.replace("hand: [mountain]", "hand: [mountain, sangan]"))
    said = ludex("check", "HAT-99", "card:sangan", "--ruleset", "hat-2014", root=tree.folder)
    assert "\n1 of 1 effect played\n" in said.out
    words = ("check", "rules/yugioh/cards/shining-angel.yaml")
    said = ludex(*words)
    assert said.code == 0
    *_, played, left = said.out.splitlines()
    assert played == "0 of 1 effect played"
    assert left.startswith("  not played: ")
    assert ": shining-angel#1: " in left
    assert json.loads(ludex(*words, "--json").out)["unplayed"] == ["shining-angel#1"]
