"""Facts about the Chain: its links, and the effects that wait for one."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

from ludex.kernel import but, value
from ludex.playing import Said, Sentences
from ludex.yugioh.facts.fact import Fact
from ludex.yugioh.table.board import Board, Card, Link, Uid, Waiting
from ludex.yugioh.table.seats import Player, Side
from ludex.yugioh.table.subjects import AboutCard
from ludex.yugioh.table.told import named


@value
class LinkAdded(Fact):
    """An activation became a Chain Link; `by_choice` if a player began the Chain with it."""

    told: ClassVar[Sentences] = {
        "LinkAdded": "Player {player} activates {card}: {term:chain-link} {number}.",
        "LinkAddedOfEffect": (
            "Player {player} activates the effect of {card}: {term:chain-link} {number}."
        ),
        "LinkAddedByChoice": (
            "Player {player} activates {card} and chooses effect {effect}: {term:chain-link} "
            "{number}."
        ),
        "LinkAddedWithCard": (
            "Player {player} activates {card} along with its effect: {term:chain-link} {number}."
        ),
    }
    link: Link
    number: int
    by_choice: bool = False

    @property
    def subject(self) -> Hashable:
        """The card whose effect was activated."""
        return self.link.card

    def fold(self, state: Board) -> Board:
        """Put it on top of the Chain; count a Chain begun by choice in a battle."""
        battle = state.battle
        if battle is not None and self.by_choice:
            battle = but(battle, chains=battle.chains + 1)
        return state.but(chain=(*state.chain, self.link), battle=battle)

    def in_words(self, state: Board) -> Said:
        """Tell a card's activation from an effect's, as some languages do, and which of several."""
        link = self.link
        name = self._manner(state.card(link.card)) if link.activates_card else "LinkAddedOfEffect"
        return self.sentence(state, name, player=link.player, effect=link.effect)

    def _manner(self, card: Card) -> str:
        """Return the name of the sentence for the activation of a card."""
        kinds = card.data.by_kind
        if any(number == self.link.effect for number, _ in kinds.get("quick", ())):
            return "LinkAddedWithCard"
        return "LinkAddedByChoice" if len(kinds.get("activation", ())) > 1 else ""


@value
class LinkChanged(AboutCard, Fact):
    """A Chain Link is not what it was."""

    told: ClassVar[Sentences] = None
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


@value
class Targeted(LinkChanged):
    """The targets of a link were chosen; `arrivals` tell whether they have moved since."""

    told: ClassVar[Sentences] = "Player {player} targets {cards}."
    targets: tuple[Uid, ...] = ()
    arrivals: tuple[int, ...] = ()

    def changed(self, link: Link) -> Link:
        """Return the link with its targets."""
        return but(link, targets=self.targets, arrivals=self.arrivals)

    def in_words(self, state: Board) -> Said | None:
        """Tell the targets, if there are any."""
        if not self.targets:
            return None
        cards = tuple(named(state, uid) for uid in self.targets)
        return self.sentence(state, player=state.chain[self.number - 1].player, cards=cards)


@value
class OpponentChosen(LinkChanged):
    """The one of several opponents was chosen whom a link is about."""

    told: ClassVar[Sentences] = (
        "Player {player} chooses player {opponent} as the only opponent to whom {card} applies."
    )
    opponent: Player

    def changed(self, link: Link) -> Link:
        """Return the link, with that opponent."""
        return but(link, about=but(link.about, against=self.opponent))

    def in_words(self, state: Board) -> Said:
        """Tell whose link it is."""
        return self.sentence(state, player=state.chain[self.number - 1].player)


@value
class ActivationNegated(LinkChanged):
    """The activation of a link was negated."""

    told: ClassVar[Sentences] = {
        "ActivationNegated": "The activation of {card} is negated.",
        "ActivationNegatedOfEffect": "The activation of the effect of {card} is negated.",
    }
    happening: ClassVar[bool] = True

    def fold(self, state: Board) -> Board:
        """Change it, and remember whose effect has done so: that of the link above."""
        now = LinkChanged.fold(self, state)
        for above in state.chain[self.number : self.number + 1]:
            return now.with_card(but(now.card(above.card), negated_on_turn=state.turn))
        return now

    def changed(self, link: Link) -> Link:
        """Return the link, negated."""
        return but(link, negated="activation")

    def in_words(self, state: Board) -> Said:
        """Tell a card's activation from an effect's."""
        of_card = state.chain[self.number - 1].activates_card
        return self.sentence(state, "" if of_card else "ActivationNegatedOfEffect")


@value
class EffectNegated(LinkChanged):
    """The effect of a link was negated, but not its activation."""

    told: ClassVar[Sentences] = "The effect of {card} is negated."
    happening: ClassVar[bool] = True

    def changed(self, link: Link) -> Link:
        """Return the link, with its effect negated."""
        return but(link, negated="effect")


@value
class DamageTurned(LinkChanged):
    """What a link would inflict on a side, the other side is going to take."""

    told: ClassVar[Sentences] = {
        "DamageTurned": "Player {player}'s opponent takes the damage from {card} instead.",
        "DamageTurned-team": "Team {team}'s opponents take the damage from {card} instead.",
    }
    happening: ClassVar[bool] = True
    side: Side = "A"

    def changed(self, link: Link) -> Link:
        """Return the link, with whom it spares."""
        return but(link, spared=self.side)


@value
class DrawsToBeDiscarded(LinkChanged):
    """What a link has players draw is going to be discarded."""

    told: ClassVar[Sentences] = (
        "The cards that players draw by the effect of {card} will be discarded."
    )
    happening: ClassVar[bool] = True

    def changed(self, link: Link) -> Link:
        """Return the link, with that said of it."""
        return but(link, draws_discarded=True)


@value
class LinkBegan(LinkChanged):
    """It is a link's turn to resolve; unless its activation was negated, that is a happening."""

    told: ClassVar[Sentences] = None
    negated: bool = False

    def changed(self, link: Link) -> Link:
        """Return the link, begun."""
        return but(link, begun=True)


