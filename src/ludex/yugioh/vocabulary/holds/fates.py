"""What becomes of cards: negated, destroyed, kept from it, banished instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from ludex.kernel import value
from ludex.playing import Value
from ludex.yugioh.vocabulary.basics import (
    CardName,
    CardsMeant,
    Counter,
    Family,
    Filter,
    PlayersMeant,
    Until,
    Whose,
)
from ludex.yugioh.vocabulary.holds.hold import Hold, OfMonster

Destroying = Literal["battle", "effects", "any"]
"""How a card would be destroyed.

`battle`: by battle; `effects`: by the effect of a card; `any`: by battle or by an effect.
"""

_PROTECTED: Mapping[Destroying, str] = {
    "battle": "ProtectedInBattle",
    "effects": "ProtectedFromEffects",
    "any": "Protected",
}


@value
class Negated(OfMonster):
    """The effects of cards on the field are negated."""

    before_atk = True
    told: ClassVar[Mapping[str, str]] = {
        "EffectsNegated": "The effects of {card} are negated.",
    }
    negated: CardsMeant

    @property
    def of_monsters(self) -> bool:
        """Effects of any card can be negated."""
        return False


@value
class NegatedAfterBattle(Hold):
    """The effects of monsters that these destroy by battle are negated, in the Graveyard, too."""

    negated_after_battle_with: CardsMeant


@value
class GoneInEndPhase(OfMonster):
    """Monsters are destroyed, or banished, when the End Phase comes."""

    told: ClassVar[Mapping[str, str]] = {
        "ToBeDestroyed": "{card} is to be destroyed in the {term:end-phase}.",
        "ToBeBanished": "{card} is to be banished in the {term:end-phase}.",
    }
    gone_in_end_phase: CardsMeant
    how: Literal["destroyed", "banished"] = "destroyed"

    def in_words(self, until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Tell what is to become of the card."""
        return "ToBeDestroyed" if self.how == "destroyed" else "ToBeBanished", {}

    @property
    def matters_in_damage_step(self) -> bool:
        """An End Phase comes outside of it."""
        return False


@value
class DestroyedAtOnce(Hold):
    """Cards are destroyed as soon as this holds of them."""

    destroyed_at_once: CardsMeant

    @property
    def of_monsters(self) -> bool:
        """Any card can be destroyed."""
        return False


@value
class DestroyedWhenDrawn(Hold):
    """What players draw is checked, and destroyed if it is of a filter."""

    by_face_up = False
    told: ClassVar[Mapping[str, str]] = {
        "DrawsChecked": (
            "Every card that player {player} draws is checked until three of player {player}'s "
            "turns have ended."
        ),
    }
    told_only = "'until: third-turn'"
    destroyed_when_drawn: Filter
    for_: PlayersMeant

    @property
    def of_players(self) -> bool:
        """Players draw."""
        return True

    def is_true(self, until: Until | None, *, of_card: bool) -> bool:
        """The sentence tells of three turns."""
        return until == "third-turn"


@value
class DestroyedWhenTargeted(OfMonster):
    """Monsters are destroyed when the effect of a card that targets them has resolved."""

    destroyed_when_targeted: CardsMeant


AboutGraveyard = Literal[
    "moving-from-graveyard", "targeting-in-graveyard", "activated-in-graveyard"
]
"""What effects have to do with the Graveyards.

`moving-from-graveyard`: they would move a card in a Graveyard, other than their own;
`targeting-in-graveyard`: they target a card there; `activated-in-graveyard`: they were activated
there.
"""


@value
class NegatesEffects(Hold):
    """The effects of players that have something to do with the Graveyards are negated."""

    negates_effects: AboutGraveyard
    for_: PlayersMeant = "both"

    @property
    def of_players(self) -> bool:
        """It is about whoever activated them."""
        return True


@value
class GraveyardUnaffected(Hold):
    """The Graveyards of players are unaffected by the cards of one name."""

    graveyard_unaffected_by: CardName
    for_: PlayersMeant

    @property
    def of_players(self) -> bool:
        """A Graveyard is a player's."""
        return True


@value
class NegatesTargeting(OfMonster):
    """Effects that target monsters are negated as they resolve, and their cards destroyed.

    `by` says whose effects they are, `of` of which cards. With `if_rolled` a die is rolled first,
    and that is done with one of these numbers.
    """

    negates_what_targets: CardsMeant
    by: Whose | None = None
    of: Family | None = None
    if_rolled: tuple[int, ...] = ()


@value
class Doomed(Hold):
    """A card that was targeted is destroyed by its own effect as soon as may be."""

    told: ClassVar[Mapping[str, str]] = {
        "Doomed": "{card} is to be destroyed by its own effect.",
    }
    doomed: Literal["this"]


