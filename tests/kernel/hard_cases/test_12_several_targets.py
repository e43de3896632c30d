"""Two targets, one of which is gone at resolution: the effect is carried out on the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludex.kernel import Acts, Game, Ruleset
from tests.kernel.mini.board import Board, Link, card
from tests.kernel.mini.book import Asked, Duel, book, rule
from tests.kernel.mini.chain import CHAIN
from tests.kernel.mini.events import Destroyed, LinkResolved, Moved
from tests.kernel.mini.occasions import Activate, Activation, Resolution, Respond
from tests.kernel.mini.play import happened, knock_outs, play, shuffles

TARGETS = ("first", "second")


@dataclass(frozen=True, slots=True)
class OnTarget:
    """What may be refused: what a link does to one of its targets."""

    link: Link
    target: str

    @property
    def subject(self) -> str:
        return self.target


@rule("case-12.1", does=LinkResolved, each=lambda g, event: event.link.targets)
def the_targets_are_destroyed(g: Duel, event: LinkResolved, target: str) -> Acts:
    """Twin Strike destroys its targets."""
    strikes = event.link.card == "twin-strike" and event.carried_out
    if strikes and not g.refuses(OnTarget(event.link, target)):
        yield Destroyed(target, ((g.state.card(target).owner, "graveyard"),))


@rule("case-12.2", forbids=OnTarget)
def a_target_that_is_gone_is_spared(g: Asked, it: OnTarget) -> bool:
    """A target that left the field is not affected."""
    return not g.state.card(it.target).on_field


@rule("case-12.3", forbids=Resolution)
def without_targets_there_is_no_effect(g: Asked, it: Resolution) -> bool:
    """An effect all of whose targets are gone is not carried out."""
    targets = it.link.targets
    return bool(targets) and all(g.refuses(OnTarget(it.link, target)) for target in targets)


@rule("case-12.4", permits=Respond)
def retreat_may_answer(g: Asked, ask: Respond) -> Iterator[Activate]:
    """Retreat may answer, once for each copy."""
    for number, retreat in enumerate(g.state.cards[:2]):
        used = any(link.card == retreat.id for link in g.state.chain)
        if ask.player == retreat.controller and not used:
            yield Activate(retreat.id, ask.player, TARGETS[number : number + 1])


@rule("case-12.5", does=LinkResolved)
def retreat_returns_a_monster(g: Duel, event: LinkResolved) -> Acts:
    """Retreat returns its target to the hand."""
    if event.link.card.startswith("retreat"):
        for target in event.link.targets:
            yield Moved(target, ((g.state.card(target).owner, "hand"),))


OWN = tuple(f"case-12.{n}" for n in range(1, 6))
RULES = book.ruleset("case 12", [*CHAIN, *OWN])


def strike(ruleset: Ruleset) -> Game[Board]:
    cards = (
        card("retreat#1", "B spell-trap-zone", face_up=False),
        card("retreat#2", "B spell-trap-zone", face_up=False),
        card("first", "B monster-zone", 1000),
        card("second", "B monster-zone", 1000),
        card("twin-strike", "A spell-trap-zone"),
    )
    return Game(ruleset, Board(cards), (Activation(Activate("twin-strike", "A", TARGETS)),))


def check(ruleset: Ruleset) -> None:
    retreats = [Activate("retreat#1", "B", ("first",)), Activate("retreat#2", "B", ("second",))]

    one_gone = play(strike(ruleset), retreats[0])
    assert [event.card for event in happened(one_gone, Destroyed)] == ["second"]
    assert one_gone.state.card("first").zones == ("hand",)
    assert happened(one_gone, LinkResolved)[-1].carried_out

    both_gone = play(strike(ruleset), *retreats)
    assert happened(both_gone, Destroyed) == []
    assert not happened(both_gone, LinkResolved)[-1].carried_out
    assert list(both_gone.log)[-1].used == ("case-12.2", "case-12.3")


def test_the_target_that_is_left_is_destroyed() -> None:
    check(RULES)


test_each_rule_matters = knock_outs(RULES, check)
test_the_order_of_rules_does_not_matter = shuffles(RULES, check)
