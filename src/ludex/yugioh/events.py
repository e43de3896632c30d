"""What can happen in a Duel: facts in the past tense, each of which folds into the board."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal

from ludex.kernel import Event
from ludex.yugioh.board import Board, Card, Lingering, Link, Place, Player, Uid, Waiting
from ludex.yugioh.subjects import AboutCard, AboutPlayer
from ludex.yugioh.vocabulary import Zone


class Fact(Event):
    """A fact of a Duel. `happening` tells whether it counts as something that happened last."""

    __slots__ = ()
    happening: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Moved(AboutCard, Fact):
    """A card came to lie somewhere; `was` is the card as it lay before."""

    happening: ClassVar[bool] = True
    card: Uid
    was: Card
    to: Place

    def fold(self, state: Board) -> Board:
        """Put the card there, as the latest arrival."""
        arrivals = state.arrivals + 1
        return state.with_card(self.lying(state, arrivals), arrivals=arrivals)

    def lying(self, _state: Board, since: int) -> Card:
        """Return the card as it lies now."""
        return Card(self.card, self.was.data, self.was.owner, (self.to,), since=since)


@dataclass(frozen=True, slots=True)
class Drew(Moved):
    """A card was drawn."""


@dataclass(frozen=True, slots=True)
class AddedToHand(Moved):
    """A card was added to the hand by an effect."""


@dataclass(frozen=True, slots=True)
class ReturnedToHand(Moved):
    """A card was returned from the field to the hand."""


@dataclass(frozen=True, slots=True)
class Banished(Moved):
    """A card was banished."""


@dataclass(frozen=True, slots=True)
class SentToGraveyard(Moved):
    """A card was sent to the Graveyard."""


@dataclass(frozen=True, slots=True)
class SentByRule(SentToGraveyard):
    """A card was sent to the Graveyard by the rules of the game; it was not destroyed."""


@dataclass(frozen=True, slots=True)
class Tributed(SentToGraveyard):
    """A monster was Tributed."""

    def fold(self, state: Board) -> Board:
        """Count it until the Summon or Set that it was made for."""
        return super(Tributed, self).fold(state.but(tributes=state.tributes + 1))


@dataclass(frozen=True, slots=True)
class Discarded(SentToGraveyard):
    """A card was discarded from the hand."""


@dataclass(frozen=True, slots=True)
class UsedUp(SentToGraveyard):
    """A used Spell or Trap Card was sent to the Graveyard; never the last thing to happen."""

    happening: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Summoned(Moved):
    """A monster was Summoned, face-up, in a battle position."""

    position: Literal["attack", "defense"] = "attack"

    def lying(self, _state: Board, since: int) -> Card:
        """Return the monster face-up in its position."""
        return Card(
            self.card,
            self.was.data,
            self.was.owner,
            (self.to,),
            position=self.position,
            since=since,
        )


@dataclass(frozen=True, slots=True)
class NormalSummoned(Summoned):
    """A monster was Normal Summoned; with Tributes, that is a Tribute Summon."""

    tributes: int = 0

    def fold(self, state: Board) -> Board:
        """Count it as the Normal Summon of the turn, too."""
        counted = state.but(normal_summons=state.normal_summons + 1, tributes=0)
        return super(NormalSummoned, self).fold(counted)


@dataclass(frozen=True, slots=True)
class SpecialSummoned(Summoned):
    """A monster was Special Summoned."""


@dataclass(frozen=True, slots=True)
class MonsterSet(Moved):
    """A monster was Set, face-down in Defense Position."""

    tributes: int = 0

    def fold(self, state: Board) -> Board:
        """Count it as the Normal Set of the turn, too."""
        counted = state.but(normal_summons=state.normal_summons + 1, tributes=0)
        return super(MonsterSet, self).fold(counted)

    def lying(self, state: Board, since: int) -> Card:
        """Return the monster face-down in Defense Position."""
        return Card(
            self.card,
            self.was.data,
            self.was.owner,
            (self.to,),
            face_up=False,
            position="defense",
            since=since,
            set_on_turn=state.turn,
        )


@dataclass(frozen=True, slots=True)
class CardSet(Moved):
    """A Spell or Trap Card was Set."""

    def lying(self, state: Board, since: int) -> Card:
        """Return the card face-down, Set this turn."""
        return Card(
            self.card,
            self.was.data,
            self.was.owner,
            (self.to,),
            face_up=False,
            since=since,
            set_on_turn=state.turn,
        )


@dataclass(frozen=True, slots=True)
class Placed(Moved):
    """A Spell Card was placed face-up on the field from the hand to be activated."""

    happening: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class TurnedFaceUp(AboutCard, Fact):
    """A Set Spell or Trap Card was turned face-up to be activated."""

    card: Uid

    def fold(self, state: Board) -> Board:
        """Turn it; it is the latest face-up card."""
        arrivals = state.arrivals + 1
        card = replace(state.card(self.card), face_up=True, turned=arrivals)
        return state.with_card(card, arrivals=arrivals)


@dataclass(frozen=True, slots=True)
class Destroyed(AboutCard, Fact):
    """A card was destroyed, by a card's effect or, with no card, by the mechanics of the game."""

    happening: ClassVar[bool] = True
    card: Uid
    by: Uid | None = None


