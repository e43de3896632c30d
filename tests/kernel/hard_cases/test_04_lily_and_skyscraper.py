"""Injection Fairy Lily under Skyscraper: an effect that begins to apply meanwhile (dmg-x016)."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.kernel import Acts, Game, Ruleset, Then
from tests.kernel.mini.battle import BATTLE
from tests.kernel.mini.board import Board, card
from tests.kernel.mini.book import Asked, Duel, book, rule
from tests.kernel.mini.chain import CHAIN
from tests.kernel.mini.continuous import view
from tests.kernel.mini.events import (
    AttackRaised,
    DamageCalculated,
    LinkAdded,
    LinkResolved,
    LostLifePoints,
)
from tests.kernel.mini.occasions import (
    Activate,
    Activation,
    DamageStep,
    DuringCalculation,
    Respond,
    Responses,
)
from tests.kernel.mini.play import happened, knock_outs, play, shuffles
from tests.kernel.mini.quantities import Attack, Does, Part

LILY = Activate("lily", "B")


@rule("case-4.1", does=DuringCalculation)
def players_may_act_during_calculation(g: Duel, step: DuringCalculation) -> Acts:
    """During damage calculation both players may activate effects, the turn player first."""
    yield Then(Responses(g.state.players))


@rule("case-4.2", permits=Respond)
def lily_may_be_activated(g: Asked, ask: Respond) -> Iterator[Activate]:
    """Lily's effect may be activated by her controller, once, while she battles."""
    if g.state.battle and "lily" in g.state.battle and ask.player == "B" and not g.state.chain:
        yield LILY


@rule("case-4.3", does=Activation)
def lily_costs_life_points(g: Duel, step: Activation) -> Acts:
    """Lily's effect costs 2000 Life Points."""
    yield LostLifePoints(step.option.player, 2000)


@rule("case-4.4", does=LinkResolved)
def lily_is_raised(g: Duel, event: LinkResolved) -> Acts:
    """Lily's effect raises her ATK by 3000."""
    yield AttackRaised(event.link.card, 3000)


@rule("case-4.5", sets=Does)
def skyscraper(g: Asked, q: Does) -> Part | None:
    """Skyscraper raises an Elemental HERO by 1000 while it attacks a monster with a higher ATK."""
    if q.card.name != "skyscraper" or g.state.battle is None:
        return None
    attacker, target = g.state.battle
    higher = q.view.attack[target] > q.view.attack[attacker]
    return (("raised", attacker, 1000),) if higher else None


OWN = ("case-4.1", "case-4.2", "case-4.3", "case-4.4", "case-4.5")
RULES = book.ruleset("case 4", [*CHAIN, *BATTLE, "continuous.1", *OWN])


def attack(ruleset: Ruleset) -> Game[Board]:
    cards = (
        card("skyscraper", "A field-zone"),
        card("wildedge", "A monster-zone", 2600),
        card("lily", "B monster-zone", 400),
    )
    return Game(ruleset, Board(cards), (DamageStep("wildedge", "lily"),))


def check(ruleset: Ruleset) -> None:
    game = attack(ruleset)
    assert game.value(Attack("wildedge")) == 2600, "Lily is not stronger yet"
    game = play(game, LILY)
    assert [event.link.card for event in happened(game, LinkAdded)] == ["lily"], "one link only"
    assert happened(game, DamageCalculated) == [DamageCalculated("wildedge", "lily", 3600, 3400)]
    assert game.state.life_points == (("A", 8000), ("B", 5800))
    assert game.state.battle is None


def test_skyscraper_applies_once_lily_has_resolved() -> None:
    check(RULES)


test_each_rule_matters = knock_outs(RULES, check, but=("chain.3", "chain.5", "battle.2"))
test_the_order_of_rules_does_not_matter = shuffles(RULES, check)


def test_skyscraper_is_no_loop() -> None:
    """Raised, the HERO is the stronger one; but Skyscraper does not see what it does itself."""
    stronger = Board(
        (
            card("skyscraper", "A field-zone"),
            card("wildedge", "A monster-zone", 2600),
            card("lily", "B monster-zone", 3400),
        ),
        battle=("wildedge", "lily"),
    )
    settled = view(Game(RULES, stronger, ()))
    assert settled.loop == ()
    assert settled.view.attack == {"wildedge": 3600, "lily": 3400}


def test_the_log_says_what_the_damage_stood_on() -> None:
    game = play(attack(RULES), LILY)
    [calculated] = [e for e in game.log if isinstance(e.event, DamageCalculated)]
    assert calculated.credits == ("battle.3", "case-4.5", "continuous.1")
