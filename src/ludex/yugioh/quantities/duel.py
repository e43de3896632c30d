"""What rules set in a Duel at large: turns, zones, Chains, Tributes."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from ludex.kernel import Quantity, value
from ludex.yugioh.table.board import Uid
from ludex.yugioh.table.seats import Player, Side
from ludex.yugioh.table.subjects import AboutCard, AboutPlayer, AboutSide

NO_LIMIT = 1000


@value
class StartingLifePoints(AboutSide, Quantity):
    """The Life Points of a side as a Duel begins; none is said: 1."""

    name: ClassVar[str] = "starting-life-points"
    neutral: ClassVar[Any] = 1
    side: Side


@value
class OpeningHand(AboutPlayer, Quantity):
    """The number of cards drawn before the first turn; none is said: 0."""

    name: ClassVar[str] = "opening-hand"
    neutral: ClassVar[Any] = 0
    player: Player


@value
class NormalDraw(AboutPlayer, Quantity):
    """The number of cards drawn in a Draw Phase, on the first turn or a later one; unsaid: 2."""

    name: ClassVar[str] = "normal-draw"
    neutral: ClassVar[Any] = 2
    turn: int
    player: Player

    @property
    def key(self) -> str:
        """Which turn it is."""
        return "first-turn" if self.turn == 1 else "later-turn"


@value
class Phases(AboutPlayer, Quantity):
    """The phases of a turn in order; none is said: a Main Phase alone."""

    name: ClassVar[str] = "phases"
    neutral: ClassVar[Any] = ("main-1",)
    player: Player


@value
class HandLimit(AboutPlayer, Quantity):
    """How many cards a player may keep in hand as a turn ends; none is said: no limit."""

    name: ClassVar[str] = "hand-limit"
    neutral: ClassVar[Any] = NO_LIMIT
    player: Player


@value
class AfterHandLimit(AboutCard, Quantity):
    """What may be activated after the discard that ends a turn; none is said: it may not."""

    name: ClassVar[str] = "after-hand-limit"
    neutral: ClassVar[Any] = "refused"
    what: str
    card: Uid

    @property
    def key(self) -> str:
        """A trigger of that discard, of a further one or of neither, or a Spell Speed."""
        return self.what


@value
class ZonesEach(AboutPlayer, Quantity):
    """How many zones of a kind each player has; none is said: no limit."""

    name: ClassVar[str] = "zones"
    neutral: ClassVar[Any] = NO_LIMIT
    zone: str
    player: Player

    @property
    def key(self) -> str:
        """The kind of zone."""
        return self.zone


@value
class LockedZones(AboutPlayer, Quantity):
    """How many zones of a kind a player cannot use; none is said: 0."""

    name: ClassVar[str] = "locked-zones"
    neutral: ClassVar[Any] = 0
    zone: str
    player: Player


@value
class ZoneOf(AboutCard, Quantity):
    """The zone that a kind of card is played to; none is said: a Spell & Trap Zone."""

    name: ClassVar[str] = "zone-of"
    neutral: ClassVar[Any] = "spell-trap-zone"
    kind: str
    card: Uid

    @property
    def key(self) -> str:
        """The kind of card."""
        return self.kind


@value
class PileOf(AboutCard, Quantity):
    """Whose Graveyard, hand, Deck or pile a card goes to; none is said: its controller's."""

    name: ClassVar[str] = "pile-of"
    neutral: ClassVar[Any] = "controller"
    card: Uid


TributeBand = Literal["level-5-or-6", "level-7-or-higher"]
"""Levels that may take Tributes, as clauses tell how many."""


def tribute_band(level: int) -> TributeBand | None:
    """Return the band of a Level; None for one that takes no Tributes."""
    if level >= 7:
        return "level-7-or-higher"
    return "level-5-or-6" if level >= 5 else None


@value
class LevelsTaken(AboutCard, Quantity):
    """How many Levels cards take from a monster; none is said: 0."""

    name: ClassVar[str] = "levels-taken"
    neutral: ClassVar[Any] = 0
    card: Uid


@value
class NameTaken(AboutCard, Quantity):
    """The name that a card on the field has instead of its own; none is said: its own."""

    name: ClassVar[str] = "name-taken"
    neutral: ClassVar[Any] = ""
    card: Uid


@value
class ShownTo(AboutCard, Quantity):
    """Whether a player may look at a card that another player holds; none is said: no."""

    name: ClassVar[str] = "shown-to"
    neutral: ClassVar[Any] = False
    card: Uid
    player: Player


@value
class Tributes(AboutCard, Quantity):
    """How many Tributes a monster of a Level takes; none is said: 0."""

    name: ClassVar[str] = "tributes"
    neutral: ClassVar[Any] = 0
    level: int
    card: Uid

    @property
    def key(self) -> str:
        """The band of Levels."""
        return tribute_band(self.level) or "level-4-or-lower"


