"""`ludex explain`: examples and positions of one's own, told step by step."""

import json
from pathlib import Path

import pytest

from ludex.cli.terminal import width_of
from ludex.project.project import Project
from tests.cli.conftest import Ludex

OWN = """
start:
  A: {hand: [mountain]}
  B: {field-zone: umi}
play:
  - {player: A, activate: mountain}
  - {resolve: chain}
"""


@pytest.fixture
def own(tmp_path: Path):
    def written(text: str, name: str = "mine.yaml") -> Path:
        path = tmp_path / name
        path.write_text(text, "utf-8")
        return path

    return written


def test_an_example_is_told_in_numbered_sentences_with_their_clauses(
    ludex: Ludex, project: Project
):
    said = ludex("explain", "HAT-2.E1")
    title, blank, *lines = [line for line in said.out.splitlines() if "✓" not in line]
    assert said.code == 0
    assert title == f"HAT-2.E1  {project.kb.examples['HAT-2.E1'].title}  [HAT Format]"
    assert blank == ""
    assert [line.split()[0] for line in lines] == [str(n) for n in range(1, len(lines) + 1)]
    assert any(
        "“Umi” is destroyed by the rules of the game.  [TCG-5.12, HAT-2.1" in line for line in lines
    )
    assert all(line.endswith("]") for line in lines)


def test_what_holds_is_told_where_it_was_found_and_in_the_end(ludex: Ludex):
    lines = ludex("explain", "HAT-7.E1").out.splitlines()
    refused = lines.index(
        "  ✓  Player B cannot activate “Seven Tools of the Bandit”.  [TCG-7.4, HAT-7.1]"
    )
    assert "targets “Umi”" in lines[refused - 1]
    assert "destroys “Umi”" in lines[refused + 1]
    assert lines[-1] == "  ✓  “Umi”: Graveyard"


def test_an_example_is_told_under_another_ruleset(ludex: Ludex):
    said = ludex("explain", "HAT-2.E1", "--ruleset", "modern")
    assert said.code == 0
    assert said.out.splitlines()[0].endswith("[Modern rules]")
    assert "is destroyed" not in "".join(said.out.splitlines()[1:])


@pytest.mark.parametrize(
    ("code", "name"), [("pt", "Montanha"), ("es", "Montaña"), ("zh", "山"), ("zh_Hans", "山")]
)
def test_an_example_is_told_in_a_language(ludex: Ludex, project: Project, code, name):
    said = ludex("explain", "HAT-2.E1", "--lang", code)
    assert said.code == 0
    assert f"“{name}”" in said.out
    assert project.kb.examples["HAT-2.E1"].title not in said.out


def test_json_tells_clauses_and_card_texts_apart(ludex: Ludex):
    said = ludex("explain", "HAT-5.E1", "--json", "--lang", "es")
    told = json.loads(said.out)
    assert said.code == 0
    assert set(told) == {"id", "title", "ruleset", "status", "steps", "holds"}
    assert {"after", "text", "by"} == set().union(*told["holds"])
    assert told["holds"][-1]["after"] == len(told["steps"])
    assert (told["id"], told["ruleset"], told["status"]) == ("HAT-5.E1", "hat-2014", "held")
    assert [step["n"] for step in told["steps"]] == list(range(1, len(told["steps"]) + 1))
    first = next(step for step in told["steps"] if "sangan#1" in step["cards"])
    assert set(first) == {"n", "text", "clauses", "cards"}
    assert "“Sangan”" in first["text"]
    assert not any("#" in clause for step in told["steps"] for clause in step["clauses"])


def test_a_position_of_ones_own_is_told(ludex: Ludex, own):
    path = own(OWN)
    said = ludex("explain", path)
    assert said.code == 0
    assert said.out.startswith("OWN-1.E1  mine  [HAT Format]\n")
    assert "“Umi” is destroyed by the rules of the game." in said.out
    said = ludex("explain", path, "--ruleset", "modern")
    assert said.code == 0
    assert "is destroyed" not in said.out


def test_a_position_of_ones_own_is_held_to_what_it_expects(ludex: Ludex, own):
    said = ludex("explain", own(f"{OWN}expect: [{{card: umi, zone: hand}}]\n"))
    assert said.code == 1
    assert said.out.endswith("\nExpected: “Umi”: hand\nFound: “Umi”: Graveyard\n")
    said = ludex("explain", own(f"{OWN}expect: [{{card: umi, zone: hand}}]\n"), "--json")
    told = json.loads(said.out)
    assert said.code == 1
    assert (told["status"], told["expected"], told["found"]) == (
        "failed",
        "umi: zone hand",
        "umi: zone graveyard",
    )


