"""Expectations of Decks and Matches in words."""

import re
from html import unescape

import pytest

from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import LOCALES, Locale, locale
from ludex.project.project import Project
from ludex.site.expects import Expects
from ludex.site.games.matches.face import FACE
from ludex.site.typesetting import tight
from ludex.site.writer import Writer
from ludex.tournament import examples as ex
from tests.conftest import ROOT

EXCHANGE = ex.Exchanges("A", {"umi": 2}, {"yami": 1, "umi": 1})


def _say(project: Project, to: Locale) -> Expects:
    return Expects(Writer(project, Catalogues(ROOT / "translations"), to), FACE.expects, {})


def _plain(said: str) -> str:
    return unescape(re.sub(r"<[^>]*>", "", said))


SAID = [
    (ex.MatchIs("nobody"), "The Match goes on."),
    (ex.MatchIs("B"), "Player B has won the Match."),
    (
        ex.MatchIs("nobody", "game", 3, tie_break=True, turn=4, turn_player="B", turns_left=0),
        (
            "The Match goes on. Now: in a game, game 3, tie-breaking game, turn 4, player B's turn,"
            " 0 turns left after this one"
        ),
    ),
    (
        ex.MatchIs("nobody", tie_break=False, turns_left="no-limit", play="until-change"),
        (
            "The Match goes on. Now: no tie-breaking game, no limit on turns,"
            " play goes on until the Life Points change"
        ),
    ),
    (ex.MatchIs("nobody", turns_left=1), "The Match goes on. Now: 1 turn left after this one"),
    (ex.PlayerIs("A", 3000, 1, late=True), "Player A: LP 3000, 1 game won, late"),
    (ex.PlayerIs("B", wins=2, late=False), "Player B: 2 games won, not late"),
    (ex.DeckIs("A", registered=True, objections=0), "Player A's Deck: registered, no objections"),
    (
        ex.DeckIs("A", registered=False, objections=1),
        "Player A's Deck: not registered, 1 objection",
    ),
    (
        ex.DeckIs("A", breaks="TRN-3.2", with_="side-deck"),
        "Player A's Deck: Side Deck: breaks TRN-3.2",
    ),
    (ex.DeckIs("A", breaks="TCG-15.4", with_="umi"), "Player A's Deck: “Umi”: breaks TCG-15.4"),
    (
        ex.DeckIs("A", main_deck={"umi": 1, "yami": 0}),
        "Player A's Deck: Main Deck: 1 × “Umi”, 0 × “Yami”",
    ),
    (
        ex.Can(EXCHANGE),
        (
            "Player A can exchange cards with their Side Deck."
            " (into the Side Deck: 2 × “Umi”) (from the Side Deck: 1 × “Yami”, 1 × “Umi”)"
        ),
    ),
    (ex.Cannot(ex.BeginsSiding("B"), "TRN-2.13"), "Player B cannot begin to use their Side Deck."),
    (
        ex.Cannot(ex.ComesTo({"A": 3000, "B": 100}), "nothing"),
        (
            "The Life Points in the Duel cannot become these: LP 3000 for player A, "
            "LP 100 for player B"
        ),
    ),
    (ex.Can(ex.Waits(1)), "1 second can pass."),
    (ex.Cannot(ex.Waits(180), "nothing"), "180 seconds cannot pass."),
    (ex.Can(ex.CallsTime("time")), "Time can be called."),
    (ex.Can(ex.GameOutcome("nobody")), "The game can be a draw."),
    (ex.Can(ex.GameOutcome("A")), "Player A can win the game."),
    (ex.Can(ex.BeginsMatch("B")), "The Match can begin; player B goes first."),
]


@pytest.mark.parametrize(("expectation", "said"), SAID)
def test_what_is_expected_is_said(project: Project, expectation: ex.Expect, said: str):
    assert _plain(_say(project, locale("en")).sentence(expectation)) == said


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_each_language_can_say_all_of_it(project: Project, to: Locale):
    say = _say(project, to)
    for expectation, english in SAID:
        said = say.sentence(expectation)
        assert "{" not in said
        assert (_plain(said) == english) == (to.code == "en")


def test_chinese_has_brackets_colons_and_commas_of_its_own(project: Project):
    to = locale("zh-Hans")
    say = _say(project, to)
    for expectation, _ in SAID:
        said = _plain(tight(say.sentence(expectation), to))
        assert not re.search(r"[(),:;]", said), said
        assert not re.search(r"[。，、：；）] ", said), said
    said = _plain(say.sentence(ex.Can(EXCHANGE)))
    assert said.count("（") == said.count("）") == 2
    assert "。（" in said
    assert "）（" in said


def test_a_reason_leads_to_its_clause(project: Project):
    say = _say(project, locale("en"))
    assert say.because(ex.Cannot(EXCHANGE, "nothing")) == ""
    assert say.because(ex.Cannot(EXCHANGE, "TRN-3.4")).endswith(">TRN-3.4</a>")
    assert say.because(ex.Can(EXCHANGE)) == ""
