"""Occasions: what a Trigger Effect waits for, and what an activation answers or follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from ludex.kernel import value
from ludex.yugioh.vocabulary.basics import (
    DamageStepWord,
    EffectKind,
    Family,
    Filter,
    Position,
    Where,
    Whose,
    Zone,
)

DamageKind = Literal["battle", "effect"]
HowSummoned = Literal["normal", "special", "flip"]
WouldDo = Literal[
    "destroy-cards",
    "destroy-monsters",
    "destroy-your-traps",
    "special-summon",
    "damage-you",
    "draw",
]
"""What a Chain Link that is answered would do when it resolves.

`destroy-cards`: destroy cards on the field; `destroy-monsters`: destroy monsters there;
`destroy-your-traps`: destroy Trap Cards that you control; `special-summon`: Special Summon;
`damage-you`: inflict damage on you; `draw`: have a player draw cards.
"""


BY_CARDS: tuple[Family, ...] = ("monster", "spell", "trap")
BY_MONSTERS: tuple[Family, ...] = ("monster",)
TRIGGERS: tuple[EffectKind, ...] = ("trigger",)
ANSWERS: tuple[EffectKind, ...] = ("activation", "quick")
"""Kinds of effect that are activated right after something."""


class When:
    """An occasion; it says which effects hear it, so that no other can be given it."""

    __slots__ = ()
    heard_by: ClassVar[tuple[EffectKind, ...]] = ()
    """The kinds of effect that wait for it, or may be activated when it has come."""
    families: ClassVar[tuple[Family, ...]] = BY_CARDS
    """The cards on which it can come."""
    froms: ClassVar[tuple[Zone, ...]] = ("monster-zone",)
    """Where the card of a Trigger Effect may be said to be, `from`; the first is usual."""
    in_battle: ClassVar[bool] = False
    """Whether there is a battle whenever it comes."""
    never_in_battle: ClassVar[bool] = False
    """Whether there is none whenever it comes."""
    in_damage_step_only: ClassVar[bool] = False
    """Whether it comes in Damage Steps alone."""
    after_calculation: ClassVar[bool | None] = None
    """Whether damage has been calculated whenever it comes, or never has; None if it may have."""

    def __init_subclass__(cls) -> None:
        """Refuse an occasion that nobody hears."""
        if not cls.heard_by:
            raise TypeError(f"{cls.__name__} does not say by which kinds of effect it is heard")

    @classmethod
    def comes_on(cls, kind: EffectKind, family: str) -> bool:
        """Whether it can come on a card of a family, for such an effect."""
        return family in cls.families

    @property
    def hearers(self) -> tuple[EffectKind, ...]:
        """The kinds of effect that hear it as it is told here."""
        return self.heard_by

    @property
    def triggered_from(self) -> tuple[Zone, ...]:
        """Where the card of a Trigger Effect may be said to be as it is told here."""
        return self.froms

    @property
    def tells_damage(self) -> bool:
        """Whether it tells of an amount of damage."""
        return False

    @property
    def loser_has_left(self) -> bool:
        """Whether a monster of the battle has left for the Graveyard whenever it comes."""
        return False


@value
class WhenSentToGraveyard(When):
    """This card, or a monster, was sent to the Graveyard; `from` and `whose` look closer.

    `destroyed`: because it was; `was` looks at a monster as it lay before.
    """

    heard_by = ("trigger", "activation", "quick")
    froms = ("graveyard",)

    sent_to_graveyard: Literal["this", "monster"]
    from_: Where | None = None
    whose: Whose | None = None
    destroyed: bool = False
    was: Filter | None = None

    @property
    def hearers(self) -> tuple[EffectKind, ...]:
        """A Trigger Effect hears of its own card, others answer what came of any monster."""
        return TRIGGERS if self.sent_to_graveyard == "this" else ANSWERS


@value
class WhenReturnedToHand(When):
    """A monster that you controlled was returned to your hand by a player's effect."""

    heard_by = ANSWERS
    returned_to_hand: Literal["monster"]
    by: Whose | None = None


@value
class WhenBattleDestroyed(When):
    """A monster was destroyed by battle and sent to the Graveyard, `alone` or not.

    `whose` tells who controlled it.
    """

    heard_by = (*TRIGGERS, *ANSWERS)
    froms = ("monster-zone", "spell-trap-zone", "field-zone")
    in_battle = True
    in_damage_step_only = True
    after_calculation = True
    battle_destroyed: Literal["monster"]
    alone: bool = False
    whose: Whose | None = None

    @property
    def loser_has_left(self) -> bool:
        """The one that was destroyed."""
        return True


