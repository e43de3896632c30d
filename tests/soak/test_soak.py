"""Soaking: 60 games here, more on demand; and that the report would tell what is missing."""

import pytest

from ludex.kernel import Pass
from ludex.project.project import Project
from ludex.soak.came_up import effects, never, verbs
from ludex.soak.soak import DECISIONS, WATCHED, Soak, play_all, playable
from ludex.yugioh.verbs import VERBS

GAMES = 60
SHARES = 6
"""So that the games are spread over the processes of a test run."""

SEED = 2014


@pytest.mark.parametrize("share", range(SHARES))
def test_random_games_hold(project: Project, share):
    soak = Soak(project, SEED, playable(project))
    games = list(play_all(soak, range(share, GAMES, SHARES), jobs=1))
    assert [(game.number, game.broken) for game in games if game.broken] == []
    assert len(games) == GAMES // SHARES
    assert all(game.ended or game.decisions >= DECISIONS for game in games)


def test_rulesets_take_turns_and_both_are_watched(project: Project):
    soak = Soak(project, SEED, playable(project))
    assert [soak.ruleset_of(n) for n in range(3)] == ["hat-2014", "modern", "hat-2014"]


def test_every_verb_can_come_up_and_whatever_effects_let_hold(project: Project):
    assert set(verbs(project.cards)) >= {*VERBS, "hold gain", "hold may-tribute"}


def test_what_came_up_is_not_reported(project: Project):
    rulesets = [project.rulesets["hat-2014"]]
    nothing = never(set(), project.cards, rulesets)
    assert nothing.effects == tuple(sorted(effects(project.cards)))
    assert nothing.clauses == rulesets[0].ids
    assert "draw" in nothing.verbs
    some = never({"sangan#1", "draw", "HAT-2.1"}, project.cards, rulesets)
    assert set(nothing.effects) - set(some.effects) == {"sangan#1"}
    assert set(nothing.verbs) - set(some.verbs) == {"draw"}
    assert set(nothing.clauses) - set(some.clauses) == {"HAT-2.1"}


def test_a_decision_without_anything_to_choose_is_a_finding(project, monkeypatch):
    monkeypatch.setattr("ludex.soak.soak.chosen", lambda *_, **__: (None, False))
    broken = Soak(project, SEED, ["modern"]).play(1).broken
    assert broken is not None
    assert broken.what[0].endswith("leaves nothing to choose")


def test_two_ways_to_ask_that_disagree_are_a_finding(project, monkeypatch):
    monkeypatch.setattr("ludex.kernel.Game.legal_among", lambda _self, _options: iter([Pass()]))
    broken = Soak(project, SEED, ["modern"]).play(WATCHED).broken
    assert broken is not None
    assert broken.what[0].startswith("legal is (Pass(),), or (")


def test_a_watched_game_goes_the_same_way(project, monkeypatch):
    soak = Soak(project, SEED, ["modern"])
    brisk = soak.play(1)
    monkeypatch.setattr("ludex.soak.soak.WATCHED", 1)
    watched = soak.play(1)
    assert (watched.digest, watched.decisions) == (brisk.digest, brisk.decisions)
    assert watched.came_up > brisk.came_up


def test_what_breaks_in_one_process_is_the_same_in_others(project: Project):
    soak = Soak(project, SEED, ["modern"])
    assert list(play_all(soak, range(1, 6), jobs=2)) == list(play_all(soak, range(1, 6), jobs=1))
