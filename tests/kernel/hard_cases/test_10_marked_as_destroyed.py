"""Destroyed by battle but still there: what applies until it leaves (dmg-c189, dmg-c192)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.kernel import Acts, Game, Replaced, Ruleset, Then
from tests.kernel.mini.battle import BATTLE
from tests.kernel.mini.board import Board, card
from tests.kernel.mini.book import Asked, Duel, book, rule
from tests.kernel.mini.chain import CHAIN
from tests.kernel.mini.continuous import Applies
from tests.kernel.mini.events import (
    DamageCalculated,
    LinkAdded,
    MarkedAsDestroyed,
    Moved,
    SentToGraveyard,
)
from tests.kernel.mini.occasions import (
    Activate,
    AfterCalculation,
    DamageStep,
    EndOfDamageStep,
    Respond,
    Responses,
)
from tests.kernel.mini.play import knock_outs, play, rules_of, shuffles
from tests.kernel.mini.trap_monsters import JINZO

TRAP = Activate("damage-condenser", "A")


@rule("case-10.1", does=DamageCalculated)
def the_weaker_monster_is_marked(g: Duel, event: DamageCalculated) -> Acts:
    """A monster that is not the stronger one is destroyed by battle; it stays for the moment."""
    if event.attackers_attack <= event.targets_attack:
        yield MarkedAsDestroyed(event.attacker)
    if event.targets_attack <= event.attackers_attack:
        yield MarkedAsDestroyed(event.target)


@rule("case-10.2", forbids=Applies)
def its_continuous_effect_is_over(g: Asked, it: Applies) -> bool:
    """The continuous effect of a monster destroyed by battle no longer applies."""
    return it.card.doomed


@rule("case-10.3", does=AfterCalculation)
def players_may_act_after_calculation(g: Duel, step: AfterCalculation) -> Acts:
    """After damage calculation both players may activate effects."""
    yield Then(Responses(g.state.players))


@rule("case-10.4", permits=Respond)
def a_trap_may_be_activated(g: Asked, ask: Respond) -> Iterator[Activate]:
    """A Set Trap may be activated by its controller."""
    if ask.player == "A" and not g.state.chain:
        yield TRAP


@rule("case-10.5", forbids=Activate)
def negated_traps_are_not_activated(g: Asked, option: Activate) -> tuple[str, ...]:
    """A Trap whose effect would not apply may not be activated."""
    return g.refusals(Applies(g.state.card(option.card)))


def doomed(g: Asked, occasion: Any) -> list[str]:
    return [card.id for card in g.state.cards if card.doomed]


@rule("case-10.6", does=EndOfDamageStep, each=doomed)
def they_are_sent_to_the_graveyard(g: Duel, step: EndOfDamageStep, monster: str) -> Acts:
    """At the end of the Damage Step monsters destroyed by battle are sent to the Graveyard."""
    yield SentToGraveyard(monster, ((g.state.card(monster).owner, "graveyard"),))


@rule("case-10.7", instead=SentToGraveyard)
def dark_magician_of_chaos_is_banished(g: Duel, event: SentToGraveyard) -> Acts:
    """Dark Magician of Chaos is banished when it would leave the field, destroyed or not."""
    leaving = g.state.card(event.card)
    if leaving.name == "dark-magician-of-chaos" and leaving.on_field:
        yield Moved(event.card, ((leaving.owner, "banished"),))


OWN = tuple(f"case-10.{n}" for n in range(1, 8))
RULES = book.ruleset("case 10", [*CHAIN, *BATTLE, JINZO, "continuous.1", *OWN])


def attack(ruleset: Ruleset, attacker: str) -> Game[Board]:
    cards = (
        card("dark-magician-of-chaos", "A monster-zone", 2400),
        card("kuriboh", "A monster-zone", 300),
        card("damage-condenser", "A spell-trap-zone", face_up=False),
        card("jinzo", "B monster-zone", 2400),
    )
    return Game(ruleset, Board(cards), (DamageStep(attacker, "jinzo"),))


def check(ruleset: Ruleset) -> None:
    game = play(attack(ruleset, "dark-magician-of-chaos"), TRAP)
    facts = [type(entry.event) for entry in game.log]
    assert LinkAdded in facts, "Jinzo is destroyed, and negates nothing any more"
    assert SentToGraveyard in facts[facts.index(LinkAdded) :], "though it is still there"
    assert game.state.card("jinzo").zones == ("graveyard",)
    assert game.state.card("dark-magician-of-chaos").zones == ("banished",)
    assert rules_of(game, Replaced) == rules_of(game, Moved)[:1] == ["case-10.7"]

    lost = attack(ruleset, "kuriboh")
    assert lost.refusals(TRAP) == ("case-10.5", JINZO)
    assert play(lost).state.card("kuriboh").zones == ("graveyard",)


def test_its_effect_is_over_but_how_it_leaves_is_not() -> None:
    check(RULES)


test_each_rule_matters = knock_outs(RULES, check, but=(*CHAIN[1:], "battle.2", "battle.4"))
test_the_order_of_rules_does_not_matter = shuffles(RULES, check)
