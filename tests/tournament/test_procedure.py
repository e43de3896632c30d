"""What follows when time is called, as boxes and arrows: against the document, worked out by hand.

In a game the turn in progress is completed. Three additional turns follow, from the opponent's on;
then play stops, and more Life Points win the game. If they are equal play goes on until they first
change, which is not before the whole Chain has resolved. More game wins win the Match. If they are
equal a game of at most four turns is played, without Side Decks. Between games whoever has more
game wins has won. If nobody has, the next game is played, of four turns: with Side Decks where
siding had begun, otherwise without.
"""

import pytest

from ludex.kernel import Ruleset
from ludex.project.games import book
from ludex.project.project import Project
from ludex.tournament.procedure import Box, Procedure, procedure

QUESTIONS = {"called", "won-yet", "points-equal", "more-wins", "ahead", "siding-begun"}
"""Boxes that ask."""

BOXES: dict[str, tuple[set[str], int | None]] = {
    "turn-completed": ({"TRN-2.2"}, None),
    "additional-turns": ({"TRN-2.3", "TRN-2.4"}, 3),
    "play-stops": ({"TRN-2.5"}, None),
    "more-points": ({"TRN-2.6"}, None),
    "played-on": ({"TRN-2.7"}, None),
    "chain-first": ({"TRN-2.8", "TRN-2.9"}, None),
    "match-won": ({"TRN-2.10", "TRN-1.7"}, None),
    "no-side-deck": ({"TRN-2.13"}, None),
    "tie-break": ({"TRN-2.11", "TRN-2.12"}, 4),
    "leader-wins": ({"TRN-2.14"}, None),
    "siding-finished": ({"TRN-3.13", "TRN-3.16"}, None),
    "no-siding": ({"TRN-3.12"}, None),
    "last-game": ({"TRN-2.12", "TRN-2.15"}, 4),
}
"""Boxes in which something is done, by which clauses, and a number of turns."""

WAYS = {
    ("called", "in-a-game", "turn-completed"),
    ("turn-completed", "", "additional-turns"),
    ("additional-turns", "", "won-yet"),
    ("won-yet", "yes", "more-wins"),
    ("won-yet", "no", "play-stops"),
    ("play-stops", "", "points-equal"),
    ("points-equal", "no", "more-points"),
    ("points-equal", "yes", "played-on"),
    ("played-on", "", "chain-first"),
    ("chain-first", "", "points-equal"),
    ("more-points", "", "more-wins"),
    ("more-wins", "yes", "match-won"),
    ("more-wins", "no", "no-side-deck"),
    ("no-side-deck", "", "tie-break"),
    ("tie-break", "", "won-yet"),
    ("called", "between-games", "ahead"),
    ("ahead", "yes", "leader-wins"),
    ("ahead", "no", "siding-begun"),
    ("siding-begun", "yes", "siding-finished"),
    ("siding-begun", "no", "no-siding"),
    ("siding-finished", "", "last-game"),
    ("no-siding", "", "last-game"),
    ("last-game", "", "won-yet"),
}

GOES_WITH: dict[str, set[str]] = {
    "TRN-2.5": {"play-stops", "points-equal", "more-points", "played-on", "chain-first"},
    "TRN-2.6": {"more-points"},
    "TRN-2.7": {"played-on", "chain-first"},
    "TRN-2.8": {"chain-first"},
    "TRN-2.9": {"chain-first"},
    "TRN-2.11": {"tie-break"},
    "TRN-2.13": {"no-side-deck"},
    "TRN-2.14": {"leader-wins"},
    "TRN-2.15": {"last-game"},
    "TRN-3.12": {"siding-begun", "siding-finished", "no-siding"},
}
"""The boxes that are gone without a clause; a question that nothing depends on is not asked."""

OTHER_WAYS: dict[str, tuple[set[tuple[str, str, str]], set[tuple[str, str, str]]]] = {
    "TRN-2.7": ({("points-equal", "yes", "played-on")}, set()),
    "TRN-2.9": ({("played-on", "", "chain-first")}, {("played-on", "", "points-equal")}),
    "TRN-2.10": ({("more-points", "", "more-wins")}, set()),
    "TRN-2.13": (
        {("more-wins", "no", "no-side-deck"), ("no-side-deck", "", "tie-break")},
        {("more-wins", "no", "tie-break")},
    ),
    "TRN-2.15": ({("no-siding", "", "last-game"), ("last-game", "", "won-yet")}, set()),
    "TRN-3.12": (
        {("siding-begun", "no", "no-siding"), ("no-siding", "", "last-game")},
        {("ahead", "no", "last-game")},
    ),
    "TRN-3.13": (set(), {("siding-begun", "yes", "no-siding")}),
}
"""Some of the ways that nobody goes any more without a clause, and all that are gone instead."""

NUMBERS: dict[str, dict[str, int | None]] = {
    "TRN-2.3": {"additional-turns": 0},
    "TRN-2.4": {"additional-turns": 2},
    "TRN-2.12": {"tie-break": None, "last-game": None},
}
"""The numbers that are others without a clause: counted from the present turn, two are left."""


@pytest.fixture(scope="module")
def rules(project: Project) -> Ruleset:
    return project.rulesets["tournament-2005"]


def _found(rules: Ruleset) -> Procedure:
    found = procedure(rules)
    assert found is not None
    return found


