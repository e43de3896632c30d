from pathlib import Path

import pytest

from ludex.project.project import Project
from tests.tree import ROOT, Tree

__all__ = ["ROOT"]


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture(scope="session")
def project() -> Project:
    """The knowledge base of the checkout."""
    return Project.at(ROOT / "rules")


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """A copy of the rules, to be changed."""
    return Tree(tmp_path)
