"""The words of the game: everything that card files can say has a name in English."""

from typing import get_args

from ludex.yugioh.vocabulary import Ability, Attribute, MonsterType, PrintedKind, Series
from ludex.yugioh.words.cards import FACTS


def test_whatever_a_card_can_be_has_a_word():
    for prefix, words in (
        ("series", get_args(Series)),
        ("ability", get_args(Ability)),
        ("attribute", get_args(Attribute)),
        ("type", get_args(MonsterType)),
        ("kind", get_args(PrintedKind)),
    ):
        assert {f"{prefix}.{word}" for word in words} <= set(FACTS)