@value
class SpellSpeed(AboutCard, Quantity):
    """The Spell Speed of a kind of effect; none is said: 0, which answers nothing."""

    name: ClassVar[str] = "spell-speed"
    neutral: ClassVar[Any] = 0
    kind: str
    card: Uid

    @property
    def key(self) -> str:
        """The kind of effect."""
        return self.kind


@value
class FirstToRespond(AboutPlayer, Quantity):
    """Who may answer a Chain Link first; none is said: the player of the link."""

    name: ClassVar[str] = "first-to-respond"
    neutral: ClassVar[Any] = "player"
    player: Player


@value
class FirstOfBoth(AboutPlayer, Quantity):
    """Who does first what an effect of a player has all players do; none is said: that player."""

    name: ClassVar[str] = "first-of-both"
    neutral: ClassVar[Any] = "player"
    player: Player


@value
class TurnOrder(AboutPlayer, Quantity):
    """Who of a side takes its turns; none is said: its first player alone."""

    name: ClassVar[str] = "turn-order"
    neutral: ClassVar[Any] = "first-of-each-side"
    player: Player


@value
class OpponentsMeant(AboutPlayer, Quantity):
    """Whether a rule means all of several opponents; none is said: it means none of them."""

    name: ClassVar[str] = "opponents-meant"
    neutral: ClassVar[Any] = "nobody"
    what: str
    player: Player

    @property
    def key(self) -> str:
        """What the rule is about: whose field, whose monsters are attacked, whose turns count."""
        return self.what


@value
class OwnCards(AboutPlayer, Quantity):
    """Whose cards "your" means where a side has several players; none is said: the side's."""

    name: ClassVar[str] = "own-cards"
    neutral: ClassVar[Any] = "side"
    where: str
    player: Player

    @property
    def key(self) -> str:
        """Where they lie: in a pile, by its zone, or on the field."""
        return self.where


@value
class FieldWithAChoice(AboutCard, Quantity):
    """Of whom an effect means a card on the field once one of several opponents was chosen.

    None is said: of whomever it would mean without that.
    """

    name: ClassVar[str] = "field-with-a-choice"
    neutral: ClassVar[Any] = "any"
    card: Uid


@value
class BothPlayers(AboutPlayer, Quantity):
    """Whom "both players" means where there are more; none is said: you and the next one."""

    name: ClassVar[str] = "both-players"
    neutral: ClassVar[Any] = "you-and-the-next"
    player: Player


@value
class ChancesToRespond(AboutPlayer, Quantity):
    """Who in turn gets the chance to respond, till all decline; none is said: two players."""

    name: ClassVar[str] = "chances-to-respond"
    neutral: ClassVar[Any] = "two-players"
    player: Player


@value
class ResolutionOrder(Quantity):
    """The order in which Chain Links resolve; none is said: first in, first out."""

    name: ClassVar[str] = "resolution-order"
    neutral: ClassVar[Any] = "first-in-first-out"


@value
class TriggerStep(AboutCard, Quantity):
    """The step in which waiting effects go on the Chain; none is said: they do not."""

    name: ClassVar[str] = "trigger-step"
    neutral: ClassVar[Any] = None
    whose: str
    card: Uid

    @property
    def key(self) -> str:
        """Whose effect it is, and whether mandatory: `turn-player-mandatory`."""
        return self.whose


@value
class OrderWithinStep(AboutPlayer, Quantity):
    """Which of a player's effects of one step goes on the Chain first; none is said: the latest."""

    name: ClassVar[str] = "order-within-step"
    neutral: ClassVar[Any] = "latest-first"
    player: Player


@value
class ActiveFieldSpells(AboutCard, Quantity):
    """How many Field Spells may be active on the whole field; none is said: no limit."""

    name: ClassVar[str] = "active-field-spells"
    neutral: ClassVar[Any] = NO_LIMIT
    card: Uid


@value
class TrapMonsterZones(AboutCard, Quantity):
    """The zones of a Trap Monster; none is said: a Spell & Trap Zone, so that it is no monster."""

    name: ClassVar[str] = "trap-monster-zones"
    neutral: ClassVar[Any] = "spell-trap-zone"
    card: Uid


@value
class TrapAgainWith(AboutCard, Quantity):
    """With whom a Trap Monster lies that is only a Trap again; none is said: its controller.

    Its lender is the player from whom another has taken control of it for a while.
    """

    name: ClassVar[str] = "trap-again-with"
    neutral: ClassVar[Any] = "controller"
    card: Uid


@value
class Gained(AboutCard, Quantity):
    """What continuous effects add to a monster's ATK and DEF, as a pair; none is said: nothing."""

    name: ClassVar[str] = "gained"
    neutral: ClassVar[Any] = (0, 0)
    card: Uid
