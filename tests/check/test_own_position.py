"""Positions of the reader's own, read from a YAML file."""

from pathlib import Path

import pytest

from ludex.check.own_position import OWN_ID, read, read_match
from ludex.check.play import play
from ludex.kb.errors import Problems
from ludex.project.project import Project
from ludex.tournament import examples as of_matches


def _file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my-position.yaml"
    path.write_text(text, "utf-8")
    return path


def _said(tmp_path: Path, text: str) -> list[str]:
    path = _file(tmp_path, text)
    with pytest.raises(Problems) as raised:
        read(path, "hat-2014")
    return [str(each).removeprefix(f"{path}:") for each in raised.value.problems]


def test_a_start_is_all_that_a_position_needs(tmp_path: Path, project: Project):
    example = read(_file(tmp_path, "start: {A: {hand: [umi]}}"), "modern").example
    assert (example.id, example.title, example.ruleset) == (OWN_ID, "my-position", "modern")
    assert play(project, example, "modern").held


def test_a_position_is_played_and_held_to_what_it_expects(tmp_path: Path, project: Project):
    text = """
start: {A: {hand: [umi]}}
play: [{player: A, activate: umi}, {resolve: chain}]
expect: [{card: umi, zone: %s}]
"""
    held = read(_file(tmp_path, text % "field-zone"), "hat-2014").example
    assert play(project, held, "hat-2014").held
    failing = read(_file(tmp_path, text % "hand"), "hat-2014").example
    assert play(project, failing, "hat-2014").status == "failed"


def test_a_position_may_have_a_title_and_a_ruleset_of_its_own(tmp_path: Path):
    text = "title: Mine\nruleset: modern\nstart: {}\n"
    example = read(_file(tmp_path, text), "hat-2014").example
    assert (example.title, example.ruleset) == ("Mine", "modern")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("start: {A: {hnad: [umi]}}", "1:13:"),
        ("start: {}\nplay: [{player: A, actviate: umi}]\n", "2:"),
        ("play: []\n", "start"),
        ("[]", "1:1: no position; expected `start:`, `play:` and `expect:`"),
        ("", "1:1: an empty file"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_place(tmp_path: Path, text, said):
    (problem,) = _said(tmp_path, text)
    assert said in problem


def test_a_misspelt_key_is_answered_with_the_nearest(tmp_path: Path):
    assert "did you mean 'hand'?" in _said(tmp_path, "start: {A: {hnad: [umi]}}")[0]


def test_everything_that_is_wrong_is_told_at_once(tmp_path: Path):
    text = "start: {A: {hnad: [umi]}}\nplay: [{resolve: chian}]\nexpect: [{winner: C}]\n"
    assert len(_said(tmp_path, text)) == 3


@pytest.mark.parametrize(
    "hostile",
    [
        "start: &a [*a]",
        "start: !!python/object/apply:os.system [echo]",
        "start: {}\nstart: {}",
        "start: {}\n---\nstart: {}",
        "title: <script>alert(1)</script>\nstart: {}",
        "title: " + "a" * 20_000 + "\nstart: {}",
        "[" * 1000,
        "start: {A: {life-points: 99999999999999999999999999}}",
    ],
)
def test_a_hostile_file_is_a_problem_and_no_more(tmp_path: Path, hostile):
    assert _said(tmp_path, hostile)


# A Match of the reader's own.

MATCH = """start: {at: game, games: [A], turn: {player: B}}
play:
  - {call: time}
  - {turn-ends: B}
players: {A: Robert, B: Kelly}
ruleset: tournament-2005
"""


def _match_said(tmp_path: Path, text: str) -> list[str]:
    path = _file(tmp_path, text)
    with pytest.raises(Problems) as raised:
        read_match(path)
    return [str(each).removeprefix(f"{path}:") for each in raised.value.problems]


def test_a_match_says_where_it_stands_what_has_happened_and_who_is_playing(tmp_path: Path):
    match = read_match(_file(tmp_path, MATCH))
    assert (match.start.at, match.start.games, match.start.turn.player) == ("game", ("A",), "B")
    assert match.play == (of_matches.CallsTime("time"), of_matches.TurnEnded("B"))
    assert match.players == {"A": "Robert", "B": "Kelly"}
    assert match.ruleset == "tournament-2005"
    assert match.document.locate(("play", 1)).line == 4


def test_a_start_is_all_that_a_match_needs(tmp_path: Path):
    match = read_match(_file(tmp_path, "start: {at: game}"))
    assert (match.play, match.players, match.ruleset) == ((), {}, None)


def test_one_player_may_be_named_alone(tmp_path: Path):
    assert read_match(_file(tmp_path, "start: {at: game}\nplayers: {B: 凯莉}")).players == {
        "B": "凯莉"
    }


@pytest.mark.parametrize(
    ("text", "said"),
    [
        *(
            (f"start: {{at: game}}\nplayers: {players}", "2:1: `players:` that are no names")
            for players in ("[Robert, Kelly]", "{C: Robert}", "{A: 5}", "{A: ' '}", "Robert")
        ),
        (
            "start: {at: game}\nplay:\n  - {call: time}\n  - {plays: TCG-8.E4}\n",
            "4:5: another kind of step; expected something that happens at the table",
        ),
        (
            "start: {at: game}\nplay:\n  - expect: [{match-won-by: A}]\n",
            "3:5: another kind of step",
        ),
        ("start: {at: gmae}", "1:13: found 'gmae'"),
        ("start: {at: game}\nplay: [{call: tme}]", "2:15: found 'tme'; expected time"),
        ("start: {at: game, turns: 3}", "1:19: the unknown key 'turns'"),
        ("start: {at: game}\nnames: {A: Robert}", "2:1: the unknown key 'names'"),
        ("start: {at: game}\nplay: [{turn-ends: C}]", "2:20: found 'C'"),
        ("play: []", "'start'"),
        ("- start", "1:1: no position; expected `start:` and `play:`"),
    ],
)
def test_what_is_wrong_with_a_match_is_told_with_its_place(tmp_path: Path, text: str, said: str):
    (problem,) = _match_said(tmp_path, text)
    assert said in problem
    assert problem.startswith(said) or said.startswith("'")


def test_everything_that_is_wrong_with_a_match_is_told_at_once(tmp_path: Path):
    text = "start: {at: gmae}\nnames: {}\nplay: [{call: tme}]\n"
    assert len(_match_said(tmp_path, text)) == 3


@pytest.mark.parametrize(
    "hostile",
    [
        "start: &a [*a]",
        "start: !!python/object/apply:os.system [echo]",
        "start: {at: game}\nstart: {at: game}",
        "start: {at: game}\nplayers: {A: x, A: y}",
        "[" * 1000,
    ],
)
def test_a_hostile_match_is_a_problem_and_no_more(tmp_path: Path, hostile: str):
    assert _match_said(tmp_path, hostile)
