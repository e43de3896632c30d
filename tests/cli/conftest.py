import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ludex.cli import main
from ludex.project.project import Project
from tests.conftest import ROOT
from tests.tree import Tree


@dataclass(frozen=True)
class Said:
    """What a command printed, and how it ended."""

    code: object
    out: str
    err: str


Ludex = Callable[..., Said]


@pytest.fixture
def ludex(
    capsys: pytest.CaptureFixture[str], project: Project, monkeypatch: pytest.MonkeyPatch
) -> Ludex:
    """Run a command on the checkout, which has been loaded, or on another root."""
    load = Project.at

    def at(root: Path) -> Project:
        return project if root == ROOT / "rules" else load(root)

    monkeypatch.setattr(Project, "at", at)

    def run(*words: Any, root: Path = ROOT) -> Said:
        try:
            code: object = main(["--root", str(root), *map(str, words)])
        except SystemExit as end:
            code = end.code
        printed = capsys.readouterr()
        return Said(code, printed.out, printed.err)

    return run


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """A copy of the checkout's rules and of what belongs to them, to be changed."""
    shutil.copytree(ROOT / "translations", tmp_path / "translations")
    shutil.copytree(ROOT / "schema", tmp_path / "schema")
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    return Tree(tmp_path)


@pytest.fixture
def on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Print to a terminal that shows colours."""
    monkeypatch.setattr("ludex.cli.terminal.takes_colour", lambda: True)
