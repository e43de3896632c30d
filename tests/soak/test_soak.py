"""Soaking: 60 games here, more on demand; and that the report would tell what is missing."""

import pytest

from ludex.check.play import play
from ludex.kernel import Pass
from ludex.project.project import Project
from ludex.soak.came_up import effects, never
from ludex.soak.games import DUELS
from ludex.soak.games.duels import DECISIONS, verbs
from ludex.soak.setting_out import examples_of, set_out
from ludex.soak.soak import ASTRAY, SETTING_OUT, WATCHED, Soak, play_all, playable
from ludex.yugioh.verbs import VERBS

GAMES = 60
SHARES = 6
"""So that the games are spread over the processes of a test run."""

SEED = 2014


@pytest.mark.parametrize("share", range(SHARES))
def test_random_games_hold(project: Project, share):
    soak = Soak(project, DUELS, SEED, playable(project, DUELS))
    games = list(play_all(soak, range(share, GAMES, SHARES), jobs=1))
    assert [(game.number, game.broken) for game in games if game.broken] == []
    assert len(games) == GAMES // SHARES
    for game in games:
        most = DECISIONS if soak.example_of(game.number) is None else ASTRAY
        assert game.ended or game.decisions >= most


def test_every_example_of_a_ruleset_has_its_turn(project: Project):
    soak = Soak(project, DUELS, SEED, ["modern"])
    examples = [e.id for e in examples_of(project, DUELS.game) if "modern" in project.runs_of(e)]
    turns = [soak.example_of(number) for number in range((len(examples) + 1) * SETTING_OUT)]
    assert [e.id for e in turns if e is not None] == [*examples, examples[0]]


def test_a_game_sets_out_as_an_example_does_and_goes_astray(project: Project):
    example = project.kb.examples["HAT-5.E1"]
    logs = set()
    for seed in range(20):
        session = set_out(project, example, "hat-2014", str(seed), None)
        logs.add(len(session.game.log))
    whole = max(logs)
    assert 0 in logs
    assert len(logs) > 2
    played = play(project, example, "hat-2014").session
    assert played is not None
    assert whole <= len(played.game.log)


def test_rulesets_take_turns_and_all_are_watched(project: Project):
    soak = Soak(project, DUELS, SEED, playable(project, DUELS))
    assert [soak.ruleset_of(n) for n in range(5)] == [*playable(project, DUELS), "damage-step-2011"]


def test_every_verb_can_come_up_and_whatever_effects_let_hold(project: Project):
    assert set(verbs(project.cards_of("yugioh"))) >= {*VERBS, "hold gain", "hold may-tribute"}


def test_what_came_up_is_not_reported(project: Project):
    rulesets = [project.rulesets["hat-2014"]]
    nothing = never(DUELS, set(), project.cards_of("yugioh"), rulesets)
    assert nothing.effects == tuple(sorted(effects(DUELS, project.cards_of("yugioh"))))
    assert set(nothing.clauses) < set(rulesets[0].ids)
    assert {"TCG-2.12", "HAT-2.1"} <= set(nothing.clauses)
    assert not {"TCG-15.1", "HAT-12.2"} & set(nothing.clauses)  # of Decks, which are not played
    assert "draw" in nothing.verbs
    some = never(DUELS, {"sangan#1", "draw", "HAT-2.1"}, project.cards_of("yugioh"), rulesets)
    assert set(nothing.effects) - set(some.effects) == {"sangan#1"}
    assert set(nothing.verbs) - set(some.verbs) == {"draw"}
    assert set(nothing.clauses) - set(some.clauses) == {"HAT-2.1"}


def test_a_decision_without_anything_to_choose_is_a_finding(project, monkeypatch):
    monkeypatch.setattr("ludex.soak.soak.chosen", lambda *_, **__: (None, False))
    broken = Soak(project, DUELS, SEED, ["modern"]).play(1).broken
    assert broken is not None
    assert broken.what[0].endswith("leaves nothing to choose")


def test_two_ways_to_ask_that_disagree_are_a_finding(project, monkeypatch):
    monkeypatch.setattr("ludex.kernel.Game.legal_among", lambda _self, _options: iter([Pass()]))
    broken = Soak(project, DUELS, SEED, ["modern"]).play(WATCHED).broken
    assert broken is not None
    assert broken.what[0].startswith("legal is (Pass(),), or (")


def test_a_card_that_is_chosen_unseen_is_a_finding(project, monkeypatch):
    blind = project.rulesets["modern"].without("TCG-27.1")
    monkeypatch.setitem(vars(project), "rulesets", {**project.rulesets, "modern": blind})
    broken = Soak(project, DUELS, SEED, ["modern"]).play(WATCHED).broken
    assert broken is not None
    assert broken.what[0].endswith("and not look at it")


def test_a_token_whose_position_is_chosen_lies_nowhere_yet(project: Project):
    example = project.kb.examples["HAT-6.E35"]
    until_then = example.model_copy(update={"play": example.play[:-1], "expect": ()})
    session = play(project, until_then, "hat-2014").session
    assert session is not None
    options = tuple(session.game.choices().legal)
    assert [type(option).__name__ for option in options] == ["TakePosition"] * 2
    assert list(DUELS.closely(session.game, options, lambda _choice: None)) == []


def test_a_watched_game_goes_the_same_way(project, monkeypatch):
    soak = Soak(project, DUELS, SEED, ["modern"])
    brisk = soak.play(1)
    monkeypatch.setattr("ludex.soak.soak.WATCHED", 1)
    watched = soak.play(1)
    assert (watched.digest, watched.decisions) == (brisk.digest, brisk.decisions)
    assert watched.came_up > brisk.came_up


def test_what_breaks_in_one_process_is_the_same_in_others(project: Project):
    soak = Soak(project, DUELS, SEED, ["modern"])
    assert list(play_all(soak, range(1, 6), jobs=2)) == list(play_all(soak, range(1, 6), jobs=1))