@value
class WhenDiscarded(When):
    """This card was discarded to the Graveyard; `by` an effect, and not as a cost.

    `whose` tells whose effect that was.
    """

    heard_by = TRIGGERS
    froms = ("graveyard",)
    discarded: Literal["this"]
    by: Literal["effect"] | None = None
    whose: Whose | None = None


@value
class WhenTributeSummoned(When):
    """This card was Tribute Summoned."""

    heard_by = TRIGGERS
    families = BY_MONSTERS
    never_in_battle = True
    tribute_summoned: Literal["this"]


@value
class WhenSummoned(When):
    """This card was Summoned, in one of these ways; by its own effect, after this damage to you."""

    heard_by = TRIGGERS
    families = BY_MONSTERS
    summoned: Literal["this"]
    how: tuple[HowSummoned, ...] = ("normal", "special", "flip")
    after: DamageKind | None = None

    @property
    def tells_damage(self) -> bool:
        """Where it comes after damage, of that."""
        return self.after is not None


@value
class WhenWouldBeSummoned(When):
    """A monster would be Summoned in one of these ways, by no effect; `by` says whose it is."""

    heard_by = ANSWERS
    never_in_battle = True
    would_be_summoned: Literal["monster"]
    how: tuple[HowSummoned, ...] = ("normal", "special", "flip")
    by: Whose | None = None


@value
class WhenMonsterSummoned(When):
    """A monster of a filter, anybody's, was Summoned in one of these ways."""

    heard_by = (*TRIGGERS, *ANSWERS)
    froms = ("monster-zone", "spell-trap-zone", "field-zone")
    monster_summoned: Filter
    how: tuple[HowSummoned, ...] = ("normal", "special", "flip")


@value
class WhenFlipped(When):
    """This monster was turned face-up."""

    heard_by = TRIGGERS
    families = BY_MONSTERS
    flipped: Literal["this"]


@value
class WhenChangedTo(When):
    """This monster's battle position was changed to this one, face-up all the while."""

    heard_by = TRIGGERS
    families = BY_MONSTERS
    changed_to: Position


@value
class WhenInflictedBattleDamage(When):
    """This monster, or one of yours, inflicted battle damage to your opponent.

    `direct`: by a direct attack.
    """

    heard_by = (*TRIGGERS, *ANSWERS)
    in_battle = True
    in_damage_step_only = True
    after_calculation = True
    inflicted_battle_damage: Literal["this", "your-monster"]
    direct: bool = False

    @classmethod
    def comes_on(cls, kind: EffectKind, family: str) -> bool:
        """A Trigger Effect is of the very monster."""
        return kind != "trigger" or family == "monster"

    @property
    def hearers(self) -> tuple[EffectKind, ...]:
        """A Trigger Effect hears of its own monster, others answer what came of any of yours."""
        return TRIGGERS if self.inflicted_battle_damage == "this" else ANSWERS

    @property
    def tells_damage(self) -> bool:
        """Of that which was inflicted."""
        return True


@value
class WhenTookDamage(When):
    """You took damage; `by` a card of your opponent, where it says so."""

    heard_by = ("trigger", "activation", "quick")
    froms = ("hand", "monster-zone", "spell-trap-zone", "field-zone")
    took_damage: Literal["battle", "any"]
    by: Literal["opponent"] | None = None

    @property
    def tells_damage(self) -> bool:
        """Of that which was taken."""
        return True


@value
class WhenDestroyedByBattle(When):
    """This monster was destroyed by battle; `sent`: and sent to the Graveyard."""

    heard_by = TRIGGERS
    families = BY_MONSTERS
    in_battle = True
    in_damage_step_only = True
    after_calculation = True
    destroyed_by_battle: Literal["this"]
    sent: bool = True

    @property
    def loser_has_left(self) -> bool:
        """This one, once it was sent."""
        return self.sent

    @property
    def triggered_from(self) -> tuple[Zone, ...]:
        """In the Graveyard once it was sent there, on the field before."""
        return ("graveyard",) if self.sent else self.froms


@value
class WhenDestroysByBattle(When):
    """This monster destroyed a monster by battle and sent it to the Graveyard, `whose` it is."""

    heard_by = TRIGGERS
    families = BY_MONSTERS
    in_battle = True
    in_damage_step_only = True
    after_calculation = True
    destroys_by_battle: Literal["this"]
    whose: Whose | None = None

    @property
    def loser_has_left(self) -> bool:
        """The one that it destroyed."""
        return True


