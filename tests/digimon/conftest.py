from collections.abc import Mapping

import pytest

from ludex.digimon.cards import CardData
from ludex.kernel import Ruleset
from ludex.project.project import Project
from tests.digimon.table import Table


@pytest.fixture(scope="session")
def cards(project: Project) -> Mapping[str, CardData]:
    """The encoded cards of the game."""
    return project.cards_of("digimon")


@pytest.fixture(scope="session")
def rules(project: Project) -> Ruleset:
    """The rules of Ultimate Battle."""
    return project.rulesets["ultimate-battle"]


@pytest.fixture(scope="session")
def table(rules: Ruleset, cards: Mapping[str, CardData]) -> Table:
    """A table at which Ultimate Battle is played."""
    return Table(rules, cards)
