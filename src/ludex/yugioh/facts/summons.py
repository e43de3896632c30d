"""Facts about Summons that are not complete yet, and those that are negated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ludex.kernel import but, value
from ludex.playing import Said, Sentences
from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.table.board import Board, Card, Place, Summoning, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.table.subjects import AboutCard, AboutPlayer
from ludex.yugioh.vocabulary import HowSummoned

_NEGATED: Mapping[HowSummoned, str] = {
    "flip": "FlipSummonNegated",
    "special": "SpecialSummonNegated",
}
_BEGUN: Mapping[HowSummoned, str] = {
    "normal": "NormalSummonBegan",
    "flip": "FlipSummonBegan",
    "special": "SpecialSummonBegan",
}


@value
class SummonBegan(AboutCard, Fact):
    """A monster is about to be Summoned."""

    told: ClassVar[Sentences] = {
        "NormalSummonBegan": "Player {player} is about to Normal Summon {card}.",
        "FlipSummonBegan": "Player {player} is about to Flip Summon {card}.",
        "SpecialSummonBegan": "Player {player} is about to Special Summon {card}.",
    }
    happening: ClassVar[bool] = True
    card: Uid
    player: Player
    how: HowSummoned

    def fold(self, state: Board) -> Board:
        """Remember it until it is complete."""
        return state.but(summoning=Summoning(self.card, self.player, self.how))

    def in_words(self, state: Board) -> Said:
        """Tell the ways apart."""
        return self.sentence(state, _BEGUN[self.how])


@value
class SummonNegated(AboutCard, Fact):
    """The Summon of a monster was negated."""

    told: ClassVar[Sentences] = {
        "SummonNegated": "The Summon of {card} is negated.",
        "FlipSummonNegated": "The Flip Summon of {card} is negated.",
        "SpecialSummonNegated": "The Special Summon of {card} is negated.",
    }
    happening: ClassVar[bool] = True
    card: Uid

    def fold(self, state: Board) -> Board:
        """Let it never be complete."""
        if state.summoning is None:
            return state
        return state.but(summoning=but(state.summoning, negated=True))

    def in_words(self, state: Board) -> Said:
        """Tell the ways apart, which have no one name in every language."""
        summoning = state.summoning
        return self.sentence(state, _NEGATED.get(summoning.how, "") if summoning else "")


@value
class TakenAside(AboutCard, Fact):
    """A monster that is being Summoned is nowhere for the time being."""

    told: ClassVar[Sentences] = None
    card: Uid

    def fold(self, state: Board) -> Board:
        """Take it from where it is, and remember how it lay on the field."""
        card, summoning = state.card(self.card), state.summoning
        if card.on_field and summoning is not None:
            summoning = but(summoning, was=card)
        arrivals = state.arrivals + 1
        aside = (Place("aside", card.owner),)
        gone = Card(card.uid, card.data, card.owner, aside, since=arrivals)
        return state.with_card(gone, arrivals=arrivals, summoning=summoning)


@value
class SummonFailed(AboutCard, Fact):
    """A Summon that was negated is over."""

    told: ClassVar[Sentences] = None
    card: Uid
    how: HowSummoned

    def fold(self, state: Board) -> Board:
        """Forget it, and its Tributes."""
        return state.but(summoning=None, tributes=0)


@value
class SummonCounted(AboutPlayer, Fact):
    """A Normal Summon that was negated counts as that of the turn."""

    told: ClassVar[Sentences] = "Player {player} has nevertheless used this turn's Normal Summon."
    player: Player

    def fold(self, state: Board) -> Board:
        """Count it."""
        return state.but(normal_summons=state.normal_summons + 1)


@value
class MaterialsChosen(AboutCard, Fact):
    """Fusion Materials were chosen, with which an effect `text` is to Fusion Summon a monster.

    They are to be `banished`, or sent to the Graveyard by the card that the effect is of.
    """

    told: ClassVar[Sentences] = None
    card: Uid
    by: Uid
    text: str
    materials: tuple[Uid, ...]
    banished: bool = False
