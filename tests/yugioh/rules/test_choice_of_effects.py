"""Cards that offer a choice of effects: one is chosen on activation, each looked at by itself."""

import pytest

from ludex.yugioh.cards import CardData, Effect
from ludex.yugioh.verbs.destroy import Destroy
from ludex.yugioh.verbs.draw import Draw
from ludex.yugioh.verbs.gain_life_points import GainLifePoints
from tests.yugioh.made_up import ANY_MONSTER, with_cards
from tests.yugioh.scene import Table

GAIN = Effect("You gain 300.", "activation", does=(GainLifePoints(300, "you"),))
DRAW = Effect("You draw a card.", "activation", does=(Draw(1, "you"),))
SHOOT = Effect("A monster goes.", "activation", targets=ANY_MONSTER, does=(Destroy("targets"),))
CHOICE = CardData("made-up", 1, "spell-normal", effects=(GAIN, DRAW, SHOOT))


@pytest.fixture
def table(hat: Table) -> Table:
    return with_cards(hat, CHOICE)


def test_an_effect_that_could_not_be_activated_cannot_be_chosen(table: Table):
    session = table.session("{start: {A: {hand: [made-up]}}}")
    for expected in (
        "{can: {player: A, activate: made-up, effect: 1}, by: TCG-5.1}",
        "{cannot: {player: A, activate: made-up, effect: 2}, because: TCG-7.21}",
        "{cannot: {player: A, activate: made-up, effect: 3}, because: TCG-7.2}",
        "{cannot: {player: A, activate: made-up, effect: 4}, because: nothing}",
    ):
        assert table.verdict(session, expected).held, expected


def test_where_only_one_effect_is_left_it_need_not_be_named(table: Table):
    session = table.session("""
        start: {A: {hand: [made-up]}}
        play: [{player: A, activate: made-up}, {resolve: chain}]
    """)
    assert table.verdict(session, "{player: A, life-points: 8300}").held


@pytest.mark.parametrize("where", ["hand", "set"])
def test_what_is_not_chosen_does_nothing(table: Table, where):
    session = table.session(f"""
        start: {{A: {{{where}: [made-up], deck: [umi]}}, B: {{monsters: [harpie-lady]}}}}
        play:
          - {{player: A, activate: made-up, effect: 3, targets: [harpie-lady]}}
          - {{resolve: chain}}
    """)
    assert table.verdict(session, "{card: harpie-lady, zone: graveyard}").held
    assert table.verdict(session, "{player: A, life-points: 8000, hand: 0, deck: 1}").held
