"""Muka Muka's controller draws: a loop that nobody chose, and what ends it (hat-x046)."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.kernel import Acts, Game, Ruleset, Step
from tests.kernel.mini.board import Board, card
from tests.kernel.mini.book import Asked, Duel, book, rule
from tests.kernel.mini.continuous import view
from tests.kernel.mini.events import Destroyed, Drew
from tests.kernel.mini.loops import AXE, DATA, INVOLUNTARY, LOOPS, VOLUNTARY
from tests.kernel.mini.play import happened, knock_outs, rules_of, shuffles
from tests.kernel.mini.quantities import Attack, Does, Part


@dataclass(frozen=True, slots=True)
class DrawPhase(Step):
    player: str


@rule("case-6.1", does=DrawPhase)
def the_turn_player_draws(g: Duel, step: DrawPhase) -> Acts:
    """In the Draw Phase the turn player draws the top card of the Deck."""
    deck = [card for card in g.state.cards if card.places == ((step.player, "deck"),)]
    yield Drew(deck[-1].id, ((step.player, "hand"),), face_up=False)


@rule("case-6.2", sets=Does)
def muka_muka(g: Asked, q: Does) -> Part | None:
    """Muka Muka gains 300 ATK for each card in its controller's hand."""
    hand = (q.card.controller, "hand")
    cards = sum(card.places == (hand,) for card in g.state.cards)
    return (("raised", q.card.id, 300 * cards),) if q.card.name == "muka-muka" else None


RULES = book.ruleset("case 6", [*LOOPS, "continuous.1", "case-6.1", "case-6.2"], DATA)
BOARD = Board(
    (
        card("pole-position", "A spell-trap-zone"),
        card("opticlops", "A monster-zone", 1800),
        card("muka-muka", "B monster-zone", 600),
        card("axe", "B spell-trap-zone"),
        card("top-card", "B deck", face_up=False),
    ),
    equips=(("axe", "muka-muka"),),
)


def check(ruleset: Ruleset) -> None:
    assert view(Game(ruleset, BOARD, ())).loop == ()
    game = Game(ruleset, BOARD, (DrawPhase("B"),))
    gone = Destroyed("pole-position", (("A", "graveyard"),), by="game mechanics")
    assert happened(game, Destroyed) == [gone]
    assert rules_of(game, Destroyed) == [INVOLUNTARY]
    assert view(game).loop == ()
    assert game.value(Attack("muka-muka")) == 1900


def test_pole_position_is_destroyed_by_game_mechanics() -> None:
    check(RULES)


test_each_rule_matters = knock_outs(RULES, check, but=(VOLUNTARY,))
test_the_order_of_rules_does_not_matter = shuffles(RULES, check)


def test_the_loop_is_a_result_that_rules_can_ask_about() -> None:
    game = Game(RULES.without(INVOLUNTARY), BOARD, (DrawPhase("B"),))
    active = list(game.state.active())
    assert [active[number].id for number in view(game).loop] == ["pole-position", "axe"]


def test_the_cause_is_the_draw() -> None:
    drew, destroyed = Game(RULES, BOARD, (DrawPhase("B"),)).log
    assert isinstance(drew.event, Drew)
    assert destroyed.cause == drew.n
    assert AXE in destroyed.used, "the cycle was looked at"
