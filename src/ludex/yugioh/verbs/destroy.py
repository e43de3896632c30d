"""The verb `destroy`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from ludex.kernel import value
from ludex.yugioh.book import Asked, Duel
from ludex.yugioh.decisions.refusable import Banishing, Choosing
from ludex.yugioh.facts import Destroyed
from ludex.yugioh.faults.flaw import Flaw, Here, says_where
from ludex.yugioh.readings.banishing import may_banish
from ludex.yugioh.readings.battle import battled_by
from ludex.yugioh.readings.finding import found
from ludex.yugioh.readings.stats import atk_on_field
from ludex.yugioh.table.board import About, Card, Link, Uid
from ludex.yugioh.table.seats import Player
from ludex.yugioh.verbs.carrying import Carrying, Doing, cards, one_of
from ludex.yugioh.verbs.verb import Verb
from ludex.yugioh.vocabulary import Filter, Which


@value
class Destroy(Verb):
    """Destroy the targets, this card, or every card of a filter.

    With `choose: 1`, choose one card on the field of the filter and destroy that; with `banish`,
    what is destroyed is banished.
    """

    facts = (Destroyed,)
    touches = "field"
    moves = "graveyard"
    reaches_hands = True
    destroy: Which | Filter
    choose: Literal[1] | None = None
    banish: bool = False

    def carry_out(self, g: Duel, on: Carrying) -> Doing:
        """Destroy card after card."""
        meant = list(cards(g, self.destroy, on, in_hand=True))
        if self.choose:
            options = [card for card in meant if card.on_field]
            options = [
                card for card in options if not g.refuses(Choosing(card.uid, as_target=False))
            ]
            uid = yield from one_of(options, on)
            meant = [] if uid is None else [g.state.card(uid)]
        together = tuple(card.uid for card in meant)
        for card in meant:
            if not g.state.stays((card.uid, card.since)):
                continue
            on.was, on.atk_it_had = card, atk_on_field(g, card)
            yield Destroyed(card.uid, on.card.uid, together, self.banish)
            # Something else may have gone in its place.
            on.done = on.done or not g.state.stays((card.uid, card.since))

    def could_do(self, g: Asked, you: Player, this: Uid, about: About) -> bool:
        """Whether there is such a card."""
        which = self.destroy
        if which == "just-summoned" and self.banish:
            summoned = (g.state.card(uid) for uid, _ in about.summoned)
            return any(may_banish(g, card, you) for card in summoned)
        return not isinstance(which, Filter) or any(
            found(g, which, you, this, against=about.against)
        )

    def refuses_target(self, g: Asked, this: Uid, card: Card) -> Sequence[str]:
        """Return who keeps its player from banishing a card, if it banishes what it destroys."""
        you = g.state.card(this).controller
        return g.refusals(Banishing(card.uid, you)) if self.banish else ()

    def would_destroy(self, g: Asked, link: Link) -> Iterable[Card]:
        """Return the cards that it is sure to destroy."""
        card = g.state.card(link.card)
        if isinstance(self.destroy, Filter):
            against = link.about.against
            there = found(g, self.destroy, link.player, link.card, against=against)
            return () if self.choose else there
        match self.destroy:
            case "targets" | "just-summoned":
                summoned = [uid for uid, _ in link.about.summoned]
                uids = link.targets if self.destroy == "targets" else summoned
                return [g.state.card(uid) for uid in uids]
            case "this":
                return [card]
            case "battled":
                battled = battled_by(g.state, card, link.player)
                return [] if battled is None else [battled]
            case "negated-card":
                below = g.state.chain.index(link) - 1
                return [g.state.card(g.state.chain[below].card)] if below >= 0 else []
            case _:
                return ()

    def of_several(self, here: Here) -> bool:
        """Whether it may destroy more than one card, none of them being chosen."""
        # A slotted class is another one than that in which this stands.
        return not self.choose and super(Destroy, self).of_several(here)  # noqa: UP008

    def own_flaws(self, here: Here) -> Iterator[Flaw]:
        """Yield a filter that does not say where, and a choice where there is none."""
        yield from says_where(self.destroy, (self.name,))
        if self.choose and not isinstance(self.destroy, Filter):
            yield Flaw(("choose",), f"'choose' among '{self.destroy}'", "a filter, as 'destroy'")
