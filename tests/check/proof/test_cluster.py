"""A proof by two workers of a cluster: what they find, and in which order, is what one finds."""

import warnings
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from ludex.check.proof.prove import prove
from ludex.check.proof.report import Proof
from ludex.check.proof.runs import provable
from ludex.project.project import Project
from tests.tree import checkout

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

from ludex.check.proof.cluster import on  # noqa: E402 - without the extra there is nothing to test

pytestmark = pytest.mark.filterwarnings("ignore")  # its own, of which we know nothing

WANTED = ("HAT-2", "TRN-1")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a cluster with two workers."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made: Any = distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
        )
        with made as cluster:
            yield cluster.scheduler_address


def _so_far(project: Project, **by: Any) -> list[Proof]:
    """Return how things stood after each part of a proof."""
    steps = prove(project, provable(project, WANTED), **by)
    return [replace(step, witnessed=[*step.witnessed]) for step in steps]


def test_two_workers_find_the_same_in_the_same_order(address: str):
    project = checkout()
    here, there = _so_far(project), _so_far(project, executor=on(address))
    assert [each.witnessed for each in there] == [each.witnessed for each in here]
    assert there[-1] == here[-1]
    assert here[-1].witnessed
    assert here[-1].swaps


def test_a_worker_with_other_rules_is_found_out(address: str):
    project = checkout()
    other = Project(replace(project.kb, digest="another"), project.games)
    with pytest.raises(Exception, match="a worker has other rules or other code"):
        _so_far(other, executor=on(address))
