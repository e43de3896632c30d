"""The course of a round, as the engine goes through one."""

from ludex.digimon.course import course
from ludex.project.project import Project


def test_a_round_goes_through_its_phases_in_their_order(rules, cards):
    stages = [each.stage for each in course(rules, cards)]
    assert list(dict.fromkeys(stages)) == ["preparation", "evolution", "battle", "scoring"]


def test_each_clause_stands_where_it_first_comes_up(rules, cards):
    found = [id for each in course(rules, cards) for id in each.by]
    assert len(found) == len(set(found))
    order = ["UB-2.1", "HC-1.7", "UB-2.3", "UB-2.8", "HC-1.10", "UB-3.1", "UB-3.7", "HC-3.2"]
    assert [id for id in found if id in order] == order


def test_without_a_clause_its_step_is_not_there(rules, cards):
    found = {id for each in course(rules.without("UB-3.7"), cards) for id in each.by}
    assert "UB-3.7" not in found
    assert "UB-3.10" not in found


def test_a_ruleset_of_another_game_has_no_rounds(project: Project, cards):
    assert course(project.rulesets["modern"], cards) == ()
