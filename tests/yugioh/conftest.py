import pytest

from ludex.project.project import Project
from tests.yugioh.scene import Table


@pytest.fixture(scope="session")
def hat(project: Project) -> Table:
    """A table where the HAT Format is played."""
    return Table(project.rulesets["hat-2014"], project.cards_of("yugioh"))


@pytest.fixture(scope="session")
def tag(project: Project) -> Table:
    """A table of the tag duels of 2007."""
    return Table(project.rulesets["tag-2007"], project.cards_of("yugioh"))


@pytest.fixture(scope="session")
def modern(project: Project) -> Table:
    """A table where today's rules are played."""
    return Table(project.rulesets["modern"], project.cards_of("yugioh"))
