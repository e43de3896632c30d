import pytest

from ludex.project.project import Project
from tests.tournament.table import Table


@pytest.fixture(scope="session")
def table(project: Project) -> Table:
    """A table at which the policy of 2005 is in force."""
    return Table(project.rulesets["tournament-2005"], project.homes)
