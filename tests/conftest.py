import fcntl
import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from ludex.check.kept import kept
from ludex.project.project import Project
from tests.once import reading_once
from tests.tree import ROOT, Tree, checkout

__all__ = ["ROOT"]

SITE = "tests/site/"

# How long an example takes is no business of a test; `make fuzz` and `make soak` draw thousands.
settings.register_profile("ludex", deadline=None, max_examples=60)
settings.load_profile("ludex")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Let one process test the site, so that its facts and the browser are made but once."""
    # `--dist loadgroup` groups nothing: it renames tests by a field that pytest 9 has no more.
    from xdist.scheduler import LoadScopeScheduling

    scheduler = LoadScopeScheduling(config, log)
    scheduler._split_scope = lambda nodeid: SITE if nodeid.startswith(SITE) else nodeid
    return scheduler


def pytest_collection_finish() -> None:
    """Keep the garbage collector from going through the rules and thousands of tests each time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _once() -> Iterator[None]:
    with reading_once():
        yield


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture(scope="session")
def project() -> Project:
    """The knowledge base of the checkout."""
    return checkout()


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
