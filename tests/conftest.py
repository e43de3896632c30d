import fcntl
from pathlib import Path

import pytest
from hypothesis import settings

from ludex.check.kept import kept
from ludex.project.project import Project
from tests.tree import ROOT, Tree

__all__ = ["ROOT"]

# How long an example takes is no business of a test.
settings.register_profile("ludex", deadline=None)
settings.load_profile("ludex")


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture(scope="session")
def project() -> Project:
    """The knowledge base of the checkout."""
    return Project.at(ROOT / "rules")


@pytest.fixture(scope="session")
def proved(project: Project) -> Path:
    """Where the proof of the checkout is kept; one worker makes it, if the build has not."""
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    with (folder / "proof.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        kept(project, folder)
    return folder


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """A copy of the rules, to be changed."""
    return Tree(tmp_path)
