from collections.abc import Callable
from pathlib import Path

import pytest

from ludex.check.project import Project
from ludex.tournament.session import Session
from tests.check.tree import Tree
from tests.tournament.table import Table

At = Callable[[str], Session]
"""Where a Match stands, once the `play:` of a text has been played."""


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """A copy of the rules, to be changed."""
    return Tree(tmp_path)


@pytest.fixture
def at(project: Project) -> At:
    """A table at which the policy of 2005 is in force."""
    return Table(project.rulesets["tournament-2005"], project.homes).session
