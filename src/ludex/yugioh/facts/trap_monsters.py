"""Facts about Trap Monsters: Trap Cards that are monsters for a while."""

from __future__ import annotations

from typing import ClassVar

from ludex.kernel import but, value
from ludex.playing import Sentences
from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.facts.moves import SpecialSummoned
from ludex.yugioh.table.board import Board, Card, Place, Uid
from ludex.yugioh.table.subjects import AboutCard
from ludex.yugioh.vocabulary import TreatedAs, Zone


@value
class SummonedAsMonster(SpecialSummoned):
    """A Trap Card on the field Special Summoned itself; it stays the card that it was."""

    told: ClassVar[Sentences] = "Player {player} Special Summons {card} as a monster."
    zones: tuple[Zone, ...] = ()

    def lying(self, state: Board, _since: int) -> Card:
        """Return the card in all its zones, in a battle position if one holds monsters."""
        return but(
            self.was,
            places=tuple(Place(zone, self.to.player) for zone in self.zones),
            position=self.position if "monster-zone" in self.zones else None,
            came_on_turn=state.turn,
            special_summoned=True,
        )


@value
class OnlyTrapAgain(AboutCard, Fact):
    """A Trap Monster is a monster no more, and lies among the Spells and Traps alone."""

    told: ClassVar[Sentences] = "{card} is only a {term:trap-card} again."
    card: Uid
    to: Place

    def fold(self, state: Board) -> Board:
        """Take it from its Monster Zone, and its values as a monster from it."""
        card = state.card(self.card)
        held = tuple(
            one
            for one in state.held
            if not (isinstance(one.what, TreatedAs) and one.card == (card.uid, card.since))
        )
        return state.with_card(self.lying(state, card), held=held)

    def lying(self, _state: Board, card: Card) -> Card:
        """Return the card as it lies now."""
        return but(card, places=(self.to,), position=None, home=None, special_summoned=False)


@value
class SetAgain(OnlyTrapAgain):
    """A Trap Monster that was to be turned face-down is Set as a Trap Card."""

    told: ClassVar[Sentences] = (
        "{card} is turned face-down and is a {term:set:past} {term:trap-card} again."
    )
    happening: ClassVar[bool] = True

    def lying(self, state: Board, card: Card) -> Card:
        """Return the card face-down, Set this turn."""
        only = OnlyTrapAgain.lying(self, state, card)
        return but(only, face_up=False, set_on_turn=state.turn)
