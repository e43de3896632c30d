"""What players are asked in a Duel."""

from __future__ import annotations

from typing import Any, ClassVar

from ludex.kernel import Ask, Inquiry, Option, value
from ludex.yugioh.decisions.options import SummonByFusion
from ludex.yugioh.table.board import Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.vocabulary import Filter, Where


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
    """Which effect has to answer the Chain Links just added?"""

    player: Player
    links: tuple[int, ...]


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
class MustUseInPhase(Ask):
    """Which mandatory effect of the phase does the player activate next?"""

    player: Player


@value
class MayUseInPhase(Ask):
    """Which effect of the phase does the player activate next, if any?"""

    optional: ClassVar[bool] = True
    player: Player


@value
class ChooseTribute(Ask):
    """Which monster is Tributed next, for the `monster` that is Normal Summoned or Set?"""

    player: Player
    monster: Uid
    before: tuple[Uid, ...] = ()


@value
class ChooseFusionMonster(Ask):
    """Which Fusion Monster of a filter is Fusion Summoned by an effect of the card `by`?

    `from_` is where its effect takes Fusion Materials from, to have them `banished` or not.
    """

    player: Player
    by: Uid
    of: Filter
    from_: tuple[Where, ...]
    banished: bool = False


@value
class ChooseMaterial(Ask):
    """Which monster is used as Fusion Material next?"""

    player: Player
    fusion: SummonByFusion
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
class MayTarget(Among):
    """Which card is targeted next, if any?"""

    optional: ClassVar[bool] = True


@value
class MayPick(Among):
    """Which of these, if any?"""

    optional: ClassVar[bool] = True


@value
class MayActivate(Among):
    """Which of these does the player activate ahead of all others, if any?"""

    optional: ClassVar[bool] = True


@value
class MaySet(Among):
    """Which card is Set, if any?"""

    optional: ClassVar[bool] = True


@value
class DeclareAttribute(Among):
    """Which Attribute is declared next?"""


@value
class ChoosePosition(Among):
    """In which battle position is the monster Summoned?"""


@value
class ChooseOpponent(Among):
    """Which of the opponents is meant?"""


@value
class NextOfSide(Among):
    """Which of the players of a side puts an effect on the Chain next?"""


@value
class Consent(Among):
    """May the teammate use a monster of the player's?"""


@value
class Maintain(Among):
    """Is the maintenance cost paid?"""


class ByChance(Ask):
    """What does chance come up with?"""

    __slots__ = ()

    @property
    def player(self) -> None:  # type: ignore[override]
        """Nobody: it is left to chance."""
        return


@value
class Toss(ByChance):
    """How does a coin fall that a player tosses?"""

    tosses: Player


@value
class Roll(ByChance):
    """What does a die show that a player rolls?"""

    rolls: Player


@value
class AtRandom(ByChance):
    """Which card of the hand of a player is picked at random, besides those already picked?

    Or, of the Deck, the one under which a card comes to lie that is shuffled `into_it`: on top, if
    it is that card.
    """

    whose: Player
    before: tuple[Uid, ...] = ()
    into_it: Uid | None = None


@value
class CallCoin(Ask):
    """What does the player call, heads or tails?"""

    player: Player