@value
class WhenInDamageStep(When):
    """A moment of the Damage Step has come, by the word that the card has for it."""

    heard_by = (*TRIGGERS, "unchained", "activation")
    froms = ()
    in_battle = True
    in_damage_step_only = True
    in_damage_step: DamageStepWord

    @classmethod
    def comes_on(cls, kind: EffectKind, family: str) -> bool:
        """An effect is triggered of monsters alone, which fight."""
        return kind in ("unchained", "activation") or family == "monster"


class OfPhase(When):
    """A phase in which an effect is activated while nothing else is going on."""

    __slots__ = ()
    heard_by = TRIGGERS
    froms = ("monster-zone", "spell-trap-zone", "field-zone", "graveyard")
    never_in_battle = True
    phase: ClassVar[str] = ""

    @property
    def whose(self) -> Whose | None:
        """In the turn of which player; None if of either."""
        raise NotImplementedError


@value
class WhenInStandbyPhase(OfPhase):
    """It is a Standby Phase."""

    phase = "standby"
    standby_phase: Whose

    @property
    def whose(self) -> Whose:
        """In the turn of which player."""
        return self.standby_phase


@value
class WhenInEndPhase(OfPhase):
    """It is an End Phase, of a player or of either."""

    phase = "end"
    end_phase: Whose | Literal["either"]

    @property
    def whose(self) -> Whose | None:
        """In the turn of which player."""
        return None if self.end_phase == "either" else self.end_phase


@value
class WhenAttackDeclared(When):
    """A monster declared an attack: one of a player's, `either`'s, or `this` one itself."""

    heard_by = (*TRIGGERS, *ANSWERS)
    froms = ("monster-zone", "spell-trap-zone", "field-zone")
    in_battle = True
    after_calculation = False
    attack_declared: Whose | Literal["either", "this"]

    @property
    def hearers(self) -> tuple[EffectKind, ...]:
        """Only a Trigger Effect is of the attacker itself."""
        return TRIGGERS if self.attack_declared == "this" else self.heard_by

    @property
    def whose(self) -> Whose | None:
        """Whose monster attacks; None if anybody's."""
        return _ATTACKERS[self.attack_declared]


_ATTACKERS: Mapping[str, Whose | None] = {
    "you": "you",
    "opponent": "opponent",
    "this": "you",
    "either": None,
}


@value
class WhenCardActivated(When):
    """A card was activated, as the Chain Link just before, that `would` do something."""

    heard_by = ANSWERS
    card_activated: Literal["spell", "trap", "spell-or-trap"]
    by: Whose | None = None
    would: WouldDo | None = None


@value
class WhenEffectActivated(When):
    """An effect was activated, as the Chain Link just before, that `would` do something.

    `monster-or-card`: the effect of a monster, or a Spell or Trap Card itself.
    """

    heard_by = ANSWERS
    effect_activated: Literal["monster", "monster-or-card", "any"]
    by: Whose | None = None
    in_: Where | None = None
    would: WouldDo | None = None


@value
class WhenLeaves(When):
    """This face-up card, or the monster that it is bound to, left the field; `destroyed`, so.

    `known_before`: not where the attack that turned it face-up has destroyed it, nor anything else
    before damage was calculated.
    """

    heard_by = ("unchained", *TRIGGERS)
    froms = ("graveyard",)
    leaves: Literal["this", "bound"]
    destroyed: bool = False
    known_before: bool = False

    @property
    def hearers(self) -> tuple[EffectKind, ...]:
        """A Trigger Effect hears of its own card."""
        return self.heard_by if self.leaves == "this" else ("unchained",)


@value
class WhenResolves(When):
    """A Spell Card that was activated while this card was face-up resolves, negated or not."""

    heard_by = ("unchained",)
    resolves: Literal["spell"]


Answered = WhenCardActivated | WhenEffectActivated
"""What is answered as the Chain Link just before."""

Occasion = (
    WhenSentToGraveyard
    | WhenReturnedToHand
    | WhenBattleDestroyed
    | WhenDiscarded
    | WhenTributeSummoned
    | WhenSummoned
    | WhenWouldBeSummoned
    | WhenMonsterSummoned
    | WhenFlipped
    | WhenChangedTo
    | WhenInflictedBattleDamage
    | WhenTookDamage
    | WhenDestroyedByBattle
    | WhenDestroysByBattle
    | WhenInDamageStep
    | WhenInStandbyPhase
    | WhenInEndPhase
    | WhenAttackDeclared
    | WhenCardActivated
    | WhenEffectActivated
    | WhenLeaves
    | WhenResolves
)

WATCHED: tuple[type[When], ...] = (WhenMonsterSummoned, WhenAttackDeclared, WhenBattleDestroyed)
"""What other monsters do, or what happens to them, than the card whose effect waits for it."""
