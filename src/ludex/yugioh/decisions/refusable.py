"""What rules may refuse besides options."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.kernel import value
from ludex.yugioh.table.board import Card, Uid, Waiting
from ludex.yugioh.table.seats import Player
from ludex.yugioh.table.subjects import AboutCard, AboutPlayer
from ludex.yugioh.vocabulary import Counter, Family, KindNamed, MonsterValues


@value
class Resolution(AboutCard):
    """Carrying out a Chain Link."""

    number: int
    card: Uid


@value
class EffectOnTarget(AboutCard):
    """Carrying out a link's effect on one of its targets."""

    number: int
    card: Uid


@value
class EffectOnItself(AboutCard):
    """Carrying out a link's effect on the very card that it is of."""

    number: int
    card: Uid


@value
class Contribution(AboutCard):
    """What a continuous effect of a card holds to be so.

    `negated` is what is negated so far, while that is being settled.
    """

    card: Uid
    effect: int
    negated: Mapping[Uid, tuple[str, ...]] | None = None


@value
class Acting(AboutCard):
    """An effect acting without a Chain, of the card that lies, or lay until now, as it `was`."""

    card: Uid
    effect: int
    was: Card


@value
class Entering(AboutPlayer):
    """The turn player entering a phase."""

    player: Player
    phase: str


@value
class GoingOnChain(AboutCard):
    """A waiting effect going on the Chain now."""

    card: Uid
    waiting: Waiting


@value
class Choosing(AboutCard):
    """A card being chosen, on activation `as_target` or by an effect that resolves."""

    card: Uid
    as_target: bool


@value
class Affecting(AboutCard):
    """A monster being returned to the hand, or its ATK, DEF or battle position changed."""

    card: Uid


@value
class Returning(AboutCard):
    """A card being returned from the field to the hand or the Deck."""

    card: Uid


@value
class Equipping(AboutCard):
    """A card being equipped `to` a monster."""

    card: Uid
    to: Uid


@value
class Reaching(AboutCard):
    """An effect of the card `by` being applied to a card.

    `unaffected` is what is unaffected so far, while that is being settled.
    """

    card: Uid
    by: Uid
    unaffected: Mapping[Uid, tuple[tuple[str, str], ...]] | None = None


@value
class SpecialSummoning(AboutCard):
    """A monster being Special Summoned by a player, a Trap Card with these values as a monster.

    `by` is the card whose effect does it, or the monster itself that comes in its own way; `fusion`
    where that is a Fusion Summon.
    """

    card: Uid
    player: Player
    face_down: bool
    by: Uid | None = None
    values: MonsterValues | None = None
    fusion: bool = False


@value
class Banishing(AboutCard):
    """A card being banished by a player, as a cost or by an effect."""

    card: Uid
    player: Player


@value
class AddingFromDeck(AboutCard):
    """A card being added from the Deck to the hand of a player, who does not draw it."""

    card: Uid
    player: Player


@value
class Taking(AboutCard):
    """A card being taken, from one of several places, by an effect of the card `by`."""

    card: Uid
    by: Uid


@value
class BanishingInstead(AboutCard):
    """A card having another, `sent` together with some, banished instead of in the Graveyard."""

    card: Uid
    sent: Uid
    together: tuple[Uid, ...]


@value
class SummonGoing(AboutCard):
    """A Summon that has begun being completed."""

    card: Uid


@value
class AttackGoing(AboutCard):
    """An attack that was declared going on."""

    card: Uid


@value
class AttackAsDeclared(AboutCard):
    """An attack going on against what it was declared against."""

    card: Uid


@value
class FaceDown(AboutCard):
    """A monster being turned face-down."""

    card: Uid


@value
class DestroyedAs(AboutCard):
    """A card counting, as a monster or a Trap, as destroyed by what says which cards it destroys.

    `named` is what that names: a kind of card, or any.
    """

    card: Uid
    kind: Family
    named: KindNamed


@value
class PlacingCounter(AboutCard):
    """A counter being placed on a card."""

    card: Uid
    counter: Counter


@value
class TakingControl(AboutCard):
    """A player taking control of a card by another card, perhaps for one that he gives."""

    card: Uid
    player: Player
    by: Uid
    giving: Uid | None = None
