"""A few examples are played from what they need as they are from all of the rules."""

from collections.abc import Sequence

import pytest

from ludex.check.play import Outcome
from ludex.check.run import check, examples_of
from ludex.kb.find import NotFound
from ludex.project.project import Project
from tests.conftest import ROOT

RULES = ROOT / "rules"


def _played(project: Project, names: Sequence[str], ruleset: str | None = None) -> list[Outcome]:
    return list(check(project, examples_of(project, names), ruleset))


def _one_of_each(project: Project) -> list[str]:
    """The last example of each article."""
    last = {project.kb.article_of(id).id: id for id in project.kb.examples}
    return list(last.values())


def test_an_example_of_each_article_goes_as_it_does_with_all_of_the_rules(project: Project):
    for id in _one_of_each(project):
        own = Project.needed(RULES, [id])
        assert _played(own, [id]) == _played(project, [id]), id
        assert len(own.kb.documents) < len(project.kb.documents) / 3, id


@pytest.mark.parametrize(
    "name",
    ["HAT-2", "TCG-5.12", "TRN", "card:muka-muka", str(RULES / "yugioh/cards/shining-angel.yaml")],
)
def test_a_name_means_the_same_examples_as_with_all_of_the_rules(project: Project, name):
    assert _played(Project.needed(RULES, [name]), [name]) == _played(project, [name])


def test_under_one_ruleset_only_that_and_its_own_are_read():
    own = Project.needed(RULES, ["HAT-2.E1"], "hat-2014")
    assert set(own.kb.rulesets) == {"hat-2014", "tcg-core"}
    assert not own.kb.sources
    assert {"umi", "mountain"} <= set(own.kb.cards)
    assert "sangan" not in own.kb.cards


@pytest.mark.parametrize("name", ["HAT-2.E999", "HAT-999", "rules", "card:no-such", "umi"])
def test_what_means_no_few_examples_is_not_found(name):
    with pytest.raises(NotFound):
        Project.needed(RULES, [name])