@value
class NotDestroyed(OfMonster):
    """Cards are not destroyed in this way."""

    told: ClassVar[Mapping[str, str]] = {
        "NoBattleDestruction": "Player {player}'s monsters are not destroyed by battle this turn.",
        "ProtectedInBattle": "{card} cannot be destroyed by battle.",
        "ProtectedFromEffects": "{card} cannot be destroyed by card effects.",
        "Protected": "{card} cannot be destroyed by battle or card effects.",
    }
    told_only = "'battle', 'for: {kind: monster, whose: you}' and 'until: end-of-turn'"
    not_destroyed_by: Destroying
    for_: CardsMeant

    def is_true(self, until: Until | None, *, of_card: bool) -> bool:
        """Where no card is named, the sentence tells of all of a player's monsters in this turn."""
        yours = self.for_ == Filter(kind="monster", whose="you")
        in_battle = self.not_destroyed_by == "battle" and until == "end-of-turn"
        return of_card or (yours and in_battle)

    @property
    def of_monsters(self) -> bool:
        """Monsters alone battle; effects destroy any card."""
        return self.not_destroyed_by == "battle"

    @property
    def matters_after_calculation(self) -> bool:
        """What is destroyed by battle has been."""
        return self.not_destroyed_by != "battle"

    @property
    def matters_in_end_phase(self) -> bool:
        """The Battle Phase is over."""
        return self.not_destroyed_by != "battle"

    def in_words(self, until: Until | None, *, of_card: bool) -> tuple[str, dict[str, Value]]:
        """Tell of a card, or of a player's monsters."""
        return _PROTECTED[self.not_destroyed_by] if of_card else "NoBattleDestruction", {}


@value
class DestroyedInstead(OfMonster):
    """Where a monster would be destroyed, the card that says this is destroyed in its place.

    `by` says how it would be: by battle, or in any way, by battle or by an effect.
    """

    destroyed_instead_of: CardsMeant
    by: Literal["battle", "any"]


@value
class MayDestroyInstead(OfMonster):
    """Where a monster would be destroyed, its controller may have another card destroyed instead.

    `which` is one of these cards, of the player's choice.
    """

    may_destroy_instead_of: CardsMeant
    which: Filter


@value
class MayBecomeSpell(OfMonster):
    """Where this monster was destroyed, it may become a Continuous Spell Card on its side.

    It goes face-up to the Spell & Trap Zone then, and not to the Graveyard.
    """

    may_become_spell: CardsMeant

    @property
    def of_this_alone(self) -> bool:
        """By then it has been destroyed."""
        return True


@value
class CounterInstead(OfMonster):
    """Where this monster would be destroyed by battle, a counter is removed from it instead."""

    counter_instead_of: CardsMeant
    counter: Counter

    @property
    def of_this_alone(self) -> bool:
        """By then, what else a monster destroyed by battle holds does not apply any more."""
        return True


@value
class Spared(Hold):
    """What the effect answered would destroy is spared; the card that says so goes in its place."""

    by_face_up = False
    told: ClassVar[Mapping[str, str]] = {
        "SparedTraps": (
            "Player {player}'s other Trap Cards are spared, and one card is destroyed in their "
            "place."
        ),
    }
    told_only = "'spared: {kind: trap, in: field, whose: you, other: true}' and 'and-later'"
    spared: CardsMeant

    @property
    def of_monsters(self) -> bool:
        """Any card can be destroyed."""
        return False

    def is_true(self, until: Until | None, *, of_card: bool) -> bool:
        """The sentence tells of a player's other Traps."""
        theirs = Filter(kind="trap", in_="field", whose="you", other=True)
        return self.spared == theirs and not of_card


@value
class Unaffected(OfMonster):
    """Monsters are unaffected by the effects of cards of a family, whoever's they are."""

    unaffected_by: Family
    for_: CardsMeant


@value
class BanishedInstead(Hold):
    """Cards that would go somewhere are banished instead.

    `returned-to-hand`: from the field to the hand; `sent-to-graveyard`: to the Graveyard, from
    wherever; `sent-after-battle`: there after being destroyed by battle; `sent-by-effect`: there
    from the hand or the Deck, by the effect of a card; `leaving-the-field`: from there to wherever.
    """

    banished_instead_of: Literal[
        "returned-to-hand",
        "sent-to-graveyard",
        "sent-after-battle",
        "sent-by-effect",
        "leaving-the-field",
    ]
    for_: CardsMeant

    @property
    def of_monsters(self) -> bool:
        """Any card goes to the Graveyard."""
        return self.banished_instead_of != "sent-to-graveyard"

    @property
    def of_this_alone(self) -> bool:
        """Of a card after a battle, in hand or Deck, or as it leaves, its own text is asked."""
        return self.banished_instead_of not in ("returned-to-hand", "sent-to-graveyard")