def test_a_step_that_is_refused_is_told_with_who_refuses_it(ludex: Ludex, own):
    path = own(
        "start: {A: {hand: [dust-tornado]}, B: {field-zone: umi}}\n"
        "play: [{player: A, activate: dust-tornado}]\n"
    )
    said = ludex("explain", path)
    assert said.code == 1
    assert "is refused by TCG-5.3" in said.out


IN_A_LANGUAGE = [
    ("{player: B, activate: umi}", "pt", "o duelista B não tem nada a decidir aqui"),
    ("{player: A, activate: umi}", "es", "{player: A, activate: umi}: no es una opción aquí"),
    (
        "{player: A, activate: mountain}, {resolve: chain}, {resolve: chain}",
        "zh",
        "没有连锁需要处理",
    ),
]


@pytest.mark.parametrize(("steps", "code", "said"), IN_A_LANGUAGE)
def test_what_cannot_be_done_is_told_in_the_language(ludex: Ludex, own, steps, code, said):
    path = own(f"start: {{A: {{hand: [mountain]}}, B: {{field-zone: umi}}}}\nplay: [{steps}]\n")
    told = ludex("explain", path, "--lang", code)
    assert told.code == 1
    assert said in told.out


def test_a_position_that_cannot_be_is_told_in_the_language(ludex: Ludex, own):
    path = own("start: {A: {life-points: 0, monsters: [umi]}}\n")
    said = ludex("explain", path, "--lang", "pt").err
    assert "o duelista A tem 0 Pontos de Vida; esperado: 1 ou mais" in said
    assert "“umi” é da categoria spell-field" in said


BROKEN = [
    ("start: {A: {hnad: [umi]}}\n", ":1:13: the unknown key 'hnad'"),
    ("start: {A: {hand: [umi]}\n", ":2:1:"),
    ("play: []\n", "'start'"),
    ("- start\n", ":1:1: no position; expected `start:`, `play:` and `expect:`"),
    ("start: {A: {hand: [umnii]}}\n", "there is no card 'umnii'; did you mean 'umi'?"),
    ("start: {A: {hand: [raigeki]}}\n", "'raigeki' is known but not encoded"),
    ("start: &x {A: *x}\n", ":1:"),
    ("start: !!python/object/apply:os.system [echo]\n", ":1:"),
    ("start: {}\nstart: {}\n", ":2:1:"),
    ("title: <script>alert(1)</script>\nstart: {}\n", ":1:8:"),
    ("ruleset: no-such-rules\nstart: {}\n", "mine.yaml:1:10: there is no ruleset 'no-such-rules'"),
]


@pytest.mark.parametrize(("text", "answer"), BROKEN)
def test_a_file_that_is_no_position_could_not_be_told(ludex: Ludex, own, text, answer):
    path = own(text)
    said = ludex("explain", path)
    assert (said.code, said.out) == (2, "")
    assert answer in said.err
    assert "mine.yaml:" in said.err
    assert "Traceback" not in said.err


def test_a_position_in_which_nothing_is_done_has_nothing_to_tell(ludex: Ludex, own):
    path = own("start:\n  A: {hand: [umi]}\n")
    said = ludex("explain", path)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"{path}:1:1: a possible position, but no `play:`")


HOLDS = [
    ("en", "Nothing is played. In this position:", "“Umi”: hand"),
    ("zh", "没有进行任何操作", "“海”：手牌"),
]


@pytest.mark.parametrize(("lang", "first", "holds"), HOLDS)
def test_where_nothing_is_played_it_is_told_in_words_what_holds(
    ludex: Ludex, own, lang, first, holds
):
    path = own("start: {A: {hand: [umi]}}\nexpect: [{card: umi, zone: hand}]\n")
    said = ludex("explain", path, "--lang", lang)
    assert said.code == 0
    assert first in said.out
    assert said.out.endswith(f"\n\n  ✓  {holds}\n")


def test_of_a_match_it_is_told_in_words_what_holds(ludex: Ludex, own):
    path = own(
        "game: tournament\nruleset: tournament-2005\nstart: {at: game, games: [A]}\n"
        "expect: [{match-won-by: nobody, game: 2}]\n"
    )
    said = ludex("explain", path)
    assert said.out.endswith("  ✓  The Match goes on. Now: game 2\n")


