"""More cards to draw than any Deck has: whoever has lost draws no more, and nothing is counted."""

from collections.abc import Callable
from typing import Any

import pytest

from ludex.project.project import Project
from ludex.yugioh.facts import DrawFailed
from ludex.yugioh.play.session import Session
from ludex.yugioh.table.board import Board
from ludex.yugioh.verbs.discard import Discard
from ludex.yugioh.verbs.draw import Draw
from ludex.yugioh.verbs.gain_life_points import GainLifePoints
from tests.tree import changed
from tests.yugioh.made_up import spell, with_cards
from tests.yugioh.scene import Table

BEYOND = 10**17


@pytest.fixture(autouse=True)
def _asked_a_few_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail where the board is asked the same thing on and on."""
    for name in ("has_lost", "at"):
        monkeypatch.setattr(Board, name, _counted(getattr(Board, name)))


def _counted(ask: Callable[..., Any]) -> Callable[..., Any]:
    left = iter(range(20_000))

    def counted(*words: Any) -> Any:
        assert next(left, None) is not None, "it goes on and on"
        return ask(*words)

    return counted


def _failed(session: Session) -> list[str]:
    events = [entry.event for entry in session.game.log]
    return [event.player for event in events if isinstance(event, DrawFailed)]


@pytest.mark.parametrize(
    ("clause", "sets", "start"),
    [
        ("TCG-1.2", {"opening-hand": BEYOND}, "{duel: begins, A: {deck: [umi]}}"),
        ("TCG-2.11", {"normal-draw": {"later-turn": BEYOND}}, "{turn: {phase: draw}}"),
    ],
)
def test_whoever_cannot_draw_by_the_rules_draws_no_more(project: Project, clause, sets, start):
    rules = changed(project, {clause: {"sets": sets}}).rulesets["hat-2014"]
    session = Table(rules, project.cards_of("yugioh")).session(f"start: {start}")
    assert _failed(session)[0] == "A"
    assert len(_failed(session)) <= 2


def test_whoever_cannot_draw_by_an_effect_draws_no_more(hat: Table):
    greed = spell("greed", GainLifePoints(100, "you"), Draw(BEYOND, "opponent"))
    session = with_cards(hat, greed).session("""
        start: {A: {hand: [greed]}, B: {deck: [umi]}}
        play: [{player: A, activate: greed}, {resolve: chain}]
    """)
    assert _failed(session) == ["B"]


def test_whoever_has_no_card_left_discards_no_more(hat: Table):
    loss = spell("loss", GainLifePoints(100, "you"), Discard(BEYOND, "you"))
    session = with_cards(hat, loss).session("""
        start: {A: {hand: [loss, umi, yami], deck: [umi]}, B: {deck: [umi]}}
        play:
          - {player: A, activate: loss}
          - {player: A, choose: [yami]}
    """)
    assert session.game.state.at("hand", "A") == ()
