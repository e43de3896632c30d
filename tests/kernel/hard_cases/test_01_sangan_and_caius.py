"""Sangan is Tributed for Caius: mandatory effects in the order they triggered (hat-x017)."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from ludex.kernel import Acts, Ask, Game, Inquiry, Option, Ruleset, Step, Then
from tests.kernel.mini.board import Board, Link, Waiting, card
from tests.kernel.mini.book import Asked, Duel, book, rule
from tests.kernel.mini.chain import CHAIN
from tests.kernel.mini.events import LinkAdded, LinkResolved, SentToGraveyard, Summoned, Triggered
from tests.kernel.mini.occasions import ChainResolves
from tests.kernel.mini.play import happened, knock_outs, shuffles


@dataclass(frozen=True, slots=True)
class Tributing(Step):
    tributes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Summoning(Step):
    monster: str


@dataclass(frozen=True, slots=True)
class TriggersGoOn(Step):
    """The effects that triggered are put on a Chain."""


@dataclass(frozen=True, slots=True)
class PutOnChain(Option):
    waiting: Waiting

    @property
    def subject(self) -> Hashable:
        return self.waiting.card


@dataclass(frozen=True, slots=True)
class Next(Ask):
    """Which waiting effect goes on the Chain next?"""

    player: str

    def offers(self, g: Inquiry[Board]) -> tuple[PutOnChain, ...]:
        return tuple(PutOnChain(waiting) for waiting in g.state.waiting)


@rule("case-1.1", does=Tributing, each=lambda g, step: step.tributes)
def tributes_go_to_the_graveyard(g: Duel, step: Tributing, tribute: str) -> Acts:
    """A Tributed monster is sent to its owner's Graveyard."""
    yield SentToGraveyard(tribute, ((g.state.card(tribute).owner, "graveyard"),))


@rule("case-1.2", does=SentToGraveyard)
def sangan_triggers(g: Duel, event: SentToGraveyard) -> Acts:
    """Sangan's effect triggers when it is sent to the Graveyard."""
    sangan = g.state.card(event.card)
    if sangan.name == "sangan":
        yield Triggered(Waiting(sangan.id, sangan.controller, g.moment))


@rule("case-1.3", does=Summoning)
def the_monster_is_summoned(g: Duel, step: Summoning) -> Acts:
    """After the Tributes the monster is Summoned."""
    yield Summoned(step.monster, (("A", "monster-zone"),))


@rule("case-1.4", does=Summoned)
def caius_triggers(g: Duel, event: Summoned) -> Acts:
    """Caius' effect triggers when its Summon succeeds."""
    if event.card == "caius":
        yield Triggered(Waiting("caius", "A", g.moment))


@rule("case-1.5", does=TriggersGoOn)
def all_on_one_chain(g: Duel, step: TriggersGoOn) -> Acts:
    """Effects that triggered go on one Chain; among equals their player chooses."""
    while g.state.waiting:
        option = yield Next("A")
        yield LinkAdded(Link(option.waiting.card, "A"))
    yield Then(ChainResolves())


@rule("case-1.6", forbids=PutOnChain)
def the_earlier_first(g: Asked, option: PutOnChain) -> bool:
    """An effect that triggered earlier goes on the Chain before one that triggered later."""
    return any(waiting.moment < option.waiting.moment for waiting in g.state.waiting)


RULES = book.ruleset(
    "case 1",
    ["case-1.1", "case-1.2", "case-1.3", "case-1.4", "case-1.5", "case-1.6", *CHAIN[3:]],
)


def summon_caius(ruleset: Ruleset, *tributes: str) -> Game[Board]:
    cards = (*(card(one, "A monster-zone") for one in tributes), card("caius", "A hand"))
    return Game(ruleset, Board(cards), (Tributing(tributes), Summoning("caius"), TriggersGoOn()))


def check(ruleset: Ruleset) -> None:
    game = summon_caius(ruleset, "sangan")
    assert game.over, "nobody has anything to choose"
    assert [event.link.card for event in happened(game, LinkAdded)] == ["sangan", "caius"]
    assert [event.link.card for event in happened(game, LinkResolved)] == ["caius", "sangan"]


def test_sangan_is_chain_link_1_and_caius_resolves_first() -> None:
    check(RULES)


test_each_rule_matters = knock_outs(RULES, check)
test_the_order_of_rules_does_not_matter = shuffles(RULES, check)


def test_of_two_that_triggered_at_once_the_player_chooses() -> None:
    game = summon_caius(RULES, "sangan#1", "sangan#2")
    first, second, caius = (PutOnChain(waiting) for waiting in game.state.waiting)
    assert set(game.choices().legal) == {first, second}
    assert game.refusals(caius) == ("case-1.6",)
    game = game.answer(second)
    assert game.over, "with one of them on the Chain, the rest is a matter of order"
    links = [event.link.card for event in happened(game, LinkAdded)]
    assert links == ["sangan#2", "sangan#1", "caius"]
