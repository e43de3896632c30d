"""Two copies of one card: each has its own effect, and settles in its turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludex.kernel import Acts, Game, Ruleset, Step, Watch
from tests.kernel.mini.board import Board, card
from tests.kernel.mini.book import Asked, Duel, book, rule
from tests.kernel.mini.continuous import Applies, view
from tests.kernel.mini.events import Destroyed, LostLifePoints
from tests.kernel.mini.play import happened, knock_outs, shuffles
from tests.kernel.mini.quantities import Attack, Does, Part


@dataclass(frozen=True, slots=True)
class Destroying(Step):
    cards: tuple[str, ...]


@rule("case-11.1", does=Destroying, each=lambda g, step: step.cards)
def cards_are_destroyed(g: Duel, step: Destroying, card: str) -> Acts:
    """Each of the cards is destroyed."""
    yield Destroyed(card, ((g.state.card(card).owner, "graveyard"),))


@rule("case-11.2", sets=Does)
def banner(g: Asked, q: Does) -> Part | None:
    """A Banner raises the weakest monster by 300."""
    weakest = min(q.view.attack, key=q.view.attack.__getitem__, default=None)
    return (("raised", weakest, 300),) if q.card.name == "banner" and weakest else None


def lookouts(g: Asked, event: Any) -> list[str]:
    return [card.id for card in g.state.active() if card.name == "lookout"]


@rule("case-11.3", does=Destroyed, each=lookouts)
def lookout(g: Duel, event: Destroyed, lookout: str) -> Acts:
    """When a card is destroyed, each Lookout takes 100 Life Points from its controller."""
    itself = g.state.card(lookout)
    if not g.refuses(Applies(itself)):
        g.carry_out(f"{lookout}.text")
        yield LostLifePoints(itself.controller, 100)


@rule("case-11.4", forbids=Applies)
def turned_off(g: Asked, it: Applies) -> bool:
    """The first Lookout's effect does not apply."""
    return it.card.id == "lookout#1"


RULES = book.ruleset(
    "case 11", ["continuous.1", "case-11.1", "case-11.2", "case-11.3", "case-11.4"]
)
BOARD = Board(
    (
        card("banner#1", "A spell-trap-zone"),
        card("weak", "A monster-zone", 1000),
        card("weaker-then", "A monster-zone", 1200),
        card("banner#2", "A spell-trap-zone"),
        card("lookout#1", "A spell-trap-zone"),
        card("lookout#2", "B spell-trap-zone"),
    )
)


def attacks(ruleset: Ruleset, *destroyed: str) -> tuple[int, int]:
    game = Game(ruleset, BOARD, (Destroying(destroyed),))
    return game.value(Attack("weak")), game.value(Attack("weaker-then"))


def check(ruleset: Ruleset) -> None:
    assert attacks(ruleset) == (1300, 1500), "each sees what the other does, not what itself does"
    assert attacks(ruleset, "banner#1") == attacks(ruleset, "banner#2") == (1300, 1200)
    assert attacks(ruleset, "banner#1", "banner#2") == (1000, 1200)

    watch = Watch()
    game = Game(ruleset, BOARD, (Destroying(("weak",)),), watch=watch)
    assert happened(game, LostLifePoints) == [LostLifePoints("B", 100)]
    assert [entry.datum for entry in game.log] == [None, "lookout#2.text"]
    assert ("case-11.3", "lookout#2") in watch.acted
    assert ("case-11.3", "lookout#1") in watch.idle, "considered, and did nothing"


def test_each_copy_has_its_own_effect() -> None:
    check(RULES)


test_each_rule_matters = knock_outs(RULES, check)
test_the_order_of_rules_does_not_matter = shuffles(RULES, check)


def test_a_pair_is_no_loop() -> None:
    assert view(Game(RULES, BOARD, ())).loop == ()
