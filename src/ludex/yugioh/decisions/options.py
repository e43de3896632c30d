"""What players may decide in a Duel: the options they have."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar, get_args

from ludex.kernel import Option, value
from ludex.playing import Said, Sentences
from ludex.yugioh.table.board import NOTHING_MORE, About, Board, Uid, Waiting
from ludex.yugioh.table.seats import Player
from ludex.yugioh.table.subjects import AboutCard, AboutPlayer
from ludex.yugioh.table.told import ToldOfDuel
from ludex.yugioh.vocabulary import Attribute, CoinSide, Position, Where


@value
class OfCard(AboutCard, Option):
    """An option about one card."""

    card: Uid


@value
class Activate(OfCard):
    """Activate an effect of a card; `responding` in a window of fast effects.

    `with_card` where the card itself is activated along with an effect that it has on the field.
    `answers` are the Chain Links that it may have to answer, where that is not just the last one.
    """

    effect: int
    player: Player
    responding: bool = False
    with_card: bool = False
    answers: tuple[int, ...] = ()
    about: About = field(default=NOTHING_MORE, hash=False)


@value
class NormalSummon(OfCard):
    """Normal Summon a monster from the hand, or Normal Set it."""

    player: Player
    face_down: bool = False


@value
class SummonItself(OfCard):
    """Special Summon a monster in the way that an effect of its own says, without a Chain."""

    player: Player
    effect: int


@value
class SetCard(OfCard):
    """Set a Spell or Trap Card from the hand."""

    player: Player


@value
class Tribute(OfCard):
    """Tribute this one for the `monster` that is Summoned; `before` are those chosen already."""

    player: Player
    monster: Uid
    before: tuple[Uid, ...] = ()


@value
class SummonByFusion(OfCard):
    """Fusion Summon this monster by an effect of the card `by`.

    `from_` is where its effect takes Fusion Materials from; they are `banished`, or go to the
    Graveyard.
    """

    player: Player
    by: Uid
    from_: tuple[Where, ...]
    banished: bool = False


@value
class UseAsMaterial(OfCard):
    """Use this monster as Fusion Material; `before` are those chosen already."""

    player: Player
    fusion: SummonByFusion
    before: tuple[Uid, ...] = ()


@value
class Target(OfCard):
    """Choose this card as a target."""

    player: Player
    by: Uid


@value
class Pick(OfCard):
    """Choose this card while an effect is being carried out."""

    player: Player


@value
class PayWith(Pick):
    """Choose this card to pay a cost with it."""


@value
class PutOnChain(OfCard):
    """Put this waiting Trigger Effect on the Chain next."""

    waiting: Waiting


@value
class PayCost(OfCard):
    """Pay Life Points as the cost of an activation."""

    player: Player
    life_points: int


@value
class PayMaintenance(OfCard):
    """Pay a maintenance cost; `life_points` are those that it takes, if any."""

    player: Player
    life_points: int


@value
class DoNotPay(ToldOfDuel, OfCard):
    """Let a maintenance cost go unpaid."""

    told: ClassVar[Sentences] = {"Declined": "Player {player} does not pay the cost of {card}."}
    player: Player


@value
class AskConsent(OfCard):
    """Ask the teammate to be allowed to use a monster of the teammate."""

    player: Player


@value
class GiveConsent(OfCard):
    """Let the teammate use a monster."""

    player: Player


@value
class RefuseConsent(OfCard):
    """Do not let the teammate use a monster."""

    player: Player


@value
class Attack(OfCard):
    """Declare an attack on a monster, or with no target a direct attack; `anew` in a replay."""

    player: Player
    target: Uid | None
    anew: bool = False


@value
class CallOff(ToldOfDuel, OfCard):
    """Attack nothing after all, in a replay."""

    told: ClassVar[Sentences] = {
        "AttackCalledOff": (
            "In the {term:replay}, player {player} calls off the {term:attack} of {card}."
        ),
    }
    player: Player


@value
class TurnMonster(OfCard):
    """Change the battle position of one's monster; a face-down one is Flip Summoned."""

    player: Player


@value
class TakePosition(OfCard):
    """Special Summon the monster in this battle position."""

    player: Player
    position: Position


@value
class NamesPlayer(AboutPlayer, Option):
    """Name one of several players."""

    player: Player
    named: Player


@value
class Against(NamesPlayer):
    """Let an effect that is about one opponent be about this one."""


@value
class GoesNext(NamesPlayer):
    """Let this one of several players put an effect on the Chain next."""


@value
class Proceed(AboutPlayer, Option):
    """Leave the present phase for another."""

    player: Player
    phase: str


@value
class CoinFell(AboutPlayer, Option):
    """Let a coin that a player tosses fall so."""

    player: Player
    side: CoinSide


@value
class DieShows(AboutPlayer, Option):
    """Let a die that a player rolls show this number."""

    player: Player
    number: int


@value
class Call(ToldOfDuel, AboutPlayer, Option):
    """Call a side of the coin that is to be tossed."""

    told: ClassVar[Sentences] = {
        "CalledHeads": "Player {player} calls heads.",
        "CalledTails": "Player {player} calls tails.",
    }
    player: Player
    side: CoinSide

    def in_words(self, state: Board) -> Said:
        """Tell which."""
        return self.sentence(state, "CalledHeads" if self.side == "heads" else "CalledTails")


@value
class Declare(ToldOfDuel, AboutPlayer, Option):
    """Declare an Attribute."""

    told: ClassVar[Sentences] = {
        f"Declared{name.title()}": f"Player {{player}} declares {name}."
        for name in get_args(Attribute)
    }
    player: Player
    attribute: Attribute

    def in_words(self, state: Board) -> Said:
        """Tell which."""
        return self.sentence(state, f"Declared{self.attribute.title()}")
