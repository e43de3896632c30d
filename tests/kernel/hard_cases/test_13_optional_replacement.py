""" "You can destroy this card instead": asking before an event, and letting it happen after all."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar

from ludex.kernel import Acts, Ask, Game, Inquiry, Option, Pass, Replaced, Ruleset, Step, Watch
from tests.kernel.mini.board import Board, card
from tests.kernel.mini.book import Asked, Duel, book, rule
from tests.kernel.mini.events import Destroyed
from tests.kernel.mini.play import happened, knock_outs, play, shuffles


@dataclass(frozen=True, slots=True)
class Destroying(Step):
    card: str


@dataclass(frozen=True, slots=True)
class Protect(Option):
    shield: str

    @property
    def subject(self) -> Hashable:
        return self.shield


@dataclass(frozen=True, slots=True)
class MayProtect(Ask):
    optional: ClassVar[bool] = True
    player: str
    shield: str

    def offers(self, g: Inquiry[Board]) -> tuple[Protect, ...]:
        return (Protect(self.shield),)


def shields(g: Asked, event: Destroyed) -> list[str]:
    return [card.id for card in g.state.active() if card.name == "shield"]


@rule("case-13.1", does=Destroying)
def a_card_is_destroyed(g: Duel, step: Destroying) -> Acts:
    """A card is destroyed."""
    yield Destroyed(step.card, ((g.state.card(step.card).owner, "graveyard"),))


@rule("case-13.2", instead=Destroyed, each=shields)
def a_shield_instead(g: Duel, event: Destroyed, shield: str) -> Acts:
    """If a monster would be destroyed, its controller can destroy a Shield instead."""
    saved, it = g.state.card(event.card), g.state.card(shield)
    if not saved.is_monster or not it.active or it.controller != saved.controller:
        return
    option = yield MayProtect(it.controller, shield)
    if isinstance(option, Protect):
        yield Destroyed(shield, ((it.owner, "graveyard"),))


RULES = book.ruleset("case 13", ["case-13.1", "case-13.2"])
FIRST, SECOND = Protect("shield#1"), Protect("shield#2")


def destroy(ruleset: Ruleset, id: str, watch: Watch | None = None) -> Game[Board]:
    cards = (
        card("monster", "A monster-zone", 1000),
        card("shield#1", "A spell-trap-zone"),
        card("shield#2", "A spell-trap-zone"),
        card("shield#3", "B spell-trap-zone"),
    )
    return Game(ruleset, Board(cards), (Destroying(id),), watch=watch)


def destroyed(game: Game[Board]) -> list[str]:
    assert game.over
    return [event.card for event in happened(game, Destroyed)]


def check(ruleset: Ruleset) -> None:
    assert destroyed(play(destroy(ruleset, "monster"), FIRST)) == ["shield#1"]
    assert destroyed(play(destroy(ruleset, "monster"), SECOND)) == ["shield#2"]
    assert destroyed(play(destroy(ruleset, "monster"))) == ["monster"]
    assert destroyed(play(destroy(ruleset, "shield#1"))) == ["shield#1"], "it is no monster"


def test_a_shield_is_destroyed_or_else_the_monster() -> None:
    check(RULES)


test_each_rule_matters = knock_outs(RULES, check)
test_the_order_of_rules_does_not_matter = shuffles(RULES, check)


def test_the_log_says_what_did_not_happen() -> None:
    _, replaced, instead = play(destroy(RULES, "monster"), FIRST).log
    assert replaced.event == Replaced(Destroyed("monster", (("A", "graveyard"),)))
    assert replaced.rule == "case-13.2"
    assert instead.cause == replaced.n


def test_each_shield_is_asked_once_and_only_those_of_the_controller() -> None:
    watch = Watch()
    game = destroy(RULES, "monster", watch)
    assert game.ask == MayProtect("A", "shield#1")
    game = game.answer(Pass())
    assert game.ask == MayProtect("A", "shield#2")
    game = game.answer(Pass())
    assert game.over
    assert {subject for rule, subject in watch.idle if rule == "case-13.2"} == {
        "shield#1",
        "shield#2",
        "shield#3",
    }