@dataclass(frozen=True, slots=True)
class LifePointsChanged(AboutPlayer, Fact):
    """A player's Life Points changed."""

    happening: ClassVar[bool] = True
    player: Player
    amount: int

    def change(self, now: int) -> int:
        """Return the Life Points after it, given those before."""
        return max(0, now - self.amount)

    def fold(self, state: Board) -> Board:
        """Change them."""
        points = tuple((p, self.change(n) if p == self.player else n) for p, n in state.life_points)
        return state.but(life_points=points)


@dataclass(frozen=True, slots=True)
class Damaged(LifePointsChanged):
    """A player took damage."""


@dataclass(frozen=True, slots=True)
class PaidLifePoints(LifePointsChanged):
    """A player paid Life Points."""


@dataclass(frozen=True, slots=True)
class GainedLifePoints(LifePointsChanged):
    """A player gained Life Points."""

    def change(self, now: int) -> int:
        """Return the Life Points after it."""
        return now + self.amount


@dataclass(frozen=True, slots=True)
class LifePointsSet(LifePointsChanged):
    """A player's Life Points were set as the Duel began."""

    def change(self, now: int) -> int:
        """Return the Life Points after it."""
        return self.amount


@dataclass(frozen=True, slots=True)
class DrawFailed(AboutPlayer, Fact):
    """A player had to draw and could not."""

    player: Player


@dataclass(frozen=True, slots=True)
class Lost(AboutPlayer, Fact):
    """A player lost the Duel."""

    player: Player

    def fold(self, state: Board) -> Board:
        """Count the player among those who lost."""
        return state if self.player in state.lost else state.but(lost=(*state.lost, self.player))


@dataclass(frozen=True, slots=True)
class DuelEnded(Fact):
    """The Duel is over."""

    def fold(self, state: Board) -> Board:
        """Mark it."""
        return state.but(over=True)


@dataclass(frozen=True, slots=True)
class TurnBegan(AboutPlayer, Fact):
    """A turn began."""

    player: Player
    turn: int

    def fold(self, state: Board) -> Board:
        """Make it the player's turn; what lasted for a turn is over."""
        return state.but(
            turn=self.turn, turn_player=self.player, normal_summons=0, lingering=(), phase=""
        )


@dataclass(frozen=True, slots=True)
class PhaseBegan(AboutPlayer, Fact):
    """A phase began."""

    player: Player
    phase: str

    def fold(self, state: Board) -> Board:
        """Make it the phase."""
        return state.but(phase=self.phase)


