"""A thousand mutants of what Ludex reads: no traceback, no hang, and an error has its place."""

import pytest
from hypothesis import HealthCheck, given, seed, settings

from tests.fuzz.inputs import Inputs
from tests.fuzz.mutants import Mutant, mutants

QUICK = ("file",) * 26 + ("match", "match", "catalogue", "deck")


@pytest.fixture(scope="module")
def inputs(tmp_path_factory: pytest.TempPathFactory) -> Inputs:
    return Inputs(tmp_path_factory.mktemp("fuzz"))


@seed(1)
@settings(
    max_examples=1000,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(mutant=mutants(QUICK))
def test_a_mutant_is_read_or_refused_at_its_place(inputs: Inputs, mutant: Mutant):
    inputs.read(mutant)
