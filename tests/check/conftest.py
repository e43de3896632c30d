from pathlib import Path

import pytest

from tests.check.tree import Tree


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """A copy of the rules, to be changed."""
    return Tree(tmp_path)
