"""A stolen Trap Monster: to its owner when negated, to its controller when turned (hat-x008)."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.kernel import Acts, Game, Ruleset, Step
from tests.kernel.mini.board import Board, card
from tests.kernel.mini.book import Duel, book, rule
from tests.kernel.mini.continuous import Applies
from tests.kernel.mini.events import Moved, Summoned, Turned
from tests.kernel.mini.play import knock_outs, shuffles
from tests.kernel.mini.trap_monsters import JINZO, is_trap, trap_monsters


@dataclass(frozen=True, slots=True)
class Summoning(Step):
    monster: str


@dataclass(frozen=True, slots=True)
class TurningFaceDown(Step):
    monster: str


@rule("case-9.1", does=Summoning)
def a_monster_is_summoned(g: Duel, step: Summoning) -> Acts:
    """A monster is Summoned to a Monster Zone of its owner."""
    yield Summoned(step.monster, ((g.state.card(step.monster).owner, "monster-zone"),))


@rule("case-9.2", does=TurningFaceDown)
def a_monster_is_turned_face_down(g: Duel, step: TurningFaceDown) -> Acts:
    """A monster is turned face-down where it is."""
    yield Turned(step.monster, face_up=False)


@rule("case-9.3", does=Summoned, each=trap_monsters)
def negated_it_returns_to_its_owner(g: Duel, event: Summoned, trap: str) -> Acts:
    """A Trap Monster whose effect is negated becomes a Trap in its owner's Spell & Trap Zone."""
    negated = g.state.card(trap)
    if g.refuses(Applies(negated)):
        yield Moved(trap, ((negated.owner, "spell-trap-zone"),))


@rule("case-9.4", instead=Turned)
def turned_face_down_it_stays_with_its_controller(g: Duel, event: Turned) -> Acts:
    """A Trap Monster that would be turned face-down is Set in its controller's zone instead."""
    turned = g.state.card(event.card)
    if turned.is_monster and is_trap(turned.zones) and not event.face_up:
        yield Moved(event.card, ((turned.controller, "spell-trap-zone"),), face_up=False)


RULES = book.ruleset("case 9", [JINZO, "case-9.1", "case-9.2", "case-9.3", "case-9.4"])


def stolen(ruleset: Ruleset, step: Step) -> Game[Board]:
    """B controls A's Embodiment of Apophis."""
    cards = (
        card("apophis", "B monster-zone + B spell-trap-zone", 1600, owner="A"),
        card("jinzo", "A hand", 2400),
        card("kuriboh", "A monster-zone", 300),
    )
    return Game(ruleset, Board(cards), (step,))


def check(ruleset: Ruleset) -> None:
    negated = stolen(ruleset, Summoning("jinzo")).state.card("apophis")
    assert negated.places == (("A", "spell-trap-zone"),)
    assert negated.face_up

    turned = stolen(ruleset, TurningFaceDown("apophis")).state.card("apophis")
    assert turned.places == (("B", "spell-trap-zone"),)
    assert not turned.face_up

    other = stolen(ruleset, TurningFaceDown("kuriboh")).state.card("kuriboh")
    assert other.is_monster
    assert not other.face_up


def test_negated_it_returns_to_its_owner_and_face_down_it_stays_with_its_controller() -> None:
    check(RULES)


test_each_rule_matters = knock_outs(RULES, check)
test_the_order_of_rules_does_not_matter = shuffles(RULES, check)
