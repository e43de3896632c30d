"""Where cards, examples and clauses use what a vocabulary offers."""

import pytest

from ludex.project.project import Project
from ludex.project.uses import Uses, flow, uses
from ludex.yugioh import examples as ex
from ludex.yugioh.cards import CardData, Effect
from ludex.yugioh.verbs.summon_token import SummonToken


@pytest.fixture(scope="module")
def found(project: Project) -> Uses:
    return uses(project, project.games[0])


def test_a_use_is_the_shortest_of_all_and_is_counted(project: Project, found: Uses) -> None:
    use = found.mappings[SummonToken]
    assert (use.address, use.times) == ("card:gorz-the-emissary-of-darkness", 1)
    assert use.written.startswith("{summon-token: emissary-of-darkness-token, ")
    assert found.mappings[CardData].times == len(project.cards_of("yugioh"))
    assert found.mappings[ex.ActivateCard].times > 100
    assert found.mappings[ex.ActivateCard].written.count(":") == 2


def test_a_key_is_used_where_something_else_than_its_default_is_said(found: Uses) -> None:
    assert (ex.ActivateCard, "effect") in found.keys
    assert (Effect, "optional") in found.keys
    assert (Effect, "no-such-key") not in found.keys
    assert "effect: 2" in found.words[ex.ActivateCard, "effect", 2].written


def test_what_players_have_is_used_under_their_seats(found: Uses) -> None:
    assert found.keys[ex.Start, "B"].times > 100
    assert (ex.Start, "seats") not in found.keys


def test_what_clauses_set_is_used(found: Uses) -> None:
    assert found.quantities["damage-step"].times == 2
    assert found.set_words["damage-step", "flip"].address == "HAT-6.1"


def test_a_mapping_is_told_with_what_its_owner_needs(found: Uses) -> None:
    assert found.beside[SummonToken] == {(Effect, "kind"): ["trigger"]}


def test_plain_data_are_written_on_one_line() -> None:
    assert flow({"a": [1, True, None], "b": {"c": "d"}}) == "{a: [1, true, null], b: {c: d}}"
