"""What becomes of a card whose effect was negated where it is not on the field."""

import pytest

from ludex.yugioh.cards import Effect
from ludex.yugioh.facts import ReturnedToHand
from ludex.yugioh.verbs import Verb
from ludex.yugioh.verbs.destroy import Destroy
from ludex.yugioh.verbs.draw import Draw
from ludex.yugioh.verbs.negate import Negate
from ludex.yugioh.verbs.return_to_hand import ReturnToHand
from ludex.yugioh.vocabulary import WhenEffectActivated
from tests.yugioh.made_up import monster, spell, with_cards
from tests.yugioh.scene import Table


@pytest.mark.parametrize(
    ("verb", "zone"),
    [(Destroy("negated-card"), "graveyard"), (ReturnToHand("negated-card"), "hand")],
)
def test_a_card_negated_in_the_hand_is_destroyed_there_and_not_returned(
    hat: Table, verb: Verb, zone: str
):
    from_hand = Effect("It.", "quick", optional=True, from_="hand", does=(Draw(1, "you"),))
    when = WhenEffectActivated("monster")
    stopper = spell("stopper", Negate("activation"), verb, kind="trap-counter", when=when)
    session = with_cards(hat, monster("made-up", from_hand), stopper).session("""
        start: {A: {hand: [made-up], deck: [sangan]}, B: {set: [stopper]}}
        play:
          - {player: A, activate: made-up}
          - {player: B, activate: stopper}
          - {resolve: chain}
    """)
    assert hat.verdict(session, f"{{card: made-up, zone: {zone}}}").held
    assert not any(isinstance(entry.event, ReturnedToHand) for entry in session.game.log)
