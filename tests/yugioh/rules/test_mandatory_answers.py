"""Quick Effects that have to answer: what they answer, and what lies between."""

import pytest

from ludex.yugioh.cards import CardData, Effect
from ludex.yugioh.play.session import Session
from ludex.yugioh.verbs.destroy import Destroy
from ludex.yugioh.verbs.gain_life_points import GainLifePoints
from ludex.yugioh.vocabulary import Filter, WhenSentToGraveyard
from tests.yugioh.made_up import monster, spell, with_cards
from tests.yugioh.scene import Table, step

YOURS = Destroy(Filter(in_="field", whose="you", other=True))


def _last_word(gain: int) -> Effect:
    when = WhenSentToGraveyard("this", from_="field")
    return Effect("It.", "trigger", when, timing="if", does=(GainLifePoints(gain, "you"),))


@pytest.fixture
def lost(hat: Table) -> Session:
    """A monster and a Spell of A have gone together, and B has Doomcaliber Knight."""
    relic = CardData("relic", 1, "spell-continuous", effects=(_last_word(10),))
    cards = (spell("wind", YOURS), monster("ghost", _last_word(1)), relic)
    return with_cards(hat, *cards).session("""
        start:
          A: {hand: [wind], monsters: [ghost], spells: [relic]}
          B: {monsters: [doomcaliber-knight]}
        play: [{player: A, activate: wind}, {resolve: chain}]
    """)


def _chain(session: Session) -> list[str]:
    return [session.names.of(link.card) for link in session.game.state.chain]


def test_it_answers_a_monster_although_a_spell_lies_between_and_then_does_nothing(lost: Session):
    lost.play(step("{player: A, activate: ghost}"))
    assert _chain(lost) == ["ghost", "relic", "doomcaliber-knight"]
    lost.play(step("{resolve: chain}"))
    assert lost.game.state.lp("A") == 8011


def test_it_negates_the_monster_on_which_it_stands(lost: Session):
    lost.play(step("{player: A, activate: relic}"))
    assert _chain(lost) == ["relic", "ghost", "doomcaliber-knight"]
    lost.play(step("{resolve: chain}"))
    assert lost.game.state.lp("A") == 8010
