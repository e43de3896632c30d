"""The class that the Damage Step gives each effect of the cards."""

from typing import get_args

import pytest

from ludex.kernel import Game
from ludex.project.project import Project
from ludex.yugioh.quantities import EffectClass
from ludex.yugioh.readings.effect_classes import class_of, effect_class
from tests.tree import checkout
from tests.yugioh.made_up import board, card
from tests.yugioh.scene import Table

CARDS = checkout().cards

CLASSES = [
    ("divine-wrath", 1, "counter-trap"),
    ("herald-of-orange-light", 1, "monster-negates-activation"),
    ("skull-meister", 1, "monster-negates-effect"),
    ("my-body-as-a-shield", 1, "spell-trap-negates-activation"),
    ("royal-oppression", 1, "spell-trap-negates-effect"),
    ("doomcaliber-knight", 1, "mandatory"),
    ("sangan", 1, "mandatory"),
    ("green-gadget", 1, "moves-or-acts"),
    ("peten-the-dark-clown", 1, "moves-or-acts"),
    ("man-eater-bug", 1, "flip"),
    ("honest", 2, "monster-changes-atk-def"),
    ("forbidden-chalice", 1, "spell-trap-changes-atk-def"),
    ("shrink", 1, "spell-trap-changes-atk-def"),
    ("limiter-removal", 1, "spell-trap-changes-atk-def"),
    ("neo-spacian-grand-mole", 1, "at-the-start"),
    ("drillroid", 1, "before-damage-calculation"),
    ("injection-fairy-lily", 1, "during-damage-calculation"),
    ("kuriboh", 1, "during-damage-calculation"),
    ("d-d-warrior-lady", 1, "after-damage-calculation"),
    ("prickle-fairy", 1, "at-the-end"),
    ("the-bistro-butcher", 1, "battle-damage"),
    ("damage-condenser", 1, "battle-damage"),
    ("giant-rat", 1, "destroyed-by-battle"),
    ("michizure", 1, "other"),
    ("dust-tornado", 1, "other"),
]


@pytest.mark.parametrize(("slug", "number", "expected"), CLASSES)
def test_an_effect_has_the_class_that_its_text_gives_it(slug, number, expected):
    facts = CARDS[slug]
    assert class_of(facts, facts.effects[number - 1]) == expected


def test_every_class_is_tried_here():
    by_ruling = {"ahead-of-battle-damage", "says-damage-step", "up-to-damage-calculation"}
    assert {expected for *_, expected in CLASSES} | by_ruling == set(get_args(EffectClass))


def test_a_ruling_on_a_card_comes_before_what_its_data_tell(hat: Table):
    table = board(card(0, CARDS["michizure"]), card(1, CARDS["dust-tornado"]))
    game = Game(hat.ruleset, table, ())
    assert effect_class(game, table.card(0), 1) == ("says-damage-step", "TCG-10.16")
    assert effect_class(game, table.card(1), 1) == ("other", None)


def test_a_ruling_of_one_ruleset_says_nothing_in_another(project: Project, hat: Table):
    table = board(card(0, CARDS["honest"]))
    told = {
        rules.name: effect_class(Game(rules, table, ()), table.card(0), 2)
        for rules in (hat.ruleset, project.rulesets["damage-step-2011"])
    }
    assert told == {
        "hat-2014": ("monster-changes-atk-def", None),
        "damage-step-2011": ("up-to-damage-calculation", "DMG-1.3"),
    }


def test_a_trap_whose_continuous_effect_changes_atk_is_of_that_class_from_its_activation():
    assert class_of(CARDS["mirror-wall"], None) == "spell-trap-changes-atk-def"


def test_a_card_activated_without_an_effect_is_of_no_special_class():
    assert class_of(CARDS["royal-oppression"], None) == "other"
