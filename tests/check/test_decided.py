"""The decisions of a run, found again by playing its answers."""

from ludex.check.decided import decided
from ludex.check.play import play
from ludex.project.project import Project


def test_the_decisions_lead_to_where_the_session_stands(project: Project):
    for example in project.kb.examples.values():
        for ruleset in project.runs_of(example):
            session = play(project, example, ruleset).session
            assert session is not None
            found = list(decided(session))
            asked = [*session.game.history] + [None] * (session.game.ask is not None)
            assert len(found) == len(asked)
            if session.game.ask is not None:
                assert (found[-1].ask, found[-1].state) == (session.game.ask, session.game.state)
                assert found[-1].after == len(session.game.log)


def test_a_decision_tells_who_refuses_what(project: Project):
    """HAT-9.E1: X-Head Cannon may not be Summoned where it would start a loop."""
    session = play(project, project.kb.examples["HAT-9.E1"], "hat-2014").session
    assert session is not None
    [first] = list(decided(session))[:1]
    assert {by for refusal in first.choice.refused for by in refusal.by} >= {"HAT-9.1"}
