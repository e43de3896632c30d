import pytest

from ludex.project.project import Project
from tests.tournament.table import Table


@pytest.fixture(scope="session")
def table(project: Project) -> Table:
    """A table at which the policy of 2005 is in force."""
    return Table(project.rulesets["tournament-2005"], project.homes)


@pytest.fixture(scope="session")
def table_of_teams(project: Project) -> Table:
    """A table at which two teams play, by the rules of tag duels."""
    return Table(project.rulesets["tag-2007"], project.homes)