@value
class LinkResolved(LinkChanged):
    """A link resolved; `carried_out` is False when nothing of it could be."""

    told: ClassVar[Sentences] = {
        "LinkResolved": "{term:chain-link} {number}, {card}, has resolved.",
        "LinkFailed": "{term:chain-link} {number}, {card}, resolves without effect.",
        "LinkNegated": "{term:chain-link} {number}, {card}, was negated and does not resolve.",
    }
    carried_out: bool = True

    def fold(self, state: Board) -> Board:
        """Note on a card that was activated, and has stayed, what had come by then."""
        now, card = LinkChanged.fold(self, state), state.card(self.card)
        activated = state.chain[self.number - 1].activates_card
        if not (self.carried_out and activated and card.on_field and card.face_up):
            return now
        return now.with_card(but(card, resolved=state.arrivals))

    def changed(self, link: Link) -> Link:
        """Return the link, done."""
        return but(link, done=True)

    def in_words(self, state: Board) -> Said:
        """Tell a link that came to nothing apart."""
        if self.carried_out:
            return self.sentence(state)
        negated = state.chain[self.number - 1].negated == "activation"
        return self.sentence(state, "LinkNegated" if negated else "LinkFailed")


@value
class ChainEnded(Fact):
    """Every link of the Chain has resolved."""

    told: ClassVar[Sentences] = "The {term:chain} is over."
    links: tuple[Link, ...]

    def fold(self, state: Board) -> Board:
        """Clear the Chain."""
        return state.but(chain=())


@value
class Triggered(Fact):
    """The occasion of a Trigger Effect has come."""

    told: ClassVar[Sentences] = "The effect of {card} is triggered."
    waiting: Waiting

    @property
    def subject(self) -> Hashable:
        """The card with the effect."""
        return self.waiting.card

    def fold(self, state: Board) -> Board:
        """Let it wait."""
        return state.but(waiting=(*state.waiting, self.waiting))


@value
class NoLongerWaiting(Fact):
    """Trigger Effects were put on the Chain, declined, or could not be activated."""

    told: ClassVar[Sentences] = None
    gone: tuple[Waiting, ...]

    def fold(self, state: Board) -> Board:
        """Let them wait no longer."""
        return state.but(waiting=tuple(w for w in state.waiting if w not in self.gone))
