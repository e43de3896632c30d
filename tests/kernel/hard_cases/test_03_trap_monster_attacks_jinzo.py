"""A Trap Monster attacks a Set Jinzo, and stops being a monster in the Damage Step (hat-x006)."""

from __future__ import annotations

from ludex.kernel import Acts, Cut, Game, Ruleset
from tests.kernel.mini.battle import BATTLE
from tests.kernel.mini.board import Board, card
from tests.kernel.mini.book import Duel, book, rule
from tests.kernel.mini.continuous import Applies
from tests.kernel.mini.events import DamageCalculated, DamageStepEnded, Moved, Turned
from tests.kernel.mini.occasions import DamageStep, EndOfDamageStep
from tests.kernel.mini.play import happened, knock_outs, rules_of, shuffles
from tests.kernel.mini.trap_monsters import JINZO, trap_monsters


@rule("case-3.1", does=Turned, each=trap_monsters)
def negated_it_is_just_a_trap(g: Duel, event: Turned, trap: str) -> Acts:
    """A Trap Monster whose effect is negated is at once just a Trap: it leaves its Monster Zone."""
    negated = g.state.card(trap)
    if g.refuses(Applies(negated)):
        yield Moved(trap, tuple(p for p in negated.places if p[1] != "monster-zone"))


@rule("case-3.2", does=Moved)
def no_attacker_no_damage_calculation(g: Duel, event: Moved) -> Acts:
    """When the attacker is no monster any more, damage calculation does not happen."""
    attacks = g.state.battle is not None and event.card == g.state.battle[0]
    if attacks and not g.state.card(event.card).is_monster:
        yield Cut(to=EndOfDamageStep)


RULES = book.ruleset("case 3", [*BATTLE, JINZO, "case-3.1", "case-3.2"])


def attack(ruleset: Ruleset, target: str) -> Game[Board]:
    cards = (
        card("apophis", "A monster-zone + A spell-trap-zone", 1600),
        card("jinzo", "B monster-zone", 2400, face_up=False),
        card("kuriboh", "B monster-zone", 300, face_up=False),
    )
    return Game(ruleset, Board(cards), (DamageStep("apophis", target),))


def check(ruleset: Ruleset) -> None:
    game = attack(ruleset, "jinzo")
    assert game.state.card("apophis").places == (("A", "spell-trap-zone"),)
    assert rules_of(game, Moved) == ["case-3.1"]
    assert not happened(game, DamageCalculated)
    assert happened(game, DamageStepEnded), "the rest of the Damage Step goes on"

    other = attack(ruleset, "kuriboh")
    assert other.state.card("apophis").is_monster
    assert happened(other, DamageCalculated)


def test_it_is_just_a_trap_and_there_is_no_damage_calculation() -> None:
    check(RULES)


test_each_rule_matters = knock_outs(RULES, check)
test_the_order_of_rules_does_not_matter = shuffles(RULES, check)


def test_what_happened_has_its_cause() -> None:
    log = list(attack(RULES, "jinzo").log)
    turned = next(entry for entry in log if isinstance(entry.event, Turned))
    moved = next(entry for entry in log if isinstance(entry.event, Moved))
    assert moved.cause == turned.n
    assert moved.moment == turned.moment, "at once"
    assert moved.used == (JINZO,)
