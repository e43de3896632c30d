"""The numbers of sequences of decisions from a dozen openings: perft.yaml holds them."""

import pytest

from ludex.project.project import Project
from tests.yugioh.perft import Opening, counted, openings

OPENINGS = openings()


@pytest.mark.parametrize("opening", OPENINGS, ids=lambda opening: opening.name.replace(" ", "-"))
def test_there_are_as_many_sequences_of_decisions(project: Project, opening: Opening):
    assert counted(project, opening) == opening.counts


def test_there_is_a_dozen_of_openings_with_names_of_their_own():
    assert len({opening.name for opening in OPENINGS}) == len(OPENINGS) >= 12
    assert {opening.ruleset for opening in OPENINGS} == {"hat-2014", "modern"}
