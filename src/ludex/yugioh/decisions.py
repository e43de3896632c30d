"""What players decide in a Duel: the questions they are asked and the options they have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ludex.kernel import Ask, Inquiry, Option
from ludex.yugioh.board import NOTHING_MORE, About, Player, Uid, Waiting
from ludex.yugioh.subjects import AboutCard, AboutPlayer
from ludex.yugioh.vocabulary import Position

# Options.


@dataclass(frozen=True, slots=True)
class OfCard(AboutCard, Option):
    """An option about one card."""

    card: Uid


@dataclass(frozen=True, slots=True)
class Activate(OfCard):
    """Activate an effect of a card; `responding` in a window of fast effects."""

    effect: int
    player: Player
    responding: bool = False
    about: About = NOTHING_MORE


@dataclass(frozen=True, slots=True)
class NormalSummon(OfCard):
    """Normal Summon a monster from the hand, or Normal Set it."""

    player: Player
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class SetCard(OfCard):
    """Set a Spell or Trap Card from the hand."""

    player: Player


@dataclass(frozen=True, slots=True)
class Tribute(OfCard):
    """Tribute this monster; `before` are those chosen already."""

    player: Player
    before: tuple[Uid, ...] = ()


@dataclass(frozen=True, slots=True)
class Target(OfCard):
    """Choose this card as a target."""

    player: Player
    by: Uid


@dataclass(frozen=True, slots=True)
class Pick(OfCard):
    """Choose this card while an effect or a cost is being carried out."""

    player: Player


@dataclass(frozen=True, slots=True)
class PutOnChain(OfCard):
    """Put this waiting Trigger Effect on the Chain next."""

    waiting: Waiting


@dataclass(frozen=True, slots=True)
class PayCost(OfCard):
    """Pay Life Points as the cost of an activation."""

    player: Player
    life_points: int


@dataclass(frozen=True, slots=True)
class PayMaintenance(OfCard):
    """Pay Life Points as a maintenance cost."""

    player: Player
    life_points: int


@dataclass(frozen=True, slots=True)
class DoNotPay(OfCard):
    """Let a maintenance cost go unpaid."""

    player: Player


@dataclass(frozen=True, slots=True)
class Attack(OfCard):
    """Declare an attack on a monster, or with no target a direct attack; `anew` in a replay."""

    player: Player
    target: Uid | None
    anew: bool = False


@dataclass(frozen=True, slots=True)
class CallOff(OfCard):
    """Attack nothing after all, in a replay."""

    player: Player


@dataclass(frozen=True, slots=True)
class TurnMonster(OfCard):
    """Change the battle position of one's monster; a face-down one is Flip Summoned."""

    player: Player


@dataclass(frozen=True, slots=True)
class TakePosition(OfCard):
    """Special Summon the monster in this battle position."""

    player: Player
    position: Position


@dataclass(frozen=True, slots=True)
class Proceed(AboutPlayer, Option):
    """Leave the present phase for another."""

    player: Player
    phase: str


# Questions.


@dataclass(frozen=True, slots=True)
class OpenGameState(Ask):
    """Nothing is going on in a Main Phase: what does the turn player do?"""

    always_asked: ClassVar[bool] = True
    player: Player


@dataclass(frozen=True, slots=True)
class OpenBattle(Ask):
    """Nothing is going on in the Battle Step: does the turn player attack?"""

    always_asked: ClassVar[bool] = True
    player: Player


@dataclass(frozen=True, slots=True)
class Replay(Ask):
    """What was to be attacked has changed: what does the attacker attack now, if anything?"""

    always_asked: ClassVar[bool] = True
    player: Player
    attacker: Uid


@dataclass(frozen=True, slots=True)
class MustAnswer(Ask):
    """Which effect has to answer the Chain Link just added?"""

    player: Player


@dataclass(frozen=True, slots=True)
class FastEffect(Ask):
    """May the player use a Spell Speed 2 or higher effect now? On a Chain, that is a response."""

    optional: ClassVar[bool] = True
    player: Player


@dataclass(frozen=True, slots=True)
class NextMandatory(Ask):
    """Which of a player's waiting mandatory effects goes on the Chain next?"""

    player: Player
    step: int
    until: int


@dataclass(frozen=True, slots=True)
class NextOptional(Ask):
    """Which of a player's waiting optional effects goes on the Chain next, if any?"""

    optional: ClassVar[bool] = True
    player: Player
    step: int
    until: int


@dataclass(frozen=True, slots=True)
class ChooseTribute(Ask):
    """Which monster is Tributed next?"""

    player: Player
    for_: Uid
    before: tuple[Uid, ...] = ()


@dataclass(frozen=True, slots=True)
class Among(Ask):
    """Which of these?"""

    player: Player
    options: tuple[Option, ...]

    def offers(self, g: Inquiry[Any]) -> tuple[Option, ...]:
        """Return the options handed in."""
        return self.options


@dataclass(frozen=True, slots=True)
class ChooseTarget(Among):
    """Which card is targeted next?"""


@dataclass(frozen=True, slots=True)
class ChooseFurtherTarget(Among):
    """Which further card is targeted, if any?"""

    optional: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class MayPick(Among):
    """Which of these, if any?"""

    optional: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class MaySet(Among):
    """Which card is Set, if any?"""

    optional: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ChoosePosition(Among):
    """In which battle position is the monster Summoned?"""


@dataclass(frozen=True, slots=True)
class Maintain(Among):
    """Is the maintenance cost paid?"""
