"""Dust Tornado answers Mountain, with Umi active: what must still be face-up (hat-x003)."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import Acts, Game, Ruleset
from tests.kernel.mini.board import Board, card
from tests.kernel.mini.book import Asked, Duel, book, rule
from tests.kernel.mini.chain import CHAIN
from tests.kernel.mini.events import Destroyed, LinkResolved, Moved
from tests.kernel.mini.occasions import Activate, Activation, Resolution, Respond
from tests.kernel.mini.play import happened, knock_outs, play, shuffles

FIELD_SPELLS = ("mountain", "umi")


@rule("case-2.1", does=Activation)
def a_field_spell_is_played_face_up(g: Duel, step: Activation) -> Acts:
    """On activation a Field Spell is placed face-up in its player's Field Zone."""
    if step.option.card in FIELD_SPELLS:
        yield Moved(step.option.card, ((step.option.player, "field-zone"),))


@rule("case-2.2", permits=Respond)
def dust_tornado_may_answer(g: Asked, ask: Respond) -> Iterator[Activate]:
    """Dust Tornado, Set, may be activated; it targets a face-up Spell."""
    tornado = g.state.card("dust-tornado")
    if tornado.on_field and tornado.controller == ask.player and not g.state.chain[1:]:
        for target in g.state.active():
            yield Activate("dust-tornado", ask.player, (target.id,))


@rule("case-2.3", does=LinkResolved)
def dust_tornado_destroys(g: Duel, event: LinkResolved) -> Acts:
    """Dust Tornado destroys its target."""
    if event.link.card == "dust-tornado":
        for target in event.link.targets:
            yield Destroyed(target, ((g.state.card(target).owner, "graveyard"),))


@rule("case-2.4", forbids=Resolution)
def must_still_be_face_up(g: Asked, it: Resolution) -> bool:
    """A Field Spell that is no longer face-up on the field does not resolve."""
    return it.link.card in FIELD_SPELLS and not g.state.card(it.link.card).active


def field_spells(g: Asked, event: LinkResolved) -> list[str]:
    return [card.id for card in g.state.active() if card.id in FIELD_SPELLS]


@rule("case-2.5", does=LinkResolved, each=field_spells)
def one_active_field_spell(g: Duel, event: LinkResolved, other: str) -> Acts:
    """When a Field Spell resolves, any other active one is destroyed by game mechanics."""
    resolved = event.carried_out and event.link.card in FIELD_SPELLS
    if resolved and other != event.link.card:
        yield Destroyed(other, ((g.state.card(other).owner, "graveyard"),), by="game mechanics")


RULES = book.ruleset("case 2", [*CHAIN, "case-2.1", "case-2.2", "case-2.3", "case-2.4", "case-2.5"])


def activate_mountain(ruleset: Ruleset) -> Game[Board]:
    cards = (
        card("umi", "B field-zone"),
        card("dust-tornado", "B spell-trap-zone", face_up=False),
        card("mountain", "A hand"),
    )
    return Game(ruleset, Board(cards), (Activation(Activate("mountain", "A")),))


def check_answered(ruleset: Ruleset) -> None:
    game = play(activate_mountain(ruleset), Activate("dust-tornado", "B", ("mountain",)))
    assert game.state.card("mountain").zones == ("graveyard",)
    assert game.state.card("umi").active, "Mountain never resolved"
    assert [(event.link.card, event.carried_out) for event in happened(game, LinkResolved)] == [
        ("dust-tornado", True),
        ("mountain", False),
    ]
    last = list(game.log)[-1]
    assert last.rule == "chain.6"
    assert "case-2.4" in last.used


def check_unanswered(ruleset: Ruleset) -> None:
    game = play(activate_mountain(ruleset))
    assert game.state.card("mountain").active
    gone = Destroyed("umi", (("B", "graveyard"),), by="game mechanics")
    assert happened(game, Destroyed) == [gone]


def check(ruleset: Ruleset) -> None:
    check_answered(ruleset)
    check_unanswered(ruleset)


def test_mountain_is_destroyed_and_umi_stays() -> None:
    check_answered(RULES)


def test_unanswered_mountain_replaces_umi() -> None:
    check_unanswered(RULES)


test_each_rule_matters = knock_outs(RULES, check)
test_the_order_of_rules_does_not_matter = shuffles(RULES, check)
