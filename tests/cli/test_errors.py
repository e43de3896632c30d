"""Errors of files and of command lines in the reader's language."""

from pathlib import Path

import pytest

from tests.cli.conftest import Ludex

OF_FILES = [
    ("es", "rulest: x\nstart: {}\n", ":1:1: la clave desconocida “rulest”; se esperaba: uno de"),
    ("es", "rulest: x\nstart: {}\n", "; ¿quisiste decir “ruleset”?\n"),
    ("pt", "start: {A: {hand: umi}}\n", ":1:19: encontrado: “umi”; esperado: uma lista\n"),
    ("zh", "start: {A: {life-points: x}}\n", ":1:26: 实为：“x”；应为：整数"),
    ("zh", "start: {}\nstart: {}\n", ":2:1: 键“start”重复出现；应为：每个键只出现1次\n"),
    ("pt", "title: mine\n", ": falta a chave “start”"),
    ("es", "start: [\n", "; se esperaba: YAML válido\n"),
    ("pt", "start: {}\n", ": uma posição possível, mas sem `play:`"),
    (
        "es",
        "ruleset: modrn\nstart: {}\n",
        "no existe el conjunto de reglas “modrn”; ¿quisiste decir",
    ),
]


@pytest.mark.parametrize(("lang", "text", "told"), OF_FILES)
def test_what_is_wrong_with_a_file_is_told_in_the_language(
    ludex: Ludex, tmp_path: Path, lang: str, text: str, told: str
):
    path = tmp_path / "mine.yaml"
    path.write_text(text)
    said = ludex("explain", path, "--lang", lang)
    assert (said.code, said.out) == (2, "")
    assert f"{path}:" in said.err
    assert told in said.err


OF_COMMANDS = [
    (["explain", "no.yaml"], "ludex: no existe el archivo no.yaml\n"),
    (["explain", "HAT-2.E99"], "ludex: no existe el ejemplo “HAT-2.E99”; ¿quisiste decir “HAT-2.E"),
    (["show", "HAT-2.99"], "ludex: HAT-2 no tiene la cláusula “HAT-2.99”; ¿quisiste decir “HAT-2."),
    (["match", "--ruleset", "modern"], "modern no dice nada de los Matches; tournament-2005, sí"),
    (["shw"], "COMMAND: opción no válida: “shw” (elige entre “check”, "),
    (["show"], "ludex show: hay un error: faltan estos argumentos: ID|NAME\n"),
    (["show", "HAT-2", "--foo"], "ludex: hay un error: argumentos no reconocidos: --foo\n"),
    (["match", "--turns-ended", "x"], "argumento --turns-ended: “x” no es un número entero\n"),
    (["coverage", "hatt"], "ludex: no existe la fuente “hatt”; existen damage-step, hat"),
]


@pytest.mark.parametrize(("words", "told"), OF_COMMANDS)
def test_what_is_wrong_with_a_command_is_told_in_the_language(
    ludex: Ludex, monkeypatch: pytest.MonkeyPatch, words: list[str], told: str
):
    monkeypatch.setenv("LUDEX_LANG", "es")
    said = ludex(*words)
    assert (said.code, said.out) == (2, "")
    assert told in said.err


def test_an_unknown_language_is_told_in_english(ludex: Ludex):
    assert ludex("show", "HAT-2", "--lang", "xx").err.startswith("ludex: no language 'xx'; there")