def test_what_was_expected_and_is_not_so_is_told_in_words(ludex: Ludex, own):
    start = "start: {A: {hand: [umi]}}\n"
    for checked in ("expect: [%s]", "play: [{expect: [%s]}]"):
        said = ludex("explain", own(start + checked % "{card: umi, zone: graveyard}" + "\n"))
        assert said.code == 1
        assert "\nExpected: “Umi”: Graveyard\nFound: “Umi”: hand\n" in said.out


def test_the_game_of_a_position_is_one_that_there_is(ludex: Ludex, own):
    said = ludex("explain", own("game: turnament\nstart: {}\n"))
    assert said.code == 2
    assert (
        ":1:7: found 'turnament'; expected one of yugioh, tournament, digimon; did you" in said.err
    )


def test_an_id_is_taken_in_any_case(ludex: Ludex):
    assert ludex("explain", "hat-2.e1").out == ludex("explain", "HAT-2.E1").out


def test_a_terminal_gets_no_line_that_is_too_long(ludex: Ludex, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    for code in ("en", "zh"):
        lines = ludex("explain", "HAT-2.E1", "--lang", code).out.splitlines()
        assert all(width_of(line) <= 60 for line in lines)
        assert any(line.startswith("     ") for line in lines)
    monkeypatch.setattr("sys.stdout.isatty", lambda: False)
    assert any(len(line) > 60 for line in ludex("explain", "HAT-2.E1").out.splitlines())


def test_each_card_that_there_is_not_is_told_at_its_line(ludex: Ludex, own):
    path = own(
        "start:\n  A:\n    hand: [umnii, umi]\n    set: [magic-jammr]\n  B: {hand: [raigeki]}\n"
    )
    said = ludex("explain", path)
    assert (said.code, said.out) == (2, "")
    assert said.err.splitlines() == [
        f"{path}:3:12: there is no card 'umnii'; did you mean 'umi'?",
        f"{path}:4:11: there is no card 'magic-jammr'; did you mean 'magic-jammer'?",
        f"{path}:5:14: 'raigeki' is known but not encoded",
    ]


def test_a_card_misspelt_in_a_step_is_told_where_it_stands(ludex: Ludex, own):
    start = "start: {A: {hand: [mountain]}, B: {field-zone: umi}}\n"
    for step, place in (
        ("{player: A, activate: montain}", "2:20"),
        ("{player: A, activate: mountain, targets: [umi, montain]}", "2:55"),
    ):
        path = own(f"{start}play: [{step}]\n")
        said = ludex("explain", path)
        assert (said.code, said.out) == (2, "")
        told = "no card of the position is called 'montain'; did you mean 'mountain'?"
        assert said.err == f"{path}:{place}: {told}\n"


def test_ids_are_coloured_on_a_terminal_that_takes_it(ludex: Ludex, monkeypatch):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[36mHAT-2.1\x1b[0m" in ludex("explain", "HAT-2.E1").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in ludex("explain", "HAT-2.E1").out
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert "\x1b" not in ludex("explain", "HAT-2.E1").out
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stdout.isatty", lambda: False)
    assert "\x1b" not in ludex("explain", "HAT-2.E1").out


def test_bytes_that_are_no_text_could_not_be_told(ludex: Ludex, own):
    path = own("")
    path.write_bytes(b"start: {}\ntitle: \xff\n")
    said = ludex("explain", path)
    assert (said.code, said.out) == (2, "")
    assert "mine.yaml:2:8: the byte 0xFF, which is not UTF-8" in said.err


def test_a_file_without_end_could_not_be_told(ludex: Ludex, own):
    said = ludex("explain", own("title: " + "a" * 2_000_000))
    assert (said.code, said.out) == (2, "")
    assert "a file that is too large" in said.err


def test_a_title_that_names_no_card_could_not_be_told(ludex: Ludex, own):
    said = ludex("explain", own(f"title: About {{card:no-such-card}}\n{OWN}"))
    assert (said.code, said.out) == (2, "")
    assert "mine.yaml:1:8: " in said.err
    assert "no-such-card" in said.err


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["HAT-5.E19"], "there is no example 'HAT-5.E19'; did you mean 'HAT-5.E"),
        (["HAT-5.E1", "--ruleset", "modrn"], "there is no ruleset 'modrn'; did you mean 'modern'?"),
        (["HAT-5.E1", "--lang", "xx"], "no language 'xx'; there are en, pt-BR, es, zh-Hans"),
        (["no-such.yaml"], "there is no file no-such.yaml"),
    ],
)
def test_unknown_names_are_answered_with_the_nearest(ludex: Ludex, words, answer):
    said = ludex("explain", *words)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"ludex: {answer}")