@dataclass(frozen=True, slots=True)
class LinkAdded(Fact):
    """An activation became a Chain Link."""

    link: Link
    number: int

    @property
    def subject(self) -> Hashable:
        """The card whose effect was activated."""
        return self.link.card

    def fold(self, state: Board) -> Board:
        """Put it on top of the Chain."""
        return state.but(chain=(*state.chain, self.link))


@dataclass(frozen=True, slots=True)
class LinkChanged(AboutCard, Fact):
    """A Chain Link is not what it was."""

    number: int
    card: Uid

    def changed(self, link: Link) -> Link:
        """Return the link as it is now."""
        raise NotImplementedError

    def fold(self, state: Board) -> Board:
        """Change it."""
        at = self.number - 1
        chain = (*state.chain[:at], self.changed(state.chain[at]), *state.chain[at + 1 :])
        return state.but(chain=chain)


@dataclass(frozen=True, slots=True)
class Targeted(LinkChanged):
    """The targets of a link were chosen; `arrivals` tell whether they have moved since."""

    targets: tuple[Uid, ...] = ()
    arrivals: tuple[int, ...] = ()

    def changed(self, link: Link) -> Link:
        """Return the link with its targets."""
        return replace(link, targets=self.targets, arrivals=self.arrivals)


@dataclass(frozen=True, slots=True)
class ActivationNegated(LinkChanged):
    """The activation of a link was negated."""

    happening: ClassVar[bool] = True

    def changed(self, link: Link) -> Link:
        """Return the link, negated."""
        return replace(link, negated=True)


@dataclass(frozen=True, slots=True)
class LinkBegan(LinkChanged):
    """It is a link's turn to resolve; unless its activation was negated, that is a happening."""

    negated: bool = False

    def changed(self, link: Link) -> Link:
        """Return the link, begun."""
        return replace(link, begun=True)


@dataclass(frozen=True, slots=True)
class LinkResolved(LinkChanged):
    """A link resolved; `carried_out` is False when nothing of it could be."""

    carried_out: bool = True

    def changed(self, link: Link) -> Link:
        """Return the link, done."""
        return replace(link, done=True)


@dataclass(frozen=True, slots=True)
class ChainEnded(Fact):
    """Every link of the Chain has resolved."""

    links: tuple[Link, ...]

    def fold(self, state: Board) -> Board:
        """Clear the Chain."""
        return state.but(chain=())


@dataclass(frozen=True, slots=True)
class Triggered(Fact):
    """The occasion of a Trigger Effect has come."""

    waiting: Waiting

    @property
    def subject(self) -> Hashable:
        """The card with the effect."""
        return self.waiting.card

    def fold(self, state: Board) -> Board:
        """Let it wait."""
        return state.but(waiting=(*state.waiting, self.waiting))


@dataclass(frozen=True, slots=True)
class NoLongerWaiting(Fact):
    """Trigger Effects were put on the Chain, declined, or could not be activated."""

    gone: tuple[Waiting, ...]

    def fold(self, state: Board) -> Board:
        """Let them wait no longer."""
        return state.but(waiting=tuple(w for w in state.waiting if w not in self.gone))


@dataclass(frozen=True, slots=True)
class Lingered(Fact):
    """Something became true for the rest of the turn."""

    what: Lingering

    @property
    def subject(self) -> Hashable:
        """The player it is about."""
        return self.what.player

    def fold(self, state: Board) -> Board:
        """Remember it."""
        return state.but(lingering=(*state.lingering, self.what))


@dataclass(frozen=True, slots=True)
class RestrictionLifted(AboutCard, Fact):
    """What a card forbade for the turn is no longer forbidden."""

    card: Uid

    def fold(self, state: Board) -> Board:
        """Forget it."""
        left = tuple(
            held
            for held in state.lingering
            if held.what != "no-battle-phase" or held.card != self.card
        )
        return state.but(lingering=left)


def moved(kind: type[Moved], card: Card, to: Zone, player: Player, **more: Any) -> Moved:
    """Return the event of a card moving to a zone of a player."""
    return kind(card.uid, card, Place(to, player), **more)
