"""What the README shows is what the commands print."""

import re
import shlex
from pathlib import Path

import pytest

from ludex.cli import main

ROOT = Path(__file__).parents[1]
SHOWN = re.findall(
    r"```console\n\$ ludex (.+)\n([^`]+)```", (ROOT / "README.md").read_text("utf-8")
)


def without_date(text: str) -> str:
    return re.sub(r"\d{4}-\d\d-\d\d", "DATE", text)


def test_the_readme_shows_a_ruling_its_trace_a_citation_a_deck_a_match_and_a_search():
    assert [command.split()[0] for command, _ in SHOWN] == [
        "show",
        "explain",
        "explain",
        "cite",
        "deck",
        "match",
        "search",
    ]


@pytest.mark.parametrize(("command", "output"), SHOWN)
def test_a_command_prints_what_the_readme_says(command, output, capsys, monkeypatch):
    monkeypatch.chdir(ROOT)
    refuses = command.startswith("deck")  # the deck that is shown breaks a rule
    assert main(["--root", str(ROOT), *shlex.split(command)]) == refuses
    assert without_date(capsys.readouterr().out) == without_date(output)
