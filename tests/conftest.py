from pathlib import Path

import pytest

from ludex.check.project import Project

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture(scope="session")
def project() -> Project:
    """The knowledge base of the checkout."""
    return Project.at(ROOT / "rules")
