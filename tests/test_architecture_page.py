"""The game on the page about the architecture is whole, small, and plays as the page says."""

import doctest
import re
import runpy
from pathlib import Path

from tests.conftest import ROOT

PAGE = ROOT / "site_src" / "pages" / "architecture.md"
TEXT = PAGE.read_text("utf-8")
CODE = re.findall(r"```python\n(.+?)```", TEXT, re.DOTALL)
PLAYED = re.findall(r"```pycon\n(.+?)```", TEXT, re.DOTALL)


def test_the_game_has_some_thirty_lines():
    (game,) = CODE
    assert len([line for line in game.splitlines() if line]) <= 32


def test_the_game_plays_as_the_page_says(tmp_path: Path):
    file = tmp_path / "nim.py"
    file.write_text(CODE[0], "utf-8")
    played = doctest.DocTestParser().get_doctest(
        "\n".join(PLAYED), runpy.run_path(str(file)), "the game of the page", str(PAGE), 0
    )
    assert len(played.examples) == 10
    said: list[str] = []
    result = doctest.DocTestRunner().run(played, out=said.append)
    assert result.failed == 0, "".join(said)
