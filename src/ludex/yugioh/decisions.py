"""What players decide in a Duel: the questions they are asked and the options they have."""

from __future__ import annotations

from dataclasses import field
from typing import Any, ClassVar

from ludex.kernel import Ask, Inquiry, Option, value
from ludex.yugioh.board import NOTHING_MORE, About, Player, Uid, Waiting
from ludex.yugioh.subjects import AboutCard, AboutPlayer
from ludex.yugioh.vocabulary import Position

# Options.


@value
class OfCard(AboutCard, Option):
    """An option about one card."""

    card: Uid


@value
class Activate(OfCard):
    """Activate an effect of a card; `responding` in a window of fast effects."""

    effect: int
    player: Player
    responding: bool = False
    about: About = field(default=NOTHING_MORE, hash=False)


@value
class NormalSummon(OfCard):
    """Normal Summon a monster from the hand, or Normal Set it."""

    player: Player
    face_down: bool = False


@value
class SetCard(OfCard):
    """Set a Spell or Trap Card from the hand."""

    player: Player


@value
class Tribute(OfCard):
    """Tribute this monster; `before` are those chosen already."""

    player: Player
    before: tuple[Uid, ...] = ()


@value
class Target(OfCard):
    """Choose this card as a target."""

    player: Player
    by: Uid


@value
class Pick(OfCard):
    """Choose this card while an effect or a cost is being carried out."""

    player: Player


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
    """Pay Life Points as a maintenance cost."""

    player: Player
    life_points: int


@value
class DoNotPay(OfCard):
    """Let a maintenance cost go unpaid."""

    player: Player


@value
class Attack(OfCard):
    """Declare an attack on a monster, or with no target a direct attack; `anew` in a replay."""

    player: Player
    target: Uid | None
    anew: bool = False


@value
class CallOff(OfCard):
    """Attack nothing after all, in a replay."""

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
class Proceed(AboutPlayer, Option):
    """Leave the present phase for another."""

    player: Player
    phase: str


# Questions.


@value
class OpenGameState(Ask):
    """Nothing is going on in a Main Phase: what does the turn player do?"""

    always_asked: ClassVar[bool] = True
    player: Player


@value
class OpenBattle(Ask):
    """Nothing is going on in the Battle Step: does the turn player attack?"""

    always_asked: ClassVar[bool] = True
    player: Player


@value
class Replay(Ask):
    """What was to be attacked has changed: what does the attacker attack now, if anything?"""

    always_asked: ClassVar[bool] = True
    player: Player
    attacker: Uid


@value
class MustAnswer(Ask):
    """Which effect has to answer the Chain Link just added?"""

    player: Player


@value
class FastEffect(Ask):
    """May the player use a Spell Speed 2 or higher effect now? On a Chain, that is a response."""

    optional: ClassVar[bool] = True
    player: Player


@value
class NextMandatory(Ask):
    """Which of a player's waiting mandatory effects goes on the Chain next?"""

    player: Player
    step: int
    until: int


@value
class NextOptional(Ask):
    """Which of a player's waiting optional effects goes on the Chain next, if any?"""

    optional: ClassVar[bool] = True
    player: Player
    step: int
    until: int


@value
class ChooseTribute(Ask):
    """Which monster is Tributed next?"""

    player: Player
    before: tuple[Uid, ...] = ()


@value
class Among(Ask):
    """Which of these?"""

    player: Player
    options: tuple[Option, ...]

    def offers(self, g: Inquiry[Any]) -> tuple[Option, ...]:
        """Return the options handed in."""
        return self.options


@value
class ChooseTarget(Among):
    """Which card is targeted next?"""


@value
class ChooseFurtherTarget(Among):
    """Which further card is targeted, if any?"""

    optional: ClassVar[bool] = True


@value
class MayPick(Among):
    """Which of these, if any?"""

    optional: ClassVar[bool] = True


@value
class MaySet(Among):
    """Which card is Set, if any?"""

    optional: ClassVar[bool] = True


@value
class ChoosePosition(Among):
    """In which battle position is the monster Summoned?"""


@value
class Maintain(Among):
    """Is the maintenance cost paid?"""
