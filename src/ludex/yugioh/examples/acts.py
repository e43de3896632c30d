"""The script of an example: what players do, and how long nobody does anything."""

from __future__ import annotations

from typing import Literal

from ludex.kernel import value
from ludex.yugioh.examples.start import Named, Phase, Who
from ludex.yugioh.vocabulary import Attribute, CoinSide, Position, SubStep


@value
class ActivateCard:
    """A player activates a card or effect; what it asks for on activation may stand beside it.

    `effect` is the number of the effect in the card file, where the card offers several; 0 is the
    card itself without the effect that it could be activated along with.
    """

    activate: Named
    player: Who
    effect: int | None = None
    targets: tuple[Named, ...] = ()
    discard: tuple[Named, ...] = ()
    tribute: tuple[Named, ...] = ()


@value
class NormalSummonCard:
    """A player Normal Summons a monster."""

    normal_summon: Named
    player: Who
    tribute: tuple[Named, ...] = ()


@value
class NormalSetCard:
    """A player Normal Sets a monster."""

    normal_set: Named
    player: Who
    tribute: tuple[Named, ...] = ()


@value
class SpecialSummonCard:
    """A player Special Summons a monster in the way that it says itself, by no effect."""

    special_summon: Named
    player: Who
    discard: tuple[Named, ...] = ()


@value
class SetSpellTrap:
    """A player Sets a Spell or Trap Card."""

    set: Named
    player: Who


@value
class GoTo:
    """The turn player leaves the phase for another."""

    go_to: Phase
    player: Who


@value
class PayFor:
    """A player pays the maintenance cost of a card."""

    pay_for: Named
    player: Who


@value
class DoNotPayFor:
    """A player lets the maintenance cost of a card go unpaid."""

    do_not_pay_for: Named
    player: Who


@value
class AskForConsent:
    """The turn player asks the teammate to be allowed to use a monster of the teammate's."""

    ask_consent: Named
    player: Who


@value
class Consents:
    """A player lets the teammate use a monster for the turn."""

    give_consent: Named
    player: Who


@value
class RefusesConsent:
    """A player does not let the teammate use a monster."""

    refuse_consent: Named
    player: Who


@value
class Choose:
    """A player chooses cards, or one of the opponents, when an effect comes to it."""

    choose: tuple[Named | Who, ...]
    player: Who


@value
class AttackWith:
    """A monster attacks another, or, with no target, directly."""

    attack: Named
    player: Who
    target: Named | None = None


@value
class CallOffAttack:
    """In a replay a player calls the attack of a monster off."""

    call_off: Named
    player: Who


@value
class TurnMonsterCard:
    """A player changes the battle position of a monster, or Flip Summons it."""

    turn_monster: Named
    player: Who


@value
class TakeIn:
    """A player chooses the battle position in which a monster is Special Summoned."""

    take_position: Position
    player: Who


Act = (
    ActivateCard
    | AttackWith
    | CallOffAttack
    | TurnMonsterCard
    | TakeIn
    | NormalSummonCard
    | NormalSetCard
    | SpecialSummonCard
    | SetSpellTrap
    | GoTo
    | PayFor
    | DoNotPayFor
    | AskForConsent
    | Consents
    | RefusesConsent
    | Choose
)


@value
class Resolve:
    """Nobody adds anything: the Chain resolves."""

    resolve: Literal["chain"]


@value
class Decline:
    """A player does nothing when it is for that player to act next; nobody else does before."""

    decline: Who


@value
class UntilSubStep:
    """Nobody does anything until a sub-step of the Damage Step has begun."""

    until_sub_step: SubStep


@value
class Until:
    """Nobody does anything until a phase has begun."""

    until: Phase
    player: Who


@value
class CallSide:
    """A player calls a side of a coin, before it is tossed."""

    call: CoinSide
    player: Who


@value
class CoinsFall:
    """How coins fall that are tossed next, one after the other."""

    coins: tuple[CoinSide, ...]


@value
class DiceShow:
    """What dice show that are rolled next, one after the other."""

    dice: tuple[Literal[1, 2, 3, 4, 5, 6], ...]


@value
class PickedAtRandom:
    """Which cards are picked next at random."""

    at_random: tuple[Named, ...]


@value
class DeclareAttributes:
    """A player declares Attributes, one after the other."""

    declare: tuple[Attribute, ...]
    player: Who


LeftToChance = DeclareAttributes | CallSide | CoinsFall | DiceShow | PickedAtRandom
"""What chance comes up with, and what is called before."""
