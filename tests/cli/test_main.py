"""The commands together: their help, where they look for the rules, and how they end."""

import subprocess
import sys
from pathlib import Path

import pytest

from ludex import __version__
from ludex.cli import main
from ludex.cli.main import COMMANDS, CouldNotRun, parser, root_of
from ludex.i18n.catalogues import Catalogues
from ludex.i18n.help import HELP
from ludex.i18n.locales import locale
from tests.cli.conftest import Ludex
from tests.conftest import ROOT


def test_help_names_every_command_and_the_exit_codes(ludex: Ludex):
    said = ludex("--help")
    assert said.code == 0
    assert all(f"    {command}" in said.out for command in COMMANDS)
    assert "0 what was checked holds, 1 it does not hold, 2 the command could not run" in " ".join(
        said.out.split()
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_shows_how_to_use_it(ludex: Ludex, command):
    said = ludex(command, "--help")
    assert said.code == 0
    _, _, told = said.out.partition("options:")
    assert f"ludex {command}" in told


def test_a_command_loads_no_other():
    code = "import sys, ludex.cli as c; c.main(['cite', 'HAT-2.1']); print(*sys.modules)"
    run = [sys.executable, "-c", code]
    said = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert {f"ludex.cli.{name}" for name in COMMANDS} & set(said.split()) == {"ludex.cli.cite"}


LANGUAGES = [("pt", "uso: ludex"), ("es", "uso: ludex"), ("zh", "用法：ludex")]


@pytest.mark.parametrize(("code", "first"), LANGUAGES)
def test_help_speaks_the_readers_language(ludex: Ludex, monkeypatch, code, first):
    monkeypatch.setenv("LUDEX_LANG", code)
    texts = Catalogues(ROOT / "translations")[locale(code)]
    for words, key in ((["--help"], "top"), (["explain", "--help"], "explain")):
        said = ludex(*words)
        assert said.code == 0
        assert said.out.startswith(first)
        assert ("选项：\n" in said.out) == (code == "zh")
        told = texts.text(f"ui#help.{key}", HELP[f"help.{key}"]).text
        assert told != HELP[f"help.{key}"]
        assert "".join(told.split()) in "".join(said.out.split())
    monkeypatch.delenv("LUDEX_LANG")
    assert ludex("explain", "--help", "--lang", code).out == said.out


def test_every_word_of_the_commands_has_its_help_and_no_help_is_left_over():
    told = set()

    def tell(key: str, english: str = "") -> str:
        told.add(key)
        return english or HELP[key]

    parser(tell, whole=True).format_help()
    assert told == set(HELP)


def test_the_language_of_the_environment_is_that_of_the_answers(ludex: Ludex, monkeypatch):
    monkeypatch.setenv("LUDEX_LANG", "zh")
    assert "“海”" in ludex("show", "card:umi").out.splitlines()[0]
    assert "“Umi”" in ludex("show", "card:umi", "--lang", "en").out.splitlines()[0]


def test_the_version_is_the_packages(ludex: Ludex):
    said = ludex("--version")
    assert (said.code, said.out) == (0, f"ludex {__version__}\n")


@pytest.mark.parametrize("words", [(), ("chekc",), ("check", "--colour")])
def test_words_that_mean_nothing_are_answered_with_those_that_do(ludex: Ludex, words):
    said = ludex(*words)
    assert said.code == 2
    assert said.err.startswith("usage: ludex")
    assert said.out == ""


def test_the_rules_are_looked_for_here_and_above(monkeypatch):
    monkeypatch.chdir(ROOT / "rules" / "yugioh" / "hat")
    assert root_of(None) == ROOT


def test_rules_without_translations_are_found_and_those_of_others_are_not(monkeypatch, tmp_path):
    others = tmp_path / "rules"
    ours = others / "cards" / "rules"
    ours.mkdir(parents=True)
    (ours / "ids.lock").touch()
    monkeypatch.chdir(ours)
    assert root_of(None) == ours.parent
    monkeypatch.chdir(others)
    with pytest.raises(CouldNotRun):
        root_of(None)


def test_without_rules_anywhere_it_is_said_how_to_name_them(monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["check"]) == 2
    said = capsys.readouterr()
    assert said.err == ("ludex: no folder rules/ here or above; say where it is with --root DIR\n")


def test_a_root_without_rules_is_none(ludex: Ludex, tmp_path: Path):
    said = ludex("check", root=tmp_path)
    assert (said.code, said.out) == (2, "")
    assert said.err == f"ludex: {tmp_path} has no folder rules/\n"
    with pytest.raises(CouldNotRun):
        root_of(tmp_path)


@pytest.mark.parametrize("words", [["check"], ["prove"], ["coverage"], ["explain", "HAT-2.E1"]])
def test_rules_that_are_broken_are_told_with_all_their_problems(ludex: Ludex, tree, words):
    tree.edit(
        "rules/yugioh/hat/02-field-spell.yaml",
        ("shows: [TCG-5.6]", "shows: [TCG-5.66]"),
        ("concept: own-field-spell", "concpet: own-field-spell"),
    )
    said = ludex(*words, root=tree.folder)
    assert (said.code, said.out) == (2, "")
    lines = said.err.splitlines()
    assert any("'TCG-5.66'" in line and "did you mean 'TCG-5." in line for line in lines)
    assert any("concpet" in line and "did you mean 'concept'" in line for line in lines)
    assert all(line.startswith(f"{tree.folder}/rules/") for line in lines)


def test_whoever_stops_reading_ends_a_command_without_a_traceback():
    command = [sys.executable, "-m", "ludex.cli", "--root", str(ROOT), "coverage", "hat"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as reading:
        assert reading.stdout is not None
        assert reading.stderr is not None
        reading.stdout.close()
        assert reading.stderr.read() == ""
        assert reading.wait() == 141


def test_stopping_a_command_is_no_traceback(ludex: Ludex, monkeypatch):
    def stopped(_root: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludex.project.project.Project.at", stopped)
    said = ludex("check", "--fresh")
    assert (said.code, said.err) == (2, "ludex: stopped\n")


def test_a_defect_of_ludex_is_no_ending_of_its_own(ludex: Ludex, monkeypatch):
    def broken(_root: Path) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("ludex.project.project.Project.at", broken)
    with pytest.raises(ZeroDivisionError):
        ludex("check", "--fresh")


def test_the_module_is_the_command():
    command = [sys.executable, "-m", "ludex.cli", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == f"ludex {__version__}\n"
