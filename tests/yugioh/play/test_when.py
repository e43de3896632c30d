"""When a card can be used in the Damage Step, asked of the engine in standard battles."""

from collections.abc import Mapping
from functools import cache

import pytest

from ludex.check.play import play
from ludex.project.project import Project
from ludex.yugioh.facts import LinkAdded, PhaseBegan, StepBegan, SubStepBegan
from ludex.yugioh.play.when import Use, when

HAT, MODERN, OLD = "hat-2014", "modern", "damage-step-2011"
SIGNS = {
    "by-itself": "!",
    "can": "o",
    "applies": "~",
    "refused": "x",
    "if-met": "-",
    "nothing": ".",
}


@pytest.fixture(scope="module")
def asked(project: Project):
    cards = project.cards_of("yugioh")

    @cache
    def uses(card: str, ruleset: str) -> Mapping[int, tuple[Use, ...]]:
        lines = when(cards[card], project.rulesets[ruleset], cards)
        return {line.effect: line.uses for line in lines}

    return uses


# What the documents and the clauses say, worked out from them.
@pytest.mark.parametrize(
    ("card", "effect", "ruleset", "told"),
    [
        ("honest", 2, HAT, "ooooooo"),  # a Quick Effect that changes ATK, in each sub-step
        ("honest", 2, OLD, "ooooxxx"),  # until damage has been calculated
        ("honest", 2, MODERN, "ooxxx"),  # before damage calculation
        ("honest", 1, HAT, "......."),  # an Ignition Effect
        ("rush-recklessly", 1, HAT, "oooxxxx"),
        ("rush-recklessly", 1, OLD, "oooxxxx"),
        ("mirror-wall", 0, HAT, "oooxxxx"),  # activated without an effect, for what it will hold
        ("injection-fairy-lily", 1, HAT, "xxxoxxx"),  # its text names damage calculation
        ("kuriboh", 1, OLD, "xxxoxxx"),
        ("damage-condenser", 1, HAT, "xxxxoxx"),  # once battle damage has been taken
        ("mirror-force", 1, HAT, "xxxxxxx"),  # the attack was declared before
        ("book-of-moon", 1, HAT, "xxxxxxx"),
        ("green-gadget", 1, HAT, "-------"),  # where another effect Summons it
        ("doomcaliber-knight", 1, HAT, "-----!!"),  # must answer monsters' effects
        ("stardust-dragon", 1, OLD, "o-o-ooo"),  # after whatever destroys
        ("red-dragon-archfiend", 1, OLD, "....!.."),  # where a ruling puts it
        ("red-dragon-archfiend", 1, HAT, ".....!."),  # “after damage calculation”
        ("getsu-fuhma", 1, OLD, "......!"),  # against a Fiend or a Zombie
        ("ninja-grandmaster-sasuke", 1, HAT, "!......"),  # against Defense Position
        ("michizure", 1, HAT, "------o"),  # admitted by ruling, once a monster has been sent
        ("seven-tools-of-the-bandit", 1, HAT, "ooo-o-o"),  # a Counter Trap, after any Trap
        ("sangan", 1, HAT, "------!"),  # mandatory: admitted whenever it comes up
        ("man-eater-bug", 1, HAT, "xxxxx!x"),  # a Flip Effect waits for sub-step 6
        ("marshmallon", 2, HAT, "...~..."),  # is not destroyed when damage is calculated
        ("mystic-swordsman-lv2", 1, HAT, "!......"),  # “at the start of the Damage Step”
        ("sasuke-samurai-4", 1, OLD, "!......"),  # which a ruling says of it as well
        ("sasuke-samurai-4", 1, HAT, "..!...."),
    ],
)
def test_when_a_card_can_be_used(asked, card: str, effect: int, ruleset: str, told: str):
    assert "".join(SIGNS[use.verdict] for use in asked(card, ruleset)[effect]) == told


@pytest.mark.parametrize(
    ("effect", "ruleset", "number", "by"),
    [
        ("honest#2", HAT, 5, "HAT-6.23"),
        ("honest#2", OLD, 4, "DMG-1.3"),
        ("honest#2", OLD, 5, "TCG-10.4"),
        ("rush-recklessly#1", HAT, 4, "HAT-6.25"),
        ("michizure#1", HAT, 1, "TCG-7.10"),
    ],
)
def test_the_clause_that_says_so_is_named(asked, effect: str, ruleset: str, number: int, by: str):
    card, _, its = effect.partition("#")
    assert by in asked(card, ruleset)[int(its)][number - 1].by


def test_a_card_without_effects_and_a_ruleset_without_sub_steps_have_nothing_to_tell(
    project: Project,
):
    cards = project.cards_of("yugioh")
    assert when(cards["gemini-elf"], project.rulesets[HAT], cards) == ()
    assert when(cards["honest"], project.rulesets["tournament-2005"], cards) == ()


def _activations(project: Project):
    """Yield what is activated in sub-steps by the examples on the Damage Step."""
    for example in project.kb.examples.values():
        if not example.id.startswith(("HAT-6.", "DMG-", "MOD-6.")):
            continue
        for ruleset in project.runs_of(example):
            session = play(project, example, ruleset).session
            assert session is not None
            game, now = session.game, None
            for entry in game.log:
                if isinstance(entry.event, SubStepBegan):
                    now = entry.event.sub_step
                elif isinstance(entry.event, StepBegan | PhaseBegan):
                    now = None
                if now and isinstance(entry.event, LinkAdded):
                    link = entry.event.link
                    yield example.id, ruleset, game.state.card(link.card).data.id, link.effect, now


def test_what_examples_activate_in_a_sub_step_is_not_told_to_be_refused_in_it(
    project: Project, asked
):
    found = {one[1:]: one[0] for one in _activations(project)}
    assert len(found) > 100
    missed = []
    for (ruleset, card, effect, now), example in found.items():
        uses = {use.sub_step: use.verdict for use in asked(card, ruleset).get(effect, ())}
        if uses.get(now) not in ("by-itself", "can", "if-met"):
            missed.append((example, ruleset, card, effect, now, uses.get(now)))
    assert missed == []
