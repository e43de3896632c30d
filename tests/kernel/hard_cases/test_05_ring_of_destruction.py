"""Ring of Destruction that would make a loop: refused by looking ahead (hat-x040)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from ludex.kernel import Acts, Ask, Game, Ruleset, Step, Then
from tests.kernel.mini.board import Board, card
from tests.kernel.mini.book import Asked, Duel, book, rule
from tests.kernel.mini.chain import CHAIN
from tests.kernel.mini.continuous import view
from tests.kernel.mini.events import Destroyed, LinkResolved
from tests.kernel.mini.loops import DATA, INVOLUNTARY, LOOPS, READS_ATTACK, VOLUNTARY
from tests.kernel.mini.occasions import Activate, Activation
from tests.kernel.mini.play import knock_outs, play, shuffles


@dataclass(frozen=True, slots=True)
class MainPhase(Step):
    pass


@dataclass(frozen=True, slots=True)
class Act(Ask):
    """What does the turn player do?"""

    optional: ClassVar[bool] = True
    player: str


@rule("case-5.1", does=MainPhase)
def the_turn_player_acts(g: Duel, step: MainPhase) -> Acts:
    """In the Main Phase the turn player acts, as long as he likes."""
    option = yield Act("A")
    if isinstance(option, Activate):
        yield Then(Activation(option))
        yield Then(MainPhase())


@rule("case-5.2", permits=Act, each=lambda g, ask: (card.id for card in g.state.monsters()))
def ring_may_be_activated(g: Asked, ask: Act, target: str) -> Iterator[Activate]:
    """Ring of Destruction targets a face-up monster."""
    if g.state.card("ring").on_field:
        yield Activate("ring", "A", (target,))


@rule("case-5.3", does=LinkResolved)
def ring_destroys(g: Duel, event: LinkResolved) -> Acts:
    """Ring of Destruction destroys its target."""
    for target in event.link.targets:
        yield Destroyed(target, ((g.state.card(target).owner, "graveyard"),))


RULES = book.ruleset("case 5", [*CHAIN, *LOOPS, "case-5.1", "case-5.2", "case-5.3"], DATA)
BOARD = Board(
    (
        card("gemini-elf", "A monster-zone", 1900),
        card("opticlops", "A monster-zone", 1800),
        card("blue-eyes", "B monster-zone", 3000),
        card("pole-position", "B spell-trap-zone"),
        card("axe", "A spell-trap-zone"),
        card("ring", "A spell-trap-zone", face_up=False),
    ),
    equips=(("axe", "opticlops"),),
)
AT_BLUE_EYES = Activate("ring", "A", ("blue-eyes",))
AT_GEMINI_ELF = Activate("ring", "A", ("gemini-elf",))


def check(ruleset: Ruleset) -> None:
    game = Game(ruleset, BOARD, (MainPhase(),))
    assert view(game).loop == (), "Blue-Eyes is the highest, and the Axe is no matter"
    assert game.ask == Act("A")
    assert game.refusals(AT_BLUE_EYES) == (VOLUNTARY,)
    assert AT_GEMINI_ELF in game.choices().legal


def test_the_activation_is_refused_by_the_rule_about_loops() -> None:
    check(RULES)


test_each_rule_matters = knock_outs(
    RULES, check, but=("chain.2", "chain.3", "chain.5", INVOLUNTARY, READS_ATTACK)
)
test_the_order_of_rules_does_not_matter = shuffles(RULES, check)


def test_looking_ahead_leaves_the_game_as_it_was() -> None:
    game = Game(RULES, BOARD, (MainPhase(),))
    before = (game.state, list(game.log), game.saved)
    game.choices()
    assert game.refusals(AT_BLUE_EYES)
    assert (game.state, list(game.log), game.saved) == before


def test_without_that_rule_there_would_be_the_loop() -> None:
    game = Game(RULES.without(VOLUNTARY, INVOLUNTARY), BOARD, (MainPhase(),))
    settled = view(play(game, AT_BLUE_EYES))
    active = [card.id for card in BOARD.active() if card.id != "blue-eyes"]
    assert [active[number] for number in settled.loop] == ["pole-position", "axe"]


def test_a_game_can_be_asked_as_well_as_a_rule_at_work() -> None:
    game = Game(RULES, BOARD, (MainPhase(),))
    assert game.refusals(AT_BLUE_EYES) == (VOLUNTARY,)
    assert game.refusals(AT_GEMINI_ELF) == ()


def test_with_the_axe_elsewhere_there_is_no_loop_to_fear() -> None:
    elsewhere = replace(BOARD, equips=(("axe", "gemini-elf"),))
    game = Game(RULES, elsewhere, (MainPhase(),))
    assert view(game).loop == ()
    assert AT_GEMINI_ELF in game.choices().legal
