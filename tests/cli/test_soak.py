"""`ludex soak`: what it prints, how it ends, and that it is the same everywhere."""

import json
import os
import subprocess
import sys
from dataclasses import replace

import pytest

from ludex.project.project import Project
from ludex.soak.games import DUELS
from tests.cli.conftest import Ludex
from tests.conftest import ROOT


def test_a_few_games_hold_and_tell_what_never_came_up(ludex: Ludex):
    said = ludex("soak", "--games", 3, "--jobs", 1)
    assert said.code == 0
    *never, total, digest = said.out.splitlines()
    assert total.startswith("3 games, ")
    assert total.endswith("; 0 broke")
    assert digest.startswith("digest ")
    assert any(" clauses never came up: " in line for line in never)


def test_json_of_a_few_games(ludex: Ludex, project: Project):
    said = ludex("soak", "--games", 2, "--jobs", 1, "--json")
    told = json.loads(said.out)
    assert (said.code, told["games"], told["broken"]) == (0, 2, [])
    assert set(told["never"]) == {"effects", "verbs", "clauses"}
    assert set(told["never"]["clauses"]) < set(project.kb.clauses)
    slugs = {address.partition("#")[0] for address in told["never"]["effects"]}
    assert slugs <= set(project.cards)


def test_another_game_is_played_by_its_rulesets(ludex: Ludex, project: Project):
    said = ludex("soak", "--games", 3, "--jobs", 1, "--ruleset", "ultimate-battle", "--json")
    told = json.loads(said.out)
    assert (said.code, told["games"], told["broken"]) == (0, 3, [])
    rulebooks = {id.partition("-")[0] for id in told["never"]["clauses"]}
    assert rulebooks <= {"HC", "UB"}
    slugs = {address.partition("#")[0] for address in told["never"]["effects"]}
    assert slugs <= set(project.cards_of("digimon"))


def test_games_are_the_same_in_any_number_of_processes_and_under_any_hash_seed():
    assert _digest("--jobs", "1", hash_seed="1") == _digest("--jobs", "2", hash_seed="2")


def test_another_seed_makes_other_games(ludex: Ludex):
    one, other = (ludex("soak", "--game", 4, "--seed", n, "--json").out for n in (1, 2))
    assert json.loads(one)["digest"] != json.loads(other)["digest"]


GAMES = 5
"""Games that are watched, patient and neither; a process is handed four at a time."""


def _digest(*words: str, hash_seed: str) -> str:
    command = [sys.executable, "-m", "ludex.cli", "--root", str(ROOT), "soak"]
    done = subprocess.run(
        [*command, "--games", str(GAMES), "--json", *words],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return str(json.loads(done.stdout)["digest"])


def test_one_game_is_played_again_with_the_end_of_its_log(ludex: Ludex):
    said = ludex("soak", "--seed", 3, "--game", 5)
    assert said.code == 0
    assert "1 game, " in said.out
    assert said.out.count("\n    (") == 11, "twelve lines of the log, the first at the very start"
    again = ludex("soak", "--seed", 3, "--game", 5)
    assert again.out.splitlines()[-1] == said.out.splitlines()[-1]


def test_what_breaks_is_told_with_how_to_play_it_again(
    ludex: Ludex, monkeypatch: pytest.MonkeyPatch
):
    fallen = replace(DUELS, at_decision=lambda *_: iter(["the sky has fallen"]))
    monkeypatch.setattr("ludex.soak.games.FACES", (fallen,))
    said = ludex("soak", "--games", 2, "--seed", 7, "--ruleset", "modern", "--jobs", 1)
    assert said.code == 1
    assert "game 1 of seed 7, under modern, broke after 0 decisions:\n" in said.out
    assert "  the sky has fallen\n" in said.out
    assert "  again: ludex soak --seed 7 --ruleset modern --game 1\n" in said.out
    assert "; 2 broke\n" in said.out
    said = ludex("soak", "--games", 8, "--jobs", 1)
    assert "so did 3 more games: 5, 6, 7\n" in said.out
    told = json.loads(ludex("soak", "--games", 1, "--jobs", 1, "--json").out)
    (broken,) = told["broken"]
    assert (broken["game"], broken["decision"]) == (0, 0)
    assert broken["what"] == ["the sky has fallen"]
    assert broken["again"] == "ludex soak --seed 1 --game 0"


def test_an_error_of_the_engine_is_a_finding(ludex: Ludex, monkeypatch: pytest.MonkeyPatch):
    def fails(*_words: object, **_more: object) -> object:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr("ludex.soak.soak.chosen", fails)
    said = ludex("soak", "--games", 1, "--jobs", 1)
    assert said.code == 1
    assert "  ZeroDivisionError: by nothing\n" in said.out


@pytest.mark.parametrize(
    "words",
    [("--games", "0"), ("--games", "many"), ("--seed", "-1"), ("--jobs", "0"), ("--game", "x")],
)
def test_numbers_that_are_none_are_refused(ludex: Ludex, words):
    said = ludex("soak", *words)
    assert (said.code, said.out) == (2, "")
    assert "is no number from" in said.err


def test_a_ruleset_by_which_nobody_plays_is_answered_with_those_there_are(ludex: Ludex):
    said = ludex("soak", "--ruleset", "modren")
    assert (said.code, said.out) == (2, "")
    assert said.err == ("ludex: no game is played at random by 'modren'; did you mean 'modern'?\n")
    said = ludex("soak", "--ruleset", "tcg-core")
    assert said.err.endswith(
        "; there are damage-step-2011, hat-2014, modern, tag-2007, "
        "ultimate-battle, ultimate-battle-tournament\n"
    )
