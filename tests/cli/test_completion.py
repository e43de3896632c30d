"""`ludex completion`: scripts that shells can read, with every command in them."""

import shutil
import subprocess

import pytest

from ludex.cli.main import COMMANDS
from tests.cli.conftest import Ludex


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_the_script_knows_every_command(ludex: Ludex, shell):
    said = ludex("completion", shell)
    assert said.code == 0
    assert all(command in said.out for command in COMMANDS)


def test_bash_completes_a_command_and_an_option(ludex: Ludex):
    bash = shutil.which("bash")
    assert bash is not None
    script = (
        ludex("completion", "bash").out
        + """
COMP_WORDS=(ludex expl); COMP_CWORD=1; _shtab_ludex; echo "${COMPREPLY[@]}"
COMP_WORDS=(ludex explain --rul); COMP_CWORD=2; _shtab_ludex; echo "${COMPREPLY[@]}"
"""
    )
    done = subprocess.run([bash], input=script, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["explain", "--ruleset"]


def test_without_the_extra_it_is_said_how_to_get_it(ludex: Ludex, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "shtab", None)
    said = ludex("completion", "bash")
    assert (said.code, said.out) == (2, "")
    assert said.err == 'ludex: it needs an extra: pip install "ludex[completion]"\n'
