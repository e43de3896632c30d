"""Field Spells: which of them goes when there are too many."""

from ludex.yugioh.cards import CardData, Effect
from ludex.yugioh.verbs.gain_life_points import GainLifePoints
from ludex.yugioh.vocabulary import WhenSentToGraveyard
from tests.yugioh.made_up import with_cards
from tests.yugioh.scene import Table

LAST_WORD = Effect(
    "It.",
    "trigger",
    WhenSentToGraveyard("this", from_="field"),
    timing="if",
    does=(GainLifePoints(100, "you"),),
)
TOWN = CardData("town", 1, "spell-field", effects=(LAST_WORD,))


def test_a_field_spell_that_has_gone_destroys_none_when_an_effect_of_it_resolves(hat: Table):
    session = with_cards(hat, TOWN).session("""
        start: {A: {hand: [mountain]}, B: {field-zone: town}}
        play: [{player: A, activate: mountain}, {resolve: chain}, {resolve: chain}]
    """)
    assert session.game.state.lp("B") == 8100
    assert hat.verdict(session, "{card: town, zone: graveyard, destroyed-by: rules}").held
    assert hat.verdict(session, "{card: mountain, zone: field-zone, face: up}").held