def _boxes(rules: Ruleset) -> dict[str, Box]:
    return {box.id: box for box in _found(rules).boxes}


def test_the_policy_of_2005_does_what_its_document_says(rules: Ruleset):
    found = _boxes(rules)
    done = {id: (set(box.by), box.count) for id, box in found.items() if id not in QUESTIONS}
    assert done == BOXES
    assert {box.id for box in found.values() if box.asks} == QUESTIONS
    assert not any(found[question].by for question in QUESTIONS)
    assert len(found) == len(_found(rules).boxes)


def test_each_way_leads_where_the_document_goes_on(rules: Ruleset):
    assert {(way.from_, way.answer, way.to) for way in _found(rules).arrows} == WAYS


def test_the_way_out_of_a_question_depends_on_the_answer_and_no_other_does(rules: Ruleset):
    for box in _found(rules).boxes:
        answers = [way.answer for way in _found(rules).arrows if way.from_ == box.id]
        assert len(set(answers)) == len(answers)
        assert len(answers) == (2 if box.id in QUESTIONS else min(len(answers), 1))
        assert all(answers) == (box.id in QUESTIONS) or not answers


def test_the_match_ends_where_somebody_has_won_it_and_nowhere_else(rules: Ruleset):
    leads_on = {way.from_ for way in _found(rules).arrows}
    assert {box.id for box in _found(rules).boxes} - leads_on == {"match-won", "leader-wins"}


def test_every_box_is_come_to(rules: Ruleset):
    found = _found(rules)
    assert {way.to for way in found.arrows} | {"called"} == {box.id for box in found.boxes}


@pytest.mark.parametrize("clause", GOES_WITH)
def test_without_a_clause_its_boxes_are_gone(rules: Ruleset, clause: str):
    before, after = _boxes(rules), _boxes(rules.without(clause))
    assert before.keys() - after.keys() == GOES_WITH[clause]
    assert after.keys() <= before.keys()
    assert all(clause not in box.by for box in after.values())


@pytest.mark.parametrize("clause", NUMBERS)
def test_without_a_clause_its_numbers_are_others(rules: Ruleset, clause: str):
    before, after = _boxes(rules), _boxes(rules.without(clause))
    assert after.keys() == before.keys()
    counts = {id: box.count for id, box in after.items() if box.count != before[id].count}
    assert counts == NUMBERS[clause]
    assert all(clause not in box.by for box in after.values())


@pytest.mark.parametrize("clause", OTHER_WAYS)
def test_without_a_clause_play_goes_other_ways(rules: Ruleset, clause: str):
    after = {(way.from_, way.answer, way.to) for way in _found(rules.without(clause)).arrows}
    no_more, instead = OTHER_WAYS[clause]
    assert no_more <= WAYS - after
    assert after - WAYS == instead


def test_every_clause_of_the_end_of_a_match_has_a_part_in_it(rules: Ruleset):
    """2.1 is no rule but says since when."""
    of_the_end = {id for id in rules.ids if id.startswith("TRN-2.")} - {"TRN-2.1"}
    assert of_the_end
    assert of_the_end <= {clause for box in _found(rules).boxes for clause in box.by}


@pytest.mark.parametrize("off", ["TRN-1.3", "TRN-1.4", "TRN-1.6", "TRN-1.8", "TRN-1.9"])
def test_without_a_clause_about_games_there_is_less_but_no_crash(rules: Ruleset, off: str):
    assert _boxes(rules.without(off)).keys() < _boxes(rules).keys()


def test_no_arrow_leads_to_or_from_a_box_that_is_not_there(rules: Ruleset):
    for clause in rules.ids:
        found = procedure(rules.without(clause))
        if found is not None:
            there = {box.id for box in found.boxes}
            assert {id for way in found.arrows for id in (way.from_, way.to)} <= there


def test_a_ruleset_that_does_not_say_what_to_do_has_no_procedure(project: Project, rules: Ruleset):
    for id, others in project.rulesets.items():
        assert (procedure(others) is None) == (id not in ("tournament-2005", "tag-2007"))
    assert procedure(rules.without("TRN-2.2")) is None
    assert procedure(rules.without("TRN-1.5")) is None


def test_other_numbers_in_the_rules_are_other_numbers_in_the_boxes(project: Project):
    ids = project.rulesets["tournament-2005"].ids
    data = {
        **project.data,
        "TRN-2.3": {"additional-turns": 5},
        "TRN-2.12": {"turn-limit": {"tie-break": 6}},
    }
    changed = _boxes(book().ruleset("changed", ids, data))
    assert (changed["additional-turns"].count, changed["tie-break"].count) == (5, 6)
    assert changed["last-game"].count == 6
    assert "play-stops" in changed


def test_by_the_rules_of_tag_duels_it_is_the_same_between_teams_with_a_game_of_eight_turns(
    project: Project, rules: Ruleset
):
    found, other = _found(project.rulesets["tag-2007"]), _found(rules)
    assert (found.of_teams, other.of_teams) == (True, False)
    assert found.arrows == other.arrows
    counts = {box.id: box.count for box in found.boxes if box.count is not None}
    assert counts == {"additional-turns": 3, "tie-break": 8, "last-game": 8}
    by = {box.id: set(box.by) for box in found.boxes}
    assert by["tie-break"] == {"TRN-2.11", "TAG-8.2"}
    assert by["last-game"] == {"TAG-8.2", "TRN-2.15"}
